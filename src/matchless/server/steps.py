"""What happened, as one viewer may know it: each event with its sentence and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules import event as events
from matchless.server.fixed import fixed
from matchless.server.wire.game import Step
from matchless.speech.story import sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.library.match import Match
    from matchless.rules.event import Event
    from matchless.speech.voice import Voice

_RULES: Final[dict[int, str]] = {
    events.TURN_BEGAN: "R3.1",
    events.MANEUVERED: "R4.1",
    events.SCHEMED: "R6.1",
    events.ATTACKED: "R7.1",
    events.DREW: "R4.2",
    events.EXHAUSTED: "R4.5",
    events.BOOSTED: "R5.1",
    events.COMMITTED_BOOST: "R5.4",
    events.MOVED: "R4.6",
    events.PLACED: "R4.12",
    events.DEFENDED: "R7.7",
    events.REVEALED: "R7.8",
    events.CANCELLED: "R8.7",
    events.VALUE_CHANGED: "R8.1",
    events.VALUE_IGNORED: "R8.5",
    events.DAMAGED: "R9.1",
    events.PREVENTED: "R0.1",
    events.DEFEATED: "R9.2",
    events.RECOVERED: "R9.5",
    events.HEALTH_SET: "R8.1",
    events.COMBAT_WON: "R7.21",
    events.DISCARDED: "R6.6",
    events.LOOKED_AT_HAND: "R8.1",
    events.LOOKED_AT_TOP: "R8.1",
    events.KEPT: "R8.1",
    events.PUT_BACK: "R8.1",
    events.TAKEN: "R8.1",
    events.SHUFFLED: "R8.1",
    events.FORM_CHANGED: "R8.1",
    events.GAINED_ACTIONS: "R3.1",
    events.RETURNED: "R4.12",
    events.TURN_ENDED: "R3.5",
    events.GAME_WON: "R10.1",
    events.COMBAT_VALUES: "R7.14",
    events.ABILITY_USED: "R7.11",
    events.DOOR_WORKED: "R13.2",
    events.COUNTER_CHANGED: "R8.1",
    events.SWAPPED: "R4.12",
    events.TOOK_OVER: "R0.1",
    events.CARD_SHOWN: "R8.1",
    events.PUT_UNDER: "R8.1",
    events.SHUFFLED_IN: "R8.1",
    events.HELD_FAST: "R0.1",
    events.KEPT_ALIVE: "R0.1",
    events.VALUE_LOCKED: "R8.4",
    events.REDIRECTED: "R0.1",
    events.NUMBER_CHOSEN: "R8.1",
    events.BOTTOM_ON_TOP: "R8.1",
}
"""The rule that a reader of the log would look up, by the kind of event."""

_KINDS: Final = {
    number: name.lower()
    for name, number in vars(events).items()
    if isinstance(number, int) and number in _RULES and name != "EVERYONE"
}
_PLACES: Final = (events.MOVED, events.PLACED, events.RETURNED)


def steps_of(match: Match, voice: Voice, viewer: int, start: int = 0) -> tuple[Step, ...]:
    """Return what a seat, or a spectator (-1), may know of what happened from an event on."""
    return steps_from(match.events, voice, viewer, start)


def steps_from(log: Sequence[Event], voice: Voice, viewer: int, start: int) -> tuple[Step, ...]:
    """Return the events of a log from one on."""
    slugs = fixed(voice).slugs
    spaces = voice.game.board.spaces
    return tuple(
        [
            _step(at, log[at].for_seat(viewer), text, slugs, spaces)
            for at, text in sentences(log, voice.teller, viewer, start)
        ]
    )


def _step(at: int, event: Event, text: str, slugs: list[list[str]], spaces: list[str]) -> Step:
    kind = event.kind
    owner = event.other if kind in (events.PUT_BACK, events.VALUE_CHANGED) else event.seat
    return Step(
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
        _RULES[kind],
    )
