"""Options of a card: some are picked, then carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.choice import ASK_OPTION, DO_DECLINE, DO_PICK, Choice, Question
from matchless.rules.op import PASS, Amount, Op
from matchless.rules.ops.control import does_nothing
from matchless.rules.state.state import IF_IT_MATTERS, MODE, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State

_DIGIT: Final = 4
"""Bits per option in ``Frame.modes``."""


@final
class PickModes(Op):
    """Pick different options, all before the first is carried out (J-13)."""

    __slots__ = ("amount", "names", "skip")

    def __init__(self, amount: Amount, names: list[str], skip: int) -> None:
        """Pick ``amount`` of the options with these names; ``skip``: where to continue when declining."""
        self.amount: Final = amount
        self.names: Final = names
        self.skip: Final = skip

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if every option would change nothing."""
        program = state.game.programs[frame.program]
        modes = program[program.index(self) + 1]
        assert isinstance(modes, RunModes)
        return not frame.modes and all(
            modes.comes_to_nothing_in(state, frame, mode) for mode in range(len(self.names))
        )

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next one; an enemy refuses to choose, and nothing happens (A15.3)."""
        if frame.seat >= state.game.players:
            return
        left = list(range(len(self.names)))
        picked = frame.modes
        count = 0
        while picked:
            left.remove((picked & 15) - 1)
            picked >>= _DIGIT
            count += 1
        if left and count < self.amount.value(state, frame):
            if self.skip >= 0 and not count:
                left.append(PASS)
            state.ask(frame.seat, MODE, left, self._when(state, frame, left))

    def _when(self, state: State, frame: Frame, left: list[int]) -> int:
        """Return when to ask: all that is left may come to nothing, by itself or by what was picked before.

        Who picks every option only chooses their order.
        """
        if frame.modes or self.skip >= 0 or self.amount.value(state, frame) >= len(self.names):
            return IF_IT_MATTERS
        modes = state.game.programs[frame.program][state.steps[-1]]
        assert isinstance(modes, RunModes)
        for mode in left:
            if mode != PASS and not modes.comes_to_nothing_in(state, frame, mode):
                return UNLESS_FORCED
        return IF_IT_MATTERS

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            state.jump(self.skip)
            return
        place = 0
        while frame.modes >> place:
            place += _DIGIT
        picked = frame.copy()
        picked.modes |= option + 1 << place
        state.rebind(picked)
        state.again()

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DECLINE)
        name = self.names[option]
        return Choice(DO_PICK, card=frame.card, owner=frame.seat, number=option, word=name)

    def question(self, state: State, frame: Frame) -> Question:
        picked = 0
        while frame.modes >> picked * _DIGIT:
            picked += 1
        most = min(self.amount.value(state, frame), len(self.names))
        return Question(ASK_OPTION, number=most, place=picked + 1)


@final
class RunModes(Op):
    """Carry out the options picked, in the order picked."""

    __slots__ = ("end", "targets")

    def __init__(self, targets: list[int], end: int) -> None:
        """Option i begins at ``targets[i]`` and jumps back here; ``end`` is where to continue."""
        self.targets: Final = targets
        self.end: Final = end

    def comes_to_nothing_in(self, state: State, frame: Frame, mode: int) -> bool:
        """Return whether everybody can see that an option would change nothing now."""
        end = self.targets[mode + 1] if mode + 1 < len(self.targets) else self.end
        return does_nothing(state, frame, self.targets[mode], end - 1)  # without the jump back

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if nothing was picked."""
        return frame.modes == 0

    def run(self, state: State, frame: Frame) -> None:
        if frame.modes:
            left = frame.copy()
            left.modes >>= _DIGIT
            state.rebind(left)
            state.jump(self.targets[(frame.modes & 15) - 1])
        else:
            state.jump(self.end)
