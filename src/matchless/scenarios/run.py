"""Running scenarios: set up the position, take the options, compare the result."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from matchless.lang.lint.fault import Fault, Path
from matchless.rules.adventure.setup import lay_adventure
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.damage import put
from matchless.rules.flow.play import IllegalOption, advance, take
from matchless.rules.flow.programs import TURN_PROGRAM
from matchless.rules.flow.setup import NO_FORM, lay_table
from matchless.rules.notation import meant, notation, notations, parse
from matchless.rules.query import stand_at_action
from matchless.rules.state.event import Event
from matchless.rules.state.frame import NO_CARD, NOBODY
from matchless.rules.state.rng import seeded
from matchless.rules.state.state import ACTION, State
from matchless.scenarios.adventure.state import lay_quest
from matchless.scenarios.book import Book
from matchless.scenarios.compare import stands_as
from matchless.scenarios.file import (
    NONE,
    OFF,
    REST,
    Expectation,
    Placement,
    Position,
    Scenario,
    Step,
)
from matchless.scenarios.log import told
from matchless.scenarios.seating import Table

_ACTIONS = 2


class Failure(Struct, frozen=True):
    """Something that did not turn out as a scenario says."""

    line: int
    step: str
    message: str
    options: tuple[str, ...] = ()


class Outcome(Struct, frozen=True):
    """The result of a scenario."""

    file: str
    line: int
    scenario: str
    failures: tuple[Failure, ...]
    log: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether everything turned out as the scenario says."""
        return not self.failures


def run_book(book: Book) -> Iterator[Outcome]:
    """Run every scenario of a file."""
    for index in range(len(book.scenarios)):
        yield run_scenario(book, index)


def run_scenario(book: Book, index: int) -> Outcome:
    """Run one scenario of a file."""
    scenario = book.scenarios[index]
    run = _Run(book, index, scenario)
    failures = tuple(run.play())
    return Outcome(book.file, book.line(index), scenario.scenario, failures, tuple(run.log))


def watch(book: Book, index: int) -> tuple[State, list[Event]]:
    """Run one scenario of a file; return its outcome and all events."""
    run = _Run(book, index, book.scenarios[index])
    run.play()
    return run.state, run.events


class _Run:
    """One scenario being run."""

    def __init__(self, book: Book, index: int, scenario: Scenario) -> None:
        table, faults = book.tables.table(scenario)
        assert table is not None, faults
        self.book = book
        self.index = index
        self.scenario = scenario
        self.table = table
        self.log: list[str] = []
        self.events: list[Event] = []
        self.state = opened(scenario, table)
        self.cards = _all_cards(self.state)

    def play(self) -> list[Failure]:
        """Take the options of `when`; stop at the first step that fails."""
        self.listen()
        for index, step in enumerate(self.scenario.when):
            faults = list(self.step(step))
            if faults:
                return [
                    self.failure(("when", index, *path), _said(step, index), text) for path, text in faults
                ]
        expected = self.scenario.then
        faults = [*stands_as(expected, self.state, self.table), *self.left_open(expected)]
        return [self.failure(("then", *path), "then", message) for path, message in faults]

    def failure(self, path: Path, step: str, message: str) -> Failure:
        return Failure(self.book.line(self.index, *path), step, message, tuple(notations(self.state)))

    def step(self, step: Step) -> Iterator[Fault]:
        """Take the option of a step, or check the position as it says; return what is wrong."""
        if step.who is not None and step.say is not None:
            problem = self.take(step.who, step.say)
            if problem:
                yield Fault((), problem)
            return
        expected = Expectation(
            asked=step.asked, offers=step.offers, options=step.options, refuses=step.refuses
        )
        faults = list(stands_as(expected, self.state, self.table))
        if not self.went_without_saying(step):
            yield from faults
        if step.expect is not None:
            for path, message in stands_as(step.expect, self.state, self.table):
                yield Fault(("expect", *path), message)

    def take(self, who: str, words: str) -> str:
        """Take the option that words mean; an answer that was not asked for may still be given."""
        problem = self.answer(who, words)
        return "" if problem and self.was_settled(who, words) else problem

    def went_without_saying(self, step: Step) -> bool:
        """Return whether a step checks a question that answered itself and has not been mentioned since."""
        game = self.state.game
        for seat, ask, offered in self.state.settled or []:
            wanted = (*step.offers, *(step.options or ()))
            is_it = all(meant(game, ask, offered, words) >= 0 for words in wanted)
            is_whole = step.options is None or len(step.options) == len(offered)
            is_theirs = step.asked is None or seat == self.table.fighters[step.asked].seat
            if wanted and is_it and is_whole and is_theirs and not step.refuses:
                return True
        return False

    def was_settled(self, who: str, words: str) -> bool:
        """Return whether words answer a question that answered itself and has not been mentioned before."""
        settled = self.state.settled or []
        for at, (seat, ask, offered) in enumerate(settled):
            if seat == self.table.fighters[who].seat and meant(self.state.game, ask, offered, words) >= 0:
                del settled[at]
                return True
        return False

    def answer(self, who: str, words: str) -> str:
        decision = self.state.decision
        if decision is None:
            return f"the game is over; {self.winner()} has won"
        seat = self.table.fighters[who].seat
        if seat != decision.seat:
            return f"{self.table.hero_of(decision.seat)} is asked, not {self.table.hero_of(seat)}"
        try:
            option = parse(self.state, words)
        except IllegalOption as error:
            return str(error)
        self.log.append(f"{self.table.hero_of(seat)}: {notation(self.state, option)}")
        take(self.state, option)
        self.listen()
        return "" if _all_cards(self.state) == self.cards else "a card has been lost, or lies in two places"

    def listen(self) -> None:
        """Write down what has happened."""
        self.events += self.state.log or ()
        self.log += [f"  {line}" for event in self.state.log or () for line in told(event, self.table.game)]
        self.state.log = []

    def winner(self) -> str:
        return self.table.side_of(self.state.winner)

    def left_open(self, expected: Expectation) -> Iterator[Fault]:
        """Complain about an end or a question that the scenario ignores."""
        decision = self.state.decision
        if decision is None:
            if expected.winner is None:
                yield Fault((), f"the game is over, and 'winner' is not named; {self.winner()} has won")
        elif decision.kind != ACTION and expected.asked is None and expected.options is None:
            asked = self.table.hero_of(decision.seat)
            yield Fault((), f"{asked} is still asked something; answer it, or write 'asked'")


