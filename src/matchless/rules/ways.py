"""Ways over tokens: a web ends a move, acid hurts, so the way matters (A11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.bits import members
from matchless.rules.board import NOWHERE
from matchless.rules.event import MOVED, note
from matchless.rules.frame import NO_CARD, Frame
from matchless.rules.harm import damage, put
from matchless.rules.op import Op
from matchless.rules.programs import WALK_PROGRAM
from matchless.rules.quest import adventure_of, quest_of

if TYPE_CHECKING:
    from matchless.rules.state import State

HURT: Final = 1 << 14
"""A move whose way deals damage: this for each damage, on top of the option."""

_THROUGH: Final = 1
_EXACT: Final = 2


def is_strewn(state: State, fighter: int) -> bool:
    """Tell whether tokens may lie on the way of a fighter: enemies ignore them (A11.2)."""
    quest = state.quest
    if quest is None or state.game.fighters[fighter].is_enemy:
        return False
    for spaces in quest.strewn:  # noqa: SIM110 - a generator costs more
        if spaces:
            return True
    return False


def damage_on(state: State, space: int) -> int:
    """Return the damage that the tokens of a space deal to who enters it."""
    kinds = adventure_of(state).kinds
    strewn = quest_of(state).strewn
    total = 0
    for at in range(len(kinds)):
        if strewn[at] >> space & 1:
            total += kinds[at].damage
    return total


def meet_tokens(state: State, fighter: int) -> None:
    """Have a fighter who was placed meet the tokens of its space, if the table plays so (JA-10).

    To be called last: damage may be asked about.
    """
    space = state.space[fighter]
    if state.game.options.tokens_on_place and space != NOWHERE and is_strewn(state, fighter):
        damage(state, 1 << fighter, damage_on(state, space), in_combat=False)


def tokens_met(state: State, fighter: int) -> tuple[int, int]:
    """Return the empty spaces whose tokens end a fighter's move, and those whose tokens hurt it (A11.2, A11.5).

    Who has left the space where the move starts finds it empty.
    """
    if not is_strewn(state, fighter):
        return 0, 0
    start = state.space[fighter]
    kinds = adventure_of(state).kinds
    strewn = quest_of(state).strewn
    stops = 0
    hurts = 0
    for at in range(len(kinds)):
        if kinds[at].stops:
            stops |= strewn[at]
        if kinds[at].damage:
            hurts |= strewn[at]
    free = ~state.occupied() | 1 << start
    return stops & free, hurts & free


@final
class Way:
    """A way so far: where it ends, the hurting spaces it entered, and how far it is to the first of them."""

    __slots__ = ("entered", "hop", "hurt", "space", "steps")

    def __init__(self, space: int, entered: int, hurt: int, hop: int, steps: int) -> None:
        """Describe a way to ``space``; ``hop`` is the first hurting space, after ``steps``, or NOWHERE."""
        self.space: Final = space
        self.entered: Final = entered
        self.hurt: Final = hurt
        self.hop: Final = hop
        self.steps: Final = steps


def ways_from(state: State, fighter: int, steps: int, through: bool, exact: bool) -> list[Way]:
    """Return a way for every end and damage that a move can have, the shortest first.

    A way that hurts enters no hurting space twice. An exact way is as long as it says, or ends on a web before.
    """
    start = state.space[fighter]
    first = Way(start, 0, 0, NOWHERE, 0)
    if state.fast:
        return [] if exact else [first]
    blocked = 0 if through else state.blocking(state.game.fighters[fighter].team)
    stops, hurts = tokens_met(state, fighter)
    layout = state.layout()
    found: dict[tuple[int, int], Way] = {} if exact else {(start, 0): first}
    seen: set[tuple[int, int]] = {(start, 0)}
    edge = [first]
    for length in range(1, steps + 1):
        grown: list[Way] = []
        layer: set[tuple[int, int]] = set()
        for way in edge:
            for near in members(layout.neighbours[way.space] & ~blocked & ~way.entered):
                entered = way.entered | 1 << near & hurts
                key = (near, entered)
                if key in layer or (not exact and key in seen):
                    continue
                layer.add(key)
                seen.add(key)
                hurt = way.hurt + damage_on(state, near) if 1 << near & hurts else way.hurt
                is_first = way.hop == NOWHERE and bool(1 << near & hurts)
                new = Way(
                    near, entered, hurt, near if is_first else way.hop, length if is_first else way.steps
                )
                ends_here = bool(stops >> near & 1)
                if not ends_here:
                    grown.append(new)
                if (not exact or ends_here or length == steps) and (near, hurt) not in found:
                    found[near, hurt] = new
        edge = grown
    free = ~state.occupied() | 1 << start
    return [way for way in found.values() if free >> way.space & 1]


def longest_ways(state: State, fighter: int, steps: int, through: bool) -> list[Way]:
    """Return the ways of an exact move; if there is none, those of the longest possible one (J-8)."""
    least = steps - 1 if state.game.options.exact_or_nothing else 0
    for length in range(steps, least, -1):
        found = ways_from(state, fighter, length, through, exact=True)
        if found:
            return found
    return []


def spaces_with(state: State, fighter: int, steps: int, through: bool, exact: bool) -> list[int]:
    """Return the ends of a move over tokens as options: the space, plus HURT for each damage on the way."""
    if exact:
        found = longest_ways(state, fighter, steps, through)
        return sorted([way.space + way.hurt * HURT for way in found])
    return _ends_within(state, fighter, steps, through)


def _ends_within(state: State, fighter: int, steps: int, through: bool) -> list[int]:
    """Return the same for a move that need not be exact, without keeping the ways: they are asked for often."""
    start = state.space[fighter]
    if state.fast:
        return [start]
    blocked = 0 if through else state.blocking(state.game.fighters[fighter].team)
    stops, hurts = tokens_met(state, fighter)
    layout = state.layout()
    seen = {0: 1 << start}  # where one may come, by the hurting spaces entered on the way
    edges = {0: 1 << start}
    for _ in range(steps):
        grown: dict[int, int] = {}
        for entered, edge in edges.items():
            near = layout.around(edge) & ~(blocked | entered)
            calm = near & ~hurts & ~seen[entered]
            if calm:
                seen[entered] |= calm
                grown[entered] = grown.get(entered, 0) | calm
            if near & hurts:
                for space in members(near & hurts):
                    more = entered | 1 << space
                    before = seen.get(more, 0)
                    if not before >> space & 1:
                        seen[more] = before | 1 << space
                        grown[more] = grown.get(more, 0) | 1 << space
        edges = {entered: edge & ~stops for entered, edge in grown.items() if edge & ~stops}
        if not edges:
            break
    return _as_options(state, seen, ~state.occupied() | 1 << start)


def _as_options(state: State, seen: dict[int, int], free: int) -> list[int]:
    """Return the ends of moves, given by the hurting spaces entered, as options in ascending order."""
    by_hurt: dict[int, int] = {}
    for entered, spaces in seen.items():
        hurt = 0
        for space in members(entered):
            hurt += damage_on(state, space)
        by_hurt[hurt] = by_hurt.get(hurt, 0) | spaces
    options: list[int] = []
    for hurt in sorted(by_hurt):
        for space in members(by_hurt[hurt] & free):
            options.append(space + hurt * HURT)
    return options


def walk_to(
    state: State, fighter: int, space: int, hurt: int, steps: int, through: bool, exact: bool
) -> None:
    """Have a fighter walk a way that hurts; what it meets is resolved step by step. To be called last."""
    frame = Frame(WALK_PROGRAM, state.game.fighters[fighter].seat, fighter, NO_CARD)
    frame.chosen = fighter
    frame.space = space
    frame.number = hurt
    frame.count = steps
    frame.moved = (_THROUGH if through else 0) | (_EXACT if exact else 0)
    state.frames.append(frame)
    state.steps.append(0)


@final
class WalkOn(Op):
    """Walk to the next hurting space of the way, be hurt, and go on; who is defeated goes no further (JA-11)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Walk."""
        fighter = frame.chosen
        if state.space[fighter] == NOWHERE:
            return
        if frame.number <= 0:
            self._go(state, fighter, frame.space)
            return
        through = bool(frame.moved & _THROUGH)
        if frame.moved & _EXACT:
            ways = longest_ways(state, fighter, frame.count, through)
        else:
            ways = ways_from(state, fighter, frame.count, through, exact=False)
        for way in ways:
            if way.space == frame.space and way.hurt == frame.number:
                self._enter(state, frame, way)
                return

    def _enter(self, state: State, frame: Frame, way: Way) -> None:
        hurt = damage_on(state, way.hop)
        on = frame.copy()
        on.number -= hurt
        on.count -= way.steps
        state.rebind(on)
        state.again()
        self._go(state, frame.chosen, way.hop)
        damage(state, 1 << frame.chosen, hurt, in_combat=False)

    def _go(self, state: State, fighter: int, space: int) -> None:
        if state.space[fighter] != space:
            put(state, fighter, space)
            note(state, MOVED, -1, fighter, -1, space)


def walk_program() -> tuple[Op, ...]:
    """Return a walk over tokens as a program."""
    return (WalkOn(),)
