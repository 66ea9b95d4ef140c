"""What a visitor is told when something has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from matchless.server.curtain import Sight, sight
from matchless.server.replay import ended
from matchless.server.sheet import game_sheet
from matchless.server.steps import seen_together, steps_from
from matchless.server.suggest import suggestions
from matchless.server.table_sheet import table_sheet
from matchless.server.wire.game import GameSheet, Step
from matchless.server.wire.socket import Update

if TYPE_CHECKING:
    from matchless.server.connection import Connection
    from matchless.server.table import Table

Shared: TypeAlias = "dict[tuple[str, Sight, int], tuple[GameSheet, tuple[Step, ...]]]"
"""What several visitors may be told alike: by language, sight and the first event that is news."""

_ENCODER = msgspec.json.Encoder()


def update(table: Table, connection: Connection, shared: Shared) -> bytes:
    """Return the update for a connection, and remember what it has been told."""
    seen = sight(table, connection)
    sheet = table_sheet(table, connection.player, connection.lang, seen.curtain, elsewhere=seen.is_elsewhere)
    play = table.play
    if play is None:
        return _ENCODER.encode(Update(sheet, None, (), whole=True))
    whole = connection.eyes != seen.eyes or connection.told > len(play.match.events)
    start = 0 if whole else connection.told
    key = (connection.lang, seen, start)
    if key not in shared:
        voice = play.voice(connection.lang)
        winners = table.data.winners if table.data.phase == "over" else None
        game = ended(game_sheet(play.match, voice, seen.viewer, seen.eyes), winners)
        log = seen_together(play.match.events, seen.eyes)
        shared[key] = game, steps_from(log, voice, seen.viewer, start)
    game, steps = shared[key]
    connection.eyes = seen.eyes
    connection.told = len(play.match.events)
    return _ENCODER.encode(Update(sheet, game, steps, whole, suggestions(table, game, connection.lang)))
