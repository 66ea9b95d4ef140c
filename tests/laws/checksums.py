"""Checksums of whole random games: the pure and the compiled build must play every one of them alike.

    python -m tests.laws.checksums

writes ``checksums.txt`` anew, after a change of rules or content that is meant to change games.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Final

from matchless.library.table import Setup
from matchless.rules.codec import numbers
from matchless.rules.event import Event
from matchless.rules.options import PRESETS
from matchless.rules.play import take
from tests.laws.dice import Dice
from tests.laws.tables import begin, choose

FILE: Final = Path(__file__).with_name("checksums.txt")
GAMES: Final = 3
HEROES: Final = ("alice", "king-arthur", "medusa", "sinbad")
BOARDS: Final = ("marmoreal", "sarpedon")


def tables() -> list[Setup]:
    """Every ordered pair of heroes on both boards by both presets."""
    pairs = product(HEROES, repeat=2)
    return [Setup(board, pair, 0, preset) for pair, board, preset in product(pairs, BOARDS, PRESETS)]


def checksum(table: Setup, seed: int) -> tuple[int, str]:
    """The number of decisions of a random game, and a hash of its options, its events and its end."""
    dice = Dice(seed)
    state = begin(Setup(table.board, table.heroes, seed, table.preset))
    log: list[Event] = []
    state.log = log
    told: list[int] = []
    while state.decision is not None:
        option = choose(state.decision, dice)
        told += [option, len(state.decision.options), state.decision.seat, state.decision.kind]
        take(state, option)
    for event in log:
        told += event.numbers()
    told += numbers(state)
    return state.number, sha256(" ".join(map(str, told)).encode()).hexdigest()[:16]


def line(table: Setup) -> str:
    """A table with the checksums of its games."""
    sums = [f"{decisions}:{found}" for decisions, found in (checksum(table, seed) for seed in range(GAMES))]
    return " ".join([table.board, *table.heroes, table.preset, *sums])


if __name__ == "__main__":
    FILE.write_text("".join(line(table) + "\n" for table in tables()), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: {GAMES * len(tables())} games\n")
