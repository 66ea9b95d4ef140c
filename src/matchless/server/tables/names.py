"""People's names: what they type, made fit to be shown to others."""

from __future__ import annotations

from typing import Final

from matchless.server.refused import Refused
from matchless.server.tables.typed import length, tidied

LONGEST: Final = 24
"""In characters, not counting the marks on them."""


def clean(name: str) -> str:
    r"""Return a name as it is kept: normal form, nothing invisible, single spaces.

    Harmless flaws are corrected silently; Refused if nothing visible is left, or too much.

    >>> clean("  Ann \u202e\u200b  Lee\n")
    'Ann Lee'
    """
    found = tidied(name)
    if not found:
        raise Refused("no_name")
    if length(found) > LONGEST:
        raise Refused("long_name", n=LONGEST)
    return found
