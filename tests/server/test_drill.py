"""The drill runs, and finds nothing lost: the shortest of it, without a bar for time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.honest import Duel
from bench.ledger import balance
from tests.support.server.club import Process

DRILL = Path(__file__).parents[2] / "bench" / "drill.py"


@pytest.mark.parametrize("drill", ["kills", "rematch"])
def test_nothing_is_lost_or_doubled(drill: str) -> None:
    command = [sys.executable, str(DRILL), "--smoke", "--json", "--only", drill]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)  # noqa: S603 - ours
    (result,) = json.loads(done.stdout)
    assert (0, 0, []) == (result["lost"], result["doubled"], result["faults"]), done.stderr
    assert result["tries"] > 0
    assert result["answers"] > 0
    assert drill == result["drill"]


def test_what_is_missing_or_was_never_sent_is_found(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with Process(path) as server:
        server.end()
    gone = Duel("CDF347", [])
    gone.told = 3
    found = balance(path, [gone])
    assert (0, 3, 0) == (found.kept, found.lost, found.doubled)
    assert ["CDF347: the table is gone"] == found.faults
