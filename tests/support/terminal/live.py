"""A person before a terminal: the start menu, and a game that is typed into."""

from __future__ import annotations

import builtins
import io
import sys
from collections.abc import Iterable

import pytest

from matchless.cli.main import main
from matchless.cli.terminal import session
from matchless.cli.terminal.start.menu import Menu
from matchless.cli.terminal.start.wishes import Wishes
from matchless.cli.terminal.terminal import Terminal
from matchless.library.library import Library
from matchless.match.setup import Setup

LIBRARY = Library()


def told(setup: Setup, bots: tuple[str, ...], lang: str = "en") -> Wishes:
    """What the menu returns once it knows these."""
    return Wishes(setup, bots, lang=lang)


def ask(words: Iterable[str], lang: str = "en") -> tuple[Wishes | None, str]:
    """What the menu makes of lines typed into it, and what it printed."""
    shown = io.StringIO()
    typed = io.StringIO("".join(f"{word}\n" for word in words))
    terminal = Terminal(typed, shown, is_live=False, is_drawn=True)
    return Menu(terminal, LIBRARY, Wishes(Setup("", (), 0)), lang).run(), shown.getvalue()


class Screen(io.StringIO):
    """Output that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def live(monkeypatch: pytest.MonkeyPatch, words: Iterable[str], *arguments: str) -> tuple[int, str]:
    """Run the command as if a person sat before it; `^C` stands for that key."""
    shown = Screen()
    lines = iter(words)

    def typed(prompt: str = "") -> str:
        shown.write(prompt)
        word = next(lines, None)
        if word is None:
            raise EOFError
        if word == "^C":
            raise KeyboardInterrupt
        return word

    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", Screen())
        patch.setattr(sys, "stdout", shown)
        patch.setattr(builtins, "input", typed)
        patch.setattr(session, "PAUSE", 0)
        return main(["play", *arguments]), shown.getvalue()
