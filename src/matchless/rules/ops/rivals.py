"""Choosing an opponent, where there are several and no combat says who is meant (J-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from matchless.rules.op import Op
from matchless.rules.ops.players import opponents
from matchless.rules.state import MODE

if TYPE_CHECKING:
    from matchless.rules.frame import Frame
    from matchless.rules.state import State


@final
class ChooseRival(Op):
    """Choose the player whom an effect calls your opponent."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Ask, if it is not clear."""
        rivals = opponents(state, frame.seat)
        if state.combat is None and len(rivals) > 1:
            state.ask(frame.seat, MODE, rivals)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Remember the answer."""
        new = frame.copy()
        new.rival = option
        state.rebind(new)

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Name the opponent by the hero."""
        return f"choose {state.game.seats[option].fighters[0].name}"
