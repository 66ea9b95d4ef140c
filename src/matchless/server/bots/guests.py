"""Bots from outside that the host offers: each thinks in its own process, which may fail without harm.

Visitors name a bot by its slug. Only the settings say what is run for it.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

import msgspec
from msgspec.structs import replace

from matchless.match.setup import Setup, make_game
from matchless.players.outside.casting import any_bot, dismiss
from matchless.players.outside.fault import BotFault
from matchless.players.outside.loading import UnusableBotError
from matchless.players.outside.terms import TO_START, note, terms
from matchless.rules.state.codec import numbers, read_numbers
from matchless.rules.state.packing import Packed, packed, unpacked
from matchless.server.processes import Processes, library

if TYPE_CHECKING:
    from matchless.players.bot import BuiltInBot
    from matchless.rules.game import Game
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View
    from matchless.server.config import GuestBot

_NO_SEED: Final = 0
_MORE: Final = 10.0
"""The seconds beyond its own limit after which a bot that nothing can interrupt is ended with its process."""
_SEATS: Final = 64
"""How many seats a process remembers; beyond that, the one that was quiet longest gets a new bot if it plays on."""


@final
class Guests:
    """The bots that the host offers, and the processes in which they think; a seat always has the same one."""

    def __init__(self, bots: tuple[GuestBot, ...], workers: int) -> None:
        self.bots: Final = {one.slug: one for one in bots}
        self._rooms: Final = [_Room() for _ in range(max(1, workers))]

    def names(self) -> dict[str, str]:
        """Return what people call the bots, by slug."""
        return {slug: one.name for slug, one in self.bots.items()}

    async def choose(self, slug: str, place: str, seed: int, setup: Setup, view: View) -> int:
        """Return a bot's answer, which is legal; a BotFault says why there is none.

        ``place`` tells all seats of all tables apart.
        """
        guest = self.bots.get(slug)
        if guest is None:
            raise BotFault("crash", "this server no longer offers the bot")
        return await self._room(place).ask(place, guest.runs, seed, _told(setup), packed(view))

    async def dismiss(self, place: str, setup: Setup, view: View) -> None:
        """Tell a bot that its game is over."""
        position = view.position
        await self._room(place).tell(place, _told(setup), view.seat, view.hand_sizes, numbers(position))

    def _room(self, place: str) -> _Room:
        return self._rooms[zlib.crc32(place.encode()) % len(self._rooms)]

    def close(self) -> None:
        """End the processes."""
        for room in self._rooms:
            room.processes.close()


@final
class _Room:
    """A process in which one bot at a time thinks."""

    def __init__(self) -> None:
        self.processes: Final = Processes(1)
        self._is_free: Final = asyncio.Lock()

    async def ask(self, place: str, runs: str, seed: int, setup: bytes, view: Packed) -> int:
        """Return an answer; a bot that cannot be interrupted ends with the process."""
        seconds = terms().seconds
        async with self._is_free:
            try:
                work = self.processes.run(_choose, place, runs, seed, setup, view)
                return await asyncio.wait_for(work, seconds + TO_START + _MORE if seconds else None)
            except TimeoutError:
                self.processes.kill()
                raise BotFault("late", f"it took more than {seconds:g} s for an answer") from None
            except BrokenProcessPool:
                self.processes.close()
                raise BotFault("crash", "it ended the process that it thought in") from None

    async def tell(
        self, place: str, setup: bytes, seat: int, hand_sizes: list[int], position: list[int]
    ) -> None:
        """Tell the bot how its game ended."""
        async with self._is_free:
            try:
                work = self.processes.run(_dismiss, place, setup, seat, hand_sizes, position)
                await asyncio.wait_for(work, TO_START + _MORE)
            except (TimeoutError, BrokenProcessPool):
                self.processes.kill()


def _told(setup: Setup) -> bytes:
    """Return a setup without anything that its random numbers follow from."""
    return msgspec.json.encode(replace(setup, seed=_NO_SEED, key="", table=""), order="sorted")


# In the processes -------------------------------------------------------------------------------------------

_SEATED: Final[OrderedDict[str, tuple[BuiltInBot, State, int]]] = OrderedDict()
"""By place: the bot, and what it saw last."""


@lru_cache(maxsize=64)
def _game(setup: bytes) -> Game:
    return make_game(library(), msgspec.json.decode(setup, type=Setup))


def _choose(place: str, runs: str, seed: int, setup: bytes, view: Packed) -> int:
    """Return the answer of a bot."""
    seen = unpacked(_game(setup), view)
    found = _SEATED.pop(place, None)
    try:
        bot = any_bot(runs, seed) if found is None else found[0]
        answer = bot.choose(seen)
    except UnusableBotError as error:
        note(runs, str(error))
        raise BotFault("crash", str(error)) from None
    except BotFault as fault:
        note(runs, fault.reason)
        raise
    _SEATED[place] = (bot, seen.position, seen.seat)
    while len(_SEATED) > _SEATS:
        _, (quiet, last, seat) = _SEATED.popitem(last=False)
        dismiss(quiet, last, seat)
    return answer


def _dismiss(place: str, setup: bytes, seat: int, hand_sizes: list[int], position: list[int]) -> None:
    """Tell a bot how its game ended, if it is still here."""
    found = _SEATED.pop(place, None)
    if found is not None:
        dismiss(found[0], read_numbers(_game(setup), position), seat, hand_sizes)
