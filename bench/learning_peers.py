"""The environments for learning beside PettingZoo's chess and RLCard's Uno, on the same machine in the same run.

    .venv/bin/python bench/peers.py --rl [--json] [--seconds N] [--rounds N]

The peers come from PyPI into environments of their own, kept in `.bench/`. All take turns, each in a process of its
own, and the median of each is taken; time is CPU time. Everywhere agents in Python choose at random among the legal
actions: in chess in PettingZoo's loop (`last`, `step`), in Uno in RLCard's (`step`). The figures of matchless are
those of `matchless bench --rl`, duels of the first four heroes.
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
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent
PEERS = {
    "chess": ("pettingzoo==1.27.0", "chess==1.11.2", "pygame==2.6.1"),
    "uno": ("rlcard==1.2.0", "pettingzoo==1.27.0", "setuptools<81"),
}
"""What each peer is installed from."""
OWN = ("kernel", "many_games", "many_games_by_code", "seats")
INSIDE = "--inside"  # how this file is started again by a peer's own Python


def main() -> None:
    """Compare, and print the figures."""
    parser = argparse.ArgumentParser(description="Compare the speed of environments for learning.")
    parser.add_argument("--rl", action="store_true", help="as given to peers.py")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU seconds a turn (default 4)")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each (default 3)")
    arguments = parser.parse_args()
    medians = compare(arguments.seconds, arguments.rounds)
    if arguments.json:
        print(json.dumps(medians))
        return
    for name, pace in medians.items():
        print(f"{name}: {pace:,.0f} decisions/s")
    for name in PEERS:
        print(f"seats / {name}: {medians['seats'] / medians[name]:,.1f}")


def compare(seconds: float, rounds: int) -> dict[str, float]:
    """The median of each, measured in turns."""
    pythons = {name: peer_python(name, packages) for name, packages in PEERS.items()}
    found: dict[str, list[float]] = {name: [] for name in (*OWN, *PEERS)}
    command = [sys.executable, "-m", "matchless", "bench", "--rl", "--json", "--seconds", str(seconds)]
    for _round in range(rounds):
        own = json.loads(said_by(command))
        for name in OWN:
            found[name].append(float(own[name]))
        for name, python in pythons.items():
            said = said_by([str(python), __file__, INSIDE, name, str(seconds)])
            found[name].append(float(said.split()[-1]))
    return {name: statistics.median(paces) for name, paces in found.items()}


def peer_python(name: str, packages: tuple[str, ...]) -> Path:
    """The Python of a virtual environment with some packages, made now if it is not there."""
    folder = ROOT / ".bench" / f"{name}-python{sys.version_info.major}.{sys.version_info.minor}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (folder / "complete").exists():
        print(f"installing {' '.join(packages)} ...", file=sys.stderr, flush=True)
        venv.create(folder, clear=True, with_pip=True)
        said_by([str(python), "-m", "pip", "install", "--quiet", *packages])
        (folder / "complete").touch()
    return python


def said_by(command: list[str]) -> str:
    """What a command prints."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"failed: {' '.join(command)} (`make build`, then start this with .venv/bin/python)")
    return done.stdout


def play_chess() -> Callable[[], int]:
    """A game of PettingZoo's chess between random players."""
    np = importlib.import_module("numpy")
    env = importlib.import_module("pettingzoo.classic.chess_v6").env()
    rng = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(rng.integers(1 << 30)))
        decisions = 0
        for _agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
            env.step(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
        return decisions

    return play


def play_uno() -> Callable[[], int]:
    """A game of RLCard's Uno between random players."""
    rlcard = importlib.import_module("rlcard")
    env = rlcard.make("uno", config={"seed": 1})
    agent = importlib.import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(agent.step(state))
            decisions += 1
        return decisions

    return play


def pace(play: Callable[[], int], seconds: float) -> float:
    """Decisions per second of the processor over whole games, after one to warm up."""
    play()
    decisions, spent, start = 0, 0.0, time.process_time()
    while spent < seconds:
        decisions += play()
        spent = time.process_time() - start
    return decisions / spent


if __name__ == "__main__":
    if sys.argv[1:2] == [INSIDE]:
        print(pace({"chess": play_chess, "uno": play_uno}[sys.argv[2]](), float(sys.argv[3])))
    else:
        main()
