"""The lint that makes every adventure end: in each round the villain moves the threat by at least 1."""

from __future__ import annotations

from collections.abc import Iterator

from matchless.lang import nodes
from matchless.lang.adventure.files import Enemy
from matchless.lang.lint.fault import Fault


def check_ending(enemy: Enemy) -> Iterator[Fault]:
    """The mistake of a villain that may leave the threat where it is for a whole round."""
    always = [enemy.end_of_round]
    always += [card.end_of_round for card in enemy.initiative.values() if card.joins != "later"]
    if enemy.rank == "villain" and not any(_advances(steps) for steps in always):
        yield Fault(
            ("end_of_round",) if enemy.end_of_round else (),
            "the threat may stand still in a round, so that an adventure need not end; "
            "write a step that always moves it under 'end_of_round', such as '- threat: 1', outside of any 'if'",
        )


def _advances(steps: nodes.Steps) -> bool:
    """Whether steps move the threat whatever the state of the game."""
    for step in steps:
        match step:
            case nodes.Threat(amount) if _is_positive(amount):
                return True
            case nodes.If(then=then, otherwise=otherwise) if _advances(then) and _advances(otherwise):
                return True
    return False


def _is_positive(amount: nodes.Amount) -> bool:
    """Whether an amount is never 0."""
    match amount:
        case int():
            return amount > 0
        case nodes.TokensOn(plus=plus) | nodes.OccupiedSites(plus=plus):
            return plus > 0
        case nodes.ThreatLevel() | nodes.Players():  # every level is at least 1, and somebody plays
            return True
        case _:
            return False
