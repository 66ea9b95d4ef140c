"""Everything in the game's content has a picture chosen by hand, and no glyph ships in vain."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from matchless.lang.nodes.pictures import Picture, Portrait, glyphs_of
from matchless.library.glyphs import glyphs
from matchless.library.library import Library
from matchless.library.version import content_version

LIBRARY = Library()
ENEMIES = (*LIBRARY.villains, *LIBRARY.minions)
STOCK = Path(__file__).parents[2] / "web" / "scripts" / "stock.mjs"


def looks() -> Iterator[tuple[str, Picture | Portrait | None]]:
    for slug in LIBRARY.heroes:
        hero = LIBRARY.hero(slug)
        yield from ((f"{slug} {name}", fighter.emblem) for name, fighter in hero.fighters.items())
        yield from ((f"{slug} {name}", card.emblem) for name, card in hero.deck.items())
    for slug in ENEMIES:
        enemy = LIBRARY.enemy(slug)
        yield slug, enemy.emblem
        yield from ((f"{slug} {name}", card.emblem) for name, card in enemy.deck.items())
    yield from ((slug, LIBRARY.event(slug).emblem) for slug in LIBRARY.events)


def test_every_card_event_and_fighter_has_a_picture_of_its_own() -> None:
    assert [] == [name for name, look in looks() if look is None]


def test_every_hero_and_enemy_has_its_own_colours() -> None:
    found = [LIBRARY.hero(slug).colours for slug in LIBRARY.heroes]
    found += [LIBRARY.enemy(slug).colours for slug in ENEMIES]
    assert None not in found
    assert len(found) == len(set(found))


@pytest.mark.parametrize("slug", LIBRARY.heroes)
def test_no_two_cards_of_a_deck_look_alike(slug: str) -> None:
    deck = LIBRARY.hero(slug).deck
    kinds = {re.sub("^(into-the-woods).*", r"\1", name): card.emblem for name, card in deck.items()}
    assert len(kinds) == len(set(kinds.values()))


def test_only_glyphs_in_use_and_the_stock_ship() -> None:
    stock = set(re.findall(r'"([a-z0-9-]+)"', STOCK.read_text(encoding="utf-8")))
    used = {name for _, look in looks() if look is not None for name in glyphs_of(look)}
    assert used | stock == set(glyphs())


def test_pictures_and_colours_do_not_change_a_game() -> None:
    board, hero = LIBRARY.board("sarpedon"), LIBRARY.hero("medusa")
    bare = replace(
        hero,
        colours=None,
        fighters={name: replace(fighter, emblem=None) for name, fighter in hero.fighters.items()},
        deck={name: replace(card, emblem=None) for name, card in hero.deck.items()},
    )
    assert content_version([hero], board) == content_version([bare], board)
    enemy, event = LIBRARY.enemy("mothman"), LIBRARY.event("full-moon")
    plain = replace(
        enemy,
        colours=None,
        emblem=None,
        deck={name: replace(card, emblem=None) for name, card in enemy.deck.items()},
    )
    dressed = content_version([hero], board, [enemy], [event])
    assert dressed == content_version([hero], board, [plain], [replace(event, emblem=None)])
