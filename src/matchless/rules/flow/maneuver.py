"""The maneuver: draw, boost, move each fighter (R4, R5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.paths import HURT, Ground, ends_on, tokens_matter, walk_to
from matchless.rules.adventure.tokens import tokens_lying
from matchless.rules.board.bits import WIDTH, add_ranked
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import ASK_BOOST_MOVE, ASK_MANEUVER, DO_CLOSE, DO_DONE, DO_OPEN, Choice, Question
from matchless.rules.flow.damage import draw_or_suffer
from matchless.rules.flow.values import standing_bonus
from matchless.rules.game import MOVE_VALUE, NOTHING
from matchless.rules.op import PASS, Op
from matchless.rules.ops.combat_values import ask_for_boost, boost_choice, boost_options, can_boost
from matchless.rules.ops.movement import add_hurting, move_choice, move_to
from matchless.rules.state.event import BOOSTED, DOOR_WORKED, note
from matchless.rules.state.frame import NO_CARD, NOBODY, Frame
from matchless.rules.state.piles import boost_of, discard_from_hand
from matchless.rules.state.state import ALWAYS, MOVE, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.state import State


@final
class ManeuverDraw(Op):
    """Draw the card of a maneuver (R4.2)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        draw_or_suffer(state, frame.seat, 1)


def boost_maneuver(state: State, frame: Frame, option: int) -> None:
    """Discard a card to add its boost to the moves of this maneuver (R5.1)."""
    boost = boost_of(state, frame.seat, option)
    card = discard_from_hand(state, frame.seat, option)
    note(state, BOOSTED, frame.seat, -1, card, boost)
    boosted = frame.copy()
    boosted.number = boost
    boosted.moved |= _BOOSTED
    state.rebind(boosted)


_BOOSTED: Final = 1 << 40
"""A mark beside the fighters moved: the maneuver has been boosted."""


@final
class BoostManeuver(Op):
    """Boost the maneuver before any fighter moves (R5.2)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Ask whatever is in hand: that nothing can boost stays secret."""
        if state.hand[frame.seat] and state.holds_out(frame.seat):
            ask_for_boost(state, frame.seat)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option != PASS:
            boost_maneuver(state, frame, option)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return boost_choice(frame.seat, option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_BOOST_MOVE)


BOOST_OPTION: Final = 1 << 12 | 1 << 10
"""A boost between moves: this plus the card."""


DOOR_OPTION: Final = 1 << 13
"""Using a door: this, plus the fighter's rank, the door, and whether it is opened."""


