"""What ``matchless cards`` prints about an enemy or an event: all its cards and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from matchless.text.adventure.enemies import (
    after_maneuver_text,
    enemy_name,
    goal_texts,
    initiative_name,
    initiative_text,
    strewn_name,
    strewn_text,
    tile_name,
    tile_text,
    token_name,
    token_text,
)
from matchless.text.adventure.events import event_name, event_text
from matchless.text.deck_table import EnemyRow, enemy_headings, enemy_table
from matchless.text.interface import ui

if TYPE_CHECKING:
    from rich.console import Console

    from matchless.lang.adventure.files import Enemy
    from matchless.lang.names import EnemyNames
    from matchless.library.library import Library


class Section(Struct, frozen=True):
    """Texts under a heading, each with its name."""

    title: str
    entries: list[tuple[str, str]]


class EnemyPage(Struct, frozen=True):
    """Everything there is to know about an enemy."""

    enemy: str
    figures: str
    cards: list[EnemyRow]
    sections: list[Section]


def enemy_page(library: Library, slug: str, lang: str) -> EnemyPage:
    """Return the page of a villain or minion."""
    enemy, names = library.enemy(slug), library.enemy_names(slug)
    deck = enemy_table(enemy, names, lang)
    return EnemyPage(enemy_name(names, lang), _figures(enemy, lang), deck, _sections(enemy, names, lang))


def _figures(enemy: Enemy, lang: str) -> str:
    colon = ui(lang, "colon")
    health = ui(lang, "health_each", n=enemy.health) if enemy.rank == "villain" else str(enemy.health)
    parts = [
        ui(lang, enemy.rank),
        f"{ui(lang, 'health')}{colon} {health}",
        f"{ui(lang, 'move_value')}{colon} {enemy.move}",
    ]
    if enemy.threat:
        parts.append(f"{ui(lang, 'threat')}{colon} {' '.join(str(level) for level in enemy.threat)}")
    return " · ".join(parts)


def _sections(enemy: Enemy, names: EnemyNames, lang: str) -> list[Section]:
    """Return the texts beside the deck that this enemy has."""
    initiative = [
        (initiative_name(names, card, lang), " ".join(initiative_text(enemy, names, card, lang)))
        for card in (None, *enemy.initiative)
    ]
    tokens = [(strewn_name(names, kind, lang), strewn_text(enemy, kind, lang)) for kind in enemy.strews]
    if enemy.token is not None:
        tokens.append((token_name(names, lang), token_text(enemy, lang)))
    goals = [(str(at), text) for at, text in enumerate(goal_texts(enemy, names, lang), start=1)]
    tiles = [(tile_name(names, tile, lang), tile_text(enemy, names, tile, lang)) for tile in enemy.tiles]
    after = [("", after_maneuver_text(enemy, names, lang))] if enemy.after_maneuver else []
    sections = [
        Section(ui(lang, "initiative"), initiative),
        Section(ui(lang, "objective"), goals if enemy.goals else []),
        Section(ui(lang, "tiles" if enemy.sites == "bridges" else "invasion_token"), tiles),
        Section(ui(lang, "tokens"), tokens),
        Section(ui(lang, "after_maneuver").capitalize(), after),
    ]
    return [section for section in sections if section.entries]


def event_page(library: Library, slug: str, lang: str) -> dict[str, str]:
    """Return the page of an event."""
    event = library.event(slug)
    return {"event": event_name(event, lang), "text": event_text(event, lang)}


def print_enemy(console: Console, page: EnemyPage, lang: str, narrow: int) -> None:
    """Print the page: the deck as a table or a list, then the other texts."""
    console.print(f"[bold]{escape(page.enemy)}[/bold]")
    console.print(f"[italic]{escape(page.figures)}[/italic]\n")
    if console.width < narrow:
        for row in page.cards:
            figures = f"{row.attack} / {row.defense} / +{row.boost}"
            console.print(f"[bold]{escape(row.name)}[/bold] ×{row.count} — {figures}")
            for line in row.text:
                console.print(Padding(escape(line), (0, 0, 0, 4)))
    else:
        console.print(_table(page, lang))
    for section in page.sections:
        console.print(f"\n[bold]{escape(section.title)}[/bold]")
        for name, text in section.entries:
            told = f"[italic]{escape(name)}[/italic]{ui(lang, 'colon')} " if name else ""
            console.print(Padding(f"{told}{escape(text)}", (0, 0, 0, 2)))


def _table(page: EnemyPage, lang: str) -> Table:
    table = Table(header_style="bold", show_lines=True)
    copies, name, *figures, text = enemy_headings(lang)
    table.add_column(copies, justify="right")
    table.add_column(name, max_width=26)
    for heading in figures:
        table.add_column(heading, justify="right")
    table.add_column(text, ratio=1)
    for row in page.cards:
        values = (str(value) for value in (row.attack, row.defense, row.boost))
        table.add_row(f"×{row.count}", escape(row.name), *values, escape("\n".join(row.text)))
    return table
