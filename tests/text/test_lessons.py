"""The lessons of the client show cards as the game does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from matchless.lang.names import LANGUAGES
from matchless.library.shelf import Shelf
from matchless.text.cards import card_parts
from matchless.text.enemies import enemy_card_parts

LESSONS = Path(__file__).parents[2] / "web" / "src" / "pages" / "lesson"
CARD = re.compile(
    r'^  "?([a-z-]+)"?: \{\s*name: "([^"]*)",\s*label: "([^"]*)",\s*text:\s*"([^"]*)",?\s*\}', re.MULTILINE
)
HEROES = ("king-arthur", "medusa")


def texts(lang: str) -> dict[str, set[str]]:
    """What the cards of the lessons' heroes and of all enemies say, by their names."""
    shelf = Shelf()
    found: dict[str, set[str]] = {}
    for hero in HEROES:
        for card in shelf.hero(hero).deck:
            parts = card_parts(shelf.hero(hero), shelf.names(hero), card, lang)
            found.setdefault(card, set()).add(" ".join(part.text for part in parts))
    for name in (*shelf.villains(), *shelf.minions()):
        for card in shelf.enemy(name).deck:
            parts = enemy_card_parts(shelf.enemy(name), shelf.enemy_names(name), card, lang)
            found.setdefault(card, set()).add(" ".join(part.text for part in parts))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_a_lesson_says_what_the_card_says(lang: str) -> None:
    shown = CARD.findall((LESSONS / f"cards.{lang}.ts").read_text(encoding="utf-8"))
    known = texts(lang)
    assert len(shown) > 10
    for card, _, _, text in shown:
        assert text in known[card], card
