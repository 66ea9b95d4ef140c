"""From the lobby to the first decision."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from matchless.rules.state.chance import KEY_SIZE
from matchless.server.lobby import draft, lobby
from matchless.server.refused import Refused
from matchless.server.tables.play import Play

if TYPE_CHECKING:
    from matchless.server.store.data import TableData
    from matchless.server.tables.table import Table


async def begin(table: Table, player: str | None) -> None:
    """Begin on the host's behalf: with the draft, or with the game."""
    if table.data.phase != "lobby":
        raise Refused("has_started")
    if player is None or table.data.host != player:
        raise Refused("not_host")
    if lobby.open_seats(table.data):
        raise Refused("seats_open")
    data = table.data.copy()
    if data.heroes == "draft":
        data.phase = "draft"
        await table.change(data)
        table.moved()
    else:
        await _play(table, data)


async def drafted(table: Table, data: TableData) -> None:
    """Continue after a ban or a pick."""
    if draft.is_done(data):
        await _play(table, data)
    else:
        await table.change(data)
        table.moved()


async def _play(table: Table, data: TableData) -> None:
    data.phase = "playing"
    data.key = data.key or secrets.token_hex(KEY_SIZE)  # the challenge of the day brings its own
    data.draw(table.registry.library, secrets.SystemRandom())
    lobby.check(table.registry.library, data)
    play = Play(table.registry.library, data, table.registry.now)
    data.version = play.match.game.version
    record = play.match.record
    data.packs, data.commitment = record.packs, record.commitment
    await table.change(data)
    table.play = play
    table.forget()
    table.moved()
