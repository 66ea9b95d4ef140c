"""How far fighters are from where they could attack, if nobody is in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.board.bits import members

if TYPE_CHECKING:
    from matchless.rules.board.layout import Layout

FAR: Final = 63
"""More steps than any board has."""


def steps_to(board: Layout, goals: int) -> list[int]:
    """Return the steps from every space to the nearest goal."""
    steps = [FAR] * board.size
    seen = goals
    edge = goals
    count = 0
    while edge:
        for one in members(edge):
            steps[one] = count
        edge = board.around(edge) & ~seen
        seen |= edge
        count += 1
    return steps


def melee_steps(board: Layout) -> list[list[int]]:
    """Return, by target space and own space, the steps until a melee fighter can attack: until it is adjacent."""
    return [steps_to(board, board.neighbours[space]) for space in range(board.size)]


def ranged_steps(board: Layout) -> list[list[int]]:
    """Return the same for a ranged fighter: until it is adjacent or shares a zone."""
    found: list[list[int]] = []
    for space in range(board.size):
        found.append(steps_to(board, (board.neighbours[space] | board.zone_mates[space]) & ~(1 << space)))
    return found
