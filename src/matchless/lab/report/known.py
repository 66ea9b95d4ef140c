"""Duels that are known from the statistics of packs: they place a hero among others whom it alone has met."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from matchless.lab.experiment.file import DUEL
from matchless.library.problem import ContentError
from matchless.library.statistics import HeroCounts, read_statistics

if TYPE_CHECKING:
    from matchless.lab.experiment.play import GameRow
    from matchless.lab.report.ratings import Wins
    from matchless.library.library import Library


def known_wins(rows: list[GameRow], library: Library) -> Wins:
    """Return how often heroes of these duels who have not met here beat each other elsewhere.

    Only what the same bots have played with the same decks counts.
    """
    duels = [row for row in rows if row.mode == DUEL]
    bots = tuple(dict.fromkeys(bot for row in duels for bot in row.bots))
    met = {frozenset(row.heroes) for row in duels}
    heroes = sorted({hero for row in duels for hero in row.heroes})
    measured = {hero: counts for hero in heroes for counts in [_measured(hero, bots, library)] if counts}
    found: dict[tuple[str, str], int] = {}
    for one, other in combinations(measured, 2):
        # Both have the pair: what each has won is told by its own figures, if they are of the same games.
        if measured[one].of == measured[other].of and frozenset((one, other)) not in met:
            for winner, loser in ((one, other), (other, one)):
                if loser in measured[winner].against:
                    found[winner, loser] = measured[winner].against[loser][0]
    return found


def _measured(hero: str, bots: tuple[str, ...], library: Library) -> HeroCounts | None:
    """Return what the statistics of its pack say of a hero as it is now."""
    if hero not in library.heroes:
        return None
    try:
        statistics = read_statistics(library.home_of("hero", hero))
    except ContentError:  # 'matchless check' tells what is wrong with the file
        return None
    if statistics is None or statistics.standing(hero, library) != "measured":
        return None
    counts = statistics.heroes[hero]
    return counts if statistics.measurements[counts.of].bots == bots else None
