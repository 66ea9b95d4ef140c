"""The verbs of the effect language: every step that a card or an ability may take."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from matchless.lang.measures import Amount, Condition, Count, Distance, Name, Node, Place, Who
from matchless.lang.words import Player

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
