"""Achievements: deeds done often enough, and what takes many games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, get_args

from matchless.match.deeds.deeds import DEEDS
from matchless.presentation.wire.my import Achievement, AchievementName
from matchless.server.daily.streak import days_around

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.server.store.results import Result

Measure: TypeAlias = Callable[[Sequence["Result"]], Iterable[int]]
"""For each of somebody's results in turn, how far they have come by then."""


class _Kind(NamedTuple):
    measure: Measure
    goal: Callable[[Library], int]


def _sum(count: Callable[[Result], int]) -> Measure:
    def measure(results: Sequence[Result]) -> Iterable[int]:
        total = 0
        for result in results:
            total += count(result)
            yield total

    return measure


def _different(what: Callable[[Result], Iterable[str]]) -> Measure:
    """Measure how many different things there are among games that were won."""

    def measure(results: Sequence[Result]) -> Iterable[int]:
        seen: set[str] = set()
        for result in results:
            if result.outcome == "won":
                seen.update(what(result))
            yield len(seen)

    return measure


def _most_in_a_row(results: Sequence[Result]) -> Iterable[int]:
    run, most = 0, 0
    for result in results:
        if result.outcome != "both":
            run = run + 1 if result.outcome == "won" else 0
        most = max(most, run)
        yield most


def _most_days(results: Sequence[Result]) -> Iterable[int]:
    days: set[str] = set()
    most = 0
    for result in results:
        if result.score is not None:
            days.add(result.day)
            most = max(most, days_around(result.day, days))
        yield most


def _has_won(result: Result) -> int:
    return result.outcome == "won"


def _has_beaten_a_person(result: Result) -> int:
    return result.outcome == "won" and any(foe.bot is None for foe in result.rest.foes)


def _has_won_the_day(result: Result) -> int:
    return result.outcome == "won" and result.score is not None


def _deed(name: str, goal: int = 1) -> _Kind:
    return _Kind(_sum(lambda result: result.rest.deeds.get(name, 0)), lambda _: goal)


_GOALS: Final = {"boosted-maneuver": 5, "held-wall": 3, "from-above": 3, "feint": 2, "shove": 3}
"""Deeds that must be done several times."""
_KINDS: Final[dict[str, _Kind]] = {
    "first-win": _Kind(_sum(_has_won), lambda _: 1),
    "win-streak": _Kind(_most_in_a_row, lambda _: 3),
    "five-heroes": _Kind(_different(lambda result: result.rest.heroes), lambda _: 5),
    "all-heroes": _Kind(_different(lambda result: result.rest.heroes), lambda library: len(library.heroes)),
    "four-boards": _Kind(_different(lambda result: (result.board,)), lambda _: 4),
    "all-villains": _Kind(
        _different(lambda result: (result.villain,) if result.villain else ()),
        lambda library: len(library.villains),
    ),
    "beat-a-person": _Kind(_sum(_has_beaten_a_person), lambda _: 1),
    "daily-win": _Kind(_sum(_has_won_the_day), lambda _: 1),
    "daily-streak": _Kind(_most_days, lambda _: 3),
    **{name: _deed(name, _GOALS.get(name, 1)) for name in DEEDS},
}
NAMES: Final[tuple[AchievementName, ...]] = get_args(AchievementName)


def achievements(library: Library, results: Sequence[Result]) -> tuple[Achievement, ...]:
    """Return how far somebody has come, given all their results in the order of time."""
    return tuple(_achievement(name, _KINDS[name], library, results) for name in NAMES)


def _achievement(
    name: AchievementName, kind: _Kind, library: Library, results: Sequence[Result]
) -> Achievement:
    goal = kind.goal(library)
    progress = 0
    for result, count in zip(results, kind.measure(results), strict=True):
        progress = min(goal, count)
        if count >= goal:
            return Achievement(name, goal, goal, result.finished, result.code)
    return Achievement(name, goal, progress, None, None)