def _all_cards(state: State) -> list[list[int]]:
    """The cards of each seat, wherever they are."""
    found = []
    for seat in range(len(state.game.seats)):
        piles = (*members(state.hand[seat]), *members(state.played[seat]))
        found.append(sorted([*piles, *state.deck[seat], *state.discard[seat], *state.aside[seat]]))
    return found


def _said(step: Step, index: int) -> str:
    return f"step {index + 1}" + (f", {step.who}: {step.say}" if step.who is not None else "")


def opened(scenario: Scenario, table: Table) -> State:
    """The state in which a scenario begins, at its first decision."""
    if scenario.given is None:
        game = table.game
        lay = lay_table if game.adventure is None else lay_adventure
        state = lay(game, scenario.seed)
        state.log = []
        state.settled = []
    else:
        state = laid(scenario, scenario.given, table)
    advance(state)
    return state


def laid(scenario: Scenario, position: Position, table: Table) -> State:
    """The state that a position describes."""
    game = table.game
    state = State(game)
    state.rng = seeded(scenario.seed)
    state.log = []
    state.settled = []
    placements = {table.fighters[name].name: placement for name, placement in position.fighters.items()}
    for fighter in game.fighters:
        placement = placements.get(fighter.name)
        if placement is not None and placement.at not in (None, OFF):
            put(state, fighter.number, table.spaces[str(placement.at)])
            state.health[fighter.number] = placement.health or fighter.health
        state.began[fighter.number] = state.space[fighter.number]
        if placement is not None and placement.began is not None:
            state.began[fighter.number] = table.spaces.get(placement.began, NOWHERE)
    for seat in game.seats:
        _deal(state, seat.number, placements.get(seat.fighters[0].name, Placement()))
    state.turn = 0 if position.turn is None else table.fighters[position.turn].seat
    state.turns = len(game.seats) if position.turns is None else position.turns
    state.doors = sum(1 << door - 1 for door in set(position.closed))
    if game.adventure is None:
        state.push(TURN_PROGRAM, NOBODY, NOBODY, NO_CARD)
    else:
        lay_quest(scenario, position, table, state)
    if scenario.start == "action" and state.turn < game.players:
        state.turns += position.turns is None  # every player's first turn is over
        state.actions = position.actions
        state.taken = max(0, _ACTIONS - position.actions)
        stand_at_action(state)
    return state


def _deal(state: State, seat: int, placement: Placement) -> None:
    """Give a seat its cards, forms and counters; open cards take the lowest numbers among their copies."""
    sheet = state.game.seats[seat]
    left = list(range(len(sheet.deck)))

    def cards(names: tuple[str, ...]) -> list[int]:
        found = []
        for name in names:
            if name == REST:
                found += left
                continue
            number = next(card for card in left if sheet.deck[card].name == name)
            left.remove(number)
            found.append(number)
        return found

    discard = cards(placement.discard)
    state.discard[seat] = bytes(discard)
    state.public[seat] = sum(1 << card for card in discard)
    state.hand[seat] = sum(1 << card for card in cards(placement.hand))
    state.deck[seat] = bytes(reversed(cards(placement.deck)))
    for form in sheet.forms:
        value = str(placement.forms.get(form.name, form.values[0]))
        state.counters[form.counter] = NO_FORM if value == NONE else form.values.index(value)
    for counter in sheet.counters:
        state.counters[counter.counter] = int(placement.forms.get(counter.name, counter.start))
