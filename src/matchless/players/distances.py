"""How far fighters are from being able to attack each other; one table per board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.search.distances import melee_steps, ranged_steps

if TYPE_CHECKING:
    from matchless.rules.board.layout import Layout


@final
class Distances:
    """Steps until a target can be attacked, if nobody is in the way; by target and own space."""

    __slots__ = ("melee", "ranged")

    def __init__(self, board: Layout) -> None:
        self.melee: Final = melee_steps(board)
        self.ranged: Final = ranged_steps(board)
