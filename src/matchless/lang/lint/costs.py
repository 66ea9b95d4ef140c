"""Costs: what the player deciding on a `may` gives up first; paid in full, or the offer is not made."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias, assert_never

from matchless.lang import nodes
from matchless.lang.compile.words import NO_LIMIT, Lexicon
from matchless.rules.describe import amounts, conditions
from matchless.rules.op import Amount, Condition

Cost: TypeAlias = (
    nodes.Discard | nodes.DiscardTop | nodes.Spend | nodes.ShuffleIn | nodes.Damage | nodes.Defeat
)
_OWN = ("your_fighter", "your_fighters")


def costs_of(steps: nodes.Steps, hero: nodes.Hero, *, theirs: bool) -> list[Cost]:
    """The first steps that are costs, for the opponent or for the card's player."""
    found: list[Cost] = []
    for step in steps:
        cost = _of_opponent(step) if theirs else _of_you(step, hero)
        if cost is None:
            break
        found.append(cost)
    return found


def _of_you(step: nodes.Step, hero: nodes.Hero) -> Cost | None:
    match step:
        case nodes.Discard(amount=int(), who="you") | nodes.DiscardTop(of="your_deck") | nodes.Spend():
            return step
        case nodes.ShuffleIn(up_to=False):
            return step
        case nodes.Damage(to=word) | nodes.Defeat(who=word) if word in _OWN or word in hero.fighters:
            return step
    return None


def _of_opponent(step: nodes.Step) -> Cost | None:
    match step:
        case nodes.Discard(who="opponent") | nodes.DiscardTop(of="opponent_deck"):
            return step
    return None


def payable(costs: list[Cost], words: Lexicon) -> Condition:
    """The condition that all costs can be paid, one after another; everything it looks at is open to all players."""
    asked: list[Condition] = []
    needed: Counter[tuple[str, str]] = Counter()
    for cost in costs:
        match cost:
            case nodes.Discard(amount, player):
                if isinstance(amount, int):
                    needed["hand", player] += amount
                else:
                    asked.append(conditions.PickedIsThere())
            case nodes.DiscardTop(amount, deck):
                needed["deck", deck] += amount
            case nodes.Spend(amount, counter):
                needed["counter", counter] += amount if isinstance(amount, int) else 1
            case nodes.ShuffleIn(amount, _, by):
                needed["discard", ""] += amount
                needed["discard", by or ""] += amount if by else 0
            case nodes.Damage(_, word, zone, near, on):
                asked.append(conditions.SomeThere(words.those(word, zone, near, on)))
            case nodes.Defeat(word):
                asked.append(conditions.SomeThere(words.who(word)))
            case _:
                assert_never(cost)
    for (pile, which), least in needed.items():
        asked.append(conditions.AmountWithin(_stock(pile, which, words), least, NO_LIMIT))
    return conditions.All(asked)


def _stock(pile: str, which: str, words: Lexicon) -> Amount:
    """How much there is to pay with."""
    match pile:
        case "hand":
            return amounts.InHand(of_opponent=which == "opponent")
        case "deck":
            return amounts.InDeck(of_opponent=which == "opponent_deck")
        case "counter":
            return amounts.CounterValue(words.counters[which].counter)
    return amounts.InDiscard(words.cards_by(which) if which else -1)
