"""Whom the words "you" and "your opponent" mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.flow.ending import is_out
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


def opponent(state: State, frame: Frame) -> int:
    """Return the other player of the combat (R11.4), else the chosen one (J-45), else the only one there is.

    In an adventure nobody who is out is meant: players lose nothing more (A14.2), and enemies have left with all their
    cards (A6.4).
    """
    combat = state.combat
    if combat is not None and frame.seat in (combat.attacker_seat, combat.defender_seat):
        other = combat.seat_of(1 - combat.side_of(frame.seat))
        return NOBODY if state.game.adventure is not None and is_out(state, other) else other
    if frame.rival != NOBODY:
        return frame.rival
    rivals = opponents(state, frame.seat)
    return rivals[0] if rivals else NOBODY


def is_asked(state: State, frame: Frame, seat: int) -> bool:
    """Return whether an effect may ask a seat: its own always (R7.20, J-41), another one only if it is not out."""
    return seat != NOBODY and (seat == frame.seat or not is_out(state, seat))


def opponents(state: State, seat: int) -> list[int]:
    """Return the seats of other teams that are not out; enemies cannot be chosen as opponents (A15.2)."""
    sides = state.game.sides
    return [
        other
        for other in range(state.game.players)
        if sides[other] != sides[seat] and not is_out(state, other)
    ]


def players_in_order(state: State) -> list[int]:
    """Return the players, the active one first (J-12); in an adventure without those who are out (A14.2)."""
    players = state.game.players
    first = state.turn if state.turn < players else 0
    order = [(first + offset) % players for offset in range(players)]
    if state.game.adventure is None:
        return order
    return [seat for seat in order if not is_out(state, seat)]


def opposing_fighter(state: State, frame: Frame) -> int:
    """Return the other fighter of the combat."""
    combat = state.combat
    if combat is None:
        return NOBODY
    return combat.defender if combat.attacker_seat == frame.seat else combat.attacker
