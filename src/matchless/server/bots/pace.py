"""How long bots take to answer. It must reveal nothing about their cards, such as that there was no choice."""

from __future__ import annotations

from collections import deque
from typing import Final, final

_REMEMBERED: Final = 8
"""How many of the following answers a slow one slows down."""


@final
class Pace:
    """The pace of one seat's bot: whole pauses, as many for every answer as the slowest recent one needed."""

    def __init__(self) -> None:
        self._late: Final[deque[int]] = deque(maxlen=_REMEMBERED)

    def rest(self, took: float, pause: float) -> float:
        """Return how many seconds an answer still waits.

        >>> pace = Pace()
        >>> pace.rest(0.5, 2.0), pace.rest(2.5, 2.0), pace.rest(0.5, 2.0), pace.rest(3.0, 0.0)
        (1.5, 1.5, 3.5, 0.0)
        """
        if pause <= 0:
            return 0.0
        self._late.append(1 + int(took / pause))
        return max(self._late) * pause - took
