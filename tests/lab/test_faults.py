"""Bots from outside in simulations: a fault loses a game, is told, and stops nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from matchless.cli.main import main
from matchless.lab import apart
from matchless.match.record import read_record
from matchless.players.outside import loading
from matchless.players.outside.program import _RUNNING, end_all
from tests.support.outside_bots import classes, program

DUEL = ("--heroes", "alice,medusa", "--board", "sarpedon")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the classes, where the command is given."""
    monkeypatch.chdir(tmp_path)
    loading._module.cache_clear()
    classes(tmp_path)
    return tmp_path


def simulate(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert 0 == main(["simulate", "--json", *words])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def plain(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "games_per_second")}


def test_a_bot_at_fault_loses_every_game_and_the_others_win_theirs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = simulate(capsys, *DUEL, "--bots", "mine.py:Broken,random", "--games", "6", "--jobs", "1")
    assert [0, 6] == [line["wins"] for line in found["bots"]]
    reason = "IndexError: list index out of range (mine.py, line 13, in choose)"
    first = {"game": 0, "kind": "crash", "reason": reason}
    assert [{"bot": "mine.py:Broken", "games": 6, "first": first}] == found["faults"]


def test_faults_are_printed_below_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["simulate", *DUEL, "--bots", "random,mine.py:Illegal", "--games", "4", "--jobs", "1"])
    text = capsys.readouterr().out
    assert (
        "mine.py:Illegal lost 4 games by its own fault; the first was game 0: 'attack the moon' is not"
        in text
    )


