"""Every lint finds its own mistakes, each at its place; `mistakes/` has a file for each lint."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from matchless.lang.adventure.lint import words_of_adventures
from matchless.lang.lint import hero as lint_hero
from matchless.lang.lint.fault import Fault
from matchless.lang.lint.flow import check_flow
from matchless.lang.lint.names import check_names
from matchless.lang.lint.steps import check_steps
from matchless.lang.lint.words import check_words
from matchless.lang.names import Names
from matchless.lang.nodes import Hero
from tests.support.mistakes import Mistake, by_lint, mistakes, parsed, told
from tests.support.samples import HERO, NAMES, rook

FOLDER = Path(__file__).with_name("mistakes")
LINTS: Final[dict[str, Callable[[Hero], Iterable[Fault]]]] = {
    "fighters": lint_hero._fighters,
    "forms": lint_hero._forms,
    "counters": lint_hero._counters,
    "abilities": lint_hero._abilities,
    "deck": lambda hero: lint_hero._deck(hero, None),
    "words": check_words,
    "adventure_words": words_of_adventures,
    "steps": check_steps,
    "flow": check_flow,
    "unused": lint_hero._unused,
}


@pytest.mark.parametrize(("lint", "mistake"), by_lint(FOLDER, LINTS))
def test_a_lint_finds_the_mistake(lint: str, mistake: Mistake) -> None:
    hero = parsed(mistake.in_file(HERO), Hero)
    assert mistake.told == sorted({told(fault) for fault in LINTS[lint](hero)})
    assert {*mistake.told} <= {told(fault) for fault in lint_hero.check(hero, None)}


@pytest.mark.parametrize("lint", LINTS)
def test_a_lint_finds_nothing_in_a_good_hero(lint: str) -> None:
    assert [] == list(LINTS[lint](rook()))


@pytest.mark.parametrize("mistake", mistakes(FOLDER / "names.txt"))
def test_a_mistake_in_names_is_found(mistake: Mistake) -> None:
    names = parsed(mistake.in_file(NAMES), Names)
    assert mistake.told == sorted({told(fault) for fault in check_names(names, rook())})


def test_no_mistakes_lie_there_untried() -> None:
    assert {*LINTS, "names"} == {file.stem for file in FOLDER.iterdir()}


def test_what_is_unused_is_told_only_when_nothing_else_is_wrong() -> None:
    hero = parsed(HERO.replace("      form: mood\n", "      form: moood\n").encode(), Hero)
    assert ["no card or ability uses the form 'mood'"] == [each.message for each in lint_hero._unused(hero)]
    assert ["'moood' is not a form of this hero; did you mean 'mood'?"] == [
        each.message for each in lint_hero.check(hero, None)
    ]


@pytest.mark.parametrize(
    ("copies", "size", "message"),
    [
        (3, 30, "the deck has 7 cards, not 30"),
        (57, None, None),
        (58, None, "the deck has 62 cards; the rules can hold 61"),
    ],
)
def test_a_deck_has_a_size(copies: int, size: int | None, message: str | None) -> None:
    deck = dict(rook().deck)
    deck["charge"] = replace(deck["charge"], copies=copies)
    faults = lint_hero._deck(replace(rook(), deck=deck), size)
    assert ([] if message is None else [Fault(("deck",), message)]) == list(faults)


def test_a_tag_may_be_called_like_a_word_for_fighters() -> None:
    text = HERO.replace("- rush", "- crossed").replace("tag: rush", "tag: crossed")
    assert [] == list(check_flow(parsed(text.encode(), Hero)))
