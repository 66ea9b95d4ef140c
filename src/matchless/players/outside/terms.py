"""The terms on which bots from outside play: how long they may think, and where their log goes.

They are environment variables because worker processes must know them too; the options of the command line set them.
"""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import Final, NamedTuple

SECONDS: Final = "MATCHLESS_BOT_SECONDS"
LOG: Final = "MATCHLESS_BOT_LOG"
_USUAL: Final = 10.0
TO_START: Final = 10.0
"""How many seconds a program has to say hello."""


class Terms(NamedTuple):
    """How long a bot may take for an answer (0: as long as it likes), and the file for what programs say on stderr."""

    seconds: float
    log: Path | None


def terms() -> Terms:
    """Return the terms that the environment sets; ValueError if they make no sense."""
    log = os.environ.get(LOG, "")
    return Terms(seconds_in(os.environ.get(SECONDS, "") or str(_USUAL), SECONDS), Path(log) if log else None)


def seconds_in(text: str, name: str) -> float:
    """Return a number of seconds; ValueError if it is none."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < math.inf:
        raise ValueError(f"{name} must be a number of seconds, 0 for no limit, not '{text}'")
    return seconds


def note(who: str, words: str) -> None:
    """Add a line to the log of the bots, if there is one."""
    log = terms().log
    if log is not None:
        with log.open("a", encoding="utf-8") as file:
            file.write(f"[{who}] {words}\n")
