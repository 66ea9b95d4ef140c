"""From counts of where hidden cards were to how likely they are there."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from matchless.lab.training.selfplay import Counts

_PRIOR: Final = 20.0
"""How many imaginary cases are added, so that a card that was rarely met counts as average."""


def held_weights(counts: Mapping[str, Counts]) -> dict[str, float]:
    """Return by hero and card how much likelier it is to be in hand than in the deck, as a log odds ratio."""
    found: dict[str, float] = {}
    for name, of in counts.items():
        seen, expected = of.seen + _PRIOR / 2, of.expected + _PRIOR / 2
        missed, rest = of.trials - of.seen + _PRIOR / 2, of.trials - of.expected + _PRIOR / 2
        found[name] = log(seen / missed) - log(expected / rest)
    return found


def struck_weights(counts: Mapping[str, Counts]) -> dict[str, float]:
    """Return by hero and card how much likelier it is to be the card of an attack than another that fits."""
    return {name: log((of.seen + _PRIOR) / (of.expected + _PRIOR)) for name, of in counts.items()}
