"""What French sentences need to know about names."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from matchless.lang.names.en import EnglishCounter, EnglishFighter, EnglishForm
from matchless.lang.names.words import CounterWords, EnemyWords, FighterWords, FormWords, HeroWords
from matchless.lang.nodes import Name


class FrenchFighter(FighterWords, frozen=True, kw_only=True):
    """A fighter in French."""

    name: str
    gender: Literal["m", "f"]
    article: Annotated[bool, Meta(description="true: a sentence says `le` or `la` before the name")] = False
    aspirated: Annotated[bool, Meta(description="true: it begins with an h that takes no elision")] = False
    plural: Annotated[str | None, Meta(description="for a group")] = None
    pronoun: Annotated[
        Literal["il", "elle"] | None, Meta(description="if the gender of the name does not tell")
    ] = None

    @property
    def title(self) -> str:
        return self.name

    @classmethod
    def standing_in(cls, english: EnglishFighter) -> FrenchFighter:
        """A fighter without a French name: a proper name, without an article; nothing is elided before an h."""
        return cls(
            name=english.name,
            gender="f" if english.pronoun == "she" else "m",
            aspirated=english.name[:1] in "Hh",
            plural=english.plural,
        )


class FrenchForm(FormWords, frozen=True, kw_only=True):
    """A form of the hero in French; a value agrees with the hero: `Alice est GRANDE`."""

    name: str
    gender: Literal["m", "f"]

    @classmethod
    def standing_in(cls, english: EnglishForm) -> FrenchForm:
        """A form without a French name: a noun that fits any of them, with the English name beside it."""
        return cls(name=f"forme {english.name}", gender="f", values=english.values, thing=english.thing)


class FrenchCounter(CounterWords, frozen=True, kw_only=True):
    """A counter of the hero in French: `1 Rage`, `2 Rages`."""

    gender: Annotated[Literal["m", "f"], Meta(description="of what stands after the number")]
    one: Annotated[str, Meta(description="after the numbers 0 and 1")]
    many: Annotated[str, Meta(description="after other numbers")]
    aspirated: Annotated[bool, Meta(description="true: it begins with an h that takes no elision")] = False

    @property
    def forms(self) -> tuple[str, ...]:
        return self.one, self.many

    @classmethod
    def standing_in(cls, english: EnglishCounter) -> FrenchCounter:
        """A counter without a French name."""
        name = english.name
        return cls(name=name, gender="m", one=f"jeton {name}", many=f"jetons {name}")


class FrenchNames(HeroWords, frozen=True, kw_only=True):
    """The names in French."""

    fighters: dict[Name, FrenchFighter] = field(default_factory=dict)
    forms: dict[Name, FrenchForm] = field(default_factory=dict)
    counters: dict[Name, FrenchCounter] = field(default_factory=dict)


class FrenchEnemy(EnemyWords, frozen=True, kw_only=True):
    """The names of an enemy in French."""

    enemy: FrenchFighter
    token: Annotated[FrenchCounter | None, Meta(description="what a villain puts on its sites")] = None
    strews: dict[Name, FrenchCounter] = field(default_factory=dict)

    def as_hero(self, enemy: str) -> FrenchNames:
        """Return the names of the enemy seen as a hero; what it strews is said like counters."""
        fighters = {enemy: self.enemy}
        return FrenchNames(hero=self.enemy.name, cards=self.cards, fighters=fighters, counters=self.strews)
