"""Lints on the ground of a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from matchless.lang.lint.fault import Fault, Path, suggestion

if TYPE_CHECKING:
    from matchless.library.board.file import BoardFile
    from matchless.library.board.ground import Area

_FEWEST_CORNERS: Final = 3


def check_ground(board: BoardFile) -> Iterator[Fault]:
    """Everything wrong with the ground of a board, if it has one."""
    ground = board.ground
    if ground is None:
        return
    for zone in ground.zones:
        if zone not in board.zones:
            yield Fault(("ground", "zones", zone), f"'{zone}' is not a zone{suggestion(zone, board.zones)}")
    for name, zone in ground.spaces.items():
        path: Path = ("ground", "spaces", name)
        if name not in board.spaces:
            yield Fault(path, f"'{name}' is not a space{suggestion(name, board.spaces)}")
        elif zone not in board.zones:
            yield Fault(path, f"'{zone}' is not a zone{suggestion(zone, board.zones)}")
    for index, area in enumerate(ground.areas):
        yield from _area(area, ("ground", "areas", index))
    if ground.fields is not None and not board.fields:
        yield Fault(("ground", "fields"), "this board has no fields")


def _area(area: Area, path: Path) -> Iterator[Fault]:
    if bool(area.outline) == bool(area.along):
        yield Fault(path, "an area has either 'outline' or 'along'")
    elif area.outline and len(area.outline) < _FEWEST_CORNERS:
        yield Fault((*path, "outline"), f"an outline has at least {_FEWEST_CORNERS} corners")
    elif len(area.along) == 1:
        yield Fault((*path, "along"), "what flows has at least 2 points")
    elif area.along and (area.covers or area.wall):
        key = "covers" if area.covers else "wall"
        yield Fault((*path, key), f"'{key}' belongs to an area with an outline")
