"""The puzzles that come with the game hold, and a file that does not is noticed."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from matchless.analysis.puzzles.puzzle import FOLDER, LEVELS, Puzzle, Weight, read_puzzles
from matchless.lab.puzzles.check import faults_of, is_preferred
from matchless.lab.puzzles.mine import Mining, mean_of
from matchless.library.library import Library

SHIPPED = read_puzzles(FOLDER)
CLEAREST = sorted(SHIPPED, key=lambda one: -one.gap)[:6]


@pytest.fixture(scope="module")
def library() -> Library:
    return Library()


@pytest.mark.parametrize("one", SHIPPED, ids=[one.name for one in SHIPPED])
def test_a_shipped_puzzle_can_be_posed_and_its_choices_are_those_of_the_rules(
    library: Library, one: Puzzle
) -> None:
    assert faults_of(library, one) == []


@pytest.mark.parametrize("one", CLEAREST, ids=[one.name for one in CLEAREST])
def test_the_search_still_prefers_the_solution(library: Library, one: Puzzle) -> None:
    assert is_preferred(library, one, iterations=2_000, searches=1)


def test_there_are_sixty_of_three_levels_and_many_heroes_and_boards() -> None:
    assert len(SHIPPED) >= 60
    levels = Counter(one.level for one in SHIPPED)
    assert min(levels[level] for level in LEVELS) >= 15
    heroes = Counter(one.hero for one in SHIPPED)
    assert len(heroes) >= 10
    assert max(heroes.values()) <= len(SHIPPED) // 6
    assert len({one.game().setup.board for one in SHIPPED}) >= 5
    assert len({one.theme for one in SHIPPED}) >= 5


def test_every_shipped_solution_is_better_by_far_and_none_is_trivial() -> None:
    mining = Mining()
    for one in SHIPPED:
        assert len(one.choices) >= mining.fewest
        assert mean_of(one.found) <= mining.trivial
        assert one.solution.chance >= mining.least
        for other in one.choices[1:]:
            gap = one.solution.chance - other.chance
            assert gap >= mining.gap - 0.001
            assert gap >= mining.sure * (other.error - 0.001)


def test_a_changed_hero_is_told_in_words(library: Library) -> None:
    one = SHIPPED[0]
    lines = tuple("content: 000000000000" if line.startswith("content:") else line for line in one.record)
    (fault,) = faults_of(library, replace(one, record=lines))
    assert "cards, boards or rules have changed" in fault


def test_every_other_mistake_is_told(library: Library) -> None:
    one = SHIPPED[0]
    best, second, *rest = one.choices
    assert faults_of(library, replace(one, record=one.record[:-1])) != []
    assert faults_of(library, replace(one, choices=(second, best, *rest))) == [
        "the first choice is not the best"
    ]
    odd = Weight("fly away", 0.0, 0.0)
    assert faults_of(library, replace(one, choices=(*one.choices, odd))) == ["'fly away' is not legal"]
    assert faults_of(library, replace(one, choices=(best, *rest))) == [
        f"it says nothing about '{second.answer}'"
    ]
    assert "bots find it so often" in faults_of(library, replace(one, found={"fox": 0.0}))[0]
    illegal = (*one.record, f"{one.record[-1].partition(':')[0]}: fly away")
    assert faults_of(library, replace(one, record=illegal)) != []


def test_a_bad_choice_is_not_preferred(library: Library) -> None:
    one = CLEAREST[0]
    swapped = replace(one, choices=(one.choices[-1], *one.choices[:-1]))
    assert not is_preferred(library, swapped, iterations=500, searches=1)
