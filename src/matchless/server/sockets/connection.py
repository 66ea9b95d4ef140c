"""Someone who looks at a table through a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, final

import msgspec

from matchless.lang.names import Lang
from matchless.presentation.wire.socket import Message, Refusal
from matchless.server.rate_limit import Bucket
from matchless.server.refused import Refused

_WAITING: Final = 64
"""The messages that may wait for a slow reader; one who is slower comes back later and gets the whole."""
_UNSENT: Final = 2 * 1024 * 1024
"""The bytes that may wait, as the messages."""
_HINTS: Final = 5
"""How many suggestions one can make in a row; everybody at the table is told each of them."""


@final
class Connection:
    """One socket: who it is, what has been told, and what waits to be sent."""

    def __init__(self, player: str | None, lang: Lang, per_second: int, address: str = "?") -> None:
        self.player = player
        self.lang = lang
        self.address = address
        self.looking: int | None = None  # on one screen: the seat whose person looks
        self.eyes: tuple[int, ...] | None = (
            None  # as whom the last update was told; None: nothing was told yet
        )
        self.told = 0  # how many events have been told
        self.limit = Bucket(2 * per_second, per_second) if per_second else None
        self.share: Bucket | None = None  # of the messages of all sockets of the address
        self.hints = Bucket(_HINTS, 1) if per_second else None
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.unsent = 0  # bytes that wait
        self.is_dropped = False
        self.abort: Callable[[], None] | None = None  # ends the socket at once

    def tell(self, message: bytes) -> None:
        """Have a message sent; one who reads too slowly is cut off."""
        if self.is_dropped:
            return
        if self.waiting.qsize() >= _WAITING or (self.unsent and self.unsent + len(message) > _UNSENT):
            self.drop()
            if self.abort is not None:
                self.abort()
            return
        self.unsent += len(message)
        self.waiting.put_nowait(message)

    def sent(self, message: bytes) -> None:
        """Note that a message waits no more."""
        self.unsent -= len(message)

    def refuse(self, refused: Refused, message: Message | None = None) -> None:
        """Tell why something was not done, and what was said."""
        said = "" if message is None else type(message).__name__.lower()
        self.tell(msgspec.json.encode(Refusal(refused.code, refused.said(self.lang), said)))

    def drop(self) -> None:
        """Have the socket closed, after what waits to be sent."""
        if not self.is_dropped:
            self.is_dropped = True
            self.waiting.put_nowait(None)

    def forget(self) -> None:
        """The next update tells the whole story."""
        self.eyes = None
