"""``matchless play``: a duel in the terminal, against a bot or a friend."""

from __future__ import annotations

import argparse
from pathlib import Path

from matchless.cli.terminal.menu import FRIEND, language_of_environment
from matchless.cli.terminal.table import Wishes, open_table, play_games
from matchless.cli.terminal.terminal import open_terminal
from matchless.lang.names import LANGUAGES
from matchless.players.names import BOTS
from matchless.rules.options import PRESETS


def configure(parser: argparse.ArgumentParser) -> None:
    """Say which words the command takes."""
    bots = [*BOTS, FRIEND]
    parser.add_argument(
        "--heroes", metavar="A,B", help="the heroes of seats 1 and 2; 'random' is one of them"
    )
    parser.add_argument("--board", help="the board (see 'matchless list boards')")
    parser.add_argument("--seed", type=int, help="the randomness: the same seed, the same shuffles")
    parser.add_argument(
        "--bot", choices=bots, help="who plays against you; 'none' is a friend at this keyboard"
    )
    parser.add_argument("--bots", metavar="X,Y", help=f"who sits at seats 1 and 2: {', '.join(bots)}")
    parser.add_argument("--seat", type=int, choices=[1, 2], default=1, help="your seat; seat 1 begins")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language; by default that of the environment")
    parser.add_argument(
        "--rules", metavar="PRESET", default="core-2023", help=f"one of: {', '.join(PRESETS)}"
    )
    parser.add_argument("--rule", metavar="NAME=VALUE", action="append", default=[], help="change one rule")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with a saved game, by default the last one",
    )
    parser.add_argument("--save", metavar="FILE", type=Path, help="where the game is saved when you leave")
    parser.add_argument("--terminal", action="store_true", help="draw whole screens, whatever the output is")


def run(args: argparse.Namespace) -> int:
    """Play."""
    terminal = open_terminal(draw=args.terminal)
    session = open_table(terminal, _wishes(args), args.lang or language_of_environment())
    return 0 if session is None else play_games(session)


def _wishes(args: argparse.Namespace) -> Wishes:
    """Return the options as wishes; ValueError says which of them makes no sense."""
    changes = {}
    for word in args.rule:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"--rule takes NAME=VALUE, not '{word}'")
        changes[name] = value
    return Wishes(
        _pair(args.heroes, "--heroes", fewest=1),
        args.board,
        args.seed,
        _pair(args.bots, "--bots", fewest=2),
        args.bot,
        args.seat - 1,
        args.lang,
        args.rules,
        changes,
        None if args.resume is None else Path(args.resume),
        args.save,
    )


def _pair(words: str | None, option: str, fewest: int) -> tuple[str, ...]:
    """Return the names of a list with a comma."""
    if words is None:
        return ()
    names = tuple(word.strip() for word in words.split(",") if word.strip())
    if not fewest <= len(names) <= 2:  # noqa: PLR2004 - a duel
        raise ValueError(f"{option} takes two names with a comma between them, not '{words}'")
    return names