def test_games_without_a_fault_tell_none(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate(capsys, *DUEL, "--bots", "mine.py:First,random", "--games", "4", "--jobs", "1")
    assert [] == found["faults"]


@pytest.mark.parametrize("bot", ["mine.py:Set:depth=2", "mine.py:Unlucky"])
def test_processes_change_nothing_for_a_class(capsys: pytest.CaptureFixture[str], bot: str) -> None:
    words = (*DUEL, "--bots", f"{bot},random", "--games", "8", "--jobs")
    assert plain(simulate(capsys, *words, "1")) == plain(simulate(capsys, *words, "2"))


@pytest.fixture
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that nothing can interrupt are ended soon."""
    monkeypatch.setattr(apart, "_MORE", 0.2)
    monkeypatch.setattr(apart, "_LOOK", 0.1)
    monkeypatch.setenv("MATCHLESS_BOT_SECONDS", "0.5")


@pytest.mark.usefixtures("_soon")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Quitter", "it ended the process that it played in (exit code 3)"),
        ("Breaker", "KeyboardInterrupt: (mine.py, line "),
        ("Deaf", "it took more than 0.5 s for an answer"),
    ],
)
def test_a_bot_that_ends_or_blocks_its_process_stops_no_tournament(
    here: Path, capsys: pytest.CaptureFixture[str], bot: str, reason: str, jobs: str
) -> None:
    words = ("--bots", f"mine.py:{bot},random", "--games", "4", "--jobs", jobs, "--records", "kept")
    found = simulate(capsys, *DUEL, *words)
    assert [0, 4] == [line["wins"] for line in found["bots"]]
    (line,) = found["faults"]
    assert (4, "late" if bot == "Deaf" else "crash") == (line["games"], line["first"]["kind"])
    assert line["first"]["reason"].startswith(reason)
    # Each record ends with the last answer before the fault.
    lengths = [len(read_record(path).moves) for path in (here / "kept").iterdir()]
    assert (4, bot == "Quitter") == (len(lengths), all(length > 0 for length in lengths))


@pytest.mark.usefixtures("_soon")
@pytest.mark.parametrize("bot", ["BadLoser", "Sulking"])
def test_what_a_bot_does_when_a_game_is_over_costs_nobody_anything(
    capsys: pytest.CaptureFixture[str], bot: str
) -> None:
    words = (*DUEL, "--games", "4", "--jobs", "2", "--bots")
    bad, good = (
        simulate(capsys, *words, f"mine.py:{bot},random"),
        simulate(capsys, *words, "mine.py:First,random"),
    )
    assert [] == bad["faults"]
    assert [line["wins"] for line in bad["bots"]] == [line["wins"] for line in good["bots"]]


def test_what_a_bot_prints_does_not_mix_with_the_results(
    here: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ("--bots", "mine.py:Chatty,random", "--games", "4", "--jobs", "2")
    assert 0 == main(["simulate", "--json", *DUEL, *words])
    told = capfd.readouterr()
    assert 4 == json.loads(told.out)["games"]
    assert "hm, what shall I do?" in told.err
    assert "well ..." in told.err
    assert 4 == (here / "ends").read_text(encoding="utf-8").count("over")


def test_a_bot_that_cannot_be_made_loses_that_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulate(capsys, *DUEL, "--bots", "mine.py:Unlucky,random", "--games", "8", "--jobs", "1")
    (line,) = found["faults"]
    assert 0 < line["games"] < 8
    assert line["first"]["reason"].startswith("Unlucky cannot be made: RuntimeError: no luck")


def test_processes_change_nothing_for_a_program(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*DUEL, "--bots", f"{program(here)},random", "--games", "6", "--jobs")
    one, two = simulate(capsys, *words, "1"), simulate(capsys, *words, "2")
    assert plain(one) == plain(two)
    assert 0 < one["mean_decisions"]
    end_all()
    assert not _RUNNING


def test_a_program_plays_like_the_class_that_answers_alike(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (*DUEL, "--games", "4", "--jobs", "1", "--bots")
    one, two = (
        simulate(capsys, *words, f"{program(here)},random"),
        simulate(capsys, *words, "mine.py:First,random"),
    )
    assert [line["wins"] for line in one["bots"]] == [line["wins"] for line in two["bots"]]
    assert one["mean_decisions"] == two["mean_decisions"]


def test_a_program_that_crashes_now_and_then_loses_those_games_alone(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moody = "sys.exit(1) if message['decision'] > 100 else say(type='choice', option=0)"
    found = simulate(capsys, *DUEL, "--bots", f"{program(here, moody)},greedy", "--games", "6", "--jobs", "2")
    (line,) = found["faults"]
    assert "crash" == line["first"]["kind"]
    assert 6 == found["games"]
    assert 0 < line["games"] <= 6


def test_a_fault_in_an_adventure_loses_it_for_all(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--adventure", "mothman", "--players", "2", "--games", "3", "--jobs", "1")
    found = simulate(capsys, *words, "--bots", "random,mine.py:Silent")
    assert (3, 0, 3, 0) == tuple(
        found[key] for key in ("games", "wins", "lost_by_fault", "lost_all_defeated")
    )
    assert "mine.py:Silent" == found["faults"][0]["bot"]


def test_the_record_of_a_game_lost_by_fault_ends_there(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(
        capsys, *DUEL, "--bots", "mine.py:Broken,random", "--games", "1", "--jobs", "1", "--records", "kept"
    )
    (path,) = (here / "kept").iterdir()
    assert () == read_record(path).moves


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--bots", "mine.py:Fist,random"), "there is no class 'Fist' in 'mine.py'; did you mean 'First'?"),
        (("--bots", "cmd:nothing-here,random"), "the program 'nothing-here' was not found"),
        (("--bots", 'cmd:node "my bot.js,random'), "a quotation mark is never closed"),
        (("--bot-seconds", "soon"), "--bot-seconds must be a number of seconds, 0 for no limit, not 'soon'"),
        (("--bot-log", "no/such/folder/log"), "No such file or directory"),
    ],
)
def test_a_mistake_is_told_before_any_game(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["simulate", "--games", "2", *words])
    captured = capsys.readouterr()
    assert why in captured.err
    assert "" == captured.out
