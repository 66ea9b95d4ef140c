"""Mining: the same puzzles whatever the number of processes, wherever it was stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from matchless.analysis.puzzles.deep import Depth
from matchless.analysis.puzzles.puzzle import FOLDER, PuzzleError, read_puzzles, write_puzzle
from matchless.cli.main import main
from matchless.lab.puzzles.check import faults_of
from matchless.lab.puzzles.choose import Chosen
from matchless.lab.puzzles.mine import Mining, dig, level_of, setup_of
from matchless.lab.puzzles.run import LOG, Mine
from matchless.library.library import Library

TINY = Mining(
    seed=5,
    iterations=3,
    again=3,
    finders=("sparrow",),
    tries=1,
    reasons=60,
    most=4,
    each=1,
    stands_out=0.01,
    gap=0.002,
    sure=0.0,
    least=0.0,
    trivial=1.0,
    depth=Depth(iterations=4, searches=1, glance=1, some=1, worlds=1, ahead=2, between=1),
)
"""So little search finds hardly any real puzzle, but as quickly as a test needs it."""


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*-????.json")}


def test_a_game_gives_the_same_puzzles_every_time_and_they_hold() -> None:
    found = [dig(TINY, number) for number in (5, 6)]
    assert found[1] == dig(TINY, 6)
    puzzles = [one for dug in found for one in dug.puzzles]
    assert puzzles
    library = Library()
    for one in puzzles:
        assert faults_of(library, one) == []
        assert one.level == level_of(one.found)
    assert setup_of(TINY, 1) != setup_of(TINY, 2)
    assert setup_of(TINY, 1) != setup_of(replace(TINY, seed=6), 1)


def test_neither_processes_nor_a_stop_change_what_is_found(tmp_path: Path) -> None:
    whole = Mine(tmp_path / "whole", 2, TINY)
    lines = list(whole.run(1))
    assert len(whole.kept) == 2
    assert [line.number for line in lines] == list(range(len(lines)))

    begun = Mine(tmp_path / "stopped", 2, TINY)
    running = begun.run(1)
    next(running)
    running.close()
    log = tmp_path / "stopped" / LOG
    log.write_bytes(log.read_bytes() + b'{"number":1,"dec')  # the machine went down while it wrote
    gone_on = Mine(tmp_path / "stopped", 2, TINY)
    assert [line.number for line in gone_on.lines] == [0]
    list(gone_on.run(2))
    assert files(tmp_path / "stopped") == files(tmp_path / "whole")
    assert {one.name for one in read_puzzles(tmp_path / "whole")} == {one.name for one in whole.kept}
    assert list(Mine(tmp_path / "whole", 2, TINY).run(1)) == []


def test_a_folder_goes_on_only_as_it_was_begun(tmp_path: Path) -> None:
    Mine(tmp_path, 3, TINY)
    with pytest.raises(PuzzleError, match="was begun with --seed 5 --count 3"):
        Mine(tmp_path, 4, TINY)
    with pytest.raises(PuzzleError, match="continue with these, or use another folder"):
        Mine(tmp_path, 3, replace(TINY, seed=6))


def test_what_is_kept_is_of_all_levels_and_many_heroes() -> None:
    first = read_puzzles(FOLDER)[0]
    chosen = Chosen(3)
    assert chosen.take(first) == ""
    assert chosen.take(first) == "twin"
    others = [one for one in read_puzzles(FOLDER) if one.hero != first.hero and one.theme != first.theme]
    same_level = next(one for one in others if one.level == first.level)
    assert chosen.take(same_level) == "level"
    other = next(one for one in others if one.level != first.level)
    assert chosen.take(replace(other, hero=first.hero)) == "hero"
    assert chosen.take(replace(other, theme=first.theme)) == "theme"
    assert chosen.take(other) == ""
    assert not chosen.is_full()
    assert [one.name for one in chosen.kept] == [first.name, other.name]


def test_the_command_lists_and_checks_and_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = read_puzzles(FOLDER)[0]
    path = tmp_path / f"{one.name}.json"
    path.write_bytes((FOLDER / path.name).read_bytes())
    assert main(["puzzles", "list", str(tmp_path)]) == 0
    assert main(["puzzles", "check", str(path), "--iterations", "0"]) == 0
    assert "1 puzzle, no mistakes." in capsys.readouterr().out
    write_puzzle(tmp_path, replace(one, choices=(replace(one.solution, answer="fly away"), *one.choices[1:])))
    assert main(["puzzles", "check", str(tmp_path), "--iterations", "0"]) == 1
    assert f"{one.name}: 'fly away' is not legal" in capsys.readouterr().out
    for wrong, why in (
        (["check", str(tmp_path / "nowhere")], "there is no such file or folder"),
        (["list", str(FOLDER.parent / "boards")], "there are no puzzles in this folder"),
        (["make", str(tmp_path / "new"), "--count", "0"], "--count must be at least 1"),
        (["check", "--iterations", "-1"], "--iterations must be at least 0"),
    ):
        assert main(["puzzles", *wrong]) == 2
        assert why in capsys.readouterr().err
