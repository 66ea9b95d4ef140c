"""Pictures on their way to the browser: as their authors chose them, or by what a card does."""

from __future__ import annotations

from msgspec.structs import replace

from matchless.library.glyphs import glyphs
from matchless.presentation.sheets.catalog import catalog
from matchless.presentation.sheets.default_pictures import (
    BY_DEED,
    BY_KIND,
    FACES,
    pictures_of,
    portrait_of,
)
from matchless.presentation.sheets.pictures import glyph_paths
from matchless.presentation.wire.pictures import Colours, Glyph, Picture, Portrait, PortraitLayer
from tests.support.matches import LIBRARY


def test_the_catalog_says_what_heroes_and_their_cards_look_like() -> None:
    hero = next(hero for hero in catalog(LIBRARY, "en").heroes if hero.slug == "king-arthur")
    cards = {card.slug: card.emblem for card in hero.cards}
    sword = Glyph("broadsword", -45, mirrored=False)
    assert Colours("#14264d", "#2f5597", "#f8ebc8", "#e7b43f") == hero.colours
    assert Picture("rays", Glyph("kneeling", 0, mirrored=False), sword, None) == cards["noble-sacrifice"]
    crown = PortraitLayer(Glyph("crown", 0, mirrored=False), 50, 64, 67, "spark", "carved")
    blade = PortraitLayer(sword, 50, 49, 70, "glow", "carved")
    assert Portrait("rays", "deep", (blade, crown), None) == hero.fighters[0].emblem


def test_the_catalog_says_what_enemies_and_events_look_like() -> None:
    found = catalog(LIBRARY, "uk")
    assert all(enemy.colours is not None for enemy in (*found.villains, *found.minions))
    moon = next(event.emblem for event in found.events if event.slug == "full-moon")
    assert Picture("moon", Glyph("wolf-howl", 0, mirrored=False), None, None) == moon


def test_cards_without_a_picture_get_different_ones_by_what_they_do() -> None:
    deck = {name: replace(card, emblem=None) for name, card in LIBRARY.hero("king-arthur").deck.items()}
    found = pictures_of("king-arthur", deck)
    assert found["feint"] in BY_DEED["cancel"]
    assert found["excalibur"] in BY_KIND["attack"]
    assert found["restless-spirits"] in BY_DEED["damage"]
    assert found == pictures_of("king-arthur", deck)
    assert len(found) - 2 <= len({picture.main for picture in found.values()})


def test_a_fighter_without_a_portrait_gets_one_by_how_it_fights() -> None:
    archer = replace(LIBRARY.hero("yennenga").fighters["archer"], emblem=None)
    assert portrait_of("archer", archer).layers[0].glyph in FACES["ranged"]


def test_default_pictures_are_made_of_glyphs_that_ship() -> None:
    chosen = [picture.main for pictures in (BY_DEED | BY_KIND).values() for picture in pictures]
    assert [] == [
        name
        for name in (*chosen, *(face for faces in FACES.values() for face in faces))
        if name not in glyphs()
    ]


def test_each_hero_and_enemy_has_the_glyphs_of_all_its_pictures() -> None:
    paths = glyph_paths(LIBRARY)
    assert {*LIBRARY.heroes, *LIBRARY.villains, *LIBRARY.minions, "common", "faces"} == set(paths)
    found = catalog(LIBRARY, "en")
    for enemy in (*found.villains, *found.minions):
        assert {card.emblem.main.name for card in enemy.cards} <= paths[enemy.slug].keys()
    for hero in found.heroes:
        assert {card.emblem.main.name for card in hero.cards} <= paths[hero.slug].keys()
