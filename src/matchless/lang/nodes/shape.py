"""The content definitions, read as data: what may be written in each place of a file.

The strict reader, the lints, the JSON Schema and the reference page all ask here, so each of them knows a new word as
soon as it is in ``nodes``.
"""

from __future__ import annotations

import re
import types
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from matchless.lang import nodes
from matchless.lang.nodes import pictures

Hint: TypeAlias = object  # a type hint has no type of its own

FAMILIES: Final[dict[str, tuple[type[Struct], ...]]] = {
    "step": get_args(nodes.Step),
    "amount": get_args(nodes.Counted),
    "condition": get_args(nodes.StructuredCondition),
    "ability": get_args(nodes.Ability),
}
"""The kinds of nodes that are named by the word they begin with."""

NAME: Final[Meta] = get_args(nodes.Name)[1]
WHO: Final[Meta] = get_args(nodes.Who)[1]
PLACE: Final[Meta] = get_args(nodes.Place)[1]
GLYPH: Final[Meta] = get_args(pictures.Glyph)[1]


class Shape(NamedTuple):
    """What may be written in one place. Each field allows one way of writing it; most places allow only one."""

    words: tuple[str, ...] = ()
    whole: Meta | None = None
    flag: bool = False
    text: Meta | None = None
    items: Shape | None = None
    row: tuple[Shape, ...] = ()
    keys: Meta | None = None
    values: Shape | None = None
    record: type[Struct] | None = None
    nodes: tuple[type[Struct], ...] = ()


class Field(NamedTuple):
    """One key of a mapping: how its author writes it, and where it is kept."""

    key: str
    attribute: str
    shape: Shape
    required: bool
    default: object
    note: str

    @property
    def names(self) -> str:
        """Which of the hero's own names it holds: `fighter`, `card`, `tag` …; nothing if it holds something else."""
        extra = self.shape.text.extra if self.shape.text is not None else None
        return str((extra or {}).get("of", ""))


def word_of(kind: type[Struct]) -> str:
    """The word a node begins with, or nothing for a mapping without such a word."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else ""


@cache
def noun_of(kind: type[Struct]) -> str:
    """What an author calls a definition: `step`, `card`, `board file`."""
    for noun, family in FAMILIES.items():
        if kind in family:
            return noun
    return re.sub(r"(?<=.)(?=[A-Z])", " ", kind.__name__).lower()


def a(noun: str) -> str:
    """A noun with its article.

    >>> a("amount"), a("step"), a("english names")
    ('an amount', 'a step', 'english names')
    """
    return noun if noun.endswith("s") else f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def sentence_of(kind: type[Struct]) -> str:
    """The docstring of a definition, on one line."""
    return " ".join((kind.__doc__ or "").split())


@cache
def fields_of(kind: type[Struct]) -> tuple[Field, ...]:
    """The keys of a definition; the first key of a node is its word."""
    found = []
    for index, info in enumerate(msgspec.structs.fields(kind)):
        key = (word_of(kind) if index == 0 else "") or info.encode_name
        default: object = info.default
        if info.default_factory is not msgspec.NODEFAULT:
            default = info.default_factory()
        note = next((meta.description for meta in _metas(info.type) if meta.description), "")
        found.append(Field(key, info.name, shape_of(info.type), info.required, default, note))
    return tuple(found)


def shape_of(hint: Hint) -> Shape:
    """What a type hint allows an author to write."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(shape_of(arguments[0]), hint)
    if origin in (Union, types.UnionType):
        return _union(shape_of(part) for part in arguments if part is not type(None))
    if origin is Literal:
        return Shape(words=arguments)
    if origin is tuple:
        endless = arguments[-1] is Ellipsis
        return Shape(items=shape_of(arguments[0])) if endless else Shape(row=tuple(map(shape_of, arguments)))
    if origin is dict:
        return Shape(keys=shape_of(arguments[0]).text, values=shape_of(arguments[1]))
    return _simple(hint)


def _annotated(inner: Shape, hint: Hint) -> Shape:
    """Add the constraints on a number or text; those on a union only describe it."""
    if get_args(hint)[0] not in (int, str):
        return inner
    meta = _merged(get_args(hint)[1:])
    return inner._replace(whole=inner.whole and meta, text=inner.text and meta)


def _simple(hint: Hint) -> Shape:
    if hint is bool:
        return Shape(flag=True)
    if hint is int:
        return Shape(whole=Meta())
    if hint is str:
        return Shape(text=Meta())
    assert isinstance(hint, type), hint
    assert issubclass(hint, Struct), hint
    return Shape(nodes=(hint,)) if word_of(hint) else Shape(record=hint)


def _union(shapes: Iterable[Shape]) -> Shape:
    """Allow whatever one of several shapes allows."""
    merged = Shape()
    for shape in shapes:
        changes: dict[str, Any] = {name: value for name, value in shape._asdict().items() if value}
        for name in ("words", "nodes"):
            changes[name] = getattr(merged, name) + getattr(shape, name)
        merged = merged._replace(**changes)
    return merged


def _metas(hint: Hint) -> tuple[Meta, ...]:
    """The constraints on a hint, the outermost first."""
    if get_origin(hint) is Annotated:
        return tuple(reversed(get_args(hint)[1:]))
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(meta for part in get_args(hint) for meta in _metas(part))
    return ()


def _merged(metas: tuple[Meta, ...]) -> Meta:
    """One constraint from several: later ones only add to the first."""
    if len(metas) == 1:
        return metas[0]
    names = ("ge", "le", "pattern", "description", "extra")
    found = {name: getattr(meta, name) for meta in metas for name in names if getattr(meta, name) is not None}
    return Meta(**found)
