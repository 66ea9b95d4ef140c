"""Sentences in pieces: plain text, and names with what they name."""

from __future__ import annotations

from string import Formatter
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from matchless.text.noun import Noun

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Name(Struct, frozen=True, omit_defaults=True):
    """A name in a sentence, and what it names."""

    text: str
    fighter: int | None = None  # players go by their hero
    card: str | None = None
    owner: int | None = None  # the seat whose card it is
    space: str | None = None


Span: TypeAlias = str | Name
Spans: TypeAlias = tuple[Span, ...]

_TEMPLATES: Final = Formatter()


def plain(spans: Spans) -> str:
    """Return the words alone.

    >>> plain(("It is ", Name("Alice", fighter=0), "."))
    'It is Alice.'
    """
    return "".join([text_of(span) for span in spans])


def text_of(span: Span) -> str:
    """Return the words of a piece."""
    return span if isinstance(span, str) else span.text


def joined(sentences: Iterable[Spans]) -> Spans:
    """Return sentences one after another.

    >>> joined([("One.",), ("It is ", Name("Alice", fighter=0), "."), ()])
    ('One. It is ', Name(text='Alice', fighter=0, card=None, owner=None, space=None), '.')
    """
    found: list[Span] = []
    for sentence in sentences:
        if sentence:
            found.extend((" ", *sentence) if found else sentence)
    return _merged(found)


def filled(template: str, values: Mapping[str, object]) -> Spans:
    """Return a template as a sentence, with the names and nouns in it as pieces.

    >>> filled("{who.of} turn, {n}.", {"who": Noun("Alice", "Alice", "Alice’s", "f", 3), "n": 2})
    (Name(text='Alice’s', fighter=3, card=None, owner=None, space=None), ' turn, 2.')
    """
    pieces: list[Span] = []
    for text, field, _, _ in _TEMPLATES.parse(template):
        pieces.append(text)
        if field is not None:
            name, _, form = field.partition(".")
            pieces.append(_piece(values[name], form))
    return _sentence(_merged(pieces))


def _piece(value: object, form: str) -> Span:
    if isinstance(value, Noun):
        return Name(getattr(value, form or "subject"), fighter=value.fighter)
    return value if isinstance(value, Name) else str(value)


def _merged(pieces: Iterable[Span]) -> Spans:
    """Return pieces without empty ones, and plain text in one piece."""
    found: list[Span] = []
    for piece in pieces:
        if isinstance(piece, str) and found and isinstance(found[-1], str):
            found[-1] += piece
        elif piece:
            found.append(piece)
    return tuple(found)


def _sentence(spans: Spans) -> Spans:
    """Return a sentence that begins with a capital."""
    first, *others = spans
    text = text_of(first)
    text = text[:1].upper() + text[1:]
    return (text if isinstance(first, str) else replace(first, text=text), *others)
