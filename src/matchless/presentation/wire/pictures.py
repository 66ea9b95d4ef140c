"""What cards and fighters look like; the browser draws scenes itself and asks for the paths of glyphs by hero."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from matchless.lang.nodes import pictures

Scene: TypeAlias = pictures.Scene
Ink: TypeAlias = pictures.Ink
Cut: TypeAlias = pictures.Cut
Front: TypeAlias = pictures.Front


class Colours(Struct, frozen=True):
    """The four inks of a hero or an enemy, as `#rrggbb`."""

    deep: str  # dark; white text on it is legible
    mid: str  # its own colour
    glow: str  # light: its paper
    spark: str  # one loud accent


class Glyph(Struct, frozen=True):
    """A glyph; `GET /api/glyphs/{slug}` has its path on a square of 512 by 512."""

    name: str
    turn: int  # degrees, clockwise
    mirrored: bool  # left and right change places


class Picture(Struct, frozen=True):
    """The picture of a card."""

    scene: Scene
    main: Glyph
    behind: Glyph | None  # larger and flat
    small: Glyph | None  # in the lower right corner


class PortraitLayer(Struct, frozen=True):
    """A glyph of a portrait; places and sizes are percent of the disc."""

    glyph: Glyph
    x: int
    y: int
    size: int
    ink: Ink
    style: Cut


class Portrait(Struct, frozen=True):
    """The face of a hero, a sidekick or an enemy."""

    ground: Scene
    disc: Ink  # of the loud part of the ground
    layers: tuple[PortraitLayer, ...]  # from back to front
    front: Front | None
