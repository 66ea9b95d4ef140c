"""``matchless simulate``: have bots play many games and count who wins."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from matchless.cli.adventure import simulate as adventures
from matchless.cli.options.content import add_content, library_of
from matchless.cli.options.guests import add_terms, print_faults, set_terms
from matchless.cli.options.simulation import simulate
from matchless.cli.options.words import add_jobs, changes_in, names_in
from matchless.cli.plain import Table
from matchless.lab.bench import is_compiled
from matchless.lab.plan import Plan, make_plan
from matchless.lab.simulate import play_all
from matchless.lab.tally import Tally
from matchless.players.outside.names import split_names
from matchless.players.registry import BOTS
from matchless.rules.ruleset import PRESETS

if TYPE_CHECKING:
    import argparse
    from collections.abc import Generator, Iterable

    from matchless.lab.arena import Outcome


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add = parser.add_argument
    add("--heroes", metavar="A,B", default="all", help="two heroes, or 'all' for each pair in turn (default)")
    add("--board", default="all", help="a board, or 'all' for each in turn (default)")
    add(
        "--bots",
        metavar="X,Y",
        help=f"two of: {', '.join(BOTS)}, or bots of your own: my.module:MyBot, my_bot.py:MyBot, 'cmd:node my_bot.js' "
        "(default greedy,random; in adventures one for all players, default greedy)",
    )
    add_terms(parser)
    add("--games", type=int, metavar="N", default=100, help="how many games (default 100)")
    add("--seed", type=int, metavar="N", default=1, help="the same seed gives the same games (default 1)")
    add_jobs(parser, "results")
    add("--json", action="store_true", help="print one JSON object")
    add_content(parser)
    add("--rules", metavar="PRESET", default="core-2023", help=f"one of: {', '.join(PRESETS)}")
    add("--rule", metavar="NAME=VALUE", action="append", default=[], help="change a rule; repeatable")
    add("--records", metavar="DIR", default="", help="write the record of every game to this folder")
    add(
        "--all-pairs",
        action="store_true",
        help="play --games games for every pair of heroes, and print a matrix of wins",
    )
    adventures.configure(parser)
    swap = parser.add_mutually_exclusive_group()
    swap.add_argument(
        "--swap",
        action="store_true",
        default=True,
        help="in every four games, each bot plays each hero from each seat once (default)",
    )
    swap.add_argument(
        "--no-swap",
        dest="swap",
        action="store_false",
        help="the first bot always sits at seat 1 with the first hero; 'all' pairs come in both orders",
    )


def run(args: argparse.Namespace) -> int:
    """Play the games and print what they add up to."""
    jobs = cores() if args.jobs is None else args.jobs
    if jobs < 1:
        raise ValueError(f"--jobs must be at least 1, not {jobs}")
    adventures.check(args)
    set_terms(args)
    library = library_of(args)
    if args.adventure is not None:
        return adventures.run(library, args, jobs, changes_in(args.rule))
    bots = split_names(args.bots or "greedy,random")
    pairs = len(library.heroes) * (len(library.heroes) - 1) // (2 if args.swap else 1)
    plan = make_plan(
        library,
        heroes=("all",) if args.all_pairs else names_in(args.heroes),
        board=args.board,
        bots=bots * 2 if args.all_pairs and len(bots) == 1 else bots,
        games=args.games * pairs if args.all_pairs else args.games,
        seed=args.seed,
        preset=args.rules,
        changes=changes_in(args.rule),
        swap=args.swap,
    )
    tally = Tally(plan)

    def show(seconds: float) -> int:
        if args.json:
            matrix = {"matrix": tally.matrix()} if args.all_pairs else {}
            print(json.dumps({**tally.summary(), **matrix, **_run(plan, tally, seconds)}))
        elif args.all_pairs:
            _print_matrix(tally)
            _print_rest(plan, tally, seconds)
        else:
            _print(plan, tally, seconds)
        return tally.games

    return simulate(plan.games, _played(play_all(plan, jobs, args.records, library.packs), tally), show)


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _played(outcomes: Iterable[Outcome], tally: Tally) -> Generator[None]:
    """Play all games and count them, one at a time."""
    for outcome in outcomes:
        tally.add(outcome)
        yield


def _run(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """Return the settings and the speed of a run."""
    return {
        "wanted": plan.games,
        "seed": plan.seed,
        "boards": list(plan.boards),
        "swap": plan.swap,
        "rules": {"preset": plan.preset, **plan.changes},
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "compiled": is_compiled(),
    }


def _print(plan: Plan, tally: Tally, seconds: float) -> None:
    """Print the tables."""
    rows: list[list[Any]] = []
    for at, line in enumerate(tally.bots(), start=1):
        rows.append([f"{at}. {line['bot']}", line])
        rows.extend([f"   as {hero['hero']}", hero] for hero in line["heroes"])
    _table("bot", rows)
    _table("seat", [[str(line["seat"]), line] for line in tally.seats()])
    _table("hero", [[line["hero"], line] for line in tally.heroes()])
    _print_rest(plan, tally, seconds)


def _print_matrix(tally: Tally) -> None:
    """Print how often each hero (row) beats each other one (column), in percent, and overall with its interval."""
    heroes = tally.heroes()
    table = Table()
    table.add_column("hero")
    for line in heroes:
        table.add_column(line["hero"][:6], justify="right")
    table.add_column("overall", justify="right")
    table.add_column("95 % interval", justify="right")
    rates = {(line["hero"], line["against"]): f"{line['rate']:.0%}" for line in tally.matrix()}
    for line in heroes:
        row = [rates.get((line["hero"], other["hero"]), "–") for other in heroes]
        interval = f"{line['low']:.1%} – {line['high']:.1%}"
        table.add_row(line["hero"], *row, f"{line['rate']:.1%}", interval)
    print(table)
    print()


def _print_rest(plan: Plan, tally: Tally, seconds: float) -> None:
    """Print a summary of the run."""
    summary = tally.summary()
    print_faults(summary["faults"])
    build = "compiled" if is_compiled() else "pure Python"
    print(
        f"{tally.games} games on {', '.join(plan.boards)}, seed {plan.seed}; "
        f"on average {summary['mean_turns']:.1f} turns and {summary['mean_decisions']:.0f} decisions.\n"
        f"{seconds:.1f} s, {tally.games / seconds:.1f} games/s ({build})."
    )


def _table(what: str, rows: list[list[Any]]) -> None:
    """Print wins with their intervals; whoever has not played has no line."""
    table = Table()
    table.add_column(what, min_width=16)
    for name in ("games", "wins", "rate", "95 % interval"):
        table.add_column(name, justify="right")
    for name, line in rows:
        if not line["games"]:
            continue
        interval = f"{line['low']:.1%} – {line['high']:.1%}"
        table.add_row(name, str(line["games"]), str(line["wins"]), f"{line['rate']:.1%}", interval)
    print(table)
    print()
