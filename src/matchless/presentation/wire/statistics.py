"""A hero's statistics from games of bots, the same for everyone."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from matchless.library import statistics

Standing: TypeAlias = statistics.Standing


class Estimate(Struct, frozen=True):
    """A measured figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class MatchUp(Struct, frozen=True):
    """How often a hero beats another one."""

    against: str  # the slug of a hero
    games: int
    won: Estimate


class CardFigures(Struct, frozen=True):
    """What becomes of a card; all shares but the first are of the copies that are drawn."""

    slug: str
    drawn: float  # of the copies in the deck
    played: float
    attacks: float
    defenses: float
    schemes: float
    boosts: float
    left: float  # in hand at the end
    value: float | None  # the mean in combat, with everything that counts
    won_played: Estimate | None  # of the games in which it is played
    won_held: Estimate | None  # of those in which it is drawn, and neither played nor boosted with
    is_clear: bool  # the two differ by more than chance explains


class HeroFigures(Struct, frozen=True):
    """A hero's statistics from games of bots."""

    measured: str  # the day, such as 2026-11-19
    bots: tuple[str, ...]  # who played both sides
    all_games: int  # of all heroes
    games: int  # of this one
    rating: Estimate  # 1500 is average
    place: int  # by rating
    rated: int
    won: Estimate
    first: Estimate | None  # of the games that it began
    second: Estimate | None  # of the others
    all_first: Estimate  # how often whoever begins wins, whatever the hero
    turns: float  # of a game, on average
    all_turns: float
    match_ups: tuple[MatchUp, ...]  # the best first
    cards: tuple[CardFigures, ...]  # in the order of the deck; none if nothing was noted of them


class HeroStatistics(Struct, frozen=True):
    """A hero's statistics: figures only if they were measured with its current deck."""

    standing: Standing
    figures: HeroFigures | None
