"""The languages, and the names of heroes, enemies, boards and events in each of them.

This is Python's only list of languages: a new one is a line in each class, with a module beside this one for what its
names need and a package ``matchless.text.xx`` for its sentences.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, field

from matchless.lang.names.en import EnglishEnemy, EnglishNames
from matchless.lang.names.fr import FrenchEnemy, FrenchNames
from matchless.lang.names.uk import UkrainianEnemy, UkrainianNames
from matchless.lang.names.words import EnemyWords, HeroWords, Record, Text

Lang: TypeAlias = Literal["en", "fr", "uk"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)


class Title(Record, frozen=True):
    """A name in each language; the English one stands in for those left out."""

    en: Text
    fr: Text = ""
    uk: Text = ""


Style: TypeAlias = Literal[
    "aggressive", "combos", "comeback", "control", "mobile", "patient", "powerful", "risky", "sturdy", "swarm",
    "teamwork", "tricky",
]  # fmt: skip


class About(Record, frozen=True, kw_only=True):
    """What a player wants to know before choosing a hero."""

    difficulty: Annotated[int, Meta(ge=1, le=3)]
    style: Annotated[tuple[Style, ...], Meta(description="how it plays, the first word first; at most three")]
    line: Annotated[Title, Meta(description="how it plays, in one sentence")]
    tip: Annotated[Title, Meta(description="what to try in the first turns")]


class Names(Record, frozen=True, kw_only=True):
    """The names file of a hero: the same names in each language. What is left out, other names stand in for."""

    about: Annotated[About | None, Meta(description="left out: told from the deck")] = None
    en: EnglishNames = field(default_factory=EnglishNames)
    fr: FrenchNames = field(default_factory=FrenchNames)
    uk: UkrainianNames = field(default_factory=UkrainianNames)


class EnemyNamesFile(Record, frozen=True, kw_only=True):
    """The names file of an enemy: the same names in each language. What is left out, other names stand in for."""

    en: EnglishEnemy | None = None
    fr: FrenchEnemy | None = None
    uk: UkrainianEnemy | None = None


class EnemyNames(Record, frozen=True, kw_only=True):
    """The names of an enemy: the same in each language."""

    en: EnglishEnemy
    fr: FrenchEnemy
    uk: UkrainianEnemy

    def as_hero(self, enemy: str) -> Names:
        """Return the names of the enemy seen as a hero."""
        return Names(
            en=self.en.as_hero(enemy),
            fr=self.fr.as_hero(enemy),
            uk=self.uk.as_hero(enemy),
        )


def of(names: Names, lang: str) -> HeroWords:
    """The names of a hero in one language."""
    words: HeroWords = getattr(names, checked(lang))
    return words


def of_enemy(names: EnemyNames, lang: str) -> EnemyWords:
    """The names of an enemy in one language."""
    words: EnemyWords = getattr(names, checked(lang))
    return words


def of_title(title: Title, lang: str) -> str:
    """A name in one language."""
    text: str = getattr(title, checked(lang))
    return text or title.en


def checked(lang: str) -> Lang:
    """Return the language with this code; ``ValueError`` if there is none."""
    for known in LANGUAGES:
        if known == lang:
            return known
    raise ValueError(f"no such language: '{lang}'; there are {', '.join(LANGUAGES)}")
