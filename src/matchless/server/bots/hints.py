"""Hints: good answers for the player who is asked, from what the player's seat knows. No record keeps them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from matchless.presentation.hints import reasons_of
from matchless.presentation.wire.socket import AskHint, Hint, Hints
from matchless.rules.state.view import view_of
from matchless.server.refused import Refused
from matchless.server.tables.curtain import asked_of

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision
    from matchless.server.sockets.connection import Connection
    from matchless.server.tables.play import Play
    from matchless.server.tables.table import Table


def hint(table: Table, connection: Connection, message: AskHint) -> None:
    """Begin to look for good answers; Refused if this player may not ask for them. The game goes on meanwhile."""
    play = table.playing()
    decision = asked_of(table, connection, message.decision)
    if not table.data.has_hints:
        raise Refused("hints_off")
    assert connection.player is not None
    table.registry.quotas.hint(connection.player)
    task = asyncio.create_task(_tell(table, connection, play, decision), name=f"hint at {table.data.code}")
    table.advising.add(task)
    task.add_done_callback(table.advising.discard)


async def _tell(table: Table, connection: Connection, play: Play, decision: Decision) -> None:
    """Send good answers, unless the decision has been taken meanwhile."""
    view = view_of(play.match.state, decision.seat)
    assert view.decision is not None
    places = view.decision.options
    try:
        found = await table.registry.thinkers.advise(play.match.setup, view)
    except Exception as error:  # noqa: BLE001 - a hint in trouble is no more than a missing hint
        table.registry.log.problem("hint failed", table.data.code, error)
        return
    if table.play is play and play.decision is decision:
        names = play.names(connection.lang)
        hints = tuple(
            Hint(places.index(one.option), one.share, round(one.value, 3), reasons_of(one, names))
            for one in found
        )
        connection.tell(msgspec.json.encode(Hints(decision.number, hints)))
