"""Moving and placing fighters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.paths import HURT, ends_by_hurt, note_move, spaces_with, walk_to
from matchless.rules.adventure.tokens import meet_tokens, tokens_near
from matchless.rules.board.bits import WIDTH, add_ranked, lowest, members
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import (
    ASK_MOVE,
    ASK_PLACE,
    DO_DECLINE,
    DO_DONE,
    DO_MOVE,
    DO_PLACE,
    DO_REVIVE,
    DO_STAY,
    Choice,
    Question,
)
from matchless.rules.flow.damage import put
from matchless.rules.op import PASS, Op, Where, Who
from matchless.rules.state.event import PLACED, RETURNED, note
from matchless.rules.state.frame import Frame
from matchless.rules.state.state import MOVE, SPACE, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.state import State


def reachable(state: State, fighter: int, steps: int, through: bool) -> int:
    """Return the spaces where a fighter may end a move of at most ``steps``, its own included (R4.7 to R4.11)."""
    space = state.space[fighter]
    blocked = 0 if through else state.blocking(state.game.fighters[fighter].team)
    own = 1 << space
    if state.nobody_moves:
        return own
    return state.layout().within(space, steps, blocked) & ~state.occupied() | own


def exactly_reachable(state: State, fighter: int, steps: int, through: bool) -> int:
    """Return where a move of exactly ``steps`` may end; if nowhere, where the longest possible one may (J-8)."""
    space = state.space[fighter]
    blocked = 0 if through else state.blocking(state.game.fighters[fighter].team)
    free = ~(state.occupied() & ~(1 << space))
    if state.nobody_moves:
        return 0
    least = steps - 1 if state.game.ruleset.exact_or_nothing else 0
    for length in range(steps, least, -1):
        found = state.layout().after_exactly(space, length, blocked) & free
        if found:
            return found
    return 0


def cannot_leave(state: State, fighter: int, steps: int, through: bool, exact: bool) -> bool:
    """Return whether a move of that many steps can lead a fighter nowhere else, nor hurt it on its way back."""
    own = 1 << state.space[fighter]
    if not exact:
        return reachable(state, fighter, steps, through) == own
    if tokens_near(state, fighter, steps):
        ends = ends_by_hurt(state, fighter, steps, through, exact)
        return not ends or (len(ends) == 1 and not ends[0] & ~own)
    return not exactly_reachable(state, fighter, steps, through) & ~own


def move_to(state: State, fighter: int, space: int, way: tuple[int, ...] = ()) -> None:
    """Move a fighter to a space."""
    if state.space[fighter] != space:
        note_move(state, fighter, space, way)
        put(state, fighter, space)


_MOVES: Final[dict[int, Choice]] = {}
"""Moves are described often, there are not many, and making a choice takes long."""


def move_choice(fighter: int, end: int) -> Choice:
    """Return a move with the damage on its way; ``end`` is a space, plus HURT for each point of damage."""
    key = end * WIDTH + fighter
    found = _MOVES.get(key)
    if found is None:
        found = Choice(DO_MOVE, fighter, space=end % HURT, harm=end // HURT)
        _MOVES[key] = found
    return found


def add_hurting(options: list[int], walkers: list[tuple[int, list[int]]]) -> None:
    """Add where fighters may go on ways that hurt, the least damage first; the rank of each, and its ends by damage."""
    hurt = 1
    left = len(walkers)
    while left:
        left = 0
        for rank, ends in walkers:
            if hurt < len(ends):
                left += 1
                base = hurt * HURT + rank * WIDTH
                for space in members(ends[hurt]):
                    options.append(base + space)
        hurt += 1


class Move(Op):
    """A move of up to a number of spaces, or of exactly that many."""

    __slots__ = ("exact", "steps", "through", "who")

    def __init__(self, who: Who, steps: int, exact: bool, through: bool) -> None:
        self.who: Final = who
        self.steps: Final = steps
        self.exact: Final = exact
        self.through: Final = through


@final
class MoveOne(Move):
    """Move one fighter; staying is a move of 0 unless the distance is exact."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True where nobody is there to be moved, or cannot leave its space."""
        moving = self.who.fighters(state, frame)
        return not moving or cannot_leave(state, lowest(moving), self.steps, self.through, self.exact)

    def run(self, state: State, frame: Frame) -> None:
        """Ask where to, if the fighter is there to be moved."""
        moving = self.who.fighters(state, frame)
        if not moving:
            return
        fighter = members(moving)[0]
        if tokens_near(state, fighter, self.steps):
            ends = spaces_with(state, fighter, self.steps, self.through, self.exact)
            if ends:
                state.ask(frame.seat, SPACE, ends, UNLESS_FORCED)
            return
        if self.exact:
            spaces = exactly_reachable(state, fighter, self.steps, self.through)
        else:
            spaces = reachable(state, fighter, self.steps, self.through)
        if spaces:
            state.ask(frame.seat, SPACE, members(spaces), UNLESS_FORCED)

    def take(self, state: State, frame: Frame, option: int) -> None:
        fighter = members(self.who.fighters(state, frame))[0]
        if option >= HURT:
            walk_to(state, fighter, option % HURT, option // HURT, self.steps, self.through, self.exact)
        else:
            move_to(state, fighter, option)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return self.describe_all(state, frame, [option])[0]

    def describe_all(self, state: State, frame: Frame, options: list[int]) -> list[Choice]:
        fighter = members(self.who.fighters(state, frame))[0]
        return [
            Choice(DO_STAY, fighter, space=option)
            if state.space[fighter] == option
            else move_choice(fighter, option)
            for option in options
        ]

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_MOVE, members(self.who.fighters(state, frame))[0], number=self.steps)


