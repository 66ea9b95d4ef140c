"""Which of several simultaneous effects are worth putting in order: not those that can do nothing anyway (R7.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.op import PASS
from matchless.rules.ops.control import ChangeFormValue, ChooseFormValue, Jump, Unless, does_nothing

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State

_MOST: Final = 60
"""How many outcomes of an effect are tried before it counts as changing the other one."""


def worth_ordering(state: State, effects: list[Frame]) -> int:
    """Return the effects that do something, now or after another one, as a set of their places."""
    found = 0
    for at in range(len(effects)):
        if _can_do_something(state, effects, at):
            found |= 1 << at
    return found


def _can_do_something(state: State, effects: list[Frame], at: int) -> bool:
    effect = effects[at]
    if not does_nothing(state, effect, 0, _end(state, effect)):
        return True
    if _is_out_of_question(state, effects, effect):
        return False
    for other in range(len(effects)):
        if other != at:
            after = state.clone()
            after.begin(effects[other])
            if _wakes(after, len(state.frames), effect, [_MOST]):
                return True
    return False


def _end(state: State, effect: Frame) -> int:
    return len(state.game.programs[effect.program])


def _is_out_of_question(state: State, effects: list[Frame], effect: Frame) -> bool:
    """Return whether an effect does nothing because of conditions that cannot change until it is resolved."""
    for other in effects:
        for op in state.game.programs[other.program]:
            if isinstance(op, ChangeFormValue | ChooseFormValue):
                return False
    program = state.game.programs[effect.program]
    step = 0
    while step < len(program):
        op = program[step]
        step += 1
        if isinstance(op, Jump):
            step = max(step, op.target)  # as in does_nothing
        elif isinstance(op, Unless):
            if not op.condition.is_settled():
                return False
            if not op.condition.holds(state, effect):
                step = op.target
        elif not op.is_settled(state):
            return False
    return True


def _wakes(state: State, depth: int, waiting: Frame, left: list[int]) -> bool:
    """Return whether a waiting effect can do something once what is above a depth of the stack is resolved.

    All answers are tried, unless there are too many (``left``).
    """
    while len(state.frames) > depth:
        frame = state.frames[-1]
        program = state.game.programs[frame.program]
        step = state.steps[-1]
        if step == len(program):
            state.frames.pop()
            state.steps.pop()
            continue
        state.steps[-1] = step + 1
        program[step].run(state, frame)
        if state.decision is not None:
            return _wakes_by_answer(state, depth, waiting, left)
    return len(state.frames) == depth and not does_nothing(state, waiting, 0, _end(state, waiting))


def _wakes_by_answer(state: State, depth: int, waiting: Frame, left: list[int]) -> bool:
    decision = state.decision
    assert decision is not None
    options = decision.options
    if decision.seat >= state.game.players:  # an enemy declines
        options = [PASS] if PASS in options else options[:1]
    for option in options:
        left[0] = left[0] - 1
        if left[0] < 0:
            return True
        after = state.clone()
        after.decision = None
        frame = after.frames[-1]
        step = after.steps[-1]
        after.steps[-1] = step + 1
        after.game.programs[frame.program][step].take(after, frame, option)
        if _wakes(after, depth, waiting, left):
            return True
    return False
