"""The names of a hero's fighters and cards in each language, with the grammar that sentences need.

Rules words ("attack", "discard pile") are not names; they live in ``matchless.text``.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

from matchless.lang.nodes import Name

En = TypeVar("En")
Fr = TypeVar("Fr")
Uk = TypeVar("Uk")
Language: TypeAlias = Literal["en", "fr", "uk"]
Text: TypeAlias = Annotated[str, Meta(min_length=1)]
LANGUAGES: tuple[Language, ...] = ("en", "fr", "uk")
THING = "true: the hero has it rather than is it; it is said `the gadget of Jill is the blaster`"


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A mapping of the names file."""


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in each language."""

    en: Text
    fr: Text
    uk: Text


class EnglishFighter(Record, frozen=True, kw_only=True):
    """A fighter in English."""

    name: str
    pronoun: Literal["he", "she", "it"]
    article: Annotated[bool, Meta(description="true: a sentence says `the` before the name")] = False
    plural: Annotated[str | None, Meta(description="for a group")] = None


class FrenchFighter(Record, frozen=True, kw_only=True):
    """A fighter in French."""

    name: str
    gender: Literal["m", "f"]
    article: Annotated[bool, Meta(description="true: a sentence says `le` or `la` before the name")] = False
    aspirated: Annotated[bool, Meta(description="true: it begins with an h that takes no elision")] = False
    plural: Annotated[str | None, Meta(description="for a group")] = None
    pronoun: Annotated[
        Literal["il", "elle"] | None, Meta(description="if the gender of the name does not tell")
    ] = None


class Cases(Record, frozen=True, kw_only=True):
    """A Ukrainian noun in the cases that the sentences use, spelt as inside a sentence."""

    nominative: str
    genitive: str
    dative: str
    accusative: str
    instrumental: str


class UkrainianFighter(Record, frozen=True, kw_only=True):
    """A fighter in Ukrainian."""

    gender: Literal["m", "f", "n"]
    one: Cases
    many: Annotated[Cases | None, Meta(description="for a group")] = None


class EnglishForm(Record, frozen=True, kw_only=True):
    """A form of the hero in English; a value is what the hero is said to be: `Alice is BIG`."""

    name: str
    values: dict[Name, str]
    thing: Annotated[bool, Meta(description=THING)] = False


class FrenchForm(Record, frozen=True, kw_only=True):
    """A form of the hero in French; a value agrees with the hero: `Alice est GRANDE`."""

    name: str
    gender: Literal["m", "f"]
    values: dict[Name, str]
    thing: Annotated[bool, Meta(description=THING)] = False


class UkrainianForm(Record, frozen=True, kw_only=True):
    """A form of the hero in Ukrainian; a value agrees with the hero: `Аліса ВЕЛИКА`."""

    nominative: str
    accusative: str
    values: dict[Name, str]
    thing: Annotated[bool, Meta(description=THING)] = False


class EnglishCounter(Record, frozen=True, kw_only=True):
    """A counter of the hero in English: `Rage` as a title, `1 Rage` and `2 Rage` beside a number."""

    name: Annotated[str, Meta(description="as a title: `Rage`, `Charged coils`")]
    one: Annotated[str, Meta(description="after the number 1")]
    many: Annotated[str, Meta(description="after other numbers")]


class FrenchCounter(Record, frozen=True, kw_only=True):
    """A counter of the hero in French: `1 Rage`, `2 Rages`."""

    name: Annotated[str, Meta(description="as a title")]
    gender: Annotated[Literal["m", "f"], Meta(description="of what stands after the number")]
    one: Annotated[str, Meta(description="after the numbers 0 and 1")]
    many: Annotated[str, Meta(description="after other numbers")]
    aspirated: Annotated[bool, Meta(description="true: it begins with an h that takes no elision")] = False


class UkrainianCounter(Record, frozen=True, kw_only=True):
    """A counter of the hero in Ukrainian: `1 одиниця Люті`, `2 одиниці Люті`, `5 одиниць Люті`."""

    name: Annotated[str, Meta(description="as a title")]
    gender: Annotated[Literal["m", "f", "n"], Meta(description="of what stands after the number")]
    one: Annotated[Cases, Meta(description="with the number 1")]
    few: Annotated[str, Meta(description="after 2, 3 and 4, in the accusative")]
    many: Annotated[str, Meta(description="after 5 and more: the genitive of the plural")]


class Words(Record, frozen=True, kw_only=True):
    """What every language says in the same way."""

    hero: str
    cards: dict[Name, str]
    ability: str | None = None
    tags: Annotated[
        dict[Name, str], Meta(description="as it stands beside `card`; in Ukrainian in the genitive")
    ] = {}
    items: Annotated[dict[Name, str], Meta(description="undeclined; in French with its article")] = {}
    bonus: Annotated[dict[Name, str], Meta(description="the bonus attacks that cards can make")] = {}


class EnglishNames(Words, frozen=True, kw_only=True):
    """The names in English."""

    fighters: dict[Name, EnglishFighter]
    forms: dict[Name, EnglishForm] = {}
    counters: dict[Name, EnglishCounter] = {}


class FrenchNames(Words, frozen=True, kw_only=True):
    """The names in French."""

    fighters: dict[Name, FrenchFighter]
    forms: dict[Name, FrenchForm] = {}
    counters: dict[Name, FrenchCounter] = {}


class UkrainianNames(Words, frozen=True, kw_only=True):
    """The names in Ukrainian."""

    fighters: dict[Name, UkrainianFighter]
    forms: dict[Name, UkrainianForm] = {}
    counters: dict[Name, UkrainianCounter] = {}


class Names(Record, frozen=True, kw_only=True):
    """A names file: the same names in three languages."""

    en: EnglishNames
    fr: FrenchNames
    uk: UkrainianNames


def of(names: Names, language: str) -> EnglishNames | FrenchNames | UkrainianNames:
    """The names in one language."""
    return by_language(language, names.en, names.fr, names.uk)


def by_language(language: str, en: En, fr: Fr, uk: Uk) -> En | Fr | Uk:
    """Return what belongs to a language; ``ValueError`` if there is no such language."""
    match language:
        case "en":
            return en
        case "fr":
            return fr
        case "uk":
            return uk
        case _:
            raise ValueError(f"no such language: '{language}'; there are {', '.join(LANGUAGES)}")
