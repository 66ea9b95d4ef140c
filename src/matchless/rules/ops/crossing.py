"""Moves whose path matters: whom it passes through, and over which tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.tokens import damage_on, tokens_met
from matchless.rules.board.bits import lowest, members
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import ASK_MOVE, DO_MOVE, DO_STAY, Choice, Question
from matchless.rules.flow.damage import damage
from matchless.rules.flow.programs import CROSSING_PROGRAM
from matchless.rules.op import Op, Who
from matchless.rules.ops.movement import move_to
from matchless.rules.state.frame import NO_CARD, Frame
from matchless.rules.state.state import UNLESS_FORCED, WAY

if TYPE_CHECKING:
    from matchless.rules.state.state import State

_SPACE: Final = 6
"""Bits for a space: in a step, and in ``Frame.modes``, which keeps the way of a walk, its first space lowest."""
_LAST: Final = (1 << _SPACE) - 1
"""Where a step leads."""
_DAMAGE: Final = 12
"""Bits for the damage on a way: more than any fighter survives."""


def opponents_by_space(state: State, fighter: int) -> list[int]:
    """Return, for each space, the opponent of a fighter who is there, as a set of one or none."""
    team = state.game.fighters[fighter].team
    there = [0] * state.game.board.size
    for other in state.game.fighters:
        if other.team != team and state.space[other.number] != NOWHERE:
            there[state.space[other.number]] = 1 << other.number
    return there


@final
class MoveCrossing(Op):
    """Move a fighter through others; ways that cross different fighters are different options."""

    __slots__ = ("steps", "who")

    def __init__(self, who: Who, steps: int) -> None:
        self.who: Final = who
        self.steps: Final = steps

    def _steps(self, state: State, fighter: int) -> dict[int, int]:
        """Return every step of every way, each with the one before, the shortest ways first.

        A step is one number: the space in its lowest bits, above it the fighters crossed so far as a set, and above
        them the hurting spaces entered so far, each at most once.
        """
        first = state.space[fighter]
        before = {first: first}
        if state.nobody_moves:
            return before
        there = opponents_by_space(state, fighter)
        stops, hurts = tokens_met(state, fighter)
        exits = state.layout().exits
        entering = _SPACE + len(state.game.fighters)
        edge = [first]
        for _step in range(self.steps):
            grown: list[int] = []
            for step in edge:
                space = step & _LAST
                for near in members(exits[space] & ~(step >> entering)):
                    following = step ^ space | near | there[near] << _SPACE | (1 << near & hurts) << entering
                    if following not in before:
                        before[following] = step
                        if not stops >> near & 1:
                            grown.append(following)
            edge = grown
        return before

    def _reach(self, state: State, fighter: int) -> tuple[list[int], list[int]]:
        """Return what ways can meet, and for each of that the spaces where they lead.

        What they meet are the fighters crossed as a set, and above them the hurting spaces entered, as in ``_steps``;
        whole sets of spaces are found at once, where ``_steps`` follows every way.
        """
        mets = [0]
        found = [1 << state.space[fighter]]
        if state.nobody_moves:
            return mets, found
        there = opponents_by_space(state, fighter)
        stops, hurts = tokens_met(state, fighter)
        special = hurts | state.blocking(state.game.fighters[fighter].team)
        fighters = len(state.game.fighters)
        layout = state.layout()
        places = {0: 0}  # of what ways meet, in both lists
        edges = found[:]
        for _step in range(self.steps):
            grown = [0] * len(mets)
            for at in range(len(edges)):
                met = mets[at]
                near = layout.onward(edges[at]) & ~(met >> fighters)
                calm = near & ~special & ~found[at]
                found[at] = found[at] | calm
                grown[at] = grown[at] | calm & ~stops
                for space in members(near & special):
                    more = met | there[space] | (1 << space & hurts) << fighters
                    place = places.get(more, -1)
                    if place < 0:
                        place = len(mets)
                        places[more] = place
                        mets.append(more)
                        found.append(0)
                        grown.append(0)
                    if not found[place] >> space & 1:
                        found[place] = found[place] | 1 << space
                        grown[place] = grown[place] | 1 << space & ~stops
            edges = grown
        return mets, found

    def _ways(self, state: State, fighter: int) -> list[int]:
        """Return every end of a move, with every set of opposing fighters and damage that a way to it can meet."""
        free = ~state.occupied() | 1 << state.space[fighter]
        ends: dict[int, int] = {}  # sets of spaces, by what the ways to them meet
        mets, reached = self._reach(state, fighter)
        for at in range(len(mets)):
            price = _price(state, mets[at])
            ends[price] = ends.get(price, 0) | reached[at] & free
        high = len(state.game.fighters) + _DAMAGE
        ways: list[int] = []
        for price, those in ends.items():
            for space in members(those):
                ways.append(space << high | price)
        ways.sort()
        return ways

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if nobody is there to be moved, or nobody can move."""
        return state.nobody_moves == 1 or not self.who.fighters(state, frame)

    def run(self, state: State, frame: Frame) -> None:
        moving = self.who.fighters(state, frame)
        if moving:
            ways = self._ways(state, lowest(moving))
            state.ask(frame.seat, WAY, list(range(len(ways))), UNLESS_FORCED)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Move it, and remember who was crossed; a way that hurts is walked space by space."""
        fighter = lowest(self.who.fighters(state, frame))
        way = self._ways(state, fighter)[option]
        space, crossed, hurt = _read(state, way)
        if hurt:
            self._walk(state, fighter, way)
            return
        new = frame.copy()
        new.moved = crossed
        state.rebind(new)
        spaces = () if state.log is None else tuple(self._spaces(state, fighter, way))
        move_to(state, fighter, space, spaces)

    def _spaces(self, state: State, fighter: int, way: int) -> list[int]:
        """Return the spaces of the shortest such way."""
        before = self._steps(state, fighter)
        at = state.space[fighter]
        high = len(state.game.fighters) + _DAMAGE
        for step in before:
            if (step & _LAST) << high | _price(state, step >> _SPACE) == way:
                at = step
                break
        found: list[int] = []
        while before[at] != at:
            found.append(at & _LAST)
            at = before[at]
        found.reverse()
        return found

    def _walk(self, state: State, fighter: int, way: int) -> None:
        """Have a fighter walk a way."""
        walk = Frame(CROSSING_PROGRAM, state.game.fighters[fighter].seat, fighter, NO_CARD)
        for space in reversed(self._spaces(state, fighter, way)):
            walk.modes = walk.modes << _SPACE | space
            walk.number += 1
        state.begin(walk)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        """Describe where it goes, through whom, and at what cost."""
        return self.describe_all(state, frame, [option])[0]

    def describe_all(self, state: State, frame: Frame, options: list[int]) -> list[Choice]:
        fighter = lowest(self.who.fighters(state, frame))
        ways = self._ways(state, fighter)
        found: list[Choice] = []
        for option in options:
            space, crossed, hurt = _read(state, ways[option])
            verb = DO_STAY if space == state.space[fighter] else DO_MOVE
            found.append(Choice(verb, fighter, space=space, through=crossed, harm=hurt))
        return found

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_MOVE, lowest(self.who.fighters(state, frame)), number=self.steps)


def _price(state: State, met: int) -> int:
    """Return whom a way crosses and, in the lowest bits, its damage; an option is that, with its end above it."""
    fighters = len(state.game.fighters)
    hurt = 0
    for entered in members(met >> fighters):
        hurt += damage_on(state, entered)
    return (met & (1 << fighters) - 1) << _DAMAGE | hurt


def _read(state: State, way: int) -> tuple[int, int, int]:
    """Return where a way leads, through whom, and for how much damage."""
    fighters = len(state.game.fighters)
    crossed = way >> _DAMAGE & (1 << fighters) - 1
    return way >> _DAMAGE + fighters, crossed, way & (1 << _DAMAGE) - 1


@final
class WalkCrossing(Op):
    """Walk on to the next hurting space of a way, or to its end; a defeated fighter goes no further (JA-11).

    ``Frame.count`` is how far it has got, ``Frame.moved`` who was crossed: the effect learns that at the end.
    """

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        fighter = frame.fighter
        crossed = frame.moved
        if state.space[fighter] != NOWHERE:
            there = opponents_by_space(state, fighter)
            hurts = tokens_met(state, fighter)[1]
            for at in range(frame.count, frame.number):
                space = frame.modes >> at * _SPACE & _LAST
                crossed |= there[space]
                if hurts >> space & 1:
                    on = frame.copy()
                    on.count = at + 1
                    on.moved = crossed
                    state.rebind(on)
                    state.again()
                    move_to(state, fighter, space)
                    damage(state, 1 << fighter, damage_on(state, space), in_combat=False)
                    return
            if frame.number:
                move_to(state, fighter, frame.modes >> (frame.number - 1) * _SPACE & _LAST)
        effect = state.frames[-2].copy()
        effect.moved = crossed
        state.frames[-2] = effect


def crossing_program() -> tuple[Op, ...]:
    """Return a walk through others as a program."""
    return (WalkCrossing(),)
