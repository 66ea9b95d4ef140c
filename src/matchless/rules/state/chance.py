"""Chance with a secret key, as a server deals: whoever does not have the key cannot predict any card.

Each act of chance, a shuffle or a pick, has a number and a stream of its own: HMAC-SHA256 under the key, over the
number of the act and that of the block. So no deck reveals anything about another, nor about its own next order, and a
state need only count the acts. The count stands where the plain generator keeps its randomness, below zero.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final, final

from matchless.rules.state.rng import seeded

if TYPE_CHECKING:
    from matchless.rules.state.state import State

KEY_SIZE: Final = 32
_PURPOSE: Final = b"matchless chance 1\n"
_FIRST: Final = -1
"""The randomness of a state with a key before its first act; each act takes one off."""
_WORD: Final = 4
_WORDS: Final = 1 << 8 * _WORD


def begin_chance(state: State, seed: int, key: bytes) -> None:
    """Make chance follow from a key of 32 bytes or, without one, from a seed."""
    if key and len(key) != KEY_SIZE:
        raise ValueError(f"a key has {KEY_SIZE} bytes, not {len(key)}")
    state.key = key
    state.rng = _FIRST if key else seeded(seed)


def end_chance(state: State) -> None:
    """Remove everything from a state that could reveal what chance will decide."""
    state.key = b""
    state.rng = 0


def next_act(state: State) -> Act:
    """Return the stream of the next act of chance in a state with a key."""
    number = _FIRST - state.rng
    state.rng -= 1
    return Act(state.key, number)


@final
class Act:
    """The stream of one act: numbers from 0, all equally likely."""

    __slots__ = ("_at", "_block", "_blocks", "_key", "_number")

    def __init__(self, key: bytes, number: int) -> None:
        self._key = key
        self._number = number
        self._block = b""
        self._blocks = 0
        self._at = 0

    def below(self, bound: int) -> int:
        """Return the next number below ``bound``; a word is left out that would favour the low ones."""
        fair = _WORDS - _WORDS % bound
        while True:
            word = self._next_word()
            if word < fair:
                return word % bound

    def _next_word(self) -> int:
        if self._at == len(self._block):
            said = _PURPOSE + self._number.to_bytes(8, "big") + self._blocks.to_bytes(4, "big")
            self._block = hmac.digest(self._key, said, "sha256")
            self._blocks += 1
            self._at = 0
        self._at += _WORD
        return int.from_bytes(self._block[self._at - _WORD : self._at], "big")
