"""What heroes, enemies and cards look like: four inks, a picture for each card, a portrait for each fighter.

Every scene and glyph has a drawing in the browser; none of them means anything to the rules.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

Colour: TypeAlias = Annotated[
    str, Meta(pattern=r"^#[0-9a-f]{6}$", description='a colour in quotes, such as "#709671"')
]

Scene: TypeAlias = Literal[
    "rays",
    "sun",
    "moon",
    "stars",
    "storm",
    "sea",
    "lake",
    "woods",
    "peaks",
    "speed",
    "cracks",
    "shards",
    "split",
    "swirl",
    "rings",
    "spot",
    "dots",
    "checks",
    "scales",
    "web",
    "meander",
]
SCENES: Final[dict[Scene, str]] = {
    "rays": "honour, strength, a blow that lands",
    "sun": "triumph, joy, a gift, new strength",
    "moon": "the night, a threat, what walks in it",
    "stars": "prophecy, magic, the wide sky",
    "storm": "thunder, fury, rain, lightning",
    "sea": "open water, with waves in front",
    "lake": "still water, with waves in front",
    "woods": "hiding, hunting, being lost",
    "peaks": "mountains, far lands, a stronghold",
    "speed": "moving, charging, throwing",
    "cracks": "hurting, breaking, brute strength",
    "shards": "broken glass, a shattered mind",
    "split": "deceit, a duel, two sides of a thing",
    "swirl": "magic, confusion, change",
    "rings": "watching, guarding, an echo",
    "spot": "the stage, an accusation, a find",
    "dots": "craft, chance, a lighter mood",
    "checks": "a game, a tablecloth, nonsense",
    "scales": "snakes, dragons, mail",
    "web": "a trap",
    "meander": "antiquity",
}
"""Each scene with what it suggests."""

Ink: TypeAlias = Literal["deep", "mid", "glow", "spark"]
Cut: TypeAlias = Literal["carved", "outlined", "flat"]
Front: TypeAlias = Literal["sea"]

GLYPH_PATTERN: Final = r"^-?[a-z0-9]+(-[a-z0-9]+)*(@-?[0-9]{1,3})?$"
Glyph: TypeAlias = Annotated[
    str,
    Meta(
        pattern=GLYPH_PATTERN,
        description="a glyph such as crown; crown@45 turns it by 45 degrees, -crown mirrors it",
    ),
]
Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class Colours(Struct, frozen=True, forbid_unknown_fields=True):
    """Four inks: `deep` is dark, under white text; `mid` its own colour; `glow` its paper; `spark` one loud accent."""

    deep: Colour
    mid: Colour
    glow: Colour
    spark: Colour


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """The picture of a card: a scene and one to three glyphs."""

    scene: Scene
    main: Glyph
    behind: Annotated[Glyph | None, Meta(description="larger, a flat shape behind the main glyph")] = None
    small: Annotated[Glyph | None, Meta(description="in the lower right corner")] = None


class Layer(Struct, frozen=True, forbid_unknown_fields=True):
    """A glyph of a portrait; places and sizes are percent of the disc."""

    glyph: Glyph
    size: Annotated[Annotated[int, Meta(ge=10, le=120)], Meta(description="its width")] = 70
    at: Annotated[tuple[Percent, Percent], Meta(description="its middle, from the top left")] = (50, 50)
    ink: Ink = "glow"
    style: Annotated[
        Cut, Meta(description="`carved`: outlined and hatched; `outlined`; `flat`: a bare shape")
    ] = "carved"


class Portrait(Struct, frozen=True, forbid_unknown_fields=True):
    """The face of a fighter: a scene on a disc, and one to three glyphs on it."""

    ground: Scene
    layers: Annotated[tuple[Layer, ...], Meta(description="from back to front")]
    disc: Annotated[Ink, Meta(description="of the loud part of the scene: the sun, the moon, the disc")] = (
        "deep"
    )
    front: Annotated[Front | None, Meta(description="`sea`: waves before the glyphs")] = None


class Placed(NamedTuple):
    """A glyph as an author wrote it."""

    name: str
    turn: int
    mirrored: bool


def placed(glyph: str) -> Placed:
    """Take a written glyph apart.

    >>> placed("-broadsword@-45")
    Placed(name='broadsword', turn=-45, mirrored=True)
    """
    name, _, turn = glyph.removeprefix("-").partition("@")
    return Placed(name, int(turn or 0), glyph.startswith("-"))


def glyphs_of(look: Picture | Portrait) -> tuple[str, ...]:
    """The names of the glyphs in a picture or portrait."""
    if isinstance(look, Portrait):
        return tuple(placed(layer.glyph).name for layer in look.layers)
    return tuple(placed(glyph).name for glyph in (look.main, look.behind, look.small) if glyph is not None)
