"""Whom the words "you" and "your opponent" mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.frame import NOBODY

if TYPE_CHECKING:
    from matchless.rules.frame import Frame
    from matchless.rules.state import State


def opponent(state: State, frame: Frame) -> int:
    """Return the other player of the combat (R11.4), else the only opponent there is."""
    combat = state.combat
    if combat is not None:
        if combat.attacker_seat == frame.seat:
            return combat.defender_seat
        if combat.defender_seat == frame.seat:
            return combat.attacker_seat
    sides = state.game.sides
    for seat in range(len(sides)):
        if sides[seat] != sides[frame.seat]:
            return seat
    return NOBODY


def opposing_fighter(state: State, frame: Frame) -> int:
    """Return the other fighter of the combat."""
    combat = state.combat
    if combat is None:
        return NOBODY
    return combat.defender if combat.attacker_seat == frame.seat else combat.attacker
