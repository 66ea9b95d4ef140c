"""Summoning, swapping, holding, and moves whose way matters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.bits import WIDTH, add_ranked, members
from matchless.rules.board import NOWHERE
from matchless.rules.event import HELD_FAST, PLACED, RETURNED, SWAPPED, note
from matchless.rules.frame import NOBODY
from matchless.rules.harm import put
from matchless.rules.op import Condition, Op, Where, Who
from matchless.rules.ops.walk import move_to
from matchless.rules.state import MOVE, SPACE, WAY
from matchless.rules.tokens import damage_on, meet_tokens, tokens_met
from matchless.rules.ways import walk_to

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
        """Ask for the space, and for the fighter where one must be relocated."""
        spaces = self.where.spaces(state, frame) & ~state.occupied()
        if not spaces:
            return
        if off_board(state, self.group) >= 0:
            state.ask(frame.seat, SPACE, members(spaces))
        elif not state.fast:
            options: list[int] = []
            for fighter in members(self.group):
                add_ranked(options, fighter, spaces)
            state.ask(frame.seat, MOVE, options)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Put it there."""
        fighter = off_board(state, self.group)
        summoned = frame.copy()
        summoned.chosen = fighter if fighter >= 0 else option // WIDTH
        state.rebind(summoned)
        bring(state, summoned.chosen, option if fighter >= 0 else option % WIDTH)
        meet_tokens(state, summoned.chosen)

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Say who comes where."""
        spaces = state.game.board.spaces
        fighter = off_board(state, self.group)
        if fighter >= 0:
            return f"summon {state.game.fighters[fighter].name} to {spaces[option]}"
        return f"summon {state.game.fighters[option // WIDTH].name} to {spaces[option % WIDTH]}"


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


@final
class MoveCrossing(Op):
    """Move a fighter through others; ways that cross different fighters are different options."""

    __slots__ = ("steps", "who")

    def __init__(self, who: Who, steps: int) -> None:
        """Move ``who``, one fighter, up to ``steps``."""
        self.who: Final = who
        self.steps: Final = steps

    def _ways(self, state: State, fighter: int) -> list[tuple[int, int, int]]:
        """Return every end of a move, with every set of opposing fighters and all damage that a way to it can meet."""
        start = state.space[fighter]
        if state.fast:
            return [(start, 0, 0)]
        team = state.game.fighters[fighter].team
        there: dict[int, int] = {}
        for other in state.game.fighters:
            if other.team != team and state.space[other.number] != NOWHERE:
                there[state.space[other.number]] = other.number
        stops, hurts = tokens_met(state, fighter)
        first = (start, 0, 0)
        seen = {first}
        edge = [first]
        for _ in range(self.steps):
            grown: list[tuple[int, int, int]] = []
            for space, crossed, entered in edge:
                for near in members(state.layout().neighbours[space] & ~entered):
                    met = crossed | 1 << there[near] if near in there else crossed
                    way = (near, met, entered | 1 << near & hurts)
                    if way not in seen:
                        seen.add(way)
                        if not stops >> near & 1:
                            grown.append(way)
            edge = grown
        free = ~state.occupied() | 1 << start
        ends = {(way[0], way[1], self._hurt(state, way[2])) for way in seen if free >> way[0] & 1}
        return sorted(ends)

    def _hurt(self, state: State, entered: int) -> int:
        """Return the damage that the tokens of some spaces deal."""
        return sum([damage_on(state, space) for space in members(entered)])

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the way."""
        moving = self.who.fighters(state, frame)
        if moving:
            ways = self._ways(state, members(moving)[0])
            state.ask(frame.seat, WAY, list(range(len(ways))))

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Move it, and remember who was crossed."""
        fighter = members(self.who.fighters(state, frame))[0]
        space, crossed, hurt = self._ways(state, fighter)[option]
        new = frame.copy()
        new.moved = crossed
        state.rebind(new)
        if hurt:
            walk_to(state, fighter, space, hurt, self.steps, through=True, exact=False)
        else:
            move_to(state, fighter, space)

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Say where it goes, through whom, and what that costs."""
        return self.notations(state, frame, [option])[0]

    def notations(self, state: State, frame: Frame, options: list[int]) -> list[str]:
        """Say it of several ways, which are worked out once."""
        fighter = members(self.who.fighters(state, frame))[0]
        ways = self._ways(state, fighter)
        return [_way_notation(state, fighter, ways[option]) for option in options]


def _way_notation(state: State, fighter: int, way: tuple[int, int, int]) -> str:
    space, crossed, hurt = way
    names = [state.game.fighters[other].name for other in members(crossed)]
    through = f" through {' and '.join(names)}" if names else ""
    cost = f" for {hurt} damage" if hurt else ""
    if space == state.space[fighter]:
        return f"stay{through}{cost}"
    return f"move {state.game.fighters[fighter].name} to {state.game.board.spaces[space]}{through}{cost}"
