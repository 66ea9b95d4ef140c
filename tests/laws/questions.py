"""The laws of questions: who is asked can still act, and the answer matters."""

from __future__ import annotations

from typing import Final

from matchless.rules.flow.play import asking, settles, take
from matchless.rules.flow.programs import (
    ADVENTURE_SETUP_PROGRAM,
    COMBAT_PROGRAM,
    CROSSING_PROGRAM,
    SCHEME_PROGRAM,
    SETUP_PROGRAM,
    WALK_PROGRAM,
)
from matchless.rules.op import PASS, Op
from matchless.rules.state.codec import numbers
from matchless.rules.state.state import ACTION, ALWAYS, EFFECT, State
from matchless.rules.state.view import SPECTATOR, view_of
from tests.support.dice import Dice

_SETUPS: Final = (SETUP_PROGRAM, ADVENTURE_SETUP_PROGRAM)
_WALKS: Final = (WALK_PROGRAM, CROSSING_PROGRAM)
_UNDER_WAY: Final = (COMBAT_PROGRAM, SCHEME_PROGRAM)
_OFFERS: Final = 6
"""How many options of a question are followed."""
_WAYS: Final = 60
"""How many answers are tried before an effect counts as changed by another one."""
_SAMPLES: Final = 100
"""How often hidden cards are dealt anew before a question counts as empty."""


def who_is_asked_can_still_act(state: State, _dice: Dice) -> None:
    """Who has no fighter left is asked about nothing but its own effects of the combat or scheme under way (J-41)."""
    decision = state.decision
    if decision is None or state.holds_out(decision.seat) or state.frames[0].program in _SETUPS:
        return
    assert any(frame.program in _UNDER_WAY for frame in state.frames), _told(state)
    assert decision.kind == EFFECT or decision.seat == state.frames[-1].seat, _told(state)


def no_offer_is_a_dead_end(state: State, dice: Dice) -> None:
    """Nothing is offered after which one can only go back on it.

    What happened counts, even if a later effect undid it: a card discarded, and then taken back into the hand.
    """
    decision = state.decision
    if decision is None or PASS not in decision.options:
        return
    for option in {dice.pick(decision.options) for _ in range(_OFFERS)} - {PASS}:
        after = state.clone()
        take(after, option)
        if after.decision is not None and after.decision.options == [PASS]:
            is_same = outcome(state, [option, PASS]) == outcome(state, [PASS])
            assert not is_same or events(state, [option, PASS]) != events(state, [PASS]), _told(state)


def the_answer_matters(state: State, dice: Dice) -> None:
    """No question is empty, as far as everybody can see: with other hidden cards it could matter at least.

    An action is always asked for: a turn does not play itself. So is a single answer about hidden cards: that everybody
    could know it by counting all the others is not looked for.
    """
    decision = state.decision
    if decision is None or decision.kind == ACTION or matters(state):
        return
    if decision.when == ALWAYS and len(decision.options) == 1:
        return
    view = view_of(state, SPECTATOR)
    for _ in range(_SAMPLES):
        imagined = view.imagine(dice.below(1 << 30))
        asked = imagined.decision
        is_same = asked is not None and asked.seat == decision.seat and asking(imagined) is asking(state)
        if is_same and matters(imagined):
            return
    raise AssertionError(_told(state))


def matters(state: State) -> bool:
    """Whether the answer to the pending question makes a difference, at once or until the next question.

    What differs at once may come to the same in the end: a fighter moved, and then defeated wherever it stands.
    """
    assert state.decision is not None
    options = state.decision.options
    if state.decision.kind == EFFECT:
        return all(is_worth_ordering(state, option) for option in options)
    return any(
        at_once(state, option) != at_once(state, options[0])
        or outcome(state, [option]) != outcome(state, options[:1])
        for option in options[1:]
    )


def at_once(state: State, option: int) -> list[int]:
    """What an answer changes by itself, as ints, whatever follows from it."""
    after = _begun(state, option)
    after.frames = [frame for frame in after.frames if frame.program in _WALKS]  # under way already
    after.steps = [0] * len(after.frames)
    return numbers(after)


def outcome(state: State, answers: list[int]) -> list[int]:
    """What answers lead to, as ints; how many there were does not count."""
    after = state.clone()
    for option in answers:
        take(after, option)
    after.number = 0
    return numbers(after)


def events(state: State, answers: list[int]) -> list[str]:
    """What happens after answers, up to the next question."""
    after = state.clone()
    after.log = []
    for option in answers:
        take(after, option)
    return [repr(event) for event in after.log]


def is_worth_ordering(state: State, effect: int) -> bool:
    """Whether one of several effects that wait for their order does something, at once or after another one."""
    assert state.decision is not None
    if _does_something(_begun(state, effect), len(state.frames), _without_order(state)):
        return True
    others = [other for other in state.decision.options if other != effect]
    return any(_wakes(_begun(state, other), len(state.frames), [_WAYS]) for other in others)


def _begun(state: State, effect: int) -> State:
    """The state in which an effect has begun."""
    after = state.clone()
    _answer(after, effect)
    return after


def _answer(state: State, option: int) -> None:
    """Take an option, and leave what follows from it to be resolved."""
    op = asking(state)
    state.decision = None
    state.steps[-1] = state.steps[-1] + 1
    op.take(state, state.frames[-1], option)


def _does_something(state: State, depth: int, before: list[int]) -> bool:
    """Whether what lies above a depth of the stack asks or changes anything."""
    return not _resolved(state, depth) or _without_order(state) != before


def _wakes(state: State, depth: int, left: list[int]) -> bool:
    """Whether the effect that comes after what lies above a depth of the stack does something then.

    Whether with too many answers to try it would, is left open: it counts as doing so.
    """
    if _resolved(state, depth):
        before = _without_order(state)
        if len(state.frames) == depth:
            state.steps[-1] = state.steps[-1] + 1
            asked_before = asking_at(state, state.steps[-1] - 1)
            asked_before.run(state, state.frames[-1])
        return len(state.frames) >= depth and (is_asked(state) or _does_something(state, depth, before))
    assert state.decision is not None
    for option in state.decision.options:
        left[0] -= 1
        after = state.clone()
        _answer(after, option)
        if left[0] < 0 or _wakes(after, depth, left):
            return True
    return False


def asking_at(state: State, step: int) -> Op:
    """The op at a step of the current program."""
    return state.game.programs[state.frames[-1].program][step]


def _resolved(state: State, depth: int) -> bool:
    """Resolve what lies above a depth of the stack; tell whether nothing was asked."""
    while len(state.frames) > depth:
        program = state.game.programs[state.frames[-1].program]
        step = state.steps[-1]
        if step == len(program):
            state.frames.pop()
            state.steps.pop()
            continue
        state.steps[-1] = step + 1
        program[step].run(state, state.frames[-1])
        if is_asked(state) and not settles(state):
            return False
    return True


def is_asked(state: State) -> bool:
    """Whether there is a question."""
    return state.decision is not None


def _without_order(state: State) -> list[int]:
    """A state as ints, without what only tells which effects are done."""
    bare = state.clone()
    if bare.combat is not None:
        bare.combat.begun = 0
    bare.frames, bare.steps = [], []
    return numbers(bare)


def _told(state: State) -> str:
    """Which question a state stands at, for whoever looks into a failure."""
    frame = state.frames[-1]
    card = state.game.seats[frame.seat].deck[frame.card].name if frame.card >= 0 else "no card"
    return f"{type(asking(state)).__name__} of {card}"


QUESTIONS: Final = (who_is_asked_can_still_act, no_offer_is_a_dead_end, the_answer_matters)
