"""Mines game after game until there are enough puzzles. Stopped at any time, it resumes where it was."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import deque
from itertools import count
from typing import TYPE_CHECKING, Final, final

import msgspec
from msgspec import Struct

from matchless.analysis.puzzles.puzzle import Puzzle, PuzzleError, read_puzzle, write_puzzle
from matchless.lab.puzzles.choose import Chosen
from matchless.lab.puzzles.mine import Dug, Mining, dig

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

LOG: Final = "log.jsonl"
PLAN: Final = "mining.plan"
_AHEAD: Final = 3
"""How many games are queued for each process, so that a slow game holds up no other."""


class Line(Struct, frozen=True):
    """A line of the log: what came of a game."""

    number: int
    decisions: int
    candidates: int
    looked: int
    kept: tuple[str, ...]  # puzzles, by name
    refused: dict[str, str]  # puzzles, and why
    seconds: float  # since the previous game ended


class Plan(Struct, frozen=True):
    """The settings that a folder was begun with."""

    count: int
    mining: Mining


@final
class Mine:
    """A folder of puzzles, and the log of how they were found. The puzzles do not depend on the number of processes."""

    def __init__(self, folder: Path, wanted: int, mining: Mining) -> None:
        self.folder: Final = folder
        self.mining: Final = mining
        folder.mkdir(parents=True, exist_ok=True)
        self._check_plan(Plan(wanted, mining))
        self.lines: Final = self._read_log()
        names = [name for line in self.lines for name in line.kept]
        self.chosen: Final = Chosen(wanted, [read_puzzle(folder / f"{name}.json") for name in names])

    def run(self, jobs: int) -> Generator[Line]:
        """Yield a line for every game, until there are enough puzzles."""
        first = self.lines[-1].number + 1 if self.lines else 0
        began = time.monotonic()
        if self.chosen.is_full():
            return
        for dug in _dug(self.mining, first, jobs):
            kept: list[str] = []
            refused: dict[str, str] = {}
            for puzzle in dug.puzzles:
                why = "enough" if self.chosen.is_full() else self.chosen.take(puzzle)
                if why:
                    refused[puzzle.name] = why
                else:
                    write_puzzle(self.folder, puzzle)
                    kept.append(puzzle.name)
            now = time.monotonic()
            line = Line(
                dug.number, dug.decisions, dug.candidates, dug.looked, tuple(kept), refused, now - began
            )
            began = now
            with (self.folder / LOG).open("ab") as log:
                log.write(msgspec.json.encode(line) + b"\n")
            self.lines.append(line)
            yield line
            if self.chosen.is_full():
                return

    @property
    def kept(self) -> list[Puzzle]:
        """The puzzles so far."""
        return self.chosen.kept

    def _check_plan(self, plan: Plan) -> None:
        """Record the settings of a new folder; PuzzleError if an existing one has others."""
        path = self.folder / PLAN
        if not path.exists():
            path.write_bytes(msgspec.json.encode(plan) + b"\n")
            return
        begun = msgspec.json.decode(path.read_bytes(), type=Plan)
        if begun != plan:
            raise PuzzleError(
                f"{self.folder} was begun with --seed {begun.mining.seed} --count {begun.count}: "
                "continue with these, or use another folder"
            )

    def _read_log(self) -> list[Line]:
        path = self.folder / LOG
        if not path.exists():
            return []
        # The last line may have been cut off in the middle; then its game is played once more.
        whole = path.read_bytes().rpartition(b"\n")[0].splitlines()
        path.write_bytes(b"".join(line + b"\n" for line in whole))
        return [msgspec.json.decode(line, type=Line) for line in whole]


def _dug(mining: Mining, first: int, jobs: int) -> Iterator[Dug]:
    """Yield the result of each game, in order."""
    if jobs == 1:
        yield from (dig(mining, number) for number in count(first))
        return
    begin = (signal.SIGINT, signal.SIG_IGN)  # only the main process handles Ctrl-C
    with multiprocessing.get_context("spawn").Pool(jobs, signal.signal, begin) as pool:
        waiting = deque(pool.apply_async(dig, (mining, first + at)) for at in range(jobs * _AHEAD))
        for number in count(first + len(waiting)):
            yield waiting.popleft().get()
            waiting.append(pool.apply_async(dig, (mining, number)))
