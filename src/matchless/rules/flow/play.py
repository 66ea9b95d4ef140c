"""Playing: from one decision to the next."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from matchless.rules.adventure.enemy_turn import enemy_turn_program
from matchless.rules.adventure.ops.objectives import activate_program
from matchless.rules.adventure.paths import walk_program
from matchless.rules.adventure.round import EndPlayerTurn, round_program
from matchless.rules.adventure.setup import adventure_setup_program, lay_adventure
from matchless.rules.adventure.threat import goal_program
from matchless.rules.flow.combat import combat_program
from matchless.rules.flow.maneuver import maneuver_program
from matchless.rules.flow.programs import (
    ACTIVATE_PROGRAM,
    ADVENTURE_SETUP_PROGRAM,
    COMBAT_PROGRAM,
    CROSSING_PROGRAM,
    ENEMY_TURN_PROGRAM,
    FIRST_CARD_PROGRAM,
    GOAL_PROGRAM,
    HARM_PROGRAM,
    MANEUVER_PROGRAM,
    PLAYER_TURN_PROGRAM,
    ROUND_PROGRAM,
    SCHEME_PROGRAM,
    SETUP_PROGRAM,
    TURN_PROGRAM,
    WALK_PROGRAM,
)
from matchless.rules.flow.setup import lay_table, setup_program
from matchless.rules.flow.turn import NextTurn, scheme_program, turn_program
from matchless.rules.op import PASS
from matchless.rules.ops.crossing import crossing_program
from matchless.rules.ops.sharing import ShareDamage
from matchless.rules.ruleset import RuleSet
from matchless.rules.state.state import ALWAYS, IF_IT_MATTERS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.game import Game
    from matchless.rules.op import Op
    from matchless.rules.state.state import State


class IllegalOption(Exception):  # noqa: N818 - a refusal told to a player, not a failure
    """An answer that the rules do not allow. Nothing has changed."""


REVISION: Final = 3
"""Goes up when a change of the rules makes the same answers lead to another game; part of a game's version."""


def rule_programs(options: RuleSet) -> list[tuple[Op, ...]]:
    """Return the rules' own programs by number; games by the same rules share them."""
    return [(), *_written_rules(tuple(options.changes().items()))]


@cache
def _written_rules(changes: tuple[tuple[str, str], ...]) -> tuple[tuple[Op, ...], ...]:
    options = RuleSet(changes=dict(changes))
    programs = {
        TURN_PROGRAM: turn_program(NextTurn()),
        MANEUVER_PROGRAM: maneuver_program(options.boost_any_time),
        SCHEME_PROGRAM: scheme_program(),
        COMBAT_PROGRAM: combat_program(options),
        SETUP_PROGRAM: setup_program(),
        HARM_PROGRAM: (ShareDamage(),),
        PLAYER_TURN_PROGRAM: turn_program(EndPlayerTurn()),
        ROUND_PROGRAM: round_program(),
        ENEMY_TURN_PROGRAM: enemy_turn_program(),
        GOAL_PROGRAM: goal_program(),
        ACTIVATE_PROGRAM: activate_program(),
        WALK_PROGRAM: walk_program(),
        ADVENTURE_SETUP_PROGRAM: adventure_setup_program(),
        CROSSING_PROGRAM: crossing_program(),
    }
    return tuple([programs[number] for number in range(1, FIRST_CARD_PROGRAM)])


def new_game(game: Game, seed: int, key: bytes = b"") -> State:
    """Set up a game and go to its first decision; chance follows from the secret key or else the seed."""
    state = lay_table(game, seed, key) if game.adventure is None else lay_adventure(game, seed, key)
    advance(state)
    return state


def advance(state: State) -> None:
    """Resolve everything that needs no answer."""
    _resolve(state, 1)


def ask_again(state: State) -> None:
    """Put the pending question again, to a state in which hidden cards have changed.

    It was asked, so it is asked again, even if with other hidden cards nobody would have been.
    """
    state.decision = None
    if state.frames:
        _repeat(state)


