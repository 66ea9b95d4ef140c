"""An enemy seen as a hero: one fighter and a deck of versatile cards, so that the checks and texts of heroes apply."""

from __future__ import annotations

from matchless.lang.adventure.files import Enemy
from matchless.lang.nodes import Card, Fighter, Hero


def as_hero(enemy: Enemy) -> Hero:
    """The hero that an enemy would be; a card with two boxes counts as an attack, because its effect does."""
    return Hero(
        hero=enemy.enemy,
        move=enemy.move,
        fighters={enemy.enemy: Fighter("hero", enemy.health, "melee")},
        deck={
            name: Card(
                kind="attack" if card.boxes == "two" else "versatile",
                copies=card.copies,
                value=card.attack,
                boost=card.boost,
                immediately=card.immediately,
                during_combat=card.during_combat,
                after_combat=card.after_combat,
            )
            for name, card in enemy.deck.items()
        },
    )
