"""What the processes do for an analysis."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec
from msgspec import Struct, field

from matchless.analysis.analyse import verdicts
from matchless.analysis.judge import Effort
from matchless.analysis.verdict import Verdict
from matchless.match.setup import make_game
from matchless.presentation.analysis import Analysed, told
from matchless.server.processes import library
from matchless.server.refused import Refused
from matchless.server.replays.frames import Order

_SMALL: Final = 6


class Kept(Struct):
    """An analysis as it is stored: no words, so that it can be shown in any language."""

    iterations: int
    verdicts: list[Verdict] = field(default_factory=list)


class Telling(Struct, frozen=True):
    """A finished game, and its analysis as stored."""

    order: Order
    kept: msgspec.Raw


def judged(game: bytes, effort: bytes, first: int, last: int) -> bytes:
    """Return the verdicts on some decisions of a game."""
    order = msgspec.json.decode(game, type=Order)
    _check(order)
    how = msgspec.json.decode(effort, type=Effort)
    part = range(first, min(last, len(order.options)))
    found = [one for one in verdicts(library(), order.setup, order.options, how, part) if one is not None]
    return msgspec.json.encode(Kept(how.iterations, found))


def told_made(work: bytes) -> bytes:
    """Return an analysis in words, compressed."""
    telling = msgspec.json.decode(work, type=Telling)
    order, kept = telling.order, msgspec.json.decode(telling.kept, type=Kept)
    _check(order)
    analysed = Analysed(order.setup, order.options, kept.verdicts, order.winners, kept.iterations)
    return zlib.compress(msgspec.json.encode(told(library(), analysed, order.lang)), _SMALL)


def _check(order: Order) -> None:
    if make_game(library(), order.setup).version != order.version:
        raise Refused("content_changed")
