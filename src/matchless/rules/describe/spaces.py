"""Where an effect happens: descriptions of spaces."""

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
        """Return all spaces."""
        return state.game.board.all_spaces


@final
class InZoneOf(Where):
    """The zones of fighters; the space of a fighter counts."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        """Mean the zones of ``who``."""
        self.who: Final = who

    def spaces(self, state: State, frame: Frame) -> int:
        """Return their spaces."""
        found = 0
        for fighter in members(self.who.fighters(state, frame)):
            found |= state.layout().zone_mates[state.space[fighter]]
        return found


@final
class AdjacentTo(Where):
    """The spaces next to fighters."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        """Mean the neighbourhood of ``who``."""
        self.who: Final = who

    def spaces(self, state: State, frame: Frame) -> int:
        """Return those spaces."""
        found = 0
        for fighter in members(self.who.fighters(state, frame)):
            found |= state.layout().neighbours[state.space[fighter]]
        return found


@final
class NearChosenSpace(Where):
    """The spaces next to the space chosen last, or in its zones."""

    __slots__ = ("adjacent",)

    def __init__(self, adjacent: bool) -> None:
        """Mean adjacency, or zones."""
        self.adjacent: Final = adjacent

    def spaces(self, state: State, frame: Frame) -> int:
        """Return those spaces."""
        if frame.space == NOWHERE:
            return 0
        layout = state.layout()
        return layout.neighbours[frame.space] if self.adjacent else layout.zone_mates[frame.space]


@final
class ChosenSpaces(Where):
    """All spaces chosen."""

    __slots__ = ()

    def spaces(self, state: State, frame: Frame) -> int:
        """Return them."""
        return frame.spaces


@final
class Both(Where):
    """The spaces that two descriptions share."""

    __slots__ = ("first", "second")

    def __init__(self, first: Where, second: Where) -> None:
        """Mean what both mean."""
        self.first: Final = first
        self.second: Final = second

    def spaces(self, state: State, frame: Frame) -> int:
        """Return those spaces."""
        return self.first.spaces(state, frame) & self.second.spaces(state, frame)
