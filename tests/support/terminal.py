"""Playing through the command line without a person: what is typed, and what is then on the screen."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from matchless.cli.main import main

if TYPE_CHECKING:
    import pytest


class Played(NamedTuple):
    """What a run printed, and its exit code."""

    text: str
    code: int


class Keyboard(io.StringIO):
    """Types lines until there are no more, or until the game is over; then those that come after."""

    def __init__(self, words: Iterable[str], screen: io.StringIO, end: str, after: Iterable[str]) -> None:
        super().__init__()
        self.words: Iterator[str] = iter(words)
        self.screen = screen
        self.end = end
        self.after: Iterator[str] = iter(after)

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        if self.end and self.end in self.screen.getvalue():
            self.words = self.after
        word = next(self.words, None)
        return "" if word is None else f"{word}\n"


def play(
    monkeypatch: pytest.MonkeyPatch,
    words: Iterable[str],
    *arguments: str,
    end: str = "",
    after: Iterable[str] = (),
) -> Played:
    """Run `matchless play --terminal` with lines typed into it, ``after`` once ``end`` has been printed."""
    screen = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", Keyboard(words, screen, end, after))
        patch.setattr(sys, "stdout", screen)
        code = main(["play", "--terminal", *arguments])
    return Played(screen.getvalue(), code)
