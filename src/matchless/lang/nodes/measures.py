"""Amounts and conditions of the effect language: how many, and whether."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct, field

from matchless.lang.nodes.words import PLAYED, REVEALED, SimpleCondition

Count: TypeAlias = Annotated[int, Meta(ge=1, le=30)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
Distance: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Who: TypeAlias = Annotated[str, Meta(description="a fighter of the hero, or a word for fighters")]
Place: TypeAlias = Annotated[str, Meta(description="a fighter, or `chosen_space`")]
Name: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
# Names of what the hero brings along; a lint checks that they exist.
FighterName: TypeAlias = Annotated[Name, Meta(extra={"of": "fighter"})]
CardName: TypeAlias = Annotated[Name, Meta(extra={"of": "card"})]
TagName: TypeAlias = Annotated[Name, Meta(extra={"of": "tag"})]
FormName: TypeAlias = Annotated[Name, Meta(extra={"of": "form"})]
CounterName: TypeAlias = Annotated[Name, Meta(extra={"of": "counter"})]
ItemName: TypeAlias = Annotated[Name, Meta(extra={"of": "item"})]


class Node(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of an effect. Its first field is the one written beside its word."""

    fits: ClassVar[frozenset[str]] = frozenset()
    """When it makes sense, if not always."""


class Automatic(Node, frozen=True):
    """A piece that needs no hand, no counter and nobody who decides, so that enemies can have it too."""


class AdventureMeasure(Automatic, frozen=True):
    """An amount or a condition that only adventures have."""


# Amounts -----------------------------------------------------------------------------------------------------------


class CardsIn(Node, frozen=True, tag="cards_in"):
    """The number of cards in a pile, or of those with a tag."""

    pile: Literal["your_discard", "your_hand", "opponent_hand"]
    tag: TagName | None = None


class BoostOf(Node, frozen=True, tag="boost_of"):
    """The boost value of a card: 0 where it has none, or where there is no such card."""

    card: Literal["discarded", "chosen", "revealed"]


class PrintedValueOf(Automatic, frozen=True, tag="printed_value_of"):
    """The printed value of a card of the combat."""

    fits = REVEALED | {"after_attacking"}
    card: Literal["opponent_card", "this_card", "opponent_card_before"]


class FightersCounted(Automatic, frozen=True, tag="fighters_counted"):
    """The number of fighters on the board that fit; those `damaged` count even if that defeated them."""

    who: Who
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None
    other_than: Who | None = None


class ZonesOf(Automatic, frozen=True, tag="zones_of"):
    """The number of zones of a fighter's space."""

    who: Who


class ChosenNumber(Node, frozen=True, tag="chosen_number"):
    """The number chosen or spent by an earlier step, times a factor."""

    times: Count


class CounterOf(Node, frozen=True, tag="counter"):
    """What a counter of the hero stands at."""

    counter: CounterName


class ThreatLevel(AdventureMeasure, frozen=True, tag="threat_level"):
    """The level of the threat marker's space."""

    which: Literal["current"]


class TokensOn(AdventureMeasure, frozen=True, tag="tokens_on"):
    """The number of the villain's tokens on the site with the lowest number, and more."""

    where: Literal["lowest_site"]
    plus: Number = 0


class OccupiedSites(AdventureMeasure, frozen=True, tag="occupied_sites"):
    """The number of sites with tokens of the villain, or 1 for every few of them, and more."""

    how: Literal["counted"]
    per: Count = 1
    plus: Number = 0


class Players(AdventureMeasure, frozen=True, tag="players"):
    """The number of players still in the game, times a factor."""

    which: Literal["still_in"]
    times: Count = 1


Counted: TypeAlias = (
    CardsIn
    | BoostOf
    | PrintedValueOf
    | FightersCounted
    | ZonesOf
    | ChosenNumber
    | CounterOf
    | ThreatLevel
    | TokensOn
    | OccupiedSites
    | Players
)
Amount: TypeAlias = Number | Counted


# Conditions --------------------------------------------------------------------------------------------------------


class HealthOf(Automatic, frozen=True, tag="health_of"):
    """An undefeated fighter's health lies within limits."""

    who: Who
    at_most: Number | None = None
    at_least: Number | None = None


class FormIs(Node, frozen=True, tag="form"):
    """A form of the hero (such as a size) is the one named."""

    form: FormName
    equals: Name = field(name="is")


class Defeated(Node, frozen=True, tag="defeated"):
    """The fighter, or at least one of the group, is defeated."""

    who: FighterName


class Undefeated(Node, frozen=True, tag="undefeated"):
    """The fighter, or at least one of the group, is on the board."""

    who: FighterName


class Adjacent(Automatic, frozen=True, tag="adjacent"):
    """A fighter stands next to another one."""

    who: Who
    to: Who


class SameZone(Automatic, frozen=True, tag="same_zone"):
    """A fighter stands in a zone of another one."""

    who: Who
    of: Who = field(name="as")


class CountIs(Automatic, frozen=True, tag="count"):
    """A number lies within limits."""

    amount: Amount
    exactly: Number | None = None
    at_most: Number | None = None
    at_least: Number | None = None


class ActionNumber(Node, frozen=True, tag="action_number"):
    """It is this action of your turn: the first, the second, or a later one."""

    number: Count


class YourFighterIs(Node, frozen=True, tag="your_fighter_is"):
    """The card was played for this fighter."""

    fits = PLAYED
    who: FighterName


class WasDamaged(Automatic, frozen=True, tag="was_damaged"):
    """The damage dealt just before hurt this fighter, or at least one of several, defeated or not."""

    who: Who


class WasDefeated(Automatic, frozen=True, tag="was_defeated"):
    """This fighter, or at least one of several, was defeated in this combat; it may have returned since."""

    fits = REVEALED | {"after_attacking"}
    who: Who


class FreeSpaceBy(Automatic, frozen=True, tag="free_space_adjacent_to"):
    """There is an empty space next to a fighter."""

    who: Who


class InBasket(Node, frozen=True, tag="item"):
    """The top card of your discard pile shows this item."""

    item: ItemName


class FaceUp(AdventureMeasure, frozen=True, tag="face_up"):
    """A token of the villain has been turned face up."""

    tile: Name


class OnToken(AdventureMeasure, frozen=True, tag="on_token"):
    """Your fighter stands on a token of this kind."""

    kind: Name


class Not(Automatic, frozen=True, tag="not"):
    """The opposite of a condition."""

    condition: Condition


class AllOf(Automatic, frozen=True, tag="all"):
    """Each of several conditions holds."""

    conditions: tuple[Condition, ...]


class AnyOf(Automatic, frozen=True, tag="any"):
    """At least one of several conditions holds."""

    conditions: tuple[Condition, ...]


StructuredCondition: TypeAlias = (
    HealthOf
    | FormIs
    | Defeated
    | Undefeated
    | Adjacent
    | SameZone
    | CountIs
    | ActionNumber
    | YourFighterIs
    | WasDamaged
    | WasDefeated
    | FreeSpaceBy
    | InBasket
    | FaceUp
    | OnToken
    | Not
    | AllOf
    | AnyOf
)
Condition: TypeAlias = SimpleCondition | StructuredCondition
