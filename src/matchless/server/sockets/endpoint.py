"""The socket of a table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from matchless.presentation.wire.socket import Message, Refusal
from matchless.server.http.identity import address, is_own_page, known_player, language
from matchless.server.refused import Refused
from matchless.server.sockets.connection import Connection
from matchless.server.sockets.messages import hear
from matchless.server.sockets.protocols import GUARD, GuardedSocket

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry
    from matchless.server.tables.table import Table

_LONGEST: Final = 8192
_DECODER: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
Socket: TypeAlias = WebSocket[Any, Any, State]
_REFUSED: Final = 4003
"""The close code for a socket that the server refuses."""


@websocket("/ws/{code:str}")
async def table_socket(socket: Socket, code: FromPath[str]) -> None:
    """Send a visitor everything about a table, and do what the visitor asks."""
    registry: TableRegistry = socket.app.state.registry
    lang = language(socket)
    await socket.accept()
    player, place = known_player(socket, registry.signer), address(socket)
    try:
        table = await _admitted(socket, registry, code, player)
    except Refused as refused:
        registry.metrics.refusals.labels(refused.code).inc()
        await socket.send_data(msgspec.json.encode(Refusal(refused.code, refused.said(lang), "")).decode())
        await socket.close(_REFUSED, refused.code)
        return
    connection = Connection(player, lang, registry.config.limits.messages_per_second, place)
    connection.share = registry.quotas.messages.of(place)
    guard: GuardedSocket | None = socket.scope["state"].get(GUARD)
    if guard is not None:
        connection.abort, guard.share = guard.cut, registry.quotas.bytes.of(place)
    registry.quotas.sockets.take(place)
    table.connections.add(
        connection
    )  # at once, so that the next one to come is not let in for the same place
    sender = asyncio.create_task(_send(socket, connection))
    try:
        await _enter(table, connection)
        await _listen(socket, table, connection)
    finally:
        registry.quotas.sockets.leave(place)
        connection.drop()
        await table.depart(connection)
        await asyncio.gather(sender, return_exceptions=True)


async def _admitted(socket: Socket, registry: TableRegistry, code: str, player: str | None) -> Table:
    """Return the table that a visitor asks for; Refused if the visitor may not see it."""
    if not is_own_page(socket, registry.config.origins):
        raise Refused("origin", 403)
    table = await registry.table(code, address(socket))
    why_not = table.cannot_watch(player)
    if why_not:
        raise Refused(why_not, 403)
    registry.quotas.socket(address(socket))
    if player is not None and player in table.data.people():
        registry.quotas.seat(sum(one.player == player for one in table.connections))
    else:
        registry.quotas.spectator(table.spectators())
    return table


async def _enter(table: Table, connection: Connection) -> None:
    async with table.lock:
        await table.arrive(connection)


async def _listen(socket: Socket, table: Table, connection: Connection) -> None:
    while True:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if connection.is_dropped:
            return
        message: Message | None = None
        try:
            message = _decoded(text, connection)
            await hear(table, connection, message)
        except Refused as refused:
            table.registry.metrics.refusals.labels(refused.code).inc()
            connection.refuse(refused, message)
        except Exception as error:  # noqa: BLE001 - one message must not end the others
            table.registry.log.problem("message failed", table.data.code, error)
            connection.refuse(Refused("broken", 500), message)


def _decoded(text: str | bytes, connection: Connection) -> Message:
    """Return a decoded message; Refused if it is not one we know."""
    for limit in (connection.limit, connection.share):
        if limit is not None and not limit.take():
            raise Refused("too_fast", 429)
    if len(text) > _LONGEST:
        raise Refused("too_big", 413)
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("malformed", 400) from error


async def _send(socket: Socket, connection: Connection) -> None:
    """Send what is waiting, until the connection is dropped."""
    try:
        while True:
            message = await connection.waiting.get()
            if message is None:
                break
            await socket.send_data(message.decode(), mode="text")
            connection.sent(message)
        await socket.close()
    except Exception:  # noqa: BLE001 - the other side is gone, whatever it says
        connection.drop()
