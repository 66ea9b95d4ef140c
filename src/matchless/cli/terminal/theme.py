"""Colours and marks of the terminal client."""

from __future__ import annotations

from typing import Final

INK: Final = "#221f2b"
PAPER: Final = "#f4ecdb"
GOLD: Final = "#e0b44c"
CRIMSON: Final = "#a8323b"
TEAL: Final = "#1f6f68"

YOURS: Final = f"bold {PAPER} on {TEAL}"
THEIRS: Final = f"bold {PAPER} on {CRIMSON}"
OTHERS: Final = (THEIRS, f"bold {PAPER} on #5b4a8a", f"bold {PAPER} on #8a5a1f")
"""The figures of the opposing seats where each plays for itself, in the order of the turns."""
CLOSED: Final = f"bold {PAPER} on #7a1f1f"
STREWN: Final = "bold #ffffff on #4a4a4a"
"""Tokens on spaces."""
SITE: Final = f"bold {INK} on #c9b27a"
HEAVY: Final = f"bold {PAPER} on #6b2f6b"
GONE: Final = "strike bright_black"
"""Bridges and fields: without tokens, with tokens, destroyed."""
LIT: Final = f"bold {GOLD} on {INK}"
LINE: Final = "bright_black"
QUIET: Final = "dim"
TITLE: Final = "bold"
ASK: Final = f"bold {INK} on {GOLD}"
NUMBER: Final = "bold #c9952b"

_MIDDLE: Final = 105_000
"""The brightness that divides light colours from dark ones."""

KINDS: Final = {"attack": "#c8505a", "defense": "#4f7fb8", "versatile": "#9a6fc0", "scheme": "#b8862f"}
"""The colour of a card's banner, readable on light and on dark."""

FOES_CARD: Final = "bold #ffffff on #8a4a52"
"""The banner of an enemy's card."""


def side_style(is_yours: bool) -> str:  # noqa: FBT001 - the one thing it asks
    """Return the colour of a side's names in running text."""
    return "bold #2f9c92" if is_yours else "bold #d0525c"


def on_zone(colour: str) -> str:
    """Return the style of text on a zone: ink on light colours, paper on dark ones."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    light = red * 299 + green * 587 + blue * 114 > _MIDDLE
    return f"{INK if light else PAPER} on {colour}"
