"""Small charts as SVG, in the colours of the page."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_ROW: Final = 22
_LABEL: Final = 190
_VALUE: Final = 140
_WIDTH: Final = 680


class Dot(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    told: str  # the value in words


def dots(about: str, rows: Sequence[Dot], middle: float) -> str:
    """Draw a row for each value: a dot, its interval, and a line at the middle."""
    low = min(middle, *(row.low for row in rows))
    high = max(middle, *(row.high for row in rows))
    room = _WIDTH - _LABEL - _VALUE
    scale = room / ((high - low) or 1.0)

    def x(value: float) -> float:
        return round(_LABEL + (value - low) * scale, 1)

    height = _ROW * len(rows) + 6
    parts = [f'<line class="axis" x1="{x(middle)}" x2="{x(middle)}" y1="0" y2="{height}"/>']
    for at, row in enumerate(rows):
        y = _ROW * at + _ROW / 2
        parts += [
            f'<text x="{_LABEL - 12}" y="{y + 4}" text-anchor="end">{escape(row.name)}</text>',
            f'<line class="spread" x1="{x(row.low)}" x2="{x(row.high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{x(row.value)}" cy="{y}" r="5"/>',
            f'<text class="soft" x="{_WIDTH - _VALUE + 12}" y="{y + 4}">{escape(row.told)}</text>',
        ]
    return _svg(about, _WIDTH, height, parts)


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
    """Draw how often each number came up; neighbours share a bar where there are many."""
    if not counts:
        return ""
    last = max(counts)
    step = max(1, -(-last // 40))
    grouped = [sum(counts.get(n, 0) for n in range(at, at + step)) for at in range(0, last + 1, step)]
    top = max(grouped)
    wide, high = 300, 90
    each = wide / len(grouped)
    parts = [
        f'<rect class="bar" x="{at * each:.1f}" y="{high - count / top * high:.1f}" width="{max(1.0, each - 1):.1f}" '
        f'height="{count / top * high:.1f}"><title>{at * step}–{at * step + step - 1} {escape(unit)}: {count}</title></rect>'
        for at, count in enumerate(grouped)
    ]
    parts += [
        f'<line class="axis" x1="0" x2="{wide}" y1="{high}" y2="{high}"/>',
        f'<text class="soft" x="0" y="{high + 15}">0</text>',
        f'<text class="soft" x="{wide}" y="{high + 15}" text-anchor="end">{last} {escape(unit)}</text>',
    ]
    return _svg(about, wide, high + 20, parts)


def _svg(about: str, width: int, height: float, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {width} {height:.0f}" width="{width}" role="img" aria-label="{escape(about, quote=True)}">{inside}</svg>'
