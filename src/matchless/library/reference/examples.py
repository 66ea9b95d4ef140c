"""Examples of the effect language: from a real card if one uses the word, otherwise made up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec import Struct

from matchless.lang.adventure.files import Enemy
from matchless.lang.nodes import (
    AllOf,
    AnyOf,
    Choose,
    CountIs,
    Discard,
    Draw,
    HealthOf,
    Hero,
    Move,
    OpponentMay,
    Tiers,
    WasDefeated,
)
from matchless.lang.nodes.shape import FAMILIES, WHO, Shape, fields_of
from matchless.lang.nodes.walk import walk
from matchless.library.write import plain, to_yaml

_NEEDED_TOO: Final[dict[type[Struct], dict[str, object]]] = {
    Move: {"up_to": 2},
    HealthOf: {"at_most": 4},
    AllOf: {"conditions": ("won_combat", HealthOf("your_fighter", at_most=4))},
    AnyOf: {"conditions": ("won_combat", WasDefeated("opposing_fighter"))},
    Choose: {"among": "opposing_fighters"},
    CountIs: {"at_least": 2},
    OpponentMay: {"steps": (Discard(1),)},
    Tiers: {"of": {"1": (Draw(1),), "2": (Draw(2),)}},
}
"""What a made-up example needs to make sense beyond the word it shows."""


class Example(NamedTuple):
    """How a word is used, and where; a made-up example has no source."""

    text: str
    source: str = ""


def examples(heroes: Iterable[Hero], enemies: Iterable[Enemy] = ()) -> dict[type[Struct], Example]:
    """The shortest example of every node that heroes and enemies use; the first among equals."""
    found: dict[type[Struct], Example] = {}
    for hero in heroes:
        for name, card in hero.deck.items():
            _collect(card, f"`{name}` of `{hero.hero}`", found)
        for ability in hero.abilities:
            _collect((ability,), f"the ability of `{hero.hero}`", found)
    known = set(found)
    used: dict[type[Struct], Example] = {}
    for enemy in enemies:
        _collect(enemy, f"the file of `{enemy.enemy}`", used)
    return {**found, **{kind: example for kind, example in used.items() if kind not in known}}


def _collect(value: object, source: str, found: dict[type[Struct], Example]) -> None:
    shown = (*FAMILIES["step"], *FAMILIES["ability"])
    outer: Struct | None = None
    for _, node in walk(value):
        # An amount or a condition is shown with the step it is in.
        outer = node if isinstance(node, shown) else outer
        kinds = {type(node)} | ({type(outer)} if outer is not None else set())
        if outer is None or not isinstance(
            node, tuple(kind for family in FAMILIES.values() for kind in family)
        ):
            continue
        text = to_yaml((outer,))
        for kind in kinds:
            if kind not in found or text.count("\n") < found[kind].text.count("\n"):
                found[kind] = Example(text, source)


def made_up(kind: type[Struct]) -> Example:
    """An example of a node that no hero uses yet."""
    sample = _sample(kind)
    if isinstance(sample, FAMILIES["amount"]):
        return Example(to_yaml([{"draw": plain(sample)}]))
    if isinstance(sample, FAMILIES["condition"]):
        return Example(to_yaml([{"if": plain(sample), "then": [{"draw": 1}]}]))
    return Example(to_yaml((sample,)))


def _sample(kind: type[Struct]) -> Struct:
    required = {field.attribute: _value(field.shape) for field in fields_of(kind) if field.required}
    return kind(**{**required, **_NEEDED_TOO.get(kind, {})})


def _value(shape: Shape) -> object:
    """The simplest value allowed in a place."""
    if shape.whole is not None:
        return max(1, int(shape.whole.ge or 0))
    if shape.words:
        return shape.words[0]
    if shape.text is not None:
        return "your_fighter" if shape.text == WHO else "some-name"
    if shape.items is not None:
        return (Draw(1),) if Draw in shape.items.nodes else (_value(shape.items),)
    if shape.values is not None:
        return {"one": _value(shape.values), "other": _value(shape.values)}
    assert shape.nodes, shape
    return _sample(shape.nodes[0])
