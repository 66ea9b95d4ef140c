"""Replays on request: made in a separate process, cached for a while, and never in the way of a game."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import zlib
from collections import OrderedDict
from itertools import pairwise
from typing import TYPE_CHECKING, Final, final

import msgspec
from msgspec.structs import replace

from matchless.presentation.wire.table import TableSheet
from matchless.server.processes import Processes, library
from matchless.server.refused import Refused
from matchless.server.replays.frames import Order, replay_frames
from matchless.server.replays.tales import tale_of
from matchless.server.tables.curtain import eyes_of
from matchless.server.tables.sheet import table_sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.server.store.data import TableData
    from matchless.server.tables.play import Play
    from matchless.server.tables.table import Table

_NO_SEAT: Final = -1
_WAITING: Final = 16
"""How many replays may wait to be made; a long game takes a second."""
_KEPT: Final = 32_000_000
"""The size of all cached replays in bytes, compressed."""
_PAUSE: Final = 300.0
"""Whoever takes longer than this for a decision, in seconds, has left the table."""
_BEHIND: Final = 10
"""The nice value of the process: it gives way to the games."""
_QUICK: Final = 1
_SMALL: Final = 6


@final
class Replays:
    """Recently requested replays; those that nobody asks for are dropped."""

    def __init__(self) -> None:
        self.processes = Processes(1, _BEHIND)
        self._making: dict[bytes, asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0

    async def frames(self, order: Order) -> bytes:
        """Return the compressed frames of a replay; Refused if too many are being made."""
        return await self.made(made, msgspec.json.encode(order))

    async def tale(self, order: Order) -> bytes:
        """Return the compressed story of a finished game; Refused as above."""
        return await self.made(tale_made, msgspec.json.encode(order))

    async def made(self, work: Callable[[bytes], bytes], told: bytes) -> bytes:
        """Return what a worker makes of something, compressed; Refused as above."""
        key = hashlib.sha256(work.__name__.encode() + told).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            if len(self._making) >= _WAITING:
                raise Refused("busy", 503)
            self._making[key] = asyncio.create_task(self._make(key, work, told))
        return await asyncio.shield(
            self._making[key]
        )  # whoever asked may go away, but others may be waiting for it too

    async def _make(self, key: bytes, work: Callable[[bytes], bytes], told: bytes) -> bytes:
        try:
            packed = await self.processes.run(work, told)
        finally:
            del self._making[key]
        self._kept[key] = packed
        self._size += len(packed)
        while self._size > _KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
        return packed

    def close(self) -> None:
        """End the process."""
        self.processes.close()


def made(told: bytes) -> bytes:
    """Return the compressed frames of a replay; runs in a worker."""
    frames = replay_frames(library(), msgspec.json.decode(told, type=Order))
    return zlib.compress(msgspec.json.encode(frames), _SMALL)


def tale_made(told: bytes) -> bytes:
    """Return the compressed story of a finished game; runs in a worker."""
    tale = tale_of(library(), msgspec.json.decode(told, type=Order))
    return zlib.compress(msgspec.json.encode(tale), _SMALL)


class _Told(msgspec.Struct, frozen=True):
    """A Replay whose frames are already encoded."""

    table: TableSheet
    is_open: bool
    frames: msgspec.Raw


async def replay(table: Table, player: str | None, lang: str, *, zipped: bool) -> bytes:
    """Return a game from its beginning as somebody may know it: everything once it is over."""
    async with (
        table.lock
    ):  # nobody is told what is not stored yet; but nobody waits here for the replay either
        order = _order(table, player, lang)
        sheet = table_sheet(table, player, lang)
    packed = await table.registry.replays.frames(order)
    return await asyncio.to_thread(_body, sheet, packed, is_open=order.viewer is None, zipped=zipped)


async def tale(table: Table, lang: str) -> bytes:
    """Return how a game went, once it is over: it names the cards that were held."""
    order = await open_order(table, lang)
    gone = _gave_up(table.data)
    order = replace(
        order,
        gave_up=gone,
        is_out_of_time=gone is not None and table.data.seats[gone].is_out_of_time,
        minutes=_minutes(table.play),
    )
    return zlib.decompress(await table.registry.replays.tale(order))


async def open_order(table: Table, lang: str) -> Order:
    """Return a finished game with everything open; Refused if it is not over."""
    async with table.lock:
        if table.broken is None and table.data.phase != "over":
            raise Refused("not_over")
        return _order(table, None, lang)


def _order(table: Table, player: str | None, lang: str) -> Order:
    if table.broken is not None:
        raise table.broken
    if table.play is None:
        raise Refused("not_started")
    data = table.data
    is_over = data.phase == "over"
    viewer: int | None = None
    eyes: tuple[int, ...] | None = None
    if not is_over:
        mine = data.seats_of(player)
        viewer = _NO_SEAT
        if data.is_one_person(mine):  # on a shared screen nobody may look back into another's hand
            viewer, eyes = mine[0], eyes_of(data, player, mine[0])
    options = tuple(table.play.match.taken)
    winners = data.winners if is_over else None
    return Order(data.setup(), data.version, options, lang, viewer, eyes, winners)


def _gave_up(data: TableData) -> int | None:
    """Return the last seat that gave up."""
    gone = {number: seat.conceded_at or 0 for number, seat in enumerate(data.seats) if seat.conceded}
    return max(gone, key=lambda number: gone[number], default=None)


def _minutes(play: Play | None) -> int:
    """Return how long people played a game; only the beginning of a long pause counts."""
    times = [] if play is None else [one.move.at for one in play.taken]
    seconds = sum(min(max(0.0, after - before), _PAUSE) for before, after in pairwise(times))
    return max(1, round(seconds / 60))


def _body(sheet: TableSheet, packed: bytes, *, is_open: bool, zipped: bool) -> bytes:
    body = msgspec.json.encode(_Told(sheet, is_open, msgspec.Raw(zlib.decompress(packed))))
    return gzip.compress(body, _QUICK) if zipped else body
