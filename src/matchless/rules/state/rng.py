"""Randomness as one int in the state: two small multiplicative generators combined, after L'Ecuyer.

The moduli are primes just below 2**30, so the halves have coprime periods (about 2**59 together) and every product
stays below 2**60, where compiled ints need no memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_HALF: Final = 30
_LOW: Final = (1 << _HALF) - 1
_M1: Final = (1 << 30) - 35
_M2: Final = (1 << 30) - 41
_A1: Final = 771645345
_A2: Final = 933686981
_WORD: Final = (1 << 64) - 1


def seeded(seed: int) -> int:
    """Return the randomness that a seed stands for; neighbouring seeds give different games.

    >>> seeded(1) == seeded(2)
    False
    """
    word = (seed * 0x9E3779B97F4A7C15 + 0x1F123BB5159A55E5) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    word ^= word >> 31
    first = (word & 0xFFFFFFFF) % (_M1 - 1) + 1
    second = (word >> 32) % (_M2 - 1) + 1
    return step(first << _HALF | second)


def step(rng: i64) -> i64:
    """Return the next randomness."""
    return (rng >> _HALF) * _A1 % _M1 << _HALF | (rng & _LOW) * _A2 % _M2


def below(rng: i64, bound: i64) -> i64:
    """Return the number below ``bound`` that this randomness stands for."""
    return ((rng >> _HALF) - (rng & _LOW) + _M1) % _M1 % bound
