"""How the search judges adventures: every term has its place, and what hurts the players lowers their chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from matchless.players.learned import first_weights, standard_weights
from matchless.players.search_bot import SearchBot
from matchless.rules.adventure.state import quest_of
from matchless.rules.notation import notation
from matchless.rules.state.view import view_of
from matchless.search.adventure import terms
from matchless.search.adventure.evaluation import adventure_features
from matchless.search.adventure.terms import ADVENTURE, ADVENTURE_TERMS
from matchless.search.evaluation import chances
from matchless.search.tables import Tables
from tests.support.adventure.bots import VILLAINS, adventure, first_action, move

if TYPE_CHECKING:
    from matchless.rules.state.state import State

HEROES, MINIONS = ("medusa", "golden-bat"), ("tarantula", "blob")


def chance(state: State) -> float:
    """How likely the players are to win, by the weights that ship."""
    found = chances(Tables(state.game, standard_weights()), state)
    assert abs(sum(found) - 1) < 1e-9
    return found[0]


def test_the_terms_stand_where_their_names_say() -> None:
    assert len(ADVENTURE) == ADVENTURE_TERMS
    for at, (name, _start) in enumerate(ADVENTURE):
        assert at == getattr(terms, name.upper())


@pytest.mark.parametrize("villain", VILLAINS)
def test_wounds_threat_and_a_sound_villain_lower_the_chances(villain: str) -> None:
    state = first_action(adventure(villain, HEROES, MINIONS), 2)
    before = chance(state)
    hero = state.game.seats[0].first
    enemy = state.game.seats[state.game.players].first
    state.health[hero] -= 6
    wounded = chance(state)
    assert wounded < before
    state.health[enemy] -= 6
    assert chance(state) > wounded
    quest_of(state).goals += 2
    assert chance(state) < before


def test_a_defeated_villain_is_a_victory() -> None:
    state = first_action(adventure("mothman", HEROES, MINIONS), 2)
    state.health[state.game.seats[state.game.players].first] = 0
    assert chance(state) == 1


def test_an_attack_promises_more_the_nearer_the_villain_is() -> None:
    state = first_action(adventure("mothman", ("achilles",), ("ant-queen",)), 2)
    tables = Tables(state.game, first_weights())
    assert tables.adventure is not None
    move(state, "mothman", "p18")
    move(state, "ant-queen", "p13")
    found = []
    for space in ("p17", "p01"):
        move(state, "achilles", space)
        found.append(adventure_features(tables, tables.adventure, state))
    near, far = found
    assert near[terms.PRESS] > far[terms.PRESS]
    assert near[terms.APPROACH] < far[terms.APPROACH]


def test_the_search_attacks_a_villain_that_can_be_defeated() -> None:
    state = first_action(adventure("mothman", ("achilles",), ("ant-queen",)), 2)
    move(state, "mothman", "p18")
    move(state, "ant-queen", "p13")
    move(state, "achilles", "p17")
    state.health[state.game.seats[1].first] = 1
    refreshed = view_of(state, 0).imagine(1)  # the options are worked out anew
    view = view_of(refreshed, 0)
    assert notation(refreshed, view.answer(SearchBot(1, 100).choose(view))).startswith("attack mothman")
