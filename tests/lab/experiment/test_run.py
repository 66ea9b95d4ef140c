"""Runs: the same plan gives the same files, however often it is stopped, and whoever plays it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest
import ray
from msgspec.structs import replace

import matchless
from matchless.lab.experiment.engines import Cluster, Pool
from matchless.lab.experiment.file import Experiment, Matches
from matchless.lab.experiment.run import Run, Shard, finished_rows
from matchless.lab.experiment.tables import TABLES, read_table
from matchless.lab.report.write import write_report
from tests.support.experiments import SMALL, files, played


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("lab") / "whole").folder


def test_every_game_is_kept_once_in_order(whole: Path) -> None:
    rows = Run(whole, SMALL).finished()
    assert list(range(SMALL_GAMES)) == [row.game for row in rows]
    assert {"duel", "free-for-all", "adventure", "teams"} == {row.mode for row in rows}
    assert not list(whole.glob("journal*"))


SMALL_GAMES = 4 + 3 + 2 * 2 * 2 * 2 + 4


def test_tables_have_the_columns_that_they_promise(whole: Path) -> None:
    for table, columns in TABLES.items():
        frame = read_table(whole, table)
        assert {column.name: column.kind for column in columns} == dict(frame.schema)
        assert set(range(SMALL_GAMES)) == set(frame["game"])


def test_a_record_of_the_run_is_the_same_game(whole: Path, tmp_path: Path) -> None:
    games, records = read_table(whole, "games"), read_table(whole, "records")
    for row, text in list(zip(games.iter_rows(named=True), records["record"], strict=True))[::4]:
        path = tmp_path / "game.record"
        path.write_text(text, encoding="utf-8")
        match = matchless.replay(path)
        assert row["turns"] == match.turn
        assert list(row["heroes"]) == list(match.setup.heroes)
        winners = {match.seat_name(seat) for seat in row["winners"]}
        assert winners == (set((match.winner or "").split(" and ")) if winners else set())


def test_cards_add_up(whole: Path) -> None:
    cards = read_table(whole, "cards")
    used = cards["boosts"] + cards["left"]
    assert (used <= cards["drawn"] + cards["copies"]).all()
    assert (cards["left"] <= cards["drawn"]).all()
    assert (cards["drawn"] <= cards["copies"]).all()
    assert cards["attacks"].sum() > 0
    assert cards["value"].sum() > 0


def test_two_processes_give_the_same_files(whole: Path, tmp_path: Path) -> None:
    assert files(whole) == files(played(tmp_path / "two", jobs=2).folder)


def test_a_cluster_gives_the_same_files(whole: Path, tmp_path: Path) -> None:
    run = Run(tmp_path / "ray", SMALL)
    try:
        for _games in run.play(Cluster(SMALL, run.folders, 1)):
            pass
    finally:
        ray.shutdown()
    assert files(whole) == files(run.folder)


def test_without_ray_the_other_ways_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"Ray is not installed; .* --shard shares them among machines"):
        Cluster(SMALL, ())


def test_shards_together_give_the_same_files(whole: Path, tmp_path: Path) -> None:
    for number in (2, 1):
        played(tmp_path / "shards", shard=Shard(number, 2))
    assert files(whole) == files(tmp_path / "shards")


def test_a_run_that_was_stopped_goes_on(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "stopped"
    run = Run(folder, SMALL)
    list(islice(run.play(Pool(SMALL, run.folders, 1)), 1))
    assert 8 == len(Run(folder, SMALL).finished())
    assert files(whole) == files(played(folder).folder)


def test_an_entry_that_was_cut_off_is_played_again(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cut"
    run = Run(folder, SMALL)
    list(islice(run.play(Pool(SMALL, run.folders, 1)), 1))
    journal = next(folder.glob("journal*"))
    journal.write_bytes(journal.read_bytes()[:-3])
    assert 7 == len(Run(folder, SMALL).finished())
    assert files(whole) == files(played(folder).folder)


def test_who_only_reads_leaves_an_entry_that_is_being_written(tmp_path: Path) -> None:
    folder = tmp_path / "read"
    run = Run(folder, SMALL)
    list(islice(run.play(Pool(SMALL, run.folders, 1)), 1))
    journal = next(folder.glob("journal*"))
    cut = journal.read_bytes()[:-3]
    journal.write_bytes(cut)
    assert 7 == len(finished_rows(folder))
    Run(folder, SMALL)
    assert cut == journal.read_bytes()


def test_games_of_all_shards_are_read_while_they_are_played(tmp_path: Path) -> None:
    for number in (1, 2):
        run = Run(tmp_path, SMALL, Shard(number, 2))
        list(islice(run.play(Pool(SMALL, run.folders, 1)), 1))
    assert [*range(8), *range(10, 18)] == sorted(row.game for row in finished_rows(tmp_path))


def test_games_of_bots_that_think_are_handed_out_one_by_one(tmp_path: Path) -> None:
    thinking = Experiment("thinking", (Matches(games=8, heroes=("medusa", "sinbad"), bots=("fox",)),))
    assert {1} == {len(chunk) for chunk in Run(tmp_path / "thinking", thinking).left()}
    assert 8 == max(len(chunk) for chunk in Run(tmp_path / "quick", SMALL).left())


def test_a_killed_run_loses_nothing_that_was_over(tmp_path: Path) -> None:
    plan = tmp_path / "plan.yaml"
    plan.write_text(
        "name: killed\npart: 400\nmatches: [{games: 400, heroes: [medusa, sinbad], bots: [random]}]\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "matchless", "lab", "run", str(plan), "--jobs", "2"]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)  # noqa: S603 - ourselves
    journal = tmp_path / "killed" / "journal-1-of-1"
    try:
        while not (journal.exists() and journal.stat().st_size) and running.poll() is None:
            time.sleep(0.02)
    finally:
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - as above
    assert "Resuming: " in done.stderr
    games = read_table(tmp_path / "killed", "games")
    assert list(range(400)) == games["game"].to_list()


def test_another_plan_in_the_same_folder_is_refused(whole: Path) -> None:
    with pytest.raises(ValueError, match="cannot be resumed: the plan has changed"):
        Run(whole, replace(SMALL, seed=2))


def test_a_folder_of_another_version_is_refused(tmp_path: Path) -> None:
    Run(tmp_path, SMALL)
    plan = tmp_path / "plan.json"
    plan.write_text(plan.read_text(encoding="utf-8").replace('"format": 2', '"format": 1'), encoding="utf-8")
    with pytest.raises(ValueError, match="another version of Matchless began it"):
        Run(tmp_path, SMALL)
    with pytest.raises(ValueError, match="another version of Matchless played the games"):
        write_report(tmp_path)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(ValueError, match="holds something else"):
        Run(tmp_path, SMALL)


@pytest.mark.parametrize("words", ["0/2", "3/2", "2", "a/b", ""])
def test_a_shard_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="shard"):
        Shard.read(words)


def test_two_runs_do_not_share_a_folder(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    first = Run(folder, SMALL)
    playing = first.play(Pool(SMALL, first.folders, 1))
    next(playing)
    second = Run(folder, SMALL)
    with pytest.raises(ValueError, match="is being played by another run"):
        next(second.play(Pool(SMALL, second.folders, 1)))
    for _games in playing:
        pass
    assert [] == list(second.play(Pool(SMALL, second.folders, 1)))
    assert files(whole) == files(folder)
