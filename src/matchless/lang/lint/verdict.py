"""Conditions that always or never hold, given what is known at that point."""

from __future__ import annotations

from typing import Final, NamedTuple

from matchless.lang import nodes
from matchless.lang.lint.stage import Stage
from matchless.lang.nodes import Condition, Hero

_OPPOSITES: Final = {
    "won_combat": "lost_combat",  # Rules R7.22: the defender wins what the attacker does not
    "lost_combat": "won_combat",
    "attacking": "defending",
    "defending": "attacking",
    "opposing_fighter_is_hero": "opposing_fighter_is_sidekick",
    "opposing_fighter_is_sidekick": "opposing_fighter_is_hero",
}
_LASTING: Final = (
    *_OPPOSITES,
    "opponent_played_a_card",
    "opponent_played_a_card_before",
    "maneuvered_this_turn",
    "printed_value_is_lower",
    "printed_value_is_higher",
)
"""The conditions that no step can change."""


class Facts(NamedTuple):
    """What certainly holds at one point in a list of steps."""

    true: frozenset[str] = frozenset()
    false: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()  # the single fighters known to be defeated


def facts_at(stage: Stage) -> Facts:
    """What certainly holds when a list of steps begins."""
    if stage.kind == "attack" or stage.name in ("attack_declared", "after_attacking"):
        return Facts(frozenset({"attacking"}), frozenset({"defending"}))
    if stage.kind == "defense":
        # Rules R7: whoever attacks has played a card.
        return Facts(frozenset({"defending", "opponent_played_a_card"}), frozenset({"attacking"}))
    return Facts()


def verdict(condition: Condition, facts: Facts, hero: Hero) -> bool | None:
    """Whether a condition always holds (true) or never does (false), if that can be known."""
    match condition:
        case str():
            return True if condition in facts.true else False if condition in facts.false else None
        case nodes.Not():
            inner = verdict(condition.condition, facts, hero)
            return None if inner is None else not inner
        case nodes.AllOf() | nodes.AnyOf():
            return _joined(condition, facts, hero)
        case nodes.Defeated(who=who) if who in facts.gone:
            return True
        case nodes.Undefeated(who=who) if who in facts.gone:
            return False
    return None


def _joined(condition: nodes.AllOf | nodes.AnyOf, facts: Facts, hero: Hero) -> bool | None:
    """The verdict on several conditions, each read where those before it did not decide."""
    decides = isinstance(
        condition, nodes.AnyOf
    )  # one that holds decides `any`, one that does not decides `all`
    sure = True
    for part in condition.conditions:
        found = verdict(part, facts, hero)
        if found is decides:
            return decides
        sure = sure and found is not None
        facts = assume(part, facts, hero, holds=not decides)
    return not decides if sure else None


def assume(condition: Condition, facts: Facts, hero: Hero, *, holds: bool) -> Facts:
    """The facts where a condition has been found to hold, or not to."""
    match condition:
        case str() if condition in _LASTING:
            same, other = (
                frozenset({condition}),
                frozenset({_OPPOSITES.get(condition, condition)}) - {condition},
            )
            true, false = (same, other) if holds else (other, same)
            return facts._replace(true=facts.true | true, false=facts.false | false)
        case nodes.Not():
            return assume(condition.condition, facts, hero, holds=not holds)
        case nodes.AllOf(parts) | nodes.AnyOf(parts) if isinstance(condition, nodes.AllOf) == holds:
            for part in parts:
                facts = assume(part, facts, hero, holds=holds)
            return facts
        case nodes.Defeated(who=who) if holds and _is_single(who, hero):
            return facts._replace(gone=facts.gone | {who})
        case nodes.Undefeated(who=who) if not holds and _is_single(who, hero):
            return facts._replace(gone=facts.gone | {who})
    return facts


def _is_single(who: str, hero: Hero) -> bool:
    return who in hero.fighters and hero.fighters[who].count == 1
