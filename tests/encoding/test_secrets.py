"""Observations and rows follow from what a seat may know, and from nothing else."""

from __future__ import annotations

import pytest

from matchless.encoding.layout import Layout
from matchless.encoding.observation import Viewer
from matchless.encoding.pieces import joined
from matchless.encoding.rows import Rows
from matchless.encoding.tables import Tables
from matchless.rules.flow.play import take
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of
from tests.laws.redeal import redealt, with_copies_swapped
from tests.support.dice import Dice
from tests.support.tables import SCALE, begin, choose, random_adventure, random_setup

ROOM = Layout(4, 5, 6, 24, 61)


def seen(tables: Tables, state: State, seat: int) -> tuple[bytes, bytes]:
    """Everything that a seat is given, with nothing remembered from another state."""
    rows = Rows(tables)
    parts: list[str] = []
    if state.decision is not None and state.decision.seat == seat:
        rows.write(state, state.decision, parts)
    return Viewer(tables, seat).observe(state), joined(parts)


@pytest.mark.parametrize("kind", ["table", "adventure"])
def test_nothing_depends_on_what_is_hidden(kind: str) -> None:
    """Hidden cards are dealt again, and copies of cards exchanged: all seats see the same as before."""
    dice = Dice(7 if kind == "table" else 8)
    changed = 0
    for _ in range(30 * SCALE):
        state = begin(random_adventure(dice) if kind == "adventure" else random_setup(dice))
        tables = Tables(state.game, ROOM)
        while state.decision is not None:
            if dice.once_in(6):
                seat = dice.below(state.game.players)
                other = redealt(state, seat, dice, 40)
                changed += not state.equals(other)
                assert seen(tables, state, seat) == seen(tables, other, seat)
                swapped = with_copies_swapped(state, dice)
                for viewer in range(state.game.players):
                    assert seen(tables, state, viewer) == seen(tables, swapped, viewer)
            take(state, choose(state.decision, dice))
    assert changed > 300 * SCALE


def test_observation_of_a_state_is_that_of_the_view() -> None:
    """What is read off the state could have been read off a state that the seat imagines."""
    dice = Dice(9)
    compared = 0
    for _ in range(12 * SCALE):
        state = begin(random_setup(dice))
        tables = Tables(state.game, ROOM)
        while state.decision is not None:
            if dice.once_in(8):
                seat = state.decision.seat
                imagined = view_of(state, seat).imagine(dice.below(1 << 30))
                assert seen(tables, state, seat) == seen(tables, imagined, seat)
                compared += 1
            take(state, choose(state.decision, dice))
    assert compared > 100 * SCALE


def test_a_card_in_another_hand_can_be_seen_once_it_is_known() -> None:
    """The tests above would pass if an observation said nothing at all."""
    dice = Dice(3)
    state = begin(random_setup(dice, 2))
    tables = Tables(state.game, ROOM)
    viewer = Viewer(tables, 0)
    before = viewer.observe(state)
    state.known[1] |= state.hand[1]
    assert before != viewer.observe(state)
    own = state.clone()
    own.hand[0] = 0
    assert viewer.observe(state) != viewer.observe(own)
