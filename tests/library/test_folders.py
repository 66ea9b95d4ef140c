"""One library out of several folders."""

from pathlib import Path
from shutil import copytree

import pytest

from matchless.library.library import CONTENT, Library
from matchless.library.problem import ContentError


def test_the_names_of_all_folders_count(tmp_path: Path) -> None:
    copytree(CONTENT / "heroes" / "medusa", tmp_path / "heroes" / "my-medusa")
    library = Library(str(tmp_path), CONTENT)
    assert sorted([*Library().heroes, "my-medusa"]) == list(library.heroes)
    assert Library().boards == library.boards
    assert "sarpedon" == library.board("sarpedon").board


def test_a_name_that_two_folders_use_is_a_mistake(tmp_path: Path) -> None:
    copytree(CONTENT / "heroes" / "medusa", tmp_path / "heroes" / "medusa")
    library = Library(tmp_path, CONTENT)
    with pytest.raises(ContentError, match=f"there is another 'medusa': {tmp_path}"):
        library.hero("alice")


def test_a_folder_that_is_not_there_is_named() -> None:
    with pytest.raises(ContentError, match="my-heroes:1:1: there is no such folder"):
        Library("my-heroes", CONTENT)


def test_a_library_says_what_it_holds() -> None:
    library = Library()
    assert f"<Library {CONTENT}: {len(library.heroes)} heroes, " in repr(library)
