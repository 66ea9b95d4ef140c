"""From the value that a search finds to how often such positions are won.

``python bench/calibration.py`` fits the two numbers anew and writes them; docs/analysis.md shows how well they hold.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp, log
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.search.search import Finding

CALIBRATION: Final = Path(__file__).with_name("calibration.toml")
_LEAST: Final = 0.002
"""No search is surer than this: what it never saw may still happen."""


class Calibration(NamedTuple):
    """A straight line on the scale of log odds, around the chance of a side of which nothing is known."""

    slope: float
    shift: float

    def chance(self, value: float, sides: int = 2) -> float:
        """Return how likely a side is to win that the search gives this value.

        >>> round(Calibration(0.5, 0.0).chance(0.8), 3), round(Calibration(0.5, 0.0).chance(0.25, 4), 3)
        (0.667, 0.25)
        """
        even = log_odds(1.0 / sides)
        return 1.0 / (1.0 + exp(-even - self.slope * (log_odds(value) - even) - self.shift))


def log_odds(value: float) -> float:
    """Return a probability as log odds."""
    held = min(1.0 - _LEAST, max(_LEAST, value))
    return log(held / (1.0 - held))


def value_of(findings: Sequence[Finding]) -> float:
    """Return the value of a position to whoever is asked: that of the option that was tried most."""
    return max(findings, key=lambda one: (one.visits, one.value)).value


@cache
def standard_calibration() -> Calibration:
    """Return the calibration that comes with the game."""
    fitted = tomllib.loads(CALIBRATION.read_text(encoding="utf-8"))
    return Calibration(float(fitted["slope"]), float(fitted["shift"]))
