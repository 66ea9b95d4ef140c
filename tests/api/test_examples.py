"""The programs in `examples/` run, and need no more than ``import matchless``."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import matchless

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(program: str, *words: str) -> str:
    """Return what an example prints."""
    command = [sys.executable, str(EXAMPLES / program), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - ours


def test_two_bots() -> None:
    said = run("two_bots.py", "random", "random", "--games", "4", "--heroes", "medusa,sinbad")
    assert re.search(r"^  4\. medusa – sinbad: .+, played by random, in \d+ turns$", said, re.MULTILINE)


def test_two_bots_want_two() -> None:
    with pytest.raises(subprocess.CalledProcessError) as failed:
        run("two_bots.py", "random")
    assert "name two bots" in failed.value.stderr


def test_perft() -> None:
    said = run("perft.py", "--depth", "2")
    assert "depth 1:          5 ways" in said
    state = matchless.duel("king-arthur", "medusa", board="sarpedon", seed=1).state
    ways = 0
    for option in matchless.legal(state):
        after = state.clone()
        matchless.take(after, option.number)
        ways += len(matchless.legal(after))
    assert f"depth 2: {ways:>10,} ways" in said


def test_watch() -> None:
    said = run(
        "watch.py",
        "medusa",
        "sinbad",
        "--bots",
        "random,random",
        "--seed",
        "1",
        "--turns",
        "3",
        "--delay",
        "0",
    )
    assert "Turn 2" in said
    assert "medusa: maneuver" in said or "medusa: attack" in said
