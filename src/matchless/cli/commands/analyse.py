"""``matchless analyse``: how a recorded game was won and lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import to_builtins
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from matchless.analysis.analyse import check_analysable, verdicts
from matchless.analysis.judge import Effort, effort_of
from matchless.cli.options.content import add_content, library_of
from matchless.cli.options.json_output import dumped
from matchless.cli.options.words import add_jobs
from matchless.cli.plain import Progress
from matchless.library.library import Library
from matchless.library.packs import Pack
from matchless.match.record import RecordError, read_record
from matchless.match.replay import resume
from matchless.presentation.analysis import Analysed, told
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from matchless.analysis.verdict import Verdict
    from matchless.match.match import Match
    from matchless.match.setup import Setup
    from matchless.presentation.wire.analysis import Analysis, SeatAnalysis

_CHUNK: Final = 8
"""How many decisions a process judges at a time."""
_MOST: Final = 1_000_000
_KINDS: Final = {"own": "own choice", "partner": "partner", "others": "their mistake", "luck": "luck"}
_REASONS: Final = {
    "errors": "{name} lost above all to choices that cost more than they had to.",
    "partner": "{name} lost above all through mistakes of the partner.",
    "gifts": "{name} won above all because the other side made mistakes.",
    "start": "{name} {won} above all because of how the game was set up: the heroes and the board.",
    "play": "{name} won by playing well: neither luck nor mistakes of others explain it.",
}


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add = parser.add_argument
    parser.epilog = (
        "Chances of winning are calibrated on games of bots; docs/analysis.md explains every figure."
    )
    add("file", type=Path, help="a record, as saved by 'matchless play' or downloaded from a server")
    add("--seat", metavar="HERO", help="only this hero, by name or by the number of the seat, from 1")
    add(
        "--iterations",
        type=int,
        metavar="N",
        default=Effort().iterations,
        help=f"search iterations for each decision (default {Effort().iterations})",
    )
    add_jobs(parser, "results")
    add("--json", action="store_true", help="print one JSON object")
    add_content(parser)


def run(args: argparse.Namespace) -> int:
    """Analyse the record, and print what was found."""
    if not 1 <= args.iterations <= _MOST:
        raise ValueError(f"--iterations must be between 1 and {_MOST:,}, not {args.iterations:,}")
    jobs = (os.cpu_count() or 1) if args.jobs is None else args.jobs
    if jobs < 1:
        raise ValueError(f"--jobs must be at least 1, not {jobs}")
    record = read_record(args.file)
    library = library_of(args)
    check_analysable(record.setup)
    match = resume(library, record)
    if not match.taken:
        raise RecordError(f"{record.name}: nobody has decided anything yet, so there is nothing to analyse")
    only = None if args.seat is None else _seat(match, args.seat)
    found: list[Verdict] = []
    with Progress() as progress:
        progress.begin("decisions", len(match.taken))
        for part in _judged(match, effort_of(args.iterations), jobs):
            found.extend(one for one in part if one is not None)
            progress.advance(len(part))
    found.sort(key=lambda one: one.number)
    analysis = told(
        library, Analysed(match.setup, match.taken, found, _winners(match), args.iterations), "en"
    )
    seats = [one for one in analysis.seats if only in (None, one.seat)]
    if args.json:
        print(dumped({**to_builtins(analysis), "seats": to_builtins(seats)}))
    else:
        _print(analysis, seats)
    return 0


def _seat(match: Match, wish: str) -> int:
    names = [match.seat_name(seat) for seat in range(match.game.players)]
    if wish in names:
        return names.index(wish)
    if wish.isdecimal() and 1 <= int(wish) <= len(names):
        return int(wish) - 1
    known = ", ".join(f"{number} ({name})" for number, name in enumerate(names, start=1))
    raise ValueError(f"--seat: there is no '{wish}' in this game, only {known}")


def _winners(match: Match) -> list[int] | None:
    winner = match.state.winner
    return (
        None if winner == NOBODY else [seat for seat, side in enumerate(match.game.sides) if side == winner]
    )


def _judged(match: Match, effort: Effort, jobs: int) -> Iterator[list[Verdict | None]]:
    """Yield the verdicts part by part, in any order."""
    parts = [range(at, min(at + _CHUNK, len(match.taken))) for at in range(0, len(match.taken), _CHUNK)]
    work = [(match.setup, tuple(match.taken), effort, part) for part in parts]
    if jobs == 1:
        library = match.library
        for setup, options, how, part in work:
            yield list(verdicts(library, setup, options, how, part))
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(work)), _begin, match.library.packs) as pool:
        yield from pool.imap_unordered(_judge, work)


_LIBRARIES: Final[list[Library]] = []
"""The library of a worker process."""


def _begin(*packs: Pack) -> None:
    """Set up a worker process; only the main process handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _LIBRARIES.append(Library(*packs))


