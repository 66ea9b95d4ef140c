"""Checksums of whole random games: the pure and the compiled build must play every one of them alike.

They are for comparing builds. They tell that games differ, never in what: for that there are the playthroughs, which
are written to be read, and the counted positions of `tests/perft`.

    python -m tests.laws.checksums

writes ``checksums.txt`` anew, after a change of rules or content that is meant to change games.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from matchless.match.setup import Setup
from matchless.rules.flow.play import take
from matchless.rules.state.codec import numbers
from matchless.rules.state.event import Event
from tests.support.dice import Dice
from tests.support.fixed_tables import tables
from tests.support.tables import begin, choose

FILE: Final = Path(__file__).with_name("checksums.txt")
GAMES: Final = 3
HEADER: Final = """\
# Made by `python -m tests.laws.checksums`, only to see that every build, Python and machine plays the same games.
# What a change of the rules changed in games is read in tests/playthroughs and tests/perft.
"""


def checksum(table: Setup, seed: int) -> tuple[int, str]:
    """The number of decisions of a random game, and a hash of its options, its events and its end."""
    dice = Dice(seed)
    state = begin(replace(table, seed=seed))
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
    changes = [f"{name}={value}" for name, value in sorted(table.changes.items())]
    cast = ["against", table.villain, *table.minions, *table.events] if table.villain else []
    return " ".join([table.board, *table.heroes, *cast, table.preset, *changes, *sums])


if __name__ == "__main__":
    lines = [line(table) + "\n" for table in tables()]
    FILE.write_text("".join([HEADER, *lines]), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: {GAMES * len(tables())} games\n")
