"""What English sentences need to know about names."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from matchless.lang.names.words import CounterWords, EnemyWords, FighterWords, FormWords, HeroWords
from matchless.lang.nodes import Name


class EnglishFighter(FighterWords, frozen=True, kw_only=True):
    """A fighter in English."""

    name: str
    pronoun: Literal["he", "she", "it"]
    article: Annotated[bool, Meta(description="true: a sentence says `the` before the name")] = False
    plural: Annotated[str | None, Meta(description="for a group")] = None

    @property
    def title(self) -> str:
        return self.name


class EnglishForm(FormWords, frozen=True, kw_only=True):
    """A form of the hero in English; a value is what the hero is said to be: `Alice is BIG`."""

    name: str


class EnglishCounter(CounterWords, frozen=True, kw_only=True):
    """A counter of the hero in English: `Rage` as a title, `1 Rage` and `2 Rage` beside a number."""

    one: Annotated[str, Meta(description="after the number 1")]
    many: Annotated[str, Meta(description="after other numbers")]

    @property
    def forms(self) -> tuple[str, ...]:
        return self.one, self.many


class EnglishNames(HeroWords, frozen=True, kw_only=True):
    """The names in English."""

    fighters: dict[Name, EnglishFighter]
    forms: dict[Name, EnglishForm] = field(default_factory=dict)
    counters: dict[Name, EnglishCounter] = field(default_factory=dict)


class EnglishEnemy(EnemyWords, frozen=True, kw_only=True):
    """The names of an enemy in English."""

    enemy: EnglishFighter
    token: Annotated[EnglishCounter | None, Meta(description="what a villain puts on its sites")] = None
    strews: dict[Name, EnglishCounter] = field(default_factory=dict)

    def as_hero(self, enemy: str) -> EnglishNames:
        """Return the names of the enemy seen as a hero; what it strews is said like counters."""
        fighters = {enemy: self.enemy}
        return EnglishNames(hero=self.enemy.name, cards=self.cards, fighters=fighters, counters=self.strews)
