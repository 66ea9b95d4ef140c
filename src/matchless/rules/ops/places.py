"""Summoning, swapping and holding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.bits import WIDTH, add_ranked, members
from matchless.rules.board import NOWHERE
from matchless.rules.choice import ASK_PLACE, DO_SUMMON, Choice, Question
from matchless.rules.event import HELD_FAST, PLACED, RETURNED, SWAPPED, note
from matchless.rules.frame import NOBODY
from matchless.rules.harm import put
from matchless.rules.op import Condition, Op, Where, Who
from matchless.rules.state import MOVE, SPACE, UNLESS_FORCED
from matchless.rules.tokens import meet_tokens

if TYPE_CHECKING:
    from matchless.rules.frame import Frame
    from matchless.rules.state import State


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
        """Summon one of ``group``, a set of fighters, to a space in ``where``."""
        self.group: Final = group
        self.where: Final = where

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the space, and for the fighter where one must be relocated; who is out does not come back."""
        spaces = self.where.spaces(state, frame) & ~state.occupied()
        if not spaces or not state.holds_out(frame.seat):
            return
        if off_board(state, self.group) >= 0:
            state.ask(frame.seat, SPACE, members(spaces), UNLESS_FORCED)
        elif not state.fast:
            options: list[int] = []
            for fighter in members(self.group):
                add_ranked(options, fighter, spaces)
            state.ask(frame.seat, MOVE, options, UNLESS_FORCED)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Put it there."""
        fighter = off_board(state, self.group)
        summoned = frame.copy()
        summoned.chosen = fighter if fighter >= 0 else option // WIDTH
        state.rebind(summoned)
        bring(state, summoned.chosen, option if fighter >= 0 else option % WIDTH)
        meet_tokens(state, summoned.chosen)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        """Say who comes where."""
        fighter = off_board(state, self.group)
        if fighter >= 0:
            return Choice(DO_SUMMON, fighter, space=option)
        return Choice(DO_SUMMON, option // WIDTH, space=option % WIDTH)

    def question(self, state: State, frame: Frame) -> Question:
        """Tell what is asked."""
        return Question(ASK_PLACE, off_board(state, self.group))


@final
class SwapFighters(Op):
    """Two fighters exchange their spaces."""

    __slots__ = ("other", "who")

    def __init__(self, who: Who, other: Who) -> None:
        """Exchange ``who`` and ``other``."""
        self.who: Final = who
        self.other: Final = other

    def run(self, state: State, frame: Frame) -> None:
        """Exchange them, if both are there and can leave."""
        first = self.who.fighters(state, frame)
        second = self.other.fighters(state, frame)
        if not first or not second or state.fast:
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
    """Two fighters can exchange their spaces."""

    __slots__ = ("other", "who")

    def __init__(self, who: Who, other: Who) -> None:
        """Ask about ``who`` and ``other``."""
        self.who: Final = who
        self.other: Final = other

    def holds(self, state: State, frame: Frame) -> bool:
        """Tell whether both are there, and nobody is held."""
        there = self.who.fighters(state, frame) and self.other.fighters(state, frame)
        return there != 0 and not state.fast


@final
class HoldEveryone(Op):
    """No fighter can leave its space until the end of the turn."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Hold them."""
        state.fast = 1
        note(state, HELD_FAST, frame.seat)
