"""The verbs of the effect language: what a step of a card or an ability can do."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from matchless.lang.nodes.measures import (
    Amount,
    Automatic,
    CardName,
    Count,
    Counted,
    CounterName,
    Distance,
    FighterName,
    FormName,
    Name,
    Node,
    Place,
    TagName,
    Who,
)
from matchless.lang.nodes.words import BEFORE_DAMAGE, MOMENTS, PLAYER_STAGES, REVEALED, TIMINGS, Player

# Steps: cards ------------------------------------------------------------------------------------------------------


class Draw(Node, frozen=True, tag="draw"):
    """Draw cards. For each card that cannot be drawn, all fighters of that player take 2 damage."""

    amount: Amount
    who: Player = "you"


class Discard(Automatic, frozen=True, tag="discard"):
    """Discard cards from a hand: of the discarding player's choice, at random, or the `chosen` card."""

    amount: Count | Literal["chosen"]
    who: Player = "opponent"
    how: Literal["choice", "random"] = "choice"


class DiscardTop(Automatic, frozen=True, tag="discard_top"):
    """Discard the top cards of a deck. Later steps call the last one `discarded`. Not a draw."""

    amount: Count
    of: Literal["your_deck", "opponent_deck", "each_deck"] = "your_deck"


class LookAtHand(Node, frozen=True, tag="look_at_hand"):
    """Look at all cards of a player's hand."""

    of: Literal["opponent"]


class LookAtTop(Node, frozen=True, tag="look_at_top"):
    """Take the top cards of a deck aside and look at them; `keep` and `put_back` say what becomes of them."""

    amount: Count
    of: Literal["your_deck", "opponent_deck"] = "your_deck"
    openly: Annotated[bool, Meta(description="all players see them")] = False


class Keep(Node, frozen=True, tag="keep"):
    """Put some of the cards looked at into your hand. Not a draw."""

    amount: Count


class PutBack(Node, frozen=True, tag="put_back"):
    """Put the cards looked at back on their deck, in an order of your choice."""

    where: Literal["top", "bottom"]


class SearchFor(Node, frozen=True, tag="search_for"):
    """Look for a card in your deck and your discard pile, put it into your hand, and shuffle the deck if searched."""

    card: CardName


class Take(Node, frozen=True, tag="take"):
    """Put cards from your discard pile into your hand: all that fit, or some.

    Some are that many of your choice, one at `random`, or the `top` one.
    """

    amount: Count | Literal["all", "random", "top"]
    tag: TagName | None = None
    named: CardName | None = None


class Shuffle(Node, frozen=True, tag="shuffle"):
    """Shuffle your deck."""

    what: Literal["your_deck"]


class TakeBack(Node, frozen=True, tag="take_back"):
    """Put this card back into your hand instead of discarding it."""

    fits = REVEALED | {"scheme"}
    what: Literal["this_card"]


class ShuffleIn(Node, frozen=True, tag="shuffle_in"):
    """Shuffle cards of your choice from your discard pile into your deck: that many, or up to that many."""

    amount: Count
    up_to: bool = False
    by: Annotated[FighterName | None, Meta(description="only cards with this fighter on the banner")] = None


class PutUnderDeck(Node, frozen=True, tag="put_under_deck"):
    """Put a card under its owner's deck: the card `chosen` from a hand, or `one` of the cards looked at."""

    what: Literal["chosen", "one"]


class RevealTop(Node, frozen=True, tag="reveal_top"):
    """Show the top card of a deck, or of both, to all; it stays there. Later steps call it `revealed`."""

    of: Literal["your_deck", "opponent_deck", "both_decks"]


class RevealBottom(Node, frozen=True, tag="reveal_bottom"):
    """Show the bottom card of your deck to all. Later steps call it `revealed`."""

    of: Literal["your_deck"]


class BottomToTop(Node, frozen=True, tag="bottom_to_top"):
    """Put the bottom card of your deck on top of it."""

    of: Literal["your_deck"]


class RevealPair(Node, frozen=True, tag="reveal_pair"):
    """Reveal two cards of one name from your hand. Written inside `may`."""

    of: Literal["your_hand"]


HandVerb: TypeAlias = (
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
    | TakeBack
)
PileVerb: TypeAlias = ShuffleIn | PutUnderDeck | RevealTop | RevealBottom | BottomToTop | RevealPair

# Steps: position ---------------------------------------------------------------------------------------------------


class Move(Node, frozen=True, tag="move"):
    """Move fighters, one by one in an order of your choice, each `up_to` or `exactly` that many spaces."""

    who: Who
    up_to: Distance | None = None
    exactly: Distance | None = None
    through_opponents: bool = False


class PlaceFighter(Automatic, frozen=True, tag="place"):
    """Put a fighter directly on an empty space; no way is needed."""

    who: Who
    on: Literal["any_space", "other_space"] = "any_space"
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None


class Return(Node, frozen=True, tag="return"):
    """Put one defeated fighter of a group back on the board with its starting health."""

    who: FighterName
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None


class Summon(Node, frozen=True, tag="summon"):
    """Put a fighter of a group that is off the board on it; if all are on it, move one of them there instead.

    With `in_place_of` it takes the space of that fighter, who is then placed on an empty space where the other
    keys say; if there is none, nothing happens.
    """

    who: FighterName
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None
    in_place_of: Who | None = None


class Swap(Automatic, frozen=True, tag="swap"):
    """Two fighters exchange their spaces."""

    who: Who
    other: Who = field(name="with")


