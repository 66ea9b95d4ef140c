"""Sets as bits: the same members as sets of Python, in order, up to the sixty-second."""

from __future__ import annotations

import pytest

from matchless.rules.board.bits import WIDTH, add_ranked, lowest, members, set_of, size
from tests.support.dice import Dice

MASKS = [0, 1, 1 << 61, (1 << 62) - 1, *(Dice(seed).below(1 << 62) for seed in range(200))]


@pytest.mark.parametrize("mask", MASKS)
def test_a_set_has_its_members_in_order(mask: int) -> None:
    expected = [number for number in range(62) if mask >> number & 1]
    assert expected == members(mask)
    assert len(expected) == size(mask)
    assert mask == set_of(expected)
    assert not mask or expected[0] == lowest(mask)


@pytest.mark.parametrize("rank", [0, 1, 3, 4, 9])
def test_options_of_a_rank_are_its_spaces_further_on(rank: int) -> None:
    found = [7]
    add_ranked(found, rank, MASKS[9])
    assert [7, *(rank * WIDTH + space for space in members(MASKS[9]))] == found
