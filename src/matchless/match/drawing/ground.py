"""What is on the board apart from figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.match.drawing.board_map import Ground, Site
from matchless.match.drawing.colours import GONE, HEAVY, SIGNS, SITE
from matchless.rules.adventure.objectives import is_destroyed
from matchless.rules.board.bits import members

if TYPE_CHECKING:
    from matchless.rules.state.state import State


def ground_of(state: State) -> Ground:
    """Return the closed doors, and in an adventure the bridges or fields and the tokens on spaces."""
    adventure, quest, board = state.game.adventure, state.quest, state.game.board
    if adventure is None or quest is None:
        return Ground(state.doors)
    letter = "B" if adventure.are_bridges else "F"
    sites = []
    for at, spaces in enumerate(adventure.sites):
        gone, tokens = is_destroyed(state, at), quest.tokens[at]
        label = f"x{at + 1}" if gone else f"{letter}{at + 1}:{tokens}"
        names = tuple(board.spaces[space] for space in members(spaces))
        style = GONE if gone else HEAVY if tokens else SITE
        sites.append(Site(names, label, style, adventure.are_bridges, gone))
    signs = {
        board.spaces[space]: SIGNS[at % len(SIGNS)]
        for at, spaces in enumerate(quest.strewn)
        for space in members(spaces)
    }
    return Ground(state.doors & (1 << board.doors) - 1, sites, signs)
