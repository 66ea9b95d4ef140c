"""The examples that need no network; `make examples` runs the others, which need torch."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import matchless

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "rl"


def test_numpy_example_learns_something() -> None:
    command = [
        sys.executable,
        "-W",
        "error",
        "numpy_rows.py",
        "--updates",
        "2",
        "--envs",
        "8",
        "--games",
        "50",
    ]
    environment = {**os.environ, "PYTHONPATH": str(Path(matchless.__file__).resolve().parents[1])}
    done = subprocess.run(  # noqa: S603 - our own
        command, cwd=EXAMPLES, env=environment, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("wins ")
    assert " of 50 (" in lines[0]
    weights = [float(line.split()[0]) for line in lines[1:]]
    assert 12 == len(weights)
    assert any(weights)
    assert weights == sorted(weights, key=abs, reverse=True)
