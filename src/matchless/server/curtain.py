"""Several seats on one screen: as which of them somebody looks, and when the screen must change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from matchless.rules.view import SPECTATOR
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.server.connection import Connection
    from matchless.server.table import Table


class Sight(NamedTuple):
    """As whom somebody sees the table, and the seat whose person should take over first."""

    viewer: int
    curtain: int | None


def sight(table: Table, connection: Connection) -> Sight:
    """Return what somebody may see now. Seats of one team need no curtain between them."""
    data = table.data
    mine = data.seats_of(connection.player)
    if not mine:
        return Sight(SPECTATOR, None)
    if connection.looking not in mine:
        is_one_team = len({data.team(seat) for seat in mine}) == 1
        connection.looking = mine[0] if is_one_team else None
    asked = table.asked
    if asked is None or asked not in mine or data.seats[asked].conceded:
        return Sight(SPECTATOR if connection.looking is None else connection.looking, None)
    if connection.looking is None or data.team(connection.looking) != data.team(asked):
        return Sight(SPECTATOR, asked)
    connection.looking = asked
    return Sight(asked, None)


def look(table: Table, connection: Connection, seat: int) -> None:
    """Lift the curtain: the person of a seat looks now."""
    if seat not in table.data.seats_of(connection.player):
        raise Refused("not_your_seat")
    waits = sight(table, connection).curtain
    if waits is not None and waits != seat:
        raise Refused("not_asked")
    if waits is None and connection.looking is not None and connection.looking != seat:
        mine = table.data.team(connection.looking)
        if table.data.team(seat) != mine:
            raise Refused("not_asked")  # nobody may peep at another's hand while that one plays
    connection.looking = seat
