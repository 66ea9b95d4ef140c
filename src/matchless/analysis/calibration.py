"""From the value that a search finds to how often such positions are won.

``python bench/calibration.py`` refits the numbers and writes them; docs/analysis.md shows how well they hold.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp, log
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matchless.rules.state.state import State
    from matchless.search.search import Finding

CALIBRATION: Final = Path(__file__).with_name("calibration.toml")
_LEAST: Final = 0.002
"""No search is surer than this: what it never saw may still happen."""


class Calibration(NamedTuple):
    """A straight line on the scale of log odds, around the chance of a side of which nothing is known.

    What a search does not see is how strong a hero is in the long run. It counts as long as the heroes last: in full
    at first, and not at all once they have fallen.
    """

    slope: float
    shift: float
    heroes: Mapping[str, float]  # how strong each is; one that is not known is average

    def chance(self, value: float, sides: int = 2, edge: float = 0.0) -> float:
        """Return how likely a side is to win that the search gives this value.

        >>> even = Calibration(0.5, 0.0, {})
        >>> round(even.chance(0.8), 3), round(even.chance(0.25, 4), 3)
        (0.667, 0.25)
        """
        fair = log_odds(1.0 / sides)
        return 1.0 / (1.0 + exp(-fair - self.slope * (log_odds(value) - fair) - self.shift - edge))

    def edge(self, state: State, side: int) -> float:
        """Return what the heroes that remain are worth to a side; health and heroes are no secret."""
        game = state.game
        own: list[float] = []
        others: list[float] = []
        for seat in range(game.players):
            strength = self.heroes.get(game.seats[seat].hero, 0.0)
            (own if game.sides[seat] == side else others).append(strength)
        return left_of(state) * (sum(own) / len(own) - sum(others) / len(others))


def left_of(state: State) -> float:
    """Return how much of their health the heroes have left, from 1 to 0."""
    heroes = [fighter for fighter in state.game.fighters if fighter.is_hero]
    shares = [min(1.0, max(0, state.health[one.number]) / one.health) for one in heroes]
    return sum(shares) / len(shares)


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
    heroes = {hero: float(strength) for hero, strength in fitted["heroes"].items()}
    return Calibration(float(fitted["slope"]), float(fitted["shift"]), heroes)
