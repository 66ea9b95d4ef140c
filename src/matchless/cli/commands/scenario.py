"""``matchless scenario``: play scenario files and compare."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from matchless.cli.options.content import add_content, packs_around
from matchless.cli.options.json_output import dumped
from matchless.lang.lint.fault import visible
from matchless.library.library import Library
from matchless.scenarios.book import load_book, scenario_files
from matchless.scenarios.run import Outcome, run_book

if TYPE_CHECKING:
    import argparse

    from matchless.library.problem import Problem


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "paths",
        nargs="*",
        type=Path,
        metavar="PATH",
        help="scenario files, or folders of them (default: the packs that --content names, or else all content)",
    )
    parser.add_argument("--verbose", action="store_true", help="print every option taken and what happened")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_content(parser)


def run(args: argparse.Namespace) -> int:
    """Play the scenarios; without a path, those of the packs that are named, or else of all content."""
    given = args.paths or [Path(folder) for folder in args.content]
    library = Library.installed(*args.content, *packs_around(given))
    outcomes: list[Outcome] = []
    problems: list[Problem] = []
    unread = left_out = 0
    for file in _files(given) if given else chain.from_iterable(map(scenario_files, library.folders)):
        book, found = load_book(file, library)
        problems += found
        unread += book is None
        left_out += 0 if book is None else book.left_out
        for outcome in run_book(book) if book is not None else ():
            outcomes.append(outcome)
            if not args.json:
                _print(outcome, verbose=args.verbose)
    failed = sum(not outcome.ok for outcome in outcomes)
    if args.json:
        print(dumped(_report(outcomes, problems, left_out)))
    else:
        for problem in problems:
            print(problem)
        not_run = [f"{left_out} not run"] if left_out else []
        not_run += [f"{_many(unread, 'file')} not read"] if unread else []
        not_run += [_many(len(problems), "mistake")] if problems else []
        figures = ", ".join([f"{len(outcomes) - failed} ok", f"{failed} failed", *not_run])
        print(f"{_many(len(outcomes) + left_out, 'scenario')}: {figures}")
    return 1 if failed or problems else 0


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        files = list(scenario_files(path))
        if not files:
            raise ValueError(f"there are no scenarios in {path}")
        yield from files


def _print(outcome: Outcome, *, verbose: bool) -> None:
    lines = [f"{'ok    ' if outcome.ok else 'FAILED'} {outcome.file}:{outcome.line}: {outcome.scenario}"]
    if verbose:
        lines += [f"       {line}" for line in outcome.log]
    for failure in outcome.failures:
        lines.append(f"       {outcome.file}:{failure.line}: {failure.step}: {failure.message}")
    if outcome.failures and outcome.failures[0].options:
        lines.append(f"       options: {' | '.join(outcome.failures[0].options)}")
    print("\n".join(map(visible, lines)))


def _report(outcomes: list[Outcome], problems: list[Problem], left_out: int) -> dict[str, object]:
    return {
        "scenarios": [{"ok": outcome.ok, **msgspec.to_builtins(outcome)} for outcome in outcomes],
        "not_run": left_out,
        "problems": [problem._asdict() for problem in problems],
    }
