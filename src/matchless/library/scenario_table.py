"""The tables of scenarios: which heroes sit where, and what the names in a scenario stand for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from matchless.lang.fault import Fault, Path, likely, suggestion
from matchless.lang.nodes import Hero
from matchless.lang.table import make_game
from matchless.library.problem import ContentError
from matchless.library.scenario_file import (
    NONE,
    OFF,
    REST,
    BoardSketch,
    Expectation,
    Finding,
    Placement,
    Position,
    Scenario,
)
from matchless.library.shelf import Shelf
from matchless.library.table import build_board
from matchless.rules.board import MAX_SPACES, Board
from matchless.rules.game import Fighter, Game, Seat
from matchless.rules.options import Options

T = TypeVar("T")

DEFAULT_BOARD: Final = "sarpedon"
_SEATS: Final = range(2, 5)


class Table:
    """A game laid for a scenario, and its fighters and spaces by name."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fighters = {fighter.name: fighter for fighter in game.fighters}
        self.spaces = {name: number for number, name in enumerate(game.board.spaces)}
        for seat in game.seats:
            self.fighters.setdefault(seat.hero, seat.fighters[0])

    def seat(self, name: str) -> Seat:
        """The seat that a fighter belongs to."""
        return self.game.seats[self.fighters[name].seat]

    def hero_of(self, seat: int) -> str:
        """The name that a seat goes by."""
        return self.game.seats[seat].fighters[0].name


class Cast:
    """The boards and heroes that the scenarios of a file may use."""

    def __init__(
        self, shelf: Shelf, boards: dict[str, BoardSketch], heroes: dict[str, Hero], board: str | None
    ) -> None:
        self.shelf = shelf
        self.boards = boards
        self.heroes = heroes
        self.board = board or (next(iter(boards)) if len(boards) == 1 else DEFAULT_BOARD)
        self._tables: dict[str, Table] = {}

    def table(self, scenario: Scenario) -> tuple[Table | None, list[Fault]]:
        """The table of a scenario, or what keeps it from being laid."""
        names = list(scenario.heroes) if scenario.start == "setup" else self.seated(scenario)
        key = repr((scenario.board, names, scenario.preset, scenario.options, scenario.teams))
        if key in self._tables:
            return self._tables[key], []
        faults: list[Fault] = []
        if len(names) not in _SEATS:
            where: Path = ("heroes",) if scenario.start == "setup" else ("given",)
            few = f"a game needs two heroes, not {len(names)}{self._meant(scenario)}"
            many = f"a game has room for four heroes, not {len(names)}"
            return None, [Fault(where, few if len(names) < _SEATS.start else many)]
        teams = list(scenario.teams) or list(range(len(names)))
        faults += _sides(teams, len(names))
        if faults:
            return None, faults
        board = _tried(lambda: self.build(scenario.board or self.board), ("board",), faults)
        options = _tried(lambda: Options(scenario.preset, scenario.options), ("options",), faults)
        heroes = _tried(lambda: [self.hero(name) for name in names], ("heroes",), faults)
        if board is None or options is None or heroes is None:
            return None, faults
        game = _tried(lambda: make_game(board, heroes, options, teams=teams), ("board",), faults)
        if game is None:
            return None, faults
        called = [fighter.name for fighter in game.fighters]
        twice = next((name for name in called if called.count(name) > 1), None)
        if twice is not None:
            return None, [Fault(("given",), f"two fighters are called '{twice}'")]
        table = self._tables[key] = Table(game)
        return table, []

    def _meant(self, scenario: Scenario) -> str:
        """Which hero was probably meant by a name that is none."""
        known = self.known()
        for name in scenario.given.fighters if scenario.given is not None else ():
            close = likely(name, known)
            if name not in known and close:
                return f"; did you mean '{close}' by '{name}'?"
        return f"; known: {', '.join(known)}"

    def known(self) -> list[str]:
        """The names of all heroes."""
        return list(dict.fromkeys([*self.heroes, *self.shelf.heroes()]))

    def seated(self, scenario: Scenario) -> list[str]:
        """The heroes of a scenario in the order of their seats: as they first appear under `given`."""
        given = scenario.given.fighters if scenario.given is not None else {}
        known = self.known()
        return [name.partition("@")[0] for name in given if name.partition("@")[0] in known]

    def hero(self, name: str) -> Hero:
        """A hero of the file, of the folder, or of the game's content."""
        return self.heroes[name] if name in self.heroes else self.shelf.hero(name)

    def build(self, name: str) -> Board:
        """A board of the file or of the game's content."""
        sketch = self.boards.get(name)
        if sketch is None:
            return build_board(self.shelf.board(name))
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
        return Board(name, names, lines, zones, starts, doors, high_ground)


