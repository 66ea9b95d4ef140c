"""The summary of a finished game, made by replaying it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from matchless.match.match import Match
from matchless.presentation.names import GameNames
from matchless.presentation.tale import TaleBuilder
from matchless.presentation.tale_words import TaleWords
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.presentation.wire.tale import Tale
    from matchless.server.replays.frames import Order


def tale_of(library: Library, order: Order) -> Tale:
    """Return how a game went."""
    match = Match(library, order.setup)
    if match.game.version != order.version:
        raise Refused("content_changed")
    builder = TaleBuilder(match)
    heard = len(match.events)
    for frame, option in enumerate(order.options, 1):
        match.take(option)
        builder.add(match.events[heard:], frame)
        heard = len(match.events)
    gave_up = order.gave_up if match.state.decision is not None else None
    words = TaleWords(GameNames(library, match.game, order.lang))
    tale = builder.tale(order.winners or (), gave_up, words, is_out_of_time=order.is_out_of_time)
    return replace(tale, minutes=order.minutes)
