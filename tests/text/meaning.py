"""Do texts keep programs apart? Random programs and changes of them share a text only if they mean the same.

    python -m tests.text.meaning --count 2000 --seed 1

prints every pair of programs that a reader of a language could not tell apart, as YAML.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple, get_args, get_type_hints

from msgspec import Struct, structs

from matchless.lang import nodes
from matchless.lang.lint.stage import stages
from matchless.lang.names import LANGUAGES
from matchless.lang.nodes import Draw, If, May, OpponentMay, Pick, Step, Steps, Tiers
from matchless.lang.nodes.walk import keys_of
from matchless.text.shapes import differ_in_number
from tests.support.programs import accepted_cards
from tests.support.text.made import said, said_ability

PEOPLE: Final = (
    "your_fighter",
    "opposing_fighter",
    "chosen",
    "opposing_fighters",
    "alice",
    "jabberwock",
    "harpy",
)
"""Whom a changed step may be about."""

CONTAINERS: Final = (If, May, OpponentMay, Pick, Tiers)


class Twins(NamedTuple):
    """Two programs with one text, although they mean different things."""

    lang: str
    text: str
    one: Steps
    other: Steps


def on_a_card(lang: str, steps: Steps) -> str:
    """The text of a program on a card."""
    return said(lang, *steps)


def in_an_ability(lang: str, steps: Steps) -> str:
    """The text of a program as an ability."""
    return said_ability(lang, nodes.Answer("after_combat", steps))


def twins(programs: Iterable[Steps], say: Callable[[str, Steps], str] = on_a_card) -> Iterator[Twins]:
    """The programs that have the text of another."""
    known: dict[tuple[str, str], Steps] = {}
    for steps in programs:
        for lang in LANGUAGES:
            text = say(lang, steps)
            first = known.setdefault((lang, text), steps)
            if meaning(first) != meaning(steps):
                yield Twins(lang, text, first, steps)


def programs(seed: int, count: int) -> Iterator[Steps]:
    """Random programs that `check` accepts, each with all that is like it but for one change."""
    for hero in accepted_cards(seed, count):
        for stage in stages(hero):
            if stage.steps:
                yield stage.steps
                yield from changed(stage.steps)


# Changes -----------------------------------------------------------------------------------------------------------


def changed(steps: Steps) -> Iterator[Steps]:
    """Programs that differ from one in a number, a permission, a condition, or in how far one of them reaches."""
    for at, step in enumerate(steps):
        before, after = steps[:at], steps[at + 1 :]
        for other in _other(step):
            yield (*before, other, *after)
        if len(steps) > 1:
            yield (*before, *after)
        for inner, put in _insides(step):
            yield (*before, *inner, *after)
            for some in changed(inner):
                yield (*before, put(some), *after)
            if len(inner) > 1:
                yield (*before, put(inner[:-1]), inner[-1], *after)
                yield (*before, inner[0], put(inner[1:]), *after)
            if after:
                yield (*before, put((*inner, after[0])), *after[1:])
            if before:
                yield (*before[:-1], put((before[-1], *inner)), *after)
        if after:
            yield (*before, May((step, after[0])), *after[1:])
            yield (*before, If("won_combat", (step, after[0])), *after[1:])


def _other(step: Step) -> Iterator[Step]:
    """Steps that differ in one thing."""
    yield May((step,))
    yield OpponentMay((step,))
    yield If("won_combat", (step,))
    yield If("won_combat", (Draw(1),), (step,))
    match step:
        case If(condition, then, otherwise):
            yield from (structs.replace(step, condition=other) for other in _joined_anew(condition))
            yield If(condition, otherwise, then) if otherwise else If(condition, then, (Draw(1),))
        case May(_, otherwise) | OpponentMay(_, otherwise):
            yield structs.replace(step, otherwise=() if otherwise else (Draw(1),))
    yield from _lent(step)
    yield from _other_words(step)


def _joined_anew(condition: nodes.Condition) -> Iterator[nodes.Condition]:
    """A condition denied, and joined to two more in every way."""
    yield nodes.Not(condition)
    joins: tuple[type[nodes.AllOf | nodes.AnyOf], ...] = (nodes.AllOf, nodes.AnyOf)
    for outer, inner in product(joins, repeat=2):
        yield outer((inner((condition, "won_combat")), "attacking"))
        yield outer((condition, inner(("won_combat", "attacking"))))
        yield nodes.Not(outer((condition, inner(("won_combat", "attacking")))))


def _other_words(node: Any) -> Iterator[Any]:  # noqa: ANN401 - a step, a condition or an amount
    """The same step, condition or amount with another number, or about somebody else."""
    for name, value in structs.asdict(node).items():
        if type(value) is int and value > 0:
            yield structs.replace(node, **{name: value + 1})
        elif isinstance(value, Struct):
            for other in _other_words(value):
                yield structs.replace(node, **{name: other})
        elif isinstance(value, str) and _is_who(type(node).__name__, name):
            yield from (structs.replace(node, **{name: other}) for other in PEOPLE if other != value)


@cache
def _is_who(kind: str, name: str) -> bool:
    """Whether a field of a node says who somebody is."""
    hint = get_type_hints(getattr(nodes, kind), include_extras=True)[name]
    return not {nodes.Who, nodes.Place}.isdisjoint({hint, *get_args(hint)})


def _lent(step: Step) -> Iterator[Step]:
    """The same with its "otherwise" given to the last step inside, or taken from there."""
    if not isinstance(step, If | May | OpponentMay):
        return
    name = "then" if isinstance(step, If) else "steps"
    *most, last = getattr(step, name)
    if not isinstance(last, If | May | OpponentMay) or bool(last.otherwise) == bool(step.otherwise):
        return
    inner = structs.replace(last, otherwise=step.otherwise)
    yield structs.replace(step, **{name: (*most, inner), "otherwise": last.otherwise})


def _insides(step: Step) -> Iterator[tuple[Steps, Any]]:
    """The lists of steps inside one, each with a function that puts another in its place."""
    for name, value in structs.asdict(step).items():
        if isinstance(step, CONTAINERS) and isinstance(value, tuple) and value:
            yield value, lambda some, name=name: structs.replace(step, **{name: some})
        elif isinstance(step, CONTAINERS) and isinstance(value, dict):
            for key, inner in value.items():
                yield (
                    inner,
                    lambda some, name=name, value=value, key=key: structs.replace(
                        step, **{name: {**value, key: some}}
                    ),
                )


# Meaning -----------------------------------------------------------------------------------------------------------


def meaning(value: object) -> object:  # noqa: C901, PLR0912 - one way after another to write the same
    """What a program means, so that two ways to write the same are equal."""
    match value:
        case tuple():
            return tuple(meaning(part) for part in value)
        case dict():  # the names of options are for the author alone
            return tuple(meaning(part) for part in value.values())
        case If(condition, then, otherwise) if differ_in_number(then, otherwise):
            if isinstance(condition, nodes.Not):  # the usual number is said first
                return meaning(If(condition.condition, otherwise, then))
        case If(condition, (If(inner, then, ()),), ()):  # one inside the other: both must hold
            return meaning(If(nodes.AllOf((condition, inner)), then))
        case nodes.Not(nodes.Not(inner)):
            return meaning(inner)
        case nodes.Not(nodes.AllOf(parts)):
            return meaning(nodes.AnyOf(tuple(map(nodes.Not, parts))))
        case nodes.Not(nodes.AnyOf(parts)):
            return meaning(nodes.AllOf(tuple(map(nodes.Not, parts))))
        case nodes.AllOf(parts) | nodes.AnyOf(parts):
            return _joined(type(value), parts)
        case nodes.Not(nodes.CountIs(amount, at_least, at_most, exactly)):
            return _outside(amount, at_least, at_most, exactly)
        case nodes.CountIs(amount, at_least, at_most, exactly):
            return _between(amount, at_least, at_most, exactly)
        case nodes.HealthOf(who, at_most, None):  # who has health is not defeated
            return meaning(nodes.HealthOf(who, at_most, 1))
        case nodes.Choose("fighter", ""):
            return meaning(structs.replace(value, among="all_fighters"))
    if isinstance(value, Struct):
        return (type(value).__name__, *(meaning(part) for part in structs.astuple(value)))
    return value


def _joined(kind: type, parts: tuple[nodes.Condition, ...]) -> object:
    """Conditions joined by "and" or "or": it does not matter how they are bracketed."""
    found: list[object] = []
    for part in map(meaning, parts):
        found += part[1] if isinstance(part, tuple) and part[0] == kind.__name__ else [part]
    return (kind.__name__, tuple(found))


def _between(amount: object, low: int | None, high: int | None, exactly: int | None) -> object:
    low, high = (exactly, exactly) if exactly is not None else (low or 0, high)
    return ("between", meaning(amount), low, high)


def _outside(amount: object, low: int | None, high: int | None, exactly: int | None) -> object:
    if exactly == 0:
        return _between(amount, 1, None, None)
    if exactly is None and high is None and low:
        return _between(amount, 0, low - 1, None)
    if exactly is None and not low and high is not None:
        return _between(amount, high + 1, None, None)
    return ("not", _between(amount, low, high, exactly))


# The command -------------------------------------------------------------------------------------------------------


def written(value: object, depth: int = 0) -> str:
    """A program as an author would write it."""
    pad = "  " * depth
    if isinstance(value, tuple):
        return "".join(f"\n{pad}- {written(part, depth + 1).lstrip()}" for part in value)
    if isinstance(value, dict):
        return "".join(f"\n{pad}{key}:{written(part, depth + 1)}" for key, part in value.items())
    if isinstance(value, Struct):
        return "".join(f"\n{pad}{key.path[-1]}:{written(key.value, depth + 1)}" for key in keys_of(value))
    return f" {value}"


def main() -> None:
    """Look for twins and print them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=20, help="how many pairs to print")
    args = parser.parse_args()
    found, count = 0, 0
    for say in (on_a_card, in_an_ability):
        all_of = list(programs(args.seed, args.count))
        count += len(all_of)
        for pair in twins(all_of, say):
            found += 1
            if found <= args.most:
                sys.stdout.write(
                    f"--- {pair.lang}: {pair.text}{written(pair.one)}\n====={written(pair.other)}\n"
                )
    sys.stdout.write(f"{found} pairs among {count} programs\n")
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
