"""A game from its set-up on, frame by frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from matchless.library.match import Match
from matchless.rules import event as events
from matchless.rules.bits import size
from matchless.rules.event import Event
from matchless.rules.view import SPECTATOR, UNKNOWN, View, view_of
from matchless.server.sheet import sheet_of
from matchless.server.steps import steps_from
from matchless.server.wire.table import ReplayFrame

if TYPE_CHECKING:
    from matchless.library.shelf import Shelf
    from matchless.rules.state import State
    from matchless.server.wire.game import GameSheet, Step
    from matchless.speech.voice import Voice


def replay_frames(
    shelf: Shelf, match: Match, voice: Voice, viewer: int | None, *, given_up: bool = False
) -> tuple[ReplayFrame, ...]:
    """Return a game after its set-up and after every decision, for a viewer; for None all hands lie open.

    They do so only when the game is over, be it because somebody has given up, which the engine cannot know. What
    others decided is not named to a viewer: it may be hidden yet.
    """
    is_over = match.state.decision is None or given_up
    assert viewer is not None or is_over, "a game lies open only when it is over"
    again = Match(shelf, match.setup)
    log: list[Event] = []  # what happened, as the viewer may know it
    frames = [ReplayFrame("", None, *_stand(again, log, voice, viewer))]
    for option, move in zip(match.options, match.moves, strict=True):
        decision = again.state.decision
        assert decision is not None
        again.take(option)
        is_told = viewer is None or viewer == decision.seat
        stand = _stand(again, log, voice, viewer)
        frames.append(ReplayFrame(move if is_told else "", decision.seat, *stand))
    return tuple(frames)


def _stand(
    match: Match, log: list[Event], voice: Voice, viewer: int | None
) -> tuple[GameSheet, tuple[Step, ...]]:
    """Return the game as it stands, with what happened since the log ends."""
    told = len(log)
    if viewer is None:
        log.extend(_opened(event) for event in match.events[told:])
        view, eyes = _open(match.state), SPECTATOR
    else:
        log.extend(match.events[told:])
        view, eyes = view_of(match.state, viewer), viewer
    game = replace(sheet_of(view, match, voice), question=None)
    return game, steps_from(log, voice, eyes, told)


def _open(state: State) -> View:
    """Return a view to which no hand and no card on the table is hidden; decks stay face down."""
    seen = state.clone()
    seen.rng = 0
    seen.deck = [bytes([UNKNOWN]) * len(deck) for deck in state.deck]
    return View(SPECTATOR, seen, [size(hand) for hand in state.hand])


def _opened(event: Event) -> Event:
    """Return an event that everyone may know."""
    return Event(
        event.kind, event.seat, event.fighter, event.card, event.amount, event.other, events.EVERYONE
    )
