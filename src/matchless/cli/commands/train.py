"""``matchless train``: teach the searching bot by games against itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from matchless.cli.plain import Progress
from matchless.lab.bench import is_compiled
from matchless.lab.training.run import LOG, Generation, Plan, Training
from matchless.players.learned import WEIGHTS, first_weights, read_weights, standard_weights

if TYPE_CHECKING:
    import argparse

    from matchless.search.weights import Weights

_SHIPPED: Final = "champion"
_NOTHING: Final = "nothing"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    usual = Plan()
    add = parser.add_argument
    add(
        "folder",
        type=Path,
        help="where the champion, the log and the curves go; training begun there is resumed",
    )
    add("--generations", type=int, metavar="N", default=10, help="how many in total (default 10)")
    add(
        "--games",
        type=int,
        metavar="N",
        default=usual.games,
        help=f"games of self-play in each generation (default {usual.games})",
    )
    add(
        "--gate",
        type=int,
        metavar="N",
        default=usual.gate,
        help=f"games of the candidate against the champion, which it replaces if it wins more (default {usual.gate})",
    )
    add(
        "--iterations",
        type=int,
        metavar="N",
        default=usual.iterations,
        help=f"search iterations per decision in self-play (default {usual.iterations})",
    )
    add("--gate-iterations", type=int, metavar="N", help="the same at the gate (default: as in self-play)")
    add(
        "--rounds",
        type=int,
        metavar="N",
        default=usual.rounds,
        help=f"how many times to learn from each game (default {usual.rounds})",
    )
    add("--seed", type=int, metavar="N", default=usual.seed, help="the same seed gives the same weights")
    add(
        "--jobs",
        type=int,
        metavar="N",
        help="processes (default: one per core); the weights do not depend on it",
    )
    add(
        "--start",
        metavar="WEIGHTS",
        default=_NOTHING,
        help=f"what to begin with: '{_NOTHING}' (default), '{_SHIPPED}' for the weights that ship, or a file",
    )
    add(
        "--adventures",
        action="store_true",
        help="learn to play adventures; at the gate, only games that just one of the two won count",
    )
    add(
        "--against",
        metavar="WEIGHTS",
        help=f"learn to beat these weights, which stay as they are: '{_SHIPPED}' or a file (a best response)",
    )


def run(args: argparse.Namespace) -> int:
    """Train, a line for each generation."""
    for name in ("generations", "games", "gate", "iterations", "gate_iterations", "rounds"):
        number = getattr(args, name)
        if number is not None and number < 1:
            raise ValueError(f"--{name.replace('_', '-')} must be at least 1, not {number}")
    if args.adventures and args.against is not None:
        raise ValueError(
            "--adventures and --against do not go together: in adventures the rules play the other side"
        )
    plan = Plan(
        games=args.games,
        gate=args.gate,
        iterations=args.iterations,
        gate_iterations=args.gate_iterations or 0,
        rounds=args.rounds,
        seed=args.seed,
        adventures=args.adventures,
    )
    rival = None if args.against is None else _weights(args.against)
    training = Training(
        args.folder, plan, _weights(args.start), args.jobs or os.cpu_count() or 1, rival=rival
    )
    if not is_compiled():
        print("The search is not compiled here: this takes some four times as long.")
    for one in training.generations:
        print(_line(one))
    while training.number <= args.generations:
        with Progress() as progress:
            progress.show(f"generation {training.number}", 0, 0)
            found = training.generation(progress.show)
        print("\n".join(map(_line, found)), flush=True)
    print(
        f"\n{training.seconds / 60:.0f} minutes in all. The champion: {training.champion}; the log: {LOG} beside it."
    )
    print(f"Try it: matchless simulate --bots strategist:weights={training.champion},strategist")
    print(f"It ships with the game once it is copied to {Path(*WEIGHTS.parts[-3:])}.")
    return 0


def _weights(name: str) -> Weights:
    if name == _NOTHING:
        return first_weights()
    return standard_weights() if name == _SHIPPED else read_weights(Path(name))


def _line(one: Generation) -> str:
    share, low, high = (100 * value for value in (one.won / max(1, one.gate), one.lower, one.upper))
    verdict = "new champion" if one.accepted else "refused"
    return (
        f"{one.number:3} {one.step}  won {share:4.1f} % [{low:4.1f}, {high:4.1f}] of {one.gate}: {verdict:12}  "
        f"surprise {one.surprise:.3f}  error {one.error:.4f}  {one.games} games, {one.seconds / 60:.1f} min"
    )
