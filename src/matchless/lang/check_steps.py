"""Lints on single nodes: parts that contradict each other, or say nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matchless.lang import nodes
from matchless.lang.fault import Fault, Path
from matchless.lang.nodes import Hero
from matchless.lang.walk import walk

GROUPS: Final = (
    "fighters_in_combat",
    "your_fighters",
    "friendly_fighters",
    "opposing_fighters",
    "all_fighters",
)
"""The words that may stand for several fighters at once."""


def check_steps(hero: Hero) -> Iterator[Fault]:
    """What is wrong within each step, condition and amount of a hero."""
    for found in (*walk(hero.deck, ("deck",)), *walk(hero.abilities, ("abilities",))):
        for path, message in (*_alone(found.node), *_among_fighters(found.node, hero)):
            yield Fault((*found.path, *path), message)


def _alone(node: object) -> Iterator[tuple[Path, str]]:  # noqa: C901 - one case a word
    """What is wrong with a node whoever the hero is."""
    match node:
        case nodes.Move(up_to=None, exactly=None):
            yield (), "'move' needs 'up_to' or 'exactly'"
        case nodes.Move(up_to=int(), exactly=int()):
            yield ("exactly",), "'move' takes 'up_to' or 'exactly', not both"
        case nodes.Discard(amount="chosen", how="random"):
            yield ("how",), "a chosen card is not discarded at random"
        case nodes.CardsIn(pile=pile, tag=str()) if pile != "your_discard":
            yield ("tag",), "cards with a tag are counted in 'your_discard' only: hands are hidden"
        case nodes.Take(tag=str(), named=str()):
            yield ("named",), "'take' takes 'tag' or 'named', not both"
        case nodes.If(then=(), otherwise=()):
            yield (), "'if' without steps does nothing"
        case nodes.May(steps=()):
            yield ("may",), "'may' without steps does nothing"
        case nodes.HealthOf():
            yield from _health_of(node)
        case nodes.Pick():
            yield from _pick(node)
        case nodes.Choose():
            yield from _choose(node)


def _among_fighters(node: object, hero: Hero) -> Iterator[tuple[Path, str]]:
    """What is wrong with a node for the fighters of a hero."""
    match node:
        case nodes.PlaceFighter(who=who) if is_group(who, hero):
            yield ("place",), f"'place' takes one fighter, and '{who}' may be several; choose one first"
        case nodes.Return(who=who) if who in hero.fighters and hero.fighters[who].role == "hero":
            yield ("return",), f"'{who}' is the hero: once defeated, it does not return"


def is_group(who: str, hero: Hero) -> bool:
    """Tell whether a word may stand for several fighters at once."""
    return who in GROUPS or (who in hero.fighters and hero.fighters[who].count > 1)


def _health_of(node: nodes.HealthOf) -> Iterator[tuple[Path, str]]:
    low, high = node.at_least, node.at_most
    if low is None and high is None:
        yield (), "'health_of' needs 'at_most', 'at_least' or both"
    elif low is not None and high is not None and low > high:
        yield ("at_least",), f"no health is at least {low} and at most {high}"


def _pick(node: nodes.Pick) -> Iterator[tuple[Path, str]]:
    if node.amount > len(node.of):
        yield ("pick",), f"one cannot pick {node.amount} of {len(node.of)} options"
    for name, steps in node.of.items():
        if not steps:
            yield ("of", name), f"the option '{name}' has no steps"


def _choose(node: nodes.Choose) -> Iterator[tuple[Path, str]]:
    if node.what == "space" and node.among:
        yield ("among",), "a space is chosen by 'in_zone_of' and 'adjacent_to', not 'among'"
    if node.what == "fighter" and not node.among:
        yield (), "'choose: fighter' needs 'among'"
    if node.what == "card":
        if not node.among:
            yield (), "'choose: card' needs 'among'"
        for key in ("in_zone_of", "adjacent_to"):
            if getattr(node, key) is not None:
                yield (key,), f"a card is nowhere on the board, so '{key}' does not fit"
