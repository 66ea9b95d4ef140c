"""Mistakes in content files, and how they are reported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from matchless.lang.lint.fault import suggestion, visible

MOST: Final = 100
"""How many problems of one file are listed."""


class Problem(NamedTuple):
    """A mistake and its place; lines and columns count from 1, and 0 stands for a whole file or folder."""

    file: str
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        place = f":{self.line}:{self.column}" if self.line else ""
        return visible(f"{self.file}{place}: {self.message}")


class EnoughError(Exception):
    """Raised when a file has so many mistakes that more would not help its author."""


class Problems:
    """The problems found so far in one file; after a hundred, reading stops."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Problem] = []

    def add(self, at: tuple[int, int], message: str) -> None:
        """Note a problem."""
        if len(self.found) == MOST:
            self.found.append(Problem(self.file, 1, 1, f"only the first {MOST} mistakes are listed"))
            raise EnoughError
        self.found.append(Problem(self.file, *at, message))


class ContentError(Exception):
    """Content that cannot be used, with every problem found in it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def unknown(name: str, known: Iterable[str], what: str) -> str:
    """A message about an unknown name, with the likely ones or else all known ones."""
    return f"{what} '{name}' is not known{suggestion(name, known)}"
