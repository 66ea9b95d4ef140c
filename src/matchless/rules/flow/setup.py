"""Set-up: shuffle, draw, place the fighters (R1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.adventure import MARKERS
from matchless.rules.board.bits import members, set_of
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import ASK_PLACE, DO_PLACE, Choice, Question
from matchless.rules.flow.damage import put
from matchless.rules.flow.programs import SETUP_PROGRAM, TURN_PROGRAM
from matchless.rules.game import PLACING, Game
from matchless.rules.op import Op
from matchless.rules.ops.moments import Answers
from matchless.rules.state.chance import begin_chance
from matchless.rules.state.event import PLACED, SHUFFLED, note
from matchless.rules.state.frame import NO_CARD, NOBODY, Frame
from matchless.rules.state.piles import draw, shuffled
from matchless.rules.state.state import SPACE, UNLESS_FORCED, State

if TYPE_CHECKING:
    from matchless.rules.game import Fighter

STARTING_HAND: Final = 5
NO_FORM: Final = -1
"""A form that has not been chosen yet."""


def lay_table(game: Game, seed: int, key: bytes = b"") -> State:
    """Shuffle, draw five cards each, and prepare to place the fighters (R1.3, R1.5)."""
    state = State(game)
    begin_chance(state, seed, key)
    prepare_seats(state, STARTING_HAND)
    state.push(SETUP_PROGRAM, NOBODY, NOBODY, NO_CARD)
    return state


def prepare_seats(state: State, starting_hand: int) -> None:
    """Set health and counters of every seat, shuffle its deck, and draw; enemies have no hand (A3.7)."""
    for fighter in state.game.fighters:
        state.health[fighter.number] = 0 if fighter.aside else fighter.health
    for seat in state.game.seats:
        for form in seat.forms:
            state.counters[form.counter] = NO_FORM
        for counter in seat.counters:
            state.counters[counter.counter] = counter.start
        state.deck[seat.number] = bytes(shuffled(state, seat.cards[:]))
        note(state, SHUFFLED, seat.number, -1, -1, 0)
        if not seat.is_enemy:
            draw(state, seat.number, starting_hand)


@final
class PlaceHero(Op):
    """Put the hero of the current seat on its starting space (R1.6, R1.9)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        hero = state.game.seats[state.turn].first
        space = state.game.board.starts[state.turn]
        put(state, hero, space)
        note(state, PLACED, -1, hero, -1, space)


@final
class PlaceSidekicks(Op):
    """Place the sidekicks of the current seat in a zone of the hero (R1.7)."""

    __slots__ = ()

    def _next(self, state: State) -> Fighter | None:
        for fighter in state.game.seats[state.turn].fighters:
            if state.space[fighter.number] == NOWHERE and not fighter.aside:
                return fighter
        return None

    def run(self, state: State, frame: Frame) -> None:
        fighter = self._next(state)
        if fighter is not None:
            state.ask(state.turn, SPACE, members(self._spaces(state)), UNLESS_FORCED)

    def _spaces(self, state: State) -> int:
        """Return where the next one may be placed; a game is only made on a board with room for all."""
        board = state.game.board
        taken = state.occupied()
        for seat in range(state.turn + 1, state.game.players):
            # J-64: kept for those who come later; in an adventure they choose among four.
            taken |= 1 << board.starts[seat] if state.quest is None else set_of(board.starts[:MARKERS])
        zone = state.layout().zone_mates[state.space[state.game.seats[state.turn].first]] & ~taken
        if zone:
            return zone
        free = board.all_spaces & ~taken
        beside = state.layout().around(state.occupied_by_team[state.game.sides[state.turn]]) & free
        if state.game.ruleset.overflow_to_friend and beside:  # J-3
            return beside
        return free  # R1.8

    def take(self, state: State, frame: Frame, option: int) -> None:
        fighter = self._next(state)
        assert fighter is not None
        put(state, fighter.number, option)
        note(state, PLACED, -1, fighter.number, -1, option)
        state.again()

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        fighter = self._next(state)
        assert fighter is not None
        return Choice(DO_PLACE, fighter.number, space=option)

    def question(self, state: State, frame: Frame) -> Question:
        fighter = self._next(state)
        assert fighter is not None
        return Question(ASK_PLACE, fighter.number)


@final
class NextPlacing(Op):
    """The next seat places, or the first turn begins (R1.11)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Continue with the next seat, or with seat 1."""
        if state.turn + 1 < len(state.game.seats):
            state.turn += 1
            state.jump(0)
            return
        state.turn = 0
        state.frames.clear()
        state.steps.clear()
        state.push(TURN_PROGRAM, NOBODY, NOBODY, NO_CARD)


def setup_program() -> tuple[Op, ...]:
    """Return the set-up as a program."""
    return (PlaceHero(), PlaceSidekicks(), Answers(PLACING), NextPlacing())
