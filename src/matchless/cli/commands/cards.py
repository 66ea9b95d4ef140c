"""``matchless cards``: the deck of a hero or enemy as a table, or card by card on a narrow terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from matchless.cli.adventure.cards import enemy_page, event_page, print_enemy
from matchless.cli.options.content import add_content, library_of
from matchless.lang.names import LANGUAGES
from matchless.library.problem import ContentError, unknown
from matchless.text.cards import ability_name, ability_text, hero_name
from matchless.text.deck_table import Row, deck_table, headings
from matchless.text.interface import ui

if TYPE_CHECKING:
    import argparse

    from matchless.library.library import Library

NARROW = 100


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "name", help="a hero, villain, minion or event, as listed by 'matchless list heroes' and so on"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the texts")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_content(parser)


def run(args: argparse.Namespace) -> int:
    """Print the deck, or what an event changes."""
    library = library_of(args, wanted=args.name)
    enemies = (*library.villains, *library.minions)
    if args.name in library.heroes:
        _hero(library, args)
    elif args.name in enemies:
        _enemy(library, args)
    elif args.name in library.events:
        _event(library, args)
    else:
        for fault in library.left_out:
            if fault.item.name == args.name:
                raise ContentError(fault.problems)
        raise ValueError(
            unknown(args.name, (*library.heroes, *enemies, *library.events), "the hero, enemy or event")
        )
    return 0


def _hero(library: Library, args: argparse.Namespace) -> None:
    hero, names = library.hero(args.name), library.names(args.name)
    rows = deck_table(hero, names, args.lang)
    ability = ability_text(hero, names, args.lang)
    if args.json:
        _print_json(
            {"hero": hero_name(names, args.lang), "ability": ability, "cards": msgspec.to_builtins(rows)}
        )
        return
    console = Console()
    console.print(f"[bold]{escape(hero_name(names, args.lang))}[/bold]")
    title = ability_name(names, args.lang) or ui(args.lang, "special_ability")
    console.print(f"[italic]{escape(title)}[/italic]{ui(args.lang, 'colon')}")
    console.print("".join(f"  {escape(line)}\n" for line in ability))
    if console.width < NARROW:
        _print_list(console, rows)
    else:
        _print_table(console, rows, args.lang)


def _enemy(library: Library, args: argparse.Namespace) -> None:
    page = enemy_page(library, args.name, args.lang)
    if args.json:
        _print_json(msgspec.to_builtins(page))
    else:
        print_enemy(Console(), page, args.lang, NARROW)


def _event(library: Library, args: argparse.Namespace) -> None:
    page = event_page(library, args.name, args.lang)
    if args.json:
        _print_json(page)
    else:
        Console().print(f"[bold]{escape(page['event'])}[/bold]\n{escape(page['text'])}")


def _print_json(whole: object) -> None:
    print(json.dumps(whole, ensure_ascii=False, indent=2))


def _print_table(console: Console, rows: list[Row], lang: str) -> None:
    table = Table(header_style="bold", show_lines=True)
    copies, name, kind, who, value, boost, text = headings(lang)
    table.add_column(copies, justify="right")
    table.add_column(name, max_width=26)
    table.add_column(kind)
    table.add_column(who)
    table.add_column(value, justify="right")
    table.add_column(boost, justify="right")
    table.add_column(text, ratio=1)
    for row in rows:
        table.add_row(
            f"×{row.count}",
            escape(row.name),
            row.kind,
            escape(row.who),
            _number(row.value),
            _number(row.boost),
            escape("\n".join(row.text)),
        )
    console.print(table)


def _print_list(console: Console, rows: list[Row]) -> None:
    for row in rows:
        figures = f"{_number(row.value)} / {_number(row.boost) if row.boost is None else f'+{row.boost}'}"
        console.print(
            f"[bold]{escape(row.name)}[/bold] ×{row.count} — {row.kind}, {escape(row.who)}, {figures}"
        )
        for line in row.text:
            console.print(Padding(escape(line), (0, 0, 0, 4)))


def _number(value: int | None) -> str:
    return "–" if value is None else str(value)
