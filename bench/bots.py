"""How strong the bots are: every row of the tables in docs/bots.md.

    python bench/bots.py                        all rows (a day; take --keep with it)
    python bench/bots.py --rows 5ms,prior       some of them
    python bench/bots.py --rows 100ms --keep blocks.jsonl --minutes 30
                                                as many games as fit into half an hour; run it again to go on
    python bench/bots.py --scale 0.1            a tenth of the games, to try it
    python bench/bots.py --json                 a JSON object for each row

Blocks of four games with seats and heroes swapped, over all heroes and boards in turn; Wilson intervals of 95 %, and
the lower bound counts. In adventures both bots play the same ones. Bots search for a number of iterations, so that the
games are the same on every machine; how many fit into 5 ms is measured first, or told with --fast.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from matchless.analysis.wilson import wilson
from matchless.lab.search_speed import measure_search, views
from matchless.lab.strength.blind import BlindBot
from matchless.lab.strength.matches import BLOCK, Block, Match, paired, play_block, read_block
from matchless.library.library import Library

if TYPE_CHECKING:
    from collections.abc import Iterator


class Row(NamedTuple):
    """A match: the first bot is to win more than ``bar`` of the games, or in adventures so much more."""

    name: str
    claim: str
    kind: str
    first: str
    second: str
    games: int
    bar: float
    hero_bar: float = 0.0  # and this share with each hero


def rows(fast: int, blind: int) -> list[Row]:
    """Return every row; ``fast`` iterations of the search take 5 ms, ``blind`` ones of the blind search a second."""

    def search(milliseconds: float, settings: str = "") -> str:
        return f"strategist:iterations={round(fast * milliseconds / 5)}{settings}"

    off = search(5, ":belief=no")
    return [
        Row("prior", "the prior alone against greedy", "duel", "prior", "greedy", 1000, 0.50),
        Row("5ms", "5 ms a decision against greedy", "duel", search(5), "greedy", 1000, 0.80),
        Row("100ms", "100 ms a decision against greedy", "duel", search(100), "greedy", 600, 0.90, 0.60),
        Row("blind", "5 ms against 1 s of blind search", "duel", search(5), f"blind:{blind}", 200, 0.95),
        Row("25-5", "25 ms against 5 ms", "duel", search(25), search(5), 400, 0.55),
        Row("5-1", "5 ms against 1 ms", "duel", search(5), search(1), 400, 0.55),
        Row("belief", "belief on against off, 5 ms", "duel", search(5), off, 1000, 0.52),
        Row("knowing", "belief off, but shown the other's hand, against off, 5 ms", "knowing", off, off, 400, 0.5),
        Row("learned", "learned weights against none", "duel", search(5), search(5, ":weights=none"), 1000, 0.50),
        Row("four", "5 ms against three greedy, all for themselves", "four", search(5), "greedy", 400, 0.45),
        Row("teams", "two with 5 ms against two greedy", "teams", search(5), "greedy", 400, 0.75),
        *(
            Row(villain, f"two heroes with 100 ms against {villain}, more wins than with greedy's adventure bot",
                villain, search(100), "greedy", 400, 0.12)
            for villain in Library().villains
        ),
    ]  # fmt: skip


def main() -> None:
    """Play the rows that were asked for."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--rows", help="names separated by commas (default: all)")
    parser.add_argument("--scale", type=float, default=1.0, help="play this share of the games")
    parser.add_argument("--fast", type=int, help="iterations that take 5 ms (default: measured)")
    parser.add_argument(
        "--blind", type=int, help="iterations of the blind search in a second (default: measured)"
    )
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="finished blocks: what is in it is not played again"
    )
    parser.add_argument("--minutes", type=float, help="stop after so many minutes")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    wanted = args.rows.split(",") if args.rows else None
    kept = Kept(args.keep)
    fast, blind = _speeds(args, kept)
    found = rows(fast, blind)
    unknown = set(wanted or ()) - {row.name for row in found}
    if unknown:
        parser.error(
            f"no such row: {', '.join(sorted(unknown))}; there are {', '.join(row.name for row in found)}"
        )
    end = time.monotonic() + 60 * args.minutes if args.minutes else None
    for row in found:
        if wanted is None or row.name in wanted:
            _tell(row, _play(row, args, kept, end), as_json=args.json)


