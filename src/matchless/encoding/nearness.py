"""How near two fighters are to attacking each other, as the two numbers that observations and rows hold."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, final

from matchless.encoding.pieces import pair
from matchless.rules.board.bits import WIDTH
from matchless.search.distances import melee_steps, ranged_steps

if TYPE_CHECKING:
    from matchless.rules.board.layout import Layout


@final
class Nearness:
    """The steps between all spaces of a board until fighters can attack, if nobody is in the way."""

    __slots__ = ("both", "until")

    def __init__(self, board: Layout) -> None:
        # By whether the fighter is ranged, target space and own space.
        self.until: Final[list[list[list[int]]]] = [melee_steps(board), ranged_steps(board)]
        # By whether the fighter and the other are ranged, and then there * WIDTH + here: its steps, and the other's.
        self.both: Final[list[list[list[str]]]] = [
            [self._both(board.size, ranged, other) for other in range(2)] for ranged in range(2)
        ]

    def _both(self, spaces: int, ranged: int, other: int) -> list[str]:
        found: list[str] = []
        for there in range(spaces):
            to = self.until[ranged][there]
            back = self.until[other]
            for here in range(WIDTH):
                found.append(pair(to[here], back[here][there]) if here < spaces else "")
        return found


@cache
def nearness(board: Layout) -> Nearness:
    """Return how near the spaces of a board are: all games on it share the tables, which then stay in the cache."""
    return Nearness(board)
