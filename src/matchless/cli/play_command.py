"""``matchless play``: opens the game in the browser, or plays it in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from matchless.cli.serve_command import PORT, announce, default_database
from matchless.cli.terminal.menu import FRIEND, language_of_environment
from matchless.cli.terminal.table import MOST_SEATS, Wishes, open_table, play_games
from matchless.cli.terminal.terminal import open_terminal
from matchless.lang.names import LANGUAGES
from matchless.players.names import BOTS
from matchless.rules.options import PRESETS
from matchless.server.config import Config
from matchless.server.serving import bound, serve


def configure(parser: argparse.ArgumentParser) -> None:
    """Say which words the command takes."""
    bots = [*BOTS, FRIEND]
    parser.epilog = (
        "Without options the game opens in the browser, served from this computer, and keeps its games there. "
        "--terminal plays in the terminal instead; so does every other option, for they all are the terminal's."
    )
    parser.add_argument("--terminal", action="store_true", help="play in the terminal")
    parser.add_argument(
        "--heroes",
        metavar="A,B[,C[,D]]",
        help="the heroes by seat, two to four; 'random' is one of them",
    )
    parser.add_argument("--teams", action="store_true", help="seats 1 and 3 play against seats 2 and 4")
    parser.add_argument("--board", help="the board (see 'matchless list boards')")
    parser.add_argument("--seed", type=int, help="the randomness: the same seed, the same shuffles")
    parser.add_argument(
        "--bot", choices=bots, help="who plays all other seats; 'none' is a friend at this keyboard"
    )
    parser.add_argument(
        "--bots",
        metavar="X,Y[,Z…]",
        help=f"who sits at each seat, or at each seat but yours: {', '.join(bots)}",
    )
    seats = parser.add_mutually_exclusive_group()
    seats.add_argument(
        "--seat", type=int, choices=range(1, MOST_SEATS + 1), default=1, help="your seat; seat 1 begins"
    )
    seats.add_argument("--seats", metavar="N,M", help="several seats that you play alone, such as 1,3")
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
    parser.add_argument("--screens", action="store_true", help="draw whole screens, whatever the output is")


def run(args: argparse.Namespace) -> int:
    """Play."""
    if not is_for_terminal(args):
        return _in_browser()
    terminal = open_terminal(draw=args.screens)
    session = open_table(terminal, _wishes(args), args.lang or language_of_environment())
    return 0 if session is None else play_games(session)


def is_for_terminal(args: argparse.Namespace) -> bool:
    """Tell whether the terminal is meant: any option says so, since the browser asks for everything itself."""
    parser = argparse.ArgumentParser()
    configure(parser)
    plain = vars(parser.parse_args([]))
    return any(getattr(args, name) != value for name, value in plain.items())


def _in_browser() -> int:
    """Serve the game to this computer's browser, on the usual port or any that is free."""
    try:
        listening = bound("127.0.0.1", PORT)
    except OSError:
        listening = bound("127.0.0.1", 0)
    serve(Config(default_database(), log="plain"), listening, announce, browse=True)
    return 0


def _wishes(args: argparse.Namespace) -> Wishes:
    """Return the options as wishes; ValueError says which of them makes no sense."""
    changes = {}
    for word in args.rule:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(f"--rule takes NAME=VALUE, not '{word}'")
        changes[name] = value
    return Wishes(
        _names(args.heroes, "--heroes"),
        args.board,
        args.seed,
        _names(args.bots, "--bots"),
        args.bot,
        _numbers(args.seats) or (args.seat - 1,),
        args.teams,
        args.lang,
        args.rules,
        changes,
        None if args.resume is None else Path(args.resume),
        args.save,
    )


def _names(words: str | None, option: str) -> tuple[str, ...]:
    """Return the names of a list with commas."""
    if words is None:
        return ()
    names = tuple(word.strip() for word in words.split(",") if word.strip())
    if not 1 <= len(names) <= MOST_SEATS:
        raise ValueError(f"{option} takes up to {MOST_SEATS} names with commas between them, not '{words}'")
    return names


def _numbers(words: str | None) -> tuple[int, ...]:
    """Return the seats of a list with commas, counted from 0."""
    seats = _names(words, "--seats")
    if not all(seat in ("1", "2", "3", "4") for seat in seats) or len(set(seats)) < len(seats):
        raise ValueError(f"--seats takes different numbers from 1 to {MOST_SEATS}, not '{words}'")
    return tuple(sorted(int(seat) - 1 for seat in seats))
