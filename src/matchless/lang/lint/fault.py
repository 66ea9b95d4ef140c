"""What the lints report: where in a file something is wrong, and why, in its author's words."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from matchless.lang.lint.synonyms import synonym

Path: TypeAlias = tuple[str | int, ...]
"""The keys and list positions that lead to a place in a file, from its top."""

LONGEST: Final = 60
"""How much of a text a message shows; every name and word in use is shorter."""
_LAST_UNIT: Final = 0xFFFF


class Fault(NamedTuple):
    """A mistake in content that could be read."""

    path: Path
    message: str


def likely(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing: one that says the same, begins with it, or looks alike.

    >>> likely("upto", ["up_to", "exactly"])
    'up_to'
    >>> likely("full", ["full-moon", "head-start"])
    'full-moon'
    """
    words = list(known)
    longer = [one for one in words if one.startswith(f"{word}-")]
    close = longer if len(longer) == 1 else difflib.get_close_matches(word, words, n=1, cutoff=0.66)
    return synonym(word, words) or next(iter(close), "")


def suggestion(word: str, known: Iterable[str]) -> str:
    """The end of a message about an unknown word: the likely one, or else all of them."""
    words = list(known)
    close = likely(word, words)
    if close:
        return f"; did you mean '{close}'?"
    return f"; known: {', '.join(words)}" if words else ""


def short(text: str) -> str:
    """A text as a message shows it: on one line, not too long, and all of it visible."""
    line = visible(" ".join(text.split()))
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}..."


def visible(text: str) -> str:
    r"""Untrusted text made safe for a terminal: control and invisible characters are written as in JSON.

    >>> print(visible("\x1b[31mred"))
    \u001b[31mred
    """
    return text if text.isprintable() else "".join(map(_visible, text))


def _visible(character: str) -> str:
    if character.isprintable() or unicodedata.category(character) == "Zs":
        return character
    code = ord(character)
    units = (code,) if code <= _LAST_UNIT else (0xD7C0 + (code >> 10), 0xDC00 + (code & 0x3FF))
    return "".join(f"\\u{unit:04x}" for unit in units)
