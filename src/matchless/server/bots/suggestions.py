"""Suggestions: in an adventure, what others would answer in the place of the player who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from matchless.presentation.sheets.game import game_sheet
from matchless.presentation.wire.socket import Suggest, Suggestion
from matchless.server.refused import Refused
from matchless.server.tables.sheet import seat_name

if TYPE_CHECKING:
    from matchless.presentation.wire.game import GameSheet
    from matchless.server.sockets.connection import Connection
    from matchless.server.tables.table import Table


class Hint(NamedTuple):
    """A suggestion: the seat that makes it, and the place of the option."""

    seat: int
    option: int


def suggest(table: Table, connection: Connection, message: Suggest) -> None:
    """Suggest an option to the player who is asked, and show it to all; Refused if this player may not."""
    play = table.playing()
    if not table.data.is_adventure:
        raise Refused("no_suggestions")
    player = connection.player
    mine = [seat for seat in table.data.seats_of(player) if not table.data.seats[seat].conceded]
    if player is None or not mine:
        raise Refused("not_your_seat")
    decision = play.decision
    assert decision is not None
    if message.decision != decision.number:
        raise Refused("stale")
    if decision.seat in mine:
        raise Refused("suggest_self")
    if table.data.is_played_by_bot(decision.seat):
        raise Refused("suggest_bot")
    if connection.hints is not None and not connection.hints.take():
        raise Refused("too_fast", 429)
    if message.option is None:
        table.hints.pop(player, None)
    else:
        _check(table, connection, mine[0], message.option)
        table.hints[player] = Hint(mine[0], message.option)
    table.broadcast()


def _check(table: Table, connection: Connection, seat: int, option: int) -> None:
    """Refuse an option that the player cannot see, or that does not exist."""
    play = table.playing()
    game = game_sheet(play.match, play.names(connection.lang), seat)
    assert game.others_question is not None
    options = game.others_question.options
    if not options:
        raise Refused("suggest_hidden")
    if option >= len(options):
        raise Refused("no_option")


def suggestions(table: Table, game: GameSheet, lang: str) -> tuple[Suggestion, ...]:
    """Return the suggestions, for those who see the options."""
    question = game.question or game.others_question
    if question is None or not question.options:
        return ()
    return tuple(
        Suggestion(
            hint.seat,
            seat_name(table.data.seats[hint.seat], hint.seat, lang),
            hint.option,
            option.label,
            option.fighter,
            option.target,
            option.space,
            option.site,
        )
        for hint in table.hints.values()
        for option in (question.options[hint.option],)
    )
