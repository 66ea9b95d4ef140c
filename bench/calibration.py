"""Fits how often a position is won to the value that the search gives it, and shows how well that holds.

Bots play each other; before every real decision the value of the search is noted, and in the end who won. Half of the
games fit the two numbers, the other half test them; what is written is fitted to all.

    python bench/calibration.py                  plays, fits, writes calibration.toml and the plot in docs
    python bench/calibration.py --check          plays other games and measures what is there, and writes nothing
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import defaultdict
from math import exp, sqrt
from pathlib import Path
from typing import Final, NamedTuple

from matchless.analysis.calibration import (
    CALIBRATION,
    Calibration,
    log_odds,
    standard_calibration,
    value_of,
)
from matchless.lab.plan import duel, make_plan
from matchless.lab.simulate import LIMIT
from matchless.library.library import Library
from matchless.match.setup import make_game
from matchless.players.bot import mixed
from matchless.players.search_bot import SearchBot
from matchless.rules.notation import question
from matchless.rules.flow.play import answer, new_game
from matchless.rules.state.view import view_of

ROOT: Final = Path(__file__).parents[1]
PLOT: Final = ROOT / "docs" / "pictures" / "reliability.svg"
_TIMES: Final = 40
_BINS: Final = 10
_MANY: Final = 200_000
"""Games to draw from: all pairs of heroes on all boards, several times over."""


class Sight(NamedTuple):
    """What the search thought of a position, and how it ended."""

    game: int
    value: float
    won: bool
    ask: str  # what was asked


def main() -> None:
    """Play, fit, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--iterations", type=int, default=400, help="of the search for a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="measure the calibration that is there")
    parser.add_argument("--sights", type=Path, help="keep what was seen in this file, or read it from there")
    args = parser.parse_args()
    began = time.process_time()
    if args.sights is not None and args.sights.exists():
        sights = [Sight(*one) for one in json.loads(args.sights.read_text())]
    else:
        sights = seen(args.games, args.iterations, args.seed + (1_000_000 if args.check else 0))
        if args.sights is not None:
            args.sights.write_text(json.dumps(sights))
    games = len({one.game for one in sights})
    print(f"{games} games, {len(sights)} decisions, {time.process_time() - began:.0f} s of processor time")
    if args.check:
        report("the calibration that is there", sights, standard_calibration())
        return
    first = [one for one in sights if one.game % 2 == 0]
    second = [one for one in sights if one.game % 2]
    tested = fit(first)
    report("the raw value of the search, on every game", sights, Calibration(1.0, 0.0))
    score = report("fitted to half of the games, on the other half", second, tested)
    fitted = fit(sights)
    write(fitted, games, args.iterations, score)
    PLOT.parent.mkdir(parents=True, exist_ok=True)
    PLOT.write_text(plot(second, tested), encoding="utf-8")
    print(f"\nwritten: {CALIBRATION.relative_to(ROOT)}, {PLOT.relative_to(ROOT)}")


# Playing ----------------------------------------------------------------------------------------------------


def seen(games: int, iterations: int, seed: int) -> list[Sight]:
    """Have the strategist play itself, and note every value that it found."""
    library = Library()
    plan = make_plan(
        library, heroes=("all",), board="all", bots=("strategist", "strategist"), games=_MANY, seed=seed
    )
    numbers = random.Random(seed).sample(range(_MANY), games)  # noqa: S311 - a sample, no secret
    found: list[Sight] = []
    for at, number in enumerate(numbers):
        setup = duel(plan, number).setup
        game = make_game(library, setup)
        state = new_game(game, setup.seed)
        bots = [SearchBot(mixed(setup.seed, seat), iterations) for seat in range(game.players)]
        values: list[tuple[int, float, str]] = []
        decision = state.decision
        while decision is not None and len(values) < LIMIT:
            option = decision.options[0]
            if len(decision.options) > 1:
                view = view_of(state, decision.seat)
                search = bots[decision.seat].search(view)
                search.run(iterations)
                values.append((game.sides[decision.seat], value_of(search.findings()), question(state).ask))
                option = view.answer(search.best())
            answer(state, option)
            decision = state.decision
        found.extend(Sight(at, value, side == state.winner, ask) for side, value, ask in values)
        if at % 20 == 19:
            print(f"{at + 1} games", flush=True)
    return found


# Fitting ----------------------------------------------------------------------------------------------------


def weights_of(sights: list[Sight]) -> list[float]:
    """Return how much each decision counts: a long game as much as a short one."""
    lengths: dict[int, int] = defaultdict(int)
    for one in sights:
        lengths[one.game] += 1
    return [1.0 / lengths[one.game] for one in sights]


def fit(sights: list[Sight]) -> Calibration:
    """Return the line of the greatest likelihood (Newton's method)."""
    slope, shift = 1.0, 0.0
    weights = weights_of(sights)
    rows = [
        (log_odds(one.value), float(one.won), weight) for one, weight in zip(sights, weights, strict=True)
    ]
    for _ in range(_TIMES):
        g0 = g1 = h00 = h01 = h11 = 0.0
        for x, y, weight in rows:
            chance = 1.0 / (1.0 + exp(-slope * x - shift))
            off, curve = weight * (y - chance), weight * chance * (1.0 - chance)
            g0 += off
            g1 += off * x
            h00 += curve
            h01 += curve * x
            h11 += curve * x * x
        below = h00 * h11 - h01 * h01
        shift += (h11 * g0 - h01 * g1) / below
        slope += (h00 * g1 - h01 * g0) / below
    return Calibration(slope, shift)


