"""Packs on the command line: one's own heroes beside those of the game, and mistakes that stop nobody."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from matchless.cli.commands.play import is_for_terminal
from matchless.cli.main import main, parser_for
from matchless.cli.options.content import pack_meant, packs_around
from matchless.library.library import CONTENT


@pytest.fixture(name="pack")
def _pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A drafted hero, and a faulty one beside it."""
    monkeypatch.setenv("MATCHLESS_CONTENT", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nothing"))
    folder = tmp_path / "mine"
    assert 0 == main(["new", "hero", "robin-hood", "--into", str(folder)])
    assert 0 == main(["new", "hero", "stone", "--into", str(folder)])
    file = folder / "heroes" / "stone" / "hero.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("move: 2", "move: two"), encoding="utf-8")
    return folder


def test_a_pack_is_listed_and_what_is_left_out_is_told(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert 0 == main(["list", "heroes", "--json", "--content", str(pack)])
    told = capsys.readouterr()
    slugs = [row["slug"] for row in json.loads(told.out)]
    assert ("robin-hood" in slugs, "stone" in slugs, "medusa" in slugs) == (True, False, True)
    assert "matchless: hero 'stone' is left out: " in told.err


def test_the_environment_names_packs_too(
    pack: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MATCHLESS_CONTENT", str(pack))
    assert 0 == main(["cards", "robin-hood", "--lang", "uk"])
    assert "Opening Blow" in capsys.readouterr().out
    assert 2 == main(["cards", "stone"])
    assert 1 == capsys.readouterr().err.count("move must be a whole number")


def test_without_a_path_all_content_is_checked(
    pack: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MATCHLESS_CONTENT", str(pack))
    capsys.readouterr()
    assert 1 == main(["check", "--draft"])
    assert "stone/hero.yaml:9:7: move must be a whole number" in capsys.readouterr().out
    text = "heroes: [robin-hood]\nscenarios: []\n"
    (pack / "heroes" / "robin-hood" / "scenarios.yaml").write_text(text, encoding="utf-8")
    assert 1 == main(["scenario", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert any("medusa" in one["file"] for one in told["scenarios"])
    assert [] != [one for one in told["problems"] if "robin-hood" in one["file"]]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_worker_processes_have_the_same_packs(
    pack: Path, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    words = ["simulate", "--heroes", "robin-hood,alice", "--board", "sarpedon", "--bots", "random,random"]
    assert 0 == main([*words, "--games", "4", "--jobs", jobs, "--json", "--content", str(pack)])
    assert 4 == json.loads(capsys.readouterr().out)["games"]


def test_a_draft_wants_no_scenarios(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = pack / "heroes" / "robin-hood"
    assert 0 == main(["check", "--draft", str(good)])
    said = capsys.readouterr().out
    assert "warning: there is no names.yaml beside it" in said
    assert "No problems found (1 warning)." in said
    assert 1 == main(["check", str(good)])
    assert (
        "scenarios.yaml:1:1: there is no such file; with --draft, check does without scenarios"
        in capsys.readouterr().out
    )
    assert 1 == main(["check", "--draft", "--json", str(pack)])
    assert ["error"] == [one["severity"] for one in json.loads(capsys.readouterr().out)]


def test_a_name_that_the_game_uses_is_told(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["new", "hero", "medusa", "--into", str(pack)])
    assert "the game has its own hero 'medusa'; yours is played in its place" in capsys.readouterr().out
    assert 0 == main(["list", "heroes", "--content", str(pack)])
    assert "hero 'medusa' of the pack 'mine' is played in place of the game's own" in capsys.readouterr().err


def test_files_know_the_pack_they_lie_in(pack: Path) -> None:
    hero = pack / "heroes" / "robin-hood" / "hero.yaml"
    assert [pack.resolve()] == packs_around([pack, hero, hero.parent])
    assert [CONTENT.resolve()] == packs_around([CONTENT / "boards"])
    assert pack.resolve() == pack_meant(str(hero)) == pack_meant(str(hero.parents[1]))
    assert pack == pack_meant(str(pack))


def test_a_new_pack_beside_others_is_not_taken_for_theirs(pack: Path) -> None:
    begun = pack / "begun"
    begun.mkdir()
    assert begun == pack_meant(str(begun))


def test_a_draft_joins_the_pack_that_its_author_stands_in(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for slug, folder in (("first", pack), ("second", pack / "heroes" / "robin-hood")):
        monkeypatch.chdir(folder)
        assert 0 == main(["new", "hero", slug])
        assert (pack / "heroes" / slug / "hero.yaml").is_file()
    monkeypatch.chdir(pack.parent)
    assert 0 == main(["new", "board", "sherwood"])
    assert (pack.parent / "my-heroes" / "boards" / "sherwood.yaml").is_file()


def test_a_pack_is_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hero.yaml"
    file.touch()
    assert 2 == main(["list", "heroes", "--content", str(file)])
    assert f"{file}: this is a file, and a pack is a folder" in capsys.readouterr().err


def test_the_workshop_is_not_for_the_terminal(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["play", "--terminal", "--watch", str(pack)])
    assert "--watch opens the workshop in the browser" in capsys.readouterr().err


NEEDED = {"cards": ["medusa"], "list": ["heroes"], "replay": ["game"], "analyse": ["game"]}
"""What a command must be told beside its packs."""


def test_every_command_takes_packs_that_the_page_names() -> None:
    page = (Path(__file__).parents[3] / "docs" / "packs.md").read_text(encoding="utf-8")
    (row,) = (line for line in page.splitlines() if line.startswith("| `--content DIR`"))
    commands = re.findall(r"`(\w+)`", row.rpartition("|")[0].rpartition("|")[2])
    assert {"play", "serve", "simulate", "cards", "list", "check", "scenario", "bench"} <= {*commands}
    for command in commands:
        words = [command, *NEEDED.get(command, []), "--content", "a", "--content", "b"]
        assert ["a", "b"] == parser_for(command).parse_args(words).content


@pytest.mark.parametrize(
    ("words", "terminal"), [(["--content", "x"], False), (["--watch", "x"], False), (["--seed", "1"], True)]
)
def test_packs_and_the_workshop_are_for_the_browser_too(words: list[str], *, terminal: bool) -> None:
    assert terminal is is_for_terminal(parser_for("play").parse_args(["play", *words]))
