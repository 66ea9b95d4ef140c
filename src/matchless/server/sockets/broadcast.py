"""What a visitor is sent when something has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from matchless.presentation.sheets.game import game_sheet
from matchless.presentation.sheets.steps import seen_together, steps_from
from matchless.presentation.wire.game import GameSheet, Step
from matchless.presentation.wire.socket import Update
from matchless.server.bots.suggestions import suggestions
from matchless.server.replays.frames import ended
from matchless.server.tables.curtain import Viewpoint, viewpoint
from matchless.server.tables.sheet import table_sheet
from matchless.server.tables.showing import shown_to

if TYPE_CHECKING:
    from matchless.server.sockets.connection import Connection
    from matchless.server.tables.play import Play
    from matchless.server.tables.table import Table

Key: TypeAlias = "tuple[str, Viewpoint, int]"
"""Language, viewpoint, and the first new event; or that the whole story is sent."""
Seen: TypeAlias = "tuple[GameSheet, tuple[Step, ...]]"

_ENCODER = msgspec.json.Encoder()
_WHOLE: Final = -1


class Shared:
    """What several visitors are sent in the same form."""

    def __init__(self) -> None:
        self.games: dict[Key, Seen] = {}
        self.updates: dict[Key, bytes] = {}  # for those who may not see the table: they are all alike


def update(table: Table, connection: Connection, shared: Shared) -> bytes:
    """Return the update for a connection, and remember what it has been sent."""
    seen = viewpoint(table, connection)
    play = table.play
    events = 0 if play is None else len(play.match.events)
    start = _WHOLE if connection.eyes != seen.eyes or connection.told > events else connection.told
    key = (connection.lang, seen, start)
    if play is not None:
        connection.eyes, connection.told = seen.eyes, events
    if table.data.is_at_home(connection.player):
        return _told(table, connection.player, key, shared)
    if key not in shared.updates:
        shared.updates[key] = _told(table, None, key, shared)
    return shared.updates[key]


def _told(table: Table, player: str | None, key: Key, shared: Shared) -> bytes:
    lang, seen, start = key
    sheet = table_sheet(table, player, lang, seen.curtain, elsewhere=seen.is_elsewhere)
    play = table.play
    if play is None:
        return _ENCODER.encode(Update(sheet, None, (), whole=True))
    game, steps = _seen(table, play, key, shared)
    hints, shown = suggestions(table, game, lang), shown_to(table, seen.eyes)
    return _ENCODER.encode(Update(sheet, game, steps, start == _WHOLE, hints, shown))


def _seen(table: Table, play: Play, key: Key, shared: Shared) -> Seen:
    """Return the game as it is seen; what new spectators are sent is kept until it changes."""
    lang, seen, start = key
    found = shared.games.get(key) or table.stories.get(key)
    if found is None:
        names = play.names(lang)
        winners = table.data.winners if table.data.phase == "over" else None
        game = ended(game_sheet(play.match, names, seen.viewer, seen.eyes), winners)
        log = seen_together(play.match.events, seen.eyes)
        found = shared.games[key] = game, steps_from(log, names, seen.viewer, max(0, start))
        if start == _WHOLE and not seen.eyes:
            table.stories[key] = found
    return found
