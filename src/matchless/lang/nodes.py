"""The effect language: every word that a card or an ability may use, as data.

A step is written as a mapping whose first key is its verb; the value beside the verb is the first field here, the
other keys are the other fields. ``docs/effects.md`` and the JSON Schema are generated from these definitions.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from matchless.lang.words import Kind, Moment, Player, Reach, SimpleCondition

Count: TypeAlias = Annotated[int, Meta(ge=1, le=30)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
Distance: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Who: TypeAlias = Annotated[str, Meta(description="a fighter of the hero, or a word for fighters")]
Place: TypeAlias = Annotated[str, Meta(description="a fighter, or `chosen_space`")]
Name: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


class Node(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of an effect. Its first field is the one written beside its word."""


# Amounts -----------------------------------------------------------------------------------------------------------


class CardsIn(Node, frozen=True, tag="cards_in"):
    """The number of cards in a pile, or of those with a tag."""

    pile: Literal["your_discard", "your_hand", "opponent_hand"]
    tag: Name | None = None


class BoostOf(Node, frozen=True, tag="boost_of"):
    """The boost value of a card: 0 where it has none, or where there is no such card."""

    card: Literal["discarded", "chosen"]


class PrintedValueOf(Node, frozen=True, tag="printed_value_of"):
    """The printed value of a card of the combat."""

    card: Literal["opponent_card", "this_card"]


class FightersCounted(Node, frozen=True, tag="fighters_counted"):
    """The number of fighters on the board that fit."""

    who: Who
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None


Counted: TypeAlias = CardsIn | BoostOf | PrintedValueOf | FightersCounted
Amount: TypeAlias = Number | Counted


# Conditions --------------------------------------------------------------------------------------------------------


class HealthOf(Node, frozen=True, tag="health_of"):
    """An undefeated fighter's health lies within limits."""

    who: Who
    at_most: Number | None = None
    at_least: Number | None = None


class FormIs(Node, frozen=True, tag="form"):
    """A form of the hero (such as a size) is the one named."""

    form: Name
    equals: Name = field(name="is")


class Defeated(Node, frozen=True, tag="defeated"):
    """The fighter, or at least one of the group, is defeated."""

    who: Name


class Undefeated(Node, frozen=True, tag="undefeated"):
    """The fighter, or at least one of the group, is on the board."""

    who: Name


class Adjacent(Node, frozen=True, tag="adjacent"):
    """A fighter stands next to another one."""

    who: Who
    to: Who


class SameZone(Node, frozen=True, tag="same_zone"):
    """A fighter stands in a zone of another one."""

    who: Who
    of: Who = field(name="as")


class Not(Node, frozen=True, tag="not"):
    """The opposite of a condition."""

    condition: Condition


StructuredCondition: TypeAlias = HealthOf | FormIs | Defeated | Undefeated | Adjacent | SameZone | Not
Condition: TypeAlias = SimpleCondition | StructuredCondition


# Steps: cards ------------------------------------------------------------------------------------------------------


class Draw(Node, frozen=True, tag="draw"):
    """Draw cards. For each card that cannot be drawn, all fighters of that player take 2 damage."""

    amount: Amount
    who: Player = "you"


class Discard(Node, frozen=True, tag="discard"):
    """Discard cards from a hand: of the discarding player's choice, at random, or the `chosen` card."""

    amount: Count | Literal["chosen"]
    who: Player = "opponent"
    how: Literal["choice", "random"] = "choice"


class DiscardTop(Node, frozen=True, tag="discard_top"):
    """Discard the top cards of a deck. Later steps call the last one `discarded`. Not a draw."""

    amount: Count
    of: Literal["your_deck", "opponent_deck"] = "your_deck"


class LookAtHand(Node, frozen=True, tag="look_at_hand"):
    """Look at all cards of a player's hand."""

    of: Literal["opponent"]


class LookAtTop(Node, frozen=True, tag="look_at_top"):
    """Take the top cards of a deck aside and look at them; `keep` and `put_back` say what becomes of them."""

    amount: Count
    of: Literal["your_deck", "opponent_deck"] = "your_deck"


class Keep(Node, frozen=True, tag="keep"):
    """Put some of the cards looked at into your hand. Not a draw."""

    amount: Count


class PutBack(Node, frozen=True, tag="put_back"):
    """Put the cards looked at back on a deck, in an order of your choice."""

    where: Literal["top", "bottom"]


class SearchFor(Node, frozen=True, tag="search_for"):
    """Look for a card in your deck and your discard pile, put it into your hand, and shuffle the deck if searched."""

    card: Name


class Take(Node, frozen=True, tag="take"):
    """Put cards from your discard pile into your hand: all that fit, or that many of your choice."""

    amount: Count | Literal["all"]
    tag: Name | None = None
    named: Name | None = None


