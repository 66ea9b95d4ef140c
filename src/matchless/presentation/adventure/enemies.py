"""An enemy as it plays at one table: what its file says, changed by the events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from matchless.lang.adventure.files import Enemy
    from matchless.library.library import Library
    from matchless.rules.game import Seat


def enemy_here(library: Library, seat: Seat) -> Enemy:
    """Return the enemy of a seat, so that its texts tell how far it moves in this game."""
    return replace(library.enemy(seat.hero), move=seat.move)
