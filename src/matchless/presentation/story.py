"""The story so far: events as sentences, in paragraphs, one for each action."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple, final

from matchless.rules.state import event as events
from matchless.text.spans import joined

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from matchless.rules.state.event import Event
    from matchless.text.log import LogWriter
    from matchless.text.spans import Spans

_BEGIN: Final = (
    events.TURN_BEGAN, events.MANEUVERED, events.SCHEMED, events.ATTACKED, events.GAME_WON, events.ROUND_BEGAN,
    events.INITIATIVE_REVEALED, events.ROUND_ENDING, events.END_EFFECT,
)  # fmt: skip
_OPEN: Final = (events.SCHEMED, events.REVEALED, events.BOOSTED)
_DROPPED: Final = (events.TURN_ENDED, events.SHUFFLED, events.ABILITY_USED, events.ENEMY_TARGETS)
_IDLE: Final = (
    *_BEGIN, events.TURN_ENDED, events.PLACED, events.ABILITY_USED, events.COMBAT_VALUES, events.DISCARDED,
)  # fmt: skip
"""Events that an ability does not cause: one followed only by these did nothing worth mentioning."""


class Note(NamedTuple):
    """A remark of the client itself, for one seat, after a given number of events."""

    after: int
    seat: int
    text: str


class Paragraph(NamedTuple):
    """Some sentences, the number of the first event after them, and whether a turn begins here."""

    text: Spans
    end: int
    is_turn: bool


@final
class _Story:
    """Paragraphs being written."""

    def __init__(self) -> None:
        self.done: list[Paragraph] = []
        self.words: list[Spans] = []

    def close(self, end: int, *, is_turn: bool = False) -> None:
        """End the current paragraph."""
        if self.words:
            self.done.append(Paragraph(joined(self.words), end, is_turn))
            self.words = []


def paragraphs(
    log: Sequence[Event], writer: LogWriter, seat: int, notes: Sequence[Note] = (), start: int = 0
) -> list[Paragraph]:
    """Return what a seat may know about what has happened since an event."""
    story = _Story()
    mine = [note for note in notes if note.seat in (seat, -1) and note.after >= start]
    for at, text in sentences(log, writer, seat, start):
        story.words.extend((note.text,) for note in mine if note.after == at)
        if log[at].kind in _BEGIN:
            story.close(at)
        if text:
            story.words.append(text)
        if log[at].kind == events.TURN_BEGAN:
            story.close(at + 1, is_turn=True)
    story.words.extend((note.text,) for note in mine if note.after >= len(log))
    story.close(len(log))
    return story.done


def sentences(
    log: Sequence[Event], writer: LogWriter, seat: int, start: int = 0
) -> Iterator[tuple[int, Spans]]:
    """Return every event since one, by number, with the sentence it adds to the story, or nothing.

    An ability is mentioned together with its result, and several draws that a seat cannot see are one sentence.
    """
    opened: set[tuple[int, int]] = set()  # the cards that are open in this action
    bonus = 0  # which bonus attack is about to be revealed
    told = start  # events already mentioned
    for at in range(_action_start(log, start), len(log)):
        event = log[at]
        kind = event.kind
        if kind in _BEGIN:
            bonus = event.amount if kind == events.ATTACKED else 0
            if not bonus:  # a bonus attack belongs to the attack that it interrupts
                opened.clear()
        if kind in _OPEN:
            opened.add((event.seat, event.card))
        if at >= start:
            words = []
            if not writer.is_brief and at and log[at - 1].kind == events.ABILITY_USED and kind not in _IDLE:
                words.append(writer.sentence(log[at - 1], seat))
            if at >= told and _is_told(log, at, opened):
                unseen = _unseen_draws(log, at, seat) if kind == events.DREW else 0
                words.append(
                    writer.draws(event.seat, unseen) if unseen else writer.sentence(event, seat, bonus)
                )
                told = at + max(1, unseen)
            yield at, joined(words)
        if kind == events.REVEALED:
            bonus = 0  # the attacker reveals first


def _action_start(log: Sequence[Event], start: int) -> int:
    """Return the event that began the action under way at an event."""
    for at in range(min(start, len(log)) - 1, 0, -1):
        event = log[at]
        if event.kind in _BEGIN and not (event.kind == events.ATTACKED and event.amount):
            return at
    return 0


def _unseen_draws(log: Sequence[Event], at: int, seat: int) -> int:
    """Return how many cards one seat draws in a row here that another seat does not see."""
    count = 0
    for event in islice(log, at, None):
        hidden = event.kind == events.DREW and event.for_seat(seat).card < 0
        if not hidden or event.seat != log[at].seat:
            break
        count += 1
    return count


def _is_told(log: Sequence[Event], at: int, opened: set[tuple[int, int]]) -> bool:
    """Return whether an event says more than its neighbours do."""
    event = log[at]
    following = log[at + 1] if at + 1 < len(log) else None
    if event.kind == events.DISCARDED:
        if (event.seat, event.card) in opened:
            return False
        boosts = following is not None and following.kind == events.BOOSTED
        return not (boosts and following is not None and following.card == event.card)
    if event.kind == events.INITIATIVE_REVEALED:
        return following is None or following.kind != events.TURN_BEGAN
    if event.kind == events.TOKENS_REMOVED:
        return event.amount > 0
    return event.kind not in _DROPPED
