"""The effect language: every word that a card or an ability may use, and the hero file, as data.

A step is written as a mapping whose first key is its verb; the value beside the verb is the first field, the other keys
are the other fields. ``docs/effects.md`` and the JSON Schema are generated from these definitions.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from matchless.lang.measures import (
    Adjacent,
    Amount,
    BoostOf,
    CardsIn,
    Condition,
    Count,
    Counted,
    Defeated,
    Distance,
    FightersCounted,
    FormIs,
    HealthOf,
    Name,
    Node,
    Not,
    Number,
    Place,
    PrintedValueOf,
    SameZone,
    StructuredCondition,
    Undefeated,
    Who,
)
from matchless.lang.steps import (
    AddValue,
    Boost,
    Cancel,
    ChangeForm,
    Choose,
    ChooseForm,
    CommitBoost,
    Damage,
    Discard,
    DiscardTop,
    Draw,
    EndTurn,
    GainActions,
    If,
    IgnoreValue,
    Keep,
    LookAtHand,
    LookAtTop,
    May,
    Move,
    Pick,
    PlaceFighter,
    Prevent,
    PutBack,
    Recover,
    Return,
    SearchFor,
    SetHealth,
    SetValue,
    Shuffle,
    Step,
    Steps,
    Take,
)
from matchless.lang.words import Kind, Moment, Reach

__all__ = [
    "Ability",
    "AddValue",
    "Adjacent",
    "Amount",
    "Answer",
    "Boost",
    "BoostOf",
    "Cancel",
    "Card",
    "CardsIn",
    "ChangeForm",
    "Choose",
    "ChooseForm",
    "CommitBoost",
    "Condition",
    "Count",
    "Counted",
    "Damage",
    "Defeated",
    "Discard",
    "DiscardTop",
    "Distance",
    "Draw",
    "EndTurn",
    "Fighter",
    "FightersCounted",
    "FormIs",
    "GainActions",
    "HealthOf",
    "Hero",
    "If",
    "IgnoreValue",
    "Keep",
    "LookAtHand",
    "LookAtTop",
    "May",
    "Move",
    "Name",
    "Node",
    "Not",
    "Number",
    "Pick",
    "Place",
    "PlaceFighter",
    "Prevent",
    "PrintedValueOf",
    "PutBack",
    "Recover",
    "Return",
    "SameZone",
    "SearchFor",
    "SetHealth",
    "SetValue",
    "Shuffle",
    "Standing",
    "Step",
    "Steps",
    "StructuredCondition",
    "Take",
    "Undefeated",
    "Who",
]


class Fighter(Struct, frozen=True, forbid_unknown_fields=True):
    """A fighter, or a group of like ones."""

    role: Literal["hero", "sidekick"]
    health: Count
    attack: Reach
    count: Annotated[int, Meta(ge=1, le=8)] = 1
    dial: Annotated[
        int | None, Meta(description="the highest number on the health dial, if not the starting health")
    ] = None


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


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag="at"):
    """An ability that answers a moment."""

    moment: Moment
    do: Steps
    of: Annotated[
        Name | None, Meta(description="only if this fighter of the hero is the one in the combat")
    ] = None


class Standing(Struct, frozen=True, forbid_unknown_fields=True, tag="bonus"):
    """A standing bonus: never resolved, never cancelled, true as long as its condition holds."""

    what: Literal["attack_value", "defense_value", "move_value"]
    amount: Amount
    of: Annotated[Name | None, Meta(description="the fighter it holds for; left out: all of the hero's")] = (
        None
    )
    condition: Condition | None = field(default=None, name="while")


Ability: TypeAlias = Answer | Standing


class Hero(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero: fighters, ability, deck."""

    hero: Name
    move: Count
    fighters: dict[Name, Fighter]
    deck: dict[Name, Card]
    forms: dict[Name, tuple[Name, ...]] = {}
    abilities: tuple[Ability, ...] = ()
