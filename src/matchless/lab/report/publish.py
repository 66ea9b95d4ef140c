"""The statistics of a pack, made from a run: what the gallery shows of its heroes."""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import polars as pl

from matchless.lab.experiment.file import DUEL
from matchless.lab.experiment.play import GameRow
from matchless.lab.experiment.run import complete_rows
from matchless.lab.experiment.tables import read_table
from matchless.lab.report.cards import card_counts
from matchless.lab.report.known import known_wins
from matchless.lab.report.ratings import ratings
from matchless.lab.report.write import current_run
from matchless.library.library import Library
from matchless.library.statistics import (
    HeroCounts,
    Measurement,
    Statistics,
    read_statistics,
    write_statistics,
)
from matchless.rules.flow.play import REVISION

if TYPE_CHECKING:
    from pathlib import Path

    from matchless.lab.experiment.run import Run
    from matchless.lab.report.ratings import Rating
    from matchless.library.statistics import CardCounts


class Published(NamedTuple):
    """A file of statistics that has been written."""

    path: Path
    heroes: list[str]  # whose figures are new
    games: int
    missing: list[str]  # heroes of the pack without figures


def publish(folder: Path, pack: Path) -> Published:
    """Write a run's figures of the heroes of a pack into the pack; ValueError says why that is impossible.

    A hero counts as measured if it has met everybody in the run. Figures of other heroes of the pack are kept.
    """
    going = current_run(folder)
    library, own = Library(*going.folders), Library(pack)
    rows = duels_of(going)
    pairs = {row.heroes for row in rows}
    everybody = sorted({hero for pair in pairs for hero in pair})
    heroes = [hero for hero in own.heroes if _has_met_all(hero, everybody, pairs)]
    if not heroes:
        raise ValueError(
            f"no hero of {pack} has met all others in {folder}; those who played are {', '.join(everybody)}"
        )
    for hero in heroes:
        if own.version("hero", hero) != library.version("hero", hero):
            raise ValueError(f"the {hero} of {pack} is not the one that played in {folder}")
    made = statistics_of(going, rows, heroes, library)
    before = read_statistics(pack)
    if before is not None:
        kept = {hero: counts for hero, counts in before.heroes.items() if hero in own.heroes}
        made = _merged(before.measurements | made.measurements, kept | made.heroes)
    missing = [hero for hero in own.heroes if hero not in made.heroes]
    return Published(write_statistics(pack, made), heroes, len(rows), missing)


def _has_met_all(hero: str, everybody: list[str], pairs: set[tuple[str, ...]]) -> bool:
    return hero in everybody and all(
        (hero, other) in pairs or (other, hero) in pairs for other in everybody if other != hero
    )


def _merged(measurements: dict[str, Measurement], heroes: dict[str, HeroCounts]) -> Statistics:
    """Return statistics with the measurements that are still needed."""
    needed = {counts.of for counts in heroes.values()}
    return Statistics(
        format=1,
        measurements={name: one for name, one in measurements.items() if name in needed},
        heroes=dict(sorted(heroes.items())),
    )


def duels_of(going: Run) -> list[GameRow]:
    """Return the duels of different heroes in all parts that are complete; ValueError if there are none."""
    rows = [row for row in complete_rows(going.folder) if row.mode == DUEL and row.heroes[0] != row.heroes[1]]
    if not rows:
        raise ValueError(f"no part of {going.folder} with duels is complete yet; let the run go on")
    return rows


def statistics_of(going: Run, rows: list[GameRow], heroes: list[str], library: Library) -> Statistics:
    """Return the statistics of some heroes."""
    wins: dict[tuple[str, str], int] = defaultdict(int)
    turns: dict[int, int] = defaultdict(int)
    for row in rows:
        winner = row.winners[0]
        wins[row.heroes[winner], row.heroes[1 - winner]] += 1
        turns[row.turns] += 1
    everybody = sorted({hero for row in rows for hero in row.heroes})
    measured = Measurement(
        day=day_of(going),
        rules=REVISION,
        bots=tuple(dict.fromkeys(bot for row in rows for bot in row.bots)),
        games=len(rows),
        boards=tuple(sorted({row.board for row in rows})),
        first=(sum(row.winners[0] == 0 for row in rows), len(rows)),
        turns={str(number): turns[number] for number in sorted(turns)},
        versions={hero: library.version("hero", hero) for hero in everybody},
    )
    name = f"{going.experiment.name}-{sha256(msgspec.json.encode(measured)).hexdigest()[:6]}"
    rated = ratings(everybody, {**known_wins(rows, library), **wins})
    numbers = pl.Series([row.game for row in rows])
    cards = card_counts(read_table(going.folder, "cards").filter(pl.col("game").is_in(numbers)))
    found = {}
    for hero in heroes:
        own = [row for row in rows if hero in row.heroes]
        found[hero] = _hero(hero, own, cards.get(hero, {}), rated, name=name, measured=measured)
    return Statistics(format=1, measurements={name: measured}, heroes=found)


def _hero(  # noqa: PLR0913 - all that was counted
    hero: str,
    rows: list[GameRow],
    cards: dict[str, CardCounts],
    rated: list[Rating],
    *,
    name: str,
    measured: Measurement,
) -> HeroCounts:
    """Return how a hero fared in its games."""
    against: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for row in rows:
        seat = row.heroes.index(hero)
        count = against[row.heroes[1 - seat]]
        count[0] += seat in row.winners
        count[1] += 1
    begun = [row for row in rows if row.heroes[0] == hero]
    place = next(at for at, rating in enumerate(rated) if rating.name == hero)
    one = rated[place]
    return HeroCounts(
        of=name,
        version=measured.versions[hero],
        rating=(round(one.points), round(one.low), round(one.high)),
        place=(place + 1, len(rated)),
        first=(sum(0 in row.winners for row in begun), len(begun)),
        turns=sum(row.turns for row in rows),
        against={other: (won, games) for other, (won, games) in sorted(against.items())},
        cards=cards,
    )


def day_of(going: Run) -> str:
    """Return the day on which the last part was completed."""
    last = max(path.stat().st_mtime for path in (going.folder / "games").glob("part-*.parquet"))
    return datetime.fromtimestamp(last, UTC).date().isoformat()
