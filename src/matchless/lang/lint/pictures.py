"""Lints on what heroes, enemies and cards look like."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from msgspec import Struct

from matchless.lang.lint.fault import Fault, Path, likely
from matchless.lang.nodes.pictures import Colours, Layer, Picture, Portrait, placed
from matchless.lang.nodes.walk import walk

MOST_LAYERS: Final = 3
LEAST_CONTRAST: Final = 4.5
"""What WCAG 2 asks of texts, at level AA."""
_DIMMEST: Final = 0.04045


def check_pictures(content: Struct, glyphs: Collection[str]) -> Iterator[Fault]:
    """Everything wrong with the pictures and colours of a hero, an enemy or an event."""
    for found in walk(content):
        match found.node:
            case Colours(deep=deep):
                yield from _contrast(deep, (*found.path, "deep"))
            case Picture():
                for key in ("main", "behind", "small"):
                    yield from _glyph(getattr(found.node, key), (*found.path, key), glyphs)
            case Portrait(layers=layers) if not 1 <= len(layers) <= MOST_LAYERS:
                said = f"a portrait has one to {MOST_LAYERS} layers, not {len(layers)}"
                yield Fault((*found.path, "layers"), said)
            case Layer(glyph=glyph):
                yield from _glyph(glyph, (*found.path, "glyph"), glyphs)


def _glyph(written: str | None, path: Path, glyphs: Collection[str]) -> Iterator[Fault]:
    if written is None:
        return
    name = placed(written).name
    if name not in glyphs:
        meant = likely(name, glyphs)
        hint = f"did you mean '{meant}'?" if meant else "docs/pictures.md lists them"
        yield Fault(path, f"'{name}' is not a glyph; {hint}")


def _contrast(deep: str, path: Path) -> Iterator[Fault]:
    found = contrast_with_white(deep)
    if found < LEAST_CONTRAST:
        asked = f"white text on it needs {LEAST_CONTRAST} : 1"
        yield Fault(path, f"'{deep}' is too light: {asked}, and has {found:.1f} : 1")


def contrast_with_white(colour: str) -> float:
    """The contrast of white on a colour, as WCAG 2 counts it.

    >>> round(contrast_with_white("#767676"), 2)
    4.54
    """
    red, green, blue = (_light(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)


def _light(share: float) -> float:
    """The light that a share of a primary colour sends out."""
    return float(share / 12.92 if share <= _DIMMEST else ((share + 0.055) / 1.055) ** 2.4)
