"""Weights: every term has its place, files keep them, and who was never learned is played by what is printed."""

from __future__ import annotations

from pathlib import Path

from matchless.players.learned import WEIGHTS, first_weights, read_weights, write_weights
from matchless.search import evaluation
from matchless.search.evaluation import FEATURES
from matchless.search.policy import terms
from matchless.search.policy.terms import TERMS
from matchless.search.tables import Tables
from matchless.search.weights import CHOICES, HOLD, ROLES
from tests.support.bot_games import table

ARTICLES = {"attack": "an_attack", "scheme": "a_scheme", "boost": "a_boost"}


def test_the_terms_of_choices_and_positions_stand_where_their_names_say() -> None:
    for at, (name, _start) in enumerate(TERMS):
        assert at == getattr(terms, ARTICLES.get(name, name).upper())
    for at, (name, _start) in enumerate(FEATURES[: evaluation.FIRST_COUNTER]):
        assert at == getattr(evaluation, name.upper())


def test_a_file_keeps_weights(tmp_path: Path) -> None:
    weights = first_weights()
    weights.positions[0] = 0.25
    weights.choices[3] = -1.5
    weights.heroes["medusa"] = [0.5, *[0.0] * (len(FEATURES) - 1)]
    weights.cards["medusa"] = {"snipe": [float(role) for role in range(len(ROLES))]}
    write_weights(tmp_path / "weights.json", weights)
    found = read_weights(tmp_path / "weights.json")
    assert (weights.positions, weights.choices) == (found.positions, found.choices)
    assert (weights.heroes, weights.cards) == (found.heroes, found.cards)


def test_a_hero_that_was_never_learned_is_played_by_the_general_weights() -> None:
    game = table("sarpedon", ("medusa", "sinbad"))
    weights = read_weights(WEIGHTS)
    weights.heroes.pop("medusa")
    weights.cards.pop("medusa")
    tables = Tables(game, weights)
    assert weights.positions == tables.positions[0]
    assert all(value > 0 for value in tables.hold[0])
    first = tables.offsets[0]
    assert {0.0} == set(tables.choices[first : first + CHOICES * len(game.seats[0].deck)])


def test_what_ships_knows_every_hero_and_card() -> None:
    weights = read_weights(WEIGHTS)
    game = table("sarpedon", ("medusa", "sinbad"))
    for seat in game.seats:
        assert seat.hero in weights.heroes
        for card in seat.deck:
            assert weights.of_card(seat.hero, card)[HOLD]
