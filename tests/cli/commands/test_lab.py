"""The lab from the command line: what a designer of a hero does with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from matchless.cli.main import main

HERO = "my-heroes/heroes/wolf-rider/hero.yaml"
GAUNTLET = ["lab", "gauntlet", "wolf-rider", "--content", "my-heroes", "--bots", "random", "--games", "1"]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert 0 == main(["new", "hero", "wolf-rider"])
    return tmp_path


def faster(here: Path) -> None:
    path = here / HERO
    text = path.read_text(encoding="utf-8")
    assert "move: 2" in text
    path.write_text(text.replace("move: 2", "move: 3", 1), encoding="utf-8")


def test_a_hero_of_ones_own_gets_a_verdict_and_figures(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main([*GAUNTLET, "--jobs", "1"])
    told = capsys.readouterr()
    assert "Wolf Rider" in told.out
    assert "lab-gauntlet-wolf-rider/report.html" in told.out
    assert "matchless lab publish lab-gauntlet-wolf-rider my-heroes" in told.err
    page = (here / "lab-gauntlet-wolf-rider" / "report.html").read_text(encoding="utf-8")
    assert "Wolf Rider: the verdict" in page
    assert "How often Wolf Rider beats each other hero" in page
    assert 'class="matrix"' not in page

    assert 0 == main(["lab", "publish", "lab-gauntlet-wolf-rider", "my-heroes"])
    assert "heroes.json: wolf-rider, from 56 duels" in capsys.readouterr().out
    assert 0 == main(["check", "--draft", "my-heroes"])
    assert "note" not in capsys.readouterr().out

    faster(here)
    assert 0 == main(["check", "--draft", "--json", "my-heroes"])
    found = json.loads(capsys.readouterr().out)
    assert ["note"] == [one["severity"] for one in found if "statistics" in one["file"]]


def test_after_a_change_the_next_gauntlet_has_a_folder_of_its_own(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main([*GAUNTLET, "--jobs", "1"])
    assert 0 == main([*GAUNTLET, "--jobs", "1"])
    assert "Resuming: 56 of 56 games" in capsys.readouterr().err
    faster(here)
    assert 0 == main([*GAUNTLET, "--jobs", "1"])
    assert "lab-gauntlet-wolf-rider-2/report.html" in capsys.readouterr().out

    # The earlier one can still be read, and says that it is of another hero; its figures are not for today's.
    assert 0 == main(["lab", "report", "lab-gauntlet-wolf-rider"])
    page = (here / "lab-gauntlet-wolf-rider" / "report.html").read_text(encoding="utf-8")
    assert "have changed since these games" in page
    capsys.readouterr()
    assert 2 == main(["lab", "publish", "lab-gauntlet-wolf-rider", "my-heroes"])
    assert "have changed since the games in lab-gauntlet-wolf-rider" in capsys.readouterr().err


def test_a_report_from_elsewhere_says_what_it_lacks(
    here: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    assert 0 == main([*GAUNTLET, "--jobs", "1"])
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    assert 0 == main(["lab", "report", str(here / "lab-gauntlet-wolf-rider")])
    page = (here / "lab-gauntlet-wolf-rider" / "report.html").read_text(encoding="utf-8")
    assert "Here is no my-heroes" in page
    assert "have changed since these games" not in page


def test_a_folder_that_is_named_is_not_changed_for_another(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main([*GAUNTLET, "--jobs", "1", "--out", "mine"])
    faster(here)
    capsys.readouterr()
    assert 2 == main([*GAUNTLET, "--jobs", "1", "--out", "mine"])
    told = capsys.readouterr().err
    assert "mine cannot be resumed: heroes, boards, enemies or rules have changed since it began" in told


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["gauntlet", "wolf-ridder"], "did you mean 'wolf-rider'?"),
        (["gauntlet", "wolf-rider", "--bots", "gredy"], "did you mean 'greedy'?"),
        (["gauntlet", "wolf-rider", "--games", "0"], "--games must be at least 1, not 0"),
        (["gauntlet", "wolf-rider", "--jobs", "0"], "--jobs must be at least 1, not 0"),
        (["matrix", "--heroes", "wolf-rider"], "name at least two heroes"),
    ],
)
def test_mistakes_are_told_before_anything_is_played(
    here: Path, capsys: pytest.CaptureFixture[str], words: list[str], message: str
) -> None:
    assert 2 == main(["lab", *words, "--content", "my-heroes"])
    assert message in capsys.readouterr().err
    assert not list(here.glob("lab-*"))


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("what", ["report", "publish", "record"])
def test_a_folder_without_results_is_told(capsys: pytest.CaptureFixture[str], what: str) -> None:
    rest = {"report": [], "publish": ["my-heroes"], "record": ["0"]}[what]
    assert 2 == main(["lab", what, "my-heroes", *rest])
    assert "there are no results of a run in my-heroes" in capsys.readouterr().err
