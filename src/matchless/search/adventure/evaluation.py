"""How likely the players are to win an adventure: a sum of terms, each with a weight."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from matchless.rules.adventure.adventure import GOALS, PLAYERS
from matchless.rules.board.bits import members
from matchless.rules.state.frame import NOBODY
from matchless.search.adventure.danger import danger
from matchless.search.adventure.promise import promise
from matchless.search.adventure.sites import tokens
from matchless.search.adventure.terms import (
    ACTIONS,
    ADVENTURE_TERMS,
    CONSTANT,
    DECK,
    ENEMIES_TO_COME,
    FALLEN,
    HAND,
    HERO_FRAILTY,
    HERO_HEALTH,
    LAST_CARDS,
    MINION_HEALTH,
    MINIONS,
    RESERVE,
    SIDEKICK_HEALTH,
    SIDEKICKS,
    VILLAIN_FRAILTY,
    VILLAIN_HASTE,
    VILLAIN_HEALTH,
    WAY,
    WAY_SQUARED,
    WORTH,
)

if TYPE_CHECKING:
    from matchless.rules.adventure.state import Quest
    from matchless.rules.state.state import State
    from matchless.search.adventure.tables import AdventureTables
    from matchless.search.tables import Tables

_FRAIL: Final[list[float]] = [1.0 - 0.8**health for health in range(128)]
_RESERVE: Final[list[float]] = [1.0 - 0.65**count for count in range(64)]
_HAND_LIMIT: Final = 7
_LAST: Final = 5
_STEEPEST: Final = 30.0


def adventure_features(tables: Tables, own: AdventureTables, state: State) -> list[float]:
    """Return the terms of a full state."""
    quest = state.quest
    assert quest is not None
    game = state.game
    row = [0.0] * ADVENTURE_TERMS
    track = len(own.adventure.track)
    way = float(quest.goals * track + min(quest.threat, track)) / float(GOALS * track)
    share = 1.0 / float(game.players)
    best = [0.0] * len(game.fighters)
    guard = [0.0] * len(game.fighters)
    row[CONSTANT] = 1.0
    row[WAY] = way
    row[WAY_SQUARED] = way * way
    _fighters(own, state, share, row)
    row[VILLAIN_HASTE] = way * row[VILLAIN_HEALTH]
    for number in range(game.players):
        _cards(tables, state, number, share, best, guard, row)
    row[ACTIONS] = float(state.actions) if state.turn < game.players else 0.0
    row[ENEMIES_TO_COME] = share * _turns_to_come(own, quest)
    ways = own.ways(state.doors)
    promise(own, state, ways, way, best, row)
    danger(own, state, quest, ways, guard, row)
    tokens(own, state, quest, ways, way, row)
    return row


def _fighters(own: AdventureTables, state: State, share: float, row: list[float]) -> None:
    villain = own.enemies[0]
    for fighter in state.game.fighters:
        health = state.health[fighter.number]
        if health <= 0:
            if fighter.is_hero and not fighter.is_enemy:
                row[FALLEN] += share
        elif fighter.number == villain:
            row[VILLAIN_HEALTH] = share * float(health)
            row[VILLAIN_FRAILTY] = _FRAIL[health]
        elif fighter.is_enemy:
            row[MINION_HEALTH] += share * float(health)
            row[MINIONS] += share
        elif fighter.is_hero:
            row[HERO_HEALTH] += share * float(health)
            row[HERO_FRAILTY] += share * _FRAIL[health]
        else:
            row[SIDEKICK_HEALTH] += share * float(health)
            row[SIDEKICKS] += share


def _cards(
    tables: Tables,
    state: State,
    number: int,
    share: float,
    best: list[float],
    guard: list[float],
    row: list[float],
) -> None:
    """Look at a hand and a deck; ``best`` and ``guard`` get the strongest cards of each fighter."""
    seat = state.game.seats[number]
    cards = members(state.hand[number])
    count = len(cards)
    row[HAND] += share * float(min(count, _HAND_LIMIT))
    row[RESERVE] += share * _RESERVE[count]
    left = len(state.deck[number])
    row[DECK] += share * float(left)
    row[LAST_CARDS] += share * float(min(left, _LAST))
    attack = tables.attack[number]
    defense = tables.defense[number]
    worth = tables.worth[number]
    total = 0.0
    for card in cards:
        total += worth[card]
        printed = seat.deck[card]
        if printed.is_scheme:
            continue
        users = printed.users
        strikes = attack[card]
        holds = defense[card]
        for fighter in seat.fighters:
            if users >> fighter.rank & 1:
                best[fighter.number] = max(best[fighter.number], strikes)
                guard[fighter.number] = max(guard[fighter.number], holds)
    if count > _HAND_LIMIT:
        total = total * float(_HAND_LIMIT) / float(count)
    row[WORTH] += share * total


def _turns_to_come(own: AdventureTables, quest: Quest) -> float:
    found = 0.0
    for card in quest.initiative:
        if own.turns[card] >= 0:
            found += 1.0
    return found


def adventure_chances(tables: Tables, own: AdventureTables, state: State) -> list[float]:
    """Return how likely the players, and the enemies, are to win."""
    chance = 0.0
    if state.winner != NOBODY:
        chance = 1.0 if state.winner == PLAYERS else 0.0
    elif state.health[own.enemies[0]] <= 0:
        chance = 1.0  # the rules look for the end only after the turn
    elif state.occupied_by_team[PLAYERS] or not state.turns:
        row = adventure_features(tables, own, state)
        total = 0.0
        for at in range(ADVENTURE_TERMS):
            total += own.weights[at] * row[at]
        total = min(_STEEPEST, max(-_STEEPEST, total))
        chance = 1.0 / (1.0 + exp(-total))
    return [chance, 1.0 - chance]
