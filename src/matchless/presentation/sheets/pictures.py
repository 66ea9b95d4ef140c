"""Pictures, portraits and colours for the wire, and the paths of the glyphs in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.lang.nodes.pictures import glyphs_of, placed
from matchless.library.glyphs import glyphs
from matchless.presentation.sheets.default_pictures import (
    picture_of_event,
    pictures_of,
    portrait_of,
    portrait_of_enemy,
)
from matchless.presentation.wire.pictures import Colours, Glyph, Picture, Portrait, PortraitLayer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matchless.lang.nodes import pictures
    from matchless.library.library import Library

COMMON: Final = "common"
"""In place of a hero or enemy: the glyphs that belong to none of them."""
FACES: Final = "faces"
"""The portraits of all heroes and sidekicks: a page that shows everybody needs no cards."""


def picture_sheet(picture: pictures.Picture) -> Picture:
    """Return a picture."""
    behind = None if picture.behind is None else _glyph(picture.behind)
    small = None if picture.small is None else _glyph(picture.small)
    return Picture(picture.scene, _glyph(picture.main), behind, small)


def portrait_sheet(portrait: pictures.Portrait) -> Portrait:
    """Return a portrait."""
    layers = tuple(
        PortraitLayer(_glyph(layer.glyph), *layer.at, layer.size, layer.ink, layer.style)
        for layer in portrait.layers
    )
    return Portrait(portrait.ground, portrait.disc, layers, portrait.front)


def colours_sheet(colours: pictures.Colours | None) -> Colours | None:
    """Return the inks of a hero or enemy, if it has its own."""
    return None if colours is None else Colours(colours.deep, colours.mid, colours.glow, colours.spark)


def glyph_paths(library: Library) -> dict[str, dict[str, str]]:
    """Return the paths of the glyphs of every hero and enemy by slug.

    Under `common` are those of all events and boards, under `faces` those of all portraits of heroes and sidekicks.
    """
    found: dict[str, dict[str, str]] = {}
    everybody: list[pictures.Portrait] = []
    for slug in library.heroes:
        hero = library.hero(slug)
        faces = [portrait_of(name, fighter) for name, fighter in hero.fighters.items()]
        everybody += faces
        found[slug] = _paths([*faces, *pictures_of(slug, hero.deck).values()])
    for slug in (*library.villains, *library.minions):
        enemy = library.enemy(slug)
        found[slug] = _paths([portrait_of_enemy(enemy), *pictures_of(slug, enemy.deck).values()])
    boards = (library.board(slug).emblem for slug in library.boards)
    events = _paths(
        [
            *(picture_of_event(library.event(slug)) for slug in library.events),
            *(emblem for emblem in boards if emblem is not None),
        ]
    )
    return found | {COMMON: found.get(COMMON, {}) | events, FACES: found.get(FACES, {}) | _paths(everybody)}


def _paths(looks: Iterable[pictures.Picture | pictures.Portrait]) -> dict[str, str]:
    names = sorted({name for look in looks for name in glyphs_of(look)})
    return {name: glyphs()[name] for name in names}


def _glyph(written: str) -> Glyph:
    return Glyph(*placed(written))
