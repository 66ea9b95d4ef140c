"""Writes the duels of docs/balance.md from a run of the lab, beside what the greedy bot saw in the table below them.

matchless lab run bench/plans/balance.yaml --out bench/runs/balance     the games; it may be stopped, and resumes
python bench/balance.py bench/runs/balance                              the page, from the parts that are complete
    --beside "other work"                                          what else the machine did meanwhile
matchless lab publish bench/runs/balance content                        the same figures for the gallery
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.cli.commands.simulate import cores
from matchless.cli.lab.live import duration
from matchless.lab.experiment.file import ADEPT, ADEPT_IS
from matchless.lab.experiment.run import PLAN
from matchless.lab.experiment.tables import read_table
from matchless.lab.report.findings import findings
from matchless.lab.report.publish import day_of, duels_of
from matchless.lab.report.write import current_run
from matchless.rules.flow.play import REVISION

if TYPE_CHECKING:
    from matchless.lab.experiment.play import GameRow
    from matchless.lab.experiment.run import Run
    from matchless.lab.report.findings import Findings, Share

PAGE: Final = Path(__file__).parents[1] / "docs" / "balance.md"
_BEGIN: Final = "<!-- duels: written by bench/balance.py -->\n"
_END: Final = "<!-- end of duels -->\n"
_GREEDY: Final = re.compile(r"^([a-z-]+) .*? (\d+\.\d)% +(\d+\.\d)% – +(\d+\.\d)%$", re.MULTILINE)
_EVEN: Final = 0.5


class Seen(NamedTuple):
    """How often a hero won in the hands of the greedy bot, in percent."""

    rate: float
    low: float
    high: float


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description="Write the duels of docs/balance.md.")
    parser.add_argument("folder", type=Path, help="the results of a run")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument(
        "--beside",
        default="",
        metavar="WHAT",
        help="what else the machine did meanwhile, such as 'other work'",
    )
    args = parser.parse_args()
    run = current_run(args.folder)
    rows = duels_of(run)
    text = args.page.read_text(encoding="utf-8")
    args.page.write_text(written(text, run, rows, args.beside), encoding="utf-8", newline="\n")
    print(f"{args.page}: {len(rows):,} duels")


def written(page: str, run: Run, rows: list[GameRow], beside: str = "") -> str:
    """Return the page with what these games tell in its place; ValueError if it has none."""
    before, begin, rest = page.partition(_BEGIN)
    _, end, after = rest.partition(_END)
    if not begin or not end:
        raise ValueError(f"the page has no place for duels, between {_BEGIN.strip()} and {_END.strip()}")
    found = findings(run.experiment.name, len(rows), rows, read_table(run.folder, "cards").clear())
    source = _source(found, rows, run, beside)
    return f"{before}{begin}{duels(found, source, greedy_in(after))}{end}{after}"


def greedy_in(page: str) -> dict[str, Seen]:
    """Return what the table of the greedy bot on a page says of each hero."""
    return {name: Seen(*map(float, shares)) for name, *shares in _GREEDY.findall(page)}


def duels(found: Findings, source: list[str], greedy: dict[str, Seen]) -> str:
    """Return the part of the page about duels."""
    return "\n".join(
        [
            *source,
            "",
            *_first(found),
            "",
            "### Heroes",
            "",
            "Rating (Bradley–Terry; 1500 is average, and 100 points more win about 64 % of duels), share of duels won.",
            "",
            "```",
            *_heroes(found, greedy),
            "```",
            "",
            *_changed(found, greedy),
            "",
            "### Match-ups",
            "",
            "How often the hero of a row beats that of a column, in percent.",
            "",
            "```",
            *_matrix(found),
            "```",
            "",
            "All pairs with their intervals, the most one-sided first:",
            "",
            "```",
            *_pairs(found),
            "```",
            "",
        ]
    )


def _source(found: Findings, rows: list[GameRow], run: Run, beside: str) -> list[str]:
    met = Counter(frozenset(row.heroes) for row in rows)
    fewest, most = min(met.values()), max(met.values())
    games = f"{fewest}" if fewest == most else f"{fewest} to {most}"
    bots = ", ".join(map(_bot, found.bots))
    heroes = len(found.heroes)
    missing = heroes * (heroes - 1) // 2 - len(met)
    lines = [
        f"{found.games:,} duels, {games} of each of the {len(met)} pairs, on {len(found.boards)} boards;",
        f"seats were swapped, and both sides were played by {bots}.",
        f"Revision {REVISION} of the rules, {day_of(run)}; {_time(run, beside)}.",
        "Intervals hold the true figure with 95 % confidence.",
    ]
    if len(rows) < run.games.total:
        lines.append(
            f"**The plan has {run.games.total:,} duels; this is what has been played of it so far.**"
        )
    if missing:
        lines.append(
            f"**{missing} pairs have not met yet.**" if missing > 1 else "**One pair has not met yet.**"
        )
    widest = max(
        (one for of in found.matrix.values() for one in of.values()), key=lambda one: one.high - one.low
    )
    lines.append(
        f"The interval of a single pair is up to {100 * (widest.high - widest.low):.0f} percentage points wide."
    )
    return lines


def _time(run: Run, beside: str) -> str:
    """Return how long it took until the last complete part, as the times of the files tell: copy them with cp -a."""
    began = (run.folder / PLAN).stat().st_mtime
    ended = max(path.stat().st_mtime for path in (run.folder / "games").glob("part-*.parquet"))
    return f"they took {duration(ended - began)} on {cores()} cores" + (
        f", beside {beside}" if beside else ""
    )


def _bot(name: str) -> str:
    tries = name.removeprefix("strategist:iterations=")
    told = f"the search with {tries} iterations a decision" if tries != name else f"`{name}`"
    return f"`{ADEPT}`, {told}" if name == ADEPT_IS else told


def _first(found: Findings) -> list[str]:
    first = found.first
    assert first is not None
    verdict = (
        "more often than not"
        if first.low > _EVEN
        else "less often than not"
        if first.high < _EVEN
        else "which may be chance"
    )
    turns = found.turns["duel"]
    mean = sum(number * games for number, games in turns.items()) / found.games
    return [f"Whoever begins wins {_percent(first)}, {verdict}. A duel takes {mean:.1f} turns on average."]


def _heroes(found: Findings, greedy: dict[str, Seen]) -> list[str]:
    shares = {one.name: one for one in found.hero_shares}
    lines = [f"{'hero':22}  rating  95 % interval    won   95 % interval{'  greedy' if greedy else ''}"]
    for rating in found.hero_ratings:
        one, seen = shares[rating.name], greedy.get(rating.name)
        before = f"  {seen.rate:5.1f}%" if seen else ""
        lines.append(
            f"{rating.name:22}  {rating.points:6.0f}  {rating.low:6.0f} – {rating.high:4.0f}  {one.rate:6.1%}  "
            f"{one.low:5.1%} – {one.high:5.1%}{before}"
        )
    return lines


def _changed(found: Findings, greedy: dict[str, Seen]) -> list[str]:
    """Return whom the search uses clearly better or worse than the greedy bot does."""
    better, worse = [], []
    for one in found.hero_shares:
        seen = greedy.get(one.name)
        if seen is None:
            continue
        told = f"{one.name} ({seen.rate:.0f} % → {100 * one.rate:.0f} %)"
        if 100 * one.low > seen.high:
            better.append(told)
        elif 100 * one.high < seen.low:
            worse.append(told)
    if not greedy:
        return ["There is nothing to compare these figures with."]
    return [
        "Against the greedy bot's table below, where the two intervals lie apart:",
        f"stronger in the hands of the search are {', '.join(better) or 'none'};",
        f"weaker are {', '.join(worse[::-1]) or 'none'}.",
    ]


def _matrix(found: Findings) -> list[str]:
    order = [rating.name for rating in found.hero_ratings]
    lines = [" ".join([f"{'':22}", *(f"{name[:6]:>6}" for name in order)])]
    for hero in order:
        cells = [found.matrix.get(hero, {}).get(other) for other in order]
        lines.append(
            " ".join(
                [f"{hero:22}", *(f"{'–' if one is None else f'{100 * one.rate:.0f}':>6}" for one in cells)]
            )
        )
    return lines


def _pairs(found: Findings) -> list[str]:
    """Return each pair once, the better hero first."""
    pairs = [
        (hero, one)
        for hero, against in found.matrix.items()
        for one in against.values()
        if one.rate > _EVEN or (one.rate == _EVEN and hero < one.name)
    ]
    return [
        f"{hero:22}  {one.name:22}  {one.wins:3} of {one.games:3}  {one.rate:4.0%}  {one.low:4.0%} – {one.high:4.0%}"
        for hero, one in sorted(
            pairs, key=lambda pair: (-pair[1].rate, -pair[1].games, pair[0], pair[1].name)
        )
    ]


def _percent(one: Share) -> str:
    return f"{one.rate:.1%} of duels ({one.low:.1%} to {one.high:.1%})"


if __name__ == "__main__":
    main()
