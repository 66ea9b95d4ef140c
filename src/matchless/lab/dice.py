"""Seeded random choices, the same on every machine and version of Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.state.rng import below, seeded, step

if TYPE_CHECKING:
    from collections.abc import Sequence


class Dice:
    """Draws heroes, minions and events."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choice(self, seq: Sequence[str], /) -> str:
        """Return one of the names."""
        self.rng = step(self.rng)
        return seq[below(self.rng, len(seq))]
