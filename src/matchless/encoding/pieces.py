"""Numbers as bytes, ready-made: to join such pieces is far cheaper than to make bytes of a list of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SMALL: Final = 64
"""Pairs of numbers below this are ready-made."""
ONE: Final = [bytes([number]) for number in range(256)]
_PAIRS: Final = [bytes([first, second]) for first in range(SMALL) for second in range(SMALL)]


def byte(number: int) -> int:
    """Return a number as it fits into a byte."""
    return 0 if number < 0 else 255 if number > 255 else number


def one(number: int) -> bytes:
    """Return a number as a byte, as far as it fits."""
    return ONE[byte(number)]


def pair(first: i64, second: i64) -> bytes:
    """Return two numbers as a byte each, as far as they fit.

    >>> list(pair(3, 300))
    [3, 255]
    """
    if 0 <= first < SMALL and 0 <= second < SMALL:
        return _PAIRS[first * SMALL + second]
    return one(first) + one(second)
