"""Training on adventures: games that the search plays, what they teach, and the gate for the new weights."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from matchless.lab.adventure.plan import AdventurePlan, adventure, make_adventure_plans
from matchless.lab.training.selfplay import (
    ChanceExample,
    ChoiceExample,
    Lessons,
    Played,
    play_game,
    replayed,
)
from matchless.library.library import Library
from matchless.match.setup import make_game
from matchless.players.bot import mixed
from matchless.players.search_bot import SearchBot
from matchless.rules.adventure.adventure import PLAYERS
from matchless.rules.flow.play import new_game, take
from matchless.rules.state.rng import below, seeded
from matchless.rules.state.state import ACTION
from matchless.rules.state.view import view_of
from matchless.search.adventure.evaluation import adventure_features
from matchless.search.policy.adding import Adding
from matchless.search.policy.policy import weigh
from matchless.search.policy.terms import TERMS
from matchless.search.tables import Tables

if TYPE_CHECKING:
    from matchless.rules.game import Game
    from matchless.search.weights import Weights

_NUMBERS: Final = (2, 2, 2, 1, 3, 4)
"""Numbers of players to draw from: two most often."""
_FREE: Final = 6
"""How many decisions of a game are taken at random, so that no two games are alike."""


@cache
def _plans() -> list[AdventurePlan]:
    library = Library()
    return [
        plan for number in _NUMBERS for plan in make_adventure_plans(library, players=str(number), games=1)
    ]


def adventure_of(seed: int) -> Game:
    """Return an adventure: a villain, heroes, minions."""
    plans = _plans()
    plan = plans[below(seeded(seed), len(plans))]
    return make_game(Library(), adventure(plan, seed % (1 << 40)).setup)


def play_adventure(weights: Weights, iterations: int, seed: int) -> Played:
    """Play an adventure."""
    game = adventure_of(seed)
    return play_game(game, [weights] * game.players, iterations, seed, _FREE)


def lessons_of_adventure(played: Played, weights: Weights, trust: float) -> Lessons:
    """Return what an adventure teaches; ``trust`` is how much the search's own judgment counts beside the outcome."""
    game = adventure_of(played.seed)
    tables = Tables(game, weights)
    own = tables.adventure
    assert own is not None
    lessons = Lessons([], [], {}, {}, played.winner, len(played.answers))
    won = 1.0 if played.winner == PLAYERS else 0.0
    for state, answer in replayed(game, played):
        decision = state.decision
        assert decision is not None
        adding = Adding(tables.choices, with_terms=True)
        weigh(tables, state, decision, adding)
        if adding.terms:
            lessons.choices.append(_general(adding, answer.shares))
        if decision.kind == ACTION:
            row = adventure_features(tables, own, state)
            terms = [at for at, one in enumerate(row) if one]
            target = (1.0 - trust) * won + trust * answer.value
            lessons.chances.append(ChanceExample(terms, [row[at] for at in terms], target))
    return lessons


def _general(adding: Adding, shares: list[float]) -> ChoiceExample:
    """Return what can be learned about general terms; what single cards are good for is learned in duels."""
    terms: list[int] = []
    values: list[float] = []
    marks: list[int] = []
    at = 0
    for mark in adding.marks:
        while at < mark:
            if adding.terms[at] < len(TERMS):
                terms.append(adding.terms[at])
                values.append(adding.values[at])
            at += 1
        marks.append(len(terms))
    return ChoiceExample(terms, values, marks, shares)


def compare(candidate: Weights, champion: Weights, iterations: int, seed: int) -> tuple[int, int]:
    """Play the same adventure with both; return the candidate's wins and the number of decided games, each 0 or 1.

    It is decided if one of them won the adventure and the other lost it.
    """
    won = [_wins(weights, iterations, seed) for weights in (candidate, champion)]
    if won[0] == won[1]:
        return 0, 0
    return int(won[0]), 1


def _wins(weights: Weights, iterations: int, seed: int) -> bool:
    game = adventure_of(seed)
    bots = [SearchBot(mixed(seed, seat), iterations, weights=weights) for seat in range(game.players)]
    state = new_game(game, seed)
    while state.decision is not None:
        view = view_of(state, state.decision.seat)
        take(state, view.answer(bots[state.decision.seat].choose(view)))
    return state.winner == PLAYERS
