"""The board as a map: spaces where the board file draws them, zones in colours and letters, figures."""

from __future__ import annotations

from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, final

from matchless.match.drawing.canvas import Canvas, Piece
from matchless.match.drawing.colours import CLOSED, LINE, LIT, STREWN, on_zone

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from matchless.library.board.file import BoardFile

TILE_WIDTH: Final = 6
TILE_ROWS: Final = 2
_SHIFTS: Final = (
    (0, 0),
    (-1, 0),
    (1, 0),
    (0, 1),
    (0, -1),
    (-2, 0),
    (2, 0),
    (-1, 1),
    (1, 1),
    (-1, -1),
    (1, -1),
)
"""Where a label may go, in columns and rows, if its own place is taken: the nearest first."""
_STRAY: Final = 6
"""How many columns the label of a bridge or field may stray from its middle."""


class Token(NamedTuple):
    """A figure on the map."""

    text: str
    style: str


class Site(NamedTuple):
    """A numbered place of an adventure: a bridge is a line between its two spaces, a field is among its own."""

    spaces: tuple[str, ...]
    label: str
    style: str
    is_line: bool
    is_gone: bool = False


class Ground(NamedTuple):
    """What is on the board apart from figures: closed doors as a set, bridges or fields, signs of tokens by space."""

    closed: int = 0
    sites: Sequence[Site] = ()
    signs: Mapping[str, str] = MappingProxyType({})


class Place(NamedTuple):
    """Where a space is drawn: its middle, in cells, and the column where its label begins."""

    column: float
    row: float
    left: int


def zone_letters(names: Mapping[str, str]) -> dict[str, str]:
    """Return a letter for every zone from its name: the first one that is free and does not begin another.

    >>> zone_letters({"green": "green", "gray": "gray", "red": "red", "brown": "brown"})
    {'green': 'g', 'gray': 'a', 'red': 'r', 'brown': 'b'}
    """
    initials = {name[:1].lower() for name in names.values()}
    found: dict[str, str] = {}
    for zone, name in names.items():
        spare = [char for char in name.lower() + "abcdefghijklmnopqrstuvwxyz" if char not in initials]
        letters = [name[:1].lower(), *spare]
        found[zone] = next(char for char in letters if char.isalpha() and char not in found.values())
    return found


