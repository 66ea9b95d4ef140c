"""The verbs of adventures: what only enemies, their tiles and events do."""

from __future__ import annotations

from typing import Literal, TypeAlias

from matchless.lang.nodes.measures import Amount, Automatic, Count, Name, Node, Who
from matchless.lang.nodes.words import REVEALED

# Steps of enemies --------------------------------------------------------------------------------------------------


class Threat(Automatic, frozen=True, tag="threat"):
    """Advance the threat marker, space by space."""

    amount: Amount


class PlaceTokens(Automatic, frozen=True, tag="place_tokens"):
    """Put tokens of the villain on a site; each one missing from the supply advances the threat by 1.

    The site is the one with the lowest number (`lowest`), each one beside your fighter (`beside`), or one after
    another the empty one with the lowest number (`lowest_empty`).
    """

    amount: Amount
    on: Literal["lowest", "beside", "lowest_empty"] = "lowest"


class Destroy(Automatic, frozen=True, tag="destroy"):
    """Destroy a bridge; its tokens go to the next one."""

    what: Literal["lowest_bridge"]


class TurnUp(Automatic, frozen=True, tag="turn_up"):
    """Turn a token of the villain face up, for the rest of the game."""

    what: Literal["leftmost_token"]


class Strew(Automatic, frozen=True, tag="strew"):
    """Put a token of a kind on your fighter's space, if there is one left and none lies there."""

    kind: Name


class TakeTurn(Automatic, frozen=True, tag="take_turn"):
    """The enemy looks for a target, moves if it must, and attacks once; without a target the threat advances by 1."""

    fits = frozenset({"now", "end_of_round"})
    who: Literal["this_enemy"]


class ActAgain(Automatic, frozen=True, tag="act_again"):
    """Put the enemy's initiative card under the initiative deck, so that it acts again in this round."""

    fits = REVEALED
    who: Literal["this_enemy"]


class AddInitiative(Automatic, frozen=True, tag="add_initiative"):
    """Set initiative cards aside that join the deck at the end of the round, as long as there are any."""

    amount: Count
    of: Name


class PlaceAtStart(Automatic, frozen=True, tag="place_at_start"):
    """Put your fighter on the nearest free starting space other than its own."""

    who: Literal["your_fighter"]


class Strengthen(Automatic, frozen=True, tag="strengthen"):
    """Add to all attacks of enemies for the rest of the game."""

    amount: Count


class ChooseWeakest(Automatic, frozen=True, tag="choose_weakest"):
    """Choose the fighter with the least health; of equals, the players do. Later steps call it `chosen`."""

    among: Who


# Steps of the players in an adventure ------------------------------------------------------------------------------


class Activate(Node, frozen=True, tag="activate"):
    """You may discard a card to use a bridge beside a fighter of yours; tokens leave it by the card's boost value."""

    what: Literal["adjacent_bridge"]


class Clear(Node, frozen=True, tag="clear"):
    """You may remove that many tokens from one site beside a fighter of yours."""

    amount: Count


class DrawTo(Node, frozen=True, tag="draw_to"):
    """A player of your choice draws up to a hand of that many cards, or fewer."""

    amount: Count


class Sift(Node, frozen=True, tag="sift"):
    """Look at the top cards of an enemy's deck, discard one of them and put the others back on top."""

    amount: Count


SiteVerb: TypeAlias = Threat | PlaceTokens | Destroy | TurnUp
EnemyVerb: TypeAlias = Strew | TakeTurn | ActAgain | AddInitiative | PlaceAtStart | Strengthen | ChooseWeakest
PlayerVerb: TypeAlias = Activate | Clear | DrawTo | Sift
AdventureVerb: TypeAlias = SiteVerb | EnemyVerb | PlayerVerb
