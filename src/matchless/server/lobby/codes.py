"""The short code of a table, which friends can read out to each other."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "CDFGHJKMNPQRTVWX34679"
"""No vowels, so that no code is a word; no two characters that look or sound alike."""
LENGTH: Final = 6


def new_code() -> str:
    """Return a random code: one of 85 million."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    """Return whether a text could be a code."""
    return len(text) == LENGTH and all(letter in LETTERS for letter in text)
