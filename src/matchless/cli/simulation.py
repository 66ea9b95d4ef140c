"""What every simulation on the command line has: names with commas, a bar, and an end by Ctrl-C."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

INTERRUPTED: Final = 130


def names_in(words: str) -> tuple[str, ...]:
    """Return the names between commas.

    >>> names_in("alice, medusa")
    ('alice', 'medusa')
    """
    return tuple(word.strip() for word in words.split(",") if word.strip())


def bar() -> Progress:
    """Return a bar for games played, shown on a terminal only."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
