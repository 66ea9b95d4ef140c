"""How far fighters are from being able to attack each other; one table per board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members

if TYPE_CHECKING:
    from matchless.rules.board.layout import Layout

FAR: Final = 63
"""Farther than any way on a board."""


@final
class Ways:
    """Steps until a target can be attacked, if nobody is in the way."""

    __slots__ = ("melee", "ranged")

    def __init__(self, board: Layout) -> None:
        near = board.neighbours
        # [target][from]: until the target is adjacent or, for ranged fighters, in a shared zone.
        self.melee: Final = [steps_to(board, near[space]) for space in range(board.size)]
        self.ranged: Final = [
            steps_to(board, (near[space] | board.zone_mates[space]) & ~(1 << space))
            for space in range(board.size)
        ]


def steps_to(board: Layout, goals: int) -> list[int]:
    """Return the steps from every space to the nearest goal."""
    steps = [FAR] * board.size
    seen = edge = goals
    count = 0
    while edge:
        for space in members(edge):
            steps[space] = count
        edge = board.around(edge) & ~seen
        seen |= edge
        count += 1
    return steps
