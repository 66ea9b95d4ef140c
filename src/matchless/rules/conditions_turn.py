"""Whether, in the course of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board import NOWHERE
from matchless.rules.op import Condition

if TYPE_CHECKING:
    from matchless.rules.frame import Frame
    from matchless.rules.state import State


@final
class BeganElsewhere(Condition):
    """The own fighter stood on another space when the turn began (J-56)."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether; who was or is off the board stood nowhere, not elsewhere."""
        combat = state.combat
        fighter = frame.fighter if combat is None else combat.fighter_of(combat.side_of(frame.seat))
        began = state.began[fighter]
        return began != NOWHERE and state.space[fighter] not in (NOWHERE, began)


@final
class BeganInOtherZone(Condition):
    """The own fighter shares no zone with the space where it began the turn."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether; who was or is off the board began nowhere (J-56)."""
        combat = state.combat
        fighter = frame.fighter if combat is None else combat.fighter_of(combat.side_of(frame.seat))
        began, now = state.began[fighter], state.space[fighter]
        return NOWHERE not in (began, now) and not state.layout().zone_mates[began] >> now & 1


@final
class ActionIs(Condition):
    """It is the n-th action of the own turn."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        """Ask for action ``number``."""
        self.number: Final = number

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        return state.turn == frame.seat and state.taken == self.number


@final
class Maneuvered(Condition):
    """A maneuver was taken this turn."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        return state.maneuvers > 0
