"""Steps that read better together than one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec import Struct, structs

from matchless.lang import nodes
from matchless.lang.nodes.walk import walk
from matchless.text.discourse import CHOSEN, Scene

OnChosen: TypeAlias = nodes.Damage | nodes.Move | nodes.PlaceFighter
OF_CARDS: Final = (nodes.Discard, nodes.PutUnderDeck, nodes.BoostOf)
"""Where `chosen` is a card."""

WITH_STEPS: Final = (nodes.If, nodes.May, nodes.OpponentMay, nodes.Pick, nodes.Tiers)
NUMBERS: Final = frozenset({"amount", "up_to", "exactly"})
"""The fields in which two steps may differ if the second is written as "… instead"."""


class ToOne(Struct, frozen=True):
    """A fighter is chosen and only this is done to it: "deal 2 damage to an opposing fighter"."""

    choice: nodes.Choose
    step: OnChosen


class BothDraw(Struct, frozen=True):
    """You draw, then your opponent draws as many."""

    amount: int


class Vary(Struct, frozen=True):
    """You pick whether to add a number to your value or to subtract it."""

    amount: int


class OtherOne(Struct, frozen=True):
    """Of two that have just swapped spaces, the one that was not in the combat takes over."""


Shape: TypeAlias = ToOne | BothDraw | Vary | OtherOne
Seen: TypeAlias = nodes.Step | Shape


def seen(steps: nodes.Steps, scene: Scene) -> list[Seen]:
    """Steps, with some of them combined."""
    found: list[Seen] = []
    before: nodes.Step | None = None
    rest = list(steps)
    while rest:
        match rest:
            case [nodes.Choose() as choice, step, *_] if scene.fuses and _fuses(choice, step, scene):
                assert isinstance(step, OnChosen)
                found.append(ToOne(choice, step))
                del rest[:2]
            case [nodes.Draw(int() as one, "you"), nodes.Draw(other, "opponent"), *_] if one == other:
                found.append(BothDraw(one))
                del rest[:2]
            case [nodes.Pick(1, of), *_] if amount := _varied(list(of.values())):
                found.append(Vary(amount))
                del rest[:1]
            case [nodes.If() as step, *_] if _alternates(step, before):
                found.append(OtherOne())
                del rest[:1]
            case _:
                found.append(rest.pop(0))
        last = found[-1]
        before = None if isinstance(last, Shape) else last
    return found


def fusible(steps: nodes.Steps, scene: Scene) -> bool:
    """Whether every fighter chosen in a program is mentioned only once, right after."""
    spoken = sum(
        isinstance(value, str) and value == CHOSEN
        for found in walk(steps)
        if not isinstance(found.node, OF_CARDS)
        for value in structs.astuple(found.node)
    )
    pairs = sum(_fuses(one, other, scene) for some in _lists(steps) for one, other in pairwise(some))
    return spoken == pairs


def differ_in_number(one: nodes.Steps, other: nodes.Steps) -> bool:
    """Whether two branches are the same step with another number."""
    if len(one) != 1 or len(other) != 1 or type(one[0]) is not type(other[0]):
        return False
    if isinstance(one[0], WITH_STEPS):
        return False
    first, second = structs.asdict(one[0]), structs.asdict(other[0])
    changed = [name for name in first if first[name] != second[name]]
    return all(
        name in NUMBERS and isinstance(first[name], int) and isinstance(second[name], int) for name in changed
    )


def if_any(step: nodes.If) -> bool:
    """Whether a condition only says that the card whose value is used exists: written as "…, if any"."""
    match step:
        case nodes.If("opponent_played_a_card", [nodes.SetValue(nodes.PrintedValueOf("opponent_card"))], []):
            return True
        case nodes.If(
            "opponent_played_a_card_before",
            [nodes.SetValue(nodes.PrintedValueOf("opponent_card_before"))],
            [],
        ):
            return True
        case _:
            return False


def _lists(steps: nodes.Steps) -> Iterator[nodes.Steps]:
    """Every list of steps in a program."""
    yield steps
    for found in walk(steps):
        for value in structs.astuple(found.node):
            if isinstance(value, tuple):
                yield value
            elif isinstance(value, dict):
                yield from value.values()


def _fuses(choice: nodes.Step, step: nodes.Step, scene: Scene) -> bool:
    """Whether a choice picks the target of a step."""
    if not isinstance(choice, nodes.Choose) or choice.what != "fighter":
        return False
    return scene.is_several(choice.among or "all_fighters") and _about(step)


def _about(step: nodes.Step) -> bool:
    """Whether a step does something to the chosen fighter, and mentions it nowhere else."""
    match step:
        case nodes.Damage(to=who) | nodes.Move(who) | nodes.PlaceFighter(who):
            pass
        case _:
            return False
    return who == CHOSEN and sum(value == CHOSEN for value in structs.astuple(step)) == 1


def _varied(options: list[nodes.Steps]) -> int:
    """The number that two options add and subtract; 0: they do something else."""
    match options:
        case [[nodes.AddValue(int() as up)], [nodes.AddValue(int() as down)]] if up > 0 and down == -up:
            return up
        case _:
            return 0


def _alternates(step: nodes.If, before: nodes.Step | None) -> bool:
    """Whether a branch makes the other of two take over who have just swapped."""
    match before, step:
        case (
            nodes.Swap(one, other),
            nodes.If(nodes.YourFighterIs(who), [nodes.TakeOver(first)], [nodes.TakeOver(second)]),
        ):
            return {one, other} == {first, second} and who == second
        case _:
            return False
