"""The catalog: everything that can be played, in one language."""

from __future__ import annotations

import hashlib
import unicodedata
import zlib
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from msgspec.structs import replace

from matchless.lang.names import checked, of_title
from matchless.library.rulebook import rulebooks
from matchless.players.characters.character import CHARACTERS, USUAL
from matchless.presentation.adventure.catalog import enemy_sheet, event_sheet
from matchless.presentation.sheets.about import about_hero
from matchless.presentation.sheets.default_pictures import pictures_of, portrait_of
from matchless.presentation.sheets.pictures import colours_sheet, picture_sheet, portrait_sheet
from matchless.presentation.wire.catalog import (
    BoardBridge,
    BoardCurve,
    BoardDoor,
    BoardField,
    BoardGround,
    BoardSpace,
    CardLine,
    Catalog,
    CatalogBoard,
    CatalogBot,
    CatalogCard,
    CatalogChoice,
    CatalogClash,
    CatalogEnemy,
    CatalogEvent,
    CatalogFault,
    CatalogFighter,
    CatalogHero,
    CatalogRule,
    GroundArea,
    GroundFeature,
)
from matchless.rules.ruleset import ADVENTURES, DUELS, OPTIONS, PRESETS
from matchless.text.cards import (
    ability_name,
    ability_text,
    card_name,
    card_parts,
    fighter_name,
    hero_name,
    item_name,
)
from matchless.text.interface import ui

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from matchless.lang.names import Names
    from matchless.lang.nodes import Hero
    from matchless.lang.nodes.pictures import Picture
    from matchless.library.board.file import BoardFile
    from matchless.library.board.ground import Ground
    from matchless.library.library import Library


_Named = TypeVar("_Named", CatalogHero, CatalogBoard, CatalogEnemy, CatalogEvent)
_UKRAINIAN: Final = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"


def catalog(library: Library, lang: str, guests: Mapping[str, str] | None = None) -> Catalog:
    """Return everything that can be played, each kind by name, with the rule presets and the bots.

    ``guests`` are bots from outside that the host offers: what people call them, by slug.
    """
    heroes = [
        _hero(library.hero(slug), library.names(slug), lang, library.pack_of("hero", slug))
        for slug in library.heroes
    ]
    boards = [_board(library.board(slug), lang) for slug in library.boards]
    made = Catalog(
        "",
        checked(lang),
        _by_name(heroes),
        _by_name(boards),
        _presets(lang),
        _rules(lang),
        (*_bots(lang), *_guests(guests or {}, lang)),
        _by_name([enemy_sheet(library, slug, lang) for slug in library.villains]),
        _by_name([enemy_sheet(library, slug, lang) for slug in library.minions]),
        _by_name([event_sheet(library, slug, lang) for slug in library.events]),
        tuple(
            CatalogFault(fault.item.kind, fault.item.name, fault.item.pack.name, fault.lines)
            for fault in library.left_out
        ),
        tuple(
            CatalogClash(clash.played.kind, clash.played.name, clash.played.pack.name, clash.hidden.pack.name)
            for clash in library.clashes
        ),
    )
    return replace(made, version=hashlib.sha256(msgspec.json.encode(made)).hexdigest()[:12])


def _by_name(things: Iterable[_Named]) -> tuple[_Named, ...]:
    return tuple(sorted(things, key=lambda thing: _collated(thing.name)))


def _collated(name: str) -> list[str]:
    """Return a name's sort key: accents do not count, and Ukrainian letters have their own order."""
    letters = [
        letter if letter in _UKRAINIAN else unicodedata.normalize("NFD", letter)[0]
        for letter in name.casefold()
    ]
    return [chr(0x430 + _UKRAINIAN.index(letter)) if letter in _UKRAINIAN else letter for letter in letters]


def _presets(lang: str) -> tuple[CatalogChoice, ...]:
    return tuple(
        CatalogChoice(slug, ui(lang, f"preset_{slug}_name"), ui(lang, f"preset_{slug}_about"))
        for slug in PRESETS
    )


def _bots(lang: str) -> tuple[CatalogBot, ...]:
    return tuple(
        CatalogBot(
            one.name,
            ui(lang, f"bot_{one.name}_name"),
            ui(lang, f"bot_{one.name}_about"),
            one.level,
            is_usual=one.name == USUAL,
        )
        for one in CHARACTERS
    )