def _sides(teams: list[int], seats: int) -> Iterator[Fault]:
    """What is wrong with the teams of a table."""
    if len(teams) != seats:
        yield Fault(("teams",), f"'teams' names a team for each of the {seats} heroes, not for {len(teams)}")
    elif set(teams) != set(range(len(set(teams)))) or len(set(teams)) == 1:
        yield Fault(("teams",), "teams are numbered from 0 on, and there are at least two")


def _tried(make: Callable[[], T], path: Path, faults: list[Fault]) -> T | None:
    """What could be made, or nothing and the reasons."""
    try:
        return make()
    except ContentError as error:
        faults += [Fault(path, problem.message) for problem in error.problems]
    except ValueError as error:
        faults.append(Fault(path, str(error)))
    return None


def check_sketch(sketch: BoardSketch) -> Iterator[Fault]:
    """What is wrong with a board without a drawing."""
    if len(sketch.spaces) > MAX_SPACES:
        yield Fault(
            ("spaces",), f"the board has {len(sketch.spaces)} spaces; the rules can hold {MAX_SPACES}"
        )
    for name, zones in sketch.spaces.items():
        if not zones:
            yield Fault(("spaces", name), f"the space '{name}' lies in no zone")
    for key, lines in (("lines", sketch.lines), ("high_ground", sketch.high_ground)):
        for index, line in enumerate(lines):
            for space in line:
                yield from _known((key, index), space, sketch.spaces, "space")
    for index, door in enumerate(sketch.doors):
        yield from _door(index, door, sketch)
    for index, space in enumerate(sketch.starts):
        yield from _known(("starts", index), space, sketch.spaces, "space")


def _door(index: int, door: tuple[tuple[str, str], ...], sketch: BoardSketch) -> Iterator[Fault]:
    """What is wrong with a door."""
    for line in door:
        if line not in sketch.lines and line[::-1] not in sketch.lines:
            yield Fault(("doors", index), f"there is no line from {line[0]} to {line[1]}")


def check_scenario(scenario: Scenario, cast: Cast) -> list[Fault]:
    """What is wrong with a scenario although each of its keys is known."""
    faults = list(_frame(scenario))
    if faults:
        return faults
    table, faults = cast.table(scenario)
    if table is None:
        return faults
    if scenario.given is not None:
        faults += _under("given", _position(scenario.given, table))
    for index, step in enumerate(scenario.when):
        if step.who is not None:
            faults += _known(("when", index, step.who), step.who, table.fighters, "fighter")
        elif step == type(step)():
            faults.append(Fault(("when", index), "this step does nothing"))
        if step.asked is not None:
            faults += _known(("when", index, "asked"), step.asked, table.fighters, "fighter")
        if step.expect is not None:
            faults += [
                Fault(("when", index, "expect", *path), text) for path, text in _expected(step.expect, table)
            ]
    faults += _under("then", _expected(scenario.then, table))
    return faults


def _frame(scenario: Scenario) -> Iterator[Fault]:
    if scenario.start == "setup":
        if scenario.given is not None:
            yield Fault(
                ("given",), "with 'start: setup' the table is laid by the rules; write 'heroes' instead"
            )
    elif scenario.given is None:
        yield Fault((), "'given' is missing; only 'start: setup' does without")
    elif scenario.heroes:
        yield Fault(("heroes",), "'heroes' goes with 'start: setup'; else they take their seats from 'given'")


def _under(key: str, faults: Iterable[Fault]) -> list[Fault]:
    return [Fault((key, *path), message) for path, message in faults]


def _known(path: Path, name: str, known: Iterable[str], what: str) -> Iterator[Fault]:
    if name not in known:
        yield Fault(path, f"there is no {what} '{name}' here{suggestion(name, known)}")