def brier(sights: list[Sight], calibration: Calibration | None) -> float:
    """Return the mean squared error of the chances; None: of always saying how often the asked side wins."""
    weights = weights_of(sights)
    total = sum(weights)
    mean = sum(weight * one.won for one, weight in zip(sights, weights, strict=True)) / total
    return (
        sum(
            weight * ((mean if calibration is None else calibration.chance(one.value)) - one.won) ** 2
            for one, weight in zip(sights, weights, strict=True)
        )
        / total
    )


class Row(NamedTuple):
    """Some decisions with about the same chance."""

    count: int
    said: float
    won: float
    games: int


def rows_of(sights: list[Sight], calibration: Calibration) -> list[Row]:
    """Return how often positions were won, by what was said of them."""
    bins: list[list[tuple[float, Sight]]] = [[] for _ in range(_BINS)]
    for one in sights:
        chance = calibration.chance(one.value)
        bins[min(_BINS - 1, int(chance * _BINS))].append((chance, one))
    return [
        Row(
            len(each),
            sum(chance for chance, _ in each) / len(each),
            sum(one.won for _, one in each) / len(each),
            len({one.game for _, one in each}),
        )
        for each in bins
        if each
    ]


def report(title: str, sights: list[Sight], calibration: Calibration) -> tuple[float, float]:
    """Print how well the chances hold; return the score, and that of a constant."""
    score, constant = brier(sights, calibration), brier(sights, None)
    print(f"\n{title}: slope {calibration.slope:.3f}, shift {calibration.shift:+.3f}")
    print(f"Brier score {score:.4f}; of a constant {constant:.4f}; better by {1 - score / constant:.1%}")
    print("  said    won  decisions  games")
    for row in rows_of(sights, calibration):
        print(f"{row.said:6.1%} {row.won:6.1%} {row.count:10} {row.games:6}")
    return score, constant


# Writing ----------------------------------------------------------------------------------------------------


def write(fitted: Calibration, games: int, iterations: int, score: tuple[float, float]) -> None:
    """Write the numbers that ship."""
    CALIBRATION.write_text(
        "# Written by `python bench/calibration.py`: chance of winning = logistic(slope * log odds of the value + shift).\n"
        f"slope = {fitted.slope:.4f}\n"
        f"shift = {fitted.shift:.4f}\n\n"
        "[fitted]\n"
        f"games = {games}\n"
        f"iterations = {iterations}\n"
        f"brier = {score[0]:.4f}           # on games that it was not fitted to\n"
        f"brier_of_constant = {score[1]:.4f}\n",
        encoding="utf-8",
    )


def plot(sights: list[Sight], calibration: Calibration) -> str:
    """Return the reliability plot as SVG: what was said against how often it came true."""
    side, edge = 400, 60

    def x(chance: float) -> float:
        return edge + chance * side

    def y(chance: float) -> float:
        return 20 + (1 - chance) * side

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {edge + side + 20} {side + 80}" '
        'font-family="sans-serif" font-size="13" fill="#222">',
        "<title>Reliability of the chances of winning</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for step in range(0, 101, 20):
        at = step / 100
        parts += [
            f'<path d="M{x(at):.0f} {y(0):.0f}V{y(1):.0f}M{x(0):.0f} {y(at):.0f}H{x(1):.0f}" stroke="#ddd"/>',
            f'<text x="{x(at):.0f}" y="{y(0) + 18:.0f}" text-anchor="middle">{step} %</text>',
            f'<text x="{x(0) - 8:.0f}" y="{y(at) + 4:.0f}" text-anchor="end">{step} %</text>',
        ]
    parts.append(
        f'<path d="M{x(0):.0f} {y(0):.0f}L{x(1):.0f} {y(1):.0f}" stroke="#888" stroke-dasharray="5 4"/>'
    )
    drawn = ((Calibration(1.0, 0.0), "#c77d2e", "raw value"), (calibration, "#2f5d8c", "calibrated"))
    for number, (one, ink, name) in enumerate(drawn):
        rows = rows_of(sights, one)
        line = "L".join(f"{x(row.said):.1f} {y(row.won):.1f}" for row in rows)
        parts.append(f'<path d="M{line}" fill="none" stroke="{ink}" stroke-width="2"/>')
        for row in rows:
            # Decisions of one game share its end, so games count, not decisions.
            wide = 1.96 * sqrt(max(0.0, row.won * (1 - row.won)) / row.games)
            top, low = y(min(1.0, row.won + wide)), y(max(0.0, row.won - wide))
            parts.append(
                f'<path d="M{x(row.said):.1f} {top:.1f}V{low:.1f}" stroke="{ink}" stroke-opacity=".4"/>'
            )
            parts.append(f'<circle cx="{x(row.said):.1f}" cy="{y(row.won):.1f}" r="4" fill="{ink}"/>')
        parts.append(
            f'<rect x="{x(0) + 14}" y="{y(1) + 12 + 20 * number}" width="12" height="12" fill="{ink}"/>'
        )
        parts.append(f'<text x="{x(0) + 32}" y="{y(1) + 22 + 20 * number}">{name}</text>')
    middle = y(0.5)
    parts += [
        f'<text x="{x(0.5):.0f}" y="{y(0) + 42:.0f}" text-anchor="middle">chance of winning that was said</text>',
        f'<text x="14" y="{middle:.0f}" text-anchor="middle" transform="rotate(-90 14 {middle:.0f})">'
        "how often it was won</text>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    main()
