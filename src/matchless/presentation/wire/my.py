"""What is kept for a visitor: statistics, history, achievements, the challenge of the day."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from matchless.presentation.wire.table import Mode

Outcome: TypeAlias = Literal["won", "lost", "both"]  # both: one person played several sides
AchievementName: TypeAlias = Literal[
    "first-win",
    "win-streak",
    "five-heroes",
    "all-heroes",
    "four-boards",
    "all-villains",
    "beat-a-person",
    "daily-win",
    "daily-streak",
    "boosted-maneuver",
    "stinging-defense",
    "feint",
    "exhausted-foe",
    "all-events",
    "bridge",
    "minions-first",
    "sidekicks-safe",
    "last-breath",
    "hard-blow",
    "held-wall",
    "deadly-scheme",
    "door",
    "from-above",
    "sidekick-blow",
    "shove",
    "look",
    "busy-turn",
]


class Tally(Struct, frozen=True):
    """The games with one hero, against one opponent, on one board."""

    of: str  # the slug of a hero, board or villain; the key of an opponent
    name: str  # of an opponent, in words; empty for what the catalog names
    games: int
    won: int


class Statistics(Struct, frozen=True):
    """A visitor's finished games in numbers; games where the visitor played both sides are only in `games`."""

    games: int
    won: int
    lost: int
    streak: int  # games won in a row, up to the last one
    best_streak: int
    favourite: str | None  # the hero played most often
    mean_turns: float | None  # the visitor's own turns in a game
    heroes: tuple[Tally, ...]
    opponents: tuple[Tally, ...]
    boards: tuple[Tally, ...]
    villains: tuple[Tally, ...]


class HistoryFoe(Struct, frozen=True):
    """An opponent in a finished game."""

    key: str
    name: str
    hero: str


class HistoryGame(Struct, frozen=True):
    """A finished game of the visitor."""

    code: str
    finished: float
    mode: Mode
    board: str
    villain: str | None
    heroes: tuple[str, ...]  # the visitor's
    allies: tuple[str, ...]
    foes: tuple[HistoryFoe, ...]
    outcome: Outcome
    gave_up: bool
    out_of_time: bool  # gave up because the clock ran out
    turns: int | None  # the visitor's own; unknown for some old games
    day: str  # of the challenge that it was; otherwise empty
    score: int | None  # of an attempt that counted


class History(Struct, frozen=True):
    """One page of the finished games that a visitor looks for, the latest first."""

    games: tuple[HistoryGame, ...]
    total: int
    page: int
    pages: int


class Achievement(Struct, frozen=True):
    """How far a visitor has come with an achievement."""

    name: AchievementName
    goal: int
    progress: int  # at most the goal
    earned: float | None
    code: str | None  # the game that earned it


class DailyResult(Struct, frozen=True):
    """Somebody's counted attempt."""

    place: int
    name: str
    won: bool
    turns: int
    health: int
    score: int
    you: bool
    code: str | None  # for those who may see the replay


class DailyPast(Struct, frozen=True):
    """A past day of the visitor."""

    day: str
    code: str
    won: bool
    score: int
    place: int
    players: int


class DailyBoard(Struct, frozen=True):
    """How a past challenge went."""

    day: str
    board: str
    hero: str
    rival: str | None
    villain: str | None
    results: tuple[DailyResult, ...]  # the best
    players: int


class Daily(Struct, frozen=True):
    """The challenge of the day: the same heroes, board and shuffles for everyone."""

    day: str  # such as 2026-11-18, as it is in Greenwich
    ends: float  # when the next one begins
    mode: Mode
    board: str
    hero: str
    rival: str | None  # the bot's hero, in a duel
    bot: str | None
    villain: str | None
    minions: tuple[str, ...]
    events: tuple[str, ...]
    state: Literal["open", "running", "done"]  # of the visitor's counted attempt
    code: str | None  # of the visitor's counted attempt
    yours: DailyResult | None
    results: tuple[DailyResult, ...]  # the best
    players: int
    streak: int  # days in a row, up to today or yesterday
    best_streak: int
    yesterday: DailyBoard
    past: tuple[DailyPast, ...]
