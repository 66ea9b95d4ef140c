"""How good a position is for each side."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from matchless.rules.state.state import State
    from matchless.search.parameters import Parameters
    from matchless.search.tables import Tables

TURN: Final = 0
ACTIONS: Final = 1
HERO_HEALTH: Final = 2
HERO_FRAILTY: Final = 3
SIDEKICK_HEALTH: Final = 4
SIDEKICKS: Final = 5
HAND: Final = 6
RESERVE: Final = 7
DECK: Final = 8
LAST_CARDS: Final = 9
BEST_ATTACK: Final = 10
BEST_DEFENSE: Final = 11
HAND_WORTH: Final = 12
PRESS: Final = 13
APPROACH: Final = 14
KILL: Final = 15
SCHEMES: Final = 16
_COUNT: Final = 17

_FRAIL: Final[list[float]] = [1.0 - 0.8**health for health in range(64)]
_RESERVE: Final[list[float]] = [1.0 - 0.65**count for count in range(64)]
_HAND_LIMIT: Final = 7
_LAST: Final = 5
_FARTHEST: Final = 20
_BOOST: Final = 2
"""How much farther a boost is expected to carry a fighter."""
_LEAST: Final = 0.4
"""What even a defended attack is expected to do."""
_GUARDED: Final = 0.7
"""How much of the best defense to count on."""


def features(tables: Tables, state: State) -> list[list[float]]:
    """Return what the evaluation sees of each side of a full state."""
    game = state.game
    found = [[0.0] * _COUNT for _side in range(game.teams)]
    active = found[game.sides[state.turn]]
    active[TURN] = 1.0
    active[ACTIONS] = float(state.actions)
    for fighter in game.fighters:
        health = state.health[fighter.number]
        if health <= 0:
            continue
        side = found[fighter.team]
        if fighter.is_hero:
            side[HERO_HEALTH] += float(health)
            side[HERO_FRAILTY] += _FRAIL[health]
        else:
            side[SIDEKICK_HEALTH] += float(health)
            side[SIDEKICKS] += 1.0
    best = [0.0] * len(game.fighters)
    guard = [0.0] * len(game.fighters)
    _hands(tables, state, best, guard, found)
    for team in range(game.teams):
        _press(tables, state, team, best, guard, found[team])
    return found


def _hands(
    tables: Tables, state: State, best: list[float], guard: list[float], found: list[list[float]]
) -> None:
    """Look at hands and decks; ``best`` and ``guard`` get the strongest cards of each fighter."""
    for seat in state.game.seats:
        number = seat.number
        side = found[seat.team]
        cards = members(state.hand[number])
        count = len(cards)
        side[HAND] += float(min(count, _HAND_LIMIT))
        side[RESERVE] += _RESERVE[count]
        left = len(state.deck[number])
        side[DECK] += float(left)
        side[LAST_CARDS] += float(min(left, _LAST))
        attack = tables.attack[number]
        defense = tables.defense[number]
        worth = tables.worth[number]
        deck = seat.deck
        total = 0.0
        for card in cards:
            total += worth[card]
            printed = deck[card]
            if printed.is_scheme:
                side[SCHEMES] += 1.0
                continue
            users = printed.users
            strikes = attack[card]
            holds = defense[card]
            for fighter in seat.fighters:
                if users >> fighter.rank & 1:
                    best[fighter.number] = max(best[fighter.number], strikes)
                    guard[fighter.number] = max(guard[fighter.number], holds)
        side[HAND_WORTH] += total
        side[BEST_ATTACK] += best[seat.first]
        side[BEST_DEFENSE] += guard[seat.first]


def _press(
    tables: Tables, state: State, team: int, best: list[float], guard: list[float], side: list[float]
) -> None:
    """Work out what a side's best attack promises, and how far it is from a hero."""
    fighters = state.game.fighters
    space = state.space
    top = 0.0
    kill = 0.0
    nearest = _FARTHEST
    for fighter in fighters:
        here = space[fighter.number]
        if fighter.team != team or here == NOWHERE:
            continue
        until = tables.until[fighter.number]
        move = tables.move[fighter.number]
        power = best[fighter.number]
        for other in fighters:
            there = space[other.number]
            if other.team == team or there == NOWHERE:
                continue
            need = until[there][here]
            if other.is_hero and need < nearest:
                nearest = need
            if power <= 0.0 or need > move + _BOOST:
                continue
            chance = 1.0 if need == 0 else (0.7 if need <= move else 0.35)
            damage = power - _GUARDED * guard[other.number]
            damage = max(damage, _LEAST)
            health = float(state.health[other.number])
            if other.is_hero:
                if damage >= health and chance > kill:
                    kill = chance
                promise = damage
            else:
                promise = 0.6 * (damage if damage < health else health + 1.0)
            top = max(top, promise * chance)
    side[PRESS] = top
    side[KILL] = kill
    side[APPROACH] = float(nearest)


def chances(tables: Tables, parameters: Parameters, state: State) -> list[float]:
    """Return how likely each side is to win."""
    teams = state.game.teams
    if state.winner != NOBODY:
        return [1.0 if team == state.winner else 0.0 for team in range(teams)]
    weights = parameters.weights
    sums: list[float] = []
    high = -1.0e9
    for side in features(tables, state):
        total = 0.0
        for at in range(len(weights)):
            total += weights[at] * side[at]
        sums.append(total)
        high = max(high, total)
    whole = 0.0
    for team in range(teams):
        # A side without fighters on the board can no longer win.
        alive = state.occupied_by_team[team] != 0 or state.turns == 0
        sums[team] = exp(sums[team] - high) if alive else 0.0
        whole += sums[team]
    if whole <= 0.0:
        return [1.0 / float(teams)] * teams
    return [one / whole for one in sums]
