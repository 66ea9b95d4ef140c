"""The names of an enemy's cards and tokens in each language, with the grammar that sentences need."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from matchless.lang.nodes import Name
from matchless.lang.nodes.names import (
    EnglishCounter,
    EnglishFighter,
    FrenchCounter,
    FrenchFighter,
    Text,
    UkrainianCounter,
    UkrainianFighter,
    by_language,
)


class EnemyWords(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every language says in the same way about an enemy."""

    cards: dict[Name, Text]
    initiative: Annotated[dict[Name, Text], Meta(description="the further initiative cards")] = {}
    tiles: Annotated[dict[Name, Text], Meta(description="the tiles of a villain")] = {}


class EnglishEnemy(EnemyWords, frozen=True, kw_only=True):
    """The names of an enemy in English."""

    enemy: EnglishFighter
    token: Annotated[EnglishCounter | None, Meta(description="what a villain puts on its sites")] = None
    strews: dict[Name, EnglishCounter] = {}


class FrenchEnemy(EnemyWords, frozen=True, kw_only=True):
    """The names of an enemy in French."""

    enemy: FrenchFighter
    token: Annotated[FrenchCounter | None, Meta(description="what a villain puts on its sites")] = None
    strews: dict[Name, FrenchCounter] = {}


class UkrainianEnemy(EnemyWords, frozen=True, kw_only=True):
    """The names of an enemy in Ukrainian."""

    enemy: UkrainianFighter
    token: Annotated[UkrainianCounter | None, Meta(description="what a villain puts on its sites")] = None
    strews: dict[Name, UkrainianCounter] = {}


class EnemyNames(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The names file of an enemy: the same names in three languages."""

    en: EnglishEnemy
    fr: FrenchEnemy
    uk: UkrainianEnemy


NamesOfEnemy: TypeAlias = EnglishEnemy | FrenchEnemy | UkrainianEnemy


def of_enemy(names: EnemyNames, language: str) -> NamesOfEnemy:
    """The names of an enemy in one language."""
    return by_language(language, names.en, names.fr, names.uk)
