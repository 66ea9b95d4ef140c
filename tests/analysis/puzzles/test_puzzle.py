"""Puzzle files: read strictly, in a lasting order, and answers get their grade."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from matchless.analysis.puzzles.puzzle import (
    FOLDER,
    LEVELS,
    Puzzle,
    PuzzleError,
    Weight,
    name_of,
    read_puzzle,
    read_puzzles,
    write_puzzle,
)


def puzzle(*chances: float) -> Puzzle:
    """A puzzle with choices of such chances, called a, b, c …"""
    weights = tuple(Weight(chr(ord("a") + at), chance, 0.01) for at, chance in enumerate(chances))
    return replace(read_puzzles(FOLDER)[0], choices=weights)


def test_the_solution_is_right_and_what_keeps_more_than_half_of_the_stake_is_nearly() -> None:
    one = puzzle(0.8, 0.65, 0.6, 0.4)
    assert [one.grade(answer) for answer in "abcd"] == ["right", "nearly", "wrong", "wrong"]
    assert one.gap == pytest.approx(0.15)


def test_a_written_puzzle_is_read_back(tmp_path: Path) -> None:
    one = read_puzzles(FOLDER)[0]
    assert read_puzzle(write_puzzle(tmp_path, one)) == one


def test_puzzles_come_by_level_and_then_from_what_is_found_most() -> None:
    found = read_puzzles(FOLDER)
    assert [one.level for one in found] == sorted((one.level for one in found), key=LEVELS.index)
    for level in LEVELS:
        shares = [sum(one.found.values()) for one in found if one.level == level]
        assert shares == sorted(shares, reverse=True)


def test_the_name_follows_from_the_record() -> None:
    for one in read_puzzles(FOLDER):
        assert one.name == name_of(one.hero, one.record)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"level": "heavy"}, "Invalid enum value 'heavy'"),
        ({"choices": []}, "Expected `array` of length >= 2"),
        ({"solution": "maneuver"}, "unknown field `solution`"),
        ({"name": "another-one"}, "a puzzle is named as its file"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_name(
    tmp_path: Path, change: dict[str, object], why: str
) -> None:
    one = msgspec.to_builtins(read_puzzles(FOLDER)[0])
    path = tmp_path / f"{one['name']}.json"
    path.write_bytes(msgspec.json.encode({**one, **change}))
    with pytest.raises(PuzzleError, match=path.name) as error:
        read_puzzle(path)
    assert why in str(error.value)


@pytest.mark.parametrize("content", [b"", b"not json", b"\xff\xfe", b"[]", b'{"name": ' + b'"x' * 150_000])
def test_what_is_no_puzzle_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    with pytest.raises(PuzzleError, match="odd"):
        read_puzzle(path)
