"""``matchless puzzles``: make, check and list puzzles."""

from __future__ import annotations

import os
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from matchless.analysis.puzzles.deep import Depth
from matchless.analysis.puzzles.puzzle import FOLDER, LEVELS, PuzzleError, read_puzzle, read_puzzles
from matchless.cli.options.simulation import INTERRUPTED
from matchless.cli.options.words import add_jobs
from matchless.cli.plain import Progress
from matchless.lab.bench import is_compiled
from matchless.lab.puzzles.check import faults_of, is_preferred
from matchless.lab.puzzles.mine import Mining
from matchless.lab.puzzles.run import LOG, Mine
from matchless.library.library import Library

if TYPE_CHECKING:
    import argparse

    from matchless.analysis.puzzles.puzzle import Puzzle

_FINDING: Final = 1


def configure(parser: argparse.ArgumentParser) -> None:
    """Add what can be done with puzzles."""
    parser.epilog = "docs/puzzles.md explains how puzzles are found and verified."
    deeds = parser.add_subparsers(dest="deed", metavar="WHAT", required=True)

    make = deeds.add_parser(
        "make",
        help="find new puzzles in games between bots",
        description="Let bots play, and keep the positions in which one choice is much better than all others.",
        epilog="Ctrl-C stops it; the same command resumes it.",
    )
    add = make.add_argument
    add("folder", type=Path, help="where the puzzles and the log go")
    add("--count", type=int, metavar="N", default=60, help="how many to collect (default 60)")
    add("--seed", type=int, metavar="N", default=1, help="the same seed gives the same puzzles (default 1)")
    add_jobs(make, "puzzles")

    check = deeds.add_parser(
        "check",
        help="verify puzzle files",
        description="Play the record of every puzzle, see that its choices are legal, and search its position again.",
    )
    check.add_argument("where", type=Path, nargs="*", help="files or folders (default: those of the game)")
    check.add_argument(
        "--iterations",
        type=int,
        metavar="N",
        default=Depth().iterations,
        help=f"of each of the {Depth().searches} searches of a position; 0: none (default {Depth().iterations})",
    )

    listing = deeds.add_parser("list", help="list puzzles", description="List puzzles, the easiest first.")
    listing.add_argument("where", type=Path, nargs="*", help="files or folders (default: those of the game)")


def run(args: argparse.Namespace) -> int:
    """Do what was asked for."""
    return {"make": _make, "check": _check, "list": _list}[args.deed](args)


# Making -----------------------------------------------------------------------------------------------------


def _make(args: argparse.Namespace) -> int:
    jobs = (os.cpu_count() or 1) if args.jobs is None else args.jobs
    for name, value in (("count", args.count), ("jobs", jobs)):
        if value < 1:
            raise ValueError(f"--{name} must be at least 1, not {value}")
    mine = Mine(args.folder, args.count, Mining(seed=args.seed))
    if not is_compiled():
        print("The search is not compiled here: this takes some four times as long.")
    began = time.monotonic()
    code = 0
    try:
        with Progress() as progress:
            progress.show("puzzles", len(mine.kept), args.count)
            for line in mine.run(jobs):
                progress.show(f"game {line.number + 1}", len(mine.kept), args.count)
    except KeyboardInterrupt:
        code = INTERRUPTED
    minutes = (time.monotonic() - began) / 60
    levels = Counter(one.level for one in mine.kept)
    told = ", ".join(f"{levels[level]} {level}" for level in LEVELS)
    print(
        f"{len(mine.kept)} of {args.count} puzzles ({told}) from {len(mine.lines)} games; {minutes:.0f} minutes."
    )
    print(f"They are in {args.folder}, with {LOG}. Look at them: matchless puzzles list {args.folder}")
    if code:
        print("Stopped; the same command resumes here.")
    return code


# Checking and listing ---------------------------------------------------------------------------------------


def _check(args: argparse.Namespace) -> int:
    if args.iterations < 0:
        raise ValueError(f"--iterations must be at least 0, not {args.iterations}")
    library = Library()
    puzzles = _read(args.where)
    faults: list[str] = []
    with Progress() as progress:
        progress.begin("puzzles", len(puzzles))
        for puzzle in puzzles:
            progress.advance()
            found = faults_of(library, puzzle)
            if not found and args.iterations and not is_preferred(library, puzzle, args.iterations):
                found = [f"the search no longer prefers '{puzzle.solution.answer}'"]
            faults += [f"{puzzle.name}: {fault}" for fault in found]
    for fault in faults:
        print(fault)
    print(
        f"{len(puzzles)} puzzle{'s' * (len(puzzles) != 1)}, {len(faults) or 'no'} mistake{'s' * (len(faults) != 1)}."
    )
    return _FINDING if faults else 0


def _list(args: argparse.Namespace) -> int:
    puzzles = _read(args.where)
    table = Table(box=None, header_style="bold", pad_edge=False)
    for name in ("puzzle", "level", "about", "plays", "against", "board", "choices", "best", "next"):
        table.add_column(name, overflow="fold")
    for one in puzzles:
        setup = one.game().setup
        rival = next(hero for hero in setup.heroes if hero != one.hero)
        chances = [f"{weight.chance:.0%}" for weight in one.choices[:2]]
        words = (
            one.name,
            one.level,
            one.theme,
            one.hero,
            rival,
            setup.board,
            str(len(one.choices)),
            *chances,
        )
        table.add_row(*map(escape, words))
    Console(highlight=False).print(table)
    print(f"{len(puzzles)} puzzle{'s' * (len(puzzles) != 1)}; best and next: the chances of winning.")
    return 0


def _read(where: list[Path]) -> list[Puzzle]:
    """Return the puzzles of files and folders; PuzzleError if there are none."""
    found: list[Puzzle] = []
    for path in where or [FOLDER]:
        if not path.exists():
            raise PuzzleError(f"{path}: there is no such file or folder")
        puzzles = read_puzzles(path) if path.is_dir() else [read_puzzle(path)]
        if not puzzles:
            raise PuzzleError(f"{path}: there are no puzzles in this folder")
        found += puzzles
    return found
