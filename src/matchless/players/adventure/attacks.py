"""The attacks that players and enemies of an adventure could make, wherever they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, final

from matchless.players.cards import best_held
from matchless.rules.adventure.state import quest_of
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.values import standing_bonus
from matchless.rules.game import ATTACK_VALUE

if TYPE_CHECKING:
    from matchless.players.adventure.tables import AdventureTables, EnemyForecast
    from matchless.rules.game import Fighter
    from matchless.rules.state.state import State

Threat: TypeAlias = tuple[int, int, float, float]
"""An enemy: its fighter, its move, how often it acts in the near future, and its attack."""
Target: TypeAlias = tuple[int, list[float], int, float]
"""One of the players' fighters: its number, its worth by health, its health, and what it blocks."""
Attack: TypeAlias = tuple[int, list[list[int]], list[int], list[tuple[int, float]]]
"""One of our fighters, its distances, what they take to cross, and what an attack on each enemy would be worth."""

_LATER: Final = 0.5
"""How often an enemy that has acted in this round acts before our next turn."""
LEAST: Final = 0.4
"""The average damage even of a blocked attack."""
_EMPTY_HANDED: Final = 1.5
"""The attack of a fighter without an attack card: one may still be drawn."""
_VICTORY: Final = 10.0
"""What a chance to defeat the villain is worth."""
_BLOW: Final = 4
"""A sample attack, to find out who withstands one best."""
_UNSEEN: Final = 3.0
"""What the best card in a hidden hand blocks."""


class Attacks(NamedTuple):
    """What both sides can do to each other; the villain is the first threat, the sturdiest fighter the first target."""

    hopes: list[Attack]
    menaces: list[Threat]
    targets: list[Target]


@final
class AttackTable:
    """The attacks in view at one decision, worked out once for equal health and hands."""

    __slots__ = ("_foreboding", "_hopes", "_menaces", "_targets")

    def __init__(self, forecast: EnemyForecast) -> None:
        self._foreboding: Final = forecast
        self._hopes: Final[dict[tuple[int, tuple[int, ...], int], list[Attack]]] = {}
        self._menaces: Final[dict[tuple[bytes, bytes, tuple[int, ...]], list[Threat]]] = {}
        self._targets: Final[dict[tuple[int, tuple[int, ...], int], list[Target]]] = {}

    def attacks(self, state: State, way: float) -> Attacks:
        """Return the attacks, given how far the threat marker is along its track."""
        forecast = self._foreboding
        quest = quest_of(state)
        first = forecast.tables.enemies[0].number
        own, enemies = tuple(state.health[:first]), tuple(state.health[first:])
        hand = state.hand[forecast.seat] & forecast.held
        menaces = self._menaces.get((quest.initiative, quest.row, enemies))
        if menaces is None:
            menaces = _menaces(forecast, state)
            self._menaces[quest.initiative, quest.row, enemies] = menaces
        bare = sum(1 << seat for seat in range(state.game.players) if not state.hand[seat])
        targets = self._targets.get((hand, own, bare))
        if targets is None:
            targets = self._targets[hand, own, bare] = _targets(forecast, state)
        key = (hand, (*own, *enemies), state.doors)
        hopes = self._hopes.get(key)
        if hopes is None:
            hopes = self._hopes[key] = _hopes(forecast, state, menaces, way)
        return Attacks(hopes, menaces, targets)


def _hopes(forecast: EnemyForecast, state: State, menaces: list[Threat], way: float) -> list[Attack]:
    """Return what each of our fighters could do to each enemy."""
    found: list[Attack] = []
    tables = forecast.tables
    seat = state.game.seats[forecast.seat]
    deck = tables.decks[seat.number]
    hand = state.hand[seat.number] & forecast.held
    ways = tables.grounds(state.doors).ways
    for fighter in seat.fighters:
        if not state.health[fighter.number] or state.space[fighter.number] == NOWHERE:
            continue
        attack = best_held(deck.attack[fighter.rank], hand)
        if attack > 0:
            attack += standing_bonus(state, ATTACK_VALUE, seat.number, fighter.number)
        attack = max(attack, _EMPTY_HANDED)
        gains = [(menace[0], _gain(forecast, state, menace[0], attack, way)) for menace in menaces]
        until = ways.ranged if fighter.ranged else ways.melee
        found.append((fighter.number, until, tables.stages[seat.number], gains))
    return found


def _gain(forecast: EnemyForecast, state: State, enemy: int, attack: float, way: float) -> float:
    """Return what an attack on an enemy is worth."""
    weights = forecast.tables.weights
    damage = forecast.damage(enemy, attack)
    health = state.health[enemy]
    if enemy == forecast.tables.enemies[0].number:
        gain = weights.villain * (1 + weights.haste * way) * min(damage, health)
        return gain + _VICTORY if damage >= health else gain
    return weights.minion * min(damage, health) + (weights.alive if damage >= health else 0.0)


def _menaces(forecast: EnemyForecast, state: State) -> list[Threat]:
    """Return the enemies on the board, the villain first, and how often each acts in the near future."""
    tables = forecast.tables
    quest = quest_of(state)
    turns = [0.0] * len(state.game.seats)
    for card in quest.initiative:
        seat = tables.turns[card]
        if seat >= 0:
            turns[seat] += 1.0
    for card in quest.row:
        seat = tables.turns[card]
        if seat >= 0:
            turns[seat] += _LATER
    return [
        (enemy.number, tables.moves[enemy.seat], turns[enemy.seat], forecast.attacks[enemy.number])
        for enemy in tables.enemies
        if state.health[enemy.number] and state.space[enemy.number] != NOWHERE
    ]


def _targets(forecast: EnemyForecast, state: State) -> list[Target]:
    """Return the players' fighters on the board, the one that a hit costs least first."""
    found: list[Target] = []
    tables = forecast.tables
    for seat in range(state.game.players):
        hand = state.hand[seat] & forecast.held if seat == forecast.seat else -1
        for fighter in state.game.seats[seat].fighters:
            number = fighter.number
            if not state.health[number] or state.space[number] == NOWHERE:
                continue
            block = _block(tables, fighter, hand, state)
            found.append((number, tables.vitality[number], state.health[number], block))
    found.sort(key=lambda target: drop(target[1], target[2], max(_BLOW - target[3], LEAST)))
    return found


def _block(tables: AdventureTables, fighter: Fighter, hand: int, state: State) -> float:
    """Return what a fighter is expected to block."""
    if hand >= 0:
        best = best_held(tables.decks[fighter.seat].defense[fighter.rank], hand)
    else:
        best = _UNSEEN if state.hand[fighter.seat] else 0.0
    return best * tables.weights.block


def drop(worth: list[float], health: int, damage: float) -> float:
    """Return what a fighter loses by some damage, which need not be a whole number.

    >>> drop([0.0, 5.0, 7.0, 8.0], 3, 1.5)
    2.0
    """
    left = health - damage
    if left <= 0:
        return worth[health] - worth[0]
    whole = int(left)
    part = left - whole
    here = worth[whole] if part == 0 else worth[whole] + part * (worth[whole + 1] - worth[whole])
    return worth[health] - here
