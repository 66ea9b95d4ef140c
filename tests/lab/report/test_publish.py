"""What a run found out goes into a pack: only heroes that have met everybody, and nobody else's figures are lost."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from matchless.lab.experiment.file import Experiment, Matches
from matchless.lab.experiment.tables import read_table
from matchless.lab.report.publish import publish
from matchless.library.library import CONTENT, Library
from matchless.library.statistics import read_statistics
from tests.support.experiments import played

THREE = ("king-arthur", "medusa", "sinbad")
MATRIX = Experiment("matrix", (Matches(games=4, heroes=THREE, bots=("random",)),), part=12)
GAUNTLET = Experiment(
    "gauntlet", (Matches(games=4, heroes=THREE, focus=("medusa",), bots=("greedy",)),), part=8
)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for hero in THREE:
        copytree(CONTENT / "heroes" / hero, tmp_path / "pack" / "heroes" / hero)
    return tmp_path / "pack"


def test_the_figures_are_those_of_the_games(tmp_path: Path, pack: Path) -> None:
    run = played(tmp_path / "run", MATRIX)
    done = publish(run.folder, pack)
    assert [*THREE] == done.heroes
    assert (12, []) == (done.games, done.missing)
    found = read_statistics(pack)
    assert found is not None
    (whole,) = found.measurements.values()
    rows = run.finished()
    assert (12, ("random",)) == (whole.games, whole.bots)
    assert sum(row.winners[0] == 0 for row in rows) == whole.first[0]
    assert {str(row.turns) for row in rows} == set(whole.turns)
    medusa = found.heroes["medusa"]
    games = [row for row in rows if "medusa" in row.heroes]
    won = [row for row in games if row.heroes.index("medusa") in row.winners]
    assert (len(won), len(games)) == medusa.won
    assert {"king-arthur": 4, "sinbad": 4} == {name: count for name, (_, count) in medusa.against.items()}
    assert sum(row.turns for row in games) == medusa.turns
    cards = read_table(run.folder, "cards").filter(hero="medusa", card="gaze-of-stone")
    gaze = medusa.cards["gaze-of-stone"]
    assert (cards["drawn"].sum(), cards["boosts"].sum()) == (gaze.drawn, gaze.boosts)
    assert set(Library().hero("medusa").deck) == set(medusa.cards)
    assert {1, 2, 3} == {counts.place[0] for counts in found.heroes.values()}


def test_the_same_run_gives_the_same_file(tmp_path: Path, pack: Path) -> None:
    run = played(tmp_path / "run", MATRIX)
    first = publish(run.folder, pack).path.read_bytes()
    assert first == publish(run.folder, pack).path.read_bytes()


def test_a_gauntlet_measures_its_hero_alone_and_keeps_what_was_there(tmp_path: Path, pack: Path) -> None:
    publish(played(tmp_path / "all", MATRIX).folder, pack)
    before = read_statistics(pack)
    done = publish(played(tmp_path / "one", GAUNTLET).folder, pack)
    after = read_statistics(pack)
    assert before is not None
    assert after is not None
    assert ["medusa"] == done.heroes
    assert before.heroes["sinbad"] == after.heroes["sinbad"]
    assert [("random",), ("greedy",), ("random",)] == [
        after.measurements[after.heroes[name].of].bots for name in THREE
    ]


def test_a_measurement_that_nobody_needs_is_forgotten(tmp_path: Path, pack: Path) -> None:
    publish(played(tmp_path / "one", GAUNTLET).folder, pack)
    publish(played(tmp_path / "all", MATRIX).folder, pack)
    found = read_statistics(pack)
    assert found is not None
    assert [("random",)] == [one.bots for one in found.measurements.values()]


def test_heroes_without_figures_are_named(tmp_path: Path, pack: Path) -> None:
    done = publish(played(tmp_path / "one", GAUNTLET).folder, pack)
    assert ["king-arthur", "sinbad"] == done.missing


def test_a_pack_of_others_is_refused(tmp_path: Path) -> None:
    copytree(CONTENT / "heroes" / "alice", tmp_path / "pack" / "heroes" / "alice")
    run = played(tmp_path / "run", GAUNTLET)
    with pytest.raises(ValueError, match=r"no hero of .* has met all others"):
        publish(run.folder, tmp_path / "pack")


def test_a_hero_that_is_not_the_one_that_played_is_refused(tmp_path: Path, pack: Path) -> None:
    path = pack / "heroes" / "medusa" / "hero.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("move: 3", "move: 2"), encoding="utf-8")
    run = played(tmp_path / "run", GAUNTLET)
    with pytest.raises(ValueError, match=r"the medusa of .* is not the one that played"):
        publish(run.folder, pack)


def test_adventures_measure_nobody(tmp_path: Path, pack: Path) -> None:
    quest = Experiment("quest", (Matches(games=1, mode="adventure", villains=("mothman",), players=(1,)),))
    run = played(tmp_path / "run", quest)
    with pytest.raises(ValueError, match=r"no part of .* with duels is complete yet"):
        publish(run.folder, pack)
