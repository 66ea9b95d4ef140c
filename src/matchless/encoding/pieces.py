"""Pieces of what is written: text with a character for every byte, which Python joins faster than bytes.

Most pieces are ready-made, since to make bytes of a list of numbers costs far more than to join pieces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_SMALL: Final = 64
"""Pairs of numbers below this are ready-made."""
ONE: Final = [chr(number) for number in range(256)]
_PAIRS: Final = [chr(first) + chr(second) for first in range(_SMALL) for second in range(_SMALL)]


def byte(number: int) -> int:
    """Return a number as it fits into a byte."""
    return 0 if number < 0 else 255 if number > 255 else number


def one(number: int) -> str:
    """Return a number as a piece, as far as it fits."""
    return ONE[byte(number)]


def pair(first: i64, second: i64) -> str:
    """Return two numbers as a piece, as far as they fit.

    >>> list(joined([pair(3, 300)]))
    [3, 255]
    """
    if 0 <= first < _SMALL and 0 <= second < _SMALL:
        return _PAIRS[first * _SMALL + second]
    return one(first) + one(second)


def piece(numbers: list[int]) -> str:
    """Return numbers that fit into a byte each as a piece."""
    return bytes(numbers).decode("latin-1")


def zeros(count: int) -> str:
    """Return a number of zeros as a piece."""
    return "\0" * count


def joined(pieces: list[str]) -> bytes:
    """Return the bytes that pieces stand for."""
    return "".join(pieces).encode("latin-1")
