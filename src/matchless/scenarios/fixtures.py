"""The tables of scenarios: who sits where, and what the names in a scenario stand for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from matchless.lang.adventure.files import Enemy
from matchless.lang.adventure.game import Cast as Adventurers
from matchless.lang.adventure.game import compile_adventure
from matchless.lang.compile.game import compile_game
from matchless.lang.lint.fault import Fault, Path, likely
from matchless.lang.nodes import Hero
from matchless.library.board.build import build_sites
from matchless.library.library import Library
from matchless.library.problem import ContentError
from matchless.rules.adventure.adventure import Adventure
from matchless.rules.board.board import Board
from matchless.rules.game import Game, Seat
from matchless.rules.ruleset import RuleSet
from matchless.scenarios.file import BoardSketch, Scenario

T = TypeVar("T")

DEFAULT_BOARD: Final = "sarpedon"
SIDES: Final = ("players", "enemies")
_SEATS: Final = range(2, 5)


class Table:
    """A game made for a scenario, with its fighters and spaces by name."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fighters = {fighter.name: fighter for fighter in game.fighters}
        self.spaces = {name: number for number, name in enumerate(game.board.spaces)}
        for seat in game.seats:
            self.fighters.setdefault(seat.hero, seat.fighters[0])

    def seat(self, name: str) -> Seat:
        """The seat of a fighter."""
        return self.game.seats[self.fighters[name].seat]

    def hero_of(self, seat: int) -> str:
        """The name of a seat: that of its hero."""
        return self.game.seats[seat].fighters[0].name

    def side_of(self, team: int) -> str:
        """The name of a team: that of its first hero, or in an adventure `players` or `enemies`."""
        if self.game.adventure is not None:
            return SIDES[team]
        return self.hero_of(self.game.sides.index(team))

    @property
    def adventure(self) -> Adventure:
        """The adventure, if the game is one."""
        adventure = self.game.adventure
        assert adventure is not None
        return adventure


class Fixtures(NamedTuple):
    """What a file and its fixtures define for its scenarios."""

    boards: dict[str, BoardSketch]
    heroes: dict[str, Hero]
    enemies: dict[str, Enemy]
    board: str | None
    villain: str | None
    minions: tuple[str, ...] | None


