"""Simulations: the same games whoever plays them, counted right, and helpful when asked wrongly."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from matchless.analysis.wilson import wilson
from matchless.cli.commands import simulate as command
from matchless.cli.main import main
from matchless.cli.options.simulation import INTERRUPTED
from matchless.lab.arena import Arena, GameError, Outcome
from matchless.lab.plan import Plan, duel, make_plan
from matchless.lab.simulate import play_all
from matchless.lab.tally import Tally
from matchless.library.library import Library
from matchless.match.record import read
from matchless.match.replay import replay_steps
from matchless.rules.state.frame import NOBODY


def plan_of(**words: Any) -> Plan:  # noqa: ANN401 - whatever a wish holds
    return make_plan(Library(), **words)


def simulate(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert 0 == main(["simulate", "--json", *words])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_number_of_processes_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--games", "10", "--bots", "random,random", "--seed", "4")
    one, two = (simulate(capsys, *words, "--jobs", jobs) for jobs in ("1", "2"))
    for machine in ("seconds", "games_per_second"):
        del one[machine], two[machine]
    assert one == two


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    runs = [list(play_all(plan_of(bots=("random", "random"), games=8, seed=seed), 1)) for seed in (1, 1, 2)]
    assert runs[0] == runs[1] != runs[2]


def test_json_has_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate(
        capsys, "--games", "4", "--bots", "random,random", "--heroes", "alice,medusa", "--jobs", "1"
    )
    assert 4 == found["games"]
    assert ["random", "random"] == [line["bot"] for line in found["bots"]]
    assert 4 == sum(line["wins"] for line in found["bots"])
    for line in [*found["bots"], *found["seats"], *found["heroes"]]:
        assert {"wins", "rate", "low", "high"} <= set(line)
        assert 0 <= line["low"] <= line["rate"] <= line["high"] <= 1
    assert [1, 2] == [line["seat"] for line in found["seats"]]
    assert ["alice", "medusa"] == [line["hero"] for line in found["heroes"]]
    assert found["seconds"] > 0
    assert isinstance(found["compiled"], bool)


def test_tables_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(
        ["simulate", "--games", "2", "--bots", "random,random", "--board", "sarpedon", "--jobs", "1"]
    )
    text = capsys.readouterr().out
    for words in ("1. random", "2. random", "95 % interval", "2 games on sarpedon", "games/s"):
        assert words in text


def test_swapping_gives_each_bot_each_hero_from_each_seat() -> None:
    plan = plan_of(games=48)
    seen = Counter(
        (one.setup.board, seat, one.bots[seat], one.setup.heroes[seat], one.setup.heroes[1 - seat])
        for one in (duel(plan, number) for number in range(48))
        for seat in (0, 1)
    )
    assert 2 * 2 * 2 * 12 == len(seen)
    assert {1} == set(seen.values())


def test_without_swapping_everyone_stays() -> None:
    plan = plan_of(games=9, heroes=("medusa", "alice"), board="marmoreal", swap=False)
    places = {(duel(plan, number).bots, duel(plan, number).setup.heroes) for number in range(9)}
    assert {((0, 1), ("medusa", "alice"))} == places
    both = plan_of(games=12, swap=False)
    assert 12 == len({duel(both, number).setup.heroes for number in range(12)})


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--games", "0"], "--games must be at least 1, not 0"),
        (["--heroes", "medua,alice"], "the hero 'medua' is not known; did you mean 'medusa'?"),
        (["--heroes", "medusa"], "--heroes takes two names separated by a comma, or 'all', not 'medusa'"),
        (["--board", "sarpedn"], "the board 'sarpedn' is not known; did you mean 'sarpedon'?"),
        (["--bots", "greedy,ramdom"], "the bot 'ramdom' is not known; did you mean 'random'?"),
        (["--bots", "greedy"], "--bots takes two names separated by a comma, not 'greedy'"),
        (["--jobs", "0"], "--jobs must be at least 1, not 0"),
        (["--rules", "core"], "unknown rules preset 'core'"),
        (["--rule", "gameEnd"], "--rule takes NAME=VALUE, not 'gameEnd'"),
        (["--rule", "gameEnd=late"], "rules option 'gameEnd' cannot be 'late'"),
    ],
)
def test_mistakes_are_answered(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["simulate", *words])
    assert message in capsys.readouterr().err


def test_records_of_the_games_can_be_played_back(tmp_path: Path) -> None:
    plan = plan_of(
        bots=("random", "random"), games=2, preset="classic-2020", changes={"exactMove": "all-or-nothing"}
    )
    outcomes = list(play_all(plan, 1, str(tmp_path)))
    paths = sorted(tmp_path.iterdir())
    assert 2 == len(paths)
    for outcome, path in zip(outcomes, paths, strict=True):
        *_, match = replay_steps(Library(), read(path.read_text(encoding="utf-8")))
        assert outcome.winner == match.state.winner != NOBODY
        assert outcome.decisions == len(match.moves)


def test_a_game_without_end_is_an_error_with_a_record(tmp_path: Path) -> None:
    arena = Arena(plan_of(bots=("random", "random"), games=1), str(tmp_path), limit=25)
    with pytest.raises(GameError, match="game 0 went wrong after 25 decisions") as error:
        arena.play(0)
    assert "no end after 25 decisions" in str(error.value)
    (path,) = tmp_path.iterdir()
    assert 25 == len(read(path.read_text(encoding="utf-8")).moves)


def test_ctrl_c_prints_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: Plan, jobs: int, records: str, packs: object) -> Any:  # noqa: ANN401, ARG001 - an iterator; it plays no packs
        yield from play_all(plan_of(bots=plan.bots, games=3), jobs, records)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_all", interrupted)
    words = ["simulate", "--json", "--games", "9", "--bots", "random,random", "--jobs", "1"]
    assert INTERRUPTED == main(words)
    captured = capsys.readouterr()
    assert 3 == json.loads(captured.out)["games"]
    assert "Stopped after 3 of 9 games." in captured.err


def test_a_hero_against_itself_counts_for_both_seats() -> None:
    tally = Tally(plan_of(heroes=("medusa", "medusa")))
    tally.add(Outcome(0, "sarpedon", ("medusa", "medusa"), (0, 1), 1, 20, 150))
    assert [(2, 1)] == [(line["games"], line["wins"]) for line in tally.heroes()]
    assert [0, 1] == [line["wins"] for line in tally.bots()]


def test_intervals_hold_the_rate_and_shrink_with_more_games() -> None:
    assert (0.0, 1.0) == wilson(0, 0)
    assert 0.0 == wilson(0, 10)[0]
    assert 1.0 == wilson(10, 10)[1]
    few, many = wilson(6, 10), wilson(600, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
