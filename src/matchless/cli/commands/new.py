"""``matchless new``: a draft of a hero, a board or an enemy, to be changed line by line."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from matchless.cli.options.content import ROOMS, pack_meant
from matchless.library.drafts.write import DRAFTS, write_draft, write_names
from matchless.library.library import Library

if TYPE_CHECKING:
    import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.epilog = (
        "The draft is complete and can be played at once. It is put in a pack: a folder with heroes/, boards/ and "
        "adventures/, which 'matchless play --content FOLDER' and the other commands take."
    )
    parser.add_argument("what", choices=DRAFTS, help="what to draft; an enemy is a minion")
    parser.add_argument("name", help="its name in small letters and hyphens, such as robin-hood")
    parser.add_argument(
        "--into",
        metavar="DIR",
        type=Path,
        help="the pack to put it in (default: the one this folder is or lies in, else my-heroes)",
    )
    parser.add_argument(
        "--names",
        action="store_true",
        help="for a hero that exists: write a names.yaml beside it, to fill in its names in three languages",
    )


def run(args: argparse.Namespace) -> int:
    """Write the draft, and say what to do next."""
    if args.names and args.what != "hero":
        raise ValueError("--names is for heroes")
    into = args.into or pack_here()
    if args.names:
        print(f"Written: {write_names(args.name, into)}")
        return 0
    path, *more = write_draft(args.what, args.name, into)
    print(f"Written: {path}")
    if more:
        print(f"         {more[0].parent}, with which editors complete words and underline mistakes")
    library = Library()
    taken = {"hero": library.heroes, "board": library.boards}.get(args.what, library.minions)
    if args.name in taken:
        print(f"Note: the game has its own {args.what} '{args.name}'; yours is played in its place.")
    pack = shlex.quote(str(into))
    print(f"\nNext:\n  matchless play --watch {pack}\n  matchless check --draft {pack}")
    return 0


def pack_here() -> Path:
    """Return the pack that this folder is or lies in, or a new one."""
    if any(Path(room).is_dir() for room in ROOMS):
        return Path()
    around = pack_meant(".")
    return around if around != Path() else Path("my-heroes")
