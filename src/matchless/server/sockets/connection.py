"""Somebody looking at a table through a socket."""

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
"""How many messages may wait for a slow reader; anyone slower reconnects later and gets everything."""
_UNSENT: Final = 2 * 1024 * 1024
"""How many bytes may wait, likewise."""
_HINTS: Final = 5
"""How many suggestions one can make in a row; each goes to everybody at the table."""


@final
class Connection:
    """One socket: whose it is, what it has been sent, and what is waiting to be sent."""

    def __init__(self, player: str | None, lang: Lang, per_second: int, address: str = "?") -> None:
        self.player = player
        self.lang = lang
        self.address = address
        self.looking: int | None = None  # on a shared screen: the seat whose person is looking
        self.eyes: tuple[int, ...] | None = None  # who saw the last update; None: nothing has been sent yet
        self.told = 0  # how many events have been sent
        self.limit = Bucket(2 * per_second, per_second) if per_second else None
        self.share: Bucket | None = None  # for messages through all sockets of the address
        self.hints = Bucket(_HINTS, 1) if per_second else None
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.unsent = 0  # bytes waiting
        self.is_dropped = False
        self.abort: Callable[[], None] | None = None  # ends the socket at once

    def tell(self, message: bytes) -> None:
        """Have a message sent; a reader that is too slow is cut off."""
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
        """Note that a message is no longer waiting."""
        self.unsent -= len(message)

    def refuse(self, refused: Refused, message: Message | None = None) -> None:
        """Say why something was refused, and what it was."""
        said = "" if message is None else str(message.__struct_config__.tag)
        self.tell(msgspec.json.encode(Refusal(refused.code, refused.said(self.lang), said)))

    def drop(self) -> None:
        """Have the socket closed once everything waiting has been sent."""
        if not self.is_dropped:
            self.is_dropped = True
            self.waiting.put_nowait(None)

    def forget(self) -> None:
        """Make the next update send the whole story."""
        self.eyes = None
