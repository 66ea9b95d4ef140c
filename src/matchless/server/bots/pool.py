"""Bots think in separate processes, so that every table stays responsive.

Those who think long stand in a line of their own. The more of them there are, the less time each has, so that nobody
waits longer than people would; with the time to itself, a bot gives the same answer as anywhere else.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from functools import lru_cache
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple, final

import msgspec
from msgspec.structs import replace

from matchless.match.setup import Setup, make_game
from matchless.players.advice import ITERATIONS, Advice, advise
from matchless.players.characters.bot import CharacterBot
from matchless.players.characters.character import CHARACTERS
from matchless.players.registry import new_bot
from matchless.rules.state.packing import Packed, packed, unpacked
from matchless.rules.state.view import View
from matchless.server.processes import Processes, library

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from matchless.library.library import Library
    from matchless.players.bot import BuiltInBot
    from matchless.rules.game import Game

_NO_SEED: Final = 0
_QUICK: Final = 400
"""Bots that play out more lines than this think in processes of their own, so that no others wait for them."""
_PATIENCE: Final = 1.2
"""The seconds from a question to the answer of whoever thinks long, the wait for a process included."""
_BEHIND: Final = 5
"""How far the processes of those who think long give way to tables and quick bots."""


class _Who(NamedTuple):
    """A bot at a seat."""

    name: str
    seed: int
    most: int  # lines that it may play out; 0: as many as it likes


@final
class BotPool:
    """The processes in which bots think."""

    def __init__(self, workers: int, most: int = 0, patience: float = _PATIENCE) -> None:
        """Start no more than ``workers`` processes for quick bots, and as many again once there are others.

        No bot plays out more than ``most`` lines, if that is not 0.
        """
        self.processes = Processes(workers)
        self.deep = Processes(workers, _BEHIND)
        self.most = most
        self._patience: Final = patience
        self._places: Final = asyncio.Semaphore(self.deep.workers)  # whoever has one of them thinks at once
        self._in_line = 0

    def warm_up(self) -> None:
        """Have a process load what every bot needs, so that the first answer comes quickly."""
        self.processes.start(_ready)

    async def choose(self, bot: str, seed: int, setup: Setup, view: View) -> int:
        """Return a bot's answer; the bot sees only what its seat may know."""
        told = msgspec.json.encode(replace(setup, seed=_NO_SEED, key="", table=""), order="sorted")
        lines = max((one.iterations for one in CHARACTERS if one.name == bot), default=0)
        is_deep = min(lines, self.most or lines) > _QUICK
        who = _Who(bot, seed, self.most)
        if not is_deep:
            return await self.processes.run(_choose, who, told, packed(view))
        patience = monotonic() + self._patience
        async with self._place():
            end = self._share(patience)
            return await self.deep.run(_choose_until, who, end, told, packed(view))

    async def advise(self, setup: Setup, view: View) -> list[Advice]:
        """Return good answers to the decision of a view; nothing else is known where they are looked for."""
        told = msgspec.json.encode(replace(setup, seed=_NO_SEED, key="", table=""), order="sorted")
        most = min(ITERATIONS, self.most or ITERATIONS)
        async with self._place():
            return await self.deep.run(_advise, most, told, packed(view))

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """Stand in line for a process, then have it."""
        self._in_line += 1
        try:
            await self._places.acquire()
        finally:
            self._in_line -= 1
        try:
            yield
        finally:
            self._places.release()

    def _share(self, patience: float) -> float:
        """Return until when whoever comes up may think: what is left of its time is shared with those behind it."""
        now = monotonic()  # the same in all processes
        return now + max(0.0, patience - now) * min(1.0, self.deep.workers / (self._in_line + 1))

    def close(self) -> None:
        """End the processes."""
        self.processes.close()
        self.deep.close()


def _ready() -> None:
    """Read a hero and a board."""
    make_game(library(), Setup(library().boards[0], library().heroes[:2], _NO_SEED))


@lru_cache(maxsize=64)
def _game(content: Library, setup: bytes) -> Game:
    return make_game(content, msgspec.json.decode(setup, type=Setup))


@lru_cache(maxsize=256)
def _bot(who: _Who) -> BuiltInBot:
    return new_bot(*who)


def _choose(who: _Who, setup: bytes, view: Packed) -> int:
    """Return the answer of a bot; runs in a worker."""
    return _bot(who).choose(unpacked(_game(library(), setup), view))


def _choose_until(who: _Who, end: float, setup: bytes, view: Packed) -> int:
    """Return the answer of a character that has until ``end``; runs in a worker."""
    bot = _bot(who)
    assert isinstance(bot, CharacterBot)
    return bot.choose_until(unpacked(_game(library(), setup), view), end)


def _advise(iterations: int, setup: bytes, view: Packed) -> list[Advice]:
    """Return good answers to a decision; runs in a worker."""
    return advise(unpacked(_game(library(), setup), view), iterations)
