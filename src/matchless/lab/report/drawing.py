"""Small charts as SVG, in the colours of the page."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Dot(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    told: str  # the value in words
    other: float | None = None  # a value to compare it with


def dots(about: str, rows: Sequence[Dot], middle: float) -> str:
    """Draw a row for each value: a dot, its interval, and a line at the middle.

    They are rows of a table, so that words keep their size on a phone.
    """
    values = [middle, *(end for row in rows for end in (row.low, row.high, row.other) if end is not None)]
    low, high = min(values), max(values)
    room = (high - low) or 1.0

    def x(value: float) -> str:
        return f"{(value - low) / room:.1%}"

    lines = []
    for row in rows:
        other = "" if row.other is None else f'<i class="ring" style="left:{x(row.other)}"></i>'
        lines.append(
            f'<tr><th scope="row">{escape(row.name)}</th><td class="track"><div><i class="axis" style="left:{x(middle)}"></i>'
            f'<i class="spread" style="left:{x(row.low)};width:{(row.high - row.low) / room:.1%}"></i>{other}'
            f'<i class="dot" style="left:{x(row.value)}"></i></div></td><td class="muted">{escape(row.told)}</td></tr>'
        )
    return f'<table class="dots" aria-label="{escape(about, quote=True)}"><tbody>{"".join(lines)}</tbody></table>'


def spread(value: float, low: float, high: float) -> str:
    """Draw a share as small as a word: from none to all, with its interval and a mark at one half."""
    wide, high_at = 90, 14
    middle = high_at / 2
    return (
        f'<svg class="mini" viewBox="0 0 {wide} {high_at}" width="{wide}" height="{high_at}" aria-hidden="true">'
        f'<line class="axis" x1="0" x2="{wide}" y1="{middle}" y2="{middle}"/>'
        f'<line class="axis" x1="{wide / 2}" x2="{wide / 2}" y1="1" y2="{high_at - 1}"/>'
        f'<line class="spread" x1="{low * wide:.1f}" x2="{high * wide:.1f}" y1="{middle}" y2="{middle}"/>'
        f'<circle class="dot" cx="{value * wide:.1f}" cy="{middle}" r="3.5"/></svg>'
    )


def curve(about: str, points: Sequence[Dot]) -> str:
    """Draw shares from left to right, joined by a line, each with its interval and its words."""
    wide, high, left, foot = 300, 120, 40, 34
    step = (wide - left) / len(points)
    parts = []
    for mark in (0, 0.5, 1):
        y = high - mark * (high - 10)
        parts += [
            f'<line class="axis" x1="{left}" x2="{wide}" y1="{y:.1f}" y2="{y:.1f}"/>',
            f'<text class="soft" x="{left - 5}" y="{y + 4:.1f}" text-anchor="end">{mark:.0%}</text>',
        ]
    at = [left + step * (number + 0.5) for number in range(len(points))]
    heights = [high - point.value * (high - 10) for point in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(at, heights, strict=True))
    parts.append(f'<polyline class="curve" points="{line}"/>')
    for x, y, point in zip(at, heights, points, strict=True):
        low, top = high - point.low * (high - 10), high - point.high * (high - 10)
        parts += [
            f'<line class="spread" x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{top:.1f}"/>',
            f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>',
            f'<text x="{x:.1f}" y="{high + 15}" text-anchor="middle">{escape(point.name)}</text>',
            f'<text class="soft" x="{x:.1f}" y="{high + 30}" text-anchor="middle">{escape(point.told)}</text>',
        ]
    return _svg(about, wide, high + foot, parts)


def bars(about: str, counts: Mapping[int, int], unit: str) -> str:
    """Draw how often each number came up, with a line at the mean; neighbours share a bar where there are many."""
    if not counts:
        return ""
    last = max(counts)
    step = max(1, -(-last // 40))
    grouped = [sum(counts.get(n, 0) for n in range(at, at + step)) for at in range(0, last + 1, step)]
    top = max(grouped)
    wide, high = 300, 90
    each = wide / len(grouped)
    mean = sum(number * count for number, count in counts.items()) / sum(counts.values())
    middle = (mean / step + 0.5 / step) * each
    parts = [
        f'<rect class="bar" x="{at * each:.1f}" y="{high - count / top * high:.1f}" width="{max(1.0, each - 1):.1f}" '
        f'height="{count / top * high:.1f}"><title>{_span(at * step, step)} {escape(unit)}: {count}</title></rect>'
        for at, count in enumerate(grouped)
    ]
    parts += [
        f'<line class="axis" x1="0" x2="{wide}" y1="{high}" y2="{high}"/>',
        f'<line class="mean" x1="{middle:.1f}" x2="{middle:.1f}" y1="0" y2="{high}"/>',
        f'<text class="soft" x="0" y="{high + 15}">0</text>',
        f'<text class="soft" x="{wide}" y="{high + 15}" text-anchor="end">{last} {escape(unit)}</text>',
    ]
    if _EDGE < middle < wide - 3 * _EDGE:
        parts.append(f'<text x="{middle:.1f}" y="{high + 15}" text-anchor="middle">{mean:.0f}</text>')
    return _svg(about, wide, high + 20, parts)


_EDGE: Final = 25
"""So near to an end of the axis, a number would run into the one that stands there."""


def _span(first: int, step: int) -> str:
    return f"{first}" if step == 1 else f"{first}–{first + step - 1}"


def strip(shares: Sequence[tuple[str, float]]) -> str:
    """Draw how a whole is divided: a thin bar with a piece for each share, by the class of its colour."""
    whole = max(1.0, sum(share for _, share in shares))
    pieces = "".join(
        f'<i class="{kind}" style="width:{share / whole:.1%}"></i>' for kind, share in shares if share > 0
    )
    return f'<div class="strip" aria-hidden="true">{pieces}</div>'


def _svg(about: str, width: int, height: float, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {width} {height:.0f}" width="{width}" role="img" aria-label="{escape(about, quote=True)}">{inside}</svg>'
