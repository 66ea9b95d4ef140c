"""The heartbeat: a small write every few seconds, which shows whether the server can write at all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final, final

from sqlalchemy.dialects.sqlite import insert as upsert

from matchless.server.log import Log
from matchless.server.metrics import Metrics
from matchless.server.store.schema import SETTINGS
from matchless.server.store.writer import NotKeptError, Write, Writer

_EVERY: Final = 5.0
_LATE: Final = 3 * _EVERY
"""A beat older than this does not count: a write hangs, or the server has no time for it."""
_TICK: Final = 0.25
_new = upsert(SETTINGS)
_BEAT: Final = _new.on_conflict_do_update(index_elements=["name"], set_={"value": _new.excluded.value})
_REASONS: Final = {
    "is full": "disk_full",
    "is locked": "database_locked",
    "readonly": "read_only",
    "malformed": "damaged",
}
"""Words in SQLite's messages, and ours for them."""


@final
class Heartbeat:
    """Beats, and remembers when it last did."""

    def __init__(
        self, writer: Writer, database: Path, metrics: Metrics, log: Log, now: Callable[[], float] = monotonic
    ) -> None:
        self.writer = writer
        self.database = database
        self.metrics = metrics
        self.log = log
        self.now = now
        self._file = 0
        self._beat_at: float | None = None
        self._reason = "starting"
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Beat once, and keep beating."""
        await self.beat()
        self._file = _number(self.database)
        self._tasks = [
            asyncio.create_task(self._run(), name="heartbeat"),
            asyncio.create_task(self._measure_lag(), name="lag"),
        ]

    async def stop(self) -> None:
        """Stop beating."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def trouble(self) -> str:
        """Return why nothing can be written now, in one word; empty if all is well."""
        if self._reason:
            return self._reason
        if self._file and _number(self.database) != self._file:
            return "file_gone"
        if self._beat_at is None or self.now() - self._beat_at > _LATE:
            return "no_answer"
        return ""

    async def beat(self) -> None:
        """Write the time."""
        before = self._reason
        try:
            await self.writer.keep(Write(_BEAT, {"name": "heartbeat", "value": str(round(time.time()))}))
        except NotKeptError as error:
            self._reason = _reason(error)
            if before != self._reason:
                self.log.warning("cannot keep anything", reason=self._reason)
            return
        self._reason, self._beat_at = "", self.now()
        if before not in ("", "starting"):
            self.log.event("can keep again")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            await self.beat()

    async def _measure_lag(self) -> None:
        """Measure how late the event loop runs."""
        while True:
            wanted = self.now() + _TICK
            await asyncio.sleep(_TICK)
            self.metrics.lag.observe(max(0.0, self.now() - wanted))


def _reason(error: NotKeptError) -> str:
    said = str(error)
    return next((ours for word, ours in _REASONS.items() if word in said), "write_failed")


def _number(path: Path) -> int:
    """Return the system's number for a file; 0 if it is gone."""
    try:
        return path.stat().st_ino
    except OSError:
        return 0
