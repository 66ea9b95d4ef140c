"""Random games with every law at every decision, for as long as one likes.

    python -m tests.laws.fuzz --decisions 100000 --seed 1

The record of a game that breaks a law is written to a file, for ``matchless replay`` (unless the oracle plays,
a hero for the laws only). Every game has a seed of its own, the next number after that of the game before: to see
a failure again, begin with its seed.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from pathlib import Path

from matchless.library.match import Match
from matchless.library.record import record_of, write
from matchless.library.table import Setup
from tests.laws.dice import Dice
from tests.laws.follow import follow
from tests.laws.tables import SHELF, random_adventure, random_setup


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
    parser.add_argument("--folder", type=Path, default=Path("build/fuzz"), help="where to write what failed")
    return parser.parse_args(words)


def keep(match: Match, folder: Path, seed: int) -> Path:
    """Write the record of a game; return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"seed-{seed}.record"
    path.write_text(write(record_of(match)), encoding="utf-8")
    return path


def setup(args: argparse.Namespace, seed: int, dice: Dice) -> Setup:
    """The table of the game with a seed."""
    if args.adventures == "only" or (args.adventures == "mixed" and seed % 3 == 0):
        return random_adventure(dice, args.seats)
    return random_setup(dice, args.seats)


def main(words: list[str] | None = None) -> int:
    """Fuzz; return 1 as soon as a law is broken."""
    args = arguments(words)
    began = told = time.monotonic()
    done, seed = 0, args.seed
    while done < args.decisions:
        dice = Dice(seed)
        match = Match(SHELF, setup(args, seed, dice))
        try:
            done += follow(match, dice, args.every)
        except Exception:  # noqa: BLE001 - whatever breaks is what we look for
            tell(traceback.format_exc())
            tell(
                f"A law is broken at decision {len(match.moves)} of the game with seed {seed}: {match.setup}"
            )
            tell(f"Its record: {keep(match, args.folder, seed)}")
            return 1
        seed += 1
        now = time.monotonic()
        if now - told > 10:
            told = now
            tell(
                f"{done:9} decisions, {seed - args.seed} games, {done / (now - began):.0f} decisions a second"
            )
    tell(f"{done} decisions in {seed - args.seed} games: every law held.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
