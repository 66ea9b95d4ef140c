"""Playing on from an answer to the end of the action; subclasses decide the answers on the way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.play import answer
from matchless.rules.op import PASS
from matchless.rules.query import choices_of, has_moved, move_of
from matchless.rules.state.state import ACTION

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision, State


class Rollout(ABC):
    """Answers everybody's questions until the next action."""

    __slots__ = ("_seat",)

    def __init__(self, seat: int) -> None:
        self._seat: Final = seat

    @abstractmethod
    def moves(self, state: State, options: list[int]) -> list[float]:
        """Return how good each of some moves is."""

    @abstractmethod
    def _own(self, state: State, decision: Decision, depth: int) -> int:
        """Return the seat's own next answer."""

    @abstractmethod
    def _theirs(self, state: State, decision: Decision) -> int:
        """Return a plausible answer of another seat."""

    def _settle(self, state: State, depth: int, turn: int | None = None) -> None:
        """Play on to the next action, or to the end of a turn."""
        decision = state.decision
        while decision is not None and decision.kind != ACTION and turn in (None, state.turn):
            options = decision.options
            if len(options) == 1:
                option = options[0]
            elif decision.seat == self._seat:
                option = self._own(state, decision, depth)
            else:
                option = self._theirs(state, decision)
            answer(state, option)
            decision = state.decision

    def _move(self, state: State, options: list[int]) -> int:
        """Return the best move, or none if one has been made or a combat is under way."""
        if PASS in options and (state.combat is not None or has_moved(state)):
            return PASS
        values = self.moves(state, options)
        return options[values.index(max(values))]


def after_moves(state: State, options: list[int]) -> tuple[list[list[int]], list[int]]:
    """Return where all fighters stand after each of some moves, and the damage that each move does on the way."""
    places = []
    hurts = []
    for option in options:
        space = state.space[:]
        mover, end, hurt = move_of(state, option)
        if mover >= 0:
            space[mover] = end
        places.append(space)
        hurts.append(hurt)
    return places, hurts


def same_space(state: State, options: list[int]) -> int:
    """Return a space to move to: usually the fighter's own, so that nothing changes."""
    taken = state.occupied()
    for option, choice in zip(options, choices_of(state, options), strict=True):
        if choice.space != NOWHERE and not choice.harm and taken >> choice.space & 1:
            return option
    return options[-1]
