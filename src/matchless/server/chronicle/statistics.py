"""A visitor's finished games in numbers."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

from matchless.presentation.wire.my import Statistics, Tally
from matchless.server.tables.sheet import bot_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from matchless.server.store.results import Result


def statistics(results: Sequence[Result], lang: str) -> Statistics:
    """Return the numbers of some results, which are in the order of time."""
    decided = [one for one in results if one.outcome != "both"]
    won = [one.outcome == "won" for one in decided]
    runs = [len(list(run)) for is_won, run in groupby(won) if is_won]
    lengths = [one.rest.turns for one in decided if one.rest.turns and not one.rest.gave_up]
    heroes = _tallies([(hero, one) for one in decided for hero in {*one.rest.heroes}])
    return Statistics(
        games=len(results),
        won=sum(won),
        lost=len(won) - sum(won),
        streak=runs[-1] if runs and won[-1] else 0,
        best_streak=max(runs, default=0),
        favourite=heroes[0].of if heroes else None,
        mean_turns=sum(lengths) / len(lengths) if lengths else None,
        heroes=heroes,
        opponents=_opponents(decided, lang),
        boards=_tallies([(one.board, one) for one in decided]),
        villains=_tallies([(one.villain, one) for one in decided if one.villain]),
    )


def _opponents(results: Sequence[Result], lang: str) -> tuple[Tally, ...]:
    """Return whom the visitor played against; people go by their latest name."""
    met = [(foe, one) for one in results for foe in {foe.key: foe for foe in one.rest.foes}.values()]
    names = {foe.key: foe.name or bot_name(foe.bot or "", lang) for foe, _ in met}
    return _tallies([(foe.key, one) for foe, one in met], names)


def _tallies(pairs: Iterable[tuple[str, Result]], names: dict[str, str] | None = None) -> tuple[Tally, ...]:
    """Return how often each was met, the most frequent first."""
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for what, result in pairs:
        games[what] += 1
        won[what] += result.outcome == "won"
    order = sorted(games, key=lambda what: (-games[what], -won[what], what))
    return tuple(Tally(what, (names or {}).get(what, ""), games[what], won[what]) for what in order)
