"""Bots of one's own in experiments: they play in every mode, and whoever breaks down loses its game, not the run."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest
from msgspec.structs import replace

from matchless.cli.main import main
from matchless.lab.experiment.file import Experiment, Matches
from matchless.lab.experiment.run import Run, complete_rows
from matchless.lab.experiment.tables import part_path, read_table
from matchless.lab.report.write import record_of, write_report
from tests.support.experiments import files, played
from tests.support.outside_bots import program

EAGER = "class Eager:\n    def choose(self, view):\n        return view.legal[-1]\n"
CLUMSY = (
    "class Clumsy:\n    asked = 0\n    def choose(self, view):\n        self.asked += 1\n"
    "        if self.asked > 5:\n            raise RuntimeError('no idea')\n        return view.legal[0]\n"
)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "eager.py").write_text(EAGER)
    (tmp_path / "clumsy.py").write_text(CLUMSY)
    return tmp_path


def experiment(*bots: str, **more: object) -> Experiment:
    heroes = ("medusa", "sinbad")
    return replace(
        Experiment(
            "mine",
            (
                Matches(games=4, heroes=heroes, bots=bots),
                Matches(games=3, mode="free-for-all", players=(3,), bots=bots),
                Matches(games=4, mode="teams", bots=bots),
                Matches(games=1, mode="adventure", villains=("mothman",), bots=bots[:1]),
            ),
        ),
        **more,
    )


def test_they_play_in_every_mode_and_in_any_number_of_processes(here: Path) -> None:
    one = experiment("eager.py", "random", record=("cards", "records"))
    run = played(here / "one", one)
    rows = complete_rows(run.folder)
    assert {"duel", "free-for-all", "teams", "adventure"} == {row.mode for row in rows}
    assert {""} == {row.fault for row in rows}
    assert files(run.folder) == files(played(here / "two", one, jobs=2).folder)


def test_whoever_breaks_down_loses_the_game_and_everybody_is_told(here: Path) -> None:
    run = played(here / "run", experiment("clumsy.py", "random"))
    rows = complete_rows(run.folder)
    broken = [row for row in rows if row.fault]
    assert broken
    for row in broken:
        assert row.fault.endswith("RuntimeError: no idea (clumsy.py, line 6, in choose)")
        seat = int(row.fault[5])
        assert "clumsy.py" == row.bots[seat]
        allies = {"teams": {seat, (seat + 2) % 4}, "adventure": set(range(4))}.get(row.mode, {seat})
        assert set(range(len(row.heroes))) - allies == set(row.winners)
    cards = read_table(run.folder, "cards")
    assert not set(cards["game"]) & {row.game for row in broken}

    written = write_report(run.folder)
    told = f"clumsy.py lost {len(broken)} games by its own fault; the first was game 0"
    assert told in written.page.read_text(encoding="utf-8")
    assert told in written.data["faults"][0]


def test_a_report_runs_nobodys_code(here: Path) -> None:
    run = played(here / "run", experiment("eager.py", "random"))
    (here / "eager.py").write_text("raise SystemExit('this was run')\n")
    assert "bots have changed" in write_report(run.folder).page.read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="cannot be resumed: bots of yours have changed"):
        Run(run.folder, run.experiment)


def test_their_records_are_those_that_were_kept(here: Path) -> None:
    kept = played(here / "kept", experiment("eager.py", "random", record=("records",)))
    assert record_of(kept.folder, 3).startswith("matchless record 1\n")
    run = played(here / "run", experiment("eager.py", "random"))
    with pytest.raises(ValueError, match=r"eager.py may not answer the same twice, .*'record: \[records\]'"):
        record_of(run.folder, 3)


def test_parts_from_before_there_were_faults_are_read(here: Path) -> None:
    run = played(here / "run", experiment("random", "greedy"))
    path = part_path(run.folder, "games", 0)
    rows = complete_rows(run.folder)
    pl.read_parquet(path).drop("fault").write_parquet(path)
    assert rows == complete_rows(run.folder)


def test_the_command_line_tries_them_before_it_plays(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["lab", "matrix", "--heroes", "medusa,sinbad", "--games", "4", "--jobs", "1"]
    assert 2 == main([*call, "--bots", "eagr.py,random"])
    assert "did you mean 'eager.py'?" in capsys.readouterr().err
    assert not list(here.glob("lab-*"))
    assert 0 == main([*call, "--bots", f"{program(here)}, clumsy.py"])
    assert "clumsy.py lost 4 games by its own fault" in capsys.readouterr().err