@final
class MoveEach(Move):
    """Move several fighters, in any order, each at most once."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True where nobody can leave its space."""
        moving = self.who.fighters(state, frame)
        return all(
            cannot_leave(state, fighter, self.steps, self.through, self.exact) for fighter in members(moving)
        )

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next move, or continue when none is left."""
        options: list[int] = []
        elsewhere = 0
        free = ~state.occupied()
        walkers: list[tuple[int, list[int]]] = []  # over tokens
        for fighter in members(self.who.fighters(state, frame) & ~frame.moved):
            if tokens_near(state, fighter, self.steps):
                ends = ends_by_hurt(state, fighter, self.steps, self.through, self.exact)
                walkers.append((fighter, ends))
                spaces = ends[0] & ~(1 << state.space[fighter]) if ends else 0
            elif self.exact:
                spaces = exactly_reachable(state, fighter, self.steps, self.through)
            else:
                spaces = reachable(state, fighter, self.steps, self.through) & free
            elsewhere |= spaces & ~(1 << state.space[fighter])  # an exact number of steps may lead back
            add_ranked(options, fighter, spaces)
        hurting: list[int] = []
        add_hurting(hurting, walkers)
        if not elsewhere and not hurting:
            options = options[:1]  # all lead back: the order makes no difference
        if options or hurting:
            if not self.exact:
                options.append(PASS)
            options.extend(hurting)
            state.ask(frame.seat, MOVE, options, UNLESS_FORCED)
        else:
            self._finish(state, frame)

    def _finish(self, state: State, frame: Frame) -> None:
        """Forget who has moved, for the next moves."""
        if frame.moved:
            done = frame.copy()
            done.moved = 0
            state.rebind(done)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            self._finish(state, frame)
            return
        fighter = option % HURT // WIDTH
        moved = frame.copy()
        moved.moved |= 1 << fighter
        state.rebind(moved)
        state.again()
        if option >= HURT:
            hurt = option // HURT
            walk_to(state, fighter, option % WIDTH, hurt, self.steps, self.through, self.exact)
        else:
            move_to(state, fighter, option % WIDTH)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DONE)
        return move_choice(option % HURT // WIDTH, option // HURT * HURT + option % WIDTH)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_MOVE, number=self.steps)


@final
class PlaceOne(Op):
    """Put a fighter directly on an empty space (R4.12)."""

    __slots__ = ("other", "skip", "where", "who")

    def __init__(self, who: Who, where: Where, other: bool, skip: int) -> None:
        """Place ``who`` in ``where``; ``other``: not where it is; ``skip``: the step after it, if optional."""
        self.who: Final = who
        self.where: Final = where
        self.other: Final = other
        self.skip: Final = skip

    def _spaces(self, state: State, frame: Frame) -> int:
        """Return where it may be placed."""
        if state.nobody_moves or not self.who.fighters(state, frame):
            return 0
        allowed = self.where.spaces(state, frame)
        if self.other or not state.game.ruleset.place_on_occupied:
            allowed &= ~state.occupied()
        return allowed

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True where there is no room."""
        return not self._spaces(state, frame)

    def run(self, state: State, frame: Frame) -> None:
        state.offer(frame.seat, SPACE, members(self._spaces(state, frame)), self.skip, UNLESS_FORCED)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            state.jump(self.skip)
            return
        fighter = members(self.who.fighters(state, frame))[0]
        if state.occupied() >> option & 1:  # J-9: placing it fails
            return
        put(state, fighter, option)
        note(state, PLACED, -1, fighter, -1, option)
        meet_tokens(state, fighter)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DECLINE)
        return Choice(DO_PLACE, members(self.who.fighters(state, frame))[0], space=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_PLACE, members(self.who.fighters(state, frame))[0])


@final
class ReturnOne(Op):
    """Put one defeated fighter of a group back on the board, at its starting health (J-33)."""

    __slots__ = ("group", "skip", "where")

    def __init__(self, group: int, where: Where, skip: int) -> None:
        self.group: Final = group
        self.where: Final = where
        self.skip: Final = skip

    def _defeated(self, state: State) -> int:
        for fighter in members(self.group):
            if state.space[fighter] == NOWHERE:
                return fighter
        return -1

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if nobody can come back."""
        if self._defeated(state) < 0 or not state.holds_out(frame.seat):
            return True
        return not self.where.spaces(state, frame) & ~state.occupied()

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the space; a group's defeated fighters are alike. A player who is out stays out (A14.2, R11.5)."""
        options: list[int] = []
        if self._defeated(state) >= 0 and state.holds_out(frame.seat):
            options = members(self.where.spaces(state, frame) & ~state.occupied())
        state.offer(frame.seat, SPACE, options, self.skip, UNLESS_FORCED)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            state.jump(self.skip)
            return
        fighter = self._defeated(state)
        returned = frame.copy()
        returned.chosen = fighter
        state.rebind(returned)
        state.health[fighter] = state.game.fighters[fighter].health
        put(state, fighter, option)
        note(state, RETURNED, -1, fighter, -1, option)
        meet_tokens(state, fighter)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DECLINE)
        return Choice(DO_REVIVE, self._defeated(state), space=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_PLACE, self._defeated(state))
