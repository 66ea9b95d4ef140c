"""Games that were over before deeds were known: replayed in a process of their own and examined, one after another."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from matchless.match.deeds.deeds import EXAMINED
from matchless.server.chronicle.ending import examined
from matchless.server.processes import library
from matchless.server.refused import Refused
from matchless.server.store.data import TableData
from matchless.server.store.results import Result, examination_kept
from matchless.server.store.store import Move, MovesMissingError
from matchless.server.store.writer import NotKeptError
from matchless.server.tables.play import load

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry

_AT_ONCE: Final = 50


class _Order(Struct, frozen=True):
    """A game to be examined."""

    data: TableData
    moves: tuple[Move, ...]
    result: Result


@final
class Examination:
    """Goes through old games behind everything else; what is done is stored, so it goes on after a restart."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to examine."""
        self._task = asyncio.create_task(self.run(), name="examination")

    async def stop(self) -> None:
        """Leave the rest for later."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def run(self) -> None:
        """Examine every game that has not been."""
        store = self.registry.store
        while found := await store.results.unexamined(EXAMINED, _AT_ONCE):
            for result in found:
                try:
                    told = await self._examine(result)
                except Exception as error:  # noqa: BLE001 - whatever is wrong with one game, the others have their turn
                    self.registry.log.problem("not examined", result.code, error)
                    told = replace(result, examined=EXAMINED)
                try:
                    await store.writer.keep(examination_kept(told))
                except NotKeptError as error:
                    self.registry.log.problem("examination ended", result.code, error)
                    return

    async def _examine(self, result: Result) -> Result:
        """Return a result with what its game tells; one that cannot be replayed keeps what is known."""
        store = self.registry.store
        data = await store.table(result.code)
        try:
            moves = tuple(await store.moves(result.code))
        except MovesMissingError:
            data = None
        if data is None or not data.version:
            return replace(result, examined=EXAMINED)
        told = msgspec.json.encode(_Order(data, moves, result))
        return msgspec.json.decode(await self.registry.replays.processes.run(look, told), type=Result)


def look(told: bytes) -> bytes:
    """Return a result with what its game tells; runs in a worker."""
    order = msgspec.json.decode(told, type=_Order)
    try:
        play = load(library(), order.data, order.moves, lambda: 0.0)
    except Refused:
        return msgspec.json.encode(replace(order.result, examined=EXAMINED))
    return msgspec.json.encode(examined(order.result, order.data, play.match))
