"""Whether, after damage and defeat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.op import Condition, Who

if TYPE_CHECKING:
    from matchless.rules.frame import Frame
    from matchless.rules.state import State


@final
class SomeoneFell(Condition):
    """The latest damage defeated a fighter."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        return state.fallen != 0


@final
class WasHurt(Condition):
    """The latest damage hurt one of some fighters, defeated or not."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        """Ask about ``who``."""
        self.who: Final = who

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        return state.hurt & self.who.meant(state, frame) != 0


@final
class FellInCombat(Condition):
    """One of some fighters was defeated in this combat."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        """Ask about ``who``."""
        self.who: Final = who

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether."""
        combat = state.combat
        return combat is not None and combat.fallen & self.who.meant(state, frame) != 0
