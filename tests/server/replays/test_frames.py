"""A replay shows the game as the viewer saw it, and everything once it is over."""

from __future__ import annotations

import msgspec
import pytest

from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.presentation.names import GameNames
from matchless.presentation.wire.table import ReplayFrame
from matchless.rules.board.bits import members
from matchless.server.refused import Refused
from matchless.server.replays.frames import Order, replay_frames
from tests.support.matches import ALL, LIBRARY, SETUPS, finished, play, steps_of


def order_of(match: Match, viewer: int | None, winners: tuple[int, ...] | None = None) -> Order:
    return Order(match.setup, match.game.version, tuple(match.taken), "en", viewer, winners=winners)


def frames_of(match: Match, viewer: int | None) -> tuple[ReplayFrame, ...]:
    return replay_frames(LIBRARY, order_of(match, viewer))


@pytest.mark.parametrize("setup", ALL[::4])
def test_a_finished_game_lies_open(setup: Setup) -> None:
    match = finished(setup)
    frames = frames_of(match, None)
    assert ["", *match.moves] == [frame.move for frame in frames]
    for frame, then in zip(frames, play(match.setup), strict=True):
        for seat in frame.game.seats:
            deck = match.game.seats[seat.seat].deck
            hand = [deck[card].name for card in members(then.state.hand[seat.seat])]
            assert hand == list(seat.hand)
            assert () == seat.top
    drawn = [step for frame in frames for step in frame.steps if step.kind == "drew"]
    assert drawn
    assert all(step.card is not None for step in drawn)
    assert frames == msgspec.json.decode(msgspec.json.encode(frames), type=tuple[ReplayFrame, ...])


def test_the_steps_of_all_frames_are_the_story() -> None:
    match = finished(SETUPS[0])
    names = GameNames(LIBRARY, match.game, "en")
    for viewer in (-1, 0, 1):
        told = [step for frame in frames_of(match, viewer) for step in frame.steps]
        assert list(steps_of(match, names, viewer)) == told


def test_what_others_decided_is_not_named_to_a_viewer() -> None:
    match = finished(SETUPS[0])
    for frame, move in zip(frames_of(match, 1), ["", *match.moves], strict=True):
        assert frame.move == (move if frame.seat == 1 else "")
        assert 1 == frame.game.viewer


def test_a_game_lies_open_only_when_it_is_over() -> None:
    match = Match(LIBRARY, SETUPS[0])
    with pytest.raises(AssertionError, match="only when it is over"):
        frames_of(match, None)
    assert 1 == len(frames_of(match, 0))


def test_a_game_that_was_given_up_lies_open() -> None:
    match = Match(LIBRARY, SETUPS[0])
    (frame,) = replay_frames(LIBRARY, order_of(match, None, winners=(1,)))
    assert ((1,), None) == (frame.game.winners, frame.game.asked)
    assert [5, 5] == [len(seat.hand) for seat in frame.game.seats]


def test_a_game_of_other_content_is_not_shown() -> None:
    order = order_of(Match(LIBRARY, SETUPS[0]), 0)
    with pytest.raises(Refused, match="content_changed"):
        replay_frames(LIBRARY, msgspec.structs.replace(order, version="other"))
