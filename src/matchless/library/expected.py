"""What may be written in a place, in words, for messages and for the reference."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Meta

from matchless.lang.nodes.shape import NAME, Shape, a, noun_of, word_of


def wanted(shape: Shape) -> str:
    """What a shape allows, as the end of a sentence.

    >>> wanted(Shape(words=("all",), whole=Meta(ge=1, le=30)))
    'a whole number from 1 to 30 or all'
    """
    return either(_ways(shape))


def either(parts: Sequence[str]) -> str:
    """Alternatives as one phrase."""
    *first, last = parts or ("nothing",)
    return f"{', '.join(first)} or {last}" if first else last


def text_wanted(limits: Meta) -> str:
    """What a text must look like."""
    if limits.pattern == NAME.pattern:
        return "a name of small letters, digits and single hyphens"
    return limits.description or "text"


def whole_wanted(limits: Meta) -> str:
    """What a number must be."""
    if limits.ge is None:
        return "a whole number"
    return f"a whole number from {limits.ge}" + ("" if limits.le is None else f" to {limits.le}")


def _ways(shape: Shape) -> list[str]:
    """The ways to write something, a phrase each."""
    ways = []
    if shape.whole is not None:
        ways.append(whole_wanted(shape.whole))
    if shape.flag:
        ways.append("true or false")
    if shape.text is not None:
        ways.append(text_wanted(shape.text))
    ways.extend(shape.words)
    if shape.items is not None:
        ways.append("a list")
    if shape.row:
        ways.append(f"a list of {len(shape.row)}")
    if shape.values is not None or shape.record is not None:
        ways.append("a mapping")
    if shape.nodes:
        noun = noun_of(shape.nodes[0])
        ways.append(f"{a(noun)} ({', '.join(word_of(kind) for kind in shape.nodes)})")
    return ways
