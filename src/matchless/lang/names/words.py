"""What the names of a hero or an enemy have in every language, whatever else its grammar needs.

Rules words ("attack", "discard pile") are not names; they live in ``matchless.text``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta, Struct

from matchless.lang.nodes import Name

Text: TypeAlias = Annotated[str, Meta(min_length=1)]
THING = "true: the hero has it rather than is it; it is said `the gadget of Jill is the blaster`"


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A mapping of the names file."""


class FighterWords(Record, frozen=True, kw_only=True):
    """A fighter in one language."""

    group: ClassVar[str] = "plural"
    """The field that a fighter needs if there are several of it."""

    @property
    @abstractmethod
    def title(self) -> str:
        """The name on its own."""


class FormWords(Record, frozen=True, kw_only=True):
    """A form of the hero in one language; a value is what the hero is said to be."""

    values: dict[Name, str]
    thing: Annotated[bool, Meta(description=THING)] = False


class CounterWords(Record, frozen=True, kw_only=True):
    """A counter or token in one language."""

    name: Annotated[str, Meta(description="as a title")]

    @property
    @abstractmethod
    def forms(self) -> tuple[str, ...]:
        """What goes beside numbers, as the object of a sentence; the first goes with 1."""


class HeroWords(Record, frozen=True, kw_only=True):
    """The names of a hero in one language."""

    hero: Annotated[str, Meta(description="left out: the name of the fighter with the role of hero")] = ""
    cards: dict[Name, str] = {}
    ability: str | None = None
    tags: Annotated[
        dict[Name, str], Meta(description="as it stands beside `card`; in Ukrainian in the genitive")
    ] = {}
    items: Annotated[dict[Name, str], Meta(description="undeclined; in French with its article")] = {}
    bonus: Annotated[dict[Name, str], Meta(description="the bonus attacks that cards can make")] = {}
    fighters: Mapping[Name, FighterWords] = {}
    forms: Mapping[Name, FormWords] = {}
    counters: Mapping[Name, CounterWords] = {}


class EnemyWords(Record, frozen=True, kw_only=True):
    """The names of an enemy in one language."""

    cards: dict[Name, Text] = {}
    initiative: Annotated[dict[Name, Text], Meta(description="the further initiative cards")] = {}
    tiles: Annotated[dict[Name, Text], Meta(description="the tiles of a villain")] = {}
    enemy: FighterWords
    token: Annotated[CounterWords | None, Meta(description="what a villain puts on its sites")] = None
    strews: Mapping[Name, CounterWords] = {}
