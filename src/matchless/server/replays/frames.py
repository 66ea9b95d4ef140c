"""A game from its set-up on, frame by frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.sheets.game import game_sheet, sheet_of
from matchless.presentation.sheets.steps import seen_together, steps_from
from matchless.presentation.wire.table import ReplayFrame
from matchless.rules.board.bits import size
from matchless.rules.state.chance import end_chance
from matchless.rules.state.view import SPECTATOR, UNKNOWN, View
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.presentation.wire.game import GameSheet, Step
    from matchless.rules.state.event import Event
    from matchless.rules.state.state import State


class Order(Struct, frozen=True):
    """A game, and how it is to be shown."""

    setup: Setup
    version: str  # of the content that it began with
    options: tuple[int, ...]
    lang: str
    viewer: int | None  # None: all hands are open
    eyes: tuple[int, ...] | None = None  # all the viewer's seats, if several
    winners: tuple[int, ...] | None = None  # of a finished game; the engine cannot know that somebody gave up
    gave_up: int | None = None  # the last seat that did
    is_out_of_time: bool = False  # because its clock ran out
    minutes: int = 0  # that the game took


def replay_frames(library: Library, order: Order) -> tuple[ReplayFrame, ...]:
    """Return a game after its set-up and after every decision.

    Hands are open only when the game is over. A viewer does not see what others decided: it may still be hidden.
    """
    match = Match(library, order.setup)
    if match.game.version != order.version:
        raise Refused("content_changed")
    names = GameNames(library, match.game, order.lang)
    log: list[Event] = []  # what happened, as far as the viewer may know
    seen = (order.viewer,) if order.eyes is None else order.eyes
    frames = [ReplayFrame("", None, *_stand(match, log, names, order.viewer, order.eyes))]
    for option in order.options:
        decision = match.state.decision
        assert decision is not None
        match.take(option)
        is_told = order.viewer is None or decision.seat in seen
        stand = _stand(match, log, names, order.viewer, order.eyes)
        frames.append(ReplayFrame(match.moves[-1] if is_told else "", decision.seat, *stand))
    is_over = match.state.decision is None or order.winners is not None
    assert order.viewer is not None or is_over, "a game lies open only when it is over"
    last = frames.pop()
    return (*frames, replace(last, game=ended(last.game, order.winners)))


def ended(game: GameSheet, winners: tuple[int, ...] | None) -> GameSheet:
    """Return a game with what only the table knows: that it ended because somebody gave up."""
    if winners is None or game.asked is None:
        return game
    return replace(game, asked=None, question=None, others_question=None, winners=winners)


def _stand(
    match: Match, log: list[Event], names: GameNames, viewer: int | None, eyes: tuple[int, ...] | None
) -> tuple[GameSheet, tuple[Step, ...]]:
    """Return the current state of the game, with what happened since a point in the log."""
    told = len(log)
    if viewer is None:
        log.extend(event.opened() for event in match.events[told:])
        game, who = sheet_of(_open(match.state), match, names), SPECTATOR
    else:
        log.extend(seen_together(match.events[told:], eyes or ()))
        game, who = game_sheet(match, names, viewer, eyes), viewer
    game = replace(game, question=None, others_question=None)
    return game, steps_from(log, names, who, told)


def _open(state: State) -> View:
    """Return a view with no hidden hand or card on the table; decks stay face down."""
    seen = state.clone()
    end_chance(seen)
    seen.deck = [bytes([UNKNOWN]) * len(deck) for deck in state.deck]
    return View(SPECTATOR, seen, [size(hand) for hand in state.hand])
