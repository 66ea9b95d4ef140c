"""Collects garbage when nobody is waiting.

A full collection looks at every object there is: with hundreds of games that takes a quarter of a second, in which no
table gets an answer. So only young objects are collected as they come, and the rest at quiet moments.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic, process_time
from typing import Final

_YOUNG: Final = 2000
_MIDDLE: Final = 20
_NEVER: Final = 1_000_000
_LOOK: Final = 20.0
_QUIET: Final = 0.1
_LONGEST: Final = 1800.0


def settle() -> None:
    """From now on, collect only young objects; existing ones stay for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


async def tidy() -> None:
    """Collect everything at quiet moments, and at least once every half hour."""
    last, busy = monotonic(), process_time()
    while True:
        await asyncio.sleep(_LOOK)
        before, busy = busy, process_time()
        is_quiet = busy - before < _QUIET * _LOOK
        if is_quiet or monotonic() - last > _LONGEST:
            gc.collect()
            last = monotonic()
