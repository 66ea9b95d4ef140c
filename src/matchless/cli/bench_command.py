"""``matchless bench``: measure the speed of the engine."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from matchless.lab.bench import BOARDS, HEROES, SEEDS, Figures, measure
from matchless.library.shelf import Shelf

if TYPE_CHECKING:
    import argparse

ABOUT = (
    f"Random games of a fixed set of duels ({', '.join(HEROES)}: every pair, on {' and '.join(BOARDS)}, "
    f"{len(SEEDS)} games each), in CPU time, each figure the median of repetitions. Every answer that the engine "
    "asks for counts as a decision, also when there is only one option. The checksum stands for all options of "
    "all games: builds that play alike have the same."
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Say which words the command takes."""
    parser.epilog = ABOUT
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--seconds", type=float, metavar="N", default=6.0, help="CPU seconds to spend, about (default 6)"
    )


def run(args: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    if not args.seconds > 0:
        raise ValueError(f"--seconds must be more than 0, not {args.seconds:g}")
    figures = measure(Shelf(), args.seconds)
    if args.json:
        print(json.dumps(asdict(figures)))
    else:
        _print(figures)
    return 0


def _print(figures: Figures) -> None:
    """Print the figures as a table."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row("rules", "compiled" if figures.compiled else "pure Python")
    table.add_row("decisions per second", f"{figures.decisions_per_second:,.0f}")
    table.add_row("decisions per second, inside the kernel", f"{figures.kernel_decisions_per_second:,.0f}")
    table.add_row("games per second", f"{figures.games_per_second:,.1f}")
    table.add_row("copy of a state", f"{figures.clone_us:.2f} µs")
    table.add_row("saved state", f"{figures.state_bytes:.0f} bytes")
    table.add_row(f"checksum of {figures.games} games, {figures.decisions:,} decisions", figures.checksum)
    Console().print(table)
