"""The command ``matchless``: finds the command asked for and reports mistakes in plain words."""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import Final

from matchless import __version__
from matchless.lang.lint.fault import visible
from matchless.library.problem import ContentError
from matchless.match.record import RecordError

COMMANDS: Final = {
    "play": "play in the browser, or in the terminal",
    "serve": "serve the game to browsers, for friends or a club",
    "list": "list the heroes, boards, villains, minions and events that can be played",
    "cards": "print the deck of a hero or enemy as a table, or an event",
    "check": "check hero, board and adventure files",
    "scenario": "run scenario files",
    "replay": "play a record back and verify it",
    "analyse": "tell how a recorded game was won and lost: chances, mistakes, luck",
    "simulate": "have bots play many games",
    "train": "teach the searching bot, by games against itself",
    "bench": "measure the speed of the engine",
    "docs": "write the reference pages and schemas generated from the code",
}
"""Every command with its help; each is a module in ``commands`` with ``configure`` and ``run``."""


def parser_for(name: str) -> argparse.ArgumentParser:
    """Return the parser of the whole command line, with the options of the named command filled in."""
    parser = argparse.ArgumentParser(
        prog="matchless",
        description="The Unmatched game system: play, check heroes, run scenarios, have bots play each other.",
        epilog="'matchless COMMAND --help' explains a command.",
    )
    parser.add_argument("--version", action="version", version=f"matchless {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command, about in COMMANDS.items():
        sub = commands.add_parser(command, help=about, description=about[0].upper() + about[1:] + ".")
        if command == name:
            module(command).configure(sub)
    return parser


def module(command: str):  # type: ignore[no-untyped-def]  # noqa: ANN201 - a module has no type of its own
    """Return the module of a command; only the one asked for is loaded, so the others cost nothing."""
    return importlib.import_module(f"matchless.cli.commands.{command}")


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit code: 0 for success, 1 for a finding, 2 for a mistake in the call."""
    words = sys.argv[1:] if arguments is None else arguments
    name = next((word for word in words if word in COMMANDS), "")
    args = parser_for(name).parse_args(words)
    try:
        return int(module(args.command).run(args))
    except BrokenPipeError:
        return 0
    except (ContentError, RecordError, ValueError, OSError) as error:
        lines = f"matchless {args.command}: {error}".split("\n")
        print("\n".join(map(visible, lines)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
