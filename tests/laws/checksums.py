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

from msgspec.structs import replace

from matchless.match.setup import Setup
from matchless.rules.flow.play import take
from matchless.rules.ruleset import PRESETS
from matchless.rules.state.codec import numbers
from matchless.rules.state.event import Event
from tests.support.dice import Dice
from tests.support.tables import begin, choose

FILE: Final = Path(__file__).with_name("checksums.txt")
GAMES: Final = 3
HEROES: Final = ("alice", "king-arthur", "medusa", "sinbad")
BOARDS: Final = ("marmoreal", "sarpedon")


VILLAINS: Final = (("mothman", "point-pleasant"), ("martian-invader", "mcminnville"))
MINIONS: Final = ("ant-queen", "blob", "jersey-devil", "loveland-frog", "skunk-ape", "tarantula")
EVENTS: Final = ("bad-omens", "cornered-beast", "creeping-dread", "full-moon", "head-start", "mass-hysteria")
CHANGES: Final[tuple[dict[str, str], ...]] = (
    {},
    {"adventureEnd": "immediate"},
    {"playersChoose": "lowest-marker"},
    {"tokensOnPlace": "yes"},
    {"threatInObjective": "counts"},
    {"smallFighters": "ignored"},
)


def some(names: tuple[str, ...], first: int, count: int) -> tuple[str, ...]:
    """So many of the names, from one of them on and round."""
    return tuple(names[(first + at) % len(names)] for at in range(count))


def adventures() -> list[Setup]:
    """One to four players against both villains, everything else in turn."""
    found = []
    for at, ((villain, board), players, preset) in enumerate(product(VILLAINS, range(1, 5), PRESETS)):
        heroes, minions = some(HEROES, at, players), some(MINIONS, at, players)
        events = some(EVENTS, at, at % 4)
        changes = CHANGES[at % len(CHANGES)]
        found.append(
            Setup(board, heroes, 0, preset, changes, villain=villain, minions=minions, events=events)
        )
    return found


def tables() -> list[Setup]:
    """Every ordered pair of heroes on both boards by both presets; and adventures."""
    pairs = product(HEROES, repeat=2)
    duels = [Setup(board, pair, 0, preset) for pair, board, preset in product(pairs, BOARDS, PRESETS)]
    return duels + adventures()


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
    FILE.write_text("".join(line(table) + "\n" for table in tables()), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: {GAMES * len(tables())} games\n")
