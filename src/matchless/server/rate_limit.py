"""Token-bucket rate limits."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final, final

_MANY: Final = 10_000


@final
class Bucket:
    """A token bucket: it fills steadily, and each use takes one out."""

    __slots__ = ("_at", "_level", "now", "rate", "size")

    def __init__(self, size: float, rate: float, now: Callable[[], float] = monotonic) -> None:
        self.size = size
        self.rate = rate  # per second
        self.now = now
        self._level = size
        self._at = now()

    def take(self, many: int = 1) -> bool:
        """Take one or several out; return whether there were enough."""
        now = self.now()
        self._level = min(self.size, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level < many:
            return False
        self._level -= many
        return True

    @property
    def taken(self) -> int:
        """How many are missing now."""
        return max(0, ceil(self.size - self._level - (self.now() - self._at) * self.rate))

    @property
    def is_full(self) -> bool:
        """Return whether nobody has used it for a while."""
        return self.taken == 0


@final
class Buckets:
    """A bucket for each address."""

    def __init__(self, size: float, rate: float, now: Callable[[], float] = monotonic) -> None:
        self.size = size
        self.rate = rate
        self.now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take one out of an address's bucket; return whether there was one."""
        bucket = self.of(address)
        return bucket is None or bucket.take()

    def of(self, address: str) -> Bucket | None:
        """Return an address's bucket; None if there is no limit."""
        if self.size <= 0:
            return None
        if len(self._buckets) > _MANY:
            self._prune()
        return self._buckets.setdefault(address, Bucket(self.size, self.rate, self.now))

    def most_taken(self) -> int:
        """Return the most that any address has taken lately."""
        return max((one.taken for one in self._buckets.values()), default=0)

    def _prune(self) -> None:
        """Forget addresses that have been quiet; in a flood from everywhere, forget the half that came first."""
        kept = [(name, one) for name, one in self._buckets.items() if not one.is_full]
        self._buckets = dict(kept[len(kept) // 2 :] if len(kept) > _MANY // 2 else kept)
