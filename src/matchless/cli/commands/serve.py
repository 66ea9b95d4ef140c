"""``matchless serve``: the game in the browser, for friends or a club."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from msgspec.structs import asdict

from matchless.cli.options.content import add_content, library_of
from matchless.cli.options.guests import add_terms, set_terms
from matchless.cli.options.offer import add_offer, offered_bots
from matchless.server.config import Config
from matchless.server.limits import Limits, changed
from matchless.server.serving import bound, data_folder, serve

PORT = 8000
SHORTEST_TOKEN = 16


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add = parser.add_argument
    add(
        "--host",
        default="127.0.0.1",
        help="the address to listen on; 0.0.0.0 for all of them (default 127.0.0.1)",
    )
    add("--port", type=int, default=PORT, help=f"the port; 0 for any free one (default {PORT})")
    add(
        "--database", type=Path, metavar="PATH", help=f"the file for all games (default {default_database()})"
    )
    add("--workers", type=int, default=1, metavar="N", help="processes for the bots to think in (default 1)")
    add_content(parser)
    add("--open", action="store_true", help="open the game in the browser")
    add(
        "--allow-origin",
        action="append",
        default=[],
        metavar="URL",
        help="another address whose pages may play here, such as https://play.example; repeatable",
    )
    add(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a host name that visitors use, such as play.example, if it is not this machine's own; repeatable",
    )
    add("--log", choices=("json", "plain"), default="json", help="how the log is written (default json)")
    add(
        "--tables-per-minute",
        type=int,
        metavar="N",
        help="the same as --limit tables-per-minute=N",
    )
    add(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=N",
        help="change a limit on visitors, such as sockets-per-address=500 (0: no limit); repeatable",
    )
    add("--metrics-public", action="store_true", help="show /metrics to everybody, not just to this machine")
    add(
        "--bot-pause",
        type=float,
        default=Config(Path()).bot_pause,
        metavar="SECONDS",
        help="the least time a bot takes, so that people can follow (default 0.7)",
    )
    add(
        "--analysis",
        type=int,
        default=Config(Path()).analysis,
        metavar="N",
        help="iterations for each decision of a game that is analysed (default 2000)",
    )
    add_offer(parser)
    add_terms(parser)
    limits = ", ".join(f"{name.replace('_', '-')} {number}" for name, number in asdict(Limits()).items())
    parser.epilog = (
        f"The limits and their defaults: {limits}. docs/server.md explains what each counts. "
        "The environment variable MATCHLESS_SECRET, if set (32 characters or more), signs players' cookies and links "
        "in place of the secret kept in the database. MATCHLESS_METRICS_TOKEN, if set, is the bearer token that opens "
        "/metrics to other machines."
    )


def default_database() -> Path:
    """Return where games are kept by default."""
    return data_folder() / "matchless.db"


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    if args.workers < 1:
        raise ValueError(f"--workers must be at least 1, not {args.workers}")
    if args.analysis < 1:
        raise ValueError(f"--analysis must be at least 1, not {args.analysis}")
    token = os.environ.get("MATCHLESS_METRICS_TOKEN", "")
    if 0 < len(token) < SHORTEST_TOKEN:
        raise ValueError(f"MATCHLESS_METRICS_TOKEN must have at least {SHORTEST_TOKEN} characters")
    set_terms(args)
    config = Config(
        args.database or default_database(),
        content=library_of(args, examine=True).packs,
        workers=args.workers,
        origins=tuple(origin.rstrip("/") for origin in args.allow_origin),
        hosts=(args.host, *args.allow_host),
        secret=os.environ.get("MATCHLESS_SECRET", ""),
        bot_pause=args.bot_pause,
        analysis=args.analysis,
        limits=_limits(args),
        bots=offered_bots(args),
        metrics_public=args.metrics_public,
        metrics_token=token,
        log=args.log,
    )
    serve(config, bound(args.host, args.port), announce, browse=args.open)
    return 0


def _limits(args: argparse.Namespace) -> Limits:
    wishes = list(args.limit)
    if args.tables_per_minute is not None:
        wishes.append(f"tables-per-minute={args.tables_per_minute}")
    return changed(Limits(), wishes)


def announce(address: str) -> None:
    """Print the address of the game."""
    print(f"Matchless is at {address}", flush=True)
    print("Stop it with Ctrl+C; every game is kept.", flush=True)
