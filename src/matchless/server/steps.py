"""What happened, as one viewer may know it: each event with its sentence and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules import event as events
from matchless.server.fixed import fixed
from matchless.server.rule_behind import RuleBook
from matchless.server.wire.game import Step
from matchless.speech.story import sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.library.match import Match
    from matchless.rules.event import Event
    from matchless.speech.voice import Voice

_KINDS: Final = {
    number: name.lower()
    for name, number in vars(events).items()
    if name.isupper() and isinstance(number, int) and number != events.EVERYONE
}
_PLACES: Final = (events.MOVED, events.PLACED, events.RETURNED)
_BY_OTHERS: Final = (events.PUT_BACK, events.VALUE_CHANGED)
"""Events whose card is that of the seat in ``other``."""


def steps_of(match: Match, voice: Voice, viewer: int, start: int = 0) -> tuple[Step, ...]:
    """Return what a seat, or a spectator (-1), may know of what happened from an event on."""
    return steps_from(match.events, voice, viewer, start)


def steps_from(log: Sequence[Event], voice: Voice, viewer: int, start: int) -> tuple[Step, ...]:
    """Return the events of a log from one on."""
    slugs = fixed(voice).slugs
    spaces = voice.game.board.spaces
    book = RuleBook(voice.game, log, start)
    found = []
    for at, text in sentences(log, voice.teller, viewer, start):
        event = log[at].for_seat(viewer)
        kind = event.kind
        owner = event.other if kind in _BY_OTHERS else event.seat
        found.append(
            Step(
                at,
                _KINDS[kind],
                event.seat,
                event.fighter,
                slugs[owner][event.card] if event.card >= 0 else None,
                owner,
                event.amount,
                event.other,
                spaces[event.amount] if kind in _PLACES else None,
                text,
                book.rule(event),
            )
        )
    return tuple(found)