class Hold(Automatic, frozen=True, tag="hold"):
    """No fighter can leave its space until the end of the turn."""

    who: Literal["all_fighters"]


PositionVerb: TypeAlias = Move | PlaceFighter | Return | Summon | Swap | Hold

# Steps: damage and health ------------------------------------------------------------------------------------------


class Damage(Automatic, frozen=True, tag="damage"):
    """Deal damage to each fighter that fits, to all of them at once."""

    amount: Amount
    to: Who
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None
    on: Literal["chosen_spaces"] | None = None


class Defeat(Automatic, frozen=True, tag="defeat"):
    """Defeat fighters outright."""

    who: Who


class Recover(Automatic, frozen=True, tag="recover"):
    """Undefeated fighters recover health, not above their starting health."""

    amount: Amount
    who: Who
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None


class SetHealth(Automatic, frozen=True, tag="set_health"):
    """Set the health of an undefeated fighter. Not a recovery."""

    amount: Count
    of: Who


class Prevent(Automatic, frozen=True, tag="prevent"):
    """Prevent damage to a fighter until the end of this combat."""

    fits = REVEALED | {"attack_declared"}
    what: Literal["all_damage", "combat_damage", "effect_damage"]
    to: Who


class Redirect(Node, frozen=True, tag="redirect"):
    """Combat damage to your fighter is dealt to another fighter instead."""

    fits = BEFORE_DAMAGE
    what: Literal["combat_damage"]
    to: Who


class KeepAlive(Automatic, frozen=True, tag="keep_alive"):
    """Damage cannot bring a fighter's health below 1 until the end of the turn."""

    who: Who


HealthVerb: TypeAlias = Damage | Defeat | Recover | SetHealth | Prevent | Redirect | KeepAlive

# Steps: values and combat ------------------------------------------------------------------------------------------


class SetValue(Automatic, frozen=True, tag="set_value"):
    """The value of this card becomes another one."""

    fits = BEFORE_DAMAGE
    amount: Amount


class AddValue(Automatic, frozen=True, tag="add_value"):
    """Add to the value of this card, or take away from it."""

    fits = BEFORE_DAMAGE
    amount: Annotated[int, Meta(ge=-30, le=30)] | Counted


class IgnoreValue(Automatic, frozen=True, tag="ignore_value"):
    """Ignore the value of a card: it counts as 0, whatever changes it."""

    fits = BEFORE_DAMAGE
    whose: Literal["opponent_card"]


class Boost(Node, frozen=True, tag="boost"):
    """Boost a card: its player discards a card from hand and adds its boost value. Written inside `may`."""

    fits = BEFORE_DAMAGE
    what: Literal["this_card", "opponent_card"]


class CommitBoost(Node, frozen=True, tag="commit_boost"):
    """Add a card from hand face down to the attack, to boost it from the reveal on. Written inside `may`.

    An attack has at most one such card. It is discarded with the combat cards, and lost when an effect of the attack
    card is cancelled.
    """

    fits = frozenset({"attack_declared"})
    what: Literal["attack"]


class Cancel(Automatic, frozen=True, tag="cancel"):
    """Cancel all effects of a card that have not resolved yet."""

    fits = REVEALED
    what: Literal["opponent_card"]


class LockValue(Automatic, frozen=True, tag="lock_value"):
    """The value of a card is its printed one, and nothing changes it in this combat."""

    fits = BEFORE_DAMAGE
    whose: Literal["opponent_card"]


class TakeOver(Node, frozen=True, tag="take_over"):
    """A fighter of yours becomes your fighter in this combat, in place of the one there was."""

    fits = BEFORE_DAMAGE
    who: Who


class BonusAttack(Node, frozen=True, tag="bonus_attack"):
    """Make a bonus attack against the same defender: one of those described under `bonus` of this card."""

    fits = frozenset({"after_combat"})
    name: Name


CombatVerb: TypeAlias = (
    SetValue | AddValue | IgnoreValue | Boost | CommitBoost | Cancel | LockValue | TakeOver | BonusAttack
)

# Steps: turn and state ---------------------------------------------------------------------------------------------


class GainActions(Node, frozen=True, tag="gain_actions"):
    """A player gains actions, which must be taken."""

    amount: Count
    who: Literal["you", "opponent"] = "you"


class EndTurn(Node, frozen=True, tag="end_turn"):
    """End the current turn: what has not resolved is dropped."""

    fits = frozenset({*TIMINGS, *MOMENTS, *PLAYER_STAGES} - {"placing", "start_of_turn"})
    whose: Literal["current"]


class ChooseForm(Node, frozen=True, tag="choose_form"):
    """Choose which form the hero has."""

    form: FormName


class ChangeForm(Node, frozen=True, tag="change_form"):
    """Change to the next form."""

    form: FormName


class GainCounter(Node, frozen=True, tag="gain"):
    """A counter of the hero goes up, not above its limit."""

    amount: Amount
    of: CounterName


class Spend(Node, frozen=True, tag="spend"):
    """A counter of the hero goes down by an amount (as a choice inside `may`), or by `any` number of your choice."""

    amount: Count | Literal["any"]
    of: CounterName


TurnVerb: TypeAlias = GainActions | EndTurn | ChooseForm | ChangeForm | GainCounter | Spend
Verb: TypeAlias = HandVerb | PileVerb | PositionVerb | HealthVerb | CombatVerb | TurnVerb
