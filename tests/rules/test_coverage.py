"""Nothing goes unshown: no statement of the rules, no ruling, no rules option, no card."""

import re
from pathlib import Path

import pytest

from matchless.library.scenario_cover import unplayed_cards
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


def test_every_ruling_for_duels_is_shown() -> None:
    assert [] == [number for number in RULINGS if number not in SHOWN | TESTED]


def test_scenarios_show_only_what_there_is() -> None:
    heroes_own = {"R16.14"}
    known = {*STATEMENTS, *RULINGS, *heroes_own}
    assert [] == sorted(SHOWN - known)


def test_every_rules_option_is_played_in_every_way() -> None:
    played = {choice for scenario in SCENARIOS for choice in scenario.options.items()}
    others = {(name, value) for name, values in CHOICES.items() for value in values[1:]}
    assert [] == sorted(others - played)


def test_every_preset_is_played() -> None:
    assert set(PRESETS) == {scenario.preset for scenario in SCENARIOS}


@pytest.mark.parametrize("folder", sorted((content_root() / "heroes").iterdir()), ids=lambda folder: folder.name)
def test_every_card_of_a_hero_is_played(folder: Path) -> None:
    assert [] == unplayed_cards(folder)


def test_every_title_is_used_once_in_its_file() -> None:
    for book in books():
        titles = [scenario.scenario for scenario in book.scenarios]
        assert sorted(set(titles)) == sorted(titles), book.file
