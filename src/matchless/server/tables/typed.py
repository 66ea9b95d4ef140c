"""What people type, made fit to be shown to others."""

from __future__ import annotations

import unicodedata
from typing import Final

_MARKS: Final = 3
"""How many marks may be on one letter: no written language needs more, and they pile up over the lines above."""
_BLANK: Final = frozenset(
    (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10))
)  # fmt: skip
"""Letters, marks and signs that draw nothing, beside those whose category says so."""


def tidied(text: str) -> str:
    r"""Return a text in normal form, with nothing invisible and single spaces; it may be empty.

    >>> tidied("  Ann \u202e\u200b  Lee\n")
    'Ann Lee'
    """
    shown = "".join(map(_shown, unicodedata.normalize("NFC", text)))
    words = [_lightened(word) for word in shown.split()]
    return unicodedata.normalize("NFC", " ".join(word for word in words if word))


def length(text: str) -> int:
    """Return how many characters a text has, not counting the marks on them."""
    return sum(not _is_mark(one) for one in text)


def _shown(character: str) -> str:
    """Return a character, a space for any kind of space, or nothing if it is invisible or reverses the line."""
    category = unicodedata.category(character)
    if character.isspace() or category.startswith("Z"):
        return " "
    return "" if category.startswith("C") or ord(character) in _BLANK else character


def _is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def _lightened(word: str) -> str:
    """Return a word without marks that have no letter, or too many for one letter."""
    kept: list[str] = []
    marks = _MARKS
    for character in word:
        marks = marks + 1 if _is_mark(character) else 0
        if marks <= _MARKS:
            kept.append(character)
    return "".join(kept)