class Cast:
    """The boards, heroes and enemies that the scenarios of a file may use."""

    def __init__(self, library: Library, fixtures: Fixtures) -> None:
        self.library = library
        self.boards = fixtures.boards
        self.heroes = fixtures.heroes
        self.enemies = fixtures.enemies
        self.fixtures = fixtures
        self._tables: dict[str, Table] = {}

    def table(self, scenario: Scenario) -> tuple[Table | None, list[Fault]]:
        """The table of a scenario, or why it cannot be made."""
        names = list(scenario.heroes) if scenario.start == "setup" else self.seated(scenario)
        foes = (self.villain(scenario), self.minions(scenario), scenario.events)
        key = repr((scenario.board, names, scenario.preset, scenario.options, scenario.teams, foes))
        if key in self._tables:
            return self._tables[key], []
        faults = list(self._seats(scenario, names))
        if faults:
            return None, faults
        options = _tried(lambda: RuleSet(scenario.preset, scenario.options), ("options",), faults)
        heroes = _tried(lambda: [self.hero(name) for name in names], ("heroes",), faults)
        if options is None or heroes is None:
            return None, faults
        game = self._game(scenario, heroes, options, faults)
        if game is None:
            return None, faults
        called = [fighter.name for fighter in game.fighters]
        twice = next((name for name in called if called.count(name) > 1), None)
        if twice is not None:
            return None, [Fault(("given",), f"two fighters are called '{twice}'")]
        table = self._tables[key] = Table(game)
        return table, []

    def villain(self, scenario: Scenario) -> str | None:
        """The villain of a scenario, if it is an adventure."""
        return scenario.villain or self.fixtures.villain

    def minions(self, scenario: Scenario) -> tuple[str, ...]:
        """The minions of a scenario."""
        return (scenario.minions if scenario.minions is not None else self.fixtures.minions) or ()

    def _seats(self, scenario: Scenario, names: list[str]) -> Iterator[Fault]:
        """The mistakes in the number of seats and the teams."""
        where: Path = ("heroes",) if scenario.start == "setup" else ("given",)
        if self.villain(scenario) is not None:
            if not names:
                yield Fault(where, f"an adventure needs a hero{self._meant(scenario)}")
            if scenario.teams:
                yield Fault(("teams",), "in an adventure all heroes are one team")
            return
        if scenario.minions or scenario.events:
            yield Fault(("minions" if scenario.minions else "events",), "minions and events need a villain")
        elif len(names) not in _SEATS:
            few = f"a game needs two heroes, not {len(names)}{self._meant(scenario)}"
            many = f"a game has room for four heroes, not {len(names)}"
            yield Fault(where, few if len(names) < _SEATS.start else many)
        else:
            yield from _sides(_teams(scenario, len(names)), len(names))

    def _game(
        self, scenario: Scenario, heroes: list[Hero], options: RuleSet, faults: list[Fault]
    ) -> Game | None:
        villain = self.villain(scenario)
        if villain is not None:
            return _tried(lambda: self._adventure(scenario, villain, heroes, options), ("villain",), faults)
        board = _tried(lambda: self.build(self._ground(scenario)), ("board",), faults)
        if board is None:
            return None
        teams = _teams(scenario, len(heroes))
        return _tried(lambda: compile_game(board, heroes, options, teams=teams), ("board",), faults)

    def _adventure(self, scenario: Scenario, name: str, heroes: list[Hero], options: RuleSet) -> Game:
        """Make the table of an adventure, on the villain's board unless another is named."""
        villain = self.enemy(name)
        if scenario.board or self.fixtures.board:
            villain = replace(villain, board=scenario.board or self.fixtures.board)
        ground = villain.board or ""
        minions = [self.enemy(minion) for minion in self.minions(scenario)]
        events = [self.library.event(event) for event in scenario.events]
        board = self.build(ground, with_bridges=villain.sites == "bridges")
        sites = self._sites(ground, villain)
        return compile_adventure(board, sites, Adventurers(heroes, villain, minions, events), options)

    def _ground(self, scenario: Scenario) -> str:
        only = next(iter(self.boards)) if len(self.boards) == 1 else DEFAULT_BOARD
        return scenario.board or self.fixtures.board or only

    def _meant(self, scenario: Scenario) -> str:
        """A hint at the hero that an unknown name probably means."""
        known = self.known()
        for name in scenario.given.fighters if scenario.given is not None else ():
            close = likely(name, known)
            if name not in known and close:
                return f"; did you mean '{close}' by '{name}'?"
        return f"; known: {', '.join(known)}"

    def known(self) -> list[str]:
        """The names of all heroes."""
        return list(dict.fromkeys([*self.heroes, *self.library.heroes]))

    def seated(self, scenario: Scenario) -> list[str]:
        """The heroes of a scenario in the order of their seats: as they first appear under `given`."""
        given = scenario.given.fighters if scenario.given is not None else {}
        known = self.known()
        return [name.partition("@")[0] for name in given if name.partition("@")[0] in known]

    def hero(self, name: str) -> Hero:
        """A hero from the file, the folder, or the game's content."""
        return self.heroes[name] if name in self.heroes else self.library.hero(name)

    def enemy(self, name: str) -> Enemy:
        """An enemy from the file, the folder, or the game's content."""
        return self.enemies[name] if name in self.enemies else self.library.enemy(name)

    def _sites(self, name: str, villain: Enemy) -> list[int]:
        """The spaces at each bridge or field of a board."""
        sketch = self.boards.get(name)
        if sketch is None:
            return build_sites(self.library.board(name), villain.sites)
        names = list(sketch.spaces)
        places = sketch.bridges if villain.sites == "bridges" else sketch.fields
        return [sum(1 << names.index(space) for space in place) for place in places]

    def build(self, name: str, *, with_bridges: bool = False) -> Board:
        """A board from the file or the game's content."""
        sketch = self.boards.get(name)
        if sketch is None:
            return self.library.playing_board(name, with_bridges=with_bridges)
        names = list(sketch.spaces)
        lines = [(names.index(a), names.index(b)) for a, b in sketch.lines]
        colours = list(dict.fromkeys(zone for zones in sketch.spaces.values() for zone in zones))
        zones = [
            sum(1 << at for at, space in enumerate(names) if colour in sketch.spaces[space])
            for colour in colours
        ]
        starts = [names.index(start) for start in sketch.starts]
        doors = [[(names.index(a), names.index(b)) for a, b in door] for door in sketch.doors]
        high_ground = [(names.index(a), names.index(b)) for a, b in sketch.high_ground]
        bridges = [(names.index(a), names.index(b)) for a, b in sketch.bridges if with_bridges]
        one_way = [(names.index(a), names.index(b)) for a, b in sketch.one_way]
        return Board(name, names, lines, zones, starts, doors, high_ground, bridges, one_way)


def _teams(scenario: Scenario, seats: int) -> list[int]:
    return list(scenario.teams) or list(range(seats))


def _sides(teams: list[int], seats: int) -> Iterator[Fault]:
    """The mistakes in the teams of a table."""
    if len(teams) != seats:
        yield Fault(("teams",), f"'teams' names a team for each of the {seats} heroes, not for {len(teams)}")
    elif set(teams) != set(range(len(set(teams)))) or len(set(teams)) == 1:
        yield Fault(("teams",), "teams are numbered from 0 on, and there are at least two")


def _tried(make: Callable[[], T], path: Path, faults: list[Fault]) -> T | None:
    """The result, or nothing and the reasons why not."""
    try:
        return make()
    except ContentError as error:
        faults += [Fault(path, problem.message) for problem in error.problems]
    except ValueError as error:
        faults.append(Fault(path, str(error)))
    return None
