"""The number of options at every depth, and their order, are those that were counted before."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.perft.positions import ADVENTURES, COUNTS, ORDER, Position, count, order, read

FILES = {file: read(file.read_text(encoding="utf-8")) for file in (COUNTS, ADVENTURES)}
POSITIONS = [position for found in FILES.values() for position in found]
HINT = "the options have changed; if they should: python -m tests.perft.regenerate"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_file_reads_back_as_it_was_written(file: Path) -> None:
    head, _, body = file.read_text(encoding="utf-8").partition("\n\n")
    assert head.startswith("#")
    assert body == "\n".join(position.written() for position in FILES[file])


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_there_are_as_many_ways_to_go_on_as_before(position: Position) -> None:
    state = position.state()
    counts = [count(state, depth) for depth in range(1, len(position.counts) + 1)]
    assert list(position.counts) == counts, HINT


def test_the_options_stand_in_the_same_order_as_before() -> None:
    expected = ORDER.read_text(encoding="utf-8").split("\n\n")
    for was, position in zip(expected, POSITIONS, strict=True):
        assert was.strip() == order(position).strip(), HINT
