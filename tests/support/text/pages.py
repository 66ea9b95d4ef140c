"""The golden pages: every hero, and every word of the language, as a reader of one language sees them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from matchless.lang.adventure.files import Enemy
from matchless.lang.names import LANGUAGES, EnemyNames
from matchless.lang.nodes import Draw, If, Not
from matchless.library.library import Library
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
from matchless.text.cards import ability_name, ability_text, card_text, hero_name
from matchless.text.deck_table import Row, deck_table, enemy_headings, enemy_table
from matchless.text.interface import ui
from tests.support.text.made import HERO, NAMES, said, said_ability, said_by_enemy
from tests.support.text.phrases import STEPS
from tests.support.text.phrases_adventure import BY_ENEMY, BY_PLAYERS
from tests.support.text.phrases_when import ABILITIES, CONDITIONS_SAID

FOLDER: Final = Path(__file__).parents[2] / "text" / "golden"
COMMAND: Final = "python -m tests.text.regenerate"


def pages() -> Iterator[tuple[str, str]]:
    """The file name and the text of each page."""
    library = Library()
    for lang in LANGUAGES:
        for hero in library.heroes:
            yield f"{hero}.{lang}.txt", hero_page(library, hero, lang)
        for enemy in (*library.villains, *library.minions):
            yield f"{enemy}.{lang}.txt", enemy_page(library, enemy, lang)
        yield f"events.{lang}.txt", events_page(library, lang)
        yield f"words.{lang}.txt", words_page(lang)


def hero_page(library: Library, hero: str, lang: str) -> str:
    """A hero's ability and deck."""
    definition, names = library.hero(hero), library.names(hero)
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


def enemy_page(library: Library, slug: str, lang: str) -> str:
    """An enemy's initiative, tokens, objectives and deck."""
    enemy, names = library.enemy(slug), library.enemy_names(slug)
    lines = [f"{enemy_name(names, lang)} — {ui(lang, enemy.rank)}", ""]
    for card in (None, *enemy.initiative):
        lines.append(f"{ui(lang, 'initiative')} — {initiative_name(names, card, lang)}")
        lines += [f"    {line}" for line in initiative_text(enemy, names, card, lang)]
    for kind in enemy.strews:
        lines += [strewn_name(names, kind, lang), f"    {strewn_text(enemy, kind, lang)}"]
    if enemy.rank == "villain":
        lines += _villain(enemy, names, lang)
    heads = dict(zip(("attack", "defense", "boost"), enemy_headings(lang)[2:5], strict=True))
    for row in enemy_table(enemy, names, lang):
        values = ", ".join(f"{head} {getattr(row, name)}" for name, head in heads.items())
        lines += ["", f"{row.name} ×{row.count} — {values}", *(f"    {line}" for line in row.text)]
    return "\n".join(lines) + "\n"


def _villain(enemy: Enemy, names: EnemyNames, lang: str) -> list[str]:
    """What only a villain has."""
    lines = [token_name(names, lang), f"    {token_text(enemy, lang)}"]
    lines += [ui(lang, "after_maneuver"), f"    {after_maneuver_text(enemy, names, lang)}"]
    for tile in enemy.tiles:
        lines += [tile_name(names, tile, lang), f"    {tile_text(enemy, names, tile, lang)}"]
    for number, text in enumerate(goal_texts(enemy, names, lang), 1):
        lines += [ui(lang, "objective_number", n=number), f"    {text}"]
    return lines


def events_page(library: Library, lang: str) -> str:
    """All events."""
    events = [library.event(slug) for slug in library.events]
    return "".join(f"{event_name(event, lang)}\n    {event_text(event, lang)}\n" for event in events)


def words_page(lang: str) -> str:
    """Every word of the language, said of a made-up hero."""
    lines = [said(lang, *steps) for steps in (*STEPS, *BY_PLAYERS)]
    lines += [said_by_enemy(lang, *steps) for steps in BY_ENEMY]
    for condition in CONDITIONS_SAID:
        lines += [said(lang, If(condition, (Draw(1),))), said(lang, If(Not(condition), (Draw(1),)))]
    lines += [said_ability(lang, ability) for ability in ABILITIES]
    lines += ability_text(HERO, NAMES, lang)
    for card in HERO.deck:
        lines += card_text(HERO, NAMES, card, lang)
    return "\n".join(lines) + "\n"
