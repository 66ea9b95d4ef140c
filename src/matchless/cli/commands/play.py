"""``matchless play``: opens the game in the browser, or plays it in the terminal."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from matchless.cli.commands.serve import PORT, announce, default_database
from matchless.cli.options.content import add_content, library_of, pack_meant
from matchless.cli.options.guests import add_terms, set_terms
from matchless.cli.options.offer import add_offer, offered_bots
from matchless.cli.options.words import changes_in, names_in
from matchless.cli.terminal.start.games import open_table, play_games
from matchless.cli.terminal.start.menu import language_of_environment
from matchless.cli.terminal.start.saves import content_of
from matchless.cli.terminal.start.wishes import FRIEND, OPEN_HANDS, Wishes
from matchless.cli.terminal.terminal import open_terminal
from matchless.lang.names import LANGUAGES
from matchless.library.packs import Pack, pack
from matchless.match.mistakes import MOST_HEROES, RANDOM
from matchless.match.setup import Setup
from matchless.players.outside.names import split_names
from matchless.players.registry import BOTS
from matchless.rules.ruleset import PRESETS
from matchless.server.config import Config
from matchless.server.serving import bound, serve

_FOR_BOTH: Final = ("bot_seconds", "bot_log", "offer_bots", "content", "watch")
"""Options that do not ask for the terminal."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    bots = [*BOTS, FRIEND]
    parser.epilog = (
        "Without options, the game opens in the browser; this computer serves it and keeps the games. "
        "--terminal plays in the terminal instead, and so does any other option: they are all for the "
        "terminal game, except --content, --watch and those for bots of your own."
    )
    add_content(parser)
    parser.add_argument(
        "--watch",
        metavar="DIR",
        help="open the workshop: save a file of this folder, and its cards, problems and a sandbox duel update "
        "in the browser",
    )
    parser.add_argument("--terminal", action="store_true", help="play in the terminal")
    parser.add_argument(
        "--heroes",
        metavar="A,B[,C[,D]]",
        help="the heroes by seat: two to four, or one to four in an adventure; 'random' for any",
    )
    parser.add_argument("--teams", action="store_true", help="seats 1 and 3 play against seats 2 and 4")
    parser.add_argument("--board", help="the board (see 'matchless list boards')")
    parser.add_argument("--seed", type=int, help="the same seed gives the same shuffles")
    parser.add_argument(
        "--bot",
        metavar="X",
        help="who plays all other seats (see 'matchless list bots'), or a bot of your own, as in my_bot.py:MyBot; "
        "'none' for a friend at this keyboard",
    )
    parser.add_argument(
        "--bots",
        metavar="X,Y[,Z…]",
        help=f"who plays each seat, or each seat but yours: {', '.join(bots)}, or bots of your own",
    )
    seats = parser.add_mutually_exclusive_group()
    seats.add_argument(
        "--seat", type=int, choices=range(1, MOST_HEROES + 1), help="your seat (default: the first)"
    )
    seats.add_argument("--seats", metavar="N,M", help="several seats, all played by you, such as 1,3")
    _configure_adventure(parser)
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (default: from the environment)")
    parser.add_argument(
        "--rules", metavar="PRESET", default="core-2023", help=f"one of: {', '.join(PRESETS)}"
    )
    parser.add_argument(
        "--rule", metavar="NAME=VALUE", action="append", default=[], help="change a rule; repeatable"
    )
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="continue a saved game (default: the last one)",
    )
    parser.add_argument("--save", metavar="FILE", type=Path, help="where to save the game when you leave")
    add_terms(parser)
    add_offer(parser)
    parser.add_argument(
        "--screens", action="store_true", help="draw whole screens even if this is not a terminal"
    )


def _configure_adventure(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        "an adventure",
        "One to four heroes team up against a villain and as many minions. You play all heroes, unless --seat, "
        "--seats, --bot or --bots give some to others. 'matchless list villains' (or minions, or events) lists what "
        "there is. For example: --adventure mothman --heroes alice,medusa --bot hare --events 2",
    )
    group.add_argument("--adventure", metavar="VILLAIN", help="the villain; 'random' for any")
    group.add_argument(
        "--minions", metavar="A[,B…]", help="the minions, one for each hero; any you leave out are drawn"
    )
    group.add_argument(
        "--events", metavar="N|A[,B…]", help="up to three events to make it harder: how many, or which"
    )
    group.add_argument("--open-hands", action="store_true", help="players see each other's hands")


