"""Layouts: which spaces are adjacent and which share a zone, with given doors closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members

if TYPE_CHECKING:
    from mypy_extensions import i64

_RADIUS: Final = 12
_REMEMBERED: Final = 256
"""Answers kept for each start and number of steps: boards live as long as the program, and games are many."""


@final
class Layout:
    """The lines and zones of a board while a set of doors is closed. Never changes."""

    __slots__ = ("_around", "_ball", "_memo", "_onward", "exits", "neighbours", "size", "zone_mates")

    def __init__(self, size: int, lines: list[tuple[int, int]], one_way: list[tuple[int, int]]) -> None:
        """Join spaces by lines, ``one_way`` ones only from the first end; ``draw_zones`` adds the zones."""
        self.size: Final = size
        self.neighbours: Final[list[int]] = [0] * size  # for each space, the adjacent ones (R2.2)
        self.zone_mates: Final[list[int]] = [0] * size  # for each space, all that share a zone (R2.5)
        for a, b in lines:
            self.neighbours[a] |= 1 << b
            self.neighbours[b] |= 1 << a
        # For each space, those one may walk on to: the adjacent ones, but not against an arrow (R4.7).
        self.exits: Final = self.neighbours[:] if one_way else self.neighbours
        for a, b in one_way:
            self.neighbours[a] |= 1 << b
            self.neighbours[b] |= 1 << a
            self.exits[a] |= 1 << b
        self._around: Final = self._union_table(self.neighbours)
        self._onward: Final = self._union_table(self.exits) if one_way else self._around
        # Reach depends on the few blocked spaces nearby, so the same questions come again and again.
        self._memo: Final[list[dict[int, int]]] = [{} for _ in range((_RADIUS + 1) * size)]
        self._ball: Final = [
            [self._grow(1 << space, steps, 0) for space in range(size)] for steps in range(_RADIUS + 1)
        ]

    def draw_zones(self, zones: list[int], whole: Layout) -> None:
        """Let spaces of one colour share a zone, unless closed doors are on all shortest ways (R13.6, J-59)."""
        for zone in zones:
            for space in members(zone):
                for mate in members(zone):
                    if self is whole or self.distance(space, mate) == whole.distance(space, mate):
                        self.zone_mates[space] |= 1 << mate

    def distance(self, a: int, b: int) -> int:
        """Return the length of the shortest way, or -1 if there is none."""
        seen = 1 << a
        steps = 0
        while not seen >> b & 1:
            grown = seen | self.around(seen)
            if grown == seen:
                return -1
            seen = grown
            steps += 1
        return steps

    def way(self, start: int, end: int, blocked: int) -> tuple[int, ...]:
        """Return a shortest way to walk around ``blocked``, without its start; nothing if there is none."""
        layers = [1 << start]
        seen = 1 << start
        closed = blocked & ~(1 << end)
        while not seen >> end & 1:
            edge = self.onward(layers[-1]) & ~(seen | closed)
            if not edge:
                return ()
            seen |= edge
            layers.append(edge)
        found = [end]
        for layer in layers[-2:0:-1]:
            for space in members(layer):
                if self.exits[space] >> found[0] & 1:
                    found.insert(0, space)
                    break
        return tuple(found)

    def _union_table(self, sets: list[int]) -> list[int]:
        """Return, for every four bits of a set, the union of what its members have, so that sets grow quickly.

        A table for every byte would need half the lookups, but there are boards with many layouts, and four bits
        stay in the cache.
        """
        table = [0] * (16 * 16)
        for place in range(16):
            for part in range(1, 16):
                rest = part & (part - 1)
                space = place * 4 + (part ^ rest).bit_length() - 1
                own = sets[space] if space < self.size else 0
                table[place * 16 + part] = table[place * 16 + rest] | own
        return table

    def around(self, spaces: i64) -> i64:
        """Return every space adjacent to one of these."""
        return _union(self._around, spaces)

    def onward(self, spaces: i64) -> i64:
        """Return every space that one may walk on to from one of these."""
        return _union(self._onward, spaces)

    def _grow(self, start: int, steps: int, blocked: int) -> int:
        seen: i64 = start
        edge: i64 = start
        closed: i64 = blocked
        for _step in range(steps):
            edge = self.onward(edge) & ~(seen | closed)
            if not edge:
                break
            seen |= edge
        return seen

    def ball(self, start: int, steps: int) -> int:
        """Return every space at most ``steps`` away, whoever is in between."""
        return self._ball[max(0, min(steps, _RADIUS))][start]

    def within(self, start: int, steps: int, blocked: int) -> int:
        """Return every space reachable in at most ``steps`` without entering ``blocked`` (R4.7)."""
        steps = max(0, min(steps, _RADIUS))  # a corrupt save may have spent more than it had
        ball = self._ball[steps][start]
        near = ball & blocked
        if not near:
            return ball
        memo = self._memo[steps * self.size + start]
        found = memo.get(near, 0)
        if not found:
            found = self._grow(1 << start, steps, near)
            if len(memo) == _REMEMBERED:
                memo.clear()
            memo[near] = found
        return found

    def after_exactly(self, start: int, steps: int, blocked: int) -> int:
        """Return every space where a way of exactly ``steps`` steps may end; a way may cross itself."""
        edge = 1 << start
        for _step in range(steps):
            edge = self.onward(edge) & ~blocked
        return edge


def _union(table: list[int], spaces: i64) -> i64:
    """Return the union of what the members of a set have."""
    found: i64 = 0
    left = spaces
    place: i64 = 0
    while left:
        part = left & 15
        if part:  # most are empty
            found |= table[place + part]
        left >>= 4
        place += 16
    return found
