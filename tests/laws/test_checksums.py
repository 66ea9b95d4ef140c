"""Whole games are the same on every build, every Python and every machine."""

from __future__ import annotations

import pytest

from matchless.match.setup import Setup
from tests.laws.checksums import FILE, HEADER, line
from tests.support.fixed_tables import tables

LINES = FILE.read_text(encoding="utf-8").removeprefix(HEADER).splitlines()

HINT = (
    "the games have changed, or the builds play differently: tests/playthroughs and tests/perft show what has changed;"
    " if that is meant, on all builds: python -m tests.laws.checksums"
)


@pytest.mark.parametrize(
    ("table", "expected"), list(zip(tables(), LINES, strict=True)), ids=range(len(LINES))
)
def test_a_game_goes_as_it_went_before(table: Setup, expected: str) -> None:
    assert expected == line(table), HINT
