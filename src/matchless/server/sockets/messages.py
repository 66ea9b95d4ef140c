"""The messages that visitors send to a table, and what the table does."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias, assert_never

from matchless.presentation.wire import socket as said
from matchless.server.bots import hints, suggestions
from matchless.server.lobby import draft, lobby, rematch, start
from matchless.server.refused import Refused
from matchless.server.tables import asking, curtain, names, showing, talk, undo

if TYPE_CHECKING:
    from matchless.server.sockets.connection import Connection
    from matchless.server.tables.table import Table

Aside: TypeAlias = said.Say | said.SayPhrase | said.SetTalk | said.ShowCard | said.AskWhy | said.AskThreats
"""Messages that change nothing in the game."""
_SLOW = 0.5
"""The seconds after which a decision is worth a line in the log."""


async def hear(table: Table, connection: Connection, message: said.Message) -> None:
    """Do what a message asks; Refused if it cannot be done, and then nothing has changed."""
    if isinstance(message, said.Answer):
        await _measured(table, connection, message)
        return
    if isinstance(message, Aside):
        await _aside(table, connection, message)
        return
    async with table.lock:
        match message:
            case said.TakeScreen() | said.TakeOver() | said.SetLanguage():
                _show_otherwise(table, connection, message)
            case said.Suggest() | said.AskHint():
                _advise(table, connection, message)
            case said.Undo() | said.AnswerUndo():
                await _undo(table, connection, message)
            case said.Concede():
                await _concede(table, connection, message.seat)
            case said.Rematch():
                await rematch.rematch(table, connection, yes=message.yes)
            case said.Begin():
                await _begin(table, connection)
            case said.Sit() | said.Leave() | said.Seat() | said.Choose():
                await _in_lobby(table, connection, message)
            case _:
                assert_never(message)


def _advise(table: Table, connection: Connection, message: said.Suggest | said.AskHint) -> None:
    if isinstance(message, said.AskHint):
        hints.hint(table, connection, message)
    else:
        suggestions.suggest(table, connection, message)


async def _undo(table: Table, connection: Connection, message: said.Undo | said.AnswerUndo) -> None:
    if isinstance(message, said.AnswerUndo):
        await undo.allow(table, connection.player, yes=message.yes)
    else:
        await undo.undo(table, connection.player)


async def _measured(table: Table, connection: Connection, message: said.Answer) -> None:
    """Take an answer, and record how long that took."""
    began = perf_counter()
    async with table.lock:
        await _answer(table, connection, message)
    took = perf_counter() - began
    table.registry.metrics.latency.observe(took)
    if took > _SLOW:
        table.registry.log.event("slow decision", table.data.code, ms=round(1000 * took))


async def _answer(table: Table, connection: Connection, message: said.Answer) -> None:
    decision = curtain.asked_of(table, connection, message.decision)
    if message.option >= len(decision.options):
        raise Refused("no_option")
    await table.take(decision.options[message.option])


async def _aside(table: Table, connection: Connection, message: Aside) -> None:
    """Pass on what people say or show to each other, or answer their questions; the game is unchanged."""
    if isinstance(message, said.Say | said.SayPhrase):
        await talk.say(
            table, connection, message
        )  # it changes nothing at the table, so it need not wait for the lock
        return
    async with table.lock:
        match message:
            case said.SetTalk():
                await talk.switch(table, connection.player, message.talk)
            case said.ShowCard():
                showing.show(table, connection, message)
            case _:
                asking.reply(table, connection, message)


def _show_otherwise(
    table: Table, connection: Connection, message: said.TakeScreen | said.TakeOver | said.SetLanguage
) -> None:
    """Show the table to a visitor as another seat, in another tab, or in another language."""
    match message:
        case said.TakeScreen():
            table.playing()
            curtain.look(table, connection, message.seat)
        case said.TakeOver():
            curtain.take_over(table, connection)
            table.broadcast()
            return
        case _:
            connection.lang = message.lang
            connection.forget()
    table.tell(connection)


async def _begin(table: Table, connection: Connection) -> None:
    """Begin on the host's behalf, and show the game in the tab where that was done."""
    if connection.player in table.data.people():
        curtain.take_over(table, connection)
    await start.begin(table, connection.player)


async def _concede(table: Table, connection: Connection, number: int) -> None:
    table.playing()
    seat = lobby.seat_at(table.data, number)
    if connection.player is None or seat.player != connection.player:
        raise Refused("not_your_seat")
    if seat.conceded:
        raise Refused("conceded")
    await table.give_up(number)


async def _in_lobby(
    table: Table, connection: Connection, message: said.Sit | said.Leave | said.Seat | said.Choose
) -> None:
    player = connection.player
    if player is None:
        raise Refused("no_identity", 403)
    data = table.data
    match message:
        case said.Sit():
            data = lobby.sit(data, player, names.clean(message.name), message.seat)
        case said.Leave():
            data = lobby.leave(data, player, message.seat)
        case said.Seat():
            data = lobby.make_bot(data, player, message.seat, message.bot, table.registry.guests.names())
        case said.Choose() if data.phase == "draft":
            if lobby.seat_at(data, message.seat).player != player:
                raise Refused("not_your_seat")
            await start.drafted(table, draft.choose(table.registry.library, data, message.seat, message.hero))
            return
        case _:
            data = lobby.choose_hero(table.registry.library, data, player, message.seat, message.hero)
    await table.change(data)
    table.moved()
