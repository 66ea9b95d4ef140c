"""Walking through content: every node in it, with the path an author would follow to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec import Struct

from matchless.lang.lint.fault import Path
from matchless.lang.nodes.shape import Field, fields_of
from matchless.lang.nodes.words import CONDITIONS

_HOLDERS: Final = (Struct, tuple, dict)
"""What may hold nodes."""


class Found(NamedTuple):
    """A node and the path to it."""

    path: Path
    node: Struct


class Written(NamedTuple):
    """One key of a node as it was written."""

    path: Path
    field: Field
    value: object


def walk(value: object, path: Path = ()) -> Iterator[Found]:
    """Every node in a value, outer before inner, in the order of the file."""
    if isinstance(value, Struct):
        yield Found(path, value)
        for written in keys_of(value, path):
            yield from walk(written.value, written.path)
    elif isinstance(value, tuple):
        for index, part in enumerate(value):
            yield from walk(part, (*path, index))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from walk(part, (*path, key))


def nodes_in(value: object) -> Iterator[Struct]:
    """Every node in a value, as ``walk`` finds them, for those who ask for no paths: that is half the work."""
    if isinstance(value, Struct):
        yield value
        for field in fields_of(type(value)):
            part = getattr(value, field.attribute)
            if isinstance(part, _HOLDERS) and (field.required or part != field.default):
                yield from nodes_in(part)
    elif isinstance(value, tuple):
        for part in value:
            if isinstance(part, _HOLDERS):
                yield from nodes_in(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from nodes_in(part)


def words_in(written: Written) -> Iterator[tuple[Path, str]]:
    """The words in a key: one, or those of a list."""
    if isinstance(written.value, str):
        yield written.path, written.value
    elif isinstance(written.value, tuple):
        for index, part in enumerate(written.value):
            if isinstance(part, str):
                yield (*written.path, index), part


def conditions_in(written: Written) -> bool:
    """Whether a key holds conditions."""
    shape = written.field.shape
    return bool(CONDITIONS.keys() & (shape.items or shape).words)


def keys_of(node: Struct, path: Path = ()) -> Iterator[Written]:
    """The keys of a node that differ from their default, and so were written."""
    for field in fields_of(type(node)):
        value = getattr(node, field.attribute)
        if field.required or value != field.default:
            yield Written((*path, field.key), field, value)
