"""What all simulations on the command line share: a progress bar, a clock, and Ctrl-C."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from matchless.lab.simulate import GameError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

INTERRUPTED: Final = 130


def bar() -> Progress:
    """Return a progress bar, shown only on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def simulate(games: int, played: Generator[None], show: Callable[[float], int]) -> int:
    """Play games with a progress bar and return the exit code.

    ``show`` gets the seconds they took, even after Ctrl-C, prints the results and returns how many games it counted.
    """
    start = time.perf_counter()
    code = 0
    try:
        with bar() as progress, closing(played):  # this ends the worker processes
            task = progress.add_task("games", total=games)
            for _ in played:
                progress.advance(task)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except GameError as error:
        print(f"matchless simulate: {error}", file=sys.stderr)
        return 1
    counted = show(time.perf_counter() - start)
    if code:
        print(f"Stopped after {counted} of {games} games.", file=sys.stderr)
    return code
