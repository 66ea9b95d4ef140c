"""Strict YAML: a file becomes a tree of words and numbers that knows its lines and columns.

The tree holds strings, whole numbers, true and false, and nothing else: no dates, no `yes`, no null. Anchors,
tags, duplicate keys and second documents are refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import yaml

from matchless.lang.lint.fault import short
from matchless.library.problem import EnoughError, Problem, Problems

MAX_BYTES: Final = 1_000_000
MAX_PARTS: Final = 40_000
"""Keys and values; ten times as many as the game's largest file has."""
MAX_DEPTH: Final = 40
MAX_DIGITS: Final = 9

_QUICK: Final[type | None] = getattr(yaml, "CSafeLoader", None)
"""The parser in C, several times as fast; PyYAML has it wherever it came as a wheel."""
_UNLIKE: Final = re.compile("\ufeff|[|>][-+0-9]*#")
"""What the two parsers read differently, beside a question mark between brackets."""

_WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]*)")
_ODD: Final = re.compile(
    "[^\n\r\x20-\x7e\xa0-\u200a\u2010-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
)
"""Terminal control characters, surrogates, and anything invisible or that reverses the line."""
_HALF: Final = re.compile("[\ud800-\udfff]")

_PLAIN_WORDS: Final = (
    ("mapping values are not allowed", "a ':' does not fit here; put quotes around text that contains one"),
    ("sequence entries are not allowed", "a '- ' does not fit here"),
    ("expected <block end>", "this does not line up with the lines above it"),
    ("cannot start any token", "a value cannot begin with this character; put quotes around it"),
    ("unknown escape character", "this is not an escape; write '\\\\' for a backslash"),
    ("expected the node content", "a value is missing before this"),
    ("tag", "tags such as '!!int' are not allowed here"),
)
"""Parts of the parser's messages, with what is said instead."""
_UNFINISHED: Final = (
    ("expected ',' or ']'", "the list opened here is not closed, or lacks a comma"),
    ("expected ',' or '}'", "the mapping opened here is not closed, or lacks a comma"),
    ("could not find expected ':'", "a ':' is missing after this key"),
    ("unexpected end of stream", "the quote opened here is never closed"),
    ("unexpected document separator", "the quote opened here is never closed"),
)
"""The same about what is not finished, and best shown where it began."""


class Scalar(NamedTuple):
    """A word, a number, or true or false; and how it was written."""

    line: int
    column: int
    value: str | int | bool
    text: str


class Sequence(NamedTuple):
    """A list."""

    line: int
    column: int
    items: tuple[Tree, ...]


class Entry(NamedTuple):
    """A key, its place, and its value."""

    line: int
    column: int
    key: str
    value: Tree


class Mapping(NamedTuple):
    """Keys with their values, in the order written."""

    line: int
    column: int
    entries: tuple[Entry, ...]


class Hole(NamedTuple):
    """A place whose content has already been refused, so that it is not reported twice."""

    line: int
    column: int


Tree: TypeAlias = Scalar | Sequence | Mapping | Hole


class _Stop(Exception):  # noqa: N818 - not an error of ours: it carries the problem that ends the reading
    def __init__(self, line: int, column: int, message: str) -> None:
        self.line, self.column, self.message = line, column, message


def read(data: bytes, file: str) -> tuple[Tree | None, list[Problem]]:
    """The tree of a file, as far as it can be read, and what is wrong with its YAML."""
    if len(data) > MAX_BYTES:
        return None, [Problem(file, 1, 1, f"the file is larger than {MAX_BYTES:,} bytes")]
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", "replace")
        return None, [Problem(file, *_position(before, len(before)), "the file is not text in UTF-8")]
    odd = [Problem(file, line, column, message) for line, column, message in _odd_characters(text)]
    if odd:
        return None, odd
    tree = _quick_tree(text)
    if tree is not None:
        return tree, []
    problems = Problems(file)
    with suppress(EnoughError):
        return _Reading(text, problems).document(), problems.found
    return None, problems.found


@lru_cache(maxsize=4)
def _quick_tree(text: str) -> Tree | None:
    """The tree of a text as the parser in C reads it; nothing where the one in Python may have more to say."""
    return None if _QUICK is None or _UNLIKE.search(text) else _QuickReading(text, _QUICK).document()


def _position(text: str, index: int) -> tuple[int, int]:
    """The line and column of a character."""
    lines = re.split("\r\n|\r|\n", text[:index])
    return len(lines), len(lines[-1]) + 1


def _odd_characters(text: str) -> Iterator[tuple[int, int, str]]:
    """The first character of each line that does not belong in a content file."""
    for number, line in enumerate(re.split("\r\n|\r|\n", text), 1):
        found = _ODD.search(line)
        if found is not None:
            tab = "a tab; use spaces" if found.group() == "\t" else ""
            yield (
                number,
                found.start() + 1,
                tab or f"the character U+{ord(found.group()):04X} is not allowed here",
            )


def _at(mark: object) -> tuple[int, int]:
    """A mark of the YAML parser, counted from 1."""
    return getattr(mark, "line", 0) + 1, getattr(mark, "column", 0) + 1


