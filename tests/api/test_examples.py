"""The programs and the pack in `examples/` run, and need no more than ``import matchless``."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import matchless
from matchless.cli.main import main

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


def test_records(tmp_path: Path) -> None:
    games = ("--heroes", "alice,medusa", "--board", "sarpedon", "--bots", "random,random", "--games", "4")
    assert 0 == main(["simulate", *games, "--jobs", "1", "--records", str(tmp_path)])
    said = run("records.py", str(tmp_path))
    assert re.search(r"│ alice +┆ 4 +┆ [\d.]+ +┆ [\d.]+ +│", said)
    assert re.search(r"│ medusa +┆ [a-z-]+ +(┆ \d+ +){5}┆ [\d.]+ +│", said)


def test_records_want_some(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as failed:
        run("records.py", str(tmp_path))
    assert "there are no records in" in failed.value.stderr


def test_the_pack_is_complete_and_plays(capsys: pytest.CaptureFixture[str]) -> None:
    pack = str(EXAMPLES / "pack")
    assert 0 == main(["check", pack])
    assert "No problems found.\n" == capsys.readouterr().out
    assert 0 == main(["scenario", pack])
    assert ", 0 failed" in capsys.readouterr().out
    duels = ["simulate", "--content", pack, "--heroes", "puss-in-boots,alice", "--games", "4", "--jobs", "1"]
    assert 0 == main([*duels, "--json"])
    assert 4 == json.loads(capsys.readouterr().out)["games"]


def test_the_list_of_examples_names_them_all() -> None:
    page = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    named = {target.partition("/")[0] for target in re.findall(r"\]\(([\w./-]+)\)", page)}
    assert {path.name for path in EXAMPLES.iterdir()} - {"README.md", "__pycache__"} <= named


def test_examples_need_no_deep_imports() -> None:
    files = [*EXAMPLES.rglob("*.py"), *EXAMPLES.rglob("*.ipynb")]
    deep = re.compile(r"(?:from|import) matchless\.(?!rl import)\w+.*")
    assert len(files) > 5
    assert {} == {
        file.name: found for file in files if (found := deep.findall(file.read_text(encoding="utf-8")))
    }
