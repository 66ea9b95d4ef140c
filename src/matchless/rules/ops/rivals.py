"""Choosing an opponent, if there are several and no combat decides who is meant (J-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from matchless.rules.choice import ASK_OPPONENT, DO_CHOOSE_PLAYER, Choice, Question
from matchless.rules.op import Op
from matchless.rules.ops.players import opponents
from matchless.rules.state.state import IF_IT_MATTERS, MODE

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


@final
class ChooseRival(Op):
    """Choose the player whom an effect calls your opponent."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True where it is clear who is meant."""
        return state.combat is not None or len(opponents(state, frame.seat)) < 2

    def is_settled(self, state: State) -> bool:
        return state.combat is not None

    def run(self, state: State, frame: Frame) -> None:
        rivals = opponents(state, frame.seat)
        if state.combat is None and len(rivals) > 1:
            state.ask(frame.seat, MODE, rivals, IF_IT_MATTERS)

    def take(self, state: State, frame: Frame, option: int) -> None:
        new = frame.copy()
        new.rival = option
        state.rebind(new)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_CHOOSE_PLAYER, state.game.seats[option].first, owner=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_OPPONENT)