class Kept:
    """A file with a line for each finished block, and one for the speeds that the rows are made from."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.speeds: dict[str, Any] = {}
        self.blocks: dict[Match, dict[int, Block]] = {}
        for line in path.read_text("utf-8").splitlines() if path is not None and path.exists() else []:
            found = json.loads(line)
            if "speeds" in found:
                self.speeds = found["speeds"]
            else:
                block = read_block(found["block"])
                self.blocks.setdefault(Match(*found["match"]), {})[block.number] = block

    def write(self, line: dict[str, Any]) -> None:
        """Add a line."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")


def _speeds(args: argparse.Namespace, kept: Kept) -> tuple[int, int]:
    """Return the iterations in 5 ms, and those of the blind search in a second; once measured, they stay."""
    speeds = kept.speeds
    if not speeds:
        figures = measure_search(Library(), 3)
        speeds = {
            "fast": round(figures.iterations_per_second / 200),
            "blind": _blind_speed(),
            "calibration": round(figures.calibration, 1),
            "measured": time.strftime("%Y-%m-%d %H:%M"),
        }
        kept.write({"speeds": speeds})
    fast, blind = args.fast or speeds["fast"], args.blind or speeds["blind"]
    if not args.json:
        print(
            f"5 ms: {fast} iterations; blind search in 1 s: {blind}; measured {speeds['measured']} on a core that "
            f"makes {speeds['calibration']} million additions of the interpreter a second",
            flush=True,
        )
    return fast, blind


def _blind_speed() -> int:
    iterations = 100
    positions = views(Library())
    began = time.process_time()
    for view in positions:
        BlindBot(1, iterations).choose(view)
    return round(len(positions) * iterations / (time.process_time() - began))


def _play(row: Row, args: argparse.Namespace, kept: Kept, end: float | None) -> list[Block]:
    """Play the blocks that are missing, until time is up."""
    match = Match(row.kind, row.first, row.second, args.seed)
    number = max(1, round(row.games * args.scale / BLOCK))
    known = kept.blocks.get(match, {})
    found = [known[at] for at in range(number) if at in known]
    for block in _played([(match, at) for at in range(number) if at not in known], args.jobs, end):
        kept.write({"match": match, "block": block._asdict()})
        found.append(block)
    return found


def _played(jobs: list[tuple[Match, int]], processes: int, end: float | None) -> Iterator[Block]:
    with multiprocessing.Pool(processes) as pool:
        for at in range(0, len(jobs), processes):
            if end is not None and time.monotonic() > end:
                return
            yield from pool.map(play_block, jobs[at : at + processes])


def _tell(row: Row, blocks: list[Block], *, as_json: bool) -> None:
    games = BLOCK * len(blocks)
    if not games:
        if not as_json:
            print(f"{row.claim}: not played")
        return
    won = sum(block.won for block in blocks)
    share = won / games
    low, high = wilson(won, games)
    said = f"{100 * share:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {games} games"
    figures: dict[str, Any] = {"played": games, "won": won}
    if row.kind in Library().villains:
        lost = sum(block.lost for block in blocks)
        other = wilson(lost, games)
        share, low, high = paired(blocks)
        figures["second_won"] = lost
        said += (
            f" against {100 * lost / games:.1f} % [{100 * other[0]:.1f}, {100 * other[1]:.1f}]: "
            f"{100 * share:+.1f} points [{100 * low:+.1f}, {100 * high:+.1f}]"
        )
    heroes = _by_hero(blocks)
    if row.hero_bar and heroes:
        worst = min(heroes, key=lambda hero: heroes[hero][0] / heroes[hero][1])
        figures["heroes"] = heroes
        said += (
            f"; least with {worst}: {heroes[worst][0]} of {heroes[worst][1]} (bar {100 * row.hero_bar:.0f} %)"
        )
    if as_json:
        print(json.dumps({**row._asdict(), **figures, "low": low, "high": high}), flush=True)
        return
    missing = " (not all games yet)" if games < row.games else ""
    verdict = "reached" if low > row.bar else "missed"
    print(f"{row.claim}: {said}; bar {100 * row.bar:.0f} %: {verdict}{missing}", flush=True)


def _by_hero(blocks: list[Block]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for block in blocks:
        for hero, (won, played) in block.heroes.items():
            sums = found.setdefault(hero, [0, 0])
            sums[0] += won
            sums[1] += played
    return found


if __name__ == "__main__":
    main()
