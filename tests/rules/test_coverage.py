"""Nothing goes unshown: no statement of the rules, no ruling, no rules option, no card."""

import re
from pathlib import Path

import pytest

from matchless.lang.nodes import If, Not, Standing
from matchless.lang.shape import FAMILIES, word_of
from matchless.lang.walk import walk
from matchless.lang.words import CONDITIONS, TIMINGS
from matchless.library.scenario_cover import played_cards, unplayed_cards
from matchless.library.shelf import content_root
from matchless.rules.options import CHOICES, PRESETS
from tests.rules.books import books
from tests.rules.statements import RULINGS, STATEMENTS

SCENARIOS = [scenario for book in books() for scenario in book.scenarios]
SHOWN = {number for scenario in SCENARIOS for number in scenario.shows}
TESTED = {
    f"R{major}.{minor}" if kind == "r" else f"J-{minor}"
    for file in Path(__file__).parent.glob("test_*.py")
    for kind, major, minor in re.findall(r"def test_([rj])(\d*)_(\d+)_", file.read_text(encoding="utf-8"))
}


def test_every_statement_of_the_rules_is_shown() -> None:
    assert [] == [number for number in STATEMENTS if number not in SHOWN | TESTED]


def test_every_ruling_is_shown() -> None:
    assert [] == [number for number in RULINGS if number not in SHOWN | TESTED]


def test_scenarios_show_only_what_there_is() -> None:
    assert [] == sorted(SHOWN - {*STATEMENTS, *RULINGS})


def test_every_rules_option_is_played_in_every_way() -> None:
    played = {choice for scenario in SCENARIOS for choice in scenario.options.items()}
    others = {(name, value) for name, values in CHOICES.items() for value in values[1:]}
    assert [] == sorted(others - played)


def test_every_preset_is_played() -> None:
    assert set(PRESETS) == {scenario.preset for scenario in SCENARIOS}


@pytest.mark.parametrize(
    "folder", sorted((content_root() / "heroes").iterdir()), ids=lambda folder: folder.name
)
def test_every_card_of_a_hero_is_played(folder: Path) -> None:
    assert [] == unplayed_cards(folder)


def test_every_title_is_used_once_in_its_file() -> None:
    for book in books():
        titles = [scenario.scenario for scenario in book.scenarios]
        assert sorted(set(titles)) == sorted(titles), book.file


def test_every_word_of_the_effect_language_is_played() -> None:
    heroes = [hero for book in books() for hero in book.cast.heroes.values()]
    used = {
        type(found.node) for hero in heroes for found in (*walk(hero.deck, ()), *walk(hero.abilities, ()))
    }
    words = {kind for family in FAMILIES.values() for kind in family}
    assert [] == sorted(word_of(kind) for kind in words - used)


def test_every_condition_of_one_word_is_played() -> None:
    heroes = [hero for book in books() for hero in book.cast.heroes.values()]
    used = {
        found.node.condition
        for hero in heroes
        for found in (*walk(hero.deck, ()), *walk(hero.abilities, ()))
        if isinstance(found.node, If | Not | Standing) and isinstance(found.node.condition, str)
    }
    assert [] == sorted(set(CONDITIONS) - used)


def test_no_fixture_has_a_card_with_effects_that_is_never_played() -> None:
    played = {
        (hero, card) for book in books() for hero in book.cast.heroes for card in played_cards(book, hero)
    }
    idle = {
        f"{hero.hero}: {name}"
        for book in books()
        for hero in book.cast.heroes.values()
        for name, card in hero.deck.items()
        if any(getattr(card, timing) for timing in TIMINGS) and (hero.hero, name) not in played
    }
    assert [] == sorted(idle)
