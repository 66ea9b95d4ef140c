"""What it takes to reach a space: nothing, a maneuver, a boosted one, or more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from matchless.rules.state.state import State

_BOOST: Final = 2
"""How much farther a boost is expected to carry a fighter."""
_MOST_ACTIONS: Final = 2


def stage(need: int, move: int) -> int:
    """Return what it takes to get this far: nothing, a maneuver, a boosted one, two maneuvers, or more."""
    if need <= 0:
        return 0
    if need <= move:
        return 1
    if need <= move + _BOOST:
        return 2
    return 3 if need <= 2 * move else 4


def actions_left(state: State) -> int:
    """Return the actions left in a hero's turn."""
    return min(state.actions, _MOST_ACTIONS) if state.turn < state.game.players else 0
