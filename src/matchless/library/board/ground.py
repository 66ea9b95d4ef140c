"""The ground of a board: the kind of land of each zone, what stands there, and how lines are drawn.

Every word here has a drawing in the browser; none of them means anything to the rules.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from matchless.lang.nodes import Name

Terrain: TypeAlias = Literal[
    "sea",
    "shallows",
    "river",
    "pool",
    "fjord",
    "marsh",
    "forest",
    "grove",
    "pines",
    "palms",
    "orchard",
    "fungi",
    "dusk",
    "meadow",
    "pasture",
    "lawn",
    "garden",
    "roses",
    "blossom",
    "heath",
    "hills",
    "moor",
    "sand",
    "rock",
    "snow",
    "ruin",
    "stone",
    "marble",
    "terrace",
    "hall",
    "town",
    "works",
    "wheat",
    "barley",
    "corn",
    "ploughed",
    "vines",
]
Landmark: TypeAlias = Literal[
    "arch",
    "barn",
    "boat",
    "castle",
    "church",
    "compass",
    "crop_circle",
    "fountain",
    "galley",
    "hearth",
    "heart",
    "labyrinth",
    "longship",
    "mere",
    "moth",
    "pavilion",
    "pelt",
    "rook",
    "runestone",
    "saucer",
    "serpent",
    "steamer",
    "table",
    "tea_table",
    "temple",
    "throne",
    "water_tower",
    "wind_pump",
    "ziggurat",
]
Paving: TypeAlias = Literal["earth", "paved", "planks"]
Wall: TypeAlias = Literal["timber"]

Place: TypeAlias = Annotated[int, Meta(ge=-1000, le=11_000)]
Point: TypeAlias = tuple[Place, Place]
Percent: TypeAlias = Annotated[int, Meta(ge=20, le=500)]


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of land or water that follows no zone: inside an outline, or along a line as a river does."""

    terrain: Terrain
    outline: Annotated[tuple[Point, ...], Meta(description="the corners around it")] = ()
    along: Annotated[tuple[Point, ...], Meta(description="the middle of what flows, from its spring on")] = ()
    width: Annotated[int, Meta(ge=1, le=1000, description="of what flows")] = 90
    covers: Annotated[
        bool, Meta(description="the zones of the spaces inside it have no ground of their own")
    ] = False
    wall: Annotated[Wall | None, Meta(description="stands along the outline, open at lines and doors")] = None


class Feature(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to see that stands there once."""

    what: Landmark
    at: Annotated[Point, Meta(description="where its foot stands, or its middle if it lies flat")]
    size: Annotated[Percent, Meta(description="in percent")] = 100


class Ground(Struct, frozen=True, forbid_unknown_fields=True):
    """The picture under the spaces; whatever is left out is chosen by the names of the zones."""

    seed: Annotated[
        Annotated[int, Meta(ge=0, le=999_999)] | None,
        Meta(description="chance has its way with trees and stones; another seed, another picture"),
    ] = None
    zones: Annotated[dict[Name, Terrain], Meta(description="the land of each zone")] = {}
    spaces: Annotated[
        dict[Name, Name],
        Meta(description="the zone whose land a space stands on, if not its first"),
    ] = {}
    beyond: Annotated[Terrain | None, Meta(description="what lies far from every space")] = None
    reach: Annotated[
        Percent, Meta(description="how far from spaces the land goes on, in percent of their radius")
    ] = 180
    areas: tuple[Area, ...] = ()
    fields: Annotated[Terrain | None, Meta(description="the land of the board's `fields`")] = None
    lines: Annotated[
        Paving | None,
        Meta(description="how every line is laid; else as its land asks, with planks over water"),
    ] = None
    features: tuple[Feature, ...] = ()
