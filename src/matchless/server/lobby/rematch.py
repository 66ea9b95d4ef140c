"""The same people once more, at a new table, once all of them agree.

Anyone can propose a rematch, and the others accept or decline; bots always accept. The answers are stored with the old
table, so it outlives the server and waits for those who are away. Those who declined are not asked again, but may
propose. Since people may agree at different times, no clock of the new table runs before all of them have opened it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.server.lobby import lobby, start
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.server.sockets.connection import Connection
    from matchless.server.store.data import TableData
    from matchless.server.tables.table import Table


async def rematch(table: Table, connection: Connection, *, yes: bool) -> None:
    """Record that somebody wants a rematch, or no longer does."""
    data = table.data
    player = connection.player
    if data.phase != "over":
        raise Refused("not_over")
    if player is None or player not in data.people():
        raise Refused("not_your_seat")
    if data.rematch is None:
        changed = data.copy()
        (_agree if yes else _decline)(changed, player)
        if data.people() <= {*changed.rematch_by}:
            await _open(table, changed, connection.address)
            return
        await table.change(changed)
    table.broadcast()


def _agree(data: TableData, player: str) -> None:
    if data.rematch_declined not in (None, player):
        raise Refused("rematch_declined")
    data.rematch_declined = None
    if player not in data.rematch_by:
        data.rematch_by = (*data.rematch_by, player)


def _decline(data: TableData, player: str) -> None:
    """Withdraw one's own wish, or decline that of others."""
    if not data.rematch_by:
        raise Refused("no_rematch_asked")
    if player in data.rematch_by:
        data.rematch_by = tuple(one for one in data.rematch_by if one != player)
    else:
        data.rematch_by, data.rematch_declined = (), player


async def _open(table: Table, changed: TableData, address: str) -> None:
    """Open a new table where the second player begins; everyone here sees its code."""
    registry = table.registry
    new = lobby.again(table.data)
    lobby.check(registry.library, new)
    registry.quotas.new_table(address)
    new.code = await registry.unused(new.code)
    changed.rematch = new.code
    new_table = await registry.add(new, changed)
    table.replace(changed)
    async with new_table.lock:
        await start.begin(new_table, new.host)
    table.broadcast()
