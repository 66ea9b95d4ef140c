"""How strong the bots are: every row of the tables in docs/bots.md.

    python bench/bots.py                    all rows (hours)
    python bench/bots.py --rows 5ms,prior   some of them
    python bench/bots.py --scale 0.1        a tenth of the games, to try it
    python bench/bots.py --json             a JSON object for each row

Two heroes, all pairs and boards in turn, blocks of four games with seats and heroes swapped, Wilson intervals of 95 %;
the lower bound counts. Bots search for a number of iterations, so that the games are the same on every machine; how
many fit into 5 ms is measured first, or told with --fast.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import NamedTuple

from matchless.lab.plan import make_plan
from matchless.lab.search_speed import measure_search
from matchless.lab.simulate import play_all
from matchless.lab.tally import wilson
from matchless.library.library import Library


class Row(NamedTuple):
    """A match: the first bot is to win more than ``bar`` of the games."""

    name: str
    claim: str
    first: str
    second: str
    games: int
    bar: float


def rows(fast: int) -> list[Row]:
    """Return every row; ``fast`` iterations take 5 ms."""

    def search(milliseconds: float, settings: str = "") -> str:
        return f"strategist:iterations={round(fast * milliseconds / 5)}{settings}"

    return [
        Row("5ms", "5 ms a decision against greedy", search(5), "greedy", 1000, 0.80),
        Row("100ms", "100 ms a decision against greedy", search(100), "greedy", 600, 0.90),
        Row("prior", "the prior alone against greedy", "prior", "greedy", 1000, 0.50),
        Row("learned", "learned weights against none", search(5), search(5, ":weights=none"), 1000, 0.50),
        Row("belief", "belief on against off", search(5), search(5, ":belief=no"), 1000, 0.52),
        Row("25-5", "25 ms against 5 ms", search(25), search(5), 400, 0.55),
        Row("5-1", "5 ms against 1 ms", search(5), search(1), 400, 0.55),
    ]


def main() -> None:
    """Play the rows that were asked for."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--rows", help="names separated by commas (default: all)")
    parser.add_argument("--scale", type=float, default=1.0, help="play this share of the games")
    parser.add_argument("--fast", type=int, help="iterations that take 5 ms (default: measured)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    library = Library()
    fast = args.fast or round(measure_search(library, 3).iterations_per_second / 200)
    wanted = args.rows.split(",") if args.rows else None
    if not args.json:
        print(f"5 ms: {fast} iterations")
    for row in rows(fast):
        if wanted is None or row.name in wanted:
            _play(library, row, args)


def _play(library: Library, row: Row, args: argparse.Namespace) -> None:
    games = max(4, round(row.games * args.scale))
    plan = make_plan(library, bots=(row.first, row.second), games=games, seed=args.seed)
    began = time.perf_counter()
    won = sum(outcome.bots[outcome.winner] == 0 for outcome in play_all(plan, args.jobs))
    low, high = wilson(won, games)
    seconds = time.perf_counter() - began
    if args.json:
        found = {**row._asdict(), "played": games, "won": won, "low": low, "high": high, "seconds": seconds}
        print(json.dumps(found), flush=True)
        return
    verdict = "reached" if low > row.bar else "missed"
    print(
        f"{row.claim}: {100 * won / games:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {games} games; "
        f"bar {100 * row.bar:.0f} %: {verdict} ({seconds:.0f} s)",
        flush=True,
    )


if __name__ == "__main__":
    main()
