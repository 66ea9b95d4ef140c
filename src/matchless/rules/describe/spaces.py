"""Descriptions of the spaces where an effect happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.op import Where, Who

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


@final
class Anywhere(Where):
    """The whole board."""

    __slots__ = ()

    def spaces(self, state: State, frame: Frame) -> int:
        return state.game.board.all_spaces


@final
class InZoneOf(Where):
    """The zones of fighters, including their own spaces."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def spaces(self, state: State, frame: Frame) -> int:
        found = 0
        for fighter in members(self.who.fighters(state, frame)):
            found |= state.layout().zone_mates[state.space[fighter]]
        return found


@final
class AdjacentTo(Where):
    """The spaces adjacent to fighters."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def spaces(self, state: State, frame: Frame) -> int:
        found = 0
        for fighter in members(self.who.fighters(state, frame)):
            found |= state.layout().neighbours[state.space[fighter]]
        return found


@final
class NearChosenSpace(Where):
    """The spaces adjacent to the space chosen last, or in its zones."""

    __slots__ = ("adjacent",)

    def __init__(self, adjacent: bool) -> None:
        self.adjacent: Final = adjacent

    def spaces(self, state: State, frame: Frame) -> int:
        if frame.space == NOWHERE:
            return 0
        layout = state.layout()
        return layout.neighbours[frame.space] if self.adjacent else layout.zone_mates[frame.space]


@final
class ChosenSpaces(Where):
    """All spaces chosen."""

    __slots__ = ()

    def spaces(self, state: State, frame: Frame) -> int:
        return frame.spaces


@final
class Both(Where):
    """The spaces in both of two descriptions."""

    __slots__ = ("first", "second")

    def __init__(self, first: Where, second: Where) -> None:
        self.first: Final = first
        self.second: Final = second

    def spaces(self, state: State, frame: Frame) -> int:
        return self.first.spaces(state, frame) & self.second.spaces(state, frame)
