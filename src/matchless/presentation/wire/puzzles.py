"""Puzzles: the list, a position with its question, and the verdict on an answer."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from matchless.presentation.wire.game import GameSheet, Step
from matchless.presentation.wire.table import TableSheet
from matchless.text.spans import Spans

PuzzleLevel: TypeAlias = Literal["easy", "medium", "hard"]
PuzzleTheme: TypeAlias = Literal[
    "finish", "attack", "defense", "scheme", "escape", "position", "boost", "cards", "effect"
]
PuzzleState: TypeAlias = Literal[
    "new", "tried", "shown", "solved"
]  # shown: solved or not, the solution was seen
PuzzleGrade: TypeAlias = Literal[
    "right", "nearly", "wrong", "shown"
]  # shown: the solution, unasked for an answer


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list; its theme is revealed only with its solution."""

    name: str
    level: PuzzleLevel
    hero: str  # the visitor's
    rival: str
    board: str
    state: PuzzleState
    tries: int


class PuzzleList(Struct, frozen=True):
    """All puzzles, the easiest first."""

    puzzles: tuple[PuzzleLine, ...]


class PuzzleSheet(Struct, frozen=True):
    """A puzzle: the position and the question, as far as the seat that is asked may know."""

    line: PuzzleLine
    table: TableSheet
    game: GameSheet
    steps: tuple[Step, ...]


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle: the place of the option in the list."""

    option: Annotated[int, Meta(ge=0)]


class PuzzleChoice(Struct, frozen=True):
    """A choice, and how good it is."""

    option: int  # its place in the list
    text: str
    space: str | None  # where it leads
    chance: float  # of winning the game
    margin: float  # two standard errors of its difference from the best


class PuzzleFinder(Struct, frozen=True):
    """How often a bot finds the solution."""

    bot: str
    share: float


class PuzzleVerdict(Struct, frozen=True):
    """The verdict on an answer. The solution is revealed only after the right answer, or on request."""

    grade: PuzzleGrade
    chosen: PuzzleChoice | None  # None: the solution was asked for
    lost: float  # how much less likely a win is than with the best choice
    choices: tuple[PuzzleChoice, ...]  # all of them, the best first; empty until the solution may be revealed
    reasons: Spans
    theme: PuzzleTheme | None
    finders: tuple[PuzzleFinder, ...]
    line: PuzzleLine
