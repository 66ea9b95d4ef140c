"""The files of an adventure as data: an enemy, villain or minion, and an event."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from matchless.lang.names import Title
from matchless.lang.nodes.adventure import TakeTurn
from matchless.lang.nodes.measures import Condition, Count, Name, Number
from matchless.lang.nodes.pictures import Colours, Picture, Portrait
from matchless.lang.nodes.steps import Steps


class EnemyCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An action card of an enemy: it attacks and defends, each with a value of its own."""

    copies: Count
    attack: Number
    defense: Number
    boost: Number
    boxes: Annotated[
        Literal["one", "two"], Meta(description="`two`: the effect belongs to the attack alone")
    ] = "one"
    hoax: Annotated[
        bool, Meta(description="a Deception: once discarded, the discard pile is shuffled into the deck")
    ] = False
    immediately: Steps = ()
    during_combat: Steps = ()
    after_combat: Steps = ()
    emblem: Annotated[Picture | None, Meta(description="its picture")] = None


class InitiativeCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A further initiative card of an enemy, beside its own one."""

    copies: Count
    joins: Annotated[
        Literal["at_once", "later", "by_players"],
        Meta(description="`later`: an effect adds it; `by_players`: as many copies as there are players"),
    ] = "at_once"
    now: Steps = ()
    end_of_round: Steps = ()


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """What a villain puts on its sites."""

    name: Name
    supply: Count
    start: Annotated[dict[Name, Count], Meta(description="how many lie on which site at set-up")] = {}


class StrewnToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token that lies on spaces and works on the heroes and sidekicks who enter."""

    supply: Count
    stops: Annotated[bool, Meta(description="whoever enters must end the movement")] = False
    damage: Annotated[Number, Meta(description="to whoever enters")] = 0


class Enemy(Struct, frozen=True, forbid_unknown_fields=True):
    """An enemy of an adventure: a villain, or a minion."""

    enemy: Name
    rank: Literal["villain", "minion"]
    health: Annotated[Count, Meta(description="of a villain: for each player")]
    move: Count
    deck: dict[Name, EnemyCard]
    board: Annotated[Name | None, Meta(description="where a villain is met")] = None
    sites: Annotated[
        Literal["bridges", "fields"] | None,
        Meta(description="the numbered places of the board that hold a villain's tokens"),
    ] = None
    token: Token | None = None
    threat: Annotated[
        tuple[Count, ...], Meta(description="the level of each space of a villain's track")
    ] = ()
    tiles: Annotated[
        dict[Name, Steps], Meta(description="dealt at random to a villain's slots; what using them does")
    ] = {}
    after_maneuver: Annotated[Steps, Meta(description="what players can do against a villain")] = ()
    goals: Annotated[
        tuple[Steps, ...], Meta(description="what happens when a villain reaches its objective")
    ] = ()
    now: Annotated[Steps, Meta(description="when its initiative card is revealed")] = (
        TakeTurn("this_enemy"),
    )
    end_of_round: Steps = ()
    strews: Annotated[dict[Name, StrewnToken], Meta(description="the kinds of tokens it leaves behind")] = {}
    initiative: Annotated[dict[Name, InitiativeCard], Meta(description="further initiative cards")] = {}
    colours: Annotated[Colours | None, Meta(description="the inks of its cards and its portrait")] = None
    emblem: Annotated[Portrait | None, Meta(description="its face")] = None


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An event that makes an adventure harder. In its steps "you" is the villain."""

    event: Name
    name: Title
    minion_health: Annotated[Number, Meta(description="more health for each minion")] = 0
    villain_health: Annotated[Number, Meta(description="more health for the villain, for each player")] = 0
    starting_hand: Annotated[int, Meta(ge=-5, le=0, description="fewer cards in the starting hands")] = 0
    first_threat_space: Annotated[
        Number, Meta(description="the threat marker begins that many spaces further")
    ] = 0
    enemy_move: Annotated[Number, Meta(description="more move for each enemy")] = 0
    hand_limit: Annotated[Annotated[int, Meta(ge=0, le=7)] | None, Meta(description="in place of 7")] = None
    recover_less: Annotated[Number, Meta(description="what heroes and sidekicks fail to recover")] = 0
    end_of_round: Steps = ()
    when_reshuffled: Annotated[Steps, Meta(description="each time a Deception shuffles a deck")] = ()
    when_defeated: Annotated[Steps, Meta(description="each time a hero or sidekick is defeated")] = ()
    attack_bonus: Annotated[Number, Meta(description="for the attacks of every enemy")] = 0
    condition: Condition | None = field(default=None, name="while")
    emblem: Annotated[Picture | None, Meta(description="its picture")] = None
