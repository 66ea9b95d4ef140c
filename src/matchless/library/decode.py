"""From the tree of a file to the structs it describes, with all mistakes of the file at once.

A node of the effect language is a mapping with one verb among its keys. The value beside the verb is the
first field of the node; the other keys are its other fields.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from typing import Final, TypeVar

from msgspec import Meta, Struct

from matchless.lang.adventure.lint import ADVENTURE_NODES, EACH_DECK
from matchless.lang.lint.fault import likely, short, suggestion
from matchless.lang.lint.synonyms import synonym
from matchless.lang.nodes import Hero
from matchless.lang.nodes.shape import Field, Shape, a, fields_of, noun_of, word_of
from matchless.lang.nodes.words import ADVENTURE_WORDS
from matchless.library.expected import either, text_wanted, wanted
from matchless.library.problem import EnoughError, Problem, Problems
from matchless.library.yaml import Entry, Hole, Mapping, Scalar, Sequence, Tree

T = TypeVar("T", bound=Struct)

_FAILED: Final = object()
"""Stands for a part with a mistake that has been reported."""
_TRIED: Final = 20
"""How many keys of a mapping are compared with the words they might mean; no valid file has more."""


def decode(tree: Tree, kind: type[T], file: str) -> tuple[T | None, list[Problem]]:
    """The struct that a file describes, or nothing, and everything wrong with it."""
    problems = Problems(file)
    value: object = None
    with suppress(EnoughError):
        value = _Decoding(problems, adventures=kind is not Hero).value(
            tree, Shape(record=kind), noun_of(kind), (tree.line, tree.column)
        )
    return (value if isinstance(value, kind) and not problems.found else None), problems.found


class _Decoding:
    """One pass over the tree of a file."""

    def __init__(self, problems: Problems, *, adventures: bool) -> None:
        self.problems = problems
        self.adventures = adventures  # whether the words of adventures may be suggested

    def report(self, at: tuple[int, int], message: str) -> object:
        self.problems.add(at, message)
        return _FAILED

    def offered(self, shape: Shape) -> Shape:
        """What a message offers of a shape: messages about heroes never suggest the words of adventures."""
        if self.adventures:
            return shape
        words = tuple(word for word in shape.words if word not in (*ADVENTURE_WORDS, EACH_DECK))
        return shape._replace(words=words, nodes=self.kinds(shape.nodes))

    def kinds(self, kinds: tuple[type[Struct], ...]) -> tuple[type[Struct], ...]:
        """The nodes among some that a message may offer."""
        return kinds if self.adventures else tuple(kind for kind in kinds if kind not in ADVENTURE_NODES)

    def value(self, tree: Tree, shape: Shape, label: str, owner: tuple[int, int]) -> object:
        """The value of a part of the file; ``owner`` is where to point when something is missing."""
        if isinstance(tree, Hole):
            return _FAILED
        if isinstance(tree, Scalar):
            return self.scalar(tree, shape, label)
        if isinstance(tree, Sequence):
            return self.sequence(tree, shape, label)
        return self.mapping(tree, shape, label, owner)

    def scalar(self, tree: Scalar, shape: Shape, label: str) -> object:
        at = (tree.line, tree.column)
        if isinstance(tree.value, bool):
            good = shape.flag
            return (
                tree.value
                if good
                else self.report(at, f"{label} must be {wanted(self.offered(shape))}, not {tree.text}")
            )
        if isinstance(tree.value, int) and shape.whole is not None:
            return self.whole(tree.value, shape.whole, label, at)
        if tree.text in shape.words:
            return tree.text
        if shape.text is not None:
            return tree.text if self.fits(tree.text, shape.text, label, at) else _FAILED
        shape = self.offered(shape)
        shown = tree.text if isinstance(tree.value, int) else f"'{short(tree.text)}'"
        if likely(tree.text, shape.words) or wanted(shape) == either(shape.words):
            message = f"{shown} is not a word for '{label}'{suggestion(tree.text, shape.words)}"
        elif shape == Shape(nodes=shape.nodes):
            message = f"{a(label)} begins with a verb and ':', so not {shown}"
        else:
            message = f"{label} must be {wanted(shape)}, not {shown}"
        return self.report(at, message)

    def whole(self, value: int, limits: Meta, label: str, at: tuple[int, int]) -> object:
        low, high = limits.ge, limits.le
        if (low is None or value >= low) and (high is None or value <= high):
            return value
        bounds = f"between {low} and {high}" if high is not None else f"at least {low}"
        return self.report(at, f"{label} must be {bounds}, not {value}")

    def fits(self, text: str, limits: Meta, label: str, at: tuple[int, int]) -> bool:
        if limits.min_length and len(text) < limits.min_length:
            self.report(at, f"{label} must not be empty")
            return False
        if limits.pattern is None or re.fullmatch(limits.pattern, text):
            return True
        self.report(at, f"{label} must be {text_wanted(limits)}, not '{short(text)}'")
        return False

    def sequence(self, tree: Sequence, shape: Shape, label: str) -> object:
        at = (tree.line, tree.column)
        if shape.items is not None:
            item = noun_of(shape.items.nodes[0]) if shape.items.nodes else label
            items = [self.value(part, shape.items, item, (part.line, part.column)) for part in tree.items]
        elif shape.row and len(shape.row) == len(tree.items):
            pairs = zip(tree.items, shape.row, strict=True)
            items = [self.value(part, each, label, (part.line, part.column)) for part, each in pairs]
        elif shape.row:
            return self.report(at, f"{label} must have {len(shape.row)} parts, not {len(tree.items)}")
        else:
            return self.report(at, f"{label} must be {wanted(self.offered(shape))}, not a list")
        return _FAILED if _FAILED in items else tuple(items)

    def mapping(self, tree: Mapping, shape: Shape, label: str, owner: tuple[int, int]) -> object:
        if shape.nodes:
            return self.node(tree, shape.nodes, owner)
        if shape.record is not None:
            return self.fields(tree, shape.record, owner, f"a key of {a(noun_of(shape.record))}")
        if shape.keys is None or shape.values is None:
            return self.report(
                (tree.line, tree.column), f"{label} must be {wanted(self.offered(shape))}, not a mapping"
            )
        values = {}
        for entry in tree.entries:
            self.fits(entry.key, shape.keys, f"a key of {label}", _at(entry))
            values[entry.key] = self.value(entry.value, shape.values, short(entry.key), _at(entry))
        return _FAILED if _FAILED in values.values() else values

    def node(self, tree: Mapping, kinds: tuple[type[Struct], ...], owner: tuple[int, int]) -> object:
        """A mapping, decoded by its verb."""
        verbs = _by_verb(kinds)
        noun = noun_of(kinds[0])
        verb = next((entry for entry in tree.entries if entry.key in verbs), None)
        if verb is None:
            return self.verbless(tree, kinds, noun, owner)
        own = _by_key(verbs[verb.key])
        for entry in tree.entries:
            if entry.key in verbs and entry.key not in own:
                both = f"'{verb.key}' and '{entry.key}' are both verbs"
                return self.report(_at(entry), f"{both}; {a(noun)} has one, and the next begins with '- '")
        return self.fields(tree, verbs[verb.key], owner, f"a word of '{verb.key}'")

    def verbless(
        self, tree: Mapping, kinds: tuple[type[Struct], ...], noun: str, owner: tuple[int, int]
    ) -> object:
        """Report a mapping without a verb, with the one that was probably meant."""
        verbs = [word_of(kind) for kind in self.kinds(kinds)]
        others = {field.key for kind in kinds for field in fields_of(kind)[1:]}
        for entry in tree.entries[:_TRIED]:
            close = likely(entry.key, verbs)
            if close and entry.key not in others:
                return self.report(_at(entry), f"'{short(entry.key)}' is not a verb; did you mean '{close}'?")
        needed = f"{a(noun)} needs a verb, such as '{verbs[0]}'; docs/effects.md lists them"
        strange = next((entry for entry in tree.entries if entry.key not in others), None)
        if strange is not None:
            return self.report(_at(strange), f"'{short(strange.key)}' is not a verb; {needed}")
        return self.report(owner, needed)

    def fields(self, tree: Mapping, kind: type[Struct], owner: tuple[int, int], what: str) -> object:
        """A struct decoded from the keys of a mapping."""
        fields = _by_key(kind)
        values: dict[str, object] = {}
        before = len(self.problems.found)
        written = _keys(tree)
        unused = [key for key in fields if key not in written]
        for entry in tree.entries:
            field = fields.get(entry.key)
            if field is None:
                # A key that stands there already is meant only if this one looks like it.
                if close := likely(entry.key, unused):
                    said = suggestion(entry.key, [close])
                elif synonym(entry.key, fields):
                    said = f"; known: {', '.join(fields)}"
                else:
                    said = suggestion(entry.key, fields)
                self.report(_at(entry), f"'{short(entry.key)}' is not {what}{said}")
            else:
                values[field.attribute] = self.value(entry.value, field.shape, field.key, _at(entry))
        # A key reported as misspelt is not reported as missing as well.
        strange = [entry.key for entry in tree.entries if entry.key not in fields]
        misspelled = {likely(key, unused) for key in strange[:_TRIED]}
        for field in fields.values():
            if field.required and field.attribute not in values and field.key not in misspelled:
                beside = f" beside '{word_of(kind)}'" if word_of(kind) else ""
                self.report(owner, f"'{field.key}' is missing{beside}")
        if len(self.problems.found) > before or _FAILED in values.values():
            return _FAILED
        return kind(**values)


@cache
def _by_key(kind: type[Struct]) -> dict[str, Field]:
    return {field.key: field for field in fields_of(kind)}


@cache
def _by_verb(kinds: tuple[type[Struct], ...]) -> dict[str, type[Struct]]:
    return {word_of(kind): kind for kind in kinds}


def _keys(tree: Mapping) -> set[str]:
    return {entry.key for entry in tree.entries}


def _at(entry: Entry) -> tuple[int, int]:
    return entry.line, entry.column
