"""Board files: spaces, lines and zones, starting spaces, and how to draw them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from matchless.lang.names import Title
from matchless.lang.nodes import Name
from matchless.lang.nodes.pictures import Colour, Colours, Picture
from matchless.library.board.ground import Ground

Pixel: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Point: TypeAlias = tuple[Pixel, Pixel]
Line: TypeAlias = tuple[Name, Name]


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A circle on which one fighter can stand."""

    at: Annotated[
        Point, Meta(description="the middle of the circle, from the top left corner of the picture")
    ]
    zones: Annotated[tuple[Name, ...], Meta(description="all colours of the space")]
    start: Annotated[
        Annotated[int, Meta(ge=1, le=8)] | None, Meta(description="the number of a starting space")
    ] = None


class Door(Struct, frozen=True, forbid_unknown_fields=True):
    """A door, which starts open; closed, it cuts lines of the board."""

    lines: tuple[Line, ...]
    draw: Annotated[tuple[Point, Point], Meta(description="the two ends of the closed door")]


class Bridge(Struct, frozen=True, forbid_unknown_fields=True):
    """A line that exists only in an adventure, until its villain destroys it."""

    between: Line


class Curve(Struct, frozen=True, forbid_unknown_fields=True):
    """A line that is not drawn straight."""

    line: Line
    via: Annotated[Point, Meta(description="a point the curve passes through")]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A board as its author writes it."""

    board: Name
    name: Title
    size: Annotated[Point, Meta(description="width and height of the picture")]
    radius: Annotated[int, Meta(ge=1, le=1000, description="of every circle")]
    zones: Annotated[dict[Name, Colour], Meta(description="each zone with the colour to draw it in")]
    spaces: dict[Name, Space]
    lines: Annotated[tuple[Line, ...], Meta(description="the pairs of adjacent spaces")]
    one_way: Annotated[
        tuple[Line, ...],
        Meta(
            description="[from, to]: adjacent spaces between which one walks in one direction; not among `lines`"
        ),
    ] = ()
    crossings: Annotated[
        tuple[tuple[Line, Line], ...], Meta(description="lines that cross on the picture without touching")
    ] = ()
    doors: tuple[Door, ...] = ()
    high_ground: Annotated[
        tuple[Line, ...], Meta(description="[from, to]: lines along which an attack is made from above")
    ] = ()
    curves: tuple[Curve, ...] = ()
    bridges: Annotated[
        tuple[Bridge, ...], Meta(description="numbered in this order; for villains with `sites: bridges`")
    ] = ()
    fields: Annotated[
        tuple[tuple[Name, ...], ...],
        Meta(description="the spaces around each; numbered in this order; for villains with `sites: fields`"),
    ] = ()
    ground: Annotated[Ground | None, Meta(description="the picture under the spaces")] = None
    colours: Annotated[Colours | None, Meta(description="the inks of its emblem")] = None
    emblem: Annotated[Picture | None, Meta(description="its picture beside its name")] = None
