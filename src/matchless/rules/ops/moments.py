"""Moments: points of the game that abilities answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members
from matchless.rules.choice import ASK_ORDER, DO_RESOLVE_ABILITY, Choice, Question
from matchless.rules.flow.order import worth_ordering
from matchless.rules.op import Op
from matchless.rules.state.event import ABILITY_USED, note
from matchless.rules.state.frame import NO_CARD, Frame
from matchless.rules.state.state import EFFECT, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.state import State

_DONE: Final = 48
"""Bits of ``Frame.moved`` from here on: abilities that have answered."""


@final
class Answers(Op):
    """Let the active player's abilities answer a moment outside combat, in an order of their choice (R7.13)."""

    __slots__ = ("moment",)

    def __init__(self, moment: int) -> None:
        self.moment: Final = moment

    def _due(self, state: State, frame: Frame) -> int:
        count = len(state.game.seats[state.turn].abilities[self.moment])
        return ((1 << count) - 1) & ~(frame.moved >> _DONE)

    def _ability(self, state: State, at: int) -> Frame:
        """Return an ability as it begins."""
        seat = state.game.seats[state.turn]
        return Frame(seat.abilities[self.moment][at].program, seat.number, seat.first, NO_CARD)

    def _first(self, state: State, due: int) -> list[int]:
        """Return the abilities to choose among; those that can do nothing come last, unasked."""
        abilities = members(due)
        worth = worth_ordering(state, [self._ability(state, at) for at in abilities])
        return [abilities[place] for place in members(worth)] or abilities[:1]

    def run(self, state: State, frame: Frame) -> None:
        """Begin the next ability, or ask which; those of a player who is out no longer answer."""
        due = self._due(state, frame) if state.holds_out(state.turn) else 0
        if due & (due - 1):
            state.ask(state.turn, EFFECT, self._first(state, due), UNLESS_FORCED)
        elif due:
            self.take(state, frame, members(due)[0])
        elif frame.moved:
            state.rebind(Frame(frame.program, frame.seat, frame.fighter, frame.card))

    def take(self, state: State, frame: Frame, option: int) -> None:
        done = frame.moved | 1 << _DONE + option
        answered = frame.copy()
        answered.moved = done
        state.rebind(answered)
        state.again()
        note(state, ABILITY_USED, state.turn)
        state.begin(self._ability(state, option))

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_RESOLVE_ABILITY, owner=state.turn, number=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_ORDER)
