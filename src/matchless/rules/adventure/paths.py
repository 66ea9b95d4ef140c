"""Paths over tokens: a web ends a move and acid hurts, so the path matters (A11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.tokens import damage_on, tokens_met
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.damage import damage, put
from matchless.rules.flow.programs import WALK_PROGRAM
from matchless.rules.op import Op
from matchless.rules.state.event import MOVED, note
from matchless.rules.state.frame import NO_CARD, Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.board.layout import Layout
    from matchless.rules.state.state import State

HURT: Final = 1 << 14
"""Added to the option of a move for each point of damage on its way."""

NO_WAY: Final = -1
_THROUGH: Final = 1
_EXACT: Final = 2


@final
class Ground:
    """What is between a fighter and where it goes: made for one move, then thrown away."""

    __slots__ = ("blocked", "hurts", "layout", "state", "stops")

    def __init__(self, state: State, blocked: int, stops: int, hurts: int) -> None:
        """Look at the board for one fighter: spaces that are ``blocked``, end its move, or hurt it."""
        self.state: Final = state
        self.layout: Final = state.layout()
        self.blocked: Final = blocked
        self.stops: Final = stops
        self.hurts: Final = hurts

    def spread(self, found: list[int], start: int, steps: int, hurt: int, hurts: int) -> None:
        """Add all spaces that can be reached from ``start`` to ``found``, by the damage on the way.

        ``hurt`` is the damage so far; ``hurts`` are the hurting spaces not entered yet, each at most once.
        """
        calm: i64 = ~(self.blocked | self.hurts)
        stops: i64 = self.stops
        seen: i64 = 1 << start
        edge = seen
        met: i64 = self.blocked
        acid: i64 = hurts
        for left in range(steps - 1, -1, -1):
            near = self.layout.onward(edge)
            entered = near & acid & ~met  # the sooner the better: later there are fewer steps left
            if entered:
                met |= entered
                for space in members(entered):
                    more = hurt + damage_on(self.state, space)
                    if left and not self.stops >> space & 1:
                        self.spread(found, space, left, more, hurts & ~(1 << space))
                    else:
                        _add(found, more, 1 << space)
            edge = near & calm & ~seen
            seen |= edge
            edge &= ~stops
            if not edge:
                break
        _add(found, hurt, seen)

    def length(self, start: int, goal: int, hurt: int, steps: int, hurts: int) -> int:
        """Return the length of the shortest way to ``goal`` with exactly ``hurt`` damage, or NO_WAY."""
        return self.first_hop(start, goal, hurt, steps, hurts)[0]

    def first_hop(self, start: int, goal: int, hurt: int, steps: int, hurts: int) -> tuple[int, int, int]:
        """Return the length of that way, the first hurting space on it, and how far away it is; or NO_WAY first."""
        if hurt == 0 and start == goal:
            return 0, NOWHERE, 0
        calm: i64 = ~(self.blocked | self.hurts)
        stops: i64 = self.stops
        seen: i64 = 1 << start
        edge = seen
        met: i64 = self.blocked
        acid: i64 = hurts
        best, hop, far = NO_WAY, NOWHERE, 0
        for taken in range(1, steps + 1):
            near = self.layout.onward(edge)
            if hurt == 0:
                if (near & calm) >> goal & 1:
                    return taken, NOWHERE, 0
            else:
                entered = near & acid & ~met
                met |= entered
                for space in members(entered):
                    less = hurt - damage_on(self.state, space)
                    if less < 0 or (space != goal and self.stops >> space & 1):
                        continue
                    rest = self.length(space, goal, less, steps - taken, hurts & ~(1 << space))
                    if rest != NO_WAY and (best == NO_WAY or taken + rest < best):
                        best, hop, far = taken + rest, space, taken
            edge = near & calm & ~(seen | stops)
            if not edge:
                break
            seen |= edge
        return best, hop, far


def ground_for(state: State, fighter: int, through: bool) -> Ground:
    """Return the ground for a fighter who may or may not move ``through`` opponents."""
    stops, hurts = tokens_met(state, fighter)
    blocked = 0 if through else state.blocking(state.game.fighters[fighter].team)
    return Ground(state, blocked, stops, hurts)


def tokens_matter(layout: Layout, start: int, steps: int, stops: int, hurts: int) -> bool:
    """Return whether tokens affect where a move may end: webs before its last step, or any acid."""
    if not stops and not hurts:
        return False
    if hurts & layout.ball(start, steps):
        return True
    return bool(stops & ~(1 << start) & layout.ball(start, steps - 1))


def _add(found: list[int], hurt: int, spaces: int) -> None:
    """Add spaces to those found for a damage."""
    while len(found) <= hurt:
        found.append(0)
    found[hurt] = found[hurt] | spaces


def ends_by_hurt(state: State, fighter: int, steps: int, through: bool, exact: bool) -> list[int]:
    """Return the ends of a move over tokens: sets of spaces, by the damage on the way."""
    start = state.space[fighter]
    found: list[int] = []
    if exact:
        for way in longest_ways(state, fighter, steps, through):
            _add(found, way.hurt, 1 << way.space)
    elif state.nobody_moves:
        found.append(1 << start)
    else:
        free = ~state.occupied() | 1 << start
        return ends_on(ground_for(state, fighter, through), start, steps, free)
    return found


def ends_on(ground: Ground, start: int, steps: int, free: int) -> list[int]:
    """Return the ends of a move of up to that many steps: sets of ``free`` spaces, by the damage on the way."""
    found: list[int] = []
    ground.spread(found, start, steps, 0, ground.hurts)
    for hurt in range(len(found)):
        found[hurt] = found[hurt] & free
    return found


def spaces_with(state: State, fighter: int, steps: int, through: bool, exact: bool) -> list[int]:
    """Return the same as ascending options: the space, plus HURT for each point of damage on the way."""
    found = ends_by_hurt(state, fighter, steps, through, exact)
    options: list[int] = []
    for hurt in range(len(found)):
        for space in members(found[hurt]):
            options.append(space + hurt * HURT)
    return options


@final
class Way:
    """A way so far: where it ends, the hurting spaces it has entered, and how far it is to the first of them."""

    __slots__ = ("entered", "hop", "hurt", "space", "steps")

    def __init__(self, space: int, entered: int, hurt: int, hop: int, steps: int) -> None:
        """Describe a way to ``space``; ``hop`` is the first hurting space, after ``steps``, or NOWHERE."""
        self.space: Final = space
        self.entered: Final = entered
        self.hurt: Final = hurt
        self.hop: Final = hop
        self.steps: Final = steps


def longest_ways(state: State, fighter: int, steps: int, through: bool, entered: int = 0) -> list[Way]:
    """Return the ways of an exact move; if there is none, those of the longest possible one (J-8)."""
    least = steps - 1 if state.game.ruleset.exact_or_nothing else 0
    for length in range(steps, least, -1):
        found = exact_ways(state, fighter, length, through, entered)
        if found:
            return found
    return []


def exact_ways(state: State, fighter: int, steps: int, through: bool, entered: int = 0) -> list[Way]:
    """Return a way of exactly this length, or shorter to a web, for every possible end and damage.

    A way enters no hurting space twice, nor one that was ``entered`` before.
    """
    if state.nobody_moves:
        return []
    start = state.space[fighter]
    ground = ground_for(state, fighter, through)
    found: dict[tuple[int, int], Way] = {}
    edge = [Way(start, entered, 0, NOWHERE, 0)]
    for length in range(1, steps + 1):
        grown: list[Way] = []
        layer: set[tuple[int, int]] = set()
        for way in edge:
            for near in members(ground.layout.exits[way.space] & ~(ground.blocked | way.entered)):
                new = _longer(state, way, near, length, ground.hurts)
                if (near, new.entered) in layer:
                    continue
                layer.add((near, new.entered))
                ends_here = ground.stops >> near & 1
                if not ends_here:
                    grown.append(new)
                if (ends_here or length == steps) and (near, new.hurt) not in found:
                    found[near, new.hurt] = new
        edge = grown
    free = ~state.occupied() | 1 << start
    return [way for way in found.values() if free >> way.space & 1]


def _longer(state: State, way: Way, space: int, length: int, hurts: int) -> Way:
    """Return a way extended by one step."""
    if not hurts >> space & 1:
        return Way(space, way.entered, way.hurt, way.hop, way.steps)
    hurt = way.hurt + damage_on(state, space)
    if way.hop == NOWHERE:
        return Way(space, way.entered | 1 << space, hurt, space, length)
    return Way(space, way.entered | 1 << space, hurt, way.hop, way.steps)


def walk_to(
    state: State, fighter: int, space: int, hurt: int, steps: int, through: bool, exact: bool
) -> None:
    """Have a fighter walk a way that hurts, resolved step by step. Call this last."""
    frame = Frame(WALK_PROGRAM, state.game.fighters[fighter].seat, fighter, NO_CARD)
    frame.chosen = fighter
    frame.space = space
    frame.number = hurt
    frame.count = steps
    frame.moved = (_THROUGH if through else 0) | (_EXACT if exact else 0)
    state.begin(frame)


def note_move(state: State, fighter: int, space: int, way: tuple[int, ...] = ()) -> None:
    """Note a move that is about to be made, with its way: a shortest one, unless it is known."""
    if state.log is None:
        return
    if not way:
        layout, start = state.layout(), state.space[fighter]
        blocked = state.blocking(state.game.fighters[fighter].team)
        way = layout.way(start, space, blocked) or layout.way(start, space, 0)
    note(state, MOVED, -1, fighter, -1, space, detail=(way,))


@final
class WalkOn(Op):
    """Walk to the next hurting space of the way, be hurt, and continue; a defeated fighter goes no further (JA-11)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        fighter = frame.chosen
        if state.space[fighter] == NOWHERE:
            return
        if frame.number <= 0:
            self._go(state, fighter, frame.space)
            return
        through = bool(frame.moved & _THROUGH)
        if frame.moved & _EXACT:
            for way in longest_ways(state, fighter, frame.count, through, frame.spaces):
                if way.space == frame.space and way.hurt == frame.number:
                    self._enter(state, frame, way.hop, way.steps)
                    return
            return
        ground = ground_for(state, fighter, through)
        start = state.space[fighter]
        left = ground.hurts & ~frame.spaces
        length, hop, far = ground.first_hop(start, frame.space, frame.number, frame.count, left)
        if length != NO_WAY:
            self._enter(state, frame, hop, far)

    def _enter(self, state: State, frame: Frame, space: int, steps: int) -> None:
        hurt = damage_on(state, space)
        on = frame.copy()
        on.number -= hurt
        on.count -= steps
        on.spaces |= 1 << space  # no hurting space is entered twice
        state.rebind(on)
        state.again()
        self._go(state, frame.chosen, space)
        damage(state, 1 << frame.chosen, hurt, in_combat=False)

    def _go(self, state: State, fighter: int, space: int) -> None:
        if state.space[fighter] != space:
            note_move(state, fighter, space)
            put(state, fighter, space)


def walk_program() -> tuple[Op, ...]:
    """Return a walk over tokens as a program."""
    return (WalkOn(),)
