"""How a turn begins and ends, that of a player and that of an enemy alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.event import TURN_BEGAN, TURN_ENDED, note

if TYPE_CHECKING:
    from matchless.rules.state import State


def begin_turn(state: State, actions: int) -> None:
    """Begin the turn of the current seat: count it and remember where everyone stands (J-56)."""
    state.turns += 1
    state.actions = actions
    state.taken = 0
    state.maneuvers = 0
    state.began = state.space[:]
    state.lost = 0
    note(state, TURN_BEGAN, state.turn, -1, -1, state.turns)


def end_turn(state: State) -> None:
    """Let what holds for a turn end."""
    note(state, TURN_ENDED, state.turn)
    state.fast = 0
    state.floor = 0
