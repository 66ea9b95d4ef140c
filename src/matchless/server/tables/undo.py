"""Taking a decision back: freely when alone, with the others' consent otherwise, and never past a reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.server.refused import Refused
from matchless.server.store.store import moves_dropped
from matchless.server.tables.table import UndoWish

if TYPE_CHECKING:
    from matchless.server.tables.table import Table


def _others(table: Table, player: str) -> set[str]:
    """Return the other people in the game."""
    seats = table.data.seats
    return {seat.player for seat in seats if seat.player is not None and not seat.conceded} - {player}


async def undo(table: Table, player: str | None) -> None:
    """Take somebody's last choice back, or ask the others."""
    play = table.playing()
    why_not = table.cannot_undo(player)
    if why_not:
        raise Refused(why_not)
    number = play.last_choice(table.playing_seats(player))
    assert player is not None
    assert number is not None
    if _others(table, player):
        table.undo_wish = UndoWish(play.taken[number].seat, number, player, frozenset())
        table.broadcast()
    else:
        await _take_back(table, number)


async def allow(table: Table, player: str | None, *, yes: bool) -> None:
    """Answer somebody who asks; the decision is taken back only when all others have agreed."""
    table.playing()
    wish = table.undo_wish
    if wish is None:
        raise Refused("no_undo_asked")
    others = _others(table, wish.by)
    if player is None or player not in others:
        raise Refused("not_your_seat")
    if not yes:
        table.undo_wish = None
        table.broadcast()
        return
    allowed = wish.allowed_by | {player}
    if others <= allowed:
        await _take_back(table, wish.number)
    else:
        table.undo_wish = wish._replace(allowed_by=allowed)
        table.broadcast()


async def _take_back(table: Table, number: int) -> None:
    play = table.playing()
    last = len(play.taken) - 1
    await table.keep(moves_dropped(table.data.code, number, last, play.taken[last].move))
    play.undo(len(play.taken) - number)
    table.undo_wish = None
    table.forget()
    table.moved()
