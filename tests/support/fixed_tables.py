"""Tables that are the same every time: the checksums and the counted positions are of games at these."""

from __future__ import annotations

from itertools import product
from typing import Final

from matchless.match.setup import Setup
from matchless.rules.ruleset import PRESETS

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