def _repeat(state: State) -> None:
    """Run the op that asked once more."""
    frame = state.frames[-1]
    step = state.steps[-1]
    state.steps[-1] = step + 1
    state.game.programs[frame.program][step].run(state, frame)
    if state.decision is None:
        advance(state)


def _resolve(state: State, depth: i64) -> None:
    """Resolve the stack from a depth up, until a question comes."""
    programs = state.game.programs
    frames = state.frames
    steps = state.steps
    while True:
        top: i64 = len(steps) - 1
        if top + 1 < depth:
            return
        frame = frames[top]
        step: i64 = steps[top]
        program = programs[frame.program]
        if step == len(program):
            frames.pop()
            steps.pop()
            continue
        steps[top] = step + 1
        program[step].run(state, frame)
        if state.decision is not None and not settles(state):
            return


def settles(state: State) -> bool:
    """Answer the pending question if nobody needs to be asked; return whether that is so.

    An enemy decides nothing: it declines (A15.3), and if nobody is left to choose for it, the first option is taken.
    """
    decision = state.decision
    if decision is None:
        return False
    options = decision.options
    is_enemy = decision.seat >= state.game.players
    if not is_enemy:
        if decision.when == ALWAYS or (decision.when != IF_IT_MATTERS and len(options) > 1):
            return False
        if len(options) > 1 and not come_to_the_same(state):
            return False
        if state.settled is not None:
            op = asking(state)
            asked = op.question(state, state.frames[-1]).ask
            state.settled.append((decision.seat, asked, op.describe_all(state, state.frames[-1], options)))
    option = PASS if is_enemy and PASS in options else options[0]
    state.decision = None
    state.steps[-1] = state.steps[-1] + 1
    frame = state.frames[-1]
    state.game.programs[frame.program][state.steps[-1] - 1].take(state, frame, option)
    return True


def come_to_the_same(state: State) -> bool:
    """Return whether all answers to the pending question lead to the same state."""
    decision = state.decision
    assert decision is not None
    options = decision.options
    # What follows an enemy's turn depends on hidden cards, and nobody may learn of them by not being asked.
    turn = 1 if state.quest is None else 2
    afters: list[State] = []
    return _are_alike(state, options, len(state.frames), afters) or _are_alike(state, options, turn, afters)


def _are_alike(state: State, options: list[int], depth: int, afters: list[State]) -> bool:
    """Return whether all answers lead to one state once the stack from a depth up is resolved.

    Most effects that amount to the same already do when they end, long before the next question. ``afters`` holds the
    states after the first options, as far as they have been resolved before.
    """
    for at in range(len(options)):
        if at == len(afters):
            after = state.clone()
            afters.append(after)
            _begin_answer(after, options[at])
        else:
            after = afters[at]
        if after.decision is None:
            _resolve(after, depth)
        if at and not afters[0].equals(after):
            return False
    return True


def asking(state: State) -> Op:
    """Return the op whose question is pending."""
    return state.game.programs[state.frames[-1].program][state.steps[-1]]


def answer(state: State, option: int) -> None:
    """Take an option that is known to be legal."""
    _begin_answer(state, option)
    advance(state)


def _begin_answer(state: State, option: int) -> None:
    """Take an option; what follows from it is on the stack."""
    steps = state.steps
    frame = state.frames[-1]
    step = steps[-1]
    steps[-1] = step + 1
    state.decision = None
    state.number += 1
    state.game.programs[frame.program][step].take(state, frame, option)


def take(state: State, option: int) -> None:
    """Answer the pending decision and resolve up to the next one; an illegal option changes nothing."""
    decision = state.decision
    if decision is None:
        raise IllegalOption("the game is over")
    if not _is_among(decision.options, option):
        raise IllegalOption(f"{option} is not an option of decision {decision.number}")
    answer(state, option)


def _is_among(options: list[int], option: int) -> bool:
    for one in options:  # noqa: SIM110 - compiled, this compares numbers, and `in` compares objects: five times slower
        if one == option:
            return True
    return False
