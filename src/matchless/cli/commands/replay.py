"""``matchless replay``: play a record back, step by step, and verify every option."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from matchless.cli.options.content import add_content, library_of
from matchless.match.record import Record, RecordError, read_record
from matchless.match.replay import replay_steps
from matchless.rules.adventure.adventure import PLAYERS
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", type=Path, help="a record, as saved by 'matchless play'")
    add_content(parser)
    parser.add_argument("--step", action="store_true", help="wait for Enter after every move")
    parser.add_argument("--quiet", action="store_true", help="only verify, and print just the outcome")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the commitment the table published; the record must match it"
    )


def run(args: argparse.Namespace) -> int:
    """Play the record back and verify it."""
    record = read_record(args.file)
    if args.commitment is not None:
        _compare(record, args.commitment.strip().lower())
    match = None
    for match in replay_steps(library_of(args), record):
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
    if record.setup.key:
        print(_fixed(record, is_compared=args.commitment is not None))
    return 0


def _compare(record: Record, published: str) -> None:
    """Refuse a record other than the one a server committed itself to."""
    if not record.setup.key:
        raise RecordError(f"{record.name}: this game was shuffled from a seed; nothing was published for it")
    if published != record.commitment:
        raise RecordError(
            f"{record.name}: the shuffles are not those that were published: the commitment of this record is "
            f"{record.commitment}"
        )


def _fixed(record: Record, *, is_compared: bool) -> str:
    if is_compared:
        return "The shuffles match what was published before the first decision."
    return (
        "The shuffles match this commitment; compare it with what the table showed during the game:\n"
        f"{record.commitment}"
    )
