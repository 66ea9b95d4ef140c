"""A deck as a table: a hero's, or an enemy's."""

from __future__ import annotations

from msgspec import Struct

from matchless.lang import nodes
from matchless.lang.adventure.files import Enemy
from matchless.lang.names import EnemyNames, Names, of_enemy
from matchless.text.adventure.enemies import enemy_card_text
from matchless.text.cards import card_name, card_text, fighter_name, item_name, kind_name
from matchless.text.interface import ui


class Row(Struct, frozen=True):
    """One card of the deck."""

    card: str  # its id
    count: int
    name: str
    kind: str
    who: str
    value: int | None
    boost: int | None
    text: list[str]
    item: str | None = None  # its symbol on the discard pile, which the text mentions too


class EnemyRow(Struct, frozen=True):
    """One card of an enemy's deck."""

    card: str  # its id
    count: int
    name: str
    attack: int
    defense: int
    boost: int
    attack_only: bool  # two boxes: the text belongs to the attack
    text: list[str]


def headings(lang: str) -> tuple[str, ...]:
    """The column headings: count, name, kind, who, value, boost, text."""
    return tuple(
        ui(lang, key)
        for key in (
            "column_copies",
            "column_name",
            "column_kind",
            "column_who",
            "column_value",
            "column_boost",
            "column_text",
        )
    )


def deck_table(hero: nodes.Hero, names: Names, lang: str) -> list[Row]:
    """The cards in the order of the hero file."""
    return [
        Row(
            card,
            definition.copies,
            card_name(names, card, lang),
            kind_name(definition.kind, lang),
            ui(lang, "anyone") if definition.by == "any" else fighter_name(names, definition.by, lang),
            definition.value,
            definition.boost,
            card_text(hero, names, card, lang),
            item_name(names, definition.item, lang) if definition.item else None,
        )
        for card, definition in hero.deck.items()
    ]


def enemy_headings(lang: str) -> tuple[str, ...]:
    """The column headings: count, name, attack, defense, boost, text."""
    keys = ("column_copies", "column_name", "attack_value", "defense_value", "column_boost", "column_text")
    return tuple(ui(lang, key) for key in keys)


def enemy_table(enemy: Enemy, names: EnemyNames, lang: str) -> list[EnemyRow]:
    """The cards in the order of the enemy file."""
    return [
        EnemyRow(
            card,
            definition.copies,
            of_enemy(names, lang).cards[card],
            definition.attack,
            definition.defense,
            definition.boost,
            definition.boxes == "two",
            enemy_card_text(enemy, names, card, lang),
        )
        for card, definition in enemy.deck.items()
    ]
