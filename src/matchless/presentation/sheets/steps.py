"""What happened, as one viewer may know it: each event with its sentence and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.presentation.adventure.cache import lore
from matchless.presentation.sheets.cache import fixed
from matchless.presentation.sheets.rule_reference import RuleBook
from matchless.presentation.story import sentences
from matchless.presentation.wire.game import Step
from matchless.rules.state import event as events
from matchless.rules.state.event import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.presentation.names import GameNames

_KINDS: Final = {
    number: name.lower()
    for name, number in vars(events).items()
    if name.isupper() and isinstance(number, int) and number != events.EVERYONE
}
_PLACES: Final = (events.MOVED, events.PLACED, events.RETURNED, events.STREWN)
_CARDS: Final = (
    events.INITIATIVE_REVEALED, events.INITIATIVE_REMOVED, events.INITIATIVE_UNDER, events.INITIATIVE_ADDED,
)  # fmt: skip
_SITES: Final = (events.TOKENS_PLACED, events.TOKENS_REMOVED, events.TOKENS_SHIFTED)
_BRIDGES: Final = (events.BRIDGE_DESTROYED, events.BRIDGE_ACTIVATED)
"""Events about an initiative card, and those with the number of a bridge or field."""
_BY_OTHERS: Final = (events.PUT_BACK, events.VALUE_CHANGED)
"""Events whose card belongs to the seat in ``other``."""


def seen_together(log: Sequence[Event], eyes: tuple[int, ...]) -> Sequence[Event]:
    """Return a log that shows everything that one of several seats may know."""
    if len(eyes) <= 1:
        return log
    return [opened(event) if any(event.knowers >> eye & 1 for eye in eyes) else event for event in log]


def opened(event: Event) -> Event:
    """Return an event that everyone may know."""
    return Event(
        event.kind, event.seat, event.fighter, event.card, event.amount, event.other, events.EVERYONE
    )


def steps_from(log: Sequence[Event], voice: GameNames, viewer: int, start: int) -> tuple[Step, ...]:
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
                0 if kind in _CARDS else event.amount,
                event.other,
                spaces[event.amount] if kind in _PLACES else None,
                text,
                book.rule(event),
                _slug(event, voice),
                _site(event),
            )
        )
    return tuple(found)


def _slug(event: Event, voice: GameNames) -> str | None:
    """Return the initiative card, event, tile or kind of token that an event is about."""
    adventure = voice.game.adventure
    if adventure is None:
        return None
    match event.kind:
        case events.END_EFFECT if event.other == 1:
            return lore(voice).events[lore(voice).ending[event.amount]].slug
        case events.END_EFFECT:
            return adventure.initiative[event.amount].name
        case events.TILE_TURNED:
            return adventure.tiles[event.other].name
        case events.STREWN:
            return adventure.kinds[event.other].name
        case kind if kind in _CARDS:
            return adventure.initiative[event.amount].name
        case _:
            return None


def _site(event: Event) -> int | None:
    """Return the number of the bridge or field that an event is about."""
    if event.kind in _SITES:
        return event.other + 1
    return event.amount + 1 if event.kind in _BRIDGES else None
