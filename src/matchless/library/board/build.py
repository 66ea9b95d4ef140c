"""From a board file to the board that the rules play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.board.board import Board

if TYPE_CHECKING:
    from matchless.library.board.file import BoardFile


def build_board(file: BoardFile, *, with_bridges: bool = False) -> Board:
    """Return the board that a file describes; its spaces are numbered in the order of the file."""
    names = list(file.spaces)
    number = {name: at for at, name in enumerate(names)}
    lines = [(number[a], number[b]) for a, b in file.lines]
    zones = [
        sum(1 << number[name] for name, space in file.spaces.items() if zone in space.zones)
        for zone in file.zones
    ]
    starts = sorted(
        (space.start, number[name]) for name, space in file.spaces.items() if space.start is not None
    )
    doors = [[(number[a], number[b]) for a, b in door.lines] for door in file.doors]
    high_ground = [(number[a], number[b]) for a, b in file.high_ground]
    bridges = [(number[a], number[b]) for a, b in (bridge.between for bridge in file.bridges)]
    one_way = [(number[a], number[b]) for a, b in file.one_way]
    return Board(
        file.board,
        names,
        lines,
        zones,
        [space for _, space in starts],
        doors,
        high_ground,
        bridges if with_bridges else [],
        one_way,
    )


def build_sites(file: BoardFile, kind: str | None) -> list[int]:
    """Return the spaces at each bridge or field of a board, as sets."""
    number = {name: at for at, name in enumerate(file.spaces)}
    places = [bridge.between for bridge in file.bridges] if kind == "bridges" else file.fields
    return [sum(1 << number[name] for name in place) for place in places]
