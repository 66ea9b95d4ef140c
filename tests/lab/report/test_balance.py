"""The page on balance is written from a run, and says how much the run can tell."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.balance import PAGE, greedy_in, written
from matchless.cli.commands.lab import with_adept
from matchless.lab.experiment.engines import Pool
from matchless.lab.experiment.file import Experiment, Matches, read_experiment
from matchless.lab.experiment.games import Games
from matchless.lab.experiment.run import Run
from matchless.lab.report.publish import duels_of
from matchless.library.library import Library
from tests.support.experiments import played

THREE = ("king-arthur", "medusa", "sinbad")
RUN = Experiment("balance", (Matches(games=8, heroes=THREE, bots=("random",)),), part=24)
TABLE = "medusa   –  90%  85%   99.5%  99.0% – 99.9%\nsinbad  10%  –   30%    0.5%   0.1% –  0.9%\n"
BEGIN, END = "<!-- duels: written by bench/balance.py -->\n", "<!-- end of duels -->\n"


def test_the_page_has_every_pair_with_its_interval(tmp_path: Path) -> None:
    run = played(tmp_path / "run", RUN)
    page = written(f"# Balance\n{BEGIN}what was here\n{END}\n{TABLE}", run, duels_of(run))
    assert "what was here" not in page
    assert page.startswith("# Balance\n")
    assert page.endswith(TABLE)
    assert "24 duels, 8 of each of the 3 pairs" in page
    assert "played by `random`" in page
    assert re.search(r"; they took \d+ s on \d+ cores\.\n", page)
    assert " cores, beside other work.\n" in written(BEGIN + END, run, duels_of(run), "other work")
    pairs = re.findall(r"^([a-z-]+) +([a-z-]+) +(\d+) of +8 +\d+% +\d+% – +\d+%$", page, re.MULTILINE)
    wins = {frozenset(pair[:2]): int(pair[2]) for pair in pairs}
    assert 3 == len(wins)
    games = [row for row in run.finished() if set(row.heroes) == {"medusa", "sinbad"}]
    better = next(pair[0] for pair in pairs if set(pair[:2]) == {"medusa", "sinbad"})
    assert sum(row.heroes[row.winners[0]] == better for row in games) == wins[frozenset(("medusa", "sinbad"))]


def test_what_changed_against_the_greedy_bot_is_told_only_where_it_is_sure(tmp_path: Path) -> None:
    run = played(tmp_path / "run", RUN)
    page = written(f"{BEGIN}{END}{TABLE}", run, duels_of(run))
    assert re.search(r"stronger in the hands of the search are sinbad \(0 % → \d+ %\);", page)
    assert re.search(r"weaker are medusa \(100 % → \d+ %\)\.", page)
    assert "king-arthur (" not in page


def test_a_run_that_goes_on_says_how_far_it_is(tmp_path: Path) -> None:
    run = Run(tmp_path / "run", replace(RUN, part=12))
    for _games in islice(run.play(Pool(run.experiment, run.folders, 1)), 2):
        pass
    rows = duels_of(run)
    assert 12 == len(rows)
    page = written(BEGIN + END, run, rows)
    assert "**The plan has 24 duels; this is what has been played of it so far.**" in page
    whole = played(tmp_path / "whole", RUN)
    assert "so far" not in written(BEGIN + END, whole, duels_of(whole))


def test_pairs_that_have_not_met_are_told(tmp_path: Path) -> None:
    some = Experiment("some", (Matches(games=4, heroes=THREE, focus=("medusa",), bots=("random",)),), part=8)
    run = played(tmp_path / "run", some)
    assert "**One pair has not met yet.**" in written(BEGIN + END, run, duels_of(run))


def test_a_page_without_a_place_for_it_is_refused(tmp_path: Path) -> None:
    run = played(tmp_path / "run", RUN)
    with pytest.raises(ValueError, match="the page has no place for duels"):
        written("# Balance\n", run, duels_of(run))


def test_the_table_of_the_greedy_bot_is_found_in_the_page() -> None:
    found = greedy_in(PAGE.read_text(encoding="utf-8").partition(END)[2])
    assert set(Library().heroes) == set(found)
    assert (82.7, 74.3, 88.8) == found["medusa"]


def test_the_plan_plays_every_pair_in_whole_parts() -> None:
    plan = with_adept(read_experiment(PAGE.parents[1] / "bench" / "plans" / "balance.yaml"))
    games = Games(plan, Library())
    assert (91, 91 * 200) == (len(games.lines), games.total)
    assert plan.part == 91 * 4
    first = {frozenset(games.game(number).setup.heroes) for number in range(plan.part)}
    assert 91 == len(first)
