"""What things of one game are called."""

from __future__ import annotations

import pytest

from matchless.lang.names import LANGUAGES
from matchless.match.setup import Setup, make_game
from matchless.presentation.names import GameNames
from tests.support.matches import LIBRARY


def names_of(*heroes: str, lang: str = "en", in_teams: bool = False) -> GameNames:
    setup = Setup("hanging-gardens", heroes, 1, in_teams=in_teams)
    return GameNames(LIBRARY, make_game(LIBRARY, setup), lang)


def test_a_seat_goes_by_its_hero() -> None:
    names = names_of("king-arthur", "medusa")
    assert ["King Arthur", "Medusa"] == [names.player(seat) for seat in range(2)]


@pytest.mark.parametrize(
    ("count", "joined"), [(1, "Medusa"), (2, "Medusa and Alice"), (3, "Medusa, Alice and Sinbad")]
)
def test_names_in_a_row(count: int, joined: str) -> None:
    names = names_of("king-arthur", "medusa")
    assert joined == names.joined(["Medusa", "Alice", "Sinbad"][:count])


def test_letters_on_the_map_are_capitals_for_heroes_and_numbers_in_a_group() -> None:
    assert ["KA", "me", "ME", "h1", "h2", "h3"] == names_of("king-arthur", "medusa").tokens


def test_at_a_larger_table_the_seat_tells_the_same_letters_apart() -> None:
    tokens = names_of("king-arthur", "medusa", "king-arthur", "alice").tokens
    assert ["KA1", "KA3"] == [token for token in tokens if token.startswith("KA")]
    assert len(tokens) == len(set(tokens))


def test_who_plays_together() -> None:
    heroes = ("king-arthur", "medusa", "sinbad", "alice")
    teams, alone = names_of(*heroes, in_teams=True), names_of(*heroes)
    assert teams.in_teams
    assert [0, 2] == teams.team(2)
    assert not alone.in_teams
    assert [2] == alone.team(2)


@pytest.mark.parametrize(("lang", "name"), [("en", "purple"), ("fr", "pourpre"), ("uk", "пурпурова")])
def test_a_zone_goes_by_its_colour_if_the_language_knows_it(lang: str, name: str) -> None:
    names = names_of("king-arthur", "medusa", lang=lang)
    assert name == names.zone("purple")
    assert "octarine" == names.zone("octarine")


def test_a_card_is_first_of_all_the_own_seats() -> None:
    names = names_of("king-arthur", "medusa")
    assert (0, 1) == (names.owner(0, "feint"), names.owner(1, "feint"))
    assert (0, 1) == (names.owner(1, "excalibur"), names.owner(0, "snipe"))
    assert 0 == names.owner(0, "unknown")


def test_who_may_use_a_card() -> None:
    names = names_of("king-arthur", "medusa")
    assert ["Any", "Merlin"] == [names.users(0, slug) for slug in ("feint", "prophecy")]
    assert "Harpy" == names.users(1, "clutching-claws")


def test_a_form_goes_by_its_name_and_others_have_none() -> None:
    names = names_of("alice", "medusa")
    assert "BIG" == names.form(0, "big")
    assert names.form(1, "big") is None


@pytest.mark.parametrize(
    ("slug", "sets"), [("momentous-shift", True), ("excalibur", False), ("feint", False)]
)
def test_which_cards_say_what_their_value_becomes(slug: str, *, sets: bool) -> None:
    assert sets is names_of("king-arthur", "medusa").sets_value(0, slug)


def test_an_option_that_no_card_has_goes_by_its_own_word() -> None:
    assert "left" == names_of("king-arthur", "medusa").picked(0, -1, "left")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_its_deck(lang: str) -> None:
    for hero in LIBRARY.heroes:
        names = names_of(hero, "medusa", lang=lang)
        told = [names.card(0, slug) for slug in names.cards[0]]
        assert len(told) == len(set(told)), hero
