"""An enemy as it plays at one table: its file, changed by the events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

if TYPE_CHECKING:
    from matchless.lang.adventure.files import Enemy
    from matchless.library.library import Library
    from matchless.rules.game import Seat


def enemy_here(library: Library, seat: Seat) -> Enemy:
    """Return the enemy of a seat, with the move it has in this game."""
    return replace(library.enemy(seat.hero), move=seat.move)
