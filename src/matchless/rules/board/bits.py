"""Sets of small numbers as the bits of an int: spaces of a board, cards of a deck, fighters of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import (
        i64,  # a machine int in the compiled build, an ordinary int otherwise
    )

WIDTH: Final = 64
"""How far apart the options of different fighters are: option = rank * WIDTH + space."""


def _chunks(offset: int) -> list[tuple[int, ...]]:
    """Return the members that every byte stands for, at each of eight places."""
    return [
        tuple(offset + place * 8 + bit for bit in range(8) if byte >> bit & 1)
        for place in range(8)
        for byte in range(256)
    ]


# One table per rank: ready-made tuples of ints are far cheaper than computing and boxing each member.
_MEMBERS: Final[list[list[tuple[int, ...]]]] = [_chunks(rank * WIDTH) for rank in range(4)]
_RANK_0: Final[list[tuple[int, ...]]] = _MEMBERS[0]
_LOWEST: Final = bytes([0, *(_RANK_0[byte][0] for byte in range(1, 256))])
"""The lowest member of every byte: a few cache lines, where the tables above take many."""


def members(mask: int) -> list[int]:
    """Return the members of a set, lowest first.

    >>> members(0b10110)
    [1, 2, 4]
    """
    left: i64 = mask
    if not left & (left - 1):
        return [lowest(mask)] if mask else []
    found: list[int] = []
    add_ranked(found, 0, mask)
    return found


def add_ranked(found: list[int], rank: int, mask: int) -> None:
    """Append the members of a set to ``found``, each plus ``rank * WIDTH``."""
    if rank >= 4:
        for member in members(mask):
            found.append(rank * WIDTH + member)
        return
    table = _MEMBERS[rank]
    left: i64 = mask
    base: i64 = rank * WIDTH
    place: i64 = 0
    while left:
        byte = left & 255
        if byte & (byte - 1):
            found += table[place + byte]
        elif byte:  # a single one, as in most bytes of a hand
            only: i64 = _LOWEST[byte]
            found.append(base + only)
        left >>= 8
        place += 256
        base += 8


def size(mask: int) -> int:
    """Return the number of members of a set.

    >>> size(0b10110)
    3
    """
    count = 0
    left: i64 = mask
    while left:
        left &= left - 1
        count += 1
    return count


def lowest(mask: int) -> int:
    """Return the lowest member of a nonempty set.

    >>> lowest(0b10110)
    1
    """
    left: i64 = mask
    place = 0
    while not left & 255:
        left >>= 8
        place += 8
    return place + _LOWEST[left & 255]


def set_of(numbers: list[int]) -> int:
    """Return the set of these numbers.

    >>> set_of([1, 2, 4])
    22
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
