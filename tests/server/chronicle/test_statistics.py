"""Finished games in numbers, and what they achieve."""

from __future__ import annotations

from matchless.library.library import Library
from matchless.presentation.wire.my import Achievement, Outcome
from matchless.server.chronicle.achievements import achievements
from matchless.server.chronicle.statistics import statistics
from matchless.server.store.results import Foe, Rest, Result

LIBRARY = Library()
BOT = Foe("bot-random", "", "medusa", "random")
ADA = Foe("0123456789abcdef", "Ada", "alice")


def game(  # noqa: PLR0913 - a result is flat
    outcome: Outcome = "won",
    *,
    at: int = 0,
    hero: str = "alice",
    foe: Foe = BOT,
    day: str = "",
    villain: str | None = None,
    turns: int | None = 10,
    deeds: dict[str, int] | None = None,
) -> Result:
    rest = Rest((hero,), (), (foe,), turns=turns, deeds=deeds or {})
    score = 50 if day else None
    return Result(f"CODE{at}", "me", float(at), "duel", "sarpedon", villain, outcome, day, score, 1, rest)


def achieved(*results: Result) -> dict[str, Achievement]:
    return {one.name: one for one in achievements(LIBRARY, results)}


def test_nothing_yet() -> None:
    told = statistics([], "en")
    assert (0, 0, 0, 0, None, None) == (
        told.games, told.won, told.streak, told.best_streak, told.favourite, told.mean_turns,
    )  # fmt: skip
    assert not any(one.progress or one.earned for one in achieved().values())


def test_streaks_skip_games_with_both_sides_in_one_hand() -> None:
    told = statistics([game(one) for one in ("won", "won", "both", "won", "lost", "won")], "en")
    assert (6, 4, 1, 1, 3) == (told.games, told.won, told.lost, told.streak, told.best_streak)
    assert 0 == statistics([game("won"), game("lost")], "en").streak


def test_many_games_take_no_time() -> None:
    assert 20_000 == statistics([game("won")] * 20_000, "en").best_streak


def test_heroes_and_opponents_are_told_the_most_frequent_first() -> None:
    renamed = Foe(ADA.key, "Countess", "sinbad")
    told = statistics([game(foe=ADA), game("lost", hero="medusa", foe=renamed), game(hero="medusa")], "en")
    assert [("medusa", 2, 1), ("alice", 1, 1)] == [(one.of, one.games, one.won) for one in told.heroes]
    assert ("Countess", 2, 1) == (told.opponents[0].name, told.opponents[0].games, told.opponents[0].won)
    assert "bot-random" == told.opponents[1].of
    assert told.opponents[1].name != statistics([game()], "uk").opponents[0].name
    assert ("medusa", 10.0) == (told.favourite, told.mean_turns)


def test_an_achievement_names_the_game_that_earned_it() -> None:
    feints = achieved(*(game("lost", at=at, deeds={"feint": 1}) for at in range(4)))["feint"]
    assert (2, 2, 1.0, "CODE1") == (feints.goal, feints.progress, feints.earned, feints.code)
    half = achieved(game("lost", deeds={"feint": 1}))["feint"]
    assert (1, None, None) == (half.progress, half.earned, half.code)


def test_what_takes_many_games() -> None:
    heroes = sorted(LIBRARY.heroes)
    some = achieved(*(game(hero=hero, at=at) for at, hero in enumerate(heroes[:6])))
    assert ("CODE4", "CODE2", "CODE0") == tuple(
        some[name].code for name in ("five-heroes", "win-streak", "first-win")
    )
    assert (6, len(heroes)) == (some["all-heroes"].progress, some["all-heroes"].goal)
    assert some["beat-a-person"].earned is None
    assert 0.0 == achieved(game(foe=ADA))["beat-a-person"].earned
    assert achieved(game("lost", foe=ADA))["beat-a-person"].earned is None


def test_days_in_a_row_even_if_the_first_ends_last() -> None:
    days = ["2026-11-18", "2026-11-16", "2026-11-17"]
    told = achieved(*(game(at=at, day=day) for at, day in enumerate(days)))["daily-streak"]
    assert (2.0, "CODE2") == (told.earned, told.code)
    assert 1 == achieved(game(day=days[0]), game(day=days[1]))["daily-streak"].progress
