"""How good a position is for each side: a sum of terms by seat, each with a weight."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.state.frame import NOBODY
from matchless.search.adventure.evaluation import adventure_chances

if TYPE_CHECKING:
    from matchless.rules.state.state import State
    from matchless.search.tables import Tables

FEATURES: Final = (
    ("turn", 0.1),  # it is their turn
    ("actions", 0.1),  # actions left, if it is
    ("hero_health", 0.22),  # each health of a hero
    ("hero_frailty", 1.6),  # 1 - 0.8 ** health: the last points count most
    ("sidekick_health", 0.08),  # each health of a sidekick
    ("sidekicks", 0.2),  # each sidekick standing
    ("hand", 0.05),  # each card in hand, up to the limit
    ("reserve", 0.8),  # 1 - 0.65 ** cards: having any at all
    ("deck", 0.03),  # each card left to draw
    ("last_cards", 0.12),  # each of the last five, on top of that
    ("best_attack", 0.03),  # the hero's best attack in hand
    ("best_defense", 0.03),  # the hero's best defense in hand
    ("press", 0.15),  # the damage that the best attack promises
    ("approach", -0.01),  # steps to the nearest enemy hero
    ("kill", 0.0),  # the chance to defeat a hero next
    ("schemes", 0.0),  # each scheme in hand
    ("first_counter", 0.0),  # what the hero's first form or counter shows: it counts only by hero
    ("second_counter", 0.0),
    ("press_now", 0.0),  # the damage that the best attack promises, if they are to act
    ("kill_now", 0.0),
    ("press_share", 0.0),  # the share of its health that a hero may lose to the next attack
)
"""The terms of a position, with the weights to begin with; what single cards in hand are worth is added to them."""
# Their places.
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
PRESS: Final = 12
APPROACH: Final = 13
KILL: Final = 14
SCHEMES: Final = 15
FIRST_COUNTER: Final = 16
PRESS_NOW: Final = 18
KILL_NOW: Final = 19
PRESS_SHARE: Final = 20
_COUNT: Final = 21

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
    """Return the terms of each seat in a full state."""
    game = state.game
    found = [[0.0] * _COUNT for _seat in game.seats]
    active = found[state.turn]
    active[TURN] = 1.0
    active[ACTIONS] = float(state.actions)
    for fighter in game.fighters:
        health = state.health[fighter.number]
        if health <= 0:
            continue
        row = found[fighter.seat]
        if fighter.is_hero:
            row[HERO_HEALTH] += float(health)
            row[HERO_FRAILTY] += _FRAIL[health]
        else:
            row[SIDEKICK_HEALTH] += float(health)
            row[SIDEKICKS] += 1.0
    best = [0.0] * len(game.fighters)
    guard = [0.0] * len(game.fighters)
    for number in range(len(found)):
        _hand(tables, state, number, best, guard, found[number])
        at = FIRST_COUNTER
        for counter in tables.counters[number]:
            found[number][at] = float(state.counters[counter])
            at += 1
    for number in range(len(found)):
        _press(tables, state, number, best, guard, found[number])
    if state.actions > 0:
        active[PRESS_NOW] = active[PRESS]
        active[KILL_NOW] = active[KILL]
    return found


def _hand(
    tables: Tables, state: State, number: int, best: list[float], guard: list[float], row: list[float]
) -> None:
    """Look at a hand and a deck; ``best`` and ``guard`` get the strongest cards of each fighter."""
    seat = state.game.seats[number]
    cards = members(state.hand[number])
    count = len(cards)
    row[HAND] = float(min(count, _HAND_LIMIT))
    row[RESERVE] = _RESERVE[count]
    left = len(state.deck[number])
    row[DECK] = float(left)
    row[LAST_CARDS] = float(min(left, _LAST))
    attack = tables.attack[number]
    defense = tables.defense[number]
    deck = seat.deck
    for card in cards:
        printed = deck[card]
        if printed.is_scheme:
            row[SCHEMES] += 1.0
            continue
        users = printed.users
        strikes = attack[card]
        holds = defense[card]
        for fighter in seat.fighters:
            if users >> fighter.rank & 1:
                best[fighter.number] = max(best[fighter.number], strikes)
                guard[fighter.number] = max(guard[fighter.number], holds)
    row[BEST_ATTACK] = best[seat.first]
    row[BEST_DEFENSE] = guard[seat.first]


def _press(
    tables: Tables, state: State, number: int, best: list[float], guard: list[float], row: list[float]
) -> None:
    """Work out what a seat's best attack promises, and how far it is from a hero."""
    game = state.game
    fighters = game.fighters
    team = game.sides[number]
    space = state.space
    top = 0.0
    kill = 0.0
    share = 0.0
    nearest = _FARTHEST
    for fighter in game.seats[number].fighters:
        here = space[fighter.number]
        if here == NOWHERE:
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
                share = max(share, chance * min(1.0, damage / health))
                promise = damage
            else:
                promise = 0.6 * (damage if damage < health else health + 1.0)
            top = max(top, promise * chance)
    row[PRESS] = top
    row[KILL] = kill
    row[APPROACH] = float(nearest)
    row[PRESS_SHARE] = share


def sums(tables: Tables, state: State) -> list[float]:
    """Return the score of each side: the sum of its weighted terms."""
    found = [0.0] * state.game.teams
    rows = features(tables, state)
    for number in range(len(rows)):
        weights = tables.positions[number]
        row = rows[number]
        total = 0.0
        for at in range(_COUNT):
            total += weights[at] * row[at]
        hold = tables.hold[number]
        for card in members(state.hand[number]):
            total += hold[card]
        found[state.game.sides[number]] += total
    return found


def chances(tables: Tables, state: State) -> list[float]:
    """Return how likely each side is to win."""
    if tables.adventure is not None:
        return adventure_chances(tables, tables.adventure, state)
    teams = state.game.teams
    if state.winner != NOBODY:
        return [1.0 if team == state.winner else 0.0 for team in range(teams)]
    found = sums(tables, state)
    high = -1.0e9
    for one in found:
        high = max(high, one)
    whole = 0.0
    for team in range(teams):
        # A side without fighters on the board can no longer win.
        alive = state.occupied_by_team[team] != 0 or state.turns == 0
        found[team] = exp(found[team] - high) if alive else 0.0
        whole += found[team]
    if whole <= 0.0:
        return [1.0 / float(teams)] * teams
    return [one / whole for one in found]
