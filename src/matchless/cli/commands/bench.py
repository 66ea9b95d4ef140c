"""``matchless bench``: measure the speed of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import json, to_builtins

from matchless.cli.options.content import add_content, library_of
from matchless.cli.plain import Table
from matchless.lab.bench import (
    ADVENTURE_BAR,
    ADVENTURES_EACH,
    ALL_SEEDS,
    BOARDS,
    FIRST_HEROES,
    FIRST_SEEDS,
    RATIO_BAR,
    Figures,
    is_compiled,
    kernel_pace,
    measure,
)
from matchless.lab.search_speed import ITERATIONS, measure_search

if TYPE_CHECKING:
    import argparse

ABOUT = (
    f"Plays random games from three fixed sets. Two are duels on {' and '.join(BOARDS)}: every pair of the first four "
    f"heroes ({', '.join(FIRST_HEROES)}; {len(FIRST_SEEDS)} games each) and every pair of all heroes "
    f"({len(ALL_SEEDS)} game each). The third is adventures: {ADVENTURES_EACH} against each villain with each number "
    "of players. The sets take turns, and each figure is a median of CPU times. Duels of all heroes should be at most "
    f"{RATIO_BAR:g} times slower than those of the first four, and adventures at most {ADVENTURE_BAR:g} times slower "
    "than duels of all heroes. Every question of the engine counts as a decision, even one with a single option. The "
    "checksum covers all options of all games: builds that play alike have the same one."
)


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.epilog = ABOUT
    parser.add_argument("--search", action="store_true", help="measure the search of the strategist instead")
    parser.add_argument("--rl", action="store_true", help="measure the environments for learning instead")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_content(parser)
    parser.add_argument(
        "--seconds", type=float, metavar="N", default=10.0, help="CPU seconds to spend, roughly (default 10)"
    )


def run(args: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    if not args.seconds > 0:
        raise ValueError(f"--seconds must be more than 0, not {args.seconds:g}")
    if args.search:
        return _search(args)
    if args.rl:
        return _learning(args)
    figures = measure(library_of(args), args.seconds)
    if args.json:
        print(json.encode(figures).decode())
    else:
        _print(figures)
    return 0


def _search(args: argparse.Namespace) -> int:
    """Measure the search."""
    found = measure_search(library_of(args), args.seconds)
    if args.json:
        print(json.encode(found).decode())
        return 0
    print(f"search: {found.iterations_per_second:,.0f} iterations a second of the processor")
    print(f"        over {found.positions} positions; {found.nodes:,.0f} nodes for {ITERATIONS:,} iterations")
    print(f"        calibration: {found.calibration:.1f} million additions of the interpreter a second")
    if not found.compiled:
        print("        NOT compiled")
    return 0


def _learning(args: argparse.Namespace) -> int:
    """Measure the environments for learning, beside the kernel that they step."""
    from matchless.rl.setups import duels as setups_of  # noqa: PLC0415 - needs the extra `rl`
    from matchless.rl.speed import MANY_BAR, SEATS_BAR  # noqa: PLC0415 - as above
    from matchless.rl.speed import measure as measure_learning  # noqa: PLC0415 - as above

    library = library_of(args)
    kernel = kernel_pace(library, args.seconds / 4)
    paces = measure_learning(setups_of(FIRST_HEROES, BOARDS), library, args.seconds * 3 / 4)
    if args.json:
        print(json.encode({**to_builtins(paces), "kernel": kernel, "compiled": is_compiled()}).decode())
        return 0
    table = Table()
    table.add_column("decisions a second")
    for heading in ("", "of the kernel", "bar"):
        table.add_column(heading, justify="right")
    table.add_row("the kernel alone", f"{kernel:,.0f}", "", "")
    for name, pace, bar in (
        (f"ManyGamesEnv, {paces.num_envs} games, by row", paces.many_games, f"{MANY_BAR:,}"),
        ("the same by code, with masks", paces.many_games_by_code, ""),
        ("SeatsEnv (PettingZoo AEC)", paces.seats, f"{SEATS_BAR:,}"),
    ):
        table.add_row(name, f"{pace:,.0f}", f"{pace / kernel:.2f}", bar)
    print(table)
    if not is_compiled():
        print("NOT compiled")
    return 0


def _print(figures: Figures) -> None:
    """Print the figures as tables."""
    every, quests = figures.all_heroes, figures.adventures
    paces = Table()
    paces.add_column("rules: compiled" if figures.compiled else "rules: pure Python")
    for heading in ("first four heroes", "all heroes", "adventures"):
        paces.add_column(heading, justify="right")
    sets = (figures, every, quests)
    paces.add_row("decisions per second", *(f"{one.decisions_per_second:,.0f}" for one in sets))
    paces.add_row("the same inside the kernel", *(f"{one.kernel_decisions_per_second:,.0f}" for one in sets))
    bars = f"ratio (bar {RATIO_BAR:g}; {ADVENTURE_BAR:g})"
    ratios = (figures.ratio, RATIO_BAR), (figures.adventure_ratio, ADVENTURE_BAR)
    paces.add_row(bars, "", *(_against_the_bar(ratio, bar) for ratio, bar in ratios))
    ratios = (figures.kernel_ratio, RATIO_BAR), (figures.adventure_kernel_ratio, ADVENTURE_BAR)
    paces.add_row("the same inside the kernel", "", *(_against_the_bar(ratio, bar) for ratio, bar in ratios))
    paces.add_row("games", *(f"{one.games:,}" for one in sets))
    paces.add_row("decisions", *(f"{one.decisions:,}" for one in sets))
    paces.add_row("checksum", *(one.checksum for one in sets))
    rest = Table(show_header=False)
    rest.add_column()
    rest.add_column(justify="right")
    rest.add_row("games per second", f"{figures.games_per_second:,.1f}")
    rest.add_row("copy of a state", f"{figures.clone_us:.2f} µs")
    rest.add_row("saved state", f"{figures.state_bytes:.0f} bytes")
    print(paces, rest, sep="\n")


def _against_the_bar(ratio: float, bar: float) -> str:
    """Return a ratio, marked if it misses its bar."""
    return f"{ratio:.2f}" if ratio <= bar else f"{ratio:.2f}, missed"
