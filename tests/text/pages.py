"""The golden pages: every hero, and every word of the language, as a reader of one language sees them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from matchless.lang.names import LANGUAGES
from matchless.lang.nodes import Draw, If, Not
from matchless.library.shelf import Shelf
from matchless.text.cards import ability_name, ability_text, card_text, hero_name
from matchless.text.interface import ui
from matchless.text.table import Row, deck_table
from tests.text.made import HERO, NAMES, said, said_ability
from tests.text.phrases import STEPS
from tests.text.phrases_when import ABILITIES, CONDITIONS_SAID

FOLDER: Final = Path(__file__).parent / "golden"
COMMAND: Final = "python -m tests.text.regenerate"


def pages() -> Iterator[tuple[str, str]]:
    """The file name and the text of each page."""
    shelf = Shelf()
    for lang in LANGUAGES:
        for hero in shelf.heroes():
            yield f"{hero}.{lang}.txt", hero_page(shelf, hero, lang)
        yield f"words.{lang}.txt", words_page(lang)


def hero_page(shelf: Shelf, hero: str, lang: str) -> str:
    """A hero's ability and deck."""
    definition, names = shelf.hero(hero), shelf.names(hero)
    name = ability_name(names, lang)
    lines = [
        hero_name(names, lang),
        "",
        ui(lang, "special_ability") + (f" — {name}" if name else ""),
        *(f"    {line}" for line in ability_text(definition, names, lang)),
    ]
    for row in deck_table(definition, names, lang):
        lines += ["", _heading(row, lang), *(f"    {line}" for line in row.text)]
    return "\n".join(lines) + "\n"


def _heading(row: Row, lang: str) -> str:
    parts = [row.kind, row.who]
    if row.value is not None:
        parts.append(f"{ui(lang, 'value')} {row.value}")
    if row.boost is not None:
        parts.append(f"{ui(lang, 'boost_value')} {row.boost}")
    return f"{row.name} ×{row.count} — {', '.join(parts)}"


def words_page(lang: str) -> str:
    """Every word of the language, said of a made-up hero."""
    lines = [said(lang, *steps) for steps in STEPS]
    for condition in CONDITIONS_SAID:
        lines += [said(lang, If(condition, (Draw(1),))), said(lang, If(Not(condition), (Draw(1),)))]
    lines += [said_ability(lang, ability) for ability in ABILITIES]
    lines += ability_text(HERO, NAMES, lang)
    for card in HERO.deck:
        lines += card_text(HERO, NAMES, card, lang)
    return "\n".join(lines) + "\n"
