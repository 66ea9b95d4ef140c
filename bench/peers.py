"""Random play of matchless beside random play of a peer, Catanatron, on the same machine in the same run.

    .venv/bin/python bench/peers.py [--json] [--seconds N] [--repeat N] [--pure] [--peer-version V]

Catanatron comes from PyPI into an environment of its own, kept in `.bench/`. The two take turns, each in a
process of its own, and the median of each is taken; time is CPU time. A decision is one choice by a player
among the options it is given: in Catanatron one tick, in which a player's `decide` is called. There, laying
the table of each game counts, and loading the code and one game to warm up do not. The figure of matchless is
that of `matchless bench` for the duels of the first four heroes.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import statistics
import subprocess
import sys
import time
import venv
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEER = "catanatron"
PEER_VERSION = "3.2.1"
INSIDE_PEER = "--inside-peer"  # how this file is started again by the peer's own Python


@dataclass(frozen=True)
class Comparison:
    """What one run of this script found."""

    peer: str
    peer_version: str
    peer_decisions_per_second: float
    matchless_decisions_per_second: float
    compiled: bool
    ratio: float


def main() -> None:
    """Compare, and print the figures."""
    arguments = parse_arguments()
    found = compare(arguments)
    if arguments.json:
        print(json.dumps(asdict(found)))
        return
    build = "compiled" if found.compiled else "pure Python"
    print(f"{found.peer} {found.peer_version}: {found.peer_decisions_per_second:,.0f} decisions/s")
    print(f"matchless ({build}): {found.matchless_decisions_per_second:,.0f} decisions/s")
    print(f"ratio: {found.ratio:.2f}")


def parse_arguments() -> argparse.Namespace:
    """The command line, read."""
    parser = argparse.ArgumentParser(description="Compare the speed of random play with Catanatron's.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds per repetition (default 5)")
    parser.add_argument("--repeat", type=int, default=3, help="repetitions of each, at least 3 (default 3)")
    parser.add_argument("--pure", action="store_true", help="measure the Python code in src, not the build")
    parser.add_argument("--peer-version", default=PEER_VERSION, help=f"default {PEER_VERSION}")
    arguments = parser.parse_args()
    if arguments.repeat < 3 or arguments.seconds <= 0:  # noqa: PLR2004 - a median of fewer says little
        parser.error("--repeat must be at least 3 and --seconds more than 0")
    return arguments


def compare(arguments: argparse.Namespace) -> Comparison:
    """The medians of both, measured in turns."""
    peer_python = peer_environment(arguments.peer_version)
    peer_speeds: list[float] = []
    own_speeds: list[float] = []
    compiled = False
    for repetition in range(1, arguments.repeat + 1):
        peer_speeds.append(measure_peer(peer_python, arguments.seconds))
        own_speed, compiled = measure_matchless(arguments.seconds, pure=arguments.pure)
        own_speeds.append(own_speed)
        say(
            f"{repetition}/{arguments.repeat}: {PEER} {peer_speeds[-1]:,.0f}, "
            f"matchless {own_speeds[-1]:,.0f} decisions/s"
        )
    peer_speed, own_speed = statistics.median(peer_speeds), statistics.median(own_speeds)
    return Comparison(
        peer=PEER,
        peer_version=arguments.peer_version,
        peer_decisions_per_second=peer_speed,
        matchless_decisions_per_second=own_speed,
        compiled=compiled,
        ratio=own_speed / peer_speed,
    )


def peer_environment(version: str) -> Path:
    """The Python of a virtual environment that holds the peer, made now if it is not there."""
    python_version = f"{sys.version_info.major}.{sys.version_info.minor}"
    folder = ROOT / ".bench" / f"{PEER}-{version}-python{python_version}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    complete = folder / "complete"
    if not complete.exists():
        say(f"installing {PEER} {version} into {folder.relative_to(ROOT)} ...")
        venv.create(folder, clear=True, with_pip=True)
        run([str(python), "-m", "pip", "install", "--quiet", f"{PEER}=={version}"], path=None)
        complete.touch()
    return python


def measure_peer(python: Path, seconds: float) -> float:
    """Decisions per second of the peer, in a process of its own."""
    return float(run([str(python), __file__, INSIDE_PEER, str(seconds)], path=None))


def measure_matchless(seconds: float, *, pure: bool) -> tuple[float, bool]:
    """Decisions per second of matchless, in a process of its own, and whether its rules were compiled."""
    command = [sys.executable, "-m", "matchless", "bench", "--json", "--seconds", str(seconds)]
    result: dict[str, Any] = json.loads(run(command, path=ROOT / "src" if pure else None))
    return float(result["decisions_per_second"]), bool(result["compiled"])


def run(command: list[str], path: Path | None) -> str:
    """What a command prints; `path` is where it finds Python code before all else."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"failed: {' '.join(command)} (`make build`, then start this with .venv/bin/python)")
    return done.stdout


def say(message: str) -> None:
    """Report progress where it does not mix with the figures."""
    print(message, file=sys.stderr, flush=True)


def play_peer(seconds: float) -> float:
    """Decisions per second of two random players of Catanatron; for the peer's own Python only."""
    catanatron = importlib.import_module(PEER)
    red, blue = catanatron.Color.RED, catanatron.Color.BLUE

    def play(seed: int) -> int:
        game = catanatron.Game([catanatron.RandomPlayer(red), catanatron.RandomPlayer(blue)], seed=seed)
        game.play()
        return len(game.state.actions)  # one for each tick

    play(1)
    decisions, games, spent, start = 0, 0, 0.0, time.process_time()
    while spent < seconds:
        games += 1
        decisions += play(games)
        spent = time.process_time() - start
    return decisions / spent


if __name__ == "__main__":
    if sys.argv[1:2] == [INSIDE_PEER]:
        print(play_peer(float(sys.argv[2])))
    else:
        main()
