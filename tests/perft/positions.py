"""Positions for counting: a setup, and how many random decisions into the game.

``duels.perft`` and ``adventures.perft`` are written like the perft suites of chess engines: blocks of lines, each a
word and its values.

    id sarpedon-medusa-alice-30
    setup sarpedon medusa alice
    rules classic-2020
    seed 7
    after 30
    perft 1 24
    perft 2 310

An adventure has two lines more after ``setup``: ``against`` names the villain and its minions, ``events`` the events.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from matchless.match.setup import Setup
from matchless.rules.flow.play import take
from matchless.rules.notation import notations
from matchless.rules.state.state import KINDS, State
from tests.support.dice import Dice
from tests.support.tables import somewhere

COUNTS: Final = Path(__file__).with_name("duels.perft")
ADVENTURES: Final = Path(__file__).with_name("adventures.perft")
ORDER: Final = Path(__file__).with_name("options.txt")


@dataclass(frozen=True)
class Position:
    """Where to count from, and what has been counted there: the leaves at depths 1, 2, …"""

    setup: Setup
    after: int
    counts: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """What it goes by."""
        played_on = self.setup.villain or self.setup.board
        return "-".join([played_on, *self.setup.heroes, str(self.after)])

    def state(self) -> State:
        """The state to count from: the same choices are made for the same seed."""
        return somewhere(self.setup, Dice(self.setup.seed), self.after)

    def written(self) -> str:
        """The lines of the position."""
        rules = [
            self.setup.preset,
            *(f"{name}={value}" for name, value in sorted(self.setup.changes.items())),
        ]
        lines = [
            f"id {self.name}",
            f"setup {self.setup.board} {' '.join(self.setup.heroes)}",
            *self._against(),
            f"rules {' '.join(rules)}",
            f"seed {self.setup.seed}",
            f"after {self.after}",
            *(f"perft {depth} {count}" for depth, count in enumerate(self.counts, start=1)),
        ]
        return "\n".join(lines) + "\n"

    def _against(self) -> list[str]:
        if not self.setup.villain:
            return []
        against = " ".join([self.setup.villain, *self.setup.minions])
        return [f"against {against}", " ".join(["events", *self.setup.events])]


def read(text: str) -> list[Position]:
    """The positions of a file."""
    return [_position(block) for block in text.split("\n\n") if block.strip() and not block.startswith("#")]


def _position(block: str) -> Position:
    words: dict[str, list[str]] = {}
    counts: list[int] = []
    for line in block.splitlines():
        word, *values = line.split()
        words[word] = values
        if word == "perft":
            counts.append(int(values[1]))
    board, *heroes = words["setup"]
    preset, *changes = words["rules"]
    changed = dict(change.split("=", 1) for change in changes)
    villain, *minions = words.get("against", [""])
    setup = Setup(
        board,
        tuple(heroes),
        int(words["seed"][0]),
        preset,
        changed,
        villain=villain,
        minions=tuple(minions),
        events=tuple(words.get("events", ())),
    )
    return Position(setup, int(words["after"][0]), tuple(counts))


def count(state: State, depth: int) -> int:
    """The number of ways to take ``depth`` options from here; the end of the game cuts a way short."""
    decision = state.decision
    if decision is None:
        return 0
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        clone = state.clone()
        take(clone, option)
        total += count(clone, depth - 1)
    return total


def order(position: Position) -> str:
    """The options of a position in words, in their order."""
    state = position.state()
    decision = state.decision
    assert decision is not None
    who = state.game.seats[decision.seat].fighters[0].name
    head = (
        f"{position.name}, {position.setup.preset}, seed {position.setup.seed}: {who}, {KINDS[decision.kind]}"
    )
    return "\n".join([head, *(f"  {words}" for words in notations(state))]) + "\n"
