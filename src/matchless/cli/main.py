"""The command ``matchless``: finds the command asked for and reports mistakes in plain words."""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import Final

import matchless
from matchless.cli.parts import missing_part
from matchless.lang.lint.fault import visible
from matchless.library.problem import ContentError
from matchless.match.record import RecordError

COMMANDS: Final = {
    "play": "play in the browser, or in the terminal",
    "serve": "serve the game to browsers, for friends or a club",
    "list": "list the heroes, boards, villains, minions and events that can be played",
    "cards": "print the deck of a hero or enemy as a table, or an event",
    "new": "begin a hero, a board or an enemy of your own, with a draft",
    "check": "check hero, board and adventure files",
    "scenario": "run scenario files",
    "replay": "play a record back and verify it",
    "analyse": "show how a recorded game was won and lost: chances, mistakes, luck",
    "puzzles": "make, check and list puzzles: positions in which one choice is the best by far",
    "simulate": "have bots play many games",
    "lab": "experiments: plans of any number of games, ratings, match-ups, cards, reports",
    "train": "teach the searching bot, by games against itself",
    "bench": "measure the speed of the engine",
    "docs": "write the reference pages and schemas generated from the code",
}
"""Every command with its help; each is a module in ``commands`` with ``configure`` and ``run``."""


class _Version(argparse.Action):
    """Prints the version; it is looked up only now, because that takes as long as the rest of the start."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(f"matchless {matchless.__version__}")
        parser.exit()


def parser_for(name: str) -> argparse.ArgumentParser:
    """Return the parser of the whole command line, with the options of the named command filled in."""
    parser = argparse.ArgumentParser(
        prog="matchless",
        description="The Unmatched game system: play, check heroes, run scenarios, have bots play each other.",
        epilog="'matchless COMMAND --help' explains a command.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and leave")
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
    try:
        args = parser_for(name).parse_args(words)
        return int(module(args.command).run(args))
    except ModuleNotFoundError as error:
        missing = missing_part(error)
        if not missing:
            raise
        print(f"matchless {name}: {missing}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except (ContentError, RecordError, ValueError, OSError) as error:
        lines = f"matchless {name}: {error}".split("\n")
        print("\n".join(map(visible, lines)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
