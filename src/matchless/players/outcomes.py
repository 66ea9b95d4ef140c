"""What an answer leads to, on average over what a seat cannot know: played on to the next action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.players.bot import mixed
from matchless.rules.board.board import NOWHERE
from matchless.search.adventure.evaluation import adventure_features
from matchless.search.evaluation import features

if TYPE_CHECKING:
    from matchless.rules.game import Fighter
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View
    from matchless.search.search import Search
    from matchless.search.tables import Tables

_STATES: Final = 12
"""How many times the unknown is imagined; the same for every answer, so that they can be compared."""
_SEED: Final = 2


class Outcome(NamedTuple):
    """The position after an answer, on average."""

    ours: list[float]  # the evaluation's features of the seat's side; in an adventure, of the whole position
    theirs: list[float]  # the same of the others, on average; in an adventure, nothing
    health: list[float]  # by fighter
    exposed: list[float]  # by fighter: how likely an enemy can reach and attack it with one move
    wins: float  # how likely the game is won at once


def outcome_of(tables: Tables, search: Search, view: View, option: int) -> Outcome:
    """Return what an answer leads to when the game is played on as a search of the same view found best."""
    team = view.position.game.sides[view.seat]
    count = len(view.position.game.fighters)
    ours: list[list[float]] = []
    theirs: list[list[float]] = []
    health: list[list[float]] = []
    exposed: list[list[float]] = []
    wins = 0
    for number in range(_STATES):
        state = view.imagine(mixed(_SEED, number))
        search.play_on(state, option)
        if tables.adventure is not None:
            ours.append(adventure_features(tables, tables.adventure, state))
        else:
            sides = _by_side(tables, state)
            ours.append(sides[team])
            theirs.append(_means([side for at, side in enumerate(sides) if at != team]))
        health.append([float(max(0, one)) for one in state.health[:count]])
        exposed.append([float(_is_exposed(tables, state, fighter)) for fighter in range(count)])
        wins += state.winner == team
    return Outcome(_means(ours), _means(theirs), _means(health), _means(exposed), wins / _STATES)


def _by_side(tables: Tables, state: State) -> list[list[float]]:
    """Return the evaluation's features of each side: those of its seats together."""
    game = state.game
    rows = features(tables, state)
    return [
        [
            sum(column)
            for column in zip(*(row for at, row in enumerate(rows) if game.sides[at] == team), strict=True)
        ]
        for team in range(game.teams)
    ]


def _is_exposed(tables: Tables, state: State, fighter: int) -> bool:
    there = state.space[fighter]
    if there == NOWHERE:
        return False
    team = state.game.fighters[fighter].team
    return any(
        _steps(tables, state, other, there) <= tables.move[other.number]
        for other in state.game.fighters
        if other.team != team and state.space[other.number] != NOWHERE
    )


def _steps(tables: Tables, state: State, fighter: Fighter, there: int) -> int:
    """Return the steps after which a fighter can attack a space."""
    until = tables.until[fighter.number]
    if tables.adventure is not None:  # bridges fall, and with them the ways
        ways = tables.adventure.ways(state.doors)
        until = ways.ranged if fighter.ranged else ways.melee
    return until[there][state.space[fighter.number]]


def _means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
