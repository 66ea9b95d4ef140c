"""Separate processes for whatever takes long, so that every table stays responsive."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.util
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Final, TypeVar, final

from matchless.library.library import Library
from matchless.library.packs import Pack
from matchless.players.outside.program import end_all

_TRIES: Final = 3
T = TypeVar("T")


@final
class Processes:
    """Worker processes; one that dies is replaced, and all end with the server."""

    def __init__(self, workers: int, niceness: int = 0) -> None:
        self.workers = max(1, workers)
        self.niceness = niceness  # how far they give way to everything else
        self.packs: tuple[Pack, ...] = ()  # the content they play with
        self._pool: ProcessPoolExecutor | None = None

    def start(self, work: Callable[[], None]) -> None:
        """Start a process and have it do something that nobody waits for."""
        self._opened().submit(_with, self.packs, work)

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Return the result of a piece of work, started when a process is free."""
        loop = asyncio.get_running_loop()
        for _ in range(_TRIES - 1):
            pool = self._opened()
            try:
                return await loop.run_in_executor(pool, _with, self.packs, work, *given)
            except BrokenProcessPool:
                if self._pool is pool:  # otherwise somebody else who waited has already replaced it
                    self.close()
        return await loop.run_in_executor(self._opened(), _with, self.packs, work, *given)

    def kill(self) -> None:
        """End the processes now, in the middle of their work; others take their place."""
        pool = self._pool
        for process in [] if pool is None else list((pool._processes or {}).values()):  # noqa: SLF001 - no other way yet
            process.kill()
        self.close()

    def close(self) -> None:
        """End the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of the running server would hold its sockets and its database.
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, spawned, _follow, (self.niceness,))
        return self._pool


def _follow(niceness: int) -> None:
    """End with the server, however it ends, and not before."""
    if sys.platform != "win32":
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    multiprocessing.util.Finalize(None, end_all, exitpriority=1)  # bots' programs end with the process
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        end_all()
        os._exit(0)


_PACKS: Final[list[tuple[Pack, ...]]] = [()]
"""The packs that this process plays with."""


def _with(packs: tuple[Pack, ...], work: Callable[..., T], *given: object) -> T:
    """Do a piece of work with some content; runs in a worker."""
    _PACKS[0] = packs
    return work(*given)


def library() -> Library:
    """Return the library that this process plays with now."""
    return _library(_PACKS[0])


@lru_cache(maxsize=4)
def _library(packs: tuple[Pack, ...]) -> Library:
    return Library(*packs)
