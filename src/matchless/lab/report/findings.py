"""The contents of a report as plain data; the page and the JSON are made from it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final

from matchless.analysis.wilson import wilson
from matchless.lab.experiment.file import ADVENTURE, DUEL
from matchless.lab.report.cards import CardFinding, card_findings
from matchless.lab.report.ratings import Rating, Wins, ratings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import polars as pl

    from matchless.lab.experiment.play import GameRow

FORMAT: Final = 1
_PAIR: Final = 2


@dataclass(frozen=True)
class Share:
    """How often something happened, with its Wilson interval of 95 %."""

    name: str
    games: int
    wins: int
    rate: float
    low: float
    high: float


@dataclass
class Findings:
    """What an experiment found."""

    name: str
    games: int
    wanted: int
    bots: list[str]
    boards: list[str]
    heroes: list[str]
    hero_ratings: list[Rating] = field(default_factory=list)
    bot_ratings: list[Rating] = field(default_factory=list)
    matrix: dict[str, dict[str, Share]] = field(default_factory=dict)  # hero, against hero
    hero_shares: list[Share] = field(default_factory=list)  # of all duels
    first: Share | None = None  # who begins a duel
    first_by_hero: list[Share] = field(default_factory=list)
    second_by_hero: list[Share] = field(default_factory=list)
    table_shares: dict[str, list[Share]] = field(default_factory=dict)  # free-for-all and teams: mode, hero
    bot_shares: dict[str, list[Share]] = field(default_factory=dict)  # by mode
    turns: dict[str, dict[int, int]] = field(default_factory=dict)  # by mode: games by their number of turns
    adventures: dict[str, list[Share]] = field(
        default_factory=dict
    )  # curves: by players, minions, events, heroes
    cards: dict[str, list[CardFinding]] = field(default_factory=dict)  # by hero
    focus: str | None = None  # the one hero whom all duels are about
    known: int = 0  # duels of others that the ratings rest on, too
    source: str = ""  # the version, seed and content that give these games again
    faults: list[str] = field(
        default_factory=list
    )  # games that bots from outside lost by a fault of their own
    warning: str = ""  # that heroes, boards, rules or bots are no longer those of the games, or are not here

    def as_json(self) -> dict[str, Any]:
        """Return it all as plain data."""
        data = {"format": FORMAT, **asdict(self)}
        for key in ("hero_ratings", "bot_ratings"):
            data[key] = [rating._asdict() for rating in getattr(self, key)]
        return data


def share(name: str, wins: int, games: int) -> Share:
    """Return a share with its interval."""
    low, high = wilson(wins, games)
    return Share(name, games, wins, wins / games if games else 0.0, low, high)


def findings(
    name: str, wanted: int, rows: list[GameRow], cards: pl.DataFrame, known: Wins | None = None
) -> Findings:
    """Return the findings of the games so far; ``known`` are wins in other games, of pairs that have not met in these."""
    duels = [row for row in rows if row.mode == DUEL]
    adventures = [row for row in rows if row.mode == ADVENTURE]
    tables = [row for row in rows if row.mode not in (DUEL, ADVENTURE)]
    heroes = sorted({hero for row in rows for hero in row.heroes})
    found = Findings(
        name=name,
        games=len(rows),
        wanted=wanted,
        bots=list(dict.fromkeys(bot for row in rows for bot in row.bots)),
        boards=sorted({row.board for row in rows}),
        heroes=heroes,
    )
    _add_duels(found, duels, known or {})
    for mode in sorted({row.mode for row in tables}):
        here = [row for row in tables if row.mode == mode]
        found.table_shares[mode] = _shares(here, lambda row: enumerate(row.heroes))
    for mode in sorted({row.mode for row in rows}):
        here = [row for row in rows if row.mode == mode]
        found.bot_shares[mode] = _shares(here, lambda row: enumerate(row.bots))
        lengths: dict[int, int] = defaultdict(int)
        for row in here:
            lengths[row.turns] += 1
        found.turns[mode] = dict(sorted(lengths.items()))
    _add_adventures(found, adventures)
    found.cards = card_findings(cards)
    found.faults = faults_in(rows)
    return found


def faults_in(rows: Iterable[GameRow]) -> list[str]:
    """Return for each bot from outside how many games it lost by its own doing, and how the first."""
    found: dict[str, list[GameRow]] = defaultdict(list)
    for row in rows:
        if row.fault:
            seat = int(row.fault.partition(":")[0].removeprefix("seat "))
            found[row.bots[seat]].append(row)
    told = []
    for bot, lost in sorted(found.items()):
        first = min(lost, key=lambda row: row.game)
        games = "1 game" if len(lost) == 1 else f"{len(lost):,} games"
        told.append(f"{bot} lost {games} by its own fault; the first was game {first.game}, at {first.fault}")
    return told


def _add_duels(found: Findings, duels: list[GameRow], known: Wins) -> None:
    if not duels:
        return
    wins: dict[tuple[str, str], int] = defaultdict(int)
    bot_wins: dict[tuple[str, str], int] = defaultdict(int)
    played: dict[tuple[str, str], int] = defaultdict(int)
    for row in duels:
        winner = row.winners[0]
        wins[row.heroes[winner], row.heroes[1 - winner]] += 1
        played[row.heroes[0], row.heroes[1]] += 1
        if row.bots[0] != row.bots[1]:
            bot_wins[row.bots[winner], row.bots[1 - winner]] += 1
    found.hero_ratings = ratings(found.heroes, {**known, **wins})
    found.known = sum(known.values())
    found.bot_ratings = ratings(found.bots, bot_wins)
    for one in found.heroes:
        against = {}
        for other in found.heroes:
            games = played[one, other] + played[other, one] if one != other else 0
            if games:
                against[other] = share(other, wins[one, other], games)
        if against:
            found.matrix[one] = against
    common = set.intersection(*(set(row.heroes) for row in duels))
    found.focus = next(iter(common)) if len(common) == 1 and len(found.matrix) > _PAIR else None
    mixed = [row for row in duels if row.heroes[0] != row.heroes[1]]
    found.hero_shares = _shares(mixed, lambda row: enumerate(row.heroes))
    found.first = share("first", sum(row.winners[0] == 0 for row in duels), len(duels))
    found.first_by_hero = _shares(mixed, lambda row: [(0, row.heroes[0])])
    found.second_by_hero = _shares(mixed, lambda row: [(1, row.heroes[1])])


def _shares(rows: Iterable[GameRow], named: Callable[[GameRow], Iterable[tuple[int, str]]]) -> list[Share]:
    """Return how often each name wins, where a game names some for its seats; the best first."""
    wins: dict[str, int] = defaultdict(int)
    games: dict[str, int] = defaultdict(int)
    for row in rows:
        for seat, name in named(row):
            games[name] += 1
            wins[name] += seat in row.winners
    return sorted((share(name, wins[name], games[name]) for name in games), key=lambda one: -one.rate)


def _add_adventures(found: Findings, rows: list[GameRow]) -> None:
    """Add how often the players win, broken down by everything that varies."""
    if not rows:
        return
    curves: dict[str, Callable[[GameRow], Iterable[str]]] = {
        "players": lambda row: [f"{row.villain}, {_counted(len(row.heroes), 'player')}"],
        "events": lambda row: [f"{row.villain}, {_counted(len(row.events), 'event')}"],
        "minions": lambda row: row.minions,
        "event": lambda row: row.events,
        "heroes": lambda row: row.heroes,
        "bots": lambda row: dict.fromkeys(row.bots),
    }
    for what, names in curves.items():
        wins: dict[str, int] = defaultdict(int)
        games: dict[str, int] = defaultdict(int)
        for row in rows:
            for name in names(row):
                games[name] += 1
                wins[name] += bool(row.winners)
        order = (
            sorted(games)
            if what in ("players", "events")
            else sorted(games, key=lambda n: -wins[n] / games[n])
        )
        found.adventures[what] = [share(name, wins[name], games[name]) for name in order]
    lost = [row for row in rows if not row.winners]
    found.adventures["how"] = [
        share("players win", len(rows) - len(lost), len(rows)),
        share("the villain reaches its goal", sum(row.by_objective for row in lost), len(rows)),
        share("all heroes fall", sum(not row.by_objective for row in lost), len(rows)),
    ]


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
