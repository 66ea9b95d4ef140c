"""The catalog: heroes, boards and rules in one language, the same for everyone."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Lang: TypeAlias = Literal["en", "fr", "uk"]
CardKind: TypeAlias = Literal["attack", "defense", "versatile", "scheme"]


class CardLine(Struct, frozen=True):
    """One part of a card's text: its label ("After combat", or nothing) and its sentences."""

    label: str
    text: str


class CatalogCard(Struct, frozen=True):
    """A card as it is printed."""

    slug: str
    name: str
    kind: CardKind
    value: int | None
    boost: int | None
    copies: int
    user: str  # who may use it, in words
    by: str  # the same for programs: "any", or the slug of a fighter
    lines: tuple[CardLine, ...]


class CatalogFighter(Struct, frozen=True):
    """A hero or a sidekick."""

    slug: str
    name: str
    health: int
    count: int
    is_hero: bool
    ranged: bool


class CatalogHero(Struct, frozen=True):
    """A hero with fighters, ability and deck."""

    slug: str
    name: str
    move: int
    fighters: tuple[CatalogFighter, ...]
    ability_name: str
    ability: tuple[str, ...]
    cards: tuple[CatalogCard, ...]


class BoardSpace(Struct, frozen=True):
    """A space, where it is drawn and what it belongs to."""

    name: str
    x: int
    y: int
    zones: tuple[str, ...]
    start: int | None


class BoardCurve(Struct, frozen=True):
    """A line that is not drawn straight, with a point it passes through."""

    line: tuple[str, str]
    x: int
    y: int


class BoardDoor(Struct, frozen=True):
    """A door: the lines it cuts when closed, and where it is drawn."""

    lines: tuple[tuple[str, str], ...]
    ends: tuple[tuple[int, int], tuple[int, int]]


class CatalogBoard(Struct, frozen=True):
    """A board as it is drawn; what it means is known to the server alone."""

    slug: str
    name: str
    width: int
    height: int
    radius: int
    zones: tuple[str, ...]
    spaces: tuple[BoardSpace, ...]
    lines: tuple[tuple[str, str], ...]
    crossings: tuple[tuple[tuple[str, str], tuple[str, str]], ...]
    curves: tuple[BoardCurve, ...]
    doors: tuple[BoardDoor, ...]
    high_ground: tuple[tuple[str, str], ...]
    seats: int  # how many heroes find a start space here


class CatalogChoice(Struct, frozen=True):
    """Something to choose from: a preset of the rules, a bot."""

    slug: str
    name: str
    about: str


class Catalog(Struct, frozen=True):
    """All of it."""

    version: str
    lang: Lang
    heroes: tuple[CatalogHero, ...]
    boards: tuple[CatalogBoard, ...]
    presets: tuple[CatalogChoice, ...]
    bots: tuple[CatalogChoice, ...]
