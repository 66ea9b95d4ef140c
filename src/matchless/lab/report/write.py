"""Writes the report of a run beside its results, and the records of single games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import polars as pl

from matchless.lab.experiment.file import Experiment
from matchless.lab.experiment.play import Table
from matchless.lab.experiment.run import FORMAT, PLAN, Run, finished_rows
from matchless.lab.experiment.tables import read_table
from matchless.lab.report.causes import causes
from matchless.lab.report.findings import findings
from matchless.lab.report.known import known_wins
from matchless.lab.report.naming import names_of
from matchless.lab.report.page import page
from matchless.lab.report.verdict import verdict
from matchless.library.library import CONTENT, Library
from matchless.library.problem import ContentError
from matchless.players.outside.casting import is_outside

PAGE: Final = "report.html"
FIGURES: Final = "report.json"


class Written(NamedTuple):
    """A report that has been written."""

    page: Path
    data: dict[str, Any]
    lines: list[str]  # the verdict, if there is one


class Results(NamedTuple):
    """What a folder holds of a run, which may be unfinished, or belong to content that has changed since."""

    folder: Path
    experiment: Experiment
    wanted: int  # games, when it is finished
    library: Library
    is_current: bool  # heroes, boards and rules have not changed since the games


def results_in(folder: Path) -> Results:
    """Return the results in a folder; ValueError says why there are none."""
    path = folder / PLAN
    if not path.is_file():
        raise ValueError(f"there are no results of a run in {folder}: it has no {PLAN}")
    plan = json.loads(path.read_text(encoding="utf-8"))
    if plan.get("format") != FORMAT:
        raise ValueError(f"another version of Matchless played the games in {folder}")
    experiment = msgspec.convert(plan["experiment"], Experiment)
    try:
        going = Run(folder, experiment)
    except (ContentError, ValueError):
        return Results(folder, experiment, plan["games"], _library(experiment), is_current=False)
    return Results(folder, experiment, plan["games"], Library(*going.folders), is_current=True)


def _library(experiment: Experiment) -> Library:
    """Return what is left of the content of an experiment."""
    folders = [folder for folder in experiment.content if Path(folder).is_dir()]
    return Library(*folders, CONTENT)


def write_report(folder: Path, hero: str | None = None) -> Written:
    """Write the page and the figures of a run into its folder, with a verdict on a hero: one that is named, or its only one."""
    results = results_in(folder)
    rows = finished_rows(folder)
    if not rows:
        raise ValueError(f"no game has been played yet in {folder}")
    cards = read_table(folder, "cards")
    known = known_wins(rows, results.library)
    found = findings(results.experiment.name, results.wanted, rows, cards, known)
    found.warning = "" if results.is_current else _warning(results.experiment)
    found.source = _source(results)
    named = names_of(results.library, found.heroes)
    hero = hero or found.focus
    about = None if hero is None else verdict(found, hero, causes(hero, rows, cards, results.library))
    path = folder / PAGE
    path.write_text(page(found, named, about), encoding="utf-8")
    lines = [] if about is None else about.lines(named)
    data = {**found.as_json(), "verdict": lines}
    (folder / FIGURES).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return Written(path, data, lines)


def _warning(experiment: Experiment) -> str:
    missing = [folder for folder in experiment.content if not Path(folder).is_dir()]
    if missing:
        return (
            f"Here is no {', '.join(missing)}, so that some names are missing, and whether its heroes and boards have changed is "
            "not known. Write this page from the folder in which the games were played."
        )
    return "Heroes, boards, rules or bots have changed since these games."


def _source(results: Results) -> str:
    plan = json.loads((results.folder / PLAN).read_text(encoding="utf-8"))
    return (
        f"Seed {results.experiment.seed}, content {plan['content']}, search {plan['search']}: "
        "with these, the plan gives the same games again."
    )


def current_run(folder: Path) -> Run:
    """Return the run in a folder; ValueError if its content has changed, so that its games cannot be replayed."""
    results = results_in(folder)
    if not results.is_current:
        content = ", ".join(results.experiment.content)
        where = f", or {content} is not beside this folder" if content else ""
        raise ValueError(f"heroes, boards or rules have changed since the games in {folder}{where}")
    return Run(folder, results.experiment)


def record_of(folder: Path, game: int) -> str:
    """Return the record of one game: the one that was kept, or the game is played again by its seed."""
    kept = read_table(folder, "records").filter(pl.col("game") == game)
    if len(kept):
        return str(kept["record"][0])
    going = current_run(folder)
    if not 0 <= game < going.games.total:
        raise ValueError(f"games are numbered from 0 to {going.games.total - 1}, not {game}")
    outside = [bot for bot in going.games.game(game).bots if is_outside(bot)]
    if outside:
        raise ValueError(
            f"{outside[0]} may not answer the same twice, so that its games cannot be had again; "
            "with 'record: [records]' the plan keeps them as they are played"
        )
    return Table(going.experiment, Library(*going.folders)).record(game)
