"""Bots think in processes of their own, so that the tables of others stay quick."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

import msgspec
from msgspec.structs import replace

from matchless.library.shelf import Shelf
from matchless.library.table import Setup, lay
from matchless.players.names import BOTS, new_bot
from matchless.rules.view import View
from matchless.server.view_code import Packed, packed, unpacked

if TYPE_CHECKING:
    from matchless.players.bot import Bot
    from matchless.rules.game import Game

_TRIES: Final = 3
_NO_SEED: Final = 0


@final
class Thinkers:
    """The processes in which bots think; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start a process and let it read what every bot needs, so that the first answer comes quickly."""
        self._pool = self._new_pool()
        self._pool.submit(_ready)

    async def choose(self, bot: str, seed: int, setup: Setup, view: View) -> int:
        """Return the answer of a bot, which is told what its seat may know and nothing else."""
        told = msgspec.json.encode(replace(setup, seed=_NO_SEED, key="", table=""), order="sorted")
        for _ in range(_TRIES - 1):
            try:
                return await self._ask(bot, seed, told, packed(view))
            except BrokenProcessPool:
                self._replace()
        return await self._ask(bot, seed, told, packed(view))

    async def _ask(self, bot: str, seed: int, setup: bytes, view: Packed) -> int:
        if self._pool is None:
            self._pool = self._new_pool()
        return await asyncio.get_running_loop().run_in_executor(self._pool, _choose, bot, seed, setup, view)

    def _replace(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes."""
        self._replace()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: a copy of the running server would hold its sockets and its database.
        return ProcessPoolExecutor(
            max(1, self.workers), multiprocessing.get_context("spawn"), initializer=_follow
        )


def _follow() -> None:
    """End with the server, however it ends, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _ready() -> None:
    """Read a hero and a board."""
    shelf = _shelf()
    lay(shelf, Setup(shelf.boards()[0], shelf.heroes()[:2], _NO_SEED))


@lru_cache(maxsize=1)
def _shelf() -> Shelf:
    return Shelf()


@lru_cache(maxsize=64)
def _game(setup: bytes) -> Game:
    return lay(_shelf(), msgspec.json.decode(setup, type=Setup))


@lru_cache(maxsize=256)
def _bot(name: str, seed: int) -> Bot:
    return new_bot(name, seed)


def _choose(bot: str, seed: int, setup: bytes, view: Packed) -> int:
    """Return the answer of a bot; runs in a worker."""
    return _bot(bot, seed).choose(unpacked(_game(setup), view))


def strongest() -> str:
    """Return the bot that plays on for one who gave up."""
    return next(iter(BOTS))
