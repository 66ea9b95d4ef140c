"""The curves of a training run as one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from matchless.lab.training.run import Generation

_WIDTH: Final = 640
_HEIGHT: Final = 150
_LEFT: Final = 60
_TOP: Final = 30


def write_curves(path: Path, generations: Sequence[Generation]) -> None:
    """Write an SVG with a chart for each figure of the log, one below the other."""
    charts = [
        ("won at the gate, %", [100 * one.won / max(1, one.gate) for one in generations]),
        ("surprise of the prior, nats", [one.surprise for one in generations]),
        ("squared error of the chances", [one.error for one in generations]),
    ]
    parts = [_chart(at, title, values) for at, (title, values) in enumerate(charts)]
    height = len(charts) * (_HEIGHT + _TOP) + _TOP
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif" '
        f'font-size="13">\n<rect width="{_WIDTH}" height="{height}" fill="#fff"/>\n{"".join(parts)}</svg>\n',
        encoding="utf-8",
    )


def _chart(place: int, title: str, values: Sequence[float]) -> str:
    low, high = min(values), max(values)
    spread = (high - low) or 1.0
    top = place * (_HEIGHT + _TOP) + _TOP
    step = (_WIDTH - _LEFT - 20) / max(1, len(values) - 1)
    points = [
        (_LEFT + at * step, top + (_HEIGHT - 30) * (1 - (value - low) / spread) + 10)
        for at, value in enumerate(values)
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#2f5597"/>' for x, y in points)
    return (
        f'<text x="{_LEFT}" y="{top - 4}" font-weight="bold">{title}</text>\n'
        f'<text x="4" y="{top + 14}">{high:.3g}</text><text x="4" y="{top + _HEIGHT - 16}">{low:.3g}</text>\n'
        f'<polyline points="{line}" fill="none" stroke="#2f5597" stroke-width="2"/>{dots}\n'
    )
