"""The catalog: heroes, boards and rules in one language, the same for everyone."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from matchless.lang import names
from matchless.library.board import ground
from matchless.presentation.wire.pictures import Colours, Picture, Portrait

Lang: TypeAlias = names.Lang

Style: TypeAlias = names.Style

ContentKind: TypeAlias = Literal["hero", "board", "villain", "minion", "event"]

CardKind: TypeAlias = Literal["attack", "defense", "versatile", "scheme"]


class CardLine(Struct, frozen=True):
    """One part of a card's text: its label ("After combat", or nothing) and its sentences."""

    label: str
    text: str


class CatalogCard(Struct, frozen=True):
    """A card as printed."""

    slug: str
    name: str
    kind: CardKind
    value: int | None
    boost: int | None
    copies: int
    user: str  # who may use it, in words
    by: str  # the same for programs: "any", or a fighter's slug
    lines: tuple[CardLine, ...]
    emblem: Picture  # its author's, or else one by what the card does


class CatalogFighter(Struct, frozen=True):
    """A hero or a sidekick."""

    slug: str
    name: str
    health: int
    count: int
    is_hero: bool
    ranged: bool
    emblem: Portrait  # its author's, or else one by how it fights


class HeroAbout(Struct, frozen=True):
    """How a hero plays, for whoever chooses one."""

    difficulty: int  # from 1 to 3
    style: tuple[Style, ...]
    line: str = ""  # in one sentence, if its author has said it
    tip: str = ""  # for the first turns


class CatalogHero(Struct, frozen=True):
    """A hero with fighters, ability and deck."""

    slug: str
    name: str
    move: int
    fighters: tuple[CatalogFighter, ...]
    ability_name: str
    ability: tuple[str, ...]
    cards: tuple[CatalogCard, ...]
    about: HeroAbout
    colours: Colours | None  # nothing if the author chose none
    pack: str = ""  # where it comes from; empty: from the game itself


class BoardSpace(Struct, frozen=True):
    """A space, where it is drawn, and its zones."""

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


class BoardBridge(Struct, frozen=True):
    """A numbered bridge: a line that exists only in an adventure on this board."""

    number: int
    between: tuple[str, str]


class BoardField(Struct, frozen=True):
    """A numbered field with all spaces around it."""

    number: int
    spaces: tuple[str, ...]


Terrain: TypeAlias = ground.Terrain
Landmark: TypeAlias = ground.Landmark
Paving: TypeAlias = ground.Paving
Wall: TypeAlias = ground.Wall


class GroundArea(Struct, frozen=True):
    """A piece of land or water that follows no zone: inside an outline, or along a line as a river does."""

    terrain: Terrain
    outline: tuple[tuple[int, int], ...]  # empty for what flows
    along: tuple[tuple[int, int], ...]
    width: int  # of what flows
    covers: bool  # the zones of the spaces inside it have no ground of their own
    wall: Wall | None  # along the outline


class GroundFeature(Struct, frozen=True):
    """A landmark: something to see that is there once."""

    what: Landmark
    x: int
    y: int
    size: int  # in percent


class BoardGround(Struct, frozen=True):
    """The picture under the spaces; the browser knows how each word is drawn, and chooses what is left out."""

    seed: int
    zones: dict[str, Terrain]
    spaces: dict[str, str]  # the zone whose land a space stands on, if not its first
    beyond: Terrain | None  # the land far from every space
    reach: int  # how far from spaces the land extends, in percent of their radius
    areas: tuple[GroundArea, ...]
    fields: Terrain | None  # the land of the board's fields
    lines: Paving | None  # how every line is laid
    features: tuple[GroundFeature, ...]


class CatalogBoard(Struct, frozen=True):
    """A board as it is drawn; only the server knows what it means."""

    slug: str
    name: str
    width: int
    height: int
    radius: int
    zones: tuple[str, ...]
    spaces: tuple[BoardSpace, ...]
    lines: tuple[tuple[str, str], ...]
    one_way: tuple[tuple[str, str], ...]  # lines that can only be crossed from the first space to the second
    crossings: tuple[tuple[tuple[str, str], tuple[str, str]], ...]
    curves: tuple[BoardCurve, ...]
    doors: tuple[BoardDoor, ...]
    high_ground: tuple[tuple[str, str], ...]
    seats: int  # how many heroes have a starting space here
    bridges: tuple[BoardBridge, ...]  # for a villain with bridges
    fields: tuple[BoardField, ...]  # for a villain with fields
    ground: BoardGround | None
    colours: Colours | None = None  # nothing if the author chose none
    emblem: Picture | None = None


