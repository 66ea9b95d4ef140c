"""A game from its set-up on, frame by frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from matchless.library.match import Match
from matchless.rules.bits import size
from matchless.rules.chance import end_chance
from matchless.rules.view import SPECTATOR, UNKNOWN, View
from matchless.server.sheet import game_sheet, sheet_of
from matchless.server.steps import opened, seen_together, steps_from
from matchless.server.wire.table import ReplayFrame

if TYPE_CHECKING:
    from matchless.library.shelf import Shelf
    from matchless.rules.event import Event
    from matchless.rules.state import State
    from matchless.server.wire.game import GameSheet, Step
    from matchless.speech.voice import Voice


def replay_frames(  # noqa: PLR0913 - what is shown, how, and to whom
    shelf: Shelf,
    match: Match,
    voice: Voice,
    viewer: int | None,
    eyes: tuple[int, ...] | None = None,
    *,
    given_up: bool = False,
) -> tuple[ReplayFrame, ...]:
    """Return a game after its set-up and after every decision, for a viewer; for None all hands lie open.

    They do so only when the game is over, be it because somebody has given up, which the engine cannot know. What
    others decided is not named to a viewer: it may be hidden yet. ``eyes`` are all seats of the viewer, if several.
    """
    is_over = match.state.decision is None or given_up
    assert viewer is not None or is_over, "a game lies open only when it is over"
    again = Match(shelf, match.setup)
    log: list[Event] = []  # what happened, as the viewer may know it
    seen = (viewer,) if eyes is None else eyes
    frames = [ReplayFrame("", None, *_stand(again, log, voice, viewer, eyes))]
    for option, move in zip(match.options, match.moves, strict=True):
        decision = again.state.decision
        assert decision is not None
        again.take(option)
        is_told = viewer is None or decision.seat in seen
        stand = _stand(again, log, voice, viewer, eyes)
        frames.append(ReplayFrame(move if is_told else "", decision.seat, *stand))
    return tuple(frames)


def _stand(
    match: Match, log: list[Event], voice: Voice, viewer: int | None, eyes: tuple[int, ...] | None
) -> tuple[GameSheet, tuple[Step, ...]]:
    """Return the game as it stands, with what happened since the log ends."""
    told = len(log)
    if viewer is None:
        log.extend(opened(event) for event in match.events[told:])
        game, who = sheet_of(_open(match.state), match, voice), SPECTATOR
    else:
        log.extend(seen_together(match.events[told:], eyes or ()))
        game, who = game_sheet(match, voice, viewer, eyes), viewer
    game = replace(game, question=None, others_question=None)
    return game, steps_from(log, voice, who, told)


def _open(state: State) -> View:
    """Return a view to which no hand and no card on the table is hidden; decks stay face down."""
    seen = state.clone()
    end_chance(seen)
    seen.deck = [bytes([UNKNOWN]) * len(deck) for deck in state.deck]
    return View(SPECTATOR, seen, [size(hand) for hand in state.hand])
