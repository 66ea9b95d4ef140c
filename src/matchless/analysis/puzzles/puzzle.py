"""A puzzle as a file: the record that leads to its position, every choice with its chance, and how hard it is."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from matchless.library.library import CONTENT
from matchless.match.record import Record, read

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Level = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
Theme = Literal["finish", "attack", "defense", "scheme", "escape", "position", "boost", "cards", "effect"]
"""What a puzzle is about. It follows from the best choice, so it is revealed only with the solution."""

FOLDER: Final = CONTENT / "puzzles"
"""The puzzles that come with the game."""
FINDERS: Final = ("sparrow", "hare", "otter", "fox")
"""The bots whose success rates grade a puzzle."""
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_MAX_BYTES: Final = 200_000
_MARK: Final = 4
Share = Annotated[float, Meta(ge=0, le=1)]


class PuzzleError(ValueError):
    """A puzzle that cannot be used; the message names its file."""


class Weight(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, and how good it is."""

    answer: str  # in the words of records
    chance: Share  # of winning the game after it
    error: Share  # the standard error of its difference from the best


class PuzzleReason(Struct, frozen=True, forbid_unknown_fields=True):
    """A reason for the best choice, and the fighter it concerns, if any."""

    what: str
    fighter: str = ""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position with one choice that is much better than all others."""

    name: str
    level: Level
    theme: Theme
    hero: str  # whose player is asked
    choices: Annotated[tuple[Weight, ...], Meta(min_length=2)]  # the best first; all that can be chosen
    reasons: tuple[PuzzleReason, ...]
    found: dict[str, Share]  # by bot: how often it finds the best choice
    record: tuple[str, ...]  # the lines of a record that ends in the position

    @property
    def solution(self) -> Weight:
        """The best choice."""
        return self.choices[0]

    @property
    def gap(self) -> float:
        """How much better the best choice is than the next."""
        return self.choices[0].chance - self.choices[1].chance

    def game(self) -> Record:
        """Return the record that leads to the position; RecordError names what is wrong with it."""
        return read("\n".join(self.record) + "\n", self.name)

    def grade(self, answer: str) -> Literal["right", "nearly", "wrong"]:
        """Return how good a choice is: nearly right is one that keeps more than half of what is at stake."""
        if answer == self.solution.answer:
            return "right"
        chance = next(one.chance for one in self.choices if one.answer == answer)
        lost, most = self.solution.chance - chance, self.solution.chance - self.choices[-1].chance
        return "nearly" if lost < most / 2 else "wrong"


def name_of(hero: str, record: Sequence[str]) -> str:
    """Return the name of the puzzle at the end of a record: the same record always gives the same.

    >>> name_of("medusa", ["matchless record 1"])
    'medusa-554c'
    """
    return f"{hero}-{hashlib.sha256(chr(10).join(record).encode()).hexdigest()[:_MARK]}"


def read_puzzle(path: Path) -> Puzzle:
    """Return the puzzle in a file; PuzzleError says what is wrong with it."""
    if path.stat().st_size > _MAX_BYTES:
        raise PuzzleError(f"{path}: the file is larger than {_MAX_BYTES:,} bytes, which no puzzle is")
    try:
        puzzle = msgspec.json.decode(path.read_bytes(), type=Puzzle)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PuzzleError(f"{path}: this is no puzzle: {error}") from error
    if puzzle.name != path.stem or not _NAME.fullmatch(puzzle.name):
        raise PuzzleError(f"{path}: a puzzle is named as its file, '{path.stem}', not '{puzzle.name}'")
    return puzzle


def read_puzzles(folder: Path) -> list[Puzzle]:
    """Return the puzzles in a folder, the easiest first, in a stable order."""
    found = [read_puzzle(path) for path in sorted(folder.glob("*.json"))]
    return sorted(found, key=lambda one: (LEVELS.index(one.level), -sum(one.found.values()), one.name))


def write_puzzle(folder: Path, puzzle: Puzzle) -> Path:
    """Write a puzzle to its file, indented for people to read."""
    path = folder / f"{puzzle.name}.json"
    text = msgspec.json.format(msgspec.json.encode(puzzle), indent=1)
    path.write_bytes(text + b"\n")
    return path
