"""The threat track and the villain's objective (A10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from matchless.rules.adventure.adventure import ENEMIES, GOALS
from matchless.rules.adventure.state import adventure_of, quest_of
from matchless.rules.flow.ending import finish
from matchless.rules.flow.programs import GOAL_PROGRAM
from matchless.rules.op import Op
from matchless.rules.state.event import GOAL_REACHED, THREAT_ADVANCED, THREAT_RESET, note
from matchless.rules.state.frame import NO_CARD

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


def threat_level(state: State) -> int:
    """Return the number under the marker (A10.2); at the end of the track, that of the last space."""
    track = adventure_of(state).track
    return track[min(quest_of(state).threat, len(track) - 1)]


def advance_threat(state: State, steps: int) -> None:
    """Move the marker; at the end of the track the objective is reached and surplus steps are lost (A10.3).

    While an objective resolves, the marker stays at the end, and steps are lost (JA-13). Call this last: it may end the
    game or push the objective.
    """
    quest = quest_of(state)
    end = len(adventure_of(state).track)
    if steps <= 0 or quest.threat >= end:
        return
    quest.threat = min(end, quest.threat + steps)
    note(state, THREAT_ADVANCED, -1, -1, -1, steps, quest.threat)
    if quest.threat < end:
        return
    quest.goals += 1
    note(state, GOAL_REACHED, -1, -1, -1, quest.goals)
    if quest.goals >= GOALS:
        finish(state, ENEMIES)  # A1.5, at once (JA-1)
        return
    villain = adventure_of(state).first_enemy
    if state.game.ruleset.threat_counts_in_objective:
        _reset(state)
    state.push(GOAL_PROGRAM, villain, state.game.seats[villain].first, NO_CARD)


def _reset(state: State) -> None:
    quest = quest_of(state)
    quest.threat = adventure_of(state).first_space
    note(state, THREAT_RESET, -1, -1, -1, quest.threat)


@final
class ResolveGoal(Op):
    """Resolve the objective just reached."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        program = adventure_of(state).goals[quest_of(state).goals - 1]
        state.push(program, frame.seat, frame.fighter, NO_CARD)


@final
class ResetThreat(Op):
    """The marker goes back to the first space (A10.3)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        if not state.game.ruleset.threat_counts_in_objective:
            _reset(state)


def goal_program() -> tuple[Op, ...]:
    """Return the objective as a program."""
    return (ResolveGoal(), ResetThreat())
