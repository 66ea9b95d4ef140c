"""An adventure as one viewer may see it: initiative, threat, sites, and the enemies' intentions."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Stage: TypeAlias = Literal["setup", "turns", "end"]
Aim: TypeAlias = Literal["adjacent", "nearest", "none"]


class InitiativeSheet(Struct, frozen=True, omit_defaults=True):
    """An initiative card."""

    slug: str  # "player-1" to "player-4" by turn-order marker, an enemy, or a further card of one
    name: str
    seat: int  # whose turn or card it is
    now: str  # what happens when it is revealed
    end: str  # what happens at the end of the round, or nothing
    acting: bool = False  # its effect is being resolved right now
    done: bool = False  # its end-of-round effect has been resolved in this round


class InitiativeChange(Struct, frozen=True, omit_defaults=True):
    """The initiative cards, by their slugs, after something has happened to them."""

    row: tuple[str, ...] = ()
    to_come: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    done: tuple[str, ...] = ()  # those in the row whose end-of-round effect has been resolved
    acting: str | None = None


class ThreatSheet(Struct, frozen=True):
    """The threat track."""

    track: tuple[int, ...]  # the level of each space
    place: int  # of the marker, from 0; equal to the number of spaces while an objective is being resolved
    level: int
    goals: int  # how often the villain has reached its objective
    most: int  # this many, and the players have lost
    next: str  # what happens the next time the marker reaches the end


class TileSheet(Struct, frozen=True):
    """A tile: the effect of a bridge, or a symbol that activates the villain's cards."""

    slug: str
    name: str
    text: str  # what using it does, or nothing


class SiteSheet(Struct, frozen=True):
    """A numbered bridge or field."""

    number: int  # from 1
    spaces: tuple[str, ...]  # the two ends of a bridge, or all spaces around a field
    tokens: int
    destroyed: bool
    tile: TileSheet | None  # of a bridge


class StrewnSheet(Struct, frozen=True):
    """A kind of token on spaces."""

    slug: str
    name: str
    text: str  # what it does to heroes and sidekicks who enter
    spaces: tuple[str, ...]
    left: int  # left in the supply


class EventSheet(Struct, frozen=True, omit_defaults=True):
    """An event that makes the adventure harder."""

    slug: str
    name: str
    text: str
    acting: bool = False  # its end-of-round effect is being resolved right now


class TargetSheet(Struct, frozen=True):
    """Whom an enemy would attack, and from where."""

    fighter: int
    spaces: tuple[str, ...]  # where the enemy would stand; where it already is if it is adjacent


class EnemySheet(Struct, frozen=True):
    """An enemy, and what it would do if it acted now; its piles are in its seat's sheet."""

    seat: int
    fighter: int
    slug: str
    rank: Literal["villain", "minion"]
    move: int
    defeated: bool
    aim: Aim  # why these: adjacent, the nearest it can reach, or none within its move
    steps: int  # how far it would move
    targets: tuple[TargetSheet, ...]  # if several, the players choose


class AdventureSheet(Struct, frozen=True):
    """The state of an adventure."""

    round: int
    stage: Stage
    row: tuple[InitiativeSheet, ...]  # revealed in this round, in order
    to_come: tuple[InitiativeSheet, ...]  # still face down; nobody knows in which order
    under: tuple[InitiativeSheet, ...]  # known to come after all of those, in this order
    waiting: tuple[InitiativeSheet, ...]  # join when the next round begins
    markers: tuple[int | None, ...]  # by seat of the players: the turn-order marker, 1 to 4
    threat: ThreatSheet
    token: str  # the name of the villain's tokens: "Doom"
    supply: int  # how many are left
    sites: tuple[SiteSheet, ...]
    awake: tuple[TileSheet, ...]  # symbols that are face up, the leftmost first
    asleep: tuple[TileSheet, ...]  # symbols that are face down, in an order nobody knows
    strewn: tuple[StrewnSheet, ...]
    fury: int  # added to every enemy attack
    events: tuple[EventSheet, ...]
    enemies: tuple[EnemySheet, ...]
    decider: int | None  # the seat that answers now for all players, where the rules say "the players choose"
