"""Bridges and fields: which are left, who is at them, and how many tokens are left for them (A12, A13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.adventure.state import adventure_of, quest_of
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.state.state import State


def is_destroyed(state: State, site: int) -> bool:
    """Return whether a bridge is gone."""
    board = state.game.board
    return bool(adventure_of(state).are_bridges and state.doors >> board.doors + site & 1)


def lowest_site(state: State) -> int:
    """Return the remaining bridge or field with the lowest number, or NOBODY."""
    for site in range(len(adventure_of(state).sites)):
        if not is_destroyed(state, site):
            return site
    return NOBODY


def supply_left(state: State) -> int:
    """Return how many doom or alien tokens are left (JA-12)."""
    left = adventure_of(state).supply
    for tokens in quest_of(state).tokens:
        left -= tokens
    return left


def sites_beside(state: State, fighters: int) -> list[int]:
    """Return the remaining bridges or fields at which one of some fighters stands (JA-14)."""
    adventure = adventure_of(state)
    sites = 0
    those: i64 = fighters
    for space in state.space:
        if those & 1 and space != NOWHERE:
            sites |= adventure.sites_at[space]
        those >>= 1
    if adventure.are_bridges:
        sites &= ~(state.doors >> state.game.board.doors)
    return members(sites)
