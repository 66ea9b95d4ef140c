"""Days in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.server.daily.plan import day_after, day_before

if TYPE_CHECKING:
    from collections.abc import Callable, Collection


def days_around(day: str, days: Collection[str]) -> int:
    """Return how many days in a row there are around a day, which is one of them.

    >>> days_around("2026-02-28", {"2026-02-27", "2026-02-28", "2026-03-01", "2026-03-05"})
    3
    """
    return _run(day, day_before, days) + _run(day, day_after, days) - 1


def streaks(days: Collection[str], today: str) -> tuple[int, int]:
    """Return the days in a row up to today, or to yesterday while today is still to be played, and the most ever.

    >>> streaks({"2026-02-27", "2026-02-28", "2026-03-01"}, "2026-03-02")
    (3, 3)
    >>> streaks({"2026-02-27", "2026-02-28", "2026-03-01"}, "2026-03-03")
    (0, 3)
    """
    now = _run(today if today in days else day_before(today), day_before, days)
    firsts = [day for day in days if day_before(day) not in days]
    return now, max((_run(first, day_after, days) for first in firsts), default=0)


def _run(day: str, following: Callable[[str], str], days: Collection[str]) -> int:
    count = 0
    while day in days:
        count, day = count + 1, following(day)
    return count
