"""Learning weights from games: those of choices from what the search tried, those of positions from who won.

Both are logistic models, fitted one example at a time; the step of a weight shrinks the more it has moved (Adagrad).
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

_SMALL: Final = 1.0e-9


@final
class Learner:
    """Weights being learned."""

    __slots__ = ("moved", "own", "own_pull", "pull", "rate", "start", "weights")

    def __init__(self, start: list[float], rate: float, pull: float, own_pull: float, own: int) -> None:
        """Begin with ``start``; ``pull`` draws each weight back to it, ``own_pull`` those from place ``own`` on."""
        self.start: Final = start
        self.weights: Final = start[:]
        self.moved: Final = [1.0] * len(start)
        self.rate: Final = rate
        self.pull: Final = pull
        self.own_pull: Final = own_pull
        self.own: Final = own

    def step(self, at: int, slope: float) -> None:
        """Move a weight down its gradient."""
        pull = self.pull if at < self.own else self.own_pull
        slope += pull * (self.weights[at] - self.start[at])
        self.moved[at] += slope * slope
        self.weights[at] -= self.rate * slope / sqrt(self.moved[at])

    def learn_choice(
        self, terms: list[int], values: list[float], marks: list[int], shares: list[float]
    ) -> float:
        """Learn to prefer options as often as the search tried them; return the cross entropy."""
        weights = self.weights
        count = len(marks)
        logits: list[float] = []
        at = 0
        high = -1.0e18
        for option in range(count):
            total = 0.0
            while at < marks[option]:
                total += weights[terms[at]] * values[at]
                at += 1
            logits.append(total)
            high = max(high, total)
        whole = 0.0
        for option in range(count):
            logits[option] = exp(logits[option] - high)
            whole += logits[option]
        surprise = 0.0
        slopes: dict[int, float] = {}
        at = 0
        for option in range(count):
            liked = logits[option] / whole
            if shares[option] > 0.0:
                surprise -= shares[option] * log(liked + _SMALL)
            error = liked - shares[option]
            while at < marks[option]:
                term = terms[at]
                slopes[term] = slopes.get(term, 0.0) + error * values[at]
                at += 1
        for term, slope in slopes.items():
            self.step(term, slope)
        return surprise

    def learn_chance(self, terms: list[int], values: list[float], target: float) -> float:
        """Learn how likely an outcome is from the sum of some terms; return the squared error."""
        weights = self.weights
        total = 0.0
        for at in range(len(terms)):
            total += weights[terms[at]] * values[at]
        total = min(30.0, max(-30.0, total))
        chance = 1.0 / (1.0 + exp(-total))
        error = chance - target
        for at in range(len(terms)):
            self.step(terms[at], error * values[at])
        return error * error
