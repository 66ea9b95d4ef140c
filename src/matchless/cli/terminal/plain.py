"""Output to terminals that cannot show every character: signs and letters are replaced by plain ones."""

from __future__ import annotations

import codecs
import unicodedata
from functools import cache
from typing import Final

from matchless.lang.names import LANGUAGES
from matchless.text.language import language

NAME: Final = "matchless-plain"
"""The name of the error handler, for ``reconfigure(errors=...)``."""

_SIGNS: Final = {
    "’": "'", "\N{LEFT SINGLE QUOTATION MARK}": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...",
    "–": "-", "—": "-", "\N{MINUS SIGN}": "-", "×": "x", "→": "->", "·": "-", "│": "|", "─": "-",
    "█": "#", "░": ".", "œ": "oe", "Œ": "OE", "\N{NO-BREAK SPACE}": " ",
}  # fmt: skip


def plain(text: str) -> str:
    """Return a text in plain letters.

    >>> plain("Épée · Сутичка…")
    'Epee - Sutychka...'
    """
    return "".join(_plain_char(char) for char in text)


def _plain_char(char: str) -> str:
    if char.isascii():
        return char
    if char in _SIGNS:
        return _SIGNS[char]
    low = char.lower()
    letters = _latin().get(low)
    if letters is not None:
        return letters if char == low else letters.capitalize()
    base = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode("ascii")
    return base or "?"


@cache
def _latin() -> dict[str, str]:
    """Return the Latin spelling of letters that only some languages have."""
    return {letter: plain for lang in LANGUAGES for letter, plain in language(lang).latin.items()}


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return plain(error.object[error.start : error.end]), error.end


def register() -> None:
    """Register the error handler."""
    codecs.register_error(NAME, _replace)
