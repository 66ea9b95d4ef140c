"""The number of options at every depth, and their order, are those that were counted before."""

from __future__ import annotations

import pytest

from tests.perft.positions import COUNTS, ORDER, Position, count, order, read

POSITIONS = read(COUNTS.read_text(encoding="utf-8"))
HINT = "the options have changed; if they should: python -m tests.perft.regenerate"


def test_the_file_reads_back_as_it_was_written() -> None:
    head, _, body = COUNTS.read_text(encoding="utf-8").partition("\n\n")
    assert head.startswith("#")
    assert body == "\n".join(position.written() for position in POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_there_are_as_many_ways_to_go_on_as_before(position: Position) -> None:
    state = position.state()
    counts = [count(state, depth) for depth in range(1, len(position.counts) + 1)]
    assert list(position.counts) == counts, HINT


def test_the_options_stand_in_the_same_order_as_before() -> None:
    expected = ORDER.read_text(encoding="utf-8").split("\n\n")
    for was, position in zip(expected, POSITIONS, strict=True):
        assert was.strip() == order(position).strip(), HINT
