"""An adventure as one viewer may see it: initiative, threat, sites, and what the enemies are up to."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Stage: TypeAlias = Literal["setup", "turns", "end"]
Aim: TypeAlias = Literal["adjacent", "nearest", "none"]


class InitiativeSheet(Struct, frozen=True):
    """An initiative card."""

    slug: str  # "player-1" to "player-4" by turn-order marker, an enemy, or a further card of one
    name: str
    seat: int  # whose turn or card it is
    now: str  # what happens when it is revealed
    end: str  # what happens at the end of the round, or nothing
    acting: bool = False  # its effect is resolved right now
    done: bool = False  # its end-of-round effect has been resolved in this round


class ThreatSheet(Struct, frozen=True):
    """The threat track."""

    track: tuple[int, ...]  # the level of each space
    place: int  # of the marker, from 0 on; as many as there are spaces while an objective is resolved
    level: int
    goals: int  # how often the villain has reached its objective
    most: int  # so often, and the players have lost
    next: str  # what happens when the marker reaches the end once more


class TileSheet(Struct, frozen=True):
    """A tile: the effect of a bridge, or a symbol that wakes the villain's cards."""

    slug: str
    name: str
    text: str  # what using it does, or nothing


class SiteSheet(Struct, frozen=True):
    """A numbered bridge or field."""

    number: int  # from 1 on
    spaces: tuple[str, ...]  # the two ends of a bridge, or all spaces around a field
    tokens: int
    destroyed: bool
    tile: TileSheet | None  # of a bridge


class StrewnSheet(Struct, frozen=True):
    """A kind of token that lies on spaces."""

    slug: str
    name: str
    text: str  # what it does to heroes and sidekicks who enter
    spaces: tuple[str, ...]
    left: int  # in the supply


class EventSheet(Struct, frozen=True):
    """An event that makes the adventure harder."""

    slug: str
    name: str
    text: str
    acting: bool = False  # its end-of-round effect is resolved right now


class TargetSheet(Struct, frozen=True):
    """Whom an enemy would attack, and from where."""

    fighter: int
    spaces: tuple[str, ...]  # where the enemy would stand; where it stands already if it is adjacent


class EnemySheet(Struct, frozen=True):
    """An enemy, and what it would do if it acted now; its piles are those of its seat."""

    seat: int
    fighter: int
    slug: str
    rank: Literal["villain", "minion"]
    move: int
    defeated: bool
    aim: Aim  # why these: adjacent to it, the nearest it can walk up to, or none within its move
    steps: int  # how far it would walk
    targets: tuple[TargetSheet, ...]  # several: the players choose


class AdventureSheet(Struct, frozen=True):
    """The course of an adventure."""

    round: int
    stage: Stage
    row: tuple[InitiativeSheet, ...]  # revealed in this round, the first one first
    to_come: tuple[InitiativeSheet, ...]  # still face down; nobody knows in which order
    under: tuple[InitiativeSheet, ...]  # known to come after all those, in this order
    waiting: tuple[InitiativeSheet, ...]  # join when the next round begins
    markers: tuple[int | None, ...]  # by seat of the players: the turn-order marker, 1 to 4
    threat: ThreatSheet
    token: str  # what the villain's tokens are called: "Doom"
    supply: int  # how many of them are left
    sites: tuple[SiteSheet, ...]
    awake: tuple[TileSheet, ...]  # symbols that lie face up, the leftmost first
    asleep: tuple[TileSheet, ...]  # symbols that lie face down; nobody knows in which order
    strewn: tuple[StrewnSheet, ...]
    fury: int  # added to every attack of an enemy
    events: tuple[EventSheet, ...]
    enemies: tuple[EnemySheet, ...]
    decider: int | None  # the seat that answers now for all players, where the rules let "the players" choose
