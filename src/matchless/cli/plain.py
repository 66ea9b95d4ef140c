"""Tables and progress in plain characters, for commands that work without the `play` extra."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import time
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from types import TracebackType

_GAP: Final = "  "
_LEAST: Final = 24
"""The least width of the last column, however narrow the terminal is."""
_BAR: Final = 30
_EVERY: Final = 0.2


@final
class Table:
    """Rows of words under headings: ``print(table)``. The last column is wrapped if the terminal is too narrow."""

    def __init__(self, *, show_header: bool = True) -> None:
        self.show_header = show_header
        self._names: list[str] = []
        self._right: list[bool] = []
        self._widths: list[int] = []
        self._rows: list[tuple[str, ...]] = []

    def add_column(self, name: str = "", *, justify: str = "left", min_width: int = 0) -> None:
        """Add a column; ``justify`` is left or right."""
        self._names.append(name)
        self._right.append(justify == "right")
        self._widths.append(max(min_width, len(name) if self.show_header else 0))

    def add_row(self, *cells: str) -> None:
        """Add a row."""
        assert len(cells) == len(self._names)
        self._rows.append(cells)
        self._widths = [max(pair) for pair in zip(self._widths, map(len, cells), strict=True)]

    def __str__(self) -> str:
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize
        lines = [line for row in self._rows for line in self._lines(row, width)]
        if self.show_header:
            header = self._line(self._names)
            is_bold = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
            lines.insert(0, f"\x1b[1m{header}\x1b[0m" if is_bold else header)
        return "\n".join(lines)

    def _lines(self, row: tuple[str, ...], width: int) -> list[str]:
        """A row, and below it what did not fit of its last cell."""
        before = sum(self._widths[:-1]) + len(_GAP) * (len(row) - 1)
        room = max(_LEAST, width - before)
        if self._right[-1] or len(row[-1]) <= room:
            return [self._line(row)]
        first, *rest = textwrap.wrap(row[-1], room)
        return [self._line((*row[:-1], first)), *(" " * before + part for part in rest)]

    def _line(self, row: tuple[str, ...] | list[str]) -> str:
        cells = zip(row, self._right, self._widths, strict=True)
        return _GAP.join(
            cell.rjust(width) if is_right else cell.ljust(width) for cell, is_right, width in cells
        ).rstrip()


@final
class Progress:
    """A progress bar on stderr, shown only on a terminal."""

    def __init__(self) -> None:
        self._is_shown = sys.stderr.isatty()
        self._what = ""
        self._total = self._done = 0
        self._began = self._drawn = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._is_shown:
            sys.stderr.write("\r\x1b[K")  # the bar disappears when its work is done
            sys.stderr.flush()

    def begin(self, what: str, total: int) -> None:
        """Set what is counted, and the total."""
        self.show(what, 0, total)

    def show(self, what: str, done: int, total: int) -> None:
        """Show how many of the total are done."""
        self._what, self._done, self._total = what, done, total
        self._draw()

    def advance(self, by: int = 1) -> None:
        """Count what is done."""
        self._done += by
        if time.monotonic() - self._drawn > _EVERY:
            self._draw()

    def _draw(self) -> None:
        if not self._is_shown:
            return
        self._drawn = time.monotonic()
        full = _BAR * self._done // max(1, self._total)
        left = (self._drawn - self._began) / max(1, self._done) * (self._total - self._done)
        rest = f", {int(left) // 60}:{int(left) % 60:02} left" if self._done else ""
        bar = "#" * full + "." * (_BAR - full)
        sys.stderr.write(f"\r{self._what} {bar} {self._done}/{self._total}{rest}\x1b[K")
        sys.stderr.flush()
