"""Options and messages about bots from outside that several commands share: time limit, log, faults."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from matchless.lang.lint.fault import visible
from matchless.players.outside.terms import LOG, SECONDS, seconds_in

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable


def add_terms(parser: argparse.ArgumentParser) -> None:
    """Add the options that set the terms for bots from outside."""
    group = parser.add_argument_group("bots of your own", "docs/bots-howto.md shows how to write one.")
    group.add_argument(
        "--bot-seconds",
        metavar="N",
        help="how long a bot of yours may take for an answer before it loses the game (default 10; 0: no limit)",
    )
    group.add_argument(
        "--bot-log", metavar="FILE", help="add what programs write to stderr to this file, line by line"
    )


def set_terms(args: argparse.Namespace) -> None:
    """Set the terms for this process and all that it starts; ValueError if they make no sense."""
    if args.bot_seconds is not None:
        os.environ[SECONDS] = str(seconds_in(args.bot_seconds, "--bot-seconds"))
    if args.bot_log is not None:
        path = Path(args.bot_log).absolute()
        path.open("a", encoding="utf-8").close()  # an OSError now, not in the middle of a game
        os.environ[LOG] = str(path)


def print_faults(faults: Iterable[dict[str, Any]]) -> None:
    """Print which bots forfeited games, and what happened the first time."""
    for line in faults:
        first = line["first"]
        games = "1 game" if line["games"] == 1 else f"{line['games']} games"
        told = f"{line['bot']} lost {games} by its own fault; the first was game {first['game']}: {first['reason']}"
        print(visible(told))
