"""A fighter as a sentence needs it."""

from __future__ import annotations

from msgspec import Struct


class Noun(Struct, frozen=True):
    """The forms of a name inside a sentence; on its own it is the subject.

    >>> "{who} attacks {whom.object}; {whom.of} turn".format(
    ...     who=Noun("Alice", "Alice", "Alice’s", "f"),
    ...     whom=Noun("the Porter", "the Porter", "the Porter’s", "m"),
    ... )
    'Alice attacks the Porter; the Porter’s turn'
    """

    subject: str
    object: str
    of: str
    gender: str
    fighter: int | None = None  # whose name it is

    def __str__(self) -> str:
        return self.subject
