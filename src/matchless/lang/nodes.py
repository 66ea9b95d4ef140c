"""The effect language: every word that a card or an ability may use, and the hero file, as data.

A step is written as a mapping whose first key is its verb; the value beside the verb is the first field, the other keys
are the other fields. ``docs/effects.md`` and the JSON Schema are generated from these definitions.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from matchless.lang.adventure_verbs import (
    ActAgain,
    Activate,
    AddInitiative,
    ChooseWeakest,
    Clear,
    Destroy,
    DrawTo,
    PlaceAtStart,
    PlaceTokens,
    Sift,
    Strengthen,
    Strew,
    TakeTurn,
    Threat,
    TurnUp,
)
from matchless.lang.measures import (
    ActionNumber,
    Adjacent,
    AllOf,
    Amount,
    AnyOf,
    BoostOf,
    CardsIn,
    ChosenNumber,
    Condition,
    Count,
    Counted,
    CounterOf,
    CountIs,
    Defeated,
    Distance,
    FaceUp,
    FightersCounted,
    FormIs,
    FreeSpaceBy,
    HealthOf,
    InBasket,
    Name,
    Node,
    Not,
    Number,
    OccupiedSites,
    OnToken,
    Place,
    Players,
    PrintedValueOf,
    SameZone,
    StructuredCondition,
    ThreatLevel,
    TokensOn,
    Undefeated,
    WasDamaged,
    WasDefeated,
    Who,
    YourFighterIs,
    ZonesOf,
)
from matchless.lang.steps import (
    Choose,
    ChooseNumber,
    If,
    May,
    OpponentMay,
    Pick,
    Step,
    Steps,
    Tiers,
)
from matchless.lang.verbs import (
    AddValue,
    BonusAttack,
    Boost,
    BottomToTop,
    Cancel,
    ChangeForm,
    ChooseForm,
    CommitBoost,
    Damage,
    Defeat,
    Discard,
    DiscardTop,
    Draw,
    EndTurn,
    GainActions,
    GainCounter,
    Hold,
    IgnoreValue,
    Keep,
    KeepAlive,
    LockValue,
    LookAtHand,
    LookAtTop,
    Move,
    PlaceFighter,
    Prevent,
    PutBack,
    PutUnderDeck,
    Recover,
    Redirect,
    Return,
    RevealBottom,
    RevealPair,
    RevealTop,
    SearchFor,
    SetHealth,
    SetValue,
    Shuffle,
    ShuffleIn,
    Spend,
    Summon,
    Swap,
    Take,
    TakeBack,
    TakeOver,
)
from matchless.lang.words import Kind, Moment, Reach

__all__ = [
    "Ability",
    "ActAgain",
    "ActionNumber",
    "Activate",
    "AddInitiative",
    "AddValue",
    "Adjacent",
    "AllOf",
    "Amount",
    "Answer",
    "AnyOf",
    "Bonus",
    "BonusAttack",
    "Boost",
    "BoostOf",
    "BottomToTop",
    "Cancel",
    "Card",
    "CardsIn",
    "ChangeForm",
    "Choose",
    "ChooseForm",
    "ChooseNumber",
    "ChooseWeakest",
    "ChosenNumber",
    "Clear",
    "CommitBoost",
    "Condition",
    "Count",
    "CountIs",
    "Counted",
    "Counter",
    "CounterOf",
    "Damage",
    "Defeat",
    "Defeated",
    "Destroy",
    "Discard",
    "DiscardTop",
    "Distance",
    "Draw",
    "DrawTo",
    "EndTurn",
    "FaceUp",
    "Fighter",
    "FightersCounted",
    "FormIs",
    "FreeSpaceBy",
    "GainActions",
    "GainCounter",
    "Guise",
    "HealthOf",
    "Hero",
    "Hold",
    "If",
    "IgnoreValue",
    "InBasket",
    "Keep",
    "KeepAlive",
    "LockValue",
    "LookAtHand",
    "LookAtTop",
    "May",
    "Move",
    "Name",
    "Node",
    "Not",
    "Number",
    "OccupiedSites",
    "OnToken",
    "OpponentMay",
    "Pick",
    "Place",
    "PlaceAtStart",
    "PlaceFighter",
    "PlaceTokens",
    "Players",
    "Prevent",
    "PrintedValueOf",
    "PutBack",
    "PutUnderDeck",
    "Recover",
    "Redirect",
    "Return",
    "RevealBottom",
    "RevealPair",
    "RevealTop",
    "SameZone",
    "SearchFor",
    "SetHealth",
    "SetValue",
    "Sharing",
    "Shuffle",
    "ShuffleIn",
    "Sift",
    "Spend",
    "Standing",
    "Step",
    "Steps",
    "Strengthen",
    "Strew",
    "StructuredCondition",
    "Summon",
    "Swap",
    "Take",
    "TakeBack",
    "TakeOver",
    "TakeTurn",
    "Threat",
    "ThreatLevel",
    "Tiers",
    "TokensOn",
    "TurnUp",
    "Undefeated",
    "WasDamaged",
    "WasDefeated",
    "Who",
    "YourFighterIs",
    "ZonesOf",
]


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


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus attack that a card can make."""

    value: Number
    immediately: Steps = ()
    during_combat: Steps = ()
    after_combat: Steps = ()


class Guise(Struct, frozen=True, forbid_unknown_fields=True):
    """Another fighter as whom a card is fought: the abilities with which that one answers moments of a combat hold."""

    who: Name
    condition: Annotated[
        tuple[Condition, ...], Meta(description="while all of these hold; asked anew at each moment")
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
        Name | None, Meta(description="what it shows on the discard pile: an item of the hero, or `any`")
    ] = None
    also_defends: Annotated[
        Condition | None, Meta(description="while this holds, the card may be played as a defense card too")
    ] = None
    fights_as: Annotated[
        Guise | None,
        Meta(description="another fighter of the hero, whose abilities hold too"),
    ] = None


class Counter(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that the hero keeps, such as Rage."""

    start: Number
    most: Count


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


class Sharing(Struct, frozen=True, forbid_unknown_fields=True, tag="shares_damage"):
    """A fighter may pass on damage to others, to each at most its health."""

    who: Name
    to: Name = field(name="with")
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
