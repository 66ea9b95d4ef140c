import os
import shutil
from pathlib import Path

import pytest

from matchless.library.library import CONTENT
from matchless.scenarios.report import check_paths
from tests.support.samples import BOARD, HERO, NAMES


def told(*paths: Path | str, under: Path) -> list[str]:
    return [str(problem).removeprefix(f"{under}/") for problem in check_paths(paths)]


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A folder of good content, but for the size of the deck."""
    hero = tmp_path / "heroes" / "rook"
    hero.mkdir(parents=True)
    (tmp_path / "boards").mkdir()
    (hero / "hero.yaml").write_text(HERO, encoding="utf-8")
    (hero / "names.yaml").write_text(NAMES, encoding="utf-8")
    (hero / "scenarios.yaml").write_text("anything", encoding="utf-8")
    (hero / "notes.txt").write_text("anything", encoding="utf-8")
    (tmp_path / "boards" / "yard.yaml").write_text(BOARD, encoding="utf-8")
    return tmp_path


def test_the_content_of_the_game_has_no_problems() -> None:
    assert [] == check_paths([CONTENT])


def test_the_rules_are_checked_too(tmp_path: Path) -> None:
    shutil.copytree(CONTENT / "rules", tmp_path / "rules")
    french = tmp_path / "rules" / "fr.yaml"
    french.write_text(french.read_text(encoding="utf-8").replace("R1.1:", "R1.99:", 1), encoding="utf-8")
    assert ["the numbers and their order differ from en.yaml"] == [
        problem.message.partition(":")[0] for problem in check_paths([tmp_path])
    ]


def test_a_folder_is_checked_with_all_that_is_in_it(content: Path) -> None:
    assert ["heroes/rook/hero.yaml:38:1: the deck has 7 cards, not 30"] == told(content, under=content)


def test_each_kind_of_file_is_known_by_its_name_or_its_keys(content: Path) -> None:
    hero = content / "heroes" / "rook"
    assert [] == told(hero / "names.yaml", content / "boards" / "yard.yaml", under=content)
    (hero / "other.yaml").write_text(HERO.replace("rook", "tower"), encoding="utf-8")
    assert ["other.yaml:38:1: the deck has 7 cards, not 30"] == told(hero / "other.yaml", under=hero)
    (hero / "list.yml").write_text("- 1\n", encoding="utf-8")
    message = "list.yml:1:1: nothing known: one of the keys 'hero', 'board', 'enemy' and 'event' is needed"
    assert [message] == told(hero / "list.yml", under=hero)


def test_a_hero_needs_no_names(content: Path) -> None:
    hero = content / "heroes" / "rook"
    with_names = told(hero, under=hero)
    (hero / "names.yaml").unlink()
    assert with_names == told(hero, under=hero)


def test_names_are_checked_as_far_as_possible_without_their_hero(content: Path) -> None:
    hero = content / "heroes" / "rook"
    (hero / "hero.yaml").unlink()
    (hero / "names.yaml").write_text(NAMES.replace("charge", "retreat"), encoding="utf-8")
    assert [] == told(hero / "names.yaml", under=hero)


def test_what_is_not_content_is_answered_not_feared(tmp_path: Path) -> None:
    (tmp_path / "empty.yaml").touch()
    (tmp_path / "binary.yaml").write_bytes(bytes(range(256)))
    (tmp_path / "huge.yaml").write_bytes(b"a: 1\n" * 300_000)
    os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "loop").symlink_to(tmp_path)
    (tmp_path / "dangling.yaml").symlink_to(tmp_path / "nowhere")
    (tmp_path / "folder.yaml").mkdir()
    assert [
        "binary.yaml:3:115: the file is not text in UTF-8",
        "dangling.yaml:1:1: there is no such file",
        "empty.yaml:1:1: the file is empty",
        "huge.yaml:1:1: the file is larger than 1,000,000 bytes",
        "pipe.yaml:1:1: this is not a file",
    ] == told(tmp_path, under=tmp_path)


def test_what_is_not_there_is_answered(tmp_path: Path) -> None:
    assert ["nowhere:1:1: there is no such file"] == told(tmp_path / "nowhere", under=tmp_path)
    assert ["a\\u0000b:1:1: there is no such file"] == told("a\0b", under=tmp_path)
    assert 1 == len(told("x" * 5000, under=tmp_path))
    assert [] == check_paths([])
