"""Colours and marks of the terminal client."""

from __future__ import annotations

from typing import Final

from matchless.match.drawing.colours import GOLD, INK, PAPER

CRIMSON: Final = "#a8323b"
TEAL: Final = "#1f6f68"

YOURS: Final = f"bold {PAPER} on {TEAL}"
THEIRS: Final = f"bold {PAPER} on {CRIMSON}"
OTHERS: Final = (THEIRS, f"bold {PAPER} on #5b4a8a", f"bold {PAPER} on #8a5a1f")
"""The figures of the opposing seats in a free-for-all, in turn order."""
QUIET: Final = "dim"
TITLE: Final = "bold"
ASK: Final = f"bold {INK} on {GOLD}"
NUMBER: Final = "bold #c9952b"

KINDS: Final = {"attack": "#c8505a", "defense": "#4f7fb8", "versatile": "#9a6fc0", "scheme": "#b8862f"}
"""The colour of a card's banner, readable on light and on dark."""

FOES_CARD: Final = "bold #ffffff on #8a4a52"
"""The banner of an enemy's card."""


def side_style(is_yours: bool) -> str:  # noqa: FBT001 - the one thing it asks
    """Return the colour of a side's names in running text."""
    return "bold #2f9c92" if is_yours else "bold #d0525c"
