"""What happened, as one viewer may know it: each event with its sentence and the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.presentation.adventure.cache import adventure_sheets
from matchless.presentation.sheets.cache import sheet_cache
from matchless.presentation.sheets.rule_reference import RuleBook
from matchless.presentation.sheets.values import CombatValues
from matchless.presentation.story import sentences
from matchless.presentation.wire.adventure import InitiativeChange
from matchless.presentation.wire.game import KINDS, Step
from matchless.rules.state import event as events
from matchless.text.spans import Name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.presentation.names import GameNames
    from matchless.rules.state.event import Event

_PLACES: Final = (events.MOVED, events.PLACED, events.RETURNED, events.STREWN)
_CARDS: Final = (
    events.INITIATIVE_REVEALED, events.INITIATIVE_REMOVED, events.INITIATIVE_UNDER, events.INITIATIVE_ADDED,
)  # fmt: skip
_SITES: Final = (events.TOKENS_PLACED, events.TOKENS_REMOVED, events.TOKENS_SHIFTED)
_BRIDGES: Final = (events.BRIDGE_DESTROYED, events.BRIDGE_ACTIVATED)
"""Events that are about an initiative card, and those with the number of a bridge or field."""
_ACTING: Final = (events.INITIATIVE_REVEALED, events.END_EFFECT)
_COURSE: Final = (*_CARDS, events.ROUND_BEGAN, events.ROUND_ENDING, events.END_EFFECT)
"""Events of the initiative, and those after which a card of it acts."""


def seen_together(log: Sequence[Event], eyes: tuple[int, ...]) -> Sequence[Event]:
    """Return a log that shows everything that one of several seats may know."""
    if len(eyes) <= 1:
        return log
    return [event.opened() if any(event.knowers >> eye & 1 for eye in eyes) else event for event in log]


def steps_from(log: Sequence[Event], names: GameNames, viewer: int, start: int) -> tuple[Step, ...]:
    """Return the events of a log from one on."""
    slugs = sheet_cache(names).slugs
    spaces = names.game.board.spaces
    book = RuleBook(names.game, log, start)
    values = _values_at(log, names, start)
    found = []
    for at, text in sentences(log, names.brief, viewer, start):
        event = log[at].for_seat(viewer)
        kind = event.kind
        owner = event.owner()
        found.append(
            Step(
                at,
                KINDS[kind],
                book.rule(event),
                event.seat,
                event.fighter,
                0 if kind in _CARDS else event.amount,
                event.other,
                text,
                slugs[owner][event.card] if event.card >= 0 else None,
                owner if event.card >= 0 else None,
                spaces[event.amount] if kind in _PLACES else None,
                _slug(event, names),
                _site(event),
                event.detail[0][0] if kind == events.DAMAGED and event.detail else None,
                tuple([spaces[space] for space in event.detail[0]]) if _is_long_way(event) else (),
                values.hear(event),
                _initiative(event, names),
                _cause(event, names) if text else None,
            )
        )
    return tuple(found)


def _values_at(log: Sequence[Event], names: GameNames, start: int) -> CombatValues:
    """Return the account of the combat that goes on at an event."""
    values = CombatValues(names)
    began = next((at for at in range(start - 1, -1, -1) if log[at].kind == events.ATTACKED), start)
    for event in log[began:start]:
        values.hear(event)
    return values


def _is_long_way(event: Event) -> bool:
    return event.kind == events.MOVED and len(event.detail[0]) > 1


def _initiative(event: Event, names: GameNames) -> InitiativeChange | None:
    """Return the initiative cards as they lie after an event that is about them."""
    adventure = names.game.adventure
    if adventure is None or event.kind not in _COURSE:
        return None
    row, to_come, under, waiting, done = [
        tuple([adventure.initiative[card].name for card in cards]) for cards in event.detail
    ]
    is_event = event.kind == events.END_EFFECT and event.other == 1
    acting = _slug(event, names) if event.kind in _ACTING and not is_event else None
    finished = tuple([card for card in done if card != acting])
    return InitiativeChange(row, to_come, under, waiting, finished, acting)


def _cause(event: Event, names: GameNames) -> Name | None:
    """Return the card or ability that did it, unless the event is about that card itself."""
    if event.source is None or event.kind == events.VALUE_CHANGED:
        return None
    program, seat, card = event.source
    if program in names.sources:
        return Name(names.sources[program].title)
    if card < 0:
        return Name(names.ability_of(seat), fighter=names.game.seats[seat].first)
    slug = names.game.seats[seat].deck[card].name
    is_itself = event.card >= 0 and sheet_cache(names).slugs[event.owner()][event.card] == slug
    return None if is_itself else Name(names.card(seat, slug), card=slug, owner=seat)


def _slug(event: Event, names: GameNames) -> str | None:
    """Return the initiative card, event, tile or kind of token that an event is about."""
    adventure = names.game.adventure
    if adventure is None:
        return None
    match event.kind:
        case events.END_EFFECT if event.other == 1:
            return adventure_sheets(names).events[adventure_sheets(names).ending[event.amount]].slug
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
