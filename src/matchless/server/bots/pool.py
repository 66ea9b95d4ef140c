"""Bots think in separate processes, so that every table stays responsive."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

import msgspec
from msgspec.structs import replace

from matchless.match.setup import Setup, make_game
from matchless.players.advice import ITERATIONS, Advice, advise
from matchless.players.characters.character import CHARACTERS
from matchless.players.registry import new_bot
from matchless.rules.state.packing import Packed, packed, unpacked
from matchless.rules.state.view import View
from matchless.server.processes import Processes, library

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.players.bot import BuiltInBot
    from matchless.rules.game import Game

_NO_SEED: Final = 0
_QUICK: Final = 400
"""Bots that play out more lines than this think in processes of their own, so that no others wait for them."""


@final
class BotPool:
    """The processes in which bots think."""

    def __init__(self, workers: int, most: int = 0) -> None:
        """Start no more than ``workers`` processes for quick bots, and as many again once there are others.

        No bot plays out more than ``most`` lines, if that is not 0.
        """
        self.processes = Processes(workers)
        self.deep = Processes(workers)
        self.most = most

    def warm_up(self) -> None:
        """Have a process load what every bot needs, so that the first answer comes quickly."""
        self.processes.start(_ready)

    async def choose(self, bot: str, seed: int, setup: Setup, view: View) -> int:
        """Return a bot's answer; the bot sees only what its seat may know."""
        told = msgspec.json.encode(replace(setup, seed=_NO_SEED, key="", table=""), order="sorted")
        lines = max((one.iterations for one in CHARACTERS if one.name == bot), default=0)
        is_deep = min(lines, self.most or lines) > _QUICK
        processes = self.deep if is_deep else self.processes
        return await processes.run(_choose, bot, seed, self.most, told, packed(view))

    async def advise(self, setup: Setup, view: View) -> list[Advice]:
        """Return good answers to the decision of a view; nothing else is known where they are looked for."""
        told = msgspec.json.encode(replace(setup, seed=_NO_SEED, key="", table=""), order="sorted")
        most = min(ITERATIONS, self.most or ITERATIONS)
        return await self.deep.run(_advise, most, told, packed(view))

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
def _bot(name: str, seed: int, most: int) -> BuiltInBot:
    return new_bot(name, seed, most)


def _choose(bot: str, seed: int, most: int, setup: bytes, view: Packed) -> int:
    """Return the answer of a bot; runs in a worker."""
    return _bot(bot, seed, most).choose(unpacked(_game(library(), setup), view))


def _advise(iterations: int, setup: bytes, view: Packed) -> list[Advice]:
    """Return good answers to a decision; runs in a worker."""
    return advise(unpacked(_game(library(), setup), view), iterations)
