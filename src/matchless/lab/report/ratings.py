"""Ratings from wins and losses: the Bradley–Terry model, fitted by choix, with intervals by resampling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import choix
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

Wins: TypeAlias = Mapping[tuple[str, str], int]
"""How often the first beat the second."""
_ELO: Final = 400 / np.log(10)
"""One unit of the model in points: 400 points are odds of ten to one."""
_MIDDLE: Final = 1500
_SAMPLES: Final = 300
_PULL: Final = 0.01
"""A slight pull towards the mean, so that even a player who never lost has a rating."""


class Rating(NamedTuple):
    """Points, 1500 on average, with a 95 % confidence interval."""

    name: str
    points: float
    low: float
    high: float
    games: int


def ratings(names: Sequence[str], wins: Wins, seed: int = 1) -> list[Rating]:
    """Rate everybody by who beat whom how often, best first. Whoever never played has no rating."""
    played = [name for name in names if any(name in pair for pair, count in wins.items() if count)]
    if len(played) < 2:  # noqa: PLR2004 - one alone has nobody to be compared with
        return []
    at = {name: number for number, name in enumerate(played)}
    table = np.zeros((len(played), len(played)))
    for (winner, loser), count in wins.items():
        if winner != loser and count:
            table[at[winner], at[loser]] = count
    both = table + table.T
    middle = _fitted(table)
    chance = np.divide(table, both, out=np.full_like(table, 0.5), where=both > 0)
    # Whoever has won or lost every game so far may do otherwise in the next one.
    extreme = (table.sum(0) == 0) | (table.sum(1) == 0)
    chance = np.where(extreme | extreme[:, None], (table + 0.5) / (both + 1), chance)
    dice = np.random.default_rng(seed)
    upper = np.triu_indices(len(played), 1)
    samples = []
    for _ in range(_SAMPLES):
        again = np.zeros_like(table)
        again[upper] = dice.binomial(both[upper].astype(int), chance[upper])
        again.T[upper] = both[upper] - again[upper]
        samples.append(_fitted(again))
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    found = [
        Rating(name, float(middle[n]), float(low[n]), float(high[n]), int(both[n].sum()))
        for name, n in at.items()
    ]
    return sorted(found, key=lambda rating: -rating.points)


def _fitted(table: np.ndarray) -> np.ndarray:
    strengths: np.ndarray = choix.ilsr_pairwise_dense(table, alpha=_PULL)
    points: np.ndarray = (strengths - strengths.mean()) * _ELO + _MIDDLE
    return points
