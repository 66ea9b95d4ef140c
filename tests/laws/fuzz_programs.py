"""Random programs that `check` accepts, in words and in play, for as long as one likes.

    python -m tests.laws.fuzz_programs --count 20000 --seed 1

A program is what one card or ability of a random hero says. Each hero is said in every language and plays a game; every
eighth round an enemy and an event are changed at random instead. What fails is printed as YAML, to be pasted into a
file, with its seed: to see it again, begin with that.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
import traceback
from collections import deque
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from itertools import count
from types import FrameType

from msgspec import Struct

from matchless.lang.lint.stage import stages
from matchless.library.write import to_yaml
from tests.laws.fuzz import tell
from tests.laws.made_games import plays_enemy, plays_hero, says_everything
from tests.support.programs import accepted_enemies, accepted_events, accepted_heroes

PATIENCE = 300
"""Seconds after which a game that takes less than one is given up: something in it goes round and round."""


def arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.laws.fuzz_programs", description="Try random programs that check accepts."
    )
    parser.add_argument("--count", type=int, default=2000, help="stop after the hero that reaches so many")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first hero")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count(), help="heroes at once (default: one a core)"
    )
    return parser.parse_args(words)


def trial(seed: int) -> tuple[int, int, str]:
    """Try what a seed makes; return how many programs and decisions there were, and what broke, if anything did."""
    signal.signal(signal.SIGALRM, _give_up)
    signal.alarm(PATIENCE)
    try:
        return _enemy(seed) if seed % 8 == 0 else _hero(seed)
    finally:
        signal.alarm(0)


def _give_up(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError("the game goes round and round")


def _hero(seed: int) -> tuple[int, int, str]:
    (hero,) = accepted_heroes(seed, 1)
    programs = sum(1 for _ in stages(hero))
    try:
        says_everything(hero)
        return programs, plays_hero(hero, seed), ""
    except Exception:  # noqa: BLE001 - whatever breaks is what we look for
        return programs, 0, _failed(seed, hero)


def _enemy(seed: int) -> tuple[int, int, str]:
    (enemy,), (event,) = accepted_enemies(seed, 1), accepted_events(seed, 1)
    try:
        return len(enemy.deck), plays_enemy(enemy, event, seed), ""
    except Exception:  # noqa: BLE001 - whatever breaks is what we look for
        return len(enemy.deck), 0, _failed(seed, enemy, event)


def _failed(seed: int, *made: Struct) -> str:
    """What was made, as files, and how it failed."""
    return "\n".join([*map(to_yaml, made), traceback.format_exc(), f"This has the seed {seed}."])


def trials(args: argparse.Namespace) -> Generator[tuple[int, int, str]]:
    """Try one seed after another, or as many at once as there are jobs; tell of them in their order."""
    seeds = count(args.seed)
    if args.jobs == 1:
        for seed in seeds:
            yield trial(seed)
    with ProcessPoolExecutor(args.jobs) as pool:
        pending = deque(pool.submit(trial, next(seeds)) for _ in range(4 * args.jobs))
        try:
            while True:
                yield pending.popleft().result()
                pending.append(pool.submit(trial, next(seeds)))
        finally:
            pool.shutdown(cancel_futures=True)


def main(words: list[str] | None = None) -> int:
    """Fuzz; return 1 as soon as something that was accepted breaks."""
    args = arguments(words)
    told = time.monotonic()
    done = decisions = 0
    with closing(trials(args)) as results:
        while done < args.count:
            programs, taken, broken = next(results)
            if broken:
                tell(broken)
                return 1
            done += programs
            decisions += taken
            if time.monotonic() - told > 10:
                told = time.monotonic()
                tell(f"{done:9} programs, {decisions} decisions")
    tell(f"{done} programs, {decisions} decisions: all that was accepted can be said and played.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
