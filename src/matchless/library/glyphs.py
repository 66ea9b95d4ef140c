"""The glyphs that pictures are made of: those that the game's content uses, and a stock for authors.

`web/scripts/glyphs.mjs` writes the file; each glyph is one path of SVG on a square of 512 by 512.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).with_name("glyphs.json")


@cache
def glyphs() -> dict[str, str]:
    """Every glyph by name."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, str])
