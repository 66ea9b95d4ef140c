"""Passing on damage: the player decides how much goes to whom before it is dealt (R16.11, J-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.choice import ASK_TRANSFER, DO_DECLINE, DO_TRANSFER, Choice, Question
from matchless.rules.flow.damage import answer_wounds, sharers, wound
from matchless.rules.op import Op
from matchless.rules.state.state import MODE

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State

_DIGIT: Final = 5
"""Bits for the damage passed on to one fighter, in ``Frame.modes``."""


@final
class ShareDamage(Op):
    """Ask, for each fighter that could take some, how much; then deal the damage."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        pairs = sharers(state, frame.moved, frame.spaces == 1)
        at = frame.chosen + 1
        while at < len(pairs):
            most = self._most(state, frame, pairs, at)
            if most > 0:
                state.ask(state.game.fighters[pairs[at][0]].seat, MODE, list(range(most + 1)))
                return
            at += 1
        self._deal(state, frame, pairs)

    def _most(self, state: State, frame: Frame, pairs: list[tuple[int, int]], at: int) -> int:
        """Return how much the next fighter can take: at most its health, its own damage counted first."""
        sharer, taker = pairs[at]
        left = frame.number
        for before in range(at):
            if pairs[before][0] == sharer:
                left -= frame.modes >> before * _DIGIT & 31
        room = state.health[taker] - (frame.number if frame.moved >> taker & 1 else 0)
        return min(left, room)

    def _next(self, state: State, frame: Frame, at: int, share: int) -> Frame:
        new = frame.copy()
        new.chosen = at
        new.modes |= share << at * _DIGIT
        state.rebind(new)
        return new

    def _deal(self, state: State, frame: Frame, pairs: list[tuple[int, int]]) -> None:
        amounts = [0] * len(state.game.fighters)
        for fighter in range(len(amounts)):
            if frame.moved >> fighter & 1:
                amounts[fighter] = frame.number
        for at in range(len(pairs)):
            share = frame.modes >> at * _DIGIT & 31
            amounts[pairs[at][0]] -= share
            amounts[pairs[at][1]] += share
            combat = state.combat
            if combat is not None and frame.spaces == 1 and pairs[at][0] == combat.defender:
                combat.sharing += share
        for fighter in range(len(amounts)):
            wound(state, fighter, amounts[fighter], frame.spaces == 1)
        answer_wounds(state)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Remember the share of the fighter that was asked about."""
        self._next(state, frame, self._at(state, frame), option)
        state.again()

    def _at(self, state: State, frame: Frame) -> int:
        """Return the place of the pair in question."""
        pairs = sharers(state, frame.moved, frame.spaces == 1)
        at = frame.chosen + 1
        while self._most(state, frame, pairs, at) <= 0:
            at += 1
        return at

    def _asked(self, state: State, frame: Frame) -> int:
        """Return who could take some of the damage."""
        return sharers(state, frame.moved, frame.spaces == 1)[self._at(state, frame)][1]

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == 0:
            return Choice(DO_DECLINE)
        return Choice(DO_TRANSFER, target=self._asked(state, frame), number=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_TRANSFER, target=self._asked(state, frame))