def _guests(names: Mapping[str, str], lang: str) -> tuple[CatalogBot, ...]:
    """Return the bots from outside that a host offers, by slug; nobody knows how strong they are."""
    return tuple(
        CatalogBot(slug, name, ui(lang, "bot_guest_about"), 0, is_usual=False) for slug, name in names.items()
    )


def _rules(lang: str) -> tuple[CatalogRule, ...]:
    words = rulebooks()[checked(lang)].options
    return tuple(
        CatalogRule(
            option.name,
            words[option.name].title,
            tuple(zip(option.values, words[option.name].values, strict=True)),
            duel=option.where != ADVENTURES,
            adventure=option.where != DUELS,
        )
        for option in OPTIONS
        if option.is_listed
    )


def _hero(hero: Hero, names: Names, lang: str, pack: str) -> CatalogHero:
    fighters = tuple(
        CatalogFighter(
            slug,
            fighter_name(names, slug, lang),
            fighter.health,
            fighter.count,
            is_hero=fighter.role == "hero",
            ranged=fighter.attack == "ranged",
            emblem=portrait_sheet(portrait_of(slug, fighter)),
        )
        for slug, fighter in hero.fighters.items()
    )
    pictures = pictures_of(hero.hero, hero.deck)
    return CatalogHero(
        hero.hero,
        hero_name(names, lang),
        hero.move,
        fighters,
        ability_name(names, lang) or "",
        tuple(ability_text(hero, names, lang)),
        tuple(_card(hero, names, slug, lang, pictures[slug]) for slug in hero.deck),
        about_hero(hero, names, lang),
        colours_sheet(hero.colours),
        pack,
    )


def _card(hero: Hero, names: Names, slug: str, lang: str, picture: Picture) -> CatalogCard:
    card = hero.deck[slug]
    return CatalogCard(
        slug,
        _card_name(hero, names, slug, lang),
        card.kind,
        card.value,
        card.boost,
        card.copies,
        ui(lang, "anyone") if card.by == "any" else fighter_name(names, card.by, lang),
        card.by,
        tuple(CardLine(part.label, part.text) for part in card_parts(hero, names, slug, lang)),
        picture_sheet(picture),
    )


def _card_name(hero: Hero, names: Names, slug: str, lang: str) -> str:
    """Return the name of a card; if several share a name, the symbol tells them apart."""
    name = card_name(names, slug, lang)
    item = hero.deck[slug].item
    twins = [other for other in hero.deck if card_name(names, other, lang) == name]
    if item in hero.items and len(twins) > 1:
        return f"{name} ({item_name(names, str(item), lang)})"
    return name


def _board(board: BoardFile, lang: str) -> CatalogBoard:
    starts = [space.start for space in board.spaces.values() if space.start is not None]
    return CatalogBoard(
        slug=board.board,
        name=of_title(board.name, lang),
        width=board.size[0],
        height=board.size[1],
        radius=board.radius,
        zones=tuple(board.zones),
        spaces=tuple(
            BoardSpace(name, *space.at, space.zones, space.start) for name, space in board.spaces.items()
        ),
        lines=board.lines,
        one_way=board.one_way,
        crossings=board.crossings,
        curves=tuple(BoardCurve(curve.line, *curve.via) for curve in board.curves),
        doors=tuple(BoardDoor(door.lines, door.draw) for door in board.doors),
        high_ground=board.high_ground,
        seats=len(starts),
        bridges=tuple(
            BoardBridge(number, bridge.between) for number, bridge in enumerate(board.bridges, start=1)
        ),
        fields=tuple(BoardField(number, spaces) for number, spaces in enumerate(board.fields, start=1)),
        ground=None if board.ground is None else _ground(board.ground, board.board),
        colours=colours_sheet(board.colours),
        emblem=None if board.emblem is None else picture_sheet(board.emblem),
    )


def _ground(ground: Ground, slug: str) -> BoardGround:
    return BoardGround(
        seed=zlib.crc32(slug.encode()) if ground.seed is None else ground.seed,
        zones=ground.zones,
        spaces=ground.spaces,
        beyond=ground.beyond,
        reach=ground.reach,
        areas=tuple(
            GroundArea(area.terrain, area.outline, area.along, area.width, area.covers, area.wall)
            for area in ground.areas
        ),
        fields=ground.fields,
        lines=ground.lines,
        features=tuple(GroundFeature(one.what, *one.at, one.size) for one in ground.features),
    )
