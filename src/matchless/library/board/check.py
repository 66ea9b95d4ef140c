"""Lints on boards: mistakes that can be read but make no sense."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from matchless.lang.lint.fault import Fault, Path, suggestion
from matchless.library.board.check_ground import check_ground
from matchless.library.board.file import BoardFile, Line
from matchless.rules.board.board import MAX_SPACES

FEWEST_STARTS: Final = 2
MOST_BRIDGES: Final = 4
"""The rules keep a map for every set of destroyed bridges."""


def check_board(board: BoardFile) -> list[Fault]:
    """Everything wrong with a board."""
    return [
        *check_layout(board),
        *_drawing(board),
        *_zones(board),
        *_starts(board),
        *_unconnected(board),
        *check_ground(board),
    ]


def check_layout(board: BoardFile) -> Iterator[Fault]:
    """The mistakes in the spaces and lines of a board, drawn or not."""
    if len(board.spaces) > MAX_SPACES:
        yield Fault(("spaces",), f"there are {len(board.spaces)} spaces; the rules can hold {MAX_SPACES}")
    for name, space in board.spaces.items():
        if not space.zones:
            yield Fault(("spaces", name, "zones"), "a space belongs to at least one zone")
    yield from _lines(board)
    yield from _named_lines(board)
    yield from _bridges(board)
    yield from _fields(board)


def _drawing(board: BoardFile) -> Iterator[Fault]:
    taken: dict[tuple[int, int], str] = {}
    for name, space in board.spaces.items():
        if space.at[0] > board.size[0] or space.at[1] > board.size[1]:
            yield Fault(("spaces", name, "at"), "this is outside the picture")
        if space.at in taken:
            yield Fault(("spaces", name, "at"), f"this is where '{taken[space.at]}' lies")
        taken.setdefault(space.at, name)


def _zones(board: BoardFile) -> Iterator[Fault]:
    used: set[str] = set()
    for name, space in board.spaces.items():
        used.update(space.zones)
        path = ("spaces", name, "zones")
        for index, zone in enumerate(space.zones):
            if zone not in board.zones:
                yield Fault((*path, index), f"'{zone}' is not a zone{suggestion(zone, board.zones)}")
            elif zone in space.zones[:index]:
                yield Fault((*path, index), f"'{zone}' is written twice")
    for zone in board.zones:
        if zone not in used:
            yield Fault(("zones", zone), f"no space belongs to '{zone}'")


def _starts(board: BoardFile) -> Iterator[Fault]:
    starts: dict[int, str] = {}
    for name, space in board.spaces.items():
        if space.start is not None:
            if space.start in starts:
                first = starts[space.start]
                yield Fault(("spaces", name, "start"), f"'{first}' is starting space {space.start} already")
            starts.setdefault(space.start, name)
    if len(starts) < FEWEST_STARTS:
        yield Fault(("spaces",), f"a board has at least {FEWEST_STARTS} starting spaces, not {len(starts)}")
    gap = next((number for number in range(1, max(starts, default=0)) if number not in starts), None)
    if gap is not None:
        yield Fault(("spaces",), f"starting space {gap} is missing")


def _lines(board: BoardFile) -> Iterator[Fault]:
    seen: set[frozenset[str]] = set()
    for index, line in enumerate(board.lines):
        path: Path = ("lines", index)
        yield from _ends(line, path, board)
        if frozenset(line) in seen:
            yield Fault(path, f"the line from '{line[0]}' to '{line[1]}' is written twice")
        seen.add(frozenset(line))
    for index, line in enumerate(board.one_way):
        path = ("one_way", index)
        yield from _ends(line, path, board)
        if frozenset(line) in seen:
            yield Fault(path, f"'{line[0]}' and '{line[1]}' are joined already; a line is written once")
        seen.add(frozenset(line))


def _bridges(board: BoardFile) -> Iterator[Fault]:
    if len(board.bridges) > MOST_BRIDGES:
        yield Fault(
            ("bridges",), f"there are {len(board.bridges)} bridges; the rules can hold {MOST_BRIDGES}"
        )
    seen = {frozenset(line) for line in (*board.lines, *board.one_way)}
    for index, bridge in enumerate(board.bridges):
        path: Path = ("bridges", index, "between")
        yield from _ends(bridge.between, path, board)
        if frozenset(bridge.between) in seen:
            yield Fault(path, f"'{bridge.between[0]}' and '{bridge.between[1]}' are joined already")
        seen.add(frozenset(bridge.between))


def _fields(board: BoardFile) -> Iterator[Fault]:
    for index, field in enumerate(board.fields):
        if not field:
            yield Fault(("fields", index), "a field borders at least one space")
        for part, name in enumerate(field):
            path: Path = ("fields", index, part)
            if name not in board.spaces:
                yield Fault(path, f"'{name}' is not a space{suggestion(name, board.spaces)}")
            elif name in field[:part]:
                yield Fault(path, f"'{name}' is written twice")


def _ends(line: Line, path: Path, board: BoardFile) -> Iterator[Fault]:
    for index, name in enumerate(line):
        if name not in board.spaces:
            yield Fault((*path, index), f"'{name}' is not a space{suggestion(name, board.spaces)}")
    if line[0] == line[1]:
        yield Fault(path, f"a line from '{line[0]}' to itself")


def _named_lines(board: BoardFile) -> Iterator[Fault]:
    """Mentions of lines that do not exist."""
    lines = {frozenset(line) for line in board.lines}
    drawn = lines | {frozenset(line) for line in board.one_way}
    for path, line in _mentions(board):
        if frozenset(line) not in (drawn if path[0] in ("crossings", "curves") else lines):
            yield Fault(path, f"there is no line from '{line[0]}' to '{line[1]}'")
    for index, door in enumerate(board.doors):
        if not door.lines:
            yield Fault(("doors", index, "lines"), "a door cuts at least one line")


def _mentions(board: BoardFile) -> Iterator[tuple[Path, Line]]:
    for index, crossing in enumerate(board.crossings):
        yield from ((("crossings", index, part), line) for part, line in enumerate(crossing))
    for index, door in enumerate(board.doors):
        yield from ((("doors", index, "lines", part), line) for part, line in enumerate(door.lines))
    yield from ((("high_ground", index), line) for index, line in enumerate(board.high_ground))
    yield from ((("curves", index, "line"), curve.line) for index, curve in enumerate(board.curves))


def _unconnected(board: BoardFile) -> Iterator[Fault]:
    """The first space that cannot be reached; doors count as open."""
    if board.spaces:
        start = next(iter(board.spaces))
        both = [*board.lines, *((b, a) for a, b in board.lines)]
        there = _reachable(start, [*both, *board.one_way])
        back = _reachable(start, [*both, *((b, a) for a, b in board.one_way)])
        for name in board.spaces:
            if name not in there or name not in back:
                way = (start, name) if name not in there else (name, start)
                yield Fault(("spaces", name), f"no way leads from '{way[0]}' to '{way[1]}'")
                return


def _reachable(start: str, steps: Iterable[Line]) -> set[str]:
    neighbours: dict[str, list[str]] = {}
    for one, other in steps:
        neighbours.setdefault(one, []).append(other)
    found, edge = {start}, [start]
    while edge:
        for name in neighbours.get(edge.pop(), ()):
            if name not in found:
                found.add(name)
                edge.append(name)
    return found
