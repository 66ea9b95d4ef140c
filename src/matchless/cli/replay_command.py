"""``matchless replay``: play a record back, step by step, and verify every option."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from matchless.library.record import read_record, replay
from matchless.library.shelf import Shelf
from matchless.rules.adventure import PLAYERS
from matchless.rules.frame import NOBODY

if TYPE_CHECKING:
    import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """Say which words the command takes."""
    parser.add_argument("file", type=Path, help="a record, as saved by 'matchless play'")
    parser.add_argument("--step", action="store_true", help="wait for Enter after every move")
    parser.add_argument("--quiet", action="store_true", help="only verify, print nothing but the outcome")


def run(args: argparse.Namespace) -> int:
    """Play it back."""
    record = read_record(args.file)
    match = None
    for match in replay(Shelf(), record):
        if match.moves and not args.quiet:
            print(f"{len(match.moves):4}  {match.moves[-1]}")
            if args.step:
                sys.stdin.readline()
    assert match is not None
    state = match.state
    if state.winner == NOBODY:
        decision = state.decision
        assert decision is not None
        print(f"{len(match.moves)} moves verified; {match.seat_name(decision.seat)} is to decide.")
    elif match.setup.villain:
        winners = "heroes" if state.winner == PLAYERS else "enemies"
        print(f"{len(match.moves)} moves verified; the {winners} win.")
    else:
        names = [match.seat_name(seat.number) for seat in match.game.seats if seat.team == state.winner]
        verb = "win" if len(names) > 1 else "wins"
        print(f"{len(match.moves)} moves verified; {' and '.join(names)} {verb}.")
    return 0
