"""What Ukrainian sentences need to know about names."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, field

from matchless.lang.names.words import CounterWords, EnemyWords, FighterWords, FormWords, HeroWords, Record
from matchless.lang.nodes import Name


class Cases(Record, frozen=True, kw_only=True):
    """A Ukrainian noun in the cases that the sentences use, spelt as inside a sentence."""

    nominative: str
    genitive: str
    dative: str
    accusative: str
    instrumental: str


class UkrainianFighter(FighterWords, frozen=True, kw_only=True):
    """A fighter in Ukrainian."""

    group: ClassVar[str] = "many"
    gender: Literal["m", "f", "n"]
    one: Cases
    many: Annotated[Cases | None, Meta(description="for a group")] = None

    @property
    def title(self) -> str:
        return self.one.nominative


class UkrainianForm(FormWords, frozen=True, kw_only=True):
    """A form of the hero in Ukrainian; a value agrees with the hero: `Аліса ВЕЛИКА`."""

    nominative: str
    accusative: str


class UkrainianCounter(CounterWords, frozen=True, kw_only=True):
    """A counter of the hero in Ukrainian: `1 одиниця Люті`, `2 одиниці Люті`, `5 одиниць Люті`."""

    gender: Annotated[Literal["m", "f", "n"], Meta(description="of what stands after the number")]
    one: Annotated[Cases, Meta(description="with the number 1")]
    few: Annotated[str, Meta(description="after 2, 3 and 4, in the accusative")]
    many: Annotated[str, Meta(description="after 5 and more: the genitive of the plural")]

    @property
    def forms(self) -> tuple[str, ...]:
        return self.one.accusative, self.few, self.many


class UkrainianNames(HeroWords, frozen=True, kw_only=True):
    """The names in Ukrainian."""

    fighters: dict[Name, UkrainianFighter]
    forms: dict[Name, UkrainianForm] = field(default_factory=dict)
    counters: dict[Name, UkrainianCounter] = field(default_factory=dict)


class UkrainianEnemy(EnemyWords, frozen=True, kw_only=True):
    """The names of an enemy in Ukrainian."""

    enemy: UkrainianFighter
    token: Annotated[UkrainianCounter | None, Meta(description="what a villain puts on its sites")] = None
    strews: dict[Name, UkrainianCounter] = field(default_factory=dict)

    def as_hero(self, enemy: str) -> UkrainianNames:
        """Return the names of the enemy seen as a hero; what it strews is said like counters."""
        return UkrainianNames(
            hero=self.enemy.title, cards=self.cards, fighters={enemy: self.enemy}, counters=self.strews
        )
