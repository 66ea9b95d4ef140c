"""Fits how often a position is won to the value that the search gives it, and shows how well that holds.

The strategist plays itself; before every real decision the value of the search is noted, and in the end who won. Every
game is judged once by what was fitted to four fifths of the others; what is written is fitted to all.

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

from matchless.analysis.calibration import Calibration, left_of, log_odds, standard_calibration, value_of
from matchless.lab.plan import duel, make_plan
from matchless.library.library import Library
from matchless.match.setup import make_game
from matchless.players.bot import mixed
from matchless.players.search_bot import SearchBot
from matchless.rules.flow.play import answer, new_game
from matchless.rules.state.view import view_of

ROOT: Final = Path(__file__).parents[1]
CALIBRATION: Final = ROOT / "src" / "matchless" / "analysis" / "calibration.toml"
PLOT: Final = ROOT / "docs" / "pictures" / "reliability.svg"
_FOLDS: Final = 5
_STEPS: Final = 12
"""Newton's method has long arrived by then."""
_PRIOR: Final = 1.0
"""How strongly heroes are taken for average until games say otherwise."""
_BINS: Final = 10
_MANY: Final = 200_000
"""Games to draw from: all pairs of heroes on all boards, several times over."""


class Sample(NamedTuple):
    """What the search thought of a position, and how it ended."""

    game: int
    value: float
    won: bool
    hero: str
    other: str
    left: float  # of the health of both heroes


class Forecast(NamedTuple):
    """A chance forecast for a position, and how it ended."""

    game: int
    chance: float
    won: bool


