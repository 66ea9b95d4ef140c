"""Random play of matchless beside random play of a peer, Catanatron, on the same machine in the same run.

    .venv/bin/python bench/peers.py [--json] [--seconds N] [--pairs N] [--rounds N] [--pure] [--peer-version V]
    .venv/bin/python bench/peers.py --rl [...]    the environments for learning, by learning_peers.py

Catanatron comes from PyPI into an environment of its own, kept in `.bench/`. Each plays in a process of its own, and
the two take turns of half a second, so that a busy spell of the machine meets both. Two turns next to each other are a
pair, and the figure is the median of the ratios of all pairs; every round starts new processes, because some lie
better in memory than others. Both play the same games with the same seeds in every turn. Time is CPU time.

A decision is one choice by a player among the options it is given: in Catanatron one tick, in which a player's
`decide` is called. There, laying the table of each game counts, and loading the code and one game to warm up do
not. Matchless plays the duels of the first four heroes through the public API, as in `matchless bench`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import runpy
import statistics
import subprocess
import sys
import time
import venv
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent
PEER = "catanatron"
PEER_VERSION = "3.2.1"
PEER_SEEDS = range(1, 9)
"""For the games of the peer, all of them in every turn."""
INSIDE_PEER = "--inside-peer"  # how this file is started again by the peer's own Python
INSIDE_MATCHLESS = "--inside-matchless"  # and by this one


@dataclass(frozen=True)
class Comparison:
    """What one run of this script found; all figures are medians."""

    peer: str
    peer_version: str
    peer_decisions_per_second: float
    matchless_decisions_per_second: float
    compiled: bool
    pairs: int
    ratio: float  # of the two turns of a pair
    lower: float  # a quarter of the pairs lies below
    upper: float  # a quarter of the pairs lies above


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
    print(f"ratio: {found.ratio:.2f} (half of {found.pairs} pairs: {found.lower:.2f} to {found.upper:.2f})")


def parse_arguments() -> argparse.Namespace:
    """The command line, read."""
    parser = argparse.ArgumentParser(description="Compare the speed of random play with Catanatron's.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a turn (default 0.5)")
    parser.add_argument("--pairs", type=int, default=10, help="pairs of turns in a round (default 10)")
    parser.add_argument("--rounds", type=int, default=6, help="rounds, each with new processes (default 6)")
    parser.add_argument("--pure", action="store_true", help="measure the Python code in src, not the build")
    parser.add_argument("--peer-version", default=PEER_VERSION, help=f"default {PEER_VERSION}")
    arguments = parser.parse_args()
    if arguments.pairs * arguments.rounds < 3 or arguments.seconds <= 0:  # noqa: PLR2004 - a median of fewer says little
        parser.error("there must be at least 3 pairs, and --seconds must be more than 0")
    return arguments


def compare(arguments: argparse.Namespace) -> Comparison:
    """The medians of both, measured in turns."""
    peer_python = peer_environment(arguments.peer_version)
    peer_speeds: list[float] = []
    own_speeds: list[float] = []
    for number in range(1, arguments.rounds + 1):
        with (
            Player([str(peer_python), __file__, INSIDE_PEER], path=None) as peer,
            Player(
                [sys.executable, __file__, INSIDE_MATCHLESS], ROOT / "src" if arguments.pure else None
            ) as own,
        ):
            compiled = own.about == "compiled"
            for pair in range(arguments.pairs):
                turns = [(peer, peer_speeds), (own, own_speeds)]
                for player, speeds in turns if pair % 2 else reversed(turns):
                    speeds.append(player.play(arguments.seconds))
        say(
            f"{number}/{arguments.rounds}: {PEER} {statistics.median(peer_speeds[-arguments.pairs :]):,.0f}, "
            f"matchless {statistics.median(own_speeds[-arguments.pairs :]):,.0f} decisions/s"
        )
    lower, ratio, upper = statistics.quantiles(
        [own / peer for own, peer in zip(own_speeds, peer_speeds, strict=True)], n=4, method="inclusive"
    )
    return Comparison(
        peer=PEER,
        peer_version=arguments.peer_version,
        peer_decisions_per_second=statistics.median(peer_speeds),
        matchless_decisions_per_second=statistics.median(own_speeds),
        compiled=compiled,
        pairs=len(own_speeds),
        ratio=ratio,
        lower=lower,
        upper=upper,
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
        subprocess.run(
            [str(python), "-m", "pip", "install", "--quiet", f"{PEER}=={version}"],
            env=environment(None),
            stdout=subprocess.DEVNULL,
            check=True,
        )
        complete.touch()
    return python


class Player:
    """A process that plays whenever it is its turn."""

    def __init__(self, command: list[str], path: Path | None) -> None:
        self._process = subprocess.Popen(
            command, env=environment(path), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.about = self._read()  # said once it has loaded everything

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def play(self, seconds: float) -> float:
        """Have it play for a while; return its decisions per second."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        return float(self._read())

    def _read(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("a player ended early (`make build`, then start this with .venv/bin/python)")
        return line.strip()


def environment(path: Path | None) -> dict[str, str]:
    """The variables of a player; `path` is where it finds Python code before all else."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return variables | {"PYTHONHASHSEED": "0"} | ({} if path is None else {"PYTHONPATH": str(path)})


def say(message: str) -> None:
    """Report progress where it does not mix with the figures."""
    print(message, file=sys.stderr, flush=True)


def serve(about: str, play: Callable[[], int]) -> None:
    """Play, for every number of seconds on standard input, whole sets of games; write decisions per second."""
    play()
    print(about, flush=True)
    for line in sys.stdin:
        seconds, decisions, spent, start = float(line), 0, 0.0, time.process_time()
        while spent < seconds:
            decisions += play()
            spent = time.process_time() - start
        print(decisions / spent, flush=True)


def be_peer() -> None:
    """Take the turns of Catanatron, with two random players; for the peer's own Python only."""
    catanatron = importlib.import_module(PEER)
    red, blue = catanatron.Color.RED, catanatron.Color.BLUE

    def play() -> int:
        decisions = 0
        for seed in PEER_SEEDS:
            game = catanatron.Game([catanatron.RandomPlayer(red), catanatron.RandomPlayer(blue)], seed=seed)
            game.play()
            decisions += len(game.state.actions)  # one for each tick
        return decisions

    serve(catanatron.__name__, play)


def be_matchless() -> None:
    """Take the turns of matchless."""
    bench = importlib.import_module("matchless.lab.bench")  # the peer's Python has no such module
    library = importlib.import_module("matchless").Library()
    games = bench.duels(library, bench.FIRST_HEROES, bench.FIRST_SEEDS)
    decisions = sum(map(len, games.play()))

    def play() -> int:
        games.play_outside()
        return decisions

    serve("compiled" if bench.is_compiled() else "pure", play)


if __name__ == "__main__":
    if "--rl" in sys.argv[1:]:
        runpy.run_path(str(Path(__file__).with_name("learning_peers.py")), run_name="__main__")
    elif sys.argv[1:] == [INSIDE_PEER]:
        be_peer()
    elif sys.argv[1:] == [INSIDE_MATCHLESS]:
        be_matchless()
    else:
        main()
