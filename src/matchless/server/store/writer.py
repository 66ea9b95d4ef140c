"""One writer for all tables: their writes are committed together, and nobody is told anything before."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple, final

from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_GATHER = 0.004
"""Seconds to wait for others: a transaction costs nearly the same for one write as for ten."""


class Write(NamedTuple):
    """A statement and its values."""

    statement: Executable
    values: dict[str, Any]
    rows: int | None = None  # how many rows it must change, or nothing is stored; None: any number


class NotKeptError(Exception):
    """Something could not be written to the database, and so has not happened."""


class OutdatedError(NotKeptError):
    """Something depends on what the database no longer holds, and so has not happened."""


@final
class Writer:
    """Collects the writes of all tables while a transaction runs, and commits them in the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.failures = 0  # how many writes have failed
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is still waiting, and stop."""
        self._is_closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def keep(self, *writes: Write) -> None:
        """Return once the writes are committed, all or none; NotKeptError if they could not be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        self._wake.set()
        # The caller may go away, but what was begun is finished, so that memory and database agree.
        await asyncio.shield(done)

    async def _run(self) -> None:
        async with self.engine.connect() as connection:
            while self._waiting or not self._is_closing:
                await self._wake.wait()
                if not self._is_closing:
                    await asyncio.sleep(_GATHER)
                self._wake.clear()
                jobs, self._waiting = self._waiting, []
                if not await _committed(connection, jobs):
                    for job in jobs:  # one that fails must not take the others with it
                        self.failures += not await _committed(connection, [job], last=True)


async def _committed(
    connection: AsyncConnection,
    jobs: list[tuple[Sequence[Write], asyncio.Future[None]]],
    *,
    last: bool = False,
) -> bool:
    """Write jobs in one transaction and release those waiting for them; return whether it worked."""
    try:
        for _, group in groupby([write for job, _ in jobs for write in job], key=_statement):
            await _execute(connection, list(group))
        await connection.commit()
    except Exception as error:  # noqa: BLE001 - whatever it was, nothing has been kept
        await connection.rollback()
        if last:
            for _, done in jobs:
                done.set_exception(_told(error))
        return False
    for _, done in jobs:
        if not done.done():
            done.set_result(None)
    return True


def _statement(write: Write) -> int:
    return id(write.statement)


async def _execute(connection: AsyncConnection, writes: list[Write]) -> None:
    """Execute one statement with the values of several writes."""
    result = await connection.execute(writes[0].statement, [write.values for write in writes])
    expected = [write.rows for write in writes if write.rows is not None]
    if expected and sum(expected) != result.rowcount:
        raise OutdatedError("the database has changed since")


def _told(error: Exception) -> NotKeptError:
    """Return what went wrong, in words that name no values."""
    if isinstance(error, NotKeptError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    return NotKeptError(str(cause) if isinstance(cause, sqlite3.Error) else type(error).__name__)