class _Reading:
    """One pass over the events of the YAML parser in Python, whose messages and places are reported."""

    def __init__(self, text: str, problems: Problems, loader: type = yaml.SafeLoader) -> None:
        self.problems = problems
        self.loader = loader(text)
        self.event: Callable[[], yaml.Event] = self.loader.get_event
        self.depth = 0
        self.brackets = 0
        self.parts = 0

    def document(self) -> Tree | None:
        try:
            return self._document()
        except _Stop as stop:
            self.report(stop.line, stop.column, stop.message)
        except yaml.MarkedYAMLError as error:
            problem = error.problem or error.context or "this cannot be read"
            unfinished = next((plain for part, plain in _UNFINISHED if part in problem), "")
            words = next((plain for part, plain in _PLAIN_WORDS if part in problem), problem)
            self.report(*_at(error.context_mark if unfinished else error.problem_mark), unfinished or words)
        except (ValueError, OverflowError):
            # PyYAML trusts the number in an escape such as "\Uffffffff", and in a %YAML line.
            self.report(*_at(self.loader.get_mark()), "a number here is too large")
        return None

    def report(self, line: int, column: int, message: str) -> None:
        self.problems.add((line, column), message)

    def _document(self) -> Tree:
        self.event()  # the start of the stream
        start = self.event()
        if isinstance(start, yaml.StreamEndEvent):
            raise _Stop(1, 1, "the file is empty")
        assert isinstance(start, yaml.DocumentStartEvent)
        if start.version or start.tags:
            raise _Stop(1, 1, "lines that begin with '%' are not allowed here")
        tree = self.tree(self.event())
        self.event()  # the end of the document
        following = self.event()
        if not isinstance(following, yaml.StreamEndEvent):
            raise _Stop(*_at(following.start_mark), "a second document begins here; one file holds one")
        return tree

    def tree(self, event: yaml.Event) -> Tree:
        assert isinstance(event, yaml.NodeEvent)
        start = event.start_mark
        assert start is not None
        line, column = start.line + 1, start.column + 1
        self.parts += 1
        if self.parts > MAX_PARTS:
            raise _Stop(line, column, f"the file holds more than {MAX_PARTS:,} keys and values")
        if event.anchor is not None:
            self.report(line, column, "anchors and aliases ('&', '*') are not allowed here")
            if isinstance(event, yaml.AliasEvent):
                return Hole(line, column)
        if getattr(event, "tag", None) is not None:
            self.report(line, column, "tags such as '!!int' are not allowed here")
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event, line, column)
        assert isinstance(event, yaml.CollectionStartEvent)
        self.depth += 1
        self.brackets += bool(event.flow_style)
        if self.depth > MAX_DEPTH:
            raise _Stop(line, column, f"this is nested more than {MAX_DEPTH} levels deep")
        if isinstance(event, yaml.SequenceStartEvent):
            tree: Tree = Sequence(line, column, tuple(self.items()))
        else:
            tree = Mapping(line, column, tuple(self.entries()))
        self.depth -= 1
        self.brackets -= bool(event.flow_style)
        return tree

    def scalar(self, event: yaml.ScalarEvent, line: int, column: int) -> Scalar | Hole:
        text: str = event.value
        odd = _ODD.search(text) if event.style == '"' else None  # written as an escape
        if odd is not None:
            what = "half a character" if _HALF.search(text) else f"the character U+{ord(odd.group()):04X}"
            self.report(line, column, f"{what} is not allowed here")
            return Hole(line, column)
        if event.style:
            return Scalar(line, column, text, text)
        if not text:
            self.report(line, column, "a value is missing here")
            return Hole(line, column)
        if text[0] not in "-0123456789" or not _WHOLE.fullmatch(text):
            return Scalar(line, column, text == "true" if text in ("true", "false") else text, text)
        if len(text) > MAX_DIGITS:
            self.report(line, column, "this number is too large")
            return Hole(line, column)
        return Scalar(line, column, int(text), text)

    def items(self) -> Iterator[Tree]:
        while not isinstance(event := self.event(), yaml.SequenceEndEvent):
            yield self.tree(event)

    def entries(self) -> Iterator[Entry]:
        seen = set()
        while not isinstance(event := self.event(), yaml.MappingEndEvent):
            key, value = self.tree(event), self.tree(self.event())
            if isinstance(key, Hole):
                continue
            if not isinstance(key, Scalar):
                self.report(key.line, key.column, "a key must be a word, not a list or a mapping")
            elif key.text in seen:
                self.report(key.line, key.column, f"'{short(key.text)}' is written twice")
            else:
                seen.add(key.text)
                yield Entry(key.line, key.column, key.text, value)


class _QuickReading(_Reading):
    """One pass over the events of the parser in C: the same tree, or nothing if there is anything to tell."""

    def __init__(self, text: str, loader: type) -> None:
        super().__init__(text, Problems(""), loader)

    def document(self) -> Tree | None:
        try:
            return self._document()
        except (_Stop, yaml.YAMLError, ValueError, OverflowError):
            return None

    def report(self, line: int, column: int, message: str) -> None:
        raise _Stop(line, column, message)

    def scalar(self, event: yaml.ScalarEvent, line: int, column: int) -> Scalar | Hole:
        if self.brackets and not event.style and "?" in event.value:
            self.report(line, column, "only this parser takes it for a part of the word")
        return super().scalar(event, line, column)


def locate(tree: Tree, path: tuple[str | int, ...]) -> tuple[int, int]:
    """The line and column that a path leads to, or the deepest part of it that exists."""
    position = tree.line, tree.column
    for part in path:
        if isinstance(tree, Mapping):
            entry = next((entry for entry in tree.entries if entry.key == part), None)
            if entry is None:
                break
            tree = entry.value
            # A scalar is best shown at itself, a list or mapping at its key.
            position = (tree.line, tree.column) if isinstance(tree, Scalar) else (entry.line, entry.column)
        elif isinstance(tree, Sequence) and isinstance(part, int) and part < len(tree.items):
            tree = tree.items[part]
            position = tree.line, tree.column
        else:
            break
    return position
