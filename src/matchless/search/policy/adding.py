"""Adds up the score of each option; for learning, it also keeps the terms."""

from __future__ import annotations

from typing import Final, final


@final
class Adding:
    """Adds up the terms of the options of a decision."""

    __slots__ = ("logits", "marks", "sum", "terms", "values", "weights", "with_terms")

    def __init__(self, weights: list[float], with_terms: bool) -> None:
        self.weights: Final = weights
        self.with_terms: Final = with_terms
        self.sum: float = 0.0
        self.logits: Final[list[float]] = []
        # If terms are kept: those of all options in one list; ``marks`` says where those of each option end.
        self.terms: Final[list[int]] = []
        self.values: Final[list[float]] = []
        self.marks: Final[list[int]] = []

    def add(self, term: int, value: float) -> None:
        """Add a term to the current option."""
        self.sum += self.weights[term] * value
        if self.with_terms:
            self.terms.append(term)
            self.values.append(value)

    def close(self) -> None:
        """Go on to the next option."""
        self.logits.append(self.sum)
        self.sum = 0.0
        if self.with_terms:
            self.marks.append(len(self.terms))
