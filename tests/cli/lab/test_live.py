"""The progress of a run: what has been played, who leads, and a line for whoever does not sit at a terminal."""

from __future__ import annotations

import pytest

from matchless.cli.lab.live import Live, duration
from matchless.lab.experiment.play import GameRow


def game(number: int, heroes: tuple[str, str], bots: tuple[str, str], winner: int) -> GameRow:
    return GameRow(
        number,
        0,
        "duel",
        "sarpedon",
        heroes,
        bots,
        (winner,),
        (1, 1),
        20,
        90,
        number,
        "",
        (),
        (),
        0,
        by_objective=False,
    )


def test_heroes_are_ranked_where_one_bot_plays() -> None:
    live = Live(10, [])
    live.add([game(at, ("medusa", "alice"), ("greedy", "greedy"), int(at == 3)) for at in range(4)])
    first, second = live.standings()
    assert first.split()[:2] == ["medusa", "75.0%"]
    assert second.split()[:2] == ["alice", "25.0%"]
    assert first.endswith("  4")


def test_bots_are_ranked_where_several_play() -> None:
    live = Live(10, [])
    live.add([game(at, ("medusa", "alice"), ("greedy", "random"), 1) for at in range(3)])
    assert [["random", "100.0%"], ["greedy", "0.0%"]] == [line.split()[:2] for line in live.standings()]


def test_games_from_before_count_but_not_for_the_rate() -> None:
    before = [game(at, ("medusa", "alice"), ("greedy", "greedy"), 0) for at in range(4)]
    live = Live(10, before)
    assert (4, 0.0) == (live.played, live.rate)
    assert live.status().startswith("4 of 10 games, 0.0 a second")
    assert "left" not in live.status()
    live.add([game(5, ("medusa", "alice"), ("greedy", "greedy"), 0)])
    assert live.rate > 0
    assert live.status().endswith(" left")


def test_whoever_is_not_at_a_terminal_gets_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    live = Live(2, [])
    live.add([game(0, ("medusa", "alice"), ("greedy", "greedy"), 0)])
    assert "1 of 2 games" in capsys.readouterr().err
    live.add([game(1, ("medusa", "alice"), ("greedy", "greedy"), 0)])
    assert "" == capsys.readouterr().err, "not after every game"


def test_times_are_rounded_to_what_matters() -> None:
    assert ["59 s", "2 min", "1 h 01 min"] == [duration(59), duration(120), duration(3660)]