class Shuffle(Node, frozen=True, tag="shuffle"):
    """Shuffle your deck."""

    what: Literal["your_deck"]


# Steps: position ---------------------------------------------------------------------------------------------------


class Move(Node, frozen=True, tag="move"):
    """Move fighters, one after another in an order of your choice, each `up_to` or `exactly` so many spaces."""

    who: Who
    up_to: Distance | None = None
    exactly: Distance | None = None
    through_opponents: bool = False


class PlaceFighter(Node, frozen=True, tag="place"):
    """Put a fighter directly on an empty space; no way is needed."""

    who: Who
    on: Literal["any_space", "other_space"] = "any_space"
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None


class Return(Node, frozen=True, tag="return"):
    """Put one defeated fighter of a group back on the board with its starting health."""

    who: Name
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None


# Steps: damage and health ------------------------------------------------------------------------------------------


class Damage(Node, frozen=True, tag="damage"):
    """Deal damage to each fighter that fits, to all of them at once."""

    amount: Amount
    to: Who
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None
    on: Literal["chosen_spaces"] | None = None


class Recover(Node, frozen=True, tag="recover"):
    """Undefeated fighters recover health, not above their starting health."""

    amount: Amount
    who: Who


class SetHealth(Node, frozen=True, tag="set_health"):
    """Set the health of an undefeated fighter. Not a recovery."""

    amount: Count
    of: Who


class Prevent(Node, frozen=True, tag="prevent"):
    """Prevent damage to a fighter until the end of this combat."""

    what: Literal["all_damage", "combat_damage"]
    to: Who


# Steps: values and combat ------------------------------------------------------------------------------------------


class SetValue(Node, frozen=True, tag="set_value"):
    """The value of this card becomes another one."""

    amount: Amount


class AddValue(Node, frozen=True, tag="add_value"):
    """Add to the value of this card."""

    amount: Amount


class IgnoreValue(Node, frozen=True, tag="ignore_value"):
    """Ignore the value of a card: it counts as 0, whatever changes it."""

    whose: Literal["opponent_card"]


class Boost(Node, frozen=True, tag="boost"):
    """Boost this card: discard a card from hand and add its boost value. Written inside `may`."""

    what: Literal["this_card"]


class CommitBoost(Node, frozen=True, tag="commit_boost"):
    """Add a card from hand face down to the attack, to boost it from the reveal on. Written inside `may`.

    It is discarded with the combat cards, and lost when an effect of the attack card is cancelled.
    """

    what: Literal["attack"]


class Cancel(Node, frozen=True, tag="cancel"):
    """Cancel all effects of a card that have not resolved yet."""

    what: Literal["opponent_card"]


# Steps: turn and state ---------------------------------------------------------------------------------------------


class GainActions(Node, frozen=True, tag="gain_actions"):
    """A player gains actions, which must be taken."""

    amount: Count
    who: Literal["you", "opponent"] = "you"


class EndTurn(Node, frozen=True, tag="end_turn"):
    """End the current turn: what has not resolved is dropped."""

    whose: Literal["current"]


class ChooseForm(Node, frozen=True, tag="choose_form"):
    """Choose which form the hero has."""

    form: Name


class ChangeForm(Node, frozen=True, tag="change_form"):
    """Change to the next form."""

    form: Name


# Steps: choices and control ----------------------------------------------------------------------------------------


class Choose(Node, frozen=True, tag="choose"):
    """Choose a fighter, a space or a card. Later steps call it `chosen`, or `chosen_space`."""

    what: Literal["fighter", "space", "card"]
    among: Annotated[
        str, Meta(description="for a fighter: who; for a card: `opponent_hand` or `your_discard`")
    ] = ""
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None


class Pick(Node, frozen=True, tag="pick"):
    """Choose that many different ones of several named options; they are carried out in the order chosen."""

    amount: Count
    of: dict[Name, tuple[Step, ...]]


class If(Node, frozen=True, tag="if"):
    """Carry out steps only if a condition holds, and others if it does not."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


class May(Node, frozen=True, tag="may"):
    """Carry out steps only if you want to. You decide at the first choice among them."""

    steps: tuple[Step, ...]


Step: TypeAlias = (
    Draw
    | Discard
    | DiscardTop
    | LookAtHand
    | LookAtTop
    | Keep
    | PutBack
    | SearchFor
    | Take
    | Shuffle
    | Move
    | PlaceFighter
    | Return
    | Damage
    | Recover
    | SetHealth
    | Prevent
    | SetValue
    | AddValue
    | IgnoreValue
    | Boost
    | CommitBoost
    | Cancel
    | GainActions
    | EndTurn
    | ChooseForm
    | ChangeForm
    | Choose
    | Pick
    | If
    | May
)
Steps: TypeAlias = tuple[Step, ...]


# The hero file -----------------------------------------------------------------------------------------------------


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
