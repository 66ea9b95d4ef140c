"""``matchless simulate --adventure``: have bots play many adventures and count how often the players win."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from matchless.cli.options.guests import print_faults
from matchless.cli.options.simulation import simulate
from matchless.cli.options.words import names_in
from matchless.cli.plain import Table
from matchless.lab.adventure.plan import AdventurePlan, make_adventure_plans
from matchless.lab.adventure.tally import AdventureTally
from matchless.lab.bench import is_compiled
from matchless.lab.simulate import play_all
from matchless.players.outside.names import split_names

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Generator, Iterable

    from matchless.lab.arena import Outcome
    from matchless.library.library import Library

HEADINGS = ("games", "won", "95 % interval")
"""The columns of every table."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options for adventures."""
    words = parser.add_argument_group(
        "adventures",
        "The seed draws heroes, minions and events for each game; --heroes, --minions and --events say what to draw "
        "from.",
    )
    add = words.add_argument
    add("--adventure", metavar="VILLAIN", help="play against this villain, or 'all' for each in turn")
    add("--players", metavar="N", help="how many players, or 'all' for 1 to 4 (default 2)")
    add("--minions", metavar="A,B", help="the minions to draw from, or 'all' (default)")
    add("--events", metavar="N|A,B", help="how many events to draw, or the events to play with (default 0)")


def check(args: argparse.Namespace) -> None:
    """Refuse options that belong to the other kind of game; ``ValueError`` says which."""
    if args.adventure is None:
        for word in ("players", "minions", "events"):
            if getattr(args, word) is not None:
                raise ValueError(f"--{word} is for adventures: name a villain with --adventure, or 'all'")
    elif args.board != "all":
        raise ValueError("an adventure is played on its villain's board; leave out --board")
    elif args.all_pairs or not args.swap:
        raise ValueError("--all-pairs and --no-swap are for duels; leave them out with --adventure")


def run(library: Library, args: argparse.Namespace, jobs: int, changes: dict[str, str]) -> int:
    """Play the adventures and print what they add up to."""
    plans = make_adventure_plans(
        library,
        names_in(args.adventure),
        players=args.players or "2",
        heroes=names_in(args.heroes),
        minions=names_in(args.minions or "all"),
        events=names_in(args.events or "0"),
        bots=split_names(args.bots or "greedy"),
        games=args.games,
        seed=args.seed,
        preset=args.rules,
        changes=changes,
    )
    whole = AdventureTally(plans)
    cells = [AdventureTally([plan]) for plan in plans]
    wanted = sum(plan.games for plan in plans)

    def show(seconds: float) -> int:
        if args.json:
            table = [{**cell.summary()} for cell in cells]
            print(json.dumps({**whole.summary(), "table": table, **_run(plans, whole, seconds)}))
        else:
            _print(cells, whole, seconds)
        return whole.games

    return simulate(
        wanted, _played(cells, whole, lambda plan: play_all(plan, jobs, args.records, library.packs)), show
    )


def _played(
    cells: list[AdventureTally],
    whole: AdventureTally,
    play: Callable[[AdventurePlan], Iterable[Outcome]],
) -> Generator[None]:
    """Play all games and count them, one at a time."""
    for cell in cells:
        for outcome in play(cell.plans[0]):
            cell.add(outcome)
            whole.add(outcome)
            yield


def _run(plans: list[AdventurePlan], whole: AdventureTally, seconds: float) -> dict[str, Any]:
    """Return the settings and the speed of a run."""
    first = plans[0]
    return {
        "wanted": sum(plan.games for plan in plans),
        "seed": first.seed,
        "bots": list(first.bots) if len(plans) == 1 else sorted(set(first.bots)),
        "drawn_events": first.drawn_events,
        "rules": {"preset": first.preset, **first.changes},
        "seconds": seconds,
        "games_per_second": whole.games / seconds,
        "compiled": is_compiled(),
    }


def _print(cells: list[AdventureTally], whole: AdventureTally, seconds: float) -> None:
    """Print the tables."""
    table = Table()
    table.add_column("adventure")
    for heading in ("players", *HEADINGS, "goal", "fallen", "rounds"):
        table.add_column(heading, justify="right")
    for cell in [*cells, whole] if len(cells) > 1 else cells:
        line = cell.summary()
        lost = (
            f"{line[key] / max(1, line['games']):.0%}" for key in ("lost_by_objective", "lost_all_defeated")
        )
        table.add_row(
            line["villain"],
            str(line["players"]),
            str(line["games"]),
            *_rate(line),
            *lost,
            f"{line['mean_rounds']:.1f}",
        )
    print(table)
    print()
    for kind in ("minion", "hero", "event"):
        if whole.lines(kind):
            _print_kind(kind, whole)
    print_faults(whole.faults.lines())
    first = whole.plans[0]
    build = "compiled" if is_compiled() else "pure Python"
    print(
        f"{whole.games} games, seed {first.seed}, {first.drawn_events} events; on average "
        f"{whole.summary()['mean_decisions']:.0f} decisions.\n"
        f"{seconds:.1f} s, {whole.games / seconds:.1f} games/s ({build})."
    )


def _print_kind(kind: str, whole: AdventureTally) -> None:
    """Print the wins with each minion, hero or event present."""
    table = Table()
    table.add_column(f"with {kind}", min_width=16)
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for line in whole.lines(kind):
        table.add_row(line[kind], str(line["games"]), *_rate(line))
    print(table)
    print()


def _rate(line: dict[str, Any]) -> tuple[str, str]:
    return f"{line['win_rate']:.1%}", f"{line['low']:.1%} – {line['high']:.1%}"
