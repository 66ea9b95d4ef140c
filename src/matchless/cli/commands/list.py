"""``matchless list``: what can be played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from matchless.cli.options.content import add_content, library_of
from matchless.cli.plain import Table
from matchless.lang.names import LANGUAGES, of_title
from matchless.players.characters.character import CHARACTERS
from matchless.players.outside.loading import installed
from matchless.text.adventure.enemies import enemy_name
from matchless.text.adventure.events import event_name, event_text
from matchless.text.interface import ui

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from matchless.lang.adventure.files import Enemy
    from matchless.library.library import Library


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("what", choices=LISTS, help="what to list")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the names")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_content(parser)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    rows = LISTS[args.what](library_of(args, examine=True), args.lang)
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    table = Table()
    for key in rows[0] if rows else ():
        table.add_column(key)
    for row in rows:
        table.add_row(
            *(", ".join(map(str, value)) if isinstance(value, list) else str(value) for value in row.values())
        )
    print(table)
    return 0


def heroes(library: Library, lang: str) -> list[dict[str, Any]]:
    """Return every hero with its figures."""
    found = []
    for slug in library.heroes:
        hero = library.hero(slug)
        fighters = [
            f"{name}{f' ×{sheet.count}' if sheet.count > 1 else ''} ({sheet.health}, {sheet.attack})"
            for name, sheet in hero.fighters.items()
        ]
        title = getattr(library.names(slug), lang).hero
        found.append({"slug": slug, "name": title, "move": hero.move, "fighters": fighters})
    return found


def boards(library: Library, lang: str) -> list[dict[str, Any]]:
    """Return every board with its figures."""
    found = []
    for slug in library.boards:
        board = library.board(slug)
        starts = sum(space.start is not None for space in board.spaces.values())
        found.append(
            {
                "slug": slug,
                "name": of_title(board.name, lang),
                "spaces": len(board.spaces),
                "zones": len(board.zones),
                "starts": starts,
            }
        )
    return found


def villains(library: Library, lang: str) -> list[dict[str, Any]]:
    """Return every villain with its figures; its health is per player."""
    found = []
    for slug in library.villains:
        enemy = library.enemy(slug)
        more = {"board": enemy.board, "threat": list(enemy.threat)}
        found.append(_enemy(library, enemy, lang, "health each") | more)
    return found


def minions(library: Library, lang: str) -> list[dict[str, Any]]:
    """Return every minion with its figures."""
    return [_enemy(library, library.enemy(slug), lang, "health") for slug in library.minions]


def _enemy(library: Library, enemy: Enemy, lang: str, health: str) -> dict[str, Any]:
    cards = sum(card.copies for card in enemy.deck.values())
    name = enemy_name(library.enemy_names(enemy.enemy), lang)
    return {"slug": enemy.enemy, "name": name, health: enemy.health, "move": enemy.move, "cards": cards}


def events(library: Library, lang: str) -> list[dict[str, Any]]:
    """Return every event with what it changes."""
    found = [library.event(slug) for slug in library.events]
    return [
        {"slug": event.event, "name": event_name(event, lang), "effect": event_text(event, lang)}
        for event in found
    ]


def bots(_library: Library, lang: str) -> list[dict[str, Any]]:
    """Return every character that can be chosen as a bot, and the bots of installed packages."""
    guests = [
        {"slug": name, "name": entry.value, "level": "", "about": entry.dist.name if entry.dist else ""}
        for name, entry in installed().items()
    ]
    characters = [
        {
            "slug": one.name,
            "name": ui(lang, f"bot_{one.name}_name"),
            "level": one.level,
            "about": ui(lang, f"bot_{one.name}_about"),
        }
        for one in CHARACTERS
    ]
    return characters + guests


LISTS: Final[dict[str, Callable[[Library, str], list[dict[str, Any]]]]] = {
    "heroes": heroes,
    "boards": boards,
    "villains": villains,
    "minions": minions,
    "events": events,
    "bots": bots,
}
"""Everything that can be listed."""
