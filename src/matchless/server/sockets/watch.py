"""The watch: counts connections and cuts those that are idle."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import Final, Protocol, final

from matchless.server.limits import Limits
from matchless.server.log import Log
from matchless.server.metrics import Metrics
from matchless.server.quotas import Places

if sys.platform != "win32":
    import resource

_LOOK: Final = 1.0
_ENOUGH: Final = 16 * 1024
"""The bytes that must be read in the time for reading, unless that is all there is."""
_SPARE: Final = 128
"""Descriptors reserved for the database, the bots' processes and the log."""
_MANY: Final = 65536
_TELL: Final = 60.0


class Guarded(Protocol):
    """A connection as the watch sees it."""

    place: str | None  # None: a trusted proxy, which everybody comes through

    def unsent(self) -> int:
        """Return how many bytes are waiting because the other side does not read."""

    def asked_since(self) -> float | None:
        """Return since when the other side has owed a request; None if it owes nothing."""

    def cut(self) -> None:
        """End the connection at once, whatever was still to be sent."""


@final
class Watch:
    """Counts connections, lets in as many as there is room for, and cuts those that merely take up room."""

    def __init__(self, limits: Limits, metrics: Metrics, log: Log) -> None:
        self.limits = limits
        self.metrics = metrics
        self.log = log
        self.places = Places(limits.connections, limits.connections_per_address)
        self._requests: dict[Guarded, None] = {}  # connections other than sockets, the oldest first
        self._sockets: set[Guarded] = set()
        self._unsent: dict[Guarded, tuple[int, float]] = {}  # how much was waiting, and since when
        self._untold: Counter[str] = Counter()
        self._told = -_TELL
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start checking."""
        room = _descriptors() - _SPARE
        if 0 < room < (self.places.most or room + 1):
            self.log.event("few descriptors", connections=room)
            self.places.most = room
        self._task = asyncio.create_task(self._run(), name="watch")

    async def stop(self) -> None:
        """Stop checking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def enter(self, connection: Guarded) -> bool:
        """Let a connection in; return whether there was room for it."""
        if self.places.is_full_for(connection.place):
            self._note("connections_per_address")
            return False
        if self.places.is_full and not self._make_room():
            self._note("connections")
            return False
        self.places.take(connection.place)
        self._requests[connection] = None
        return True

    def upgrade(self, request: Guarded, socket: Guarded) -> None:
        """Give a socket the place of the request that asked for it."""
        if request in self._requests:
            del self._requests[request]
            self._sockets.add(socket)

    def leave(self, connection: Guarded) -> None:
        """Note that a connection is gone."""
        self._unsent.pop(connection, None)
        if connection in self._requests or connection in self._sockets:
            self._requests.pop(connection, None)
            self._sockets.discard(connection)
            self.places.leave(connection.place)

    def look(self, now: float) -> None:
        """Cut every connection that has kept us waiting too long."""
        for connection in (*self._requests, *self._sockets):
            since = connection.asked_since()
            if (
                self.limits.request_seconds
                and since is not None
                and now - since > self.limits.request_seconds
            ):
                self.cut(connection, "slow_request")
            elif self.limits.reading_seconds and self._is_stuck(connection, now):
                self.cut(connection, "not_reading")
        self._tell(now)

    def _is_stuck(self, connection: Guarded, now: float) -> bool:
        unsent = connection.unsent()
        if not unsent:
            self._unsent.pop(connection, None)
            return False
        before, since = self._unsent.setdefault(connection, (unsent, now))
        if now - since < self.limits.reading_seconds:
            return False
        self._unsent[connection] = unsent, now
        return unsent > before - _ENOUGH

    def _make_room(self) -> bool:
        """Cut the oldest connection that owes a request; return whether there was one."""
        oldest = next((one for one in self._requests if one.asked_since() is not None), None)
        if oldest is None:
            return False
        self.cut(oldest, "made_room")
        return True

    def cut(self, connection: Guarded, reason: str) -> None:
        """End a connection at once."""
        self.leave(connection)
        self._note(reason)
        connection.cut()

    def _note(self, reason: str) -> None:
        self.metrics.cut.labels(reason).inc()
        self._untold[reason] += 1

    def _tell(self, now: float) -> None:
        """Log what was cut, at most once a minute: a flood must not become a flood of lines."""
        if self._untold and now - self._told >= _TELL:
            self.log.warning("connections cut", **self._untold)
            self._untold.clear()
            self._told = now

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            self.look(monotonic())


def _descriptors() -> int:
    """Return how many descriptors this process may have, after asking for more; 0: no limit."""
    if sys.platform == "win32":  # where connections are not files
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MANY if hard == resource.RLIM_INFINITY else min(hard, _MANY)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return 0 if soft == resource.RLIM_INFINITY else soft
    with suppress(ValueError, OSError):  # some systems give less than they promise
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
