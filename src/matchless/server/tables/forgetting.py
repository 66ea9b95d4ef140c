"""Forgetting somebody: what is kept about them is deleted, and old games show a nameless stranger in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from matchless.server.lobby import lobby
from matchless.server.signing import new_player
from matchless.server.store.puzzles import puzzles_forgotten
from matchless.server.store.results import examination_kept, forgotten, key_of
from matchless.server.store.store import table_rewritten

if TYPE_CHECKING:
    from matchless.server.store.data import TableData
    from matchless.server.store.results import Result
    from matchless.server.tables.registry import TableRegistry
    from matchless.server.tables.table import Table


async def forget(registry: TableRegistry, player: str) -> None:
    """Delete what is kept about somebody; running games are given up, so that nobody waits for them."""
    stranger = new_player()
    for code in await registry.store.unfinished(player):
        await _take_leave(await registry.table(code), player)
    tables = await registry.store.all_tables_of(player)
    others = await registry.store.results.beside(player)
    await registry.store.forget(
        player,
        stranger,
        *forgotten(player),
        puzzles_forgotten(player),
        *(table_rewritten(_without(data, player, stranger)) for data in tables),
        *(examination_kept(_nameless(result, player)) for result in others),
    )
    registry.challenge.forget(player)
    for table in await registry.awake(data.code for data in tables):
        async with table.lock:
            await table.change(_without(table.data, player, stranger))
            table.broadcast()
    for table in tuple(registry.tables.values()):
        for connection in tuple(table.connections):
            if connection.player == player:
                connection.drop()


async def _take_leave(table: Table, player: str) -> None:
    async with table.lock:
        for seat in table.data.seats_of(player):
            if table.data.phase == "lobby":
                await table.change(lobby.leave(table.data, player, seat))
            elif (
                table.data.phase == "playing"
                and table.play is not None
                and not table.data.seats[seat].conceded
            ):
                await table.give_up(seat)
        table.moved()


def _without(data: TableData, player: str, stranger: str) -> TableData:
    """Return a table where a stranger without a name has somebody's place."""

    def other(who: str) -> str:
        return stranger if who == player else who

    data = data.copy()
    data.host = other(data.host)
    data.rematch_by = tuple(map(other, data.rematch_by))
    data.rematch_declined = None if data.rematch_declined is None else other(data.rematch_declined)
    data.awaited = tuple(map(other, data.awaited))
    for seat in data.seats:
        if seat.player == player:
            seat.player, seat.name = stranger, ""
    return data


def _nameless(result: Result, player: str) -> Result:
    """Return somebody else's result, in which an opponent has no name any more."""
    key = key_of(player, result.player)
    foes = tuple(replace(foe, name="") if foe.key == key else foe for foe in result.rest.foes)
    return replace(result, rest=replace(result.rest, foes=foes))
