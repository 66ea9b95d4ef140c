"""``matchless analyse``: in words, as JSON, and with errors that help."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from matchless.cli.main import main
from matchless.match.match import Match
from matchless.match.start import adventure, duel

FEW = ["--iterations", "20", "--jobs", "1"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = duel("medusa", "sinbad", board="sarpedon", seed=2)
    match.play("random")
    return written(match, tmp_path / "game.record")


def written(match: Match, path: Path) -> Path:
    path.write_text(str(match.record), encoding="utf-8")
    return path


def test_it_tells_how_a_game_was_won_and_lost(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["analyse", str(record), *FEW])
    said = capsys.readouterr().out
    for words in ("Medusa (lost): accuracy", "Sinbad (won): accuracy", "own mistakes", "luck", "better"):
        assert words in said


def test_as_json_it_is_the_same_however_many_processes(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = []
    for jobs in ("1", "2"):
        assert 0 == main(["analyse", str(record), "--iterations", "20", "--jobs", jobs, "--json"])
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert [0, 1] == [seat["seat"] for seat in found[0]["seats"]]
    for seat in found[0]["seats"]:
        end = seat["start"] - seat["lost"] + seat["gifts"] + seat["luck"]
        assert seat["outcome"] == pytest.approx(end)
        assert 0 <= seat["accuracy"] <= 100
        frames = [one["frame"] for one in seat["moments"]]
        assert frames == sorted(frames)


def test_one_seat_alone(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for wish in ("medusa", "1"):
        assert 0 == main(["analyse", str(record), *FEW, "--seat", wish])
        said = capsys.readouterr().out
        assert "Medusa (lost)" in said
        assert "Sinbad (won)" not in said
    assert 2 == main(["analyse", str(record), *FEW, "--seat", "alice"])
    assert "no 'alice' in this game, only 1 (medusa), 2 (sinbad)" in capsys.readouterr().err


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = duel("medusa", "sinbad", board="sarpedon", seed=2)
    path = written(match, tmp_path / "none.record")
    assert 2 == main(["analyse", str(path), *FEW])
    assert "nothing to analyse" in capsys.readouterr().err
    match.play("random", until=lambda one: len(one.taken) > 12)
    assert 0 == main(["analyse", str(written(match, path)), *FEW])
    assert "Medusa (not over)" in capsys.readouterr().out


def test_what_cannot_be_analysed_is_refused_in_words(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quest = written(adventure("mothman", ["alice"], seed=1), tmp_path / "quest.record")
    broken = tmp_path / "broken.record"
    broken.write_text(record.read_text().replace("medusa: ", "alice: "), encoding="utf-8")
    for arguments, why in (
        ([str(quest)], "no analysis of adventures yet"),
        ([str(broken)], "is asked here, not alice"),
        ([str(tmp_path / "none")], "there is no such file"),
        ([str(record), "--iterations", "0"], "--iterations must be between 1 and 1,000,000, not 0"),
        ([str(record), "--jobs", "0"], "--jobs must be at least 1"),
    ):
        assert 2 == main(["analyse", *arguments])
        assert why in capsys.readouterr().err