class CatalogEnemyCard(Struct, frozen=True):
    """An enemy's card: it attacks and defends, with a value for each."""

    slug: str
    name: str
    attack: int
    defense: int
    boost: int
    copies: int
    hoax: bool  # when discarded, the discard pile is shuffled into the deck
    lines: tuple[CardLine, ...]
    emblem: Picture


class CatalogInitiative(Struct, frozen=True):
    """An enemy's initiative card; the first is the enemy's own."""

    slug: str
    name: str
    copies: int
    joins: Literal["at_once", "later", "by_players"]
    now: str
    end: str  # at the end of the round


class CatalogToken(Struct, frozen=True):
    """A kind of token: on a villain's sites, or on spaces."""

    slug: str
    name: str
    supply: int
    text: str


class CatalogTile(Struct, frozen=True):
    """A tile dealt at random: the effect of a bridge, or a symbol without one."""

    slug: str
    name: str
    text: str


class CatalogPlan(Struct, frozen=True):
    """What a villain wants, where, and what the players can do about it."""

    board: str
    sites: Literal["bridges", "fields"]
    token: CatalogToken
    threat: tuple[int, ...]  # the level of each space of the track
    tiles: tuple[CatalogTile, ...]
    goals: tuple[str, ...]  # what happens each time the end of the track is reached; the last loses the game
    after_maneuver: str


class CatalogEnemy(Struct, frozen=True):
    """A villain or a minion."""

    slug: str
    name: str
    health: int  # for a villain: per player
    move: int
    cards: tuple[CatalogEnemyCard, ...]
    initiative: tuple[CatalogInitiative, ...]
    strews: tuple[CatalogToken, ...]
    plan: CatalogPlan | None  # for a villain
    colours: Colours | None  # nothing if the author chose none
    emblem: Portrait


class CatalogEvent(Struct, frozen=True):
    """An event that makes an adventure harder."""

    slug: str
    name: str
    text: str
    emblem: Picture


class CatalogChoice(Struct, frozen=True):
    """Something to choose from, such as a rule preset."""

    slug: str
    name: str
    about: str


class CatalogBot(Struct, frozen=True):
    """A computer player to choose as opponent or companion."""

    slug: str
    name: str
    about: str
    level: int  # from 1 to 6, 0 if nobody knows; in an adventure all play alike
    is_usual: bool  # the opponent of newcomers


class CatalogRule(Struct, frozen=True):
    """An option of the rules that a table may choose."""

    slug: str
    name: str
    values: tuple[tuple[str, str], ...]  # each with its words, the default first
    duel: bool  # whether it matters there
    adventure: bool


class CatalogFault(Struct, frozen=True):
    """Something of a pack that cannot be played."""

    kind: ContentKind
    slug: str
    pack: str
    lines: tuple[str, ...]  # file, line, column and what is wrong, in English as its author reads it


class CatalogClash(Struct, frozen=True):
    """A name that two packs use: that of the upper one is played."""

    kind: ContentKind
    slug: str
    pack: str
    hidden: str  # the other pack; empty: the game itself


class Catalog(Struct, frozen=True):
    """Everything that can be played."""

    version: str
    lang: Lang
    heroes: tuple[CatalogHero, ...]
    boards: tuple[CatalogBoard, ...]
    presets: tuple[CatalogChoice, ...]
    rules: tuple[CatalogRule, ...]
    bots: tuple[CatalogBot, ...]  # by level
    villains: tuple[CatalogEnemy, ...]
    minions: tuple[CatalogEnemy, ...]
    events: tuple[CatalogEvent, ...]
    left_out: tuple[CatalogFault, ...] = ()
    clashes: tuple[CatalogClash, ...] = ()
