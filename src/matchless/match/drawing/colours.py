"""Colours and marks of the map."""

from __future__ import annotations

from typing import Final

INK: Final = "#221f2b"
PAPER: Final = "#f4ecdb"
GOLD: Final = "#e0b44c"

CLOSED: Final = f"bold {PAPER} on #7a1f1f"
STREWN: Final = "bold #ffffff on #4a4a4a"
"""Tokens on spaces."""
SITE: Final = f"bold {INK} on #c9b27a"
HEAVY: Final = f"bold {PAPER} on #6b2f6b"
GONE: Final = "strike bright_black"
"""Bridges and fields: without tokens, with tokens, destroyed."""
LIT: Final = f"bold {GOLD} on {INK}"
LINE: Final = "bright_black"
SIGNS: Final = "#~%&+"
"""How the kinds of tokens on spaces are drawn, in order."""

_MIDDLE: Final = 105_000
"""The brightness that separates light colours from dark ones."""


def on_zone(colour: str) -> str:
    """Return the style of text on a zone: dark on light colours, light on dark ones."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    light = red * 299 + green * 587 + blue * 114 > _MIDDLE
    return f"{INK if light else PAPER} on {colour}"
