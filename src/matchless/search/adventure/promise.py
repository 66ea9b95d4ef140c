"""What the heroes' next attacks are expected to achieve in an adventure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.board.board import NOWHERE
from matchless.search.adventure.stages import actions_left, stage
from matchless.search.adventure.terms import APPROACH, PRESS, PRESS_NEXT
from matchless.search.distances import FAR

if TYPE_CHECKING:
    from matchless.rules.game import Fighter
    from matchless.rules.state.state import State
    from matchless.search.adventure.tables import AdventureTables, Distances

_CHANCES: Final[list[list[float]]] = [
    # How likely an attack is, by what it takes: nothing more, a maneuver, a boosted one, two of them, or more;
    # with no, one or two actions left.
    [0.6, 0.5, 0.4, 0.25, 0.1],
    [1.0, 0.5, 0.4, 0.25, 0.1],
    [1.0, 0.85, 0.5, 0.3, 0.15],
]
_EMPTY_HANDED: Final = 1.5
"""The attack of a fighter without an attack card: one may still be drawn."""
# What damage is worth, in health of a hero.
_VILLAIN: Final = 2.4
_VICTORY: Final = 10.0
_MINION: Final = 0.6
_DEFEATED: Final = 3.0
_GUARD: Final = 2.0
"""What an enemy is expected to block if its deck is about to be shuffled."""
_LEAST: Final = 0.4
"""The average damage even of a blocked attack."""


def promise(
    tables: AdventureTables, state: State, ways: Distances, way: float, best: list[float], row: list[float]
) -> None:
    """Work out what the two most promising fighters could do, and how far the villain is."""
    space = state.space
    villain = space[tables.enemies[0]]
    first = second = 0.0
    nearest = FAR
    actions = actions_left(state)
    for fighter in state.game.fighters:
        here = space[fighter.number]
        if fighter.is_enemy or here == NOWHERE or state.health[fighter.number] <= 0:
            continue
        until = ways.ranged if fighter.ranged else ways.melee
        if villain != NOWHERE:
            nearest = min(nearest, until[villain][here])
        chances = _CHANCES[actions if fighter.seat == state.turn else 0]
        top = _hope(tables, state, fighter, until, way, max(best[fighter.number], _EMPTY_HANDED), chances)
        if top > first:
            second = first
            first = top
        elif top > second:
            second = top
    row[PRESS] = first
    row[PRESS_NEXT] = second
    row[APPROACH] = float(nearest) if nearest < FAR else 0.0


def _hope(
    tables: AdventureTables,
    state: State,
    fighter: Fighter,
    until: list[list[int]],
    way: float,
    attack: float,
    chances: list[float],
) -> float:
    """Return what a fighter's most promising attack is worth, weighted by how likely it is to happen."""
    here = state.space[fighter.number]
    move = state.game.seats[fighter.seat].move
    top = 0.0
    for enemy in tables.enemies:
        there = state.space[enemy]
        if there != NOWHERE and state.health[enemy] > 0:
            gain = _gain(tables, state, enemy, attack, way)
            top = max(top, gain * chances[stage(until[there][here], move)])
    return top


def _gain(tables: AdventureTables, state: State, enemy: int, attack: float, way: float) -> float:
    """Return what an attack on an enemy is worth."""
    health = float(state.health[enemy])
    damage = _damage(state, state.game.fighters[enemy].seat, attack)
    if enemy == tables.enemies[0]:
        gain = _VILLAIN * (1.0 + way) * min(damage, health)
        return gain + _VICTORY if damage >= health else gain
    gain = _MINION * min(damage, health)
    return gain + _DEFEATED if damage >= health else gain


def _damage(state: State, seat: int, attack: float) -> float:
    """Return the expected damage of an attack on an enemy, who blocks with the top card of its deck."""
    deck = state.game.seats[seat].deck
    pile = state.deck[seat]
    total = 0.0
    count = 0
    for card in pile:
        left = attack - float(max(0, deck[card].guard))
        if left > 0.0:
            total += left
        count += 1
    return total / float(count) if count else max(attack - _GUARD, _LEAST)
