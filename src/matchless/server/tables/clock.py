"""Time to think: each person's clock runs while that person is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from matchless.presentation.wire.table import Clock

_MINUTE = 60_000
_SECOND = 1000


@final
class Clocks:
    """The milliseconds left to every seat. While the server is down, nothing runs."""

    def __init__(self, rule: Clock, seats: int, now: Callable[[], float]) -> None:
        self.rule = rule
        self.now = now  # in seconds
        self._left = [rule.minutes * _MINUTE] * seats
        self._set = self._left[:]  # what was left after each seat's last decision
        self._running: int | None = None
        self._since = now()

    def run(self, seat: int | None) -> None:
        """Start the clock of a seat, or none."""
        if seat != self._running:
            self._settle()
            self._running = seat

    def left(self, seat: int) -> int:
        """Return the milliseconds left to a seat."""
        used = round((self.now() - self._since) * _SECOND) if seat == self._running else 0
        return max(0, self._left[seat] - used)

    def decided(self, seat: int) -> int:
        """Stop the clock of a seat that has decided and add the increment; return what is left."""
        self._left[seat] = self.left(seat) + self.rule.increment * _SECOND
        self._set[seat] = self._left[seat]
        self._since = self.now()
        self._running = None
        return self._left[seat]

    def set(self, seat: int, left: int | None) -> None:
        """Set what is left to a seat, as it was stored; None: as at the beginning."""
        self._settle()
        self._left[seat] = self._set[seat] = self.rule.minutes * _MINUTE if left is None else left

    @property
    def is_running(self) -> bool:
        """Return whether any clock is running."""
        return self._running is not None

    def spent(self) -> tuple[int, ...]:
        """Return the milliseconds that every seat has used since its last decision."""
        return tuple(before - self.left(seat) for seat, before in enumerate(self._set))

    def spend(self, spent: tuple[int, ...]) -> None:
        """Subtract the time that seats had used before the table left memory."""
        self._left = [max(0, left - used) for left, used in zip(self._left, spent, strict=True)]

    def seconds_left(self) -> float | None:
        """Return the seconds until the running clock has run out."""
        return None if self._running is None else self.left(self._running) / _SECOND

    def ran_out(self) -> int | None:
        """Return the seat whose time is up."""
        seat = self._running
        return seat if seat is not None and self.left(seat) == 0 else None

    def _settle(self) -> None:
        if self._running is not None:
            self._left[self._running] = self.left(self._running)
        self._since = self.now()