def run(args: argparse.Namespace) -> int:
    """Play in the browser, or in the terminal if an option asks for it."""
    set_terms(args)
    if not is_for_terminal(args):
        return _in_browser(args)
    if args.offer_bots is not None:
        raise ValueError("--offer-bots is for the game in the browser; here --bot or --bots says who plays")
    if args.watch is not None:
        raise ValueError("--watch opens the workshop in the browser, where heroes and board are chosen")
    if args.resume is not None and not args.content:
        args.content = content_of(args.resume)
    terminal = open_terminal(draw=args.screens)
    library = library_of(args)
    session = open_table(terminal, library, _wishes(args), args.lang or language_of_environment())
    return 0 if session is None else play_games(session)


def is_for_terminal(args: argparse.Namespace) -> bool:
    """Return whether the terminal is meant: nearly any option says so, as the browser asks for everything itself."""
    parser = argparse.ArgumentParser()
    configure(parser)
    plain = vars(parser.parse_args([]))
    return any(getattr(args, name) != value for name, value in plain.items() if name not in _FOR_BOTH)


def _in_browser(args: argparse.Namespace) -> int:
    """Serve the game to this computer's browser, on the usual port or any free one."""
    bots = offered_bots(args)
    library = library_of(args, examine=True)
    watch = None if args.watch is None else watched(args.watch)
    try:
        listening = bound("127.0.0.1", PORT)
    except OSError:
        listening = bound("127.0.0.1", 0)
    config = Config(
        default_database(),
        content=library.packs,
        watch=watch,
        only_here=True,
        log="plain",
        bots=bots,
    )
    serve(config, listening, announce if watch is None else announce_workshop, browse=True)
    return 0


def watched(folder: str) -> Pack:
    """Return the folder of an author, or the pack that it lies in; ContentError if there is no such folder."""
    return pack(pack_meant(folder))


def announce_workshop(address: str) -> None:
    """Print the address of the workshop."""
    announce(address)
    print(f"The workshop is at {address}/workshop", flush=True)


def _wishes(args: argparse.Namespace) -> Wishes:
    """Return the options as wishes; ValueError says which of them makes no sense."""
    return Wishes(
        _setup(args),
        _names(args.bots, "--bots", split_names),
        args.bot,
        _numbers(args.seats) or (() if args.seat is None else (args.seat - 1,)),
        args.lang,
        None if args.resume is None else Path(args.resume),
        args.save,
    )


def _setup(args: argparse.Namespace) -> Setup:
    """Return what is to be played, as far as the options say; ValueError if they ask for parts of an adventure only."""
    if args.adventure is None:
        given = {"--minions": args.minions, "--events": args.events, "--open-hands": args.open_hands or None}
        for option, value in given.items():
            if value is not None:
                raise ValueError(f"{option} is for an adventure: name its villain, with --adventure mothman")
    return Setup(
        args.board or "",
        _names(args.heroes, "--heroes"),
        secrets.randbelow(10**6) if args.seed is None else args.seed,
        args.rules,
        changes_in(args.rule) | (OPEN_HANDS if args.open_hands else {}),
        args.teams,
        args.adventure or "",
        _names(args.minions, "--minions"),
        _events(args.events or ""),
    )


def _events(words: str) -> tuple[str, ...]:
    """Return the events: those that are named, or as many left to chance as a number says."""
    number = words.strip()
    return (RANDOM,) * int(number[:3]) if number.isdecimal() else names_in(words)


def _names(
    words: str | None, option: str, split: Callable[[str], tuple[str, ...]] = names_in
) -> tuple[str, ...]:
    """Return the names in a comma-separated list."""
    if words is None:
        return ()
    names = split(words)
    if not 1 <= len(names) <= MOST_HEROES:
        raise ValueError(f"{option} takes up to {MOST_HEROES} comma-separated names, not '{words}'")
    return names


def _numbers(words: str | None) -> tuple[int, ...]:
    """Return the seats in a comma-separated list, counted from 0."""
    seats = _names(words, "--seats")
    if not all(seat in ("1", "2", "3", "4") for seat in seats) or len(set(seats)) < len(seats):
        raise ValueError(f"--seats takes different numbers from 1 to {MOST_HEROES}, not '{words}'")
    return tuple(sorted(int(seat) - 1 for seat in seats))
