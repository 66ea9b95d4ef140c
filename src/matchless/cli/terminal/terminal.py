"""Input and output: a person at a terminal, or a script at the other end of a pipe."""

from __future__ import annotations

import os
import sys
import time
from io import TextIOWrapper
from typing import TYPE_CHECKING, TextIO, final

from rich.console import Console

from matchless.cli.terminal import plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.text import Text

PROMPT = "> "


@final
class Terminal:
    """Where the game is shown and answered: ``is_live`` by a person, ``is_drawn`` in whole screens."""

    def __init__(self, stdin: TextIO, stdout: TextIO, *, is_live: bool, is_drawn: bool) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self.is_live = is_live
        self.is_drawn = is_drawn
        self.console = Console(
            file=stdout,
            force_terminal=is_live or None,
            highlight=False,
            markup=False,
            soft_wrap=False,
            legacy_windows=False,
        )
        self.ascii_only = not _can_write(stdout, "⠿█│") or os.environ.get("TERM") == "linux"

    @property
    def width(self) -> int:
        """Return the columns of the terminal."""
        return max(20, min(self.console.width, 220))

    @property
    def height(self) -> int:
        """Return the rows of the terminal."""
        return max(10, self.console.height)

    def show(self, lines: Iterable[Text]) -> None:
        """Print lines."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def say(self, text: str = "", style: str = "") -> None:
        """Print a sentence, in as many lines as it takes."""
        self.console.print(text, style=style or None)

    def say_whole(self, text: str) -> None:
        """Print a sentence on one line, so that a file or command in it can be copied."""
        self.console.print(text, soft_wrap=True)

    def clear(self) -> None:
        """Begin a new screen, if screens are drawn for a person."""
        if self.is_live:
            self.console.clear()

    def wait(self, seconds: float) -> None:
        """Give a person time to read."""
        if self.is_live:
            time.sleep(seconds)

    def read(self, prompt: str = PROMPT) -> str | None:
        """Return a typed line, or nothing at the end of the input."""
        try:
            if self.is_live:
                return input(prompt)
            line = self.stdin.readline()
        except EOFError:
            self.console.print()
            return None
        if not line:
            return None
        # A script does not echo what it types; the transcript should contain it all the same.
        self.console.print(prompt + line.rstrip("\r\n"), soft_wrap=True)
        return line


def open_terminal(*, draw: bool) -> Terminal:
    """Return the terminal that the program was started in."""
    plain.register()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=plain.NAME)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    is_live = sys.stdin.isatty() and sys.stdout.isatty()
    if is_live:
        _edit_lines()
    return Terminal(sys.stdin, sys.stdout, is_live=is_live, is_drawn=draw or is_live)


def _edit_lines() -> None:
    """Let a person edit the line and find earlier ones with the arrow keys, if Python can."""
    try:
        import readline  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    readline.set_auto_history(True)


def _can_write(stream: TextIO, text: str) -> bool:
    """Return whether a stream can write these characters as they are."""
    try:
        text.encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
