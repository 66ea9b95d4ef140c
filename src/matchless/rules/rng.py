"""Randomness as one int in the state: two small generators combined, after L'Ecuyer (1988).

The two halves have coprime periods (about 2**61 together), and every product stays below 2**62, where compiled
ints need no memory.
"""

from __future__ import annotations

from typing import Final

_HALF: Final = 31
_LOW: Final = (1 << _HALF) - 1
_M1: Final = 2147483563
_M2: Final = 2147483399


def seeded(seed: int) -> int:
    """Return the randomness that a seed stands for; neighbouring seeds give unlike games.

    >>> seeded(1) == seeded(2)
    False
    """
    word = (seed * 0x9E3779B97F4A7C15 + 0x1F123BB5159A55E5) & 0xFFFFFFFFFFFFFFFF
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    word ^= word >> 31
    first = word % (_M1 - 1) + 1
    second = (word >> 32) % (_M2 - 1) + 1
    return step(first << _HALF | second)


def step(rng: int) -> int:
    """Return the randomness after this one."""
    first = (rng >> _HALF) * 40014 % _M1
    second = (rng & _LOW) * 40692 % _M2
    return first << _HALF | second


def below(rng: int, bound: int) -> int:
    """Return the number below ``bound`` that this randomness stands for."""
    return ((rng >> _HALF) - (rng & _LOW) + _M1) % _M1 % bound