@final
class BoardMap:
    """A board drawn at one size."""

    def __init__(
        self, board: BoardFile, letters: Mapping[str, str], size: tuple[int, int], ground: Ground
    ) -> None:
        self.board = board
        self.letters = letters
        self.width, self.height = size
        self.ground = ground
        self.bordering = {name for site in ground.sites if not site.is_line for name in site.spaces}
        self.tiles = True
        self.places = self._layout(TILE_WIDTH + 1, TILE_ROWS + 1)
        if not self.places:
            self.tiles = False
            self.places = self._layout(0, 1) or self._layout(0, 0)

    def _layout(self, width: int, rows: int) -> dict[str, Place]:
        """Return a place for every space, or nothing if labels of that size do not fit without touching."""
        found: dict[str, Place] = {}
        taken: set[tuple[int, int]] = set()
        for name in sorted(self.board.spaces, key=lambda name: self.board.spaces[name].at[::-1]):
            wide = width or self._compact_width(name) + 1
            column, row = self._middle(name, wide, rows)
            for across, down in _SHIFTS:
                left, top = round(column - wide / 2) + across, round(row) + down
                cells = {(x, y) for x in range(left, left + wide) for y in range(top, top + max(1, rows))}
                inside = 0 <= left <= self.width - wide + 1 and 0 <= top <= self.height - max(1, rows - 1)
                if inside and (rows == 0 or not cells & taken):
                    break
            else:
                return {}
            taken |= cells
            middle = left + (wide - 2) / 2
            found[name] = Place(middle, top + (max(rows, 2) - 2) / 2, left)
        return found

    def _compact_width(self, name: str) -> int:
        """Return how wide the label of a space may get: with brackets when lit, or with a figure instead."""
        sign = 1 if self.ground.sites else 0  # in an adventure, tokens may end up on any space
        return max(len(name), 2) + 2 + sign + len(self.board.spaces[name].zones)

    def _middle(self, name: str, wide: int, rows: int) -> tuple[float, float]:
        """Return where the middle of a space would be drawn, in cells."""
        points = [space.at for space in self.board.spaces.values()]
        x, y = self.board.spaces[name].at
        low_x, high_x = min(at[0] for at in points), max(at[0] for at in points)
        low_y, high_y = min(at[1] for at in points), max(at[1] for at in points)
        column = (x - low_x) / max(1, high_x - low_x) * (self.width - wide) + wide / 2
        row = (y - low_y) / max(1, high_y - low_y) * (self.height - max(1, rows - 1))
        return column, row

    def draw(
        self, tokens: Mapping[str, Token], lit: AbstractSet[str], *, ascii_only: bool
    ) -> list[list[Piece]]:
        """Return the map: figures by their spaces, and the spaces that can be chosen lit.

        The lines cut by closed doors, and destroyed bridges, are not drawn.
        """
        canvas = Canvas(self.width, self.height, ascii_only=ascii_only)
        closed, sites, _ = self.ground
        shut = {line for at, door in enumerate(self.board.doors) if closed >> at & 1 for line in door.lines}
        bridges = [(site.spaces[0], site.spaces[1]) for site in sites if site.is_line and not site.is_gone]
        for a, b in (*self.board.lines, *bridges):
            if (a, b) in shut or (b, a) in shut:
                continue
            via = next((curve.via for curve in self.board.curves if set(curve.line) == {a, b}), None)
            start, end = self.places[a], self.places[b]
            if via is None:
                canvas.line(start[:2], end[:2])
            else:
                middle = self._point(via)
                canvas.line(start[:2], middle)
                canvas.line(middle, end[:2])
        self._draw_doors(canvas)
        for name, place in self.places.items():
            for down, pieces in enumerate(self._drawn(name, tokens.get(name), lit=name in lit)):
                canvas.put(place.left, self._top(place) + down, pieces)
        self._draw_sites(canvas, tokens, lit)
        return canvas.rows()

    def _top(self, place: Place) -> int:
        """Return the first row of a space."""
        return round(place.row - 0.5 * self.tiles)

    def _drawn(self, name: str, token: Token | None, *, lit: bool) -> list[list[Piece]]:
        """Return a space as it is drawn, row by row."""
        return (self._tile if self.tiles else self._label)(name, token, lit=lit)

    def _draw_doors(self, canvas: Canvas) -> None:
        """Mark every line that a door can cut, in its middle."""
        for at, door in enumerate(self.board.doors):
            is_closed = self.ground.closed >> at & 1
            piece = Piece(f"D{at + 1}", CLOSED) if is_closed else Piece(f"d{at + 1}", LINE)
            for a, b in door.lines:
                start, end = self.places[a], self.places[b]
                column, row = (start.column + end.column) / 2, (start.row + end.row) / 2
                canvas.put(round(column) - 1, round(row), [piece])

    def _draw_sites(self, canvas: Canvas, tokens: Mapping[str, Token], lit: AbstractSet[str]) -> None:
        """Write the label of every bridge and field in the middle of its spaces, beside what is drawn there."""
        taken: set[tuple[int, int]] = set()
        for name, place in self.places.items():
            for down, pieces in enumerate(self._drawn(name, tokens.get(name), lit=name in lit)):
                width = sum(len(piece.text) for piece in pieces)
                taken |= {(place.left + across, self._top(place) + down) for across in range(width)}
        for site in self.ground.sites:
            found = [self.places[name] for name in site.spaces]
            column = sum(place.column for place in found) / len(found) + 0.5 - len(site.label) / 2
            row = sum(place.row for place in found) / len(found)
            left, top = self._free(round(column), round(row), len(site.label), taken)
            canvas.put(left, top, [Piece(site.label, site.style)])
            taken |= {(left + across, top) for across in range(len(site.label))}

    def _free(self, left: int, top: int, width: int, taken: AbstractSet[tuple[int, int]]) -> tuple[int, int]:
        """Return the nearest place where a label fits without covering anything; the place itself if there is none."""
        shifts = sorted(
            product(range(-_STRAY, _STRAY + 1), range(-2, 3)), key=lambda by: abs(by[0]) + 3 * abs(by[1])
        )
        for across, down in shifts:
            cells = {(left + across + at, top + down) for at in range(width)}
            inside = 0 <= left + across <= self.width - width and 0 <= top + down < self.height
            if inside and not cells & taken:
                return left + across, top + down
        return left, top

    def _point(self, at: tuple[int, int]) -> tuple[float, float]:
        """Return a point of the picture in cells."""
        wide, high = self.board.size
        return at[0] / wide * self.width, at[1] / high * self.height

    def _zones(self, name: str) -> list[Piece]:
        """Return the letters of a space's zones, each on its colour."""
        zones = self.board.spaces[name].zones
        return [Piece(self.letters[zone], on_zone(self.board.zones[zone])) for zone in zones]

    def _sign(self, name: str) -> list[Piece]:
        """Return the sign of the token on a space."""
        sign = self.ground.signs.get(name, "")
        return [Piece(sign, STREWN)] if sign else []

    def _label(self, name: str, token: Token | None, *, lit: bool) -> list[list[Piece]]:
        """Return a space in one row: its name or the figure on it, the token there, and its zones."""
        rest = [*self._sign(name), *self._zones(name)]
        if token is not None:
            return [[Piece(token.text, token.style), *rest]]
        if lit:
            return [[Piece(f"({name})", LIT), *rest]]
        first = on_zone(self.board.zones[self.board.spaces[name].zones[0]])
        return [[Piece(name, f"{first}{self._underline(name)}"), *rest]]

    def _underline(self, name: str) -> str:
        """Return the style that marks a space at a field."""
        return " underline" if name in self.bordering else ""

    def _tile(self, name: str, token: Token | None, *, lit: bool) -> list[list[Piece]]:
        """Return a space in two rows: its name and zones, and the figure on it."""
        zones = self.board.spaces[name].zones
        letters = "".join(self.letters[zone] for zone in zones)
        sign = self._sign(name)
        wide = TILE_WIDTH - len(sign)
        title = f"({name})" if lit else f" {name} "
        if token is not None:
            title = f"{name}{letters.rjust(wide - len(name))}"
        title = title.ljust(wide)[:wide]
        below = letters.center(TILE_WIDTH)
        if token is not None:
            return [
                [*self._bands(name, title), *sign],
                [Piece(token.text.center(TILE_WIDTH)[:TILE_WIDTH], token.style)],
            ]
        top = [Piece(title, LIT)] if lit else self._bands(name, title)
        return [[*top, *sign], self._bands(name, below)]

    def _bands(self, name: str, text: str) -> list[Piece]:
        """Return a text on the colours of a space, a band for each zone."""
        zones = self.board.spaces[name].zones
        edges = [round(at * len(text) / len(zones)) for at in range(len(zones) + 1)]
        return [
            Piece(
                text[edges[at] : edges[at + 1]], f"{on_zone(self.board.zones[zone])}{self._underline(name)}"
            )
            for at, zone in enumerate(zones)
        ]
