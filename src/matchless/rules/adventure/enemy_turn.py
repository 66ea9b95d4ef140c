"""An enemy's turn: it finds its target, moves up to it, and attacks once (A8, A9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.adventure import PLAYERS
from matchless.rules.adventure.threat import advance_threat
from matchless.rules.board.bits import lowest, members
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import ASK_APPROACH, ASK_TARGET, DO_MOVE, DO_TARGET, Choice, Question
from matchless.rules.flow.combat import begin_combat
from matchless.rules.flow.turn import end_turn
from matchless.rules.game import NOTHING
from matchless.rules.op import Op
from matchless.rules.ops.movement import move_to
from matchless.rules.state.event import ENEMY_TARGETS, NO_TARGET, note
from matchless.rules.state.frame import NO_CARD, Frame
from matchless.rules.state.piles import take_top
from matchless.rules.state.state import FIGHTER, SPACE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.state.state import State


def reach_of(state: State, enemy: int, move: int) -> tuple[list[int], int]:
    """Return the nearest targets of an enemy, and the spaces from which they can be attacked (A8.2 to A8.5).

    No steps if someone is adjacent; otherwise as few as possible, through enemies but not through others (A3.5), to an
    empty space adjacent to a target (A8.4, JA-2). Small fighters may not be targets (A8.6), but still block the way.
    """
    start = state.space[enemy]
    layout = state.layout()
    blocked: i64 = state.occupied_by_team[PLAYERS]
    sought: i64 = blocked
    if state.game.overlooked:
        sought &= ~_small_ones(state)
    near = layout.neighbours[start] & sought
    if near:
        return _standing_on(state, near), 1 << start
    free: i64 = ~state.occupied()
    seen: i64 = 1 << start
    edge = seen
    for _step in range(move):
        edge = layout.onward(edge) & ~(seen | blocked)
        if not edge:
            break
        seen |= edge
        ends = edge & free
        near = layout.around(ends) & sought
        if near:
            return _standing_on(state, near), ends
    return [], 0


def _small_ones(state: State) -> int:
    """Return the spaces of the fighters that are small now."""
    found = 0
    for fighter in state.game.overlooked:
        space = state.space[fighter.number]
        condition = fighter.small_while
        frame = Frame(NOTHING, fighter.seat, fighter.number, NO_CARD)
        if space != NOWHERE and condition is not None and condition.holds(state, frame):
            found |= 1 << space
    return found


def beside(state: State, fighter: int, spaces: int) -> int:
    """Return those of some spaces that are adjacent to a fighter."""
    return spaces & state.layout().neighbours[state.space[fighter]]


def _standing_on(state: State, spaces: i64) -> list[int]:
    """Return the heroes and sidekicks on some spaces, all of them occupied."""
    found: list[int] = []
    where = state.space
    left = spaces
    fighter = 0
    while left:
        space = where[fighter]
        if space != NOWHERE and left >> space & 1:
            found.append(fighter)
            left ^= 1 << space
        fighter += 1
    return found


_END: Final = 2
"""The step of the program that ends an enemy's turn."""


def attack(state: State, frame: Frame, target: int) -> None:
    """Attack with the top card of the deck (A9.1), then end the turn; an enemy without cards (JA-7) cannot."""
    state.jump(_END)
    card = take_top(state, frame.seat)
    if card != NO_CARD:
        begin_combat(state, frame.fighter, target, card)


@final
class FindTarget(Op):
    """Find whom the enemy attacks; the players choose among equals (A8.2, A8.3). ``Frame.number`` is its move value."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Find the target, or advance the threat if there is none (A8.5)."""
        targets, ends = reach_of(state, frame.fighter, frame.number)
        if len(targets) > 1:
            state.ask(self._decider(state, frame, targets), FIGHTER, targets)
        elif targets:
            self._aim(state, frame, targets[0], ends)
        else:
            note(state, NO_TARGET, -1, frame.fighter)
            state.jump(_END)
            advance_threat(state, 1)

    def _decider(self, state: State, frame: Frame, targets: list[int]) -> int:
        """Return the player whose fighters they all are; otherwise the enemy, for whom the players decide (JA-4)."""
        seat = state.game.fighters[targets[0]].seat
        for fighter in targets:
            if state.game.fighters[fighter].seat != seat:
                return frame.seat
        return frame.seat if state.game.ruleset.lowest_marker_decides else seat

    def take(self, state: State, frame: Frame, option: int) -> None:
        self._aim(state, frame, option, reach_of(state, frame.fighter, frame.number)[1])

    def _aim(self, state: State, frame: Frame, target: int, ends: int) -> None:
        """Move up to the target and attack it, or remember which of the spaces found it can be attacked from."""
        note(state, ENEMY_TARGETS, -1, frame.fighter, -1, 0, target)
        ends = beside(state, target, ends)
        if not ends & (ends - 1):
            move_to(state, frame.fighter, lowest(ends))
            attack(state, frame, target)
            return
        found = frame.copy()
        found.chosen = target
        found.spaces = ends
        state.rebind(found)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_TARGET, frame.fighter, option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_TARGET, frame.fighter)


@final
class WalkUp(Op):
    """The players choose among several shortest ways to the target (A8.3)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        player = state.game.fighters[frame.chosen].seat
        asked = frame.seat if state.game.ruleset.lowest_marker_decides else player
        state.ask(asked, SPACE, members(frame.spaces))

    def take(self, state: State, frame: Frame, option: int) -> None:
        move_to(state, frame.fighter, option)
        attack(state, frame, frame.chosen)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_MOVE, frame.fighter, space=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_APPROACH, frame.fighter, frame.chosen)


@final
class EndEnemyTurn(Op):
    """The turn of the enemy is over."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        end_turn(state)


def enemy_turn_program() -> tuple[Op, ...]:
    """Return the turn of an enemy as a program."""
    return (FindTarget(), WalkUp(), EndEnemyTurn())
