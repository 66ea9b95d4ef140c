"""Lints on names files: no name is empty or names nothing; a missing name is reported, but is not a mistake."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from matchless.lang.adventure.files import Enemy
from matchless.lang.lint.fault import Fault, Path, suggestion
from matchless.lang.names import LANGUAGES, About, EnemyNamesFile, Names, Title, of
from matchless.lang.nodes import Hero
from matchless.lang.nodes.walk import keys_of, walk

MOST_STYLES: Final = 3
FEW: Final = 3
"""How many names a warning lists."""


def check_names(names: Names, hero: Hero) -> list[Fault]:
    """Everything wrong with the names of a hero; what is missing is not."""
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
    for what, (key, wanted) in _named(hero).items():
        yield from _superfluous(what, wanted, getattr(words, key), (language, key))
    for form, said in words.forms.items():
        if form in hero.forms:
            path = (language, "forms", form, "values")
            yield from _superfluous(form, hero.forms[form], said.values, path)
            for value in hero.forms[form]:
                if value not in said.values:
                    yield Fault(path, f"the {form} '{value}' has no name here")
    for name, fighter in words.fighters.items():
        plural = fighter.group
        if name in hero.fighters and hero.fighters[name].count > 1 and getattr(fighter, plural) is None:
            yield Fault((language, "fighters", name), f"'{name}' is a group, so '{plural}' is needed")


def _named(hero: Hero) -> dict[str, tuple[str, Iterable[str]]]:
    """What of a hero has a name: each kind with its key in a language of the names file."""
    tags = dict.fromkeys(tag for card in hero.deck.values() for tag in card.tags)
    bonus = dict.fromkeys(name for card in hero.deck.values() for name in card.bonus)
    return {
        "fighter": ("fighters", hero.fighters),
        "card": ("cards", hero.deck),
        "tag": ("tags", tags),
        "counter": ("counters", hero.counters),
        "item": ("items", hero.items),
        "bonus attack": ("bonus", bonus),
        "form": ("forms", hero.forms),
    }


def unnamed(names: Names, hero: Hero) -> Iterator[Fault]:
    """What has no name of its own, so that another stands in for it: a warning for each language."""
    for language in LANGUAGES:
        words = of(names, language)
        yield from _missing(
            language, {key: (wanted, getattr(words, key)) for key, wanted in _named(hero).values()}
        )
        if language == "en" and not words.hero:
            yield Fault((language,), f"no 'hero': its name is made from '{hero.hero}'")
    if names.about is not None:
        yield from untranslated(names.about.line, ("about", "line"))
        yield from untranslated(names.about.tip, ("about", "tip"))


def unnamed_of_enemy(names: EnemyNamesFile, enemy: Enemy) -> Iterator[Fault]:
    """What of an enemy has no name of its own: a warning for each language."""
    for language in LANGUAGES:
        words = getattr(names, language)
        if words is None:
            yield Fault((), _stands_in(language, "no names", ""))
            continue
        given = {key: (wanted, getattr(words, key)) for key, wanted in _named_of_enemy(enemy).values()}
        if enemy.token is not None:
            given["token"] = ((enemy.token.name,), (enemy.token.name,) if words.token is not None else ())
        yield from _missing(language, given)


def untranslated(title: Title, path: Path) -> Iterator[Fault]:
    """The languages in which a name or sentence is missing."""
    for language in LANGUAGES:
        if not getattr(title, language):
            yield Fault(path, _stands_in(language, "no words", ""))


def _missing(language: str, given: dict[str, tuple[Iterable[str], Iterable[str]]]) -> Iterator[Fault]:
    lacking = {
        key: missing
        for key, (wanted, names) in given.items()
        if (missing := [name for name in wanted if name not in names])
    }
    if lacking:
        listed = "; ".join(f"{key}: {_few(missing)}" for key, missing in lacking.items())
        yield Fault((language,), _stands_in(language, "no names", f" for {listed}"))


def _few(names: list[str]) -> str:
    more = len(names) - FEW
    return ", ".join(names) if more <= 0 else f"{', '.join(names[:FEW])} and {more} more"


def _stands_in(language: str, what: str, of_what: str) -> str:
    instead = "made from the words of the file" if language == "en" else "taken from English"
    return f"{what} in '{language}'{of_what}: they are {instead}"


def check_enemy_names(names: EnemyNamesFile, enemy: Enemy) -> list[Fault]:
    """Everything wrong with the names of an enemy; what is missing is not."""
    faults = [fault for language in LANGUAGES for fault in _enemy(names, enemy, language)]
    return [*faults, *_empty(names)]


def _named_of_enemy(enemy: Enemy) -> dict[str, tuple[str, Iterable[str]]]:
    return {
        "card": ("cards", enemy.deck),
        "initiative card": ("initiative", enemy.initiative),
        "tile": ("tiles", enemy.tiles),
        "kind of token": ("strews", enemy.strews),
    }


def _enemy(names: EnemyNamesFile, enemy: Enemy, language: str) -> Iterator[Fault]:
    words = getattr(names, language)
    if words is None:
        return
    for what, (key, wanted) in _named_of_enemy(enemy).items():
        yield from _superfluous(what, wanted, getattr(words, key), (language, key))
    if enemy.token is None and words.token is not None:
        yield Fault((language, "token"), "a minion puts no tokens on sites")


def _superfluous(what: str, wanted: Iterable[str], given: Iterable[str], path: Path) -> Iterator[Fault]:
    """Names of nothing, with what was probably meant."""
    wanted, given = list(wanted), list(given)
    missing = [name for name in wanted if name not in given]
    for name in given:
        if name not in wanted:
            yield Fault((*path, name), f"there is no {what} '{name}'{suggestion(name, missing)}")


def _empty(names: Names | EnemyNamesFile) -> Iterator[Fault]:
    """Empty names."""
    for found in walk(names):
        for written in keys_of(found.node, found.path):
            entries = written.value.items() if isinstance(written.value, dict) else [("", written.value)]
            for key, value in entries:
                if isinstance(value, str) and not value.strip():
                    yield Fault((*written.path, key) if key else written.path, "a name is empty")
