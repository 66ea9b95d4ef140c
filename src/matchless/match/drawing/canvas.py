"""A sheet of characters to draw on: lines first, labels over them."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple, final

from matchless.match.drawing.colours import LINE

_DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a braille cell, by row and column of the dot."""
_BRAILLE: Final = 0x2800


class Piece(NamedTuple):
    """Some characters in one style."""

    text: str
    style: str


@final
class Canvas:
    """Rows of characters, each with a style."""

    def __init__(self, width: int, height: int, *, ascii_only: bool) -> None:
        self.width = width
        self.height = height
        self.ascii_only = ascii_only
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]
        self._dots = [[0] * width for _ in range(height)]

    def line(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Draw a line between two points, given as (column, row) in cells."""
        if self.ascii_only:
            self._ascii_line(start, end)
            return
        (x0, y0), (x1, y1) = start, end
        steps = max(1, round(max(abs(x1 - x0) * 2, abs(y1 - y0) * 4)))
        for step in range(steps + 1):
            x = int((x0 + (x1 - x0) * step / steps) * 2 + 1)
            y = int((y0 + (y1 - y0) * step / steps) * 4 + 2)
            if 0 <= x < 2 * self.width and 0 <= y < 4 * self.height:
                self._dots[y // 4][x // 2] |= _DOTS[y % 4][x % 2]

    def _ascii_line(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        (x0, y0), (x1, y1) = start, end
        steps = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
        old = (int(x0 + 0.5), int(y0 + 0.5))
        for step in range(1, steps + 1):
            new = (int(x0 + (x1 - x0) * step / steps + 0.5), int(y0 + (y1 - y0) * step / steps + 0.5))
            across, down = new[0] - old[0], new[1] - old[1]
            sign = "-" if down == 0 else "|" if across == 0 else "\\" if across * down > 0 else "/"
            if 0 <= new[0] < self.width and 0 <= new[1] < self.height:
                self._chars[new[1]][new[0]] = sign
                self._styles[new[1]][new[0]] = LINE
            old = new

    def put(self, column: int, row: int, pieces: list[Piece]) -> None:
        """Write pieces of text, one after another, over whatever is there."""
        for text, style in pieces:
            for char in text:
                if 0 <= column < self.width and 0 <= row < self.height:
                    self._chars[row][column] = char
                    self._styles[row][column] = style
                    self._dots[row][column] = 0
                column += 1

    def rows(self) -> list[list[Piece]]:
        """Return the sheet, row by row: each as pieces of one style."""
        return [self._row(row) for row in range(self.height)]

    def _row(self, row: int) -> list[Piece]:
        cells = [
            (LINE, chr(_BRAILLE | dots)) if dots and char == " " else (style, char)
            for char, style, dots in zip(self._chars[row], self._styles[row], self._dots[row], strict=True)
        ]
        return [
            Piece("".join(char for _, char in run), style) for style, run in groupby(cells, key=itemgetter(0))
        ]
