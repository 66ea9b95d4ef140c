"""Fields of the state: each part has one table of them, from which saving, comparing and checking come.

For every field a table says what its numbers are, in the words of an error; ``rules/state/check.py`` knows the range
of each. The order of a table is that of a saved state. Whether a field holds a number, a flag, a pile or a list of them
is read off a new part, whose lists have the length that they keep.
"""

from __future__ import annotations

from typing import TypeAlias, final

Fields: TypeAlias = tuple[tuple[str, str], ...]
Value: TypeAlias = int | bytes


class BrokenState(ValueError):  # noqa: N818 - named after what it is
    """Bytes that are not a state of this game."""


def names_of(fields: Fields) -> tuple[str, ...]:
    """Return the names of the fields."""
    return tuple([name for name, _ in fields])


def numbers_of(part: object, fields: Fields) -> list[int]:
    """Return everything that the fields of a part hold; a pile is its length and its cards."""
    found: list[int] = []
    for name, _ in fields:
        value = getattr(part, name)
        if isinstance(value, list):
            for one in value:
                _add(found, one)
        else:
            _add(found, value)
    return found


def _add(found: list[int], value: Value) -> None:
    if isinstance(value, bytes):
        found.append(len(value))
        found.extend(value)
    else:
        found.append(int(value))


def check_fields(part: object, fields: Fields, ranges: dict[str, tuple[int, int]]) -> None:
    """Raise ``BrokenState`` unless every number is in the range of what it is."""
    for name, what in fields:
        low, end = ranges[what]
        value = getattr(part, name)
        for one in value if isinstance(value, list) else [value]:
            for number in one if isinstance(one, bytes) else [one]:
                within(what, number, low, end)


def within(what: str, value: int, low: int, end: int) -> None:
    """Raise ``BrokenState`` unless a number is at least ``low`` and below ``end``."""
    if not low <= value < end:
        raise BrokenState(f"the saved state holds an impossible {what}")


@final
class Reader:
    """Reads numbers one after another."""

    def __init__(self, data: list[int]) -> None:
        self.data = data
        self.at = 0

    def next(self) -> int:
        """Return one number."""
        if self.at >= len(self.data):
            raise BrokenState("the saved state is cut short")
        self.at += 1
        return self.data[self.at - 1]

    def fill(self, part: object, fields: Fields) -> None:
        """Read what ``numbers_of`` wrote into a new part."""
        for name, _ in fields:
            value = getattr(part, name)
            if isinstance(value, list):
                setattr(part, name, [self._like(one) for one in value])
            else:
                setattr(part, name, self._like(value))

    def _like(self, value: Value) -> object:  # no Value: compiled, a flag among numbers would become one
        if isinstance(value, bytes):
            return self._pile()
        if isinstance(value, bool):
            return self.next() != 0
        return self.next()

    def _pile(self) -> bytes:
        count = self.next()
        if count < 0 or self.at + count > len(self.data):
            raise BrokenState("the saved state is cut short")
        self.at += count
        cards = self.data[self.at - count : self.at]
        if any(not 0 <= card <= 255 for card in cards):
            raise BrokenState("the saved state holds an impossible card")
        return bytes(cards)
