"""Several seats on one screen: whose eyes somebody looks through, and when the screen must change hands.

One screen means one: if people sharing a browser hide their cards from each other, only one of its tabs shows the game.
A second tab could show another's hand while none of them is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from matchless.rules.state.view import SPECTATOR
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision
    from matchless.server.sockets.connection import Connection
    from matchless.server.store.data import TableData
    from matchless.server.tables.table import Table


class Viewpoint(NamedTuple):
    """Who somebody sees the table as, and the seat whose person should take over first."""

    viewer: int
    curtain: int | None
    eyes: tuple[int, ...]  # in an adventure all seats of one person; otherwise the viewer's, or none
    is_elsewhere: bool = False  # another tab has the screen


def viewpoint(table: Table, connection: Connection) -> Viewpoint:
    """Return what somebody may see now. Seats that share their sight need no curtain between them."""
    data = table.data
    mine = data.seats_of(connection.player)
    if not mine:
        return Viewpoint(SPECTATOR, None, ())
    if _is_elsewhere(table, connection, mine):
        return Viewpoint(SPECTATOR, None, (), is_elsewhere=True)
    if connection.looking not in mine:
        connection.looking = mine[0] if data.is_one_person(mine) else None
    asked = table.asked
    if asked is not None and asked in mine and not data.seats[asked].conceded:
        if connection.looking is None or not data.shares_sight(connection.looking, asked):
            return Viewpoint(SPECTATOR, asked, ())
        connection.looking = asked
    if connection.looking is None:
        return Viewpoint(SPECTATOR, None, ())
    return Viewpoint(connection.looking, None, eyes_of(data, connection.player, connection.looking))


def _is_elsewhere(table: Table, connection: Connection, mine: list[int]) -> bool:
    """Return whether another tab has the screen that seats share; a screen that nobody has is taken."""
    if table.data.phase != "playing" or table.data.is_one_person(mine):
        return False
    assert connection.player is not None
    if table.screens.get(connection.player) not in table.connections:
        table.screens[connection.player] = connection
    return table.screens[connection.player] is not connection


def take_over(table: Table, connection: Connection) -> None:
    """Give a tab the screen, showing only what everybody sees until one of its people is asked."""
    if connection.player is None or connection.player not in table.data.people():
        raise Refused("not_your_seat")
    before = table.screens.get(connection.player)
    if before is not connection:
        table.screens[connection.player] = connection
        connection.looking = None
        if before is not None:
            before.looking = None


def eyes_of(data: TableData, player: str | None, looking: int) -> tuple[int, ...]:
    """Return the seats whose cards somebody sees who looks as one of them."""
    if not data.is_adventure:
        return (looking,)
    return tuple(seat for seat in data.seats_of(player) if data.shares_sight(seat, looking))


def look(table: Table, connection: Connection, seat: int) -> None:
    """Lift the curtain: the person of a seat is looking now."""
    if seat not in table.data.seats_of(connection.player):
        raise Refused("not_your_seat")
    seen = viewpoint(table, connection)
    if seen.is_elsewhere:
        raise Refused("elsewhere")
    # Nobody may peek at the hand of somebody who is not asked.
    is_looking = connection.looking is not None and table.data.shares_sight(seat, connection.looking)
    if seat != seen.curtain and (seen.curtain is not None or not is_looking):
        raise Refused("not_asked")
    connection.looking = seat


def asked_of(table: Table, connection: Connection, number: int) -> Decision:
    """Return the pending decision; Refused if it is not this visitor's, or not the one with this number."""
    decision = table.playing().decision
    assert decision is not None
    seat = table.data.seats[decision.seat]
    if connection.player is None or seat.player != connection.player or seat.conceded:
        raise Refused("not_asked")
    if number != decision.number:
        raise Refused("stale")
    seen = viewpoint(table, connection)
    if seen.is_elsewhere:
        raise Refused("elsewhere")
    if seen.curtain is not None:
        raise Refused("not_asked")
    return decision
