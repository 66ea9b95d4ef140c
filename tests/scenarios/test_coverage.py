"""Nothing goes unshown: no statement of the rules, no ruling, no rules option, no card."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from matchless.lang.adventure.lint_enemy import enemy_stages
from matchless.lang.lint.stage import COMBAT_TIMINGS
from matchless.lang.nodes import If, Not, Standing
from matchless.lang.nodes.shape import FAMILIES, word_of
from matchless.lang.nodes.walk import Found, walk
from matchless.lang.nodes.words import CONDITIONS, TIMINGS
from matchless.library.library import CONTENT, Library
from matchless.rules.ruleset import CHOICES, PRESETS
from matchless.scenarios.book import Book
from matchless.scenarios.cover import SCENARIOS_FILE, check_scenarios, played_cards, shown_of, unshown
from tests.support.books import books
from tests.support.statements import RULINGS, STATEMENTS

SCENARIOS = [scenario for book in books() for scenario in book.scenarios]
SHOWN = {number for scenario in SCENARIOS for number in scenario.shows}
ENEMY_BOOKS = [book for book in books() if Path(book.file).parent.parent.name in ("villains", "minions")]
_NUMBERED = re.compile(r"def test_(?:([ra])(\d+)_(\d+)|(ja?)_(\d+))_")
TESTED = {
    f"{section.upper()}{major}.{minor}" if section else f"{kind.upper()}-{number}"
    for file in (Path(__file__).parents[1] / "rules").rglob("test_*.py")
    for section, major, minor, kind, number in _NUMBERED.findall(file.read_text(encoding="utf-8"))
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


@pytest.mark.parametrize("folder", sorted((CONTENT / "heroes").iterdir()), ids=lambda folder: folder.name)
def test_every_card_of_a_hero_is_played(folder: Path) -> None:
    assert [] == check_scenarios(folder / SCENARIOS_FILE)


@pytest.mark.parametrize("book", ENEMY_BOOKS, ids=lambda book: Path(book.file).parent.name)
def test_everything_of_an_enemy_is_played(book: Book) -> None:
    (enemy,) = [
        enemy for name, enemy in book.tables.fixtures.enemies.items() if name == Path(book.file).parent.name
    ]
    assert [] == list(unshown(enemy, book))


def test_every_event_is_played() -> None:
    played = {event for scenario in SCENARIOS for event in scenario.events}
    assert [] == sorted({*Library().events} - played)


def test_every_title_is_used_once_in_its_file() -> None:
    for book in books():
        titles = [scenario.scenario for scenario in book.scenarios]
        assert sorted(set(titles)) == sorted(titles), book.file


def test_every_word_of_the_effect_language_is_played() -> None:
    used = {type(found.node) for found in _walked()}
    words = {kind for family in FAMILIES.values() for kind in family}
    assert [] == sorted(word_of(kind) for kind in words - used)


def test_every_condition_of_one_word_is_played() -> None:
    used: set[object] = {
        found.node.condition
        for found in _walked()
        if isinstance(found.node, If | Not | Standing) and isinstance(found.node.condition, str)
    }
    used |= {str(Library().event(name).condition) for name in Library().events}
    assert [] == [word for word in CONDITIONS if word not in used]


def _walked() -> Iterator[Found]:
    """Every word in the effects of the heroes, enemies and events that scenarios may use."""
    for book in books():
        for hero in book.tables.fixtures.heroes.values():
            yield from (*walk(hero.deck, ()), *walk(hero.abilities, ()))
        for enemy in book.tables.fixtures.enemies.values():
            for stage in enemy_stages(enemy):
                yield from walk(stage.steps, ())


def test_no_fixture_has_a_card_with_effects_that_is_never_played() -> None:
    played = {
        (hero, card)
        for book in books()
        for hero in book.tables.fixtures.heroes
        for card in played_cards(book, hero)
    }
    idle = {
        f"{hero.hero}: {name}"
        for book in books()
        for hero in book.tables.fixtures.heroes.values()
        for name, card in hero.deck.items()
        if any(getattr(card, timing) for timing in TIMINGS) and (hero.hero, name) not in played
    }
    assert [] == sorted(idle)


def test_no_fixture_has_an_enemy_card_with_effects_that_is_never_played() -> None:
    folder = [book for book in books() if Path(book.file).parent.name == "scenarios"]
    enemies = {name: enemy for book in folder for name, enemy in book.tables.fixtures.enemies.items()}
    played = {
        (name, card)
        for book in folder
        for name in enemies
        for kind, card in shown_of(book, name)
        if kind == "card"
    }
    idle = {
        f"{name}: {title}"
        for name, enemy in enemies.items()
        for title, card in enemy.deck.items()
        if any(getattr(card, timing) for timing in COMBAT_TIMINGS) and (name, title) not in played
    }
    assert [] == sorted(idle)
