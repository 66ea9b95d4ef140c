"""Talk at a table: who may say what to whom. It is in memory only, never in the record, and gone with the table.

During a game, spectators talk among themselves, so that nobody who plays is helped. What a team says reaches the people
who were on it when it was said, and nobody else, ever.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple, final

import msgspec

from matchless.presentation.wire import socket as said
from matchless.server.refused import Refused
from matchless.server.tables.typed import length, tidied

if TYPE_CHECKING:
    from matchless.presentation.wire.table import Channel, TalkRule
    from matchless.server.sockets.connection import Connection
    from matchless.server.store.data import TableData
    from matchless.server.tables.table import Table

LONGEST: Final = 200
"""In characters, not counting the marks on them."""
_KEPT: Final = 50
"""How many earlier lines somebody who comes, or comes back, is sent."""
_ENCODER: Final = msgspec.json.Encoder()


class _Said(NamedTuple):
    """A line, and who hears it."""

    line: said.TalkLine
    readers: frozenset[str] | None  # for a team: the people who were on it; None: whoever the channel is for


@final
class Talk:
    """The recent lines at one table."""

    def __init__(self) -> None:
        self._lines: deque[_Said] = deque(maxlen=_KEPT)
        self._count = 0

    def add(self, line: said.TalkLine, readers: frozenset[str] | None) -> _Said:
        """Keep a line under the next number, for a while."""
        kept = _Said(msgspec.structs.replace(line, number=self._count), readers)
        self._count += 1
        self._lines.append(kept)
        return kept

    def heard_by(self, data: TableData, player: str | None) -> tuple[said.TalkLine, ...]:
        """Return the lines that somebody may see."""
        return tuple(one.line for one in self._lines if _hears(data, player, one))


async def say(table: Table, connection: Connection, message: said.Say | said.SayPhrase) -> None:
    """Say something to those whom it is meant for; Refused if the table, or this person, may not."""
    player = connection.player
    if player is None:
        raise Refused("no_identity", 403)
    data = table.data
    text = tidied(message.text) if isinstance(message, said.Say) else ""
    _check_table(data, message, text)
    readers = _readers(data, player, message.channel)
    table.registry.quotas.talk(player, connection.address)
    mine = data.seats_of(player)
    seat = connection.looking if connection.looking in mine else next(iter(mine), None)
    name = "" if mine else await table.registry.store.name(player)
    phrase = message.phrase if isinstance(message, said.SayPhrase) else None
    speaker = table.registry.signer.alias(data.code, player)
    kept = table.talk.add(said.TalkLine(0, message.channel, speaker, seat, name, phrase, text), readers)
    table.registry.metrics.talk.labels(message.channel).inc()
    for other in tuple(table.connections):
        if _hears(table.data, other.player, kept):
            _tell(table, other, (kept.line,), whole=False)


def recall(table: Table, connection: Connection) -> None:
    """Send recent lines, if there are any, to somebody who has just come."""
    lines = table.talk.heard_by(table.data, connection.player)
    if lines:
        _tell(table, connection, lines, whole=True)


async def switch(table: Table, player: str | None, talk: TalkRule) -> None:
    """Let the host decide what talk the table allows from now on."""
    if player is None or table.data.host != player:
        raise Refused("not_host")
    data = table.data.copy()
    data.talk = talk
    await table.change(data)
    table.broadcast()


def _tell(table: Table, connection: Connection, lines: tuple[said.TalkLine, ...], *, whole: bool) -> None:
    player = connection.player
    you = "" if player is None else table.registry.signer.alias(table.data.code, player)
    connection.tell(_ENCODER.encode(said.Talk(lines, whole, you)))


def _check_table(data: TableData, message: said.Say | said.SayPhrase, text: str) -> None:
    """Refuse what nobody may say here."""
    if data.talk == "off":
        raise Refused("talk_off")
    if isinstance(message, said.SayPhrase):
        return
    if data.talk == "phrases":
        raise Refused("talk_phrases")
    if not text:
        raise Refused("talk_empty")
    if length(text) > LONGEST:
        raise Refused("talk_long", n=LONGEST)


def _readers(data: TableData, player: str, channel: Channel) -> frozenset[str] | None:
    """Return who hears a team's line; Refused if a channel is not open to somebody."""
    mine = data.seats_of(player)
    match channel:
        case "all":
            if not mine and data.phase in ("draft", "playing"):
                raise Refused("talk_apart")
            return None
        case "spectators":
            if mine:
                raise Refused("talk_not_watching")
            return None
        case _:
            if not mine or data.phase == "lobby" or data.mode not in ("teams", "adventure"):
                raise Refused("talk_no_team")
            teams = {data.team(seat) for seat in mine}
            return frozenset(
                seat.player
                for number, seat in enumerate(data.seats)
                if seat.player is not None and data.team(number) in teams
            )


def _hears(data: TableData, player: str | None, one: _Said) -> bool:
    if one.readers is not None:
        return player in one.readers
    return one.line.channel == "all" or player not in data.people()
