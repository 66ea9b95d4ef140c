"""Several seats on one screen: as which of them somebody looks, and when the screen must change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from matchless.rules.view import SPECTATOR
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.server.connection import Connection
    from matchless.server.data import TableData
    from matchless.server.table import Table


class Sight(NamedTuple):
    """As whom somebody sees the table, and the seat whose person should take over first."""

    viewer: int
    curtain: int | None
    eyes: tuple[int, ...]  # in an adventure all seats of one person; else the viewer's, or none


def sight(table: Table, connection: Connection) -> Sight:
    """Return what somebody may see now. Seats that share their sight need no curtain between them."""
    data = table.data
    mine = data.seats_of(connection.player)
    if not mine:
        return Sight(SPECTATOR, None, ())
    if connection.looking not in mine:
        connection.looking = mine[0] if data.is_one_person(mine) else None
    asked = table.asked
    if asked is not None and asked in mine and not data.seats[asked].conceded:
        if connection.looking is None or not data.shares_sight(connection.looking, asked):
            return Sight(SPECTATOR, asked, ())
        connection.looking = asked
    if connection.looking is None:
        return Sight(SPECTATOR, None, ())
    return Sight(connection.looking, None, eyes_of(data, connection.player, connection.looking))


def eyes_of(data: TableData, player: str | None, looking: int) -> tuple[int, ...]:
    """Return the seats whose cards are seen by somebody who looks as one of them."""
    if not data.is_adventure:
        return (looking,)
    return tuple(seat for seat in data.seats_of(player) if data.shares_sight(seat, looking))


def look(table: Table, connection: Connection, seat: int) -> None:
    """Lift the curtain: the person of a seat looks now."""
    if seat not in table.data.seats_of(connection.player):
        raise Refused("not_your_seat")
    waits = sight(table, connection).curtain
    if waits is not None and waits != seat:
        raise Refused("not_asked")
    if (
        waits is None
        and connection.looking is not None
        and not table.data.shares_sight(seat, connection.looking)
    ):
        raise Refused("not_asked")  # nobody may peep at another's hand while that one plays
    connection.looking = seat
