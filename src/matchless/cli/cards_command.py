"""``matchless cards``: a hero's deck as a table, or one card after another where there is little room."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from matchless.library.shelf import Shelf
from matchless.text.cards import ability_name, ability_text, hero_name
from matchless.text.interface import ui
from matchless.text.table import Row, deck_table, headings

if TYPE_CHECKING:
    import argparse

NARROW = 100


def configure(parser: argparse.ArgumentParser) -> None:
    """Say which words the command takes."""
    parser.add_argument("hero", help="the hero, as 'matchless list heroes' names it")
    parser.add_argument("--lang", choices=["en", "fr", "uk"], default="en", help="language of the texts")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print the deck."""
    shelf = Shelf()
    hero, names = shelf.hero(args.hero), shelf.names(args.hero)
    rows = deck_table(hero, names, args.lang)
    ability = ability_text(hero, names, args.lang)
    if args.json:
        whole = {"hero": hero_name(names, args.lang), "ability": ability, "cards": msgspec.to_builtins(rows)}
        print(json.dumps(whole, ensure_ascii=False, indent=2))
        return 0
    console = Console()
    console.print(f"[bold]{escape(hero_name(names, args.lang))}[/bold]")
    title = ability_name(names, args.lang) or ui(args.lang, "special_ability")
    console.print(f"[italic]{escape(title)}[/italic]: {escape(' '.join(ability))}\n")
    if console.width < NARROW:
        _print_list(console, rows)
    else:
        _print_table(console, rows, args.lang)
    return 0


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
            console.print(f"    {escape(line)}")


def _number(value: int | None) -> str:
    return "–" if value is None else str(value)
