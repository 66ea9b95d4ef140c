"""How certain a counted share is: the Wilson interval."""

from __future__ import annotations

from math import sqrt
from typing import Final

_Z: Final = 1.959963984540054
"""How many standard deviations contain 95 % of a normal distribution."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the interval that contains the true win rate with 95 % confidence.

    >>> low, high = wilson(95, 100)
    >>> f"{low:.3f} {high:.3f}"
    '0.888 0.978'
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = _Z * _Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = _Z * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    # Exact at the ends, where rounding would leave the rate outside.
    return (middle - half if wins else 0.0), (middle + half if wins < games else 1.0)