def _position(position: Position, table: Table) -> Iterator[Fault]:
    if position.turn is not None:
        yield from _known(("turn",), position.turn, table.fighters, "fighter")
    yield from _doors(position.closed, table)
    taken: dict[str, str] = {}
    for name, placement in position.fighters.items():
        yield from _known((name,), name, table.fighters, "fighter")
        if name not in table.fighters:
            continue
        for path, message in _placement(placement, table.fighters[name], table):
            yield Fault((name, *path), message)
        if placement.at not in (None, OFF):
            other = taken.setdefault(str(placement.at), name)
            if other != name:
                yield Fault((name, "at"), f"'{other}' stands on {placement.at} already")


def _placement(placement: Placement, fighter: Fighter, table: Table) -> Iterator[Fault]:
    if placement.at is None:
        yield Fault((), "'at' is missing: a space, or 'off' if the fighter is defeated")
    for key in ("at", "began"):
        space = getattr(placement, key)
        if space not in (None, OFF):
            yield from _known((key,), space, table.spaces, "space")
    if placement.health == 0 or (placement.health and placement.at == OFF):
        yield Fault(("health",), "a fighter without health is defeated: write 'at: off' and no health")
    yield from _pieces(placement, fighter, table)
    seat = table.game.seats[fighter.seat]
    named = [*placement.discard, *placement.hand, *placement.deck]
    for card in dict.fromkeys(named):
        copies = sum(one.name == card for one in seat.deck)
        if 0 < copies < named.count(card):
            yield Fault((), f"{card} is named {named.count(card)} times, and there are only {copies}")


def _pieces(found: Placement | Finding, fighter: Fighter, table: Table) -> Iterator[Fault]:
    """What is wrong with the cards, forms and counters of a fighter."""
    plain = type(found)()
    seat = table.game.seats[fighter.seat]
    cards = list(dict.fromkeys(card.name for card in seat.deck))
    for key in ("hand", "hand_size", "deck", "deck_size", "discard", "knows", "forms"):
        if not fighter.is_hero and getattr(found, key, None) != getattr(plain, key, None):
            yield Fault((key,), f"'{key}' stands with the hero, {table.hero_of(fighter.seat)}")
    for key in ("hand", "deck", "discard"):
        named = getattr(found, key) or ()
        for index, card in enumerate(named):
            if card != REST:
                yield from _known((key, index), card, cards, "card")
            elif index + 1 < len(named):
                yield Fault((key, index), f"'{REST}' stands for the rest of the deck and comes last")
    for name, value in found.forms.items():
        yield from _form(name, value, fighter, seat)


def _form(name: str, value: str | int, fighter: Fighter, seat: Seat) -> Iterator[Fault]:
    """What is wrong with a form or counter."""
    values = next((one.values for one in seat.forms if one.name == name), None)
    most = next((one.most for one in seat.counters if one.name == name), None)
    if values is not None:
        yield from _known((name,), str(value), [*values, NONE], name)
    elif most is None:
        yield Fault((name,), f"{fighter.name} has no '{name}'")
    elif not isinstance(value, int) or value > most:
        yield Fault((name,), f"{name} must be a whole number from 0 to {most}, not '{value}'")


def _doors(closed: Iterable[int], table: Table) -> Iterator[Fault]:
    doors = table.game.board.doors
    for index, door in enumerate(closed):
        if door > doors:
            yield Fault(
                ("closed", index), f"there is no door {door} on {table.game.board.name}, only {doors}"
            )


def _expected(expected: Expectation, table: Table) -> Iterator[Fault]:
    for key in ("turn", "asked", "winner"):
        name = getattr(expected, key)
        if name is not None and (key, name) != ("winner", NONE):
            yield from _known((key,), name, table.fighters, "fighter")
    yield from _doors(expected.closed or (), table)
    for name, finding in expected.fighters.items():
        yield from _known((name,), name, table.fighters, "fighter")
        if name in table.fighters:
            if finding.at not in (None, OFF):
                yield from _known((name, "at"), str(finding.at), table.spaces, "space")
            for path, message in _pieces(finding, table.fighters[name], table):
                yield Fault((name, *path), message)
