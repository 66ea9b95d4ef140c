"""Boards: spaces joined by lines and grouped in coloured zones, with doors and high ground."""

from __future__ import annotations

from typing import Final, final

from matchless.rules.board.layout import Layout

NOWHERE: Final = -1
MAX_SPACES: Final = 61
MAX_DOORS: Final = 4


@final
class Board:
    """Where fighters stand. Never changes during a game; which doors are closed is part of the state."""

    __slots__ = (
        "all_spaces",
        "arrows",
        "bridges",
        "by_door",
        "doors",
        "layouts",
        "name",
        "size",
        "spaces",
        "starts",
        "zones",
    )

    def __init__(
        self,
        name: str,
        spaces: list[str],
        lines: list[tuple[int, int]],
        zones: list[int],
        starts: list[int],
        doors: list[list[tuple[int, int]]],
        high_ground: list[tuple[int, int]],
        bridges: list[tuple[int, int]] | None = None,
        one_way: list[tuple[int, int]] | None = None,
    ) -> None:
        """Describe a board: names of spaces, lines, zones as sets, starting spaces, lines of each door, arrows.

        ``bridges`` are lines that can be destroyed (A12.1, A12.8), ``one_way`` ones can only be walked from the
        first end to the second.
        """
        assert len(spaces) <= MAX_SPACES
        assert len(doors) <= MAX_DOORS
        self.name: Final = name
        self.spaces: Final = spaces
        self.size: Final = len(spaces)
        self.all_spaces: Final = (1 << self.size) - 1
        self.starts: Final = starts
        self.zones: Final = zones  # each a set of spaces
        self.doors: Final = len(doors)
        self.by_door: Final = [_ends(door) for door in doors]  # the spaces adjacent to each door (J-57)
        self.arrows: Final[list[int]] = [0] * self.size  # for each space, those that are lower (R14.1)
        for high, low in high_ground:
            self.arrows[high] |= 1 << low
        self.bridges: Final = bridges if bridges is not None else []
        self.layouts: Final[list[Layout]] = []  # one for every set of closed doors and destroyed bridges
        for closed in range(1 << len(doors) + len(self.bridges)):
            cut = [line for at in range(len(doors)) if closed >> at & 1 for line in doors[at]]
            layout = Layout(
                self.size,
                [(a, b) for a, b in lines if (a, b) not in cut and (b, a) not in cut]
                + [self.bridges[at] for at in range(len(self.bridges)) if not closed >> len(doors) + at & 1],
                one_way if one_way is not None else [],
            )
            self.layouts.append(layout)
            # A destroyed bridge divides no zone (A12.8); only doors do.
            layout.draw_zones(zones, self.layouts[closed >> len(doors) << len(doors)])

    def __repr__(self) -> str:
        return f"<Board {self.name}: {self.size} spaces, {len(self.zones)} zones>"


def _ends(lines: list[tuple[int, int]]) -> int:
    """Return the spaces at the ends of some lines."""
    found = 0
    for a, b in lines:
        found |= 1 << a | 1 << b
    return found
