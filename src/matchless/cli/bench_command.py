"""``matchless bench``: measure the speed of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import json
from rich.console import Console
from rich.table import Table

from matchless.lab.bench import ALL_SEEDS, BOARDS, FIRST_HEROES, FIRST_SEEDS, RATIO_BAR, Figures, measure
from matchless.library.shelf import Shelf

if TYPE_CHECKING:
    import argparse

ABOUT = (
    f"Random games of two fixed sets of duels on {' and '.join(BOARDS)}: every pair of the first four heroes "
    f"({', '.join(FIRST_HEROES)}; {len(FIRST_SEEDS)} games each) and every pair of all heroes "
    f"({len(ALL_SEEDS)} game each). The two take turns, in CPU time, and each figure is the median of "
    f"repetitions; the duels of all heroes should be at most {RATIO_BAR:g} times slower. Every answer that the "
    "engine asks for counts as a decision, also when there is only one option. A checksum stands for all "
    "options of all games: builds that play alike have the same."
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Say which words the command takes."""
    parser.epilog = ABOUT
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--seconds", type=float, metavar="N", default=10.0, help="CPU seconds to spend, about (default 10)"
    )


def run(args: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    if not args.seconds > 0:
        raise ValueError(f"--seconds must be more than 0, not {args.seconds:g}")
    figures = measure(Shelf(), args.seconds)
    if args.json:
        print(json.encode(figures).decode())
    else:
        _print(figures)
    return 0


def _print(figures: Figures) -> None:
    """Print the figures as tables."""
    every = figures.all_heroes
    paces = Table(box=None, pad_edge=False)
    paces.add_column("rules: compiled" if figures.compiled else "rules: pure Python")
    for heading in ("first four heroes", "all heroes", f"ratio (bar {RATIO_BAR:g})"):
        paces.add_column(heading, justify="right")
    paces.add_row(
        "decisions per second",
        f"{figures.decisions_per_second:,.0f}",
        f"{every.decisions_per_second:,.0f}",
        _against_the_bar(figures.ratio),
    )
    paces.add_row(
        "the same inside the kernel",
        f"{figures.kernel_decisions_per_second:,.0f}",
        f"{every.kernel_decisions_per_second:,.0f}",
        _against_the_bar(figures.kernel_ratio),
    )
    paces.add_row("games", f"{figures.games:,}", f"{every.games:,}")
    paces.add_row("decisions", f"{figures.decisions:,}", f"{every.decisions:,}")
    paces.add_row("checksum", figures.checksum, every.checksum)
    rest = Table(box=None, show_header=False, pad_edge=False)
    rest.add_column()
    rest.add_column(justify="right")
    rest.add_row("games per second", f"{figures.games_per_second:,.1f}")
    rest.add_row("copy of a state", f"{figures.clone_us:.2f} µs")
    rest.add_row("saved state", f"{figures.state_bytes:.0f} bytes")
    Console().print(paces, rest, sep="\n")


def _against_the_bar(ratio: float) -> str:
    """Return a ratio, and whether it is more than it may be."""
    return f"{ratio:.2f}" if ratio <= RATIO_BAR else f"{ratio:.2f}, missed"
