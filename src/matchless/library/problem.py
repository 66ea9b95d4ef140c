"""Mistakes in content files, told to their authors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from matchless.lang.lint.fault import suggestion, visible

MOST: Final = 100
"""How many problems of one file are listed."""


class Problem(NamedTuple):
    """One mistake and where it stands; lines and columns count from 1."""

    file: str
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return visible(f"{self.file}:{self.line}:{self.column}: {self.message}")


class EnoughError(Exception):
    """So much is wrong with a file that more would not help its author."""


class Problems:
    """The problems of one file, as they are found; after a hundred, the reading of the file ends."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Problem] = []

    def add(self, at: tuple[int, int], message: str) -> None:
        """Take note of a problem."""
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
    """A sentence about a name that nothing goes by, with likely or else all known ones."""
    return f"{what} '{name}' is not known{suggestion(name, known)}"
