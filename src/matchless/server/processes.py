"""Separate processes for whatever takes long, so that every table stays responsive."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Final, TypeVar, final

from matchless.library.library import Library

_TRIES: Final = 3
T = TypeVar("T")


@final
class Processes:
    """Worker processes; one that dies is replaced, and all end with the server."""

    def __init__(self, workers: int, niceness: int = 0) -> None:
        self.workers = max(1, workers)
        self.niceness = niceness  # how far they give way to everything else
        self._pool: ProcessPoolExecutor | None = None

    def start(self, work: Callable[[], None]) -> None:
        """Start a process and have it do something that nobody waits for."""
        self._opened().submit(work)

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Return the result of a piece of work, started when a process is free."""
        loop = asyncio.get_running_loop()
        for _ in range(_TRIES - 1):
            pool = self._opened()
            try:
                return await loop.run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self._pool is pool:  # otherwise somebody else who waited has already replaced it
                    self.close()
        return await loop.run_in_executor(self._opened(), work, *given)

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
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@lru_cache(maxsize=1)
def library() -> Library:
    """Return the library of this process."""
    return Library()
