"""Summoning, swapping and holding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.tokens import meet_tokens
from matchless.rules.board.bits import WIDTH, add_ranked, members
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import (
    ASK_FIGHTER,
    ASK_PLACE,
    DO_CHOOSE_FIGHTER,
    DO_PLACE,
    DO_SUMMON,
    Choice,
    Question,
)
from matchless.rules.flow.damage import put
from matchless.rules.op import Condition, Op, Where, Who
from matchless.rules.state.event import HELD_FAST, PLACED, RETURNED, SWAPPED, note
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.state import FIGHTER, MOVE, SPACE, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


def off_board(state: State, group: int) -> int:
    """Return a fighter of a group, a set, that is off the board, or NOBODY."""
    for fighter in members(group):
        if state.space[fighter] == NOWHERE:
            return fighter
    return NOBODY


def bring(state: State, fighter: int, space: int) -> None:
    """Put a summoned fighter on a space; one from off the board has its starting health."""
    if state.space[fighter] == NOWHERE:
        state.health[fighter] = state.game.fighters[fighter].health
        note(state, RETURNED, -1, fighter, -1, space)
    else:
        note(state, PLACED, -1, fighter, -1, space)
    put(state, fighter, space)


@final
class SummonOne(Op):
    """Put a fighter of a group on the board; if all are there, relocate one of them (R16.8, J-53)."""

    __slots__ = ("group", "where")

    def __init__(self, group: int, where: Where) -> None:
        self.group: Final = group
        self.where: Final = where

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if nobody can come."""
        if state.nobody_moves and off_board(state, self.group) == NOBODY:
            return True
        return not self.where.spaces(state, frame) & ~state.occupied() or not state.holds_out(frame.seat)

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the space, and for the fighter if one must be relocated; a player who is out stays out."""
        spaces = self.where.spaces(state, frame) & ~state.occupied()
        if not spaces or not state.holds_out(frame.seat):
            return
        if off_board(state, self.group) >= 0:
            state.ask(frame.seat, SPACE, members(spaces), UNLESS_FORCED)
        elif not state.nobody_moves:
            options: list[int] = []
            for fighter in members(self.group):
                add_ranked(options, fighter, spaces)
            state.ask(frame.seat, MOVE, options, UNLESS_FORCED)

    def take(self, state: State, frame: Frame, option: int) -> None:
        fighter = off_board(state, self.group)
        summoned = frame.copy()
        summoned.chosen = fighter if fighter >= 0 else option // WIDTH
        state.rebind(summoned)
        bring(state, summoned.chosen, option if fighter >= 0 else option % WIDTH)
        meet_tokens(state, summoned.chosen)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        fighter = off_board(state, self.group)
        if fighter >= 0:
            return Choice(DO_SUMMON, fighter, space=option)
        return Choice(DO_SUMMON, option // WIDTH, space=option % WIDTH)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_PLACE, off_board(state, self.group))


@final
class SwapFighters(Op):
    """Two fighters swap spaces."""

    __slots__ = ("other", "who")

    def __init__(self, who: Who, other: Who) -> None:
        self.who: Final = who
        self.other: Final = other

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True unless both are there and can leave."""
        first, second = self.who.fighters(state, frame), self.other.fighters(state, frame)
        return state.nobody_moves == 1 or not first or not second

    def run(self, state: State, frame: Frame) -> None:
        """Swap them, if both are on the board and can leave."""
        first = self.who.fighters(state, frame)
        second = self.other.fighters(state, frame)
        if not first or not second or state.nobody_moves:
            return
        a, b = members(first)[0], members(second)[0]
        here, there = state.space[a], state.space[b]
        put(state, a, NOWHERE)
        put(state, b, here)
        put(state, a, there)
        note(state, SWAPPED, -1, a, -1, 0, b)
        meet_tokens(state, b)
        meet_tokens(state, a)


@final
class CanSwap(Condition):
    """Whether two fighters can swap spaces."""

    __slots__ = ("other", "who")

    def __init__(self, who: Who, other: Who) -> None:
        self.who: Final = who
        self.other: Final = other

    def holds(self, state: State, frame: Frame) -> bool:
        there = self.who.fighters(state, frame) and self.other.fighters(state, frame)
        return there != 0 and not state.nobody_moves


@final
class HoldEveryone(Op):
    """No fighter can leave its space until the end of the turn."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if nobody can move already."""
        return state.nobody_moves == 1

    def run(self, state: State, frame: Frame) -> None:
        state.nobody_moves = 1
        note(state, HELD_FAST, frame.seat)


@final
class SummonInPlace(Op):
    """Summon a fighter onto the space of another one, who is then placed; without room for that, do nothing.

    The two never share a space while a question is open: which fighter comes is asked first, then where the
    other one goes, and both are placed at once. The space that a relocated fighter leaves is empty by then.
    """

    __slots__ = ("group", "where", "who")

    def __init__(self, group: int, who: Who, where: Where) -> None:
        """Summon one of ``group``, a set of fighters, and place ``who``, one fighter, in ``where``."""
        self.group: Final = group
        self.who: Final = who
        self.where: Final = where

    def _summoned(self, state: State, frame: Frame) -> int:
        """Return the fighter that comes: one from off the board, else the chosen one, if any."""
        fighter = off_board(state, self.group)
        chosen = frame.moved & self.group
        return members(chosen)[0] if fighter == NOBODY and chosen else fighter

    def _room(self, state: State, frame: Frame, summoned: int) -> int:
        """Return where the other fighter may go when this one comes."""
        taken = state.occupied()
        if state.space[summoned] != NOWHERE:
            taken &= ~(1 << state.space[summoned])
        return self.where.spaces(state, frame) & ~taken

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if nobody can come or make way."""
        return (
            state.nobody_moves == 1 or not state.holds_out(frame.seat) or not self.who.fighters(state, frame)
        )

    def run(self, state: State, frame: Frame) -> None:
        """Ask who comes if all are on the board, then where the other fighter goes."""
        making_way = self.who.fighters(state, frame)
        if not making_way or state.nobody_moves or not state.holds_out(frame.seat):
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
        if self._summoned(state, frame) == NOBODY:
            return Question(ASK_FIGHTER)
        return Question(ASK_PLACE, members(self.who.fighters(state, frame))[0])
