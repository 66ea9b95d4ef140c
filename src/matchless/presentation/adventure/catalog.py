"""Villains, minions and events for the catalog, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.lang.names import of_enemy
from matchless.presentation.adventure.cache import now_and_end
from matchless.presentation.sheets.default_pictures import picture_of_event, pictures_of, portrait_of_enemy
from matchless.presentation.sheets.pictures import colours_sheet, picture_sheet, portrait_sheet
from matchless.presentation.wire.catalog import (
    CardLine,
    CatalogEnemy,
    CatalogEnemyCard,
    CatalogEvent,
    CatalogInitiative,
    CatalogPlan,
    CatalogTile,
    CatalogToken,
)
from matchless.text.adventure.enemies import (
    after_maneuver_text,
    enemy_card_parts,
    enemy_name,
    goal_texts,
    initiative_name,
    strewn_name,
    strewn_text,
    tile_name,
    tile_text,
    token_name,
    token_text,
)
from matchless.text.adventure.events import event_name, event_text

if TYPE_CHECKING:
    from matchless.lang.adventure.files import Enemy
    from matchless.lang.names import EnemyNames
    from matchless.lang.nodes.pictures import Picture
    from matchless.library.library import Library


def enemy_sheet(library: Library, slug: str, lang: str) -> CatalogEnemy:
    """Return a villain or minion."""
    enemy, names = library.enemy(slug), library.enemy_names(slug)
    own = CatalogInitiative(
        slug, enemy_name(names, lang), 1, "at_once", *now_and_end(enemy, names, None, lang)
    )
    further = [
        CatalogInitiative(
            name,
            initiative_name(names, name, lang),
            card.copies,
            card.joins,
            *now_and_end(enemy, names, name, lang),
        )
        for name, card in enemy.initiative.items()
    ]
    pictures = pictures_of(slug, enemy.deck)
    return CatalogEnemy(
        slug,
        enemy_name(names, lang),
        enemy.health,
        enemy.move,
        tuple(_card(enemy, names, card, lang, pictures[card]) for card in enemy.deck),
        (own, *further),
        tuple(
            CatalogToken(kind, strewn_name(names, kind, lang), token.supply, strewn_text(enemy, kind, lang))
            for kind, token in enemy.strews.items()
        ),
        _plan(enemy, names, lang),
        colours_sheet(enemy.colours),
        portrait_sheet(portrait_of_enemy(enemy)),
    )


def _card(enemy: Enemy, names: EnemyNames, slug: str, lang: str, picture: Picture) -> CatalogEnemyCard:
    card = enemy.deck[slug]
    titles = of_enemy(names, lang)
    return CatalogEnemyCard(
        slug,
        titles.cards[slug],
        card.attack,
        card.defense,
        card.boost,
        card.copies,
        card.hoax,
        tuple(CardLine(part.label, part.text) for part in enemy_card_parts(enemy, names, slug, lang)),
        picture_sheet(picture),
    )


def _plan(enemy: Enemy, names: EnemyNames, lang: str) -> CatalogPlan | None:
    """Return a villain's plan; a minion has none."""
    token = enemy.token
    if token is None or enemy.board is None or enemy.sites is None:
        return None
    return CatalogPlan(
        enemy.board,
        enemy.sites,
        CatalogToken(token.name, token_name(names, lang), token.supply, token_text(enemy, lang)),
        enemy.threat,
        tuple(
            CatalogTile(tile, tile_name(names, tile, lang), tile_text(enemy, names, tile, lang))
            for tile in enemy.tiles
        ),
        tuple(goal_texts(enemy, names, lang)),
        after_maneuver_text(enemy, names, lang),
    )


def event_sheet(library: Library, slug: str, lang: str) -> CatalogEvent:
    """Return an event."""
    event = library.event(slug)
    picture = picture_sheet(picture_of_event(event))
    return CatalogEvent(slug, event_name(event, lang), event_text(event, lang), picture)
