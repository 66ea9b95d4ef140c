"""What Ukrainian sentences need to know about names."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta, field
from msgspec.structs import asdict

from matchless.lang.names.en import EnglishCounter, EnglishFighter, EnglishForm
from matchless.lang.names.words import CounterWords, EnemyWords, FighterWords, FormWords, HeroWords, Record
from matchless.lang.nodes import Name


class Cases(Record, frozen=True, kw_only=True):
    """A Ukrainian noun in the cases that the sentences use, spelt as inside a sentence."""

    nominative: str
    genitive: str
    dative: str
    accusative: str
    instrumental: str

    def beside(self, name: str) -> Cases:
        """The noun with an undeclined name after it."""
        return Cases(**{case: f"{said} {name}" for case, said in asdict(self).items()})


_FIGHTER: Final = Cases(
    nominative="боєць", genitive="бійця", dative="бійцеві", accusative="бійця", instrumental="бійцем"
)
_FIGHTERS: Final = Cases(
    nominative="бійці", genitive="бійців", dative="бійцям", accusative="бійців", instrumental="бійцями"
)
_ENEMY: Final = Cases(
    nominative="ворог", genitive="ворога", dative="ворогові", accusative="ворога", instrumental="ворогом"
)
_TOKEN: Final = Cases(
    nominative="жетон", genitive="жетона", dative="жетону", accusative="жетон", instrumental="жетоном"
)


class UkrainianFighter(FighterWords, frozen=True, kw_only=True):
    """A fighter in Ukrainian."""

    group: ClassVar[str] = "many"
    gender: Literal["m", "f", "n"]
    one: Cases
    many: Annotated[Cases | None, Meta(description="for a group")] = None

    @property
    def title(self) -> str:
        return self.one.nominative

    @classmethod
    def standing_in(cls, english: EnglishFighter, *, is_enemy: bool = False) -> UkrainianFighter:
        """A fighter without a Ukrainian name: a noun that takes the cases, and the English name beside it."""
        noun = _ENEMY if is_enemy else _FIGHTER
        many = None if english.plural is None else _FIGHTERS.beside(english.name)
        return cls(gender="m", one=noun.beside(english.name), many=many)


class UkrainianForm(FormWords, frozen=True, kw_only=True):
    """A form of the hero in Ukrainian; a value agrees with the hero: `Аліса ВЕЛИКА`."""

    nominative: str
    accusative: str

    @classmethod
    def standing_in(cls, english: EnglishForm) -> UkrainianForm:
        """A form without a Ukrainian name."""
        one, other = f"форма {english.name}", f"форму {english.name}"
        return cls(nominative=one, accusative=other, values=english.values, thing=english.thing)


class UkrainianCounter(CounterWords, frozen=True, kw_only=True):
    """A counter of the hero in Ukrainian: `1 одиниця Люті`, `2 одиниці Люті`, `5 одиниць Люті`."""

    gender: Annotated[Literal["m", "f", "n"], Meta(description="of what stands after the number")]
    one: Annotated[Cases, Meta(description="with the number 1")]
    few: Annotated[str, Meta(description="after 2, 3 and 4, in the accusative")]
    many: Annotated[str, Meta(description="after 5 and more: the genitive of the plural")]

    @property
    def forms(self) -> tuple[str, ...]:
        return self.one.accusative, self.few, self.many

    @classmethod
    def standing_in(cls, english: EnglishCounter) -> UkrainianCounter:
        """A counter without a Ukrainian name."""
        name = english.name
        few, many = f"жетони {name}", f"жетонів {name}"
        return cls(name=name, gender="m", one=_TOKEN.beside(name), few=few, many=many)


class UkrainianNames(HeroWords, frozen=True, kw_only=True):
    """The names in Ukrainian."""

    fighters: dict[Name, UkrainianFighter] = field(default_factory=dict)
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
