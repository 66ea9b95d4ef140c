"""The hero file: fighters, cards, abilities, and everything that a hero keeps."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from matchless.lang.nodes.measures import (
    Amount,
    Condition,
    Count,
    FighterName,
    FormIs,
    ItemName,
    Name,
    Number,
    Place,
)
from matchless.lang.nodes.pictures import Colours, Picture, Portrait
from matchless.lang.nodes.steps import (
    Steps,
)
from matchless.lang.nodes.words import Kind, Moment, Reach


class Fighter(Struct, frozen=True, forbid_unknown_fields=True):
    """A fighter, or a group of like ones."""

    role: Literal["hero", "sidekick"]
    health: Count
    attack: Reach
    count: Annotated[int, Meta(ge=1, le=8)] = 1
    starts: Annotated[
        Literal["on_board", "aside"], Meta(description="`aside`: only effects bring it on the board")
    ] = "on_board"
    dial: Annotated[
        int | None, Meta(description="the highest number on the health dial, if not the starting health")
    ] = None
    small_while: Annotated[
        FormIs | None, Meta(description="the form in which it is a small fighter; see `smallFighters`")
    ] = None
    emblem: Annotated[Portrait | None, Meta(description="its face")] = None


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus attack that a card can make."""

    value: Number
    immediately: Steps = ()
    during_combat: Steps = ()
    after_combat: Steps = ()


class FightsAs(Struct, frozen=True, forbid_unknown_fields=True):
    """Another fighter as whom a card is fought: the abilities with which that one answers moments of a combat hold."""

    who: FighterName
    condition: Annotated[
        tuple[Condition, ...], Meta(description="while all of these hold, checked at each moment")
    ] = field(default=(), name="while")


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """An action card as its author writes it."""

    kind: Kind
    copies: Count
    by: Annotated[Name, Meta(description="who may use it: a fighter or group of the hero, or `any`")] = "any"
    value: Annotated[Number | None, Meta(description="not for schemes")] = None
    boost: Annotated[Number | None, Meta(description="left out: the card has no boost value")] = None
    tags: tuple[Name, ...] = ()
    scheme: Steps = ()
    immediately: Steps = ()
    during_combat: Steps = ()
    after_combat: Steps = ()
    bonus: Annotated[dict[Name, Bonus], Meta(description="bonus attacks, by name")] = {}
    uncancellable: Annotated[bool, Meta(description="its effects cannot be cancelled")] = False
    item: Annotated[
        ItemName | None, Meta(description="what it shows on the discard pile: an item of the hero, or `any`")
    ] = None
    also_defends: Annotated[
        Condition | None, Meta(description="while this holds, the card may be played as a defense card too")
    ] = None
    fights_as: Annotated[
        FightsAs | None,
        Meta(description="another fighter of the hero, whose abilities hold too"),
    ] = None
    emblem: Annotated[Picture | None, Meta(description="its picture")] = None


class Counter(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that the hero keeps, such as Rage."""

    start: Number
    most: Count


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag="at"):
    """An ability that answers a moment."""

    moment: Moment
    do: Steps
    of: Annotated[
        FighterName | None, Meta(description="only if this fighter of the hero is the one in the combat")
    ] = None


class Standing(Struct, frozen=True, forbid_unknown_fields=True, tag="bonus"):
    """A standing bonus: never resolved, never cancelled, true as long as its condition holds."""

    what: Literal["attack_value", "defense_value", "move_value"]
    amount: Amount
    of: Annotated[
        FighterName | None, Meta(description="the fighter it holds for; left out: all of the hero's")
    ] = None
    condition: Condition | None = field(default=None, name="while")


class Sharing(Struct, frozen=True, forbid_unknown_fields=True, tag="shares_damage"):
    """A fighter may pass on damage to others, to each at most its health."""

    who: FighterName
    to: FighterName = field(name="with")
    in_zone_of: Place | None = None


Ability: TypeAlias = Answer | Standing | Sharing


class Hero(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero: fighters, ability, deck."""

    hero: Name
    move: Count
    fighters: dict[Name, Fighter]
    deck: dict[Name, Card]
    forms: dict[Name, tuple[Name, ...]] = {}
    counters: dict[Name, Counter] = {}
    items: Annotated[tuple[Name, ...], Meta(description="what the top of the discard pile can show")] = ()
    abilities: tuple[Ability, ...] = ()
    colours: Annotated[Colours | None, Meta(description="the inks of its cards and portraits")] = None
