"""The tables of scenarios: who sits where, and what the names in a scenario stand for."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from matchless.lang.lint.fault import Fault, likely
from matchless.library.library import Library
from matchless.match.mistakes import FEWEST_HEROES, Mistake, SetupError
from matchless.match.setup import Setup, make_game
from matchless.rules.adventure.adventure import Adventure
from matchless.rules.game import Game, Seat
from matchless.scenarios.file import Scenario
from matchless.scenarios.fixtures import FixtureLibrary, Fixtures

DEFAULT_BOARD: Final = "sarpedon"
SIDES: Final = ("players", "enemies")
TEAMS: Final = (0, 1, 0, 1)


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


class Tables:
    """The tables of a file's scenarios, each made once."""

    def __init__(self, library: Library, fixtures: Fixtures) -> None:
        self.library = FixtureLibrary(library, fixtures)
        self._heroes = self.library.heroes  # asked for at every scenario, and a folder is slow to list
        self.fixtures = fixtures
        self._moved: dict[tuple[str, str], FixtureLibrary] = {}
        self._tables: dict[str, Table] = {}

    def table(self, scenario: Scenario) -> tuple[Table | None, list[Fault]]:
        """The table of a scenario, or why it cannot be made."""
        setup = self.setup(scenario)
        key = repr(setup)
        if key in self._tables:
            return self._tables[key], []
        if scenario.teams not in ((), TEAMS) and not setup.villain:
            return None, [Fault(("teams",), f"teams are {list(TEAMS)}: heroes 1 and 3 against 2 and 4")]
        try:
            game = make_game(self._library(setup), setup)
        except SetupError as error:
            return None, [self._fault(scenario, mistake) for mistake in error.mistakes]
        called = [fighter.name for fighter in game.fighters]
        twice = next((name for name in called if called.count(name) > 1), None)
        if twice is not None:
            return None, [Fault(("given",), f"two fighters are called '{twice}'")]
        table = self._tables[key] = Table(game)
        return table, []

    def setup(self, scenario: Scenario) -> Setup:
        """What a scenario plays, with what its file says for all of them."""
        only = next(iter(self.fixtures.boards)) if len(self.fixtures.boards) == 1 else DEFAULT_BOARD
        villain = self.villain(scenario) or ""
        return Setup(
            scenario.board or self.fixtures.board or ("" if villain else only),
            scenario.heroes if scenario.start == "setup" else self._seated(scenario),
            0,
            scenario.preset,
            scenario.options,
            bool(scenario.teams),
            villain,
            self.minions(scenario) if villain else scenario.minions or (),
            scenario.events,
        )

    def villain(self, scenario: Scenario) -> str | None:
        """The villain of a scenario, if it is an adventure."""
        return scenario.villain or self.fixtures.villain

    def minions(self, scenario: Scenario) -> tuple[str, ...]:
        """The minions of a scenario."""
        return (scenario.minions if scenario.minions is not None else self.fixtures.minions) or ()

    def _library(self, setup: Setup) -> FixtureLibrary:
        """The content for a setup: the villain is met where the scenario says."""
        if not setup.board or setup.villain not in self.library.villains:
            return self.library
        key = (setup.villain, setup.board)
        if key not in self._moved:
            villain = replace(self.library.enemy(setup.villain), board=setup.board)
            enemies = {**self.fixtures.enemies, setup.villain: villain}
            self._moved[key] = FixtureLibrary(self.library, self.fixtures._replace(enemies=enemies))
        return self._moved[key]

    def _seated(self, scenario: Scenario) -> tuple[str, ...]:
        """The heroes of a scenario in the order of their seats: as they first appear under `given`."""
        given = scenario.given.fighters if scenario.given is not None else {}
        return tuple(name.partition("@")[0] for name in given if name.partition("@")[0] in self._heroes)

    def _fault(self, scenario: Scenario, mistake: Mistake) -> Fault:
        """A mistake where its author finds it; heroes are named by their fighters unless the rules lay the table."""
        if mistake.part != "heroes" or scenario.start == "setup":
            return Fault(("options" if mistake.part == "rules" else mistake.part,), mistake.message)
        too_few = len(self._seated(scenario)) < FEWEST_HEROES
        return Fault(("given",), mistake.message + (self._meant(scenario) if too_few else ""))

    def _meant(self, scenario: Scenario) -> str:
        """A hint at the hero that an unknown name probably means."""
        known = self.library.heroes
        for name in scenario.given.fighters if scenario.given is not None else ():
            close = likely(name, known)
            if name not in known and close:
                return f"; did you mean '{close}' by '{name}'?"
        return f"; known: {', '.join(known)}"
