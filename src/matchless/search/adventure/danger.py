"""What the enemies of an adventure will do next: each attacks the nearest fighter, or advances the threat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.adventure.adventure import GOALS
from matchless.rules.board.board import NOWHERE
from matchless.search.adventure.stages import actions_left
from matchless.search.adventure.terms import DANGER, DOOM, IDLE

if TYPE_CHECKING:
    from matchless.rules.adventure.state import Quest
    from matchless.rules.state.state import State
    from matchless.search.adventure.tables import AdventureTables, Distances

_CALM: Final[list[float]] = [1.0, 0.7, 0.5]
"""How much the enemies' attacks count, by how many actions are left before them."""
_LATER: Final = 0.5
"""How often an enemy that has acted in this round acts before the next turn."""
_TIRED: Final = 0.5
"""How much less of each further attack a fighter blocks."""
_BLOCK: Final = 0.6
"""How much of the best defense to count on."""
_LEAST: Final = 0.4
"""The average damage even of a blocked attack."""
_EFFECT: Final = 0.5
"""What an effect adds to an enemy's attack."""
_UNKNOWN: Final = 3.0
"""The attack expected of an enemy whose deck is about to be shuffled."""
# What health is worth, in health of a hero.
_SIDEKICK: Final = 0.6
_STANDING: Final = 0.8
_FRAILTY: Final = 5.0
_FALLEN: Final = 6.0
_WORTH: Final[list[float]] = [
    0.0 if not health else _FALLEN + float(health) + _FRAILTY * (1.0 - 0.8**health) for health in range(128)
]
"""What the health of a hero is worth."""


def danger(
    tables: AdventureTables, state: State, quest: Quest, ways: Distances, guard: list[float], row: list[float]
) -> None:
    """Work out what the enemies' next attacks would cost; ``guard`` are the best defenses of each fighter."""
    game = state.game
    turns = _turns(tables, state, quest)
    harm = [0.0] * len(game.fighters)
    block = [_BLOCK * one for one in guard]
    idle = 0.0
    for enemy in tables.enemies:
        if state.space[enemy] == NOWHERE or state.health[enemy] <= 0:
            continue
        seat = game.fighters[enemy].seat
        chance = turns[seat]
        chosen = _target(state, enemy, ways.melee, guard)
        if chosen < 0:
            idle += chance
            continue
        attack = _attack(state, seat) + float(quest.fury)
        harm[chosen] += chance * max(attack - block[chosen], _LEAST)
        block[chosen] *= _TIRED
    calm = _CALM[actions_left(state)]
    _cost(state, harm, calm, row)
    row[IDLE] = calm * idle / float(GOALS * len(tables.adventure.track)) * float(game.players)


def _turns(tables: AdventureTables, state: State, quest: Quest) -> list[float]:
    """Return by seat how often each enemy acts in the near future."""
    turns = [0.0] * len(state.game.seats)
    for card in quest.initiative:
        seat = tables.turns[card]
        if seat >= 0:
            turns[seat] += 1.0
    for card in quest.row:
        seat = tables.turns[card]
        if seat >= 0:
            turns[seat] += _LATER
    return turns


def _target(state: State, enemy: int, melee: list[list[int]], guard: list[float]) -> int:
    """Return whom an enemy attacks, or -1: among those equally near the sturdiest, since the players choose."""
    here = state.space[enemy]
    least = state.game.seats[state.game.fighters[enemy].seat].move + 1
    chosen = -1
    hardest = 0.0
    for fighter in state.game.fighters:
        number = fighter.number
        there = state.space[number]
        if fighter.is_enemy or there == NOWHERE or state.health[number] <= 0:
            continue
        need = melee[there][here]
        ease = float(state.health[number]) + guard[number]
        if need < least or (need == least and chosen >= 0 and ease > hardest):
            least = need
            chosen = number
            hardest = ease
    return chosen


def _cost(state: State, harm: list[float], calm: float, row: list[float]) -> None:
    """Add up what the players would lose."""
    total = 0.0
    doom = 0.0
    for fighter in state.game.fighters:
        hurt = harm[fighter.number]
        if hurt <= 0.0:
            continue
        health = state.health[fighter.number]
        left = float(health) - hurt
        if not fighter.is_hero:
            total += _SIDEKICK * min(hurt, float(health)) + (_STANDING if left <= 0.0 else 0.0)
        elif left <= 0.0:
            total += _WORTH[health]
            doom += 1.0
        else:
            whole = int(left)
            part = left - float(whole)
            total += _WORTH[health] - (_WORTH[whole] * (1.0 - part) + _WORTH[whole + 1] * part)
    row[DANGER] = calm * total
    row[DOOM] = calm * doom


def _attack(state: State, seat: int) -> float:
    """Return the expected attack of an enemy."""
    deck = state.game.seats[seat].deck
    total = 0.0
    count = 0
    for card in state.deck[seat]:
        printed = deck[card]
        total += float(max(0, printed.value))
        if printed.timings & 7:
            total += _EFFECT
        count += 1
    return total / float(count) if count else _UNKNOWN
