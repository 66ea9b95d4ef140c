"""Counts and lists the options of all positions anew: python -m tests.perft.regenerate."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from matchless.match.setup import Setup
from matchless.rules.ruleset import PRESETS
from tests.perft.positions import ADVENTURES, COUNTS, ORDER, Position, count, order, read
from tests.support import fixed_tables

HEAD: Final = """# Leaves at each depth: the number of ways to take that many options.
# Made by `python -m tests.perft.regenerate`; a change here means that the rules, the content or the options changed.
"""
HEROES: Final = ("alice", "king-arthur", "medusa", "sinbad")
BOARDS: Final = ("marmoreal", "sarpedon")
AFTER: Final = (0, 4, 23, 47, 90)
AFTER_SETTING_OUT: Final = (0, 12, 30)
DEPTHS: Final = 4
MOST: Final = 6_000
"""A depth with more leaves than this is left out."""


def positions() -> list[Position]:
    """Where to count: every pair of heroes, on boards and by rules in turn, at several distances."""
    found = []
    for seed, (heroes, after) in enumerate(product(product(HEROES, repeat=2), AFTER), start=1):
        setup = Setup(BOARDS[seed % 2], heroes, seed, list(PRESETS)[seed // 2 % 2])
        found.append(Position(setup, after))
    return found


def adventures() -> list[Position]:
    """Where to count in adventures, at several distances from their beginning."""
    tables = enumerate(fixed_tables.adventures(), start=1)
    return [
        Position(replace(table, seed=seed), after)
        for (seed, table), after in product(tables, AFTER_SETTING_OUT)
    ]


def counted(position: Position) -> Position:
    """The position with its counts."""
    state = position.state()
    counts: list[int] = []
    for depth in range(1, DEPTHS + 1):
        leaves = count(state, depth)
        if leaves > MOST and counts:
            break
        counts.append(leaves)
    return Position(position.setup, position.after, tuple(counts))


def write(file: Path, found: list[Position]) -> None:
    """Write the counts of some positions, and see that they read back."""
    file.write_text(HEAD + "\n" + "\n".join(position.written() for position in found), encoding="utf-8")
    assert found == read(file.read_text(encoding="utf-8"))


def main() -> None:
    """Write all files."""
    duels = [counted(position) for position in positions()]
    others = [counted(position) for position in adventures()]
    write(COUNTS, duels)
    write(ADVENTURES, others)
    found = duels + others
    ORDER.write_text("\n".join(order(position) for position in found), encoding="utf-8")
    sys.stdout.write(f"{len(found)} positions, {sum(sum(position.counts) for position in found)} leaves\n")


if __name__ == "__main__":
    main()
