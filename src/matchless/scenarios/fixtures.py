"""The boards, heroes and enemies that only the scenarios of a file use, on a library with all others."""

from __future__ import annotations

from typing import NamedTuple

from matchless.lang.adventure.files import Enemy, EventCard
from matchless.lang.names import Title
from matchless.lang.nodes import Hero
from matchless.library.board.file import BoardFile, Bridge, Door, Space
from matchless.library.library import Library
from matchless.rules.board.board import Board
from matchless.scenarios.file import BoardSketch

_NOWHERE = (0, 0)


class Fixtures(NamedTuple):
    """What a file and its fixtures define for its scenarios."""

    boards: dict[str, BoardSketch]
    heroes: dict[str, Hero]
    enemies: dict[str, Enemy]
    board: str | None
    villain: str | None
    minions: tuple[str, ...] | None


class FixtureLibrary(Library):
    """A library with fixtures before its own boards, heroes and enemies."""

    def __init__(self, library: Library, fixtures: Fixtures) -> None:
        super().__init__(*library.packs)
        self.library = library
        self.fixtures = fixtures

    @property
    def heroes(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([*self.fixtures.heroes, *self.library.heroes]))

    @property
    def boards(self) -> tuple[str, ...]:
        return (*self.fixtures.boards, *self.library.boards)

    @property
    def villains(self) -> tuple[str, ...]:
        return (*self._enemies_of("villain"), *self.library.villains)

    @property
    def minions(self) -> tuple[str, ...]:
        return (*self._enemies_of("minion"), *self.library.minions)

    def _enemies_of(self, rank: str) -> list[str]:
        return [name for name, enemy in self.fixtures.enemies.items() if enemy.rank == rank]

    def hero(self, name: str) -> Hero:
        return self.fixtures.heroes.get(name) or self.library.hero(name)

    def enemy(self, name: str) -> Enemy:
        return self.fixtures.enemies.get(name) or self.library.enemy(name)

    def event(self, name: str) -> EventCard:
        return self.library.event(name)

    def board(self, name: str) -> BoardFile:
        sketch = self.fixtures.boards.get(name)
        return self.library.board(name) if sketch is None else board_of(name, sketch)

    def playing_board(self, name: str, *, with_bridges: bool = False) -> Board:
        if name in self.fixtures.boards:
            return super().playing_board(name, with_bridges=with_bridges)
        return self.library.playing_board(name, with_bridges=with_bridges)


def board_of(name: str, sketch: BoardSketch) -> BoardFile:
    """Return the board that a sketch stands for; where its spaces lie does not matter."""
    starts = {space: at for at, space in enumerate(sketch.starts, start=1)}
    return BoardFile(
        board=name,
        name=Title("", "", ""),
        size=_NOWHERE,
        radius=1,
        zones=dict.fromkeys((zone for zones in sketch.spaces.values() for zone in zones), ""),
        spaces={space: Space(_NOWHERE, zones, starts.get(space)) for space, zones in sketch.spaces.items()},
        lines=sketch.lines,
        one_way=sketch.one_way,
        doors=tuple(Door(lines, (_NOWHERE, _NOWHERE)) for lines in sketch.doors),
        high_ground=sketch.high_ground,
        bridges=tuple(Bridge(line) for line in sketch.bridges),
        fields=sketch.fields,
    )
