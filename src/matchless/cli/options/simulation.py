"""What all simulations on the command line share: a progress bar, a clock, and Ctrl-C."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING, Final

from matchless.cli.plain import Progress
from matchless.lab.arena import GameError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

INTERRUPTED: Final = 130


def simulate(games: int, played: Generator[None], show: Callable[[float], int]) -> int:
    """Play games with a progress bar and return the exit code.

    ``show`` gets the seconds they took, even after Ctrl-C, prints the results and returns how many games it counted.
    """
    start = time.perf_counter()
    code = 0
    try:
        with Progress() as progress, closing(played):  # this ends the worker processes
            progress.begin("games", games)
            for _ in played:
                progress.advance()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except GameError as error:
        print(f"matchless simulate: {error}", file=sys.stderr)
        return 1
    counted = show(time.perf_counter() - start)
    if code:
        print(f"Stopped after {counted} of {games} games.", file=sys.stderr)
    return code
