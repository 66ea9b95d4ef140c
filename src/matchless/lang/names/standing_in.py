"""Names that stand in for those that an author has not given.

English comes from the slugs of the hero's own file; the other languages take the English names, with whatever words
their sentences need around them to be well-formed: French a gender, Ukrainian a noun that takes the cases.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from matchless.lang.adventure.files import Enemy
from matchless.lang.names import EnemyNames, EnemyNamesFile, Names
from matchless.lang.names.en import (
    EnglishCounter,
    EnglishEnemy,
    EnglishFighter,
    EnglishForm,
    EnglishNames,
    titled,
    words,
)
from matchless.lang.names.fr import FrenchCounter, FrenchEnemy, FrenchFighter, FrenchForm
from matchless.lang.names.uk import UkrainianCounter, UkrainianEnemy, UkrainianFighter, UkrainianForm
from matchless.lang.names.words import EnemyWords, HeroWords
from matchless.lang.nodes import Hero

_Words = TypeVar("_Words", bound=HeroWords)
_Foe = TypeVar("_Foe", bound=EnemyWords)
_Value = TypeVar("_Value")
_Other = TypeVar("_Other")

_IN_FRENCH: Final = "l’objet {}"
"""An item without a French name needs an article all the same."""


def complete(names: Names, hero: Hero) -> Names:
    """The names of a hero, with others in place of those left out."""
    leader = next((name for name, one in hero.fighters.items() if one.role == "hero"), hero.hero)
    english = _english(names.en, hero, leader)
    french = _following(
        names.fr,
        english,
        leader,
        FrenchFighter.standing_in,
        FrenchForm.standing_in,
        FrenchCounter.standing_in,
        _IN_FRENCH.format,
    )
    ukrainian = _following(
        names.uk,
        english,
        leader,
        UkrainianFighter.standing_in,
        UkrainianForm.standing_in,
        UkrainianCounter.standing_in,
        str,
    )
    return replace(names, en=english, fr=french, uk=ukrainian)


def complete_enemy(names: EnemyNamesFile, enemy: Enemy) -> EnemyNames:
    """The names of an enemy, with others in place of those left out."""
    english = names.en or EnglishEnemy(enemy=EnglishFighter.standing_in(enemy.enemy))
    token = english.token
    if enemy.token is not None and token is None:
        token = EnglishCounter.standing_in(enemy.token.name)
    english = replace(
        english,
        cards=_filled(english.cards, enemy.deck, titled),
        initiative=_filled(english.initiative, enemy.initiative, titled),
        tiles=_filled(english.tiles, enemy.tiles, titled),
        strews=_filled(english.strews, enemy.strews, EnglishCounter.standing_in),
        token=token,
    )
    french = names.fr or FrenchEnemy(enemy=FrenchFighter.standing_in(english.enemy))
    called = UkrainianFighter.standing_in(english.enemy, is_enemy=True)
    ukrainian = names.uk or UkrainianEnemy(enemy=called)
    return EnemyNames(
        en=english,
        fr=_foe(french, english, FrenchCounter.standing_in),
        uk=_foe(ukrainian, english, UkrainianCounter.standing_in),
    )


def _english(given: EnglishNames, hero: Hero, leader: str) -> EnglishNames:
    tags = dict.fromkeys(tag for card in hero.deck.values() for tag in card.tags)
    bonus = dict.fromkeys(name for card in hero.deck.values() for name in card.bonus)
    fighters = _filled(
        given.fighters,
        hero.fighters,
        lambda name: EnglishFighter.standing_in(name, several=hero.fighters[name].count > 1),
    )
    named = given.fighters.get(leader)
    return replace(
        given,
        hero=given.hero or (titled(hero.hero) if named is None else named.title),
        fighters=fighters,
        cards=_filled(given.cards, hero.deck, titled),
        tags=_filled(given.tags, tags, lambda tag: words(tag).upper()),
        items=_filled(given.items, hero.items, words),
        bonus=_filled(given.bonus, bonus, titled),
        forms=_filled(given.forms, hero.forms, lambda form: EnglishForm.standing_in(form, hero.forms[form])),
        counters=_filled(given.counters, hero.counters, EnglishCounter.standing_in),
    )


def _following(  # noqa: PLR0913, PLR0917 - one way to stand in for each kind of name
    given: _Words,
    english: EnglishNames,
    leader: str,
    fighter: Callable[[EnglishFighter], Any],
    form: Callable[[EnglishForm], Any],
    counter: Callable[[EnglishCounter], Any],
    item: Callable[[str], str],
) -> _Words:
    """The names in another language."""
    named = given.fighters.get(leader)
    return replace(
        given,
        hero=given.hero or (english.hero if named is None else named.title),
        ability=given.ability or english.ability,
        cards=_taken(given.cards, english.cards, str),
        tags=_taken(given.tags, english.tags, str),
        items=_taken(given.items, english.items, item),
        bonus=_taken(given.bonus, english.bonus, str),
        fighters=_taken(given.fighters, english.fighters, fighter),
        forms=_taken(given.forms, english.forms, form),
        counters=_taken(given.counters, english.counters, counter),
    )


def _foe(given: _Foe, english: EnglishEnemy, counter: Callable[[EnglishCounter], Any]) -> _Foe:
    """The names of an enemy in another language."""
    token = None if english.token is None else counter(english.token)
    return replace(
        given,
        cards=_taken(given.cards, english.cards, str),
        initiative=_taken(given.initiative, english.initiative, str),
        tiles=_taken(given.tiles, english.tiles, str),
        strews=_taken(given.strews, english.strews, counter),
        token=given.token or token,
    )


def _filled(
    given: Mapping[str, _Value], wanted: Mapping[str, object] | tuple[str, ...], made: Callable[[str], _Value]
) -> dict[str, _Value]:
    return {**given, **{name: made(name) for name in wanted if name not in given}}


def _taken(
    given: Mapping[str, _Value], english: Mapping[str, _Other], made: Callable[[_Other], _Value]
) -> dict[str, _Value]:
    return {**given, **{name: made(other) for name, other in english.items() if name not in given}}
