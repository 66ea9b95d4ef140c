"""Bots from outside that a host offers to visitors."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from matchless.players.outside.casting import check
from matchless.players.outside.names import split_names, title
from matchless.server.config import GUEST, LONGEST_SLUG, GuestBot

if TYPE_CHECKING:
    import argparse


def add_offer(parser: argparse.ArgumentParser) -> None:
    """Add the option that lets people at a server play against bots from outside."""
    parser.add_argument(
        "--offer-bots",
        metavar="X,Y",
        help="bots of yours that people may choose in the browser: my_bot.py:MyBot, 'cmd:node my_bot.js', or an "
        "installed one (default: none)",
    )


def offered_bots(args: argparse.Namespace) -> tuple[GuestBot, ...]:
    """Return the bots that the host offers; ValueError says which of them cannot be used."""
    found: list[GuestBot] = []
    for name in split_names(args.offer_bots or ""):
        check(name)
        called = title(name)
        slug = f"{GUEST}{re.sub('[^a-z0-9]+', '-', called.casefold()).strip('-') or 'bot'}"[:LONGEST_SLUG]
        if slug in [one.slug for one in found]:
            raise ValueError(f"--offer-bots offers two bots called '{called}'")
        found.append(GuestBot(slug, called, name))
    return tuple(found)
