"""The same people once more, at a new table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.server import lobby, start
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.server.table import Table


async def rematch(table: Table, player: str | None) -> None:
    """Open a new table where who came second begins; everyone here sees its code."""
    data = table.data
    if data.phase != "over":
        raise Refused("not_over")
    if player is None or player not in data.people():
        raise Refused("not_your_seat")
    if data.rematch is None:
        new = lobby.again(data)
        lobby.check(table.hall.shelf, new)
        new_table = await table.hall.add(new)
        changed = data.copy()
        changed.rematch = new_table.data.code
        await table.change(changed)
        async with new_table.lock:
            await start.begin(new_table, new_table.data.host)
    table.broadcast()
