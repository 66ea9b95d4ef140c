"""Questions of visitors that change nothing: why something is not a legal answer, and who threatens them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from matchless.presentation.sheets.threats import threats_to
from matchless.presentation.why_not import Pointed, why_not
from matchless.presentation.wire.socket import AskThreats, AskWhy, Threats, Why
from matchless.rules.choice import NONE
from matchless.rules.state.view import view_of
from matchless.server.refused import Refused
from matchless.server.tables.curtain import viewpoint

if TYPE_CHECKING:
    from matchless.presentation.names import GameNames
    from matchless.rules.game import Game
    from matchless.rules.state.view import View
    from matchless.server.sockets.connection import Connection
    from matchless.server.tables.table import Table


def reply(table: Table, connection: Connection, message: AskWhy | AskThreats) -> None:
    """Answer a player from what they may know; Refused for spectators."""
    play = table.playing()
    viewer = viewpoint(table, connection).viewer
    if viewer < 0:
        raise Refused("not_your_seat")
    view = view_of(play.match.state, viewer)
    connection.tell(msgspec.json.encode(told(view, play.names(connection.lang), message)))


def told(view: View, names: GameNames, message: AskWhy | AskThreats) -> Why | Threats:
    """Return what somebody asks, by what the seat of a view may know."""
    if isinstance(message, AskThreats):
        return Threats(view.position.number, threats_to(view))
    pointed = _pointed(view.position.game, view.seat, message)
    return Why(view.position.number, why_not(view, names, pointed))


def _pointed(game: Game, seat: int, message: AskWhy) -> Pointed:
    """Return what a message points at; Refused if there is no such thing."""
    deck = [card.name for card in game.seats[seat].deck]
    fighters = range(len(game.fighters))
    return Pointed(
        _place(message.card, deck),
        _place(message.fighter, fighters),
        _place(message.target, fighters),
        _place(message.space, game.board.spaces),
        message.verb or "",
    )


def _place(name: str | int | None, names: list[str] | range) -> int:
    if name is None:
        return NONE
    if name not in names:
        raise Refused("no_option")
    return names.index(name)  # type: ignore[arg-type]  # it is one of them
