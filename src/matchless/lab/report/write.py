"""Writes the report of a run beside its results, and the records of single games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from matchless.lab.experiment.file import Experiment
from matchless.lab.experiment.play import Table
from matchless.lab.experiment.run import PLAN, Run
from matchless.lab.experiment.tables import read_table
from matchless.lab.report.findings import findings
from matchless.lab.report.naming import names_of
from matchless.lab.report.page import page
from matchless.lab.report.verdict import verdict
from matchless.library.library import Library

if TYPE_CHECKING:
    import polars as pl

PAGE: Final = "report.html"
FIGURES: Final = "report.json"


class Written(NamedTuple):
    """A report that has been written."""

    page: Path
    data: dict[str, Any]
    lines: list[str]  # the verdict, if there is one


def run_in(folder: Path) -> Run:
    """Return the run whose results are in a folder; ValueError says why there is none."""
    plan = folder / PLAN
    if not plan.is_file():
        raise ValueError(f"there are no results of a run in {folder}: it has no {PLAN}")
    experiment = msgspec.convert(json.loads(plan.read_text(encoding="utf-8"))["experiment"], Experiment)
    return Run(folder, experiment)


def write_report(folder: Path, hero: str | None = None) -> Written:
    """Write the page and the figures of a run into its folder, with a verdict on a hero if one is named."""
    going = run_in(folder)
    rows = going.finished()
    if not rows:
        raise ValueError(f"no game has been played yet in {folder}")
    found = findings(going.experiment.name, going.games.total, rows, _cards(going))
    named = names_of(Library(*going.folders), found.heroes)
    about = None if hero is None else verdict(found, hero)
    path = folder / PAGE
    path.write_text(page(found, named, about), encoding="utf-8")
    lines = [] if about is None else about.lines(named)
    data = {**found.as_json(), "verdict": lines}
    (folder / FIGURES).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return Written(path, data, lines)


def _cards(going: Run) -> pl.DataFrame:
    """Return what became of cards in every part that is complete."""
    return read_table(going.folder, "cards")


def record_of(folder: Path, game: int) -> str:
    """Return the record of one game, played again by its seed."""
    going = run_in(folder)
    if not 0 <= game < going.games.total:
        raise ValueError(f"games are numbered from 0 to {going.games.total - 1}, not {game}")
    return Table(going.experiment, Library(*going.folders)).record(game)
