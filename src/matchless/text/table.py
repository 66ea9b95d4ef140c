"""A hero's deck as a table."""

from __future__ import annotations

from msgspec import Struct

from matchless.lang import nodes
from matchless.lang.names import Names
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
    item: str | None = None  # what it shows on the discard pile; the text says it too


def headings(lang: str) -> tuple[str, ...]:
    """What stands above the columns: count, name, kind, who, value, boost, text."""
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
