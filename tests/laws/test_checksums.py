"""Whole games are the same on every build, every Python and every machine."""

from __future__ import annotations

import pytest

from matchless.match.setup import Setup
from tests.laws.checksums import FILE, line, tables

LINES = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("table", "expected"), list(zip(tables(), LINES, strict=True)), ids=range(len(LINES))
)
def test_a_game_goes_as_it_went_before(table: Setup, expected: str) -> None:
    assert expected == line(table), "the games have changed; if they should: python -m tests.laws.checksums"
