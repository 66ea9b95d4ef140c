"""Random games with every law at every decision, for as long as one likes.

    python -m tests.laws.fuzz --decisions 100000 --seed 1

The record of a game that breaks a law is written to a file, for ``matchless replay`` (unless the oracle plays,
a hero for the laws only). Every game has a seed of its own, the next number after that of the game before: to see
a failure again, begin with its seed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import deque
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from itertools import count
from pathlib import Path

from matchless.match.match import Match
from matchless.match.setup import Setup
from tests.laws.follow import follow
from tests.support.dice import Dice
from tests.support.tables import LIBRARY, random_adventure, random_setup


def tell(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.laws.fuzz", description="Try the laws on random games."
    )
    parser.add_argument(
        "--decisions", type=int, default=20_000, help="stop after the game that reaches so many"
    )
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--seats", type=int, default=0, help="players at each table (default: any number)")
    parser.add_argument(
        "--adventures",
        choices=("only", "none", "mixed"),
        default="mixed",
        help="mixed: every third game is one",
    )
    parser.add_argument("--every", type=int, default=3, help="try costly laws at one decision in so many")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count(), help="games at once (default: one a core)"
    )
    parser.add_argument("--folder", type=Path, default=Path("build/fuzz"), help="where to write what failed")
    return parser.parse_args(words)


def keep(match: Match, folder: Path, seed: int) -> Path:
    """Write the record of a game; return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"seed-{seed}.record"
    path.write_text(str(match.record), encoding="utf-8")
    return path


def setup(args: argparse.Namespace, seed: int, dice: Dice) -> Setup:
    """The table of the game with a seed."""
    if args.adventures == "only" or (args.adventures == "mixed" and seed % 3 == 0):
        return random_adventure(dice, args.seats)
    return random_setup(dice, args.seats)


def play(args: argparse.Namespace, seed: int) -> tuple[int, str]:
    """Play the game with a seed; return how many decisions it had, and what broke, if anything did."""
    dice = Dice(seed)
    match = Match(LIBRARY, setup(args, seed, dice))
    try:
        return follow(match, dice, args.every), ""
    except Exception:  # noqa: BLE001 - whatever breaks is what we look for
        where = f"A law is broken at decision {len(match.moves)} of the game with seed {seed}: {match.setup}"
        record = f"Its record: {keep(match, args.folder, seed)}"
        return len(match.moves), f"{traceback.format_exc()}\n{where}\n{record}"


def games(args: argparse.Namespace) -> Generator[tuple[int, str]]:
    """Play one game after another, or as many at once as there are jobs; tell of them in the order of their seeds."""
    seeds = count(args.seed)
    if args.jobs == 1:
        for seed in seeds:
            yield play(args, seed)
    with ProcessPoolExecutor(args.jobs) as pool:
        pending = deque(pool.submit(play, args, next(seeds)) for _ in range(4 * args.jobs))
        try:
            while True:
                yield pending.popleft().result()
                pending.append(pool.submit(play, args, next(seeds)))
        finally:
            pool.shutdown(cancel_futures=True)


def main(words: list[str] | None = None) -> int:
    """Fuzz to the end, so that one broken law hides no other; return 1 if any was broken."""
    args = arguments(words)
    began = told = time.monotonic()
    done = played = failed = 0
    with closing(games(args)) as results:
        while done < args.decisions:
            decisions, broken = next(results)
            if broken:
                tell(broken)
                failed += 1
            done += decisions
            played += 1
            now = time.monotonic()
            if now - told > 10:
                told = now
                tell(f"{done:9} decisions, {played} games, {done / (now - began):.0f} decisions a second")
    verdict = f"{failed} of them broke a law." if failed else "every law held."
    tell(f"{done} decisions in {played} games: {verdict}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
