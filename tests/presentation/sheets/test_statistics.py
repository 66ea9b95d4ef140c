"""Statistics as the gallery shows them: rates and intervals that can be checked by hand."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from matchless.library.library import CONTENT, Library
from matchless.library.statistics import STATISTICS_FILE
from matchless.presentation.sheets.statistics import hero_statistics
from tests.support.figures import write_figures


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    copytree(CONTENT / "heroes" / "medusa", tmp_path / "heroes" / "medusa")
    write_figures(tmp_path, Library(tmp_path, CONTENT), "medusa")
    return tmp_path


def test_figures_of_a_hero(pack: Path) -> None:
    sheet = hero_statistics(Library(pack, CONTENT), "medusa")
    found = sheet.figures
    assert "measured" == sheet.standing
    assert found is not None
    assert ["sinbad", "alice"] == [one.against for one in found.match_ups]
    assert (0.6, 20, 12.0, 11.0) == (found.won.value, found.games, found.turns, found.all_turns)
    assert found.won.low < 0.6 < found.won.high
    assert found.first is not None
    assert found.second is not None
    assert (0.8, 0.4, 0.6) == (found.first.value, found.second.value, found.all_first.value)
    assert (1520, 1, 3) == (found.rating.value, found.place, found.rated)


def test_figures_of_cards_are_shares_of_what_was_drawn(pack: Path) -> None:
    found = hero_statistics(Library(pack, CONTENT), "medusa").figures
    assert found is not None
    gaze, frenzy = sorted(found.cards, key=lambda card: card.slug)
    # Three copies in each of twenty games, of which half were drawn.
    assert (0.5, 0.3, 0.1, 0.3, 0.2) == (gaze.drawn, gaze.played, gaze.defenses, gaze.boosts, gaze.left)
    assert 4.0 == gaze.value
    assert gaze.won_played is not None
    assert gaze.won_held is not None
    assert (1.0, 0.0) == (gaze.won_played.value, gaze.won_held.value)
    assert gaze.is_clear
    assert (0.0, None, None) == (frenzy.played, frenzy.value, frenzy.won_played)
    assert not frenzy.is_clear


def test_figures_lie_in_the_pack_that_the_hero_comes_from(pack: Path) -> None:
    library = Library(pack, CONTENT)
    (pack / STATISTICS_FILE).unlink()
    assert ("missing", None) == (
        hero_statistics(library, "medusa").standing,
        hero_statistics(library, "medusa").figures,
    )


def test_figures_of_another_deck_are_not_shown(pack: Path) -> None:
    path = pack / "heroes" / "medusa" / "hero.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("move: 3", "move: 2"), encoding="utf-8")
    sheet = hero_statistics(Library(pack, CONTENT), "medusa")
    assert ("changed", None) == (sheet.standing, sheet.figures)


def test_a_file_that_cannot_be_read_is_none(pack: Path) -> None:
    (pack / STATISTICS_FILE).write_text("{}", encoding="utf-8")
    assert "missing" == hero_statistics(Library(pack, CONTENT), "medusa").standing


def test_every_hero_of_the_game_is_told_of() -> None:
    library = Library()
    for hero in library.heroes:
        sheet = hero_statistics(library, hero)
        assert (sheet.figures is None) == (sheet.standing in ("missing", "changed"))