@final
class MoveFighters(Op):
    """Move each of the player's fighters, in any order, each at most once (R4.6, R4.10).

    On boards with doors (R13), a fighter that stops beside one with points left is still moving: ``Frame.chosen``
    is that fighter, ``Frame.modes`` the points it has used.
    """

    __slots__ = ("boosting",)

    def __init__(self, boosting: bool) -> None:
        """Also offer the boost between moves if ``boosting`` (classic rules)."""
        self.boosting: Final = boosting

    def run(self, state: State, frame: Frame) -> None:
        seat = state.game.seats[frame.seat]
        layout = state.layout()
        blocked = state.blocking(seat.team)
        occupied = state.occupied()
        stops, hurts = tokens_lying(state)
        are_tokens = stops | hurts != 0
        options: list[int] = []
        walkers: list[tuple[int, list[int]]] | None = None  # over tokens
        waiting = state.game.board.doors > 0 and state.holds_out(frame.seat)
        for fighter in seat.fighters:
            space = state.space[fighter.number]
            if space != NOWHERE and not frame.moved >> fighter.number & 1:
                waiting = True
                if not state.nobody_moves:
                    points = self._points(state, frame, fighter.number)
                    free = ~occupied | 1 << space  # tokens under others do nothing (A11.5)
                    if are_tokens and tokens_matter(layout, space, points, stops & free, hurts & free):
                        ends = ends_on(
                            Ground(state, blocked, stops & free, hurts & free), space, points, free
                        )
                        add_ranked(options, fighter.rank, ends[0] & ~(1 << space))
                        if walkers is None:
                            walkers = []
                        walkers.append((fighter.rank, ends))
                    else:
                        add_ranked(options, fighter.rank, layout.within(space, points, blocked) & ~occupied)
        if not waiting:
            return
        options.append(PASS)
        when = UNLESS_FORCED
        if self.boosting and state.hand[frame.seat] and not frame.moved & _BOOSTED:
            when = self._add_boosts(state, frame, options)
        if state.game.board.doors:
            self._add_doors(state, frame, options)
        if walkers is not None:
            add_hurting(options, walkers)
        state.ask(frame.seat, MOVE, options, when)

    def _add_boosts(self, state: State, frame: Frame, options: list[int]) -> int:
        """Offer every boost; return when to ask, because that nothing can boost stays secret."""
        for card in boost_options(state, frame.seat):
            if card != PASS:
                options.append(BOOST_OPTION + card)
        return ALWAYS if can_boost(state, frame.seat) else UNLESS_FORCED

    def _points(self, state: State, frame: Frame, fighter: int) -> int:
        """Return how far a fighter may still move."""
        points = state.game.seats[frame.seat].move + frame.number
        points += standing_bonus(state, MOVE_VALUE, frame.seat, fighter)
        return points - frame.modes if frame.chosen == fighter else points

    def _add_doors(self, state: State, frame: Frame, options: list[int]) -> None:
        """Offer to close open doors for free, and to open closed ones for a point (R13.2, J-58)."""
        board = state.game.board
        found: list[int] = []
        for door in range(board.doors):
            is_closed = state.doors >> door & 1
            for fighter in state.game.seats[frame.seat].fighters:
                number = fighter.number
                space = state.space[number]
                if space == NOWHERE or not board.by_door[door] >> space & 1:
                    continue
                option = DOOR_OPTION + fighter.rank * 16 + door * 2 + is_closed
                if not is_closed:
                    found.append(option)
                    break  # who closes it makes no difference
                if not frame.moved >> number & 1 and self._points(state, frame, number) > 0:
                    found.append(option)
        options.extend(sorted(found))

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            return
        state.again()
        if option >= HURT:
            base = option % HURT
            fighter = state.game.seats[frame.seat].first + base // WIDTH
            points = self._points(state, frame, fighter)
            moved = self._under_way(frame, fighter)
            moved.moved |= 1 << fighter
            moved.chosen = NOBODY
            moved.modes = 0
            state.rebind(moved)
            walk_to(state, fighter, base % WIDTH, option // HURT, points, through=False, exact=False)
        elif option >= DOOR_OPTION:
            self._work_door(state, frame, option - DOOR_OPTION)
        elif option > PASS:
            boost_maneuver(state, frame, option - BOOST_OPTION)
        else:
            fighter = state.game.seats[frame.seat].first + option // WIDTH
            self._move(state, frame, fighter, option % WIDTH)

    def _move(self, state: State, frame: Frame, fighter: int, space: int) -> None:
        new = self._under_way(frame, fighter)
        left = self._points(state, frame, fighter)
        if state.game.board.doors:
            new.modes += self._cost(state, fighter, space)
        move_to(state, fighter, space)
        beside_door = False
        for ends in state.game.board.by_door:
            if ends >> space & 1:
                beside_door = True
        if not beside_door or left - (new.modes - (frame.modes if frame.chosen == fighter else 0)) <= 0:
            new.moved |= 1 << fighter
            new.chosen = NOBODY
            new.modes = 0
        state.rebind(new)

    def _under_way(self, frame: Frame, fighter: int) -> Frame:
        """Return the frame with this fighter moving; whoever moved before has finished (R4.10)."""
        new = frame.copy()
        if frame.chosen != fighter:
            if frame.chosen != NOBODY:
                new.moved |= 1 << frame.chosen
            new.chosen = fighter
            new.modes = 0
        return new

    def _cost(self, state: State, fighter: int, space: int) -> int:
        """Return the length of the shortest way to a space."""
        blocked = state.blocking(state.game.fighters[fighter].team)
        cost = 0
        while not state.layout().within(state.space[fighter], cost, blocked) >> space & 1:
            cost += 1
        return cost

    def _work_door(self, state: State, frame: Frame, code: int) -> None:
        door = code >> 1 & 7
        if code & 1:
            new = self._under_way(frame, state.game.seats[frame.seat].first + (code >> 4))
            new.modes += 1
            state.rebind(new)
        state.doors ^= 1 << door
        note(state, DOOR_WORKED, frame.seat, -1, -1, door, state.doors >> door & 1)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DONE)
        seat = state.game.seats[frame.seat]
        if option >= HURT:
            return move_choice(seat.first + option % HURT // WIDTH, option // HURT * HURT + option % WIDTH)
        if option >= DOOR_OPTION:
            code = option - DOOR_OPTION
            door = code >> 1 & 7
            return (
                Choice(DO_OPEN, seat.first + (code >> 4), number=door)
                if code & 1
                else Choice(DO_CLOSE, number=door)
            )
        if option > PASS:
            return boost_choice(frame.seat, option - BOOST_OPTION)
        return move_choice(seat.first + option // WIDTH, option % WIDTH)

    def question(self, state: State, frame: Frame) -> Question:
        waiting = [
            fighter.number
            for fighter in state.game.seats[frame.seat].fighters
            if state.space[fighter.number] != NOWHERE and not frame.moved >> fighter.number & 1
        ]
        if len(waiting) == 1:
            return Question(ASK_MANEUVER, number=self._points(state, frame, waiting[0]))
        return Question(ASK_MANEUVER, number=move_value(state, frame.seat) + frame.number)


def move_value(state: State, number: int) -> int:
    """Return how far a maneuver moves a seat's fighters, without a boost."""
    seat = state.game.seats[number]
    return seat.move + standing_bonus(state, MOVE_VALUE, number, seat.first)


@final
class AfterManeuver(Op):
    """In an adventure, something more may follow a maneuver as its last part (A12.3, A13.4, JA-23)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Push what the villain's side of the board offers."""
        adventure = state.game.adventure
        if adventure is not None and adventure.after_maneuver != NOTHING:
            first = state.game.seats[frame.seat].first
            state.follow(Frame(adventure.after_maneuver, frame.seat, first, NO_CARD))


def maneuver_program(boost_any_time: bool) -> tuple[Op, ...]:
    """Return the maneuver as a program."""
    if boost_any_time:
        return (ManeuverDraw(), MoveFighters(boosting=True), AfterManeuver())
    return (ManeuverDraw(), BoostManeuver(), MoveFighters(boosting=False), AfterManeuver())
