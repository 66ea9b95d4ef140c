"""One library out of several folders."""

from pathlib import Path
from shutil import copytree

import pytest

from matchless.library.library import CONTENT, Library
from matchless.library.problem import ContentError


def test_the_names_of_all_folders_count(tmp_path: Path) -> None:
    folder = tmp_path / "heroes" / "my-medusa"
    copytree(CONTENT / "heroes" / "medusa", folder)
    file = folder / "hero.yaml"
    file.write_text(
        file.read_text(encoding="utf-8").replace("hero: medusa", "hero: my-medusa", 1), encoding="utf-8"
    )
    library = Library(str(tmp_path), CONTENT)
    assert sorted([*Library().heroes, "my-medusa"]) == list(library.heroes)
    assert Library().boards == library.boards
    assert "sarpedon" == library.board("sarpedon").board


def test_the_upper_of_two_folders_counts_and_the_clash_is_told(tmp_path: Path) -> None:
    copytree(CONTENT / "heroes" / "medusa", tmp_path / "Pack A" / "heroes" / "medusa")
    file = tmp_path / "Pack A" / "heroes" / "medusa" / "hero.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("move: 3", "move: 4", 1), encoding="utf-8")
    library = Library(tmp_path / "Pack A", CONTENT)
    assert 4 == library.hero("medusa").move
    assert Library().heroes == library.heroes
    assert "pack-a" == library.pack_of("hero", "medusa")
    assert "" == library.pack_of("hero", "alice")
    assert ("hero 'medusa' of the pack 'pack-a' is played in place of the game's own",) == library.notes


def test_a_folder_that_is_not_there_is_named() -> None:
    with pytest.raises(ContentError, match=r"^my-heroes: there is no such folder$"):
        Library("my-heroes", CONTENT)


def test_a_library_says_what_it_holds() -> None:
    library = Library()
    assert f"<Library {CONTENT}: {len(library.heroes)} heroes, " in repr(library)