def main() -> None:
    """Play, fit, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=100, help="of the search for a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="measure the calibration that is there")
    parser.add_argument("--samples", type=Path, help="keep what was seen in this file, or read it from there")
    args = parser.parse_args()
    began = time.process_time()
    if args.samples is not None and args.samples.exists():
        samples = [Sample(*one) for one in json.loads(args.samples.read_text())]
    else:
        samples = seen(args.games, args.iterations, args.seed + (1_000_000 if args.check else 0))
        if args.samples is not None:
            args.samples.write_text(json.dumps(samples))
    games = len({one.game for one in samples})
    print(f"{games} games, {len(samples)} decisions, {time.process_time() - began:.0f} s of processor time")
    if args.check:
        report("the calibration that is there", forecasts_of(samples, standard_calibration()))
        return
    raw = forecasts_of(samples, Calibration(1.0, 0.0, {}))
    tested = [
        one
        for fold in range(_FOLDS)
        for one in forecasts_of(
            [each for each in samples if each.game % _FOLDS == fold],
            fit([each for each in samples if each.game % _FOLDS != fold]),
        )
    ]
    report("the raw value of the search", raw)
    score = report("calibrated, each game by what was fitted to others", tested)
    write(fit(samples), games, args.iterations, score)
    PLOT.write_text(plot(raw, tested), encoding="utf-8")
    print(f"\nwritten: {CALIBRATION.relative_to(ROOT)}, {PLOT.relative_to(ROOT)}")


# Playing ----------------------------------------------------------------------------------------------------


def seen(games: int, iterations: int, seed: int) -> list[Sample]:
    """Have the strategist play itself, and note every value that it found."""
    library = Library()
    bots = ("strategist", "strategist")
    plan = make_plan(library, heroes=("all",), board="all", bots=bots, games=_MANY, seed=seed)
    found: list[Sample] = []
    for at, number in enumerate(random.Random(seed).sample(range(_MANY), games)):  # noqa: S311 - no secret
        setup = duel(plan, number).setup
        game = make_game(library, setup)
        state = new_game(game, setup.seed)
        players = [SearchBot(mixed(setup.seed, seat), iterations) for seat in range(game.players)]
        values: list[tuple[int, float, float]] = []
        decision = state.decision
        while decision is not None:
            seat, option = decision.seat, decision.options[0]
            if len(decision.options) > 1:
                view = view_of(state, seat)
                search = players[seat].search(view)
                search.run(iterations)
                values.append((seat, value_of(search.findings()), left_of(state)))
                option = view.answer(search.best())
            answer(state, option)
            decision = state.decision
        for seat, value, left in values:
            won = game.sides[seat] == state.winner
            found.append(Sample(at, value, won, setup.heroes[seat], setup.heroes[1 - seat], left))
        if (at + 1) % 100 == 0:
            print(f"{at + 1} games", flush=True)
    return found


# Fitting ----------------------------------------------------------------------------------------------------


def fit(samples: list[Sample]) -> Calibration:
    """Return the numbers of the greatest likelihood (Newton's method); every game counts as much as any other."""
    heroes = sorted({one.hero for one in samples} | {one.other for one in samples})
    place = {hero: at for at, hero in enumerate(heroes, start=2)}
    lengths: dict[int, int] = defaultdict(int)
    for one in samples:
        lengths[one.game] += 1
    rows = [
        (
            ((0, log_odds(one.value)), (1, 1.0), (place[one.hero], one.left), (place[one.other], -one.left)),
            float(one.won),
            1.0 / lengths[one.game],
        )
        for one in samples
    ]
    size = 2 + len(heroes)
    found = [1.0] + [0.0] * (size - 1)
    for _ in range(_STEPS):
        slopes = [0.0] * size
        curves = [[0.0] * size for _ in range(size)]
        for at in range(2, size):
            slopes[at] = -_PRIOR * found[at]
            curves[at][at] = _PRIOR
        for parts, won, weight in rows:
            chance = 1.0 / (1.0 + exp(-sum(found[at] * share for at, share in parts)))
            off, curve = weight * (won - chance), weight * chance * (1.0 - chance)
            for at, share in parts:
                slopes[at] += off * share
                row = curves[at]
                for other, part in parts:
                    row[other] += curve * share * part
        found = [one + step for one, step in zip(found, solved(curves, slopes), strict=True)]
    return Calibration(found[0], found[1], {hero: found[at] for hero, at in place.items()})


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda one: abs(rows[one][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            share = rows[below][at] / rows[at][at]
            rows[below] = [one - share * top for one, top in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def forecasts_of(samples: list[Sample], calibration: Calibration) -> list[Forecast]:
    """Return what a calibration says of positions."""
    strength = calibration.heroes
    return [
        Forecast(
            one.game,
            calibration.chance(
                one.value, 2, one.left * (strength.get(one.hero, 0.0) - strength.get(one.other, 0.0))
            ),
            one.won,
        )
        for one in samples
    ]


# Measuring --------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """Some decisions with about the same chance."""

    decisions: int
    chance: float
    won: float
    games: int


def rows_of(forecasts: list[Forecast]) -> list[Row]:
    """Return how often positions were won, by the chance forecast for them."""
    bins: list[list[Forecast]] = [[] for _ in range(_BINS)]
    for one in forecasts:
        bins[min(_BINS - 1, int(one.chance * _BINS))].append(one)
    return [
        Row(
            len(each),
            sum(one.chance for one in each) / len(each),
            sum(one.won for one in each) / len(each),
            len({one.game for one in each}),
        )
        for each in bins
        if each
    ]


def report(title: str, forecasts: list[Forecast]) -> tuple[float, float]:
    """Print how well chances hold; return the Brier score, and that of always saying the same."""
    games: dict[int, list[Forecast]] = defaultdict(list)
    for one in forecasts:
        games[one.game].append(one)

    def mean(constant: float | None) -> float:
        each = [
            sum(((one.chance if constant is None else constant) - one.won) ** 2 for one in game) / len(game)
            for game in games.values()
        ]
        return sum(each) / len(each)

    score, constant = mean(None), mean(0.5)
    print(
        f"\n{title}\nBrier score {score:.4f}; of a constant {constant:.4f}; better by {1 - score / constant:.1%}"
    )
    print("  said    won  decisions  games")
    for row in rows_of(forecasts):
        print(f"{row.chance:6.1%} {row.won:6.1%} {row.decisions:10} {row.games:6}")
    return score, constant


# Writing ----------------------------------------------------------------------------------------------------


def write(fitted: Calibration, games: int, iterations: int, score: tuple[float, float]) -> None:
    """Write the numbers that ship."""
    heroes = "".join(f"{hero} = {strength:.3f}\n" for hero, strength in fitted.heroes.items())
    CALIBRATION.write_text(
        "# Written by bench/calibration.py. The log odds of winning are slope * log odds of the value + shift\n"
        "# + the strength of the heroes, own less other, times the share of health that they have left.\n"
        f"slope = {fitted.slope:.4f}\n"
        f"shift = {fitted.shift:.4f}\n\n"
        f"[heroes]\n{heroes}\n"
        "[fitted]\n"
        f"games = {games}\n"
        f"iterations = {iterations}\n"
        f"brier = {score[0]:.4f} # on games that it was not fitted to\n"
        f"brier_of_constant = {score[1]:.4f}\n",
        encoding="utf-8",
    )


_SIDE: Final = 400
_EDGE: Final = 60


def _x(chance: float) -> float:
    return _EDGE + chance * _SIDE


def _y(chance: float) -> float:
    return 20 + (1 - chance) * _SIDE


def plot(raw: list[Forecast], calibrated: list[Forecast]) -> str:
    """Return the reliability plot as SVG: forecasts against how often they came true."""
    size = f'viewBox="0 0 {_EDGE + _SIDE + 20} {_SIDE + 80}"'
    look = 'font-family="sans-serif" font-size="13" fill="#222"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}>',
        "<title>Reliability of the chances of winning</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for step in range(0, 101, 20):
        at = step / 100
        grid = f"M{_x(at):.0f} {_y(0):.0f}V{_y(1):.0f}M{_x(0):.0f} {_y(at):.0f}H{_x(1):.0f}"
        parts += [
            f'<path d="{grid}" stroke="#ddd"/>',
            f'<text x="{_x(at):.0f}" y="{_y(0) + 18:.0f}" text-anchor="middle">{step} %</text>',
            f'<text x="{_x(0) - 8:.0f}" y="{_y(at) + 4:.0f}" text-anchor="end">{step} %</text>',
        ]
    ideal = f"M{_x(0):.0f} {_y(0):.0f}L{_x(1):.0f} {_y(1):.0f}"
    parts.append(f'<path d="{ideal}" stroke="#888" stroke-dasharray="5 4"/>')
    parts += _line(raw, "#c77d2e", "raw value of the search", 0)
    parts += _line(calibrated, "#2f5d8c", "calibrated", 1)
    middle = f"{_y(0.5):.0f}"
    turned = f'transform="rotate(-90 14 {middle})"'
    parts += [
        f'<text x="{_x(0.5):.0f}" y="{_y(0) + 42:.0f}" text-anchor="middle">chance of winning, as said</text>',
        f'<text x="14" y="{middle}" text-anchor="middle" {turned}>how often it was won</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _line(forecasts: list[Forecast], ink: str, name: str, number: int) -> list[str]:
    """Return one line of the plot, with intervals of 95 %."""
    rows = rows_of(forecasts)
    path = "L".join(f"{_x(row.chance):.1f} {_y(row.won):.1f}" for row in rows)
    parts = [f'<path d="M{path}" fill="none" stroke="{ink}" stroke-width="2"/>']
    for row in rows:
        # Decisions of one game share its end, so games count, not decisions.
        wide = 1.96 * sqrt(max(0.0, row.won * (1 - row.won)) / row.games)
        top, low = _y(min(1.0, row.won + wide)), _y(max(0.0, row.won - wide))
        parts += [
            f'<path d="M{_x(row.chance):.1f} {top:.1f}V{low:.1f}" stroke="{ink}" stroke-opacity=".4"/>',
            f'<circle cx="{_x(row.chance):.1f}" cy="{_y(row.won):.1f}" r="4" fill="{ink}"/>',
        ]
    at = _y(1) + 12 + 20 * number
    return [
        *parts,
        f'<rect x="{_x(0) + 14}" y="{at}" width="12" height="12" fill="{ink}"/>',
        f'<text x="{_x(0) + 32}" y="{at + 10}">{name}</text>',
    ]


if __name__ == "__main__":
    main()
