"""Warnings: what content lacks without being wrong."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

from matchless.library.gaps import warnings_of
from matchless.library.library import CONTENT
from matchless.scenarios.report import NO_SCENARIOS, check_paths, warnings_in


def test_the_games_own_content_lacks_nothing() -> None:
    assert [] == warnings_in([CONTENT])


def test_a_hero_without_names_is_no_mistake_but_a_warning(tmp_path: Path) -> None:
    folder = tmp_path / "heroes" / "medusa"
    copytree(CONTENT / "heroes" / "medusa", folder)
    (folder / "names.yaml").unlink()
    (folder / "scenarios.yaml").unlink()
    assert [] == check_paths([tmp_path], draft=True)
    assert [NO_SCENARIOS] == [one.message for one in check_paths([tmp_path])]
    (warning,) = warnings_in([tmp_path])
    assert warning.message.startswith("there is no names.yaml beside it")


def test_names_in_one_language_are_enough(tmp_path: Path) -> None:
    folder = tmp_path / "heroes" / "medusa"
    copytree(CONTENT / "heroes" / "medusa", folder)
    (folder / "names.yaml").write_text("en: {hero: The Gorgon}\n", encoding="utf-8")
    assert [] == check_paths([folder / "names.yaml"])
    told = [(one.line, one.message.partition(":")[0]) for one in warnings_of(folder / "hero.yaml")]
    assert [
        (1, "no names in 'en' for fighters"),
        (1, "no names in 'fr' for fighters"),
        (1, "no names in 'uk' for fighters"),
    ] == told


def test_an_enemy_and_a_board_have_warnings_too(tmp_path: Path) -> None:
    blob = tmp_path / "adventures" / "minions" / "blob"
    copytree(CONTENT / "adventures" / "minions" / "blob", blob)
    (blob / "names.yaml").write_text("en:\n  enemy: {name: Blob, pronoun: it}\n", encoding="utf-8")
    (tmp_path / "boards").mkdir()
    board = (CONTENT / "boards" / "sarpedon.yaml").read_text(encoding="utf-8")
    (tmp_path / "boards" / "sarpedon.yaml").write_text(
        board.replace("  uk: Сарпедон\n", ""), encoding="utf-8"
    )
    assert [] == check_paths([tmp_path], draft=True)
    assert [
        (
            "no names in 'en' for cards: deception, engulf, corrosive-spatter and 2 more; strews: acid: they are made "
            "from the words of the file"
        ),
        "no names in 'fr': they are taken from English",
        "no names in 'uk': they are taken from English",
        "no words in 'uk': they are taken from English",
    ] == [one.message for one in warnings_in([tmp_path])]
