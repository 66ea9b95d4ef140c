"""Mistakes in content files, told to their authors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from matchless.lang.fault import suggestion


class Problem(NamedTuple):
    """One mistake and where it stands; lines and columns count from 1."""

    file: str
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}"


class ContentError(Exception):
    """Content that cannot be used, with every problem found in it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def unknown(name: str, known: Iterable[str], what: str) -> str:
    """A sentence about a name that nothing goes by, with likely or else all known ones."""
    return f"{what} '{name}' is not known{suggestion(name, known)}"
