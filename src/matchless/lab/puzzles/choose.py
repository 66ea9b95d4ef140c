"""Chooses which puzzles to keep: equally many of each level, no two alike, spread over heroes and themes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, final

from matchless.analysis.puzzles.puzzle import LEVELS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matchless.analysis.puzzles.puzzle import Puzzle

_HEROES: Final = 8
"""At most one puzzle in this many may ask the same hero."""
_THEMES: Final = 3
"""At most one in this many may share a theme."""
_PLAIN: Final = 10
"""At most one in this many may be solved by a bare `maneuver`."""


@final
class Chosen:
    """The puzzles kept so far, and how many are wanted."""

    def __init__(self, count: int, kept: Iterable[Puzzle] = ()) -> None:
        self.count: Final = count
        self.kept: Final = list(kept)

    def is_full(self) -> bool:
        """Whether there are enough."""
        return len(self.kept) >= self.count

    def take(self, puzzle: Puzzle) -> str:
        """Keep a puzzle, or return why not: its level, hero, theme or answer has enough puzzles, or it has a twin."""
        why = self._why_not(puzzle)
        if not why:
            self.kept.append(puzzle)
        return why

    def _why_not(self, puzzle: Puzzle) -> str:
        kept = self.kept
        if any(_kind(one) == _kind(puzzle) or _answer(one) == _answer(puzzle) for one in kept):
            return "twin"
        if Counter(one.level for one in kept)[puzzle.level] >= _share(self.count, len(LEVELS)):
            return "level"
        if Counter(one.hero for one in kept)[puzzle.hero] >= _share(self.count, _HEROES):
            return "hero"
        if Counter(one.theme for one in kept)[puzzle.theme] >= _share(self.count, _THEMES):
            return "theme"
        plain = sum(one.solution.answer == "maneuver" for one in kept)
        if puzzle.solution.answer == "maneuver" and plain >= _share(self.count, _PLAIN):
            return "answer"
        return ""


def _kind(puzzle: Puzzle) -> tuple[str, ...]:
    setup = puzzle.game().setup
    return (puzzle.hero, *setup.heroes, setup.board, puzzle.theme)


def _answer(puzzle: Puzzle) -> tuple[str, str]:
    """Return the hero and the answer; the same bare word may answer two different questions."""
    answer = puzzle.solution.answer
    return (puzzle.hero, answer) if " " in answer else (puzzle.name, answer)


def _share(count: int, parts: int) -> int:
    return -(-count // parts)
