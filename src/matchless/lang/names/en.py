"""What English sentences need to know about names."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from matchless.lang.names.words import CounterWords, EnemyWords, FighterWords, FormWords, HeroWords
from matchless.lang.nodes import Name

_SMALL: Final = ("a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with")
"""Words that a title does not begin with a capital, unless they stand first."""


def words(slug: str) -> str:
    """What a slug says.

    >>> words("gaze-of-stone")
    'gaze of stone'
    """
    return slug.replace("-", " ")


def titled(slug: str) -> str:
    """What a slug says, as a title.

    >>> titled("the-hounds-of-zeus")
    'The Hounds of Zeus'
    """
    parts = slug.split("-")
    return " ".join(
        part if at and part in _SMALL else part[:1].upper() + part[1:] for at, part in enumerate(parts)
    )


def numbers(slug: str) -> tuple[str, str]:
    """A slug as the title of one and of several.

    >>> numbers("harpy"), numbers("wolves"), numbers("archers")
    (('Harpy', 'Harpies'), ('Wolf', 'Wolves'), ('Archer', 'Archers'))
    """
    name = titled(slug)
    for many, one in (("ies", "y"), ("lves", "lf"), ("shes", "sh"), ("ches", "ch"), ("xes", "x")):
        if name.endswith(many):
            return name.removesuffix(many) + one, name
    if name.endswith("s") and not name.endswith(("ss", "us", "is")):
        return name[:-1], name
    if name.endswith("y") and name[-2:-1] not in "aeiou":
        return name, f"{name[:-1]}ies"
    return name, name + ("es" if name.endswith(("s", "x", "sh", "ch")) else "s")


class EnglishFighter(FighterWords, frozen=True, kw_only=True):
    """A fighter in English."""

    name: str
    pronoun: Literal["he", "she", "it"]
    article: Annotated[bool, Meta(description="true: a sentence says `the` before the name")] = False
    plural: Annotated[str | None, Meta(description="for a group")] = None

    @property
    def title(self) -> str:
        return self.name

    @classmethod
    def standing_in(cls, slug: str, *, several: bool = False) -> EnglishFighter:
        """A fighter or a group that its author has not named: its slug, in words."""
        if not several:
            return cls(name=titled(slug), pronoun="it")
        one, many = numbers(slug)
        return cls(name=one, pronoun="it", article=True, plural=many)


class EnglishForm(FormWords, frozen=True, kw_only=True):
    """A form of the hero in English; a value is what the hero is said to be: `Alice is BIG`."""

    name: str

    @classmethod
    def standing_in(cls, slug: str, values: tuple[str, ...]) -> EnglishForm:
        """A form that its author has not named."""
        return cls(name=words(slug), values={value: words(value).upper() for value in values})


class EnglishCounter(CounterWords, frozen=True, kw_only=True):
    """A counter of the hero in English: `Rage` as a title, `1 Rage` and `2 Rage` beside a number."""

    one: Annotated[str, Meta(description="after the number 1")]
    many: Annotated[str, Meta(description="after other numbers")]

    @property
    def forms(self) -> tuple[str, ...]:
        return self.one, self.many

    @classmethod
    def standing_in(cls, slug: str) -> EnglishCounter:
        """A counter that its author has not named."""
        one = words(numbers(slug)[0].lower())
        return cls(name=titled(slug), one=f"{one} token", many=f"{one} tokens")


class EnglishNames(HeroWords, frozen=True, kw_only=True):
    """The names in English."""

    fighters: dict[Name, EnglishFighter] = field(default_factory=dict)
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
