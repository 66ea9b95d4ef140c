"""Lints on names files: everything a player reads has a name in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from matchless.lang.adventure.files import Enemy
from matchless.lang.lint.fault import Fault, Path, suggestion
from matchless.lang.names import LANGUAGES, About, EnemyNames, Names, of, of_enemy
from matchless.lang.nodes import Hero
from matchless.lang.nodes.walk import keys_of, walk

MOST_STYLES: Final = 3


def check_names(names: Names, hero: Hero) -> list[Fault]:
    """Everything missing or superfluous in the names of a hero."""
    faults = [fault for language in LANGUAGES for fault in _language(names, hero, language)]
    return [*_about(names.about), *faults, *_empty(names)]


def _about(about: About | None) -> Iterator[Fault]:
    """Too many words about how the hero plays, or one of them twice."""
    style = () if about is None else about.style
    if len(style) > MOST_STYLES:
        yield Fault(("about", "style"), f"a hero has at most {MOST_STYLES} words of style, not {len(style)}")
    for at, word in enumerate(style):
        if word in style[:at]:
            yield Fault(("about", "style", at), f"'{word}' stands here twice")


def _language(names: Names, hero: Hero, language: str) -> Iterator[Fault]:
    words = of(names, language)
    tags = dict.fromkeys(tag for card in hero.deck.values() for tag in card.tags)
    bonus = dict.fromkeys(name for card in hero.deck.values() for name in card.bonus)
    yield from _compare("fighter", hero.fighters, words.fighters, (language, "fighters"))
    yield from _compare("card", hero.deck, words.cards, (language, "cards"))
    yield from _compare("tag", tags, words.tags, (language, "tags"))
    yield from _compare("counter", hero.counters, words.counters, (language, "counters"))
    yield from _compare("item", hero.items, words.items, (language, "items"))
    yield from _compare("bonus attack", bonus, words.bonus, (language, "bonus"))
    yield from _compare("form", hero.forms, words.forms, (language, "forms"))
    for form, said in words.forms.items():
        if form in hero.forms:
            yield from _compare(form, hero.forms[form], said.values, (language, "forms", form, "values"))
    for name, fighter in words.fighters.items():
        plural = fighter.group
        if name in hero.fighters and hero.fighters[name].count > 1 and getattr(fighter, plural) is None:
            yield Fault((language, "fighters", name), f"'{name}' is a group, so '{plural}' is needed")


def check_enemy_names(names: EnemyNames, enemy: Enemy) -> list[Fault]:
    """Everything missing or superfluous in the names of an enemy."""
    faults = [fault for language in LANGUAGES for fault in _enemy(names, enemy, language)]
    return [*faults, *_empty(names)]


def _enemy(names: EnemyNames, enemy: Enemy, language: str) -> Iterator[Fault]:
    words = of_enemy(names, language)
    yield from _compare("card", enemy.deck, words.cards, (language, "cards"))
    yield from _compare("initiative card", enemy.initiative, words.initiative, (language, "initiative"))
    yield from _compare("tile", enemy.tiles, words.tiles, (language, "tiles"))
    yield from _compare("kind of token", enemy.strews, words.strews, (language, "strews"))
    if enemy.token is not None and words.token is None:
        yield Fault((language,), f"the token '{enemy.token.name}' has no name here")
    if enemy.token is None and words.token is not None:
        yield Fault((language, "token"), "a minion puts no tokens on sites")


def _compare(what: str, wanted: Iterable[str], given: Iterable[str], path: Path) -> Iterator[Fault]:
    """Report what has no name, and names of nothing."""
    wanted, given = list(wanted), list(given)
    missing = [name for name in wanted if name not in given]
    for name in missing:
        yield Fault(path, f"the {what} '{name}' has no name here")
    for name in given:
        if name not in wanted:
            yield Fault((*path, name), f"there is no {what} '{name}'{suggestion(name, missing)}")


def _empty(names: Names | EnemyNames) -> Iterator[Fault]:
    """Empty names."""
    for found in walk(names):
        for written in keys_of(found.node, found.path):
            entries = written.value.items() if isinstance(written.value, dict) else [("", written.value)]
            for key, value in entries:
                if isinstance(value, str) and not value.strip():
                    yield Fault((*written.path, key) if key else written.path, "a name is empty")
