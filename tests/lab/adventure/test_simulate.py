"""Simulated adventures: the same games whoever plays them, counted right, and helpful when asked wrongly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from matchless.cli.adventure import simulate as command
from matchless.cli.main import main
from matchless.cli.options.simulation import INTERRUPTED
from matchless.lab.adventure.plan import AdventurePlan, adventure, make_adventure_plans
from matchless.lab.adventure.tally import AdventureTally
from matchless.lab.arena import Outcome
from matchless.lab.simulate import play_all
from matchless.library.library import Library
from matchless.match.record import read
from matchless.match.replay import replay_steps


def plans_of(**words: Any) -> list[AdventurePlan]:  # noqa: ANN401 - whatever a wish holds
    return make_adventure_plans(Library(), **words)


def simulate(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert 0 == main(["simulate", "--json", "--bots", "random", *words])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_number_of_processes_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--adventure", "mothman", "--games", "6", "--seed", "4", "--events", "2")
    one, two = (simulate(capsys, *words, "--jobs", jobs) for jobs in ("1", "2"))
    for machine in ("seconds", "games_per_second"):
        del one[machine], two[machine]
    assert one == two


def test_json_has_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate(capsys, "--adventure", "all", "--players", "all", "--games", "2", "--jobs", "1")
    assert 16 == found["games"]
    assert ("all", "all") == (found["villain"], found["players"])
    cells = [(cell["villain"], cell["players"]) for cell in found["table"]]
    assert [(villain, n) for villain in ("martian-invader", "mothman") for n in (1, 2, 3, 4)] == cells
    for line in [found, *found["table"], *found["minions"], *found["heroes"]]:
        assert 0 <= line["low"] <= line["win_rate"] <= line["high"] <= 1
        assert line["games"] > 0
    for cell in found["table"]:
        assert 2 == cell["wins"] + cell["lost_by_objective"] + cell["lost_all_defeated"]
        assert 2 * cell["players"] == sum(line["games"] for line in cell["minions"])
    assert [] == found["events"]


def test_tables_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--adventure", "mothman,martian-invader", "--games", "1", "--events", "full-moon", "--jobs", "1"]
    assert 0 == main(["simulate", "--bots", "random", *words])
    text = capsys.readouterr().out
    for part in (
        "mothman ",
        "martian-invader ",
        "goal",
        "with minion",
        "full-moon",
        "2 games, seed 1",
    ):
        assert part in text


def test_heroes_minions_and_events_are_drawn_by_the_seed() -> None:
    (plan,) = plans_of(villains=("mothman",), players="4", events=("3",))
    games = [adventure(plan, number).setup for number in range(200)]
    assert games == [adventure(plan, number).setup for number in range(200)]
    assert set(Library().heroes) == {hero for setup in games for hero in setup.heroes}
    assert set(Library().minions) == {minion for setup in games for minion in setup.minions}
    assert set(Library().events) == {event for setup in games for event in setup.events}
    for setup in games:
        assert (4, 4, 3) == tuple(len(set(names)) for names in (setup.heroes, setup.minions, setup.events))


def test_who_is_named_is_there() -> None:
    (plan,) = plans_of(
        villains=("martian-invader",),
        heroes=("medusa", "alice"),
        minions=("blob", "tarantula"),
        events=("full-moon", "head-start"),
    )
    setup = adventure(plan, 7).setup
    assert {"medusa", "alice"} == set(setup.heroes)
    assert {"blob", "tarantula"} == set(setup.minions)
    assert {"full-moon", "head-start"} == set(setup.events)
    assert "mcminnville" == setup.board


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--adventure", "mothmn"], "did you mean 'mothman'?"),
        (
            ["--adventure", "blob"],
            "'blob' is a minion, not a villain; known: martian-invader, mothman",
        ),
        (
            ["--adventure", "mothman", "--players", "5"],
            "--players takes a number from 1 to 4, or 'all', not '5'",
        ),
        (
            ["--adventure", "mothman", "--minions", "blob"],
            "--minions must name at least 2 for 2 players, not 1",
        ),
        (["--adventure", "mothman", "--minions", "blob,blob"], "--minions names someone twice: blob,blob"),
        (
            ["--adventure", "mothman", "--minions", "blob,mothman"],
            "'mothman' is a villain, not a minion; known: ant-queen, blob",
        ),
        (
            ["--adventure", "mothman", "--heroes", "alice"],
            "--heroes must name at least 2 for 2 players, not 1",
        ),
        (["--adventure", "mothman", "--events", "4"], "an adventure has at most 3 events, not 4"),
        (["--adventure", "mothman", "--events", "ful-moon"], "did you mean 'full-moon'?"),
        (
            ["--adventure", "mothman", "--bots", "greedy,random,random"],
            "--bots takes one name, or one for each of 2",
        ),
        (["--adventure", "mothman", "--bots", "gredy"], "did you mean 'greedy'?"),
        (["--adventure", "mothman", "--games", "0"], "--games must be at least 1, not 0"),
        (
            ["--adventure", "mothman", "--board", "sarpedon"],
            "played on its villain's board; leave out --board",
        ),
        (["--adventure", "mothman", "--all-pairs"], "--all-pairs and --no-swap are for duels"),
        (["--players", "2"], "--players is for adventures: name a villain with --adventure"),
    ],
)
def test_mistakes_are_answered(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["simulate", *words])
    assert message in capsys.readouterr().err


def test_records_of_adventures_can_be_played_back(tmp_path: Path) -> None:
    (plan,) = plans_of(villains=("mothman",), bots=("random",), games=2, events=("1",))
    outcomes = list(play_all(plan, 1, str(tmp_path)))
    paths = sorted(tmp_path.iterdir())
    assert ["game-mothman-2-1-000000.record", "game-mothman-2-1-000001.record"] == [
        path.name for path in paths
    ]
    for outcome, path in zip(outcomes, paths, strict=True):
        *_, match = replay_steps(Library(), read(path.read_text(encoding="utf-8")))
        assert outcome.decisions == len(match.moves)
        assert (outcome.winner == 0) == (match.state.winner == 0)


def test_losses_are_told_apart() -> None:
    tally = AdventureTally(plans_of(villains=("mothman",)))
    for number, (winner, by_objective) in enumerate([(0, False), (2, True), (2, True), (2, False)]):
        tally.add(
            Outcome(
                number=number,
                board="point-pleasant",
                heroes=("alice", "medusa"),
                bots=(0, 1),
                winner=winner,
                turns=9,
                decisions=100,
                minions=("blob", "tarantula"),
                rounds=number + 5,
                by_objective=by_objective,
            )
        )
    found = tally.summary()
    assert (4, 1, 2, 1) == tuple(
        found[key] for key in ("games", "wins", "lost_by_objective", "lost_all_defeated")
    )
    assert 6.5 == found["mean_rounds"]
    assert [("blob", 4, 1), ("tarantula", 4, 1)] == [
        (line["minion"], line["games"], line["wins"]) for line in found["minions"]
    ]


def test_ctrl_c_prints_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(plan: AdventurePlan, jobs: int, records: str, packs: object) -> Any:  # noqa: ANN401, ARG001 - an iterator; it plays no packs
        (shorter,) = plans_of(villains=(plan.villain,), bots=("random",), games=3)
        yield from play_all(shorter, jobs, records)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_all", interrupted)
    words = [
        "simulate",
        "--json",
        "--adventure",
        "mothman",
        "--bots",
        "random",
        "--games",
        "9",
        "--jobs",
        "1",
    ]
    assert INTERRUPTED == main(words)
    captured = capsys.readouterr()
    assert 3 == json.loads(captured.out)["games"]
    assert "Stopped after 3 of 9 games." in captured.err
