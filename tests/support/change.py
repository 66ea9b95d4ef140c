"""Random values for every place of a content file, drawn from the definitions of the language.

Nothing here knows a word of the language: types say what can stand where (``lang.shape``), so that a new word is tried
as soon as it is defined.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from matchless.lang import nodes
from matchless.lang.adventure.files import Enemy
from matchless.lang.adventure.lint import ADVENTURE_NODES
from matchless.lang.lint.words import PILES
from matchless.lang.nodes.shape import FAMILIES, NAME, PLACE, WHO, Field, Shape, fields_of, shape_of
from matchless.lang.nodes.words import CHOSEN_SPACE
from matchless.lang.nodes.words import WHO as WHO_WORDS

S = TypeVar("S", bound=Struct)
Value: TypeAlias = Any  # whatever a definition allows

BONUS: Final = ("volley", "echo")
TAG: Final = "trick"
STEPS: Final = shape_of(nodes.Steps)
STEP: Final = shape_of(nodes.Step)


class Change:
    """Random values of every shape for one definition, and random changes to what is there."""

    def __init__(self, rng: Random, root: Struct) -> None:
        self.rng = rng
        self.names = _names_in(root)
        self.all_names = sorted({name for names in self.names.values() for name in names})
        known = [kind for family in FAMILIES.values() for kind in family]
        if isinstance(root, nodes.Hero):
            known = [kind for kind in known if kind not in ADVENTURE_NODES]
        self.known: Final = frozenset(known)
        self.words = [kind for kind in known if kind not in FAMILIES["ability"]]
        self.wished: type[Struct] = self.words[0]

    def renamed(self, value: Value, shape: Shape, pool: tuple[str, ...] = ()) -> Value:
        """Effects of somebody else with names that are known here."""
        if isinstance(value, tuple):
            return tuple(self.renamed(part, shape.items or Shape()) for part in value)
        if isinstance(value, dict):
            return {key: self.renamed(part, shape.values or Shape()) for key, part in value.items()}
        if isinstance(value, Struct):
            new = {
                field.attribute: self.renamed(getattr(value, field.attribute), field.shape, self._pool(field))
                for field in fields_of(type(value))
            }
            return replace(value, **new)
        if (
            isinstance(value, str)
            and shape.text is not None
            and value not in (*WHO_WORDS, *PILES, CHOSEN_SPACE)
        ):
            return self.rng.choice(pool or ((value,) if _is_name(shape) else tuple(self.names["fighter"])))
        return value

    def wish(self) -> None:
        """Want another word in the next changes, so that those that seldom fit are found as well."""
        self.wished = self.rng.choice(self.words)

    def within(self, root: S, part: tuple[str, ...]) -> S:
        """A definition with one random change below a path."""
        return self._below(root, Shape(record=type(root)), part)  # type: ignore[no-any-return]

    def _below(self, value: Value, shape: Shape, path: tuple[str, ...]) -> Value:
        if not path:
            return self.changed(value, shape)
        if isinstance(value, dict):
            assert shape.values is not None
            return {**value, path[0]: self._below(value[path[0]], shape.values, path[1:])}
        kind: type[Struct] = type(value)
        field = next(field for field in fields_of(kind) if field.attribute == path[0])
        inner = self._below(getattr(value, field.attribute), field.shape, path[1:])
        return replace(value, **{field.attribute: inner})

    def changed(self, value: Value, shape: Shape) -> Value:
        """A value with one random change to an effect somewhere in it."""
        if isinstance(value, tuple) and shape.items is not None:
            return self._changed_list(value, shape.items)
        if isinstance(value, dict) and shape.values is not None:
            if not value:
                return value
            key = self.rng.choice(list(value))
            return {**value, key: self.changed(value[key], shape.values)}
        if isinstance(value, Struct):
            return self._changed_struct(value, shape)
        return self.value(shape)

    def _changed_list(self, value: tuple[Value, ...], items: Shape) -> tuple[Value, ...]:
        """A list with one more item, two more, one changed, or some of its steps inside of a new one."""
        at = self.rng.randrange(len(value) + 1)
        before, after = value[:at], value[at:]
        match self.rng.randrange(6):
            case 0 | 1:
                return (*before, self.value(items), *after)
            case 2:
                two = [self.value(items), self.any(items)]
                self.rng.shuffle(two)
                return (*before, *two, *after)
            case 3 if after and items == STEP:
                end = self.rng.randrange(1, len(after) + 1)
                return (*before, self._around(after[:end]), *after[end:])
            case _ if after:
                return (*before, self.changed(after[0], items), *after[1:])
        return (*before, self.value(items), *after)

    def _around(self, steps: nodes.Steps) -> Value:
        """Steps inside of another one, if one can be: `may`, `if`."""
        kinds = [kind for kind in STEP.nodes if kind in self.known and _list_of_steps(kind)]
        kind = self.wished if self.wished in kinds else self.rng.choice(kinds)
        return replace(self.node(kind, 1), **{_list_of_steps(kind): steps})

    def _changed_struct(self, value: Struct, shape: Shape) -> Value:
        fields = [field for field in fields_of(type(value)) if _has_effects(field.shape)]
        if type(value) in self.known and (not fields or self.rng.randrange(4) == 0):
            fields = list(fields_of(type(value)))
        if not fields:
            return value
        field = self.rng.choice(fields)
        now = getattr(value, field.attribute)
        if isinstance(now, dict) and field.shape.values == STEPS and self.rng.randrange(3) == 0:
            new: Value = {**now, str(len(now) + 1): self.value(STEPS)}
        elif now is None or not _has_effects(field.shape):
            new = self.field(field, 2)
        else:
            new = self.changed(now, field.shape)
        return replace(value, **{field.attribute: new})

    def any(self, shape: Shape) -> Value:
        """A random value of a shape, whatever word is wished for."""
        wished, self.wished = self.wished, self.rng.choice(self.words)
        value = self.value(shape)
        self.wished = wished
        return value

    def value(self, shape: Shape, depth: int = 2, pool: tuple[str, ...] = ()) -> Value:
        """A random value of a shape; ``pool``: the names that fit where a name stands."""
        kinds = [kind for kind in shape.nodes if kind in self.known]
        if depth <= 0:
            kinds = [kind for kind in kinds if not _is_deep(kind)]
        if self.wished in kinds and self.rng.randrange(4):
            return self.node(self.wished, depth - 1)
        carriers = [kind for kind in kinds if self.wished in _inside(kind)]
        if carriers and self.rng.randrange(4):
            return self.node(self.rng.choice(carriers), depth)
        ways = self._plain(shape, depth, pool)
        if kinds:
            ways.append(lambda: self.node(self.rng.choice(kinds), depth - 1))
        if (record := shape.record) is not None:
            ways.append(lambda: self.node(record, depth))
        return self.rng.choice(ways)()

    def _plain(self, shape: Shape, depth: int, pool: tuple[str, ...]) -> list[Callable[[], Value]]:
        """The ways to write a value that is no node."""
        ways: list[Callable[[], Value]] = []
        if shape.words:
            ways.append(lambda: self.rng.choice(shape.words))
        if shape.whole is not None:
            ways.append(lambda: self._whole(shape))
        if shape.flag:
            ways.append(lambda: bool(self.rng.randrange(2)))
        if shape.text is not None:
            ways.append(lambda: self._text(shape, pool))
        if (items := shape.items) is not None:
            size = self.rng.choice((1, 1, 2))
            ways.append(lambda: tuple(self.value(items, depth - 1) for _ in range(size)))
        if (values := shape.values) is not None:
            size = self.rng.choice((2, 3))
            ways.append(lambda: {str(at + 1): self.value(values, depth - 1) for at in range(size)})
        return ways

    def node(self, kind: type[Struct], depth: int) -> Value:
        """A random node; what may be left out often is."""
        given = {
            field.attribute: self.field(field, depth)
            for field in fields_of(kind)
            if field.required or self.rng.randrange(4) == 0
        }
        return kind(**given)

    def field(self, field: Field, depth: int) -> Value:
        """A random value for a field of a node."""
        return self.value(field.shape, depth, self._pool(field))

    def _pool(self, field: Field) -> tuple[str, ...]:
        """The names that fit a field, if it is one for names of a certain kind."""
        return tuple(self.names.get(field.names, ()))

    def _whole(self, shape: Shape) -> int:
        assert shape.whole is not None
        low, high = int(shape.whole.ge or 0), int(shape.whole.le or 5)
        small = [number for number in range(low, high + 1) if -3 < number < 5]
        return self.rng.choice(small) if self.rng.randrange(20) else self.rng.randint(low, high)

    def _text(self, shape: Shape, pool: tuple[str, ...]) -> str:
        fighters = self.names["fighter"]
        if _is_name(shape):
            return self.rng.choice(pool or self.all_names or ["nobody"])
        words = [*WHO_WORDS, *fighters, *fighters]
        if shape.text == PLACE:
            words += [CHOSEN_SPACE] * 3
        elif shape.text != WHO:
            words += [*PILES] * 3
        return self.rng.choice(words)


def _names_in(root: Struct) -> dict[str, list[str]]:
    """The names that effects of a definition can use, by what they name."""
    if isinstance(root, nodes.Hero):
        return {
            "fighter": list(root.fighters),
            "card": list(root.deck),
            "tag": [TAG],
            "form": list(root.forms),
            "value": [value for values in root.forms.values() for value in values],
            "counter": list(root.counters),
            "item": list(root.items),
            "bonus": list(BONUS),
        }
    if not isinstance(root, Enemy):
        return {"fighter": []}
    return {
        "fighter": [root.enemy],
        "token": list(root.strews),
        "tile": list(root.tiles),
        "initiative": list(root.initiative),
        "card": list(root.deck),
    }


@cache
def _has_effects(shape: Shape) -> bool:
    """Whether steps, conditions, amounts or abilities can stand somewhere in a shape."""
    if any(kind in family for kind in shape.nodes for family in FAMILIES.values()):
        return True
    if shape.record is not None:
        return any(_has_effects(field.shape) for field in fields_of(shape.record))
    return any(_has_effects(part) for part in (shape.items, shape.values) if part is not None)


@cache
def _is_deep(kind: type[Struct]) -> bool:
    """Whether other steps or conditions stand inside of a node."""
    shapes = [field.shape for field in fields_of(kind)]
    inside = [shape.items or (shape.values and shape.values.items) or shape for shape in shapes]
    families = (FAMILIES["step"], FAMILIES["condition"])
    return any(shape.nodes and shape.nodes[0] in family for shape in inside for family in families)


@cache
def _inside(kind: type[Struct]) -> frozenset[type[Struct]]:
    """The conditions and amounts that can stand beside the word of a node."""
    return frozenset(found for field in fields_of(kind) for found in field.shape.nodes)


@cache
def _list_of_steps(kind: type[Struct]) -> str:
    """The first field of a node that holds a list of steps, or nothing."""
    return next((field.attribute for field in fields_of(kind) if field.shape == STEPS), "")


def _is_name(shape: Shape) -> bool:
    return shape.text is not None and shape.text.pattern == NAME.pattern
