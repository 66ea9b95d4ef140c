"""The statistics of a pack: what is wrong with a file, and when its figures are of another hero than today's."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from matchless.library.library import CONTENT, Library
from matchless.library.problem import ContentError
from matchless.library.statistics import (
    STATISTICS_FILE,
    CardCounts,
    HeroCounts,
    Measurement,
    Statistics,
    check_statistics,
    notes_on_statistics,
    read_statistics,
    write_statistics,
)
from matchless.rules.flow.play import REVISION
from matchless.scenarios.report import check_paths

OWN = Library()
CARD = CardCounts(5, 2, 1, 0, 1, 1, 9, (1, 2), (0, 1))
MEASURED = Measurement(
    day="2026-11-19",
    rules=REVISION,
    bots=("greedy",),
    games=4,
    boards=("sarpedon",),
    first=(3, 4),
    turns={"12": 4},
    versions={name: OWN.version("hero", name) for name in ("medusa", "sinbad")},
)
MEDUSA = HeroCounts(
    of="test",
    version=OWN.version("hero", "medusa"),
    rating=(1520, 1480, 1560),
    place=(1, 2),
    first=(2, 2),
    turns=48,
    against={"sinbad": (3, 4)},
    cards={"gaze-of-stone": CARD},
)
WHOLE = Statistics(format=1, measurements={"test": MEASURED}, heroes={"medusa": MEDUSA})


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for hero in ("medusa", "sinbad"):
        copytree(CONTENT / "heroes" / hero, tmp_path / "heroes" / hero)
    write_statistics(tmp_path, WHOLE)
    return tmp_path


def changed(pack: Path, change: Callable[[Any], None]) -> list[str]:
    """The mistakes in the file after a change of what it holds."""
    path = pack / STATISTICS_FILE
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    return [problem.message for problem in check_statistics(pack, Library(pack))]


def test_what_is_written_is_read(pack: Path) -> None:
    assert read_statistics(pack) == WHOLE
    assert (3, 4) == WHOLE.heroes["medusa"].won
    assert [] == check_paths([pack])


def test_a_pack_needs_none(tmp_path: Path) -> None:
    assert read_statistics(tmp_path) is None
    assert [] == check_statistics(tmp_path, OWN)
    assert [] == notes_on_statistics(tmp_path, OWN)


def test_those_of_the_game_are_sound() -> None:
    assert read_statistics(CONTENT) is not None
    assert [] == check_statistics(CONTENT, OWN)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data["heroes"].update(medusaa=data["heroes"]["medusa"]), "did you mean 'medusa'?"),
        (
            lambda data: data["heroes"]["medusa"]["cards"].update(gaze=msgspec.to_builtins(CARD)),
            "medusa: the card 'gaze' is not known",
        ),
        (lambda data: data["heroes"]["medusa"].update(of="nothing"), "the measurement of medusa is missing"),
        (lambda data: data.update(format=2), "'matchless lab publish' writes this file"),
        (lambda data: data["measurements"]["test"].update(day="today"), "$.measurements"),
        (lambda data: data["heroes"]["medusa"].update(luck=1), "unknown field `luck`"),
    ],
)
def test_what_cannot_be_true_is_told(pack: Path, change: Callable[[Any], None], message: str) -> None:
    (told,) = changed(pack, change)
    assert message in told


def test_a_check_of_the_folder_finds_it_too(pack: Path) -> None:
    (pack / STATISTICS_FILE).write_text("{", encoding="utf-8")
    (problem,) = check_paths([pack])
    assert str(pack / STATISTICS_FILE) == problem.file
    with pytest.raises(ContentError):
        read_statistics(pack)


def test_figures_are_those_of_the_hero_as_it_is(pack: Path) -> None:
    library = Library(pack)
    assert "measured" == WHOLE.standing("medusa", library)
    assert "missing" == WHOLE.standing("sinbad", library)
    assert ["sinbad has not been measured"] == [one.message for one in notes_on_statistics(pack, library)]


def test_a_hero_that_has_changed_has_no_figures(pack: Path) -> None:
    path = pack / "heroes" / "medusa" / "hero.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("move: 3", "move: 2"), encoding="utf-8")
    library = Library(pack)
    assert "changed" == WHOLE.standing("medusa", library)
    notes = notes_on_statistics(pack, library)
    assert "medusa has changed since it was measured, so its figures are not shown" == notes[0].message
    # Its deck of then is not compared with that of today.
    assert [] == check_statistics(pack, library)


@pytest.mark.parametrize(
    "older",
    [replace(MEASURED, rules=REVISION - 1), replace(MEASURED, versions={"medusa": "1", "sinbad": "2"})],
    ids=["rules", "opponents"],
)
def test_other_rules_or_opponents_are_told(pack: Path, older: Measurement) -> None:
    found = replace(WHOLE, measurements={"test": older})
    assert "older" == found.standing("medusa", Library(pack))


def test_an_opponent_that_is_gone_makes_figures_older(tmp_path: Path) -> None:
    copytree(CONTENT / "heroes" / "medusa", tmp_path / "heroes" / "medusa")
    assert "older" == WHOLE.standing("medusa", Library(tmp_path))
