"""A seat's view as plain numbers that can go to another process: it contains nothing hidden to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from matchless.rules.state.codec import numbers, read_numbers
from matchless.rules.state.state import Decision
from matchless.rules.state.view import View

if TYPE_CHECKING:
    from matchless.rules.game import Game

Packed: TypeAlias = tuple[int, list[int], tuple[int, int, list[int], int], list[int]]
"""Seat, sizes of hands, decision, and the numbers of the position."""


def packed(view: View) -> Packed:
    """Return a view that stands at a decision as numbers."""
    decision = view.decision
    assert decision is not None
    asked = (decision.seat, decision.kind, decision.options, decision.number)
    return (view.seat, view.hand_sizes, asked, numbers(view.position))


def unpacked(game: Game, data: Packed) -> View:
    """Return the view that numbers describe."""
    seat, hand_sizes, decision, position = data
    state = read_numbers(game, position)
    state.decision = Decision(*decision)
    return View(seat, state, hand_sizes)
