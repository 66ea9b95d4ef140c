"""Packs: where they are found, what hides what, and what a mistake leaves out."""

from __future__ import annotations

import os
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from shutil import copytree

import pytest

from matchless.library import packs
from matchless.library.library import CONTENT, Library
from matchless.library.packs import found_packs, pack, user_folder
from matchless.library.problem import ContentError
from matchless.match.match import Match
from matchless.match.record import RecordError, read
from matchless.match.replay import resume
from matchless.match.setup import Setup

EMPTY: list[EntryPoint] = []


def hero_in(folder: Path, name: str, *changes: tuple[str, str], of: str = "medusa") -> Path:
    """A hero of a pack: a copy of another, changed."""
    copytree(CONTENT / "heroes" / of, folder / "heroes" / name)
    file = folder / "heroes" / name / "hero.yaml"
    text = file.read_text(encoding="utf-8").replace(f"hero: {of}", f"hero: {name}", 1)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture(autouse=True)
def _nobodys_packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No pack of whoever runs the tests."""
    monkeypatch.delenv(packs.VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nothing-here"))
    monkeypatch.setattr(packs, "entry_points", lambda **_: EMPTY)


def test_packs_come_from_options_the_environment_the_users_folder_and_installed_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    one, two, three, own, brought = (
        tmp_path / "One",
        tmp_path / "two",
        tmp_path / "three",
        data / "matchless" / "content",
        tmp_path / "brought_pack",
    )
    for folder in (one, two, three, own, brought):
        folder.mkdir(parents=True)
    (brought / "__init__.py").touch()
    monkeypatch.setenv(packs.VARIABLE, f"{two}{os.pathsep}{three}{os.pathsep}{one}")
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.syspath_prepend(str(tmp_path))
    entries = [
        EntryPoint("heroes-of-amy", "brought_pack", packs.ENTRY_POINTS),
        EntryPoint("broken", "no_such_package_at_all", packs.ENTRY_POINTS),
        EntryPoint("number", "math:pi", packs.ENTRY_POINTS),
    ]
    monkeypatch.setattr(
        packs, "entry_points", lambda group: entries if group == packs.ENTRY_POINTS else EMPTY
    )
    found, troubles = found_packs([one])
    assert own == user_folder()
    assert [
        (one, "one"),
        (two, "two"),
        (three, "three"),
        (own, "my-content"),
        (brought, "heroes-of-amy"),
    ] == found
    assert [
        "the installed pack 'broken' cannot be used: No module named 'no_such_package_at_all'",
        "the installed pack 'number' cannot be used: 'math:pi' is neither a package nor a path",
    ] == troubles


def test_a_path_is_an_entry_point_too() -> None:
    entry = EntryPoint("own", "matchless.library.library:CONTENT", packs.ENTRY_POINTS)
    assert [CONTENT] == list(packs._brought(entry))


def test_a_folder_that_an_option_names_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no such folder"):
        Library.installed(tmp_path / "nowhere")


def test_a_pack_is_called_as_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "Amy's  Heroes!"
    folder.mkdir()
    assert "amy-s-heroes" == pack(folder).name
    (tmp_path / "герої").mkdir()
    assert "pack" == pack(tmp_path / "герої").name


def test_a_faulty_hero_is_left_out_with_its_message_and_stops_nobody(tmp_path: Path) -> None:
    hero_in(tmp_path / "mine", "gorgon")
    hero_in(tmp_path / "mine", "stone", ("copies: 3", "copies: lots"))
    library = Library.installed(tmp_path / "mine")
    assert sorted([*Library().heroes, "gorgon"]) == list(library.heroes)
    (fault,) = library.left_out
    assert ("hero", "stone", "mine") == (fault.item.kind, fault.item.name, fault.item.pack.name)
    assert fault.lines[0].startswith("heroes/stone/hero.yaml:")
    assert str(tmp_path) not in fault.lines[0]
    assert library.notes[0].startswith(f"hero 'stone' is left out: {tmp_path}")
    with pytest.raises(ContentError, match="copies must be a whole number"):
        library.hero("stone")


def test_a_faulty_hero_hides_nothing(tmp_path: Path) -> None:
    hero_in(tmp_path / "mine", "medusa", ("move: 3", "move: many"))
    library = Library.installed(tmp_path / "mine")
    assert 3 == library.hero("medusa").move
    assert "" == library.pack_of("hero", "medusa")
    assert ([], 1) == (list(library.clashes), len(library.left_out))


def test_even_the_games_own_folder_may_have_a_faulty_hero(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = tmp_path / "content"
    copytree(CONTENT / "boards", content / "boards")
    hero_in(content, "gorgon")
    hero_in(content, "stone", ("move: 3", "move: many"))
    monkeypatch.setattr("matchless.library.library._OWN", packs.Pack(content, ""))
    library = Library(packs.Pack(content, ""))
    assert ("gorgon", "stone") == library.heroes  # trusted, until somebody looks
    assert ("gorgon",) == library.examine().heroes
    assert ["stone"] == [fault.item.name for fault in library.left_out]


def test_a_pack_without_anything_is_told(tmp_path: Path) -> None:
    (note,) = Library.installed(tmp_path).notes
    assert "there is nothing to play in the pack" in note


def test_the_upper_of_two_packs_counts(tmp_path: Path) -> None:
    hero_in(tmp_path / "upper", "gorgon", ("move: 3", "move: 1"))
    hero_in(tmp_path / "lower", "gorgon")
    library = Library.installed(tmp_path / "upper", tmp_path / "lower")
    assert 1 == library.hero("gorgon").move
    assert (
        "hero 'gorgon' of the pack 'upper' is played in place of that of the pack 'lower'",
    ) == library.notes


def test_a_renewed_library_reads_only_what_has_changed(tmp_path: Path) -> None:
    hero_in(tmp_path / "first", "gorgon")
    hero_in(tmp_path / "second", "gorgon", ("move: 3", "move: 2"))
    library = Library.installed(tmp_path / "first").examine()
    alice, board = library.hero("alice"), library.playing_board("sarpedon")
    assert 3 == library.hero("gorgon").move
    old = library.packs[0]
    renewed = library.renewed(old, packs.Pack(tmp_path / "second", old.name))
    assert 2 == renewed.hero("gorgon").move
    assert alice is renewed.hero("alice")
    assert board is renewed.playing_board("sarpedon")
    assert 3 == library.hero("gorgon").move


# Records ------------------------------------------------------------------------------------------------------


@pytest.fixture(name="played")
def _played(tmp_path: Path) -> tuple[Path, str]:
    """A hero of a pack, and the record of a game with it."""
    file = hero_in(tmp_path / "mine", "gorgon")
    match = Match(Library.installed(tmp_path / "mine"), Setup("sarpedon", ("gorgon", "alice"), 4))
    match.play("random", until=lambda one: len(one.moves) > 20)
    return file, str(match.record)


def test_a_record_names_the_packs_and_their_versions(played: tuple[Path, str], tmp_path: Path) -> None:
    record = read(played[1])
    (words,) = record.packs
    name, kind, slug, version = words.split()
    assert ("mine", "hero", "gorgon") == (name, kind, slug)
    assert version == Library.installed(tmp_path / "mine").version("hero", "gorgon")
    assert str(record) == played[1]
    assert f"packs: {words}" == played[1].splitlines()[2]
    assert len(resume(Library.installed(tmp_path / "mine"), record).moves) == len(record.moves)


def test_a_record_of_the_games_own_content_says_nothing_of_packs() -> None:
    match = Match(Library(), Setup("sarpedon", ("medusa", "alice"), 4))
    assert "packs" not in str(match.record)


def refused(library: Library, text: str) -> str:
    with pytest.raises(RecordError) as error:
        resume(library, read(text))
    return str(error.value)


def test_a_changed_hero_is_named(played: tuple[Path, str], tmp_path: Path) -> None:
    file, text = played
    file.write_text(file.read_text(encoding="utf-8").replace("move: 3", "move: 2"), encoding="utf-8")
    said = refused(Library.installed(tmp_path / "mine"), text)
    assert said.startswith(
        "record:3: the hero 'gorgon' of the pack 'mine' has changed since this game began: it was "
    )


def test_names_and_pictures_may_change(played: tuple[Path, str], tmp_path: Path) -> None:
    file, text = played
    (file.parent / "names.yaml").unlink()
    file.write_text(file.read_text(encoding="utf-8").replace("move: 3", "move: 3 # quick"), encoding="utf-8")
    assert resume(Library.installed(tmp_path / "mine"), read(text)).moves


def test_a_missing_pack_is_named(played: tuple[Path, str]) -> None:
    said = refused(Library(), played[1])
    assert "record:3: the hero 'gorgon' of the pack 'mine' is not here: name the folder" in said


def test_a_pack_may_be_called_otherwise(played: tuple[Path, str], tmp_path: Path) -> None:
    (tmp_path / "mine").rename(tmp_path / "yours")
    assert resume(Library.installed(tmp_path / "yours"), read(played[1])).moves


def test_a_pack_over_the_games_own_hero_is_named(tmp_path: Path) -> None:
    match = Match(Library(), Setup("sarpedon", ("medusa", "alice"), 4))
    hero_in(tmp_path / "mine", "medusa", ("move: 3", "move: 2"))
    said = refused(Library.installed(tmp_path / "mine"), str(match.record))
    assert "the hero 'medusa' is that of the pack 'mine' here, and this game was played with another" in said