def _judge(work: tuple[Setup, tuple[int, ...], Effort, range]) -> list[Verdict | None]:
    setup, options, effort, part = work
    return list(verdicts(_LIBRARIES[-1], setup, options, effort, part))


# Printing ---------------------------------------------------------------------------------------------------


def _print(analysis: Analysis, seats: list[SeatAnalysis]) -> None:
    console = Console(highlight=False)
    for at, seat in enumerate(seats):
        if at:
            console.print()
        _print_seat(console, seat)
    console.print(
        "\nAccuracy: how much was kept of the winning chance that choosing at random would have given away; 100 is "
        "nothing given away, a bot that plays at random gets 30 to 40. Costs and luck are in points of winning chance, "
        f"judged by what the seat knew, with {analysis.iterations:,} iterations for each decision; a cost within two "
        "standard errors counts as none. Whoever is behind has less to lose: below 50%, labels begin at smaller costs.",
        soft_wrap=True,
        style="dim",
    )


def _print_seat(console: Console, seat: SeatAnalysis) -> None:
    end = {None: "not over", 0.0: "lost", 1.0: "won"}[seat.outcome]
    console.print(
        f"[bold]{escape(seat.name)}[/] ({end}): accuracy {seat.accuracy:.0f} over {seat.choices} choices"
    )
    if seat.reason is not None:
        console.print(escape(_reason(seat)))
    parts = [f"{seat.start:.0%} at first", f"own mistakes {_points(-seat.lost)}"]
    if seat.partners:
        parts.append(f"partner’s mistakes {_points(-seat.partners)}")
    if seat.gifts is not None:
        parts.append(f"their mistakes {_points(seat.gifts)}")
    parts.append(f"luck{'' if seat.gifts is not None else ' and the others'} {_points(seat.luck)}")
    console.print("; ".join(parts) + "\n", soft_wrap=True)
    if seat.moments:
        table = _table("turning point", "chance", "why", "what happened")
        for one in seat.moments:
            chances = f"{one.before:.0%} → {one.after:.0%}"
            table.add_row(f"turn {one.turn}, move {one.frame}", chances, _KINDS[one.kind], escape(one.text))
        console.print(table, "")
    if seat.errors:
        table = _table("choice", "cost", "taken", "better")
        for error in sorted(seat.errors, key=lambda one: -one.loss):
            better = "\n".join(f"{escape(one.sentence)} ({_points(one.gain)})" for one in error.better)
            better += f"\n[dim]{escape(error.why)}[/]" if error.why else ""
            cost = f"{_points(-error.loss)} ±{max(1.0, 100 * error.margin):.0f}\n{error.label}"
            where = f"turn {error.turn}, move {error.frame + 1}"
            table.add_row(where, cost, escape(error.taken.sentence), better)
        console.print(table)
    else:
        console.print("No choice that was clearly worse than another.")


def _reason(seat: SeatAnalysis) -> str:
    won = "won" if seat.outcome else "lost"
    if seat.reason == "luck":
        whose = "luck" if seat.gifts is not None else "luck and what the others did"
        found = f"{seat.name} {won} above all by {whose}: cards drawn, and cards that others held."
    else:
        found = _REASONS[str(seat.reason)].format(name=seat.name, won=won)
    if not seat.outcome and seat.reason != "errors" and round(100 * seat.lost) > 0:
        found += f" Own choices cost {_points(seat.lost).lstrip('+')} points as well."
    return found


def _points(share: float) -> str:
    """Return a change of a chance in points, with its sign."""
    number = round(100 * share)
    return f"{number:+d}" if number else "0"


def _table(*names: str) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for name in names:
        table.add_column(name, overflow="fold")
    return table
