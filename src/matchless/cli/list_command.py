"""``matchless list``: what can be played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from matchless.library.shelf import Shelf

if TYPE_CHECKING:
    import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """Say which words the command takes."""
    parser.add_argument("what", choices=["heroes", "boards"], help="what to list")
    parser.add_argument("--lang", choices=["en", "fr", "uk"], default="en", help="language of the names")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    shelf = Shelf()
    rows = heroes(shelf, args.lang) if args.what == "heroes" else boards(shelf, args.lang)
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    table = Table(box=None, header_style="bold")
    for key in rows[0] if rows else ():
        table.add_column(key)
    for row in rows:
        table.add_row(
            *(", ".join(value) if isinstance(value, list) else str(value) for value in row.values())
        )
    Console().print(table)
    return 0


def heroes(shelf: Shelf, lang: str) -> list[dict[str, Any]]:
    """Return every hero with its figures."""
    found = []
    for slug in shelf.heroes():
        hero = shelf.hero(slug)
        fighters = [
            f"{name}{f' ×{sheet.count}' if sheet.count > 1 else ''} ({sheet.health}, {sheet.attack})"
            for name, sheet in hero.fighters.items()
        ]
        title = getattr(shelf.names(slug), lang).hero
        found.append({"slug": slug, "name": title, "move": hero.move, "fighters": fighters})
    return found


def boards(shelf: Shelf, lang: str) -> list[dict[str, Any]]:
    """Return every board with its figures."""
    found = []
    for slug in shelf.boards():
        board = shelf.board(slug)
        starts = sum(space.start is not None for space in board.spaces.values())
        found.append(
            {
                "slug": slug,
                "name": getattr(board.name, lang),
                "spaces": len(board.spaces),
                "zones": len(board.zones),
                "starts": starts,
            }
        )
    return found
