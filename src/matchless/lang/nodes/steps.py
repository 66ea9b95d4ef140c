"""Steps: the verbs, and the choices and branches between them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from matchless.lang.nodes.adventure import AdventureVerb
from matchless.lang.nodes.measures import (
    Automatic,
    ChosenNumber,
    Condition,
    Count,
    CounterName,
    Name,
    Node,
    Place,
    Who,
)
from matchless.lang.nodes.verbs import Verb


class Choose(Node, frozen=True, tag="choose"):
    """Choose a fighter, a space or a card. Later steps call it `chosen`, or `chosen_space`."""

    what: Literal["fighter", "space", "card"]
    among: Annotated[
        str, Meta(description="for a fighter: who; for a card: `opponent_hand` or `your_discard`")
    ] = ""
    in_zone_of: Place | None = None
    adjacent_to: Place | None = None
    other_than: Who | None = None


class ChooseNumber(Node, frozen=True, tag="choose_number"):
    """Choose a number from 0 up to a limit."""

    up_to: Count


class Pick(Node, frozen=True, tag="pick"):
    """Choose that many different ones of several named options; they are carried out in the order chosen."""

    amount: Count | ChosenNumber
    of: dict[Name, tuple[Step, ...]]


class Tiers(Node, frozen=True, tag="tiers"):
    """You may spend 1 or more from a counter; how many decides which steps are carried out."""

    counter: CounterName
    of: Annotated[dict[Name, tuple[Step, ...]], Meta(description="the steps for 1, for 2 …")]


class If(Automatic, frozen=True, tag="if"):
    """Carry out steps only if a condition holds, and others if it does not."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


class May(Node, frozen=True, tag="may"):
    """Carry out steps only if you want to, and others if you do not. You decide at the first choice among them.

    The first steps, if more follows, are a cost where they take something of yours: cards of your hand, deck or discard
    pile, a counter, the health of your fighters. A cost is paid in full: with less than that, you are not asked, and it
    is as if you did not want to.
    """

    steps: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


class OpponentMay(Node, frozen=True, tag="opponent_may"):
    """Your opponent decides whether steps are carried out, or others instead.

    The cards that they discard first are a cost, as in `may`: with too few of them they are not asked, and do not.
    """

    steps: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


Step: TypeAlias = Verb | Choose | ChooseNumber | Pick | Tiers | AdventureVerb | If | May | OpponentMay
Steps: TypeAlias = tuple[Step, ...]
