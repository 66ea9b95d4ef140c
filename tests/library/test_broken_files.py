"""Every mistake is answered with its place and a sentence; what the lints find is tried in `tests/lang`."""

from collections.abc import Callable
from pathlib import Path

import pytest

from matchless.library.load import (
    parse_board,
    parse_enemy,
    parse_enemy_names,
    parse_event,
    parse_hero,
    parse_names,
)
from matchless.library.problem import Problem
from tests.support.adventure.samples import EVENT, VILLAIN, ogre
from tests.support.adventure.samples import NAMES as ENEMY_NAMES
from tests.support.mistakes import Mistake, mistakes
from tests.support.samples import BOARD, HERO, NAMES, rook

BROKEN = Path(__file__).parent / "broken"


def cases(*names: str) -> list[Mistake]:
    return [mistake for name in names for mistake in mistakes(BROKEN / f"{name}.txt")]


def told(case: Mistake, good: str, parse: Callable[[bytes], tuple[object, list[Problem]]]) -> list[str]:
    value, problems = parse(case.in_file(good))
    assert value is None
    return [str(problem) for problem in problems]


@pytest.mark.parametrize("case", cases("reading", "effects"))
def test_a_broken_hero(case: Mistake) -> None:
    assert case.told == told(case, HERO, lambda data: parse_hero(data, "hero.yaml", None))


@pytest.mark.parametrize("case", cases("boards"))
def test_a_broken_board(case: Mistake) -> None:
    assert case.told == told(case, BOARD, lambda data: parse_board(data, "yard.yaml"))


@pytest.mark.parametrize("case", cases("names"))
def test_broken_names(case: Mistake) -> None:
    assert case.told == told(case, NAMES, lambda data: parse_names(data, "names.yaml", rook()))


@pytest.mark.parametrize("case", cases("enemies"))
def test_a_broken_enemy(case: Mistake) -> None:
    assert case.told == told(case, VILLAIN, lambda data: parse_enemy(data, "ogre.yaml"))


@pytest.mark.parametrize("case", cases("events"))
def test_a_broken_event(case: Mistake) -> None:
    assert case.told == told(case, EVENT, lambda data: parse_event(data, "fog.yaml"))


@pytest.mark.parametrize("case", cases("enemy_names"))
def test_broken_names_of_an_enemy(case: Mistake) -> None:
    assert case.told == told(case, ENEMY_NAMES, lambda data: parse_enemy_names(data, "names.yaml", ogre()))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "hero.yaml:1:1: the file is empty"),
        (b"# nothing but a comment\n", "hero.yaml:1:1: the file is empty"),
        (b"hero: ros\xe9\n", "hero.yaml:1:10: the file is not text in UTF-8"),
        (b"move:\t2\n", "hero.yaml:1:6: a tab; use spaces"),
        (b"\x00\x01\x02", "hero.yaml:1:1: the character U+0000 is not allowed here"),
        (b"a: 1\r\nb: \xe2\x80\xa8", "hero.yaml:2:4: the character U+2028 is not allowed here"),
        (b"%YAML 1.1\n---\na: 1\n", "hero.yaml:1:1: lines that begin with '%' are not allowed here"),
        (b"- a\n- b\n", "hero.yaml:1:1: hero must be a mapping, not a list"),
        (b"rook\n", "hero.yaml:1:1: hero must be a mapping, not 'rook'"),
        (b"hero: \xe2\x80\xaetoor", "hero.yaml:1:7: the character U+202E is not allowed here"),
        (b"- a\n" * 40_000, "hero.yaml:40000:3: the file holds more than 40,000 keys and values"),
        (b"a" * 1_000_001, "hero.yaml:1:1: the file is larger than 1,000,000 bytes"),
    ],
)
def test_what_is_no_hero_at_all(data: bytes, expected: str) -> None:
    hero, problems = parse_hero(data, "hero.yaml")
    assert hero is None
    assert [expected] == [str(problem) for problem in problems]


def test_a_deck_has_thirty_cards_unless_a_test_says_otherwise() -> None:
    _, problems = parse_hero(HERO.encode(), "hero.yaml")
    assert ["hero.yaml:38:1: the deck has 7 cards, not 30"] == [str(problem) for problem in problems]


def test_no_deck_is_larger_than_the_rules_can_hold() -> None:
    text = HERO.replace("copies: 2", "copies: 30").replace("copies: 3\n", "copies: 2\n")
    _, problems = parse_hero(text.encode(), "hero.yaml", None)
    assert ["hero.yaml:38:1: the deck has 62 cards; the rules can hold 61"] == [
        str(each) for each in problems
    ]


def test_no_board_is_larger_than_the_rules_can_hold() -> None:
    spaces = "".join(f"  b{number}: {{at: [{number}, 1], zones: [red]}}\n" for number in range(60))
    lines = "".join(f"  - [a1, b{number}]\n" for number in range(60))
    text = BOARD.replace("lines:\n", f"{spaces}lines:\n{lines}")
    _, problems = parse_board(text.encode(), "yard.yaml")
    assert ["yard.yaml:11:1: there are 63 spaces; the rules can hold 61"] == [str(each) for each in problems]


def test_all_mistakes_of_a_file_are_told_in_the_order_of_its_lines() -> None:
    text = HERO.replace("move: 2", "move: none").replace("ranged", "afar").replace("copies: 2", "copies: 0")
    _, problems = parse_hero(text.encode(), "hero.yaml", None)
    assert [(2, 7), (13, 13), (57, 13), (67, 13)] == [(problem.line, problem.column) for problem in problems]


def test_a_file_full_of_mistakes_is_not_listed_to_its_end() -> None:
    cards = "".join(f"  card-{number}: nothing\n" for number in range(500))
    text = HERO[: HERO.index("deck:")] + "deck:\n" + cards
    _, problems = parse_hero(text.encode(), "hero.yaml")
    assert 101 == len(problems)
    assert "hero.yaml:1:1: only the first 100 mistakes are listed" == str(problems[0])
