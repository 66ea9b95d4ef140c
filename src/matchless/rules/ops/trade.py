"""Summoning a fighter in the place of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.bits import members
from matchless.rules.board import NOWHERE
from matchless.rules.choice import ASK_FIGHTER, ASK_PLACE, DO_CHOOSE_FIGHTER, DO_PLACE, Choice, Question
from matchless.rules.event import PLACED, note
from matchless.rules.frame import NOBODY
from matchless.rules.harm import put
from matchless.rules.op import Op, Where, Who
from matchless.rules.ops.places import bring, off_board
from matchless.rules.state import FIGHTER, SPACE, UNLESS_FORCED
from matchless.rules.tokens import meet_tokens

if TYPE_CHECKING:
    from matchless.rules.frame import Frame
    from matchless.rules.state import State


@final
class SummonInPlace(Op):
    """Summon a fighter onto the space of another one, who is then placed; without room for that, do nothing.

    The two never stand together while a question is open: which fighter comes is asked first, then where the
    other one goes, and both are put there at once. The space that a relocated fighter leaves is empty by then.
    """

    __slots__ = ("group", "where", "who")

    def __init__(self, group: int, who: Who, where: Where) -> None:
        """Summon one of ``group``, a set of fighters, and place ``who``, one fighter, in ``where``."""
        self.group: Final = group
        self.who: Final = who
        self.where: Final = where

    def _summoned(self, state: State, frame: Frame) -> int:
        """Return the fighter that comes: one from off the board, else the one chosen, if it has been."""
        fighter = off_board(state, self.group)
        chosen = frame.moved & self.group
        return members(chosen)[0] if fighter == NOBODY and chosen else fighter

    def _room(self, state: State, frame: Frame, summoned: int) -> int:
        """Return where the other fighter may go when this one comes."""
        taken = state.occupied()
        if state.space[summoned] != NOWHERE:
            taken &= ~(1 << state.space[summoned])
        return self.where.spaces(state, frame) & ~taken

    def run(self, state: State, frame: Frame) -> None:
        """Ask who comes if all are on the board, then where the other fighter goes."""
        making_way = self.who.fighters(state, frame)
        if not making_way or state.fast or not state.holds_out(frame.seat):
            return
        summoned = self._summoned(state, frame)
        if summoned != NOBODY:
            spaces = self._room(state, frame, summoned)
            if spaces:
                state.ask(frame.seat, SPACE, members(spaces), UNLESS_FORCED)
            return
        able: list[int] = []
        for fighter in members(self.group & ~making_way):
            if self._room(state, frame, fighter):
                able.append(fighter)
        if able:
            state.ask(frame.seat, FIGHTER, able, UNLESS_FORCED)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Remember who comes, or put both where they belong."""
        summoned = self._summoned(state, frame)
        told = frame.copy()
        if summoned == NOBODY:
            told.moved |= 1 << option
            state.rebind(told)
            state.again()
            return
        told.moved &= ~self.group
        told.chosen = summoned
        state.rebind(told)
        placed = members(self.who.fighters(state, frame))[0]
        here = state.space[placed]
        put(state, placed, NOWHERE)
        bring(state, summoned, here)
        put(state, placed, option)
        note(state, PLACED, -1, placed, -1, option)
        meet_tokens(state, summoned)
        meet_tokens(state, placed)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        """Say who comes, or where the other fighter goes."""
        if self._summoned(state, frame) == NOBODY:
            return Choice(DO_CHOOSE_FIGHTER, target=option)
        return Choice(DO_PLACE, members(self.who.fighters(state, frame))[0], space=option)

    def question(self, state: State, frame: Frame) -> Question:
        """Tell what is asked."""
        if self._summoned(state, frame) == NOBODY:
            return Question(ASK_FIGHTER)
        return Question(ASK_PLACE, members(self.who.fighters(state, frame))[0])
