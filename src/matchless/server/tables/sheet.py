"""A table as one visitor sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from matchless.presentation.wire.table import Attempt, TableSeat, TableSheet
from matchless.server.lobby import draft, lobby
from matchless.server.store.data import SeatData
from matchless.text.interface import ui
from matchless.text.language import language

if TYPE_CHECKING:
    from matchless.server.store.data import TableData
    from matchless.server.tables.table import Table


def table_sheet(
    table: Table, player: str | None, lang: str, curtain: int | None = None, *, elsewhere: bool = False
) -> TableSheet:
    """Return the table as somebody sees it."""
    data = table.data
    is_host = player is not None and data.host == player
    cannot_start = _cannot_start(table, lang, is_host=is_host)
    is_playing = table.broken is None and table.play is not None and data.phase == "playing"
    cannot_undo = table.cannot_undo(player) if is_playing else ""
    return TableSheet(
        code=data.code,
        phase="over" if table.broken is not None else data.phase,
        mode=data.mode,
        board=data.board,
        preset=data.preset,
        changes=data.changes,
        heroes=data.heroes,
        clock=data.clock,
        seats=_seats(table, player, lang),
        is_host=is_host,
        can_start=data.phase == "lobby" and not cannot_start,
        cannot_start=cannot_start,
        spectators=table.spectators(),
        is_private=not data.spectators,
        draft=draft.sheet(data),
        can_undo=is_playing and not cannot_undo,
        cannot_undo=ui(lang, f"refused_{cannot_undo}") if cannot_undo else "",
        undo_asked_by=None if table.undo_wish is None else table.undo_wish.seat,
        rematch=data.rematch,
        rematch_wanted=_seats_of(data, data.rematch_by),
        rematch_missing=_seats_of(data, sorted(data.people() - {*data.rematch_by}))
        if data.rematch_by
        else (),
        rematch_declined=next(iter(_seats_of(data, (data.rematch_declined,))), None),
        awaited=_seats_of(data, data.awaited),
        curtain=curtain,
        elsewhere=elsewhere,
        edition=table.edition,
        villain=data.villain,
        minions=data.minions,
        events=data.events,
        talk=data.talk,
        hints=data.has_hints,
        commitment=data.commitment,
        daily=_attempt(data),
    )


def _attempt(data: TableData) -> Attempt:
    if not data.day:
        return ""
    return "counted" if data.is_counted else "practice"


def _seats_of(data: TableData, players: Iterable[str | None]) -> tuple[int, ...]:
    """Return the first seat of each player."""
    return tuple(data.seats_of(player)[0] for player in players if player in data.people())


def _seats(table: Table, player: str | None, lang: str) -> tuple[TableSeat, ...]:
    data = table.data
    online = {one.player for one in table.connections}
    clocks = None if table.play is None else table.play.clocks
    if data.is_closed_to(player):
        return tuple(_hidden(data, number, lang) for number in range(len(data.seats)))
    return tuple(
        TableSeat(
            number=number,
            kind=seat.kind,
            name=seat_name(seat, number, lang),
            hero=seat.hero,
            bot=seat.bot,
            team=data.team(number),
            you=player is not None and seat.player == player,
            online=seat.kind == "bot" or (seat.player is not None and seat.player in online),
            clock=None if clocks is None or seat.kind == "bot" else clocks.left(number),
            conceded=seat.conceded,
            conceded_at=seat.conceded_at,
            out_of_time=seat.is_out_of_time,
            fault=seat.fault,
        )
        for number, seat in enumerate(data.seats)
    )


def _hidden(data: TableData, number: int, lang: str) -> TableSeat:
    """Return a seat for a stranger at a table without spectators: whether it is free, and nothing about its owner."""
    seat = data.seats[number]
    shown = seat if seat.kind == "open" else SeatData("human")
    return TableSeat(
        number=number,
        kind=shown.kind,
        name=seat_name(shown, number, lang),
        hero=shown.hero,
        bot=None,
        team=data.team(number),
        you=False,
    )


def seat_name(seat: SeatData, number: int, lang: str) -> str:
    """Return who sits at a seat, in words."""
    if seat.kind == "open":
        return ""
    if seat.kind == "bot":
        return seat.name or bot_name(seat.bot or "", lang)
    name = seat.name or ui(lang, "human", n=number + 1)
    return name[:1].upper() + name[1:]


def bot_name(bot: str, lang: str) -> str:
    """Return the name of a bot."""
    key = f"bot_{bot}_name"
    name = ui(lang, key) if key in language(lang).messages else ui(lang, "bot_named", name=bot)
    return name[:1].upper() + name[1:]


def _cannot_start(table: Table, lang: str, *, is_host: bool) -> str:
    """Return why the game cannot begin, or cannot continue."""
    if table.broken is not None:
        return table.broken.said(lang)
    if table.data.phase != "lobby":
        return ""
    missing = lobby.open_seats(table.data)
    if missing:
        return ui(lang, "wait_for_players", n=missing)
    return "" if is_host else ui(lang, "wait_for_host")
