"""The turn: two actions, the maneuver, the scheme, the hand limit. Written as programs of ops, like the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.bits import WIDTH, add_ranked
from matchless.rules.board import NOWHERE
from matchless.rules.combat import begin_combat
from matchless.rules.event import (
    BOOSTED,
    MANEUVERED,
    SCHEMED,
    TURN_BEGAN,
    TURN_ENDED,
    note,
)
from matchless.rules.frame import NO_CARD, NOBODY, Frame
from matchless.rules.game import END_OF_TURN, MOVE_VALUE, NOTHING, SCHEME, START_OF_TURN, Card, Fighter
from matchless.rules.harm import check_end, draw_or_suffer
from matchless.rules.op import PASS, Op
from matchless.rules.ops.clash import boost_notation, boost_options
from matchless.rules.ops.moments import Answers
from matchless.rules.ops.walk import move_to
from matchless.rules.piles import (
    boost_of,
    different_cards,
    discard_from_hand,
    expose,
    hand_size,
    put_on_discard,
)
from matchless.rules.programs import MANEUVER_PROGRAM, SCHEME_PROGRAM
from matchless.rules.state import ACTION, CARD, MOVE
from matchless.rules.values import standing_bonus, targets

if TYPE_CHECKING:
    from matchless.rules.state import State

HAND_LIMIT: Final = 7

# Options of an action: a maneuver; a scheme by a fighter; an attack by a fighter on another one.
MANEUVER: Final = 0
SCHEME_ACTION: Final = 1 << 16
ATTACK_ACTION: Final = 2 << 16
_CARD_BITS: Final = 6
_FIGHTER_BITS: Final = 5
_CARD: Final = (1 << _CARD_BITS) - 1
_FIGHTER: Final = (1 << _FIGHTER_BITS) - 1


@final
class BeginTurn(Op):
    """The turn of the next seat begins: two actions (R3.1)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Count the turn and remember where everyone stands (J-56)."""
        state.turns += 1
        state.actions = 2
        state.taken = 0
        state.maneuvers = 0
        state.began = state.space[:]
        note(state, TURN_BEGAN, state.turn, -1, -1, state.turns)


@final
class TakeAction(Op):
    """Choose an action, or end the actions when none is left."""

    __slots__ = ("no_more",)

    def __init__(self, no_more: int) -> None:
        """Go on at ``no_more`` when all actions are taken."""
        self.no_more: Final = no_more

    def run(self, state: State, frame: Frame) -> None:
        """Check for the end at the start of the action (R10.1), then ask."""
        if check_end(state):
            return
        if state.actions <= 0:
            state.jump(self.no_more)
            return
        options = [MANEUVER]
        seat = state.game.seats[state.turn]
        schemes: list[int] = []
        attacks: list[int] = []
        for card in different_cards(state, state.turn, state.hand[state.turn]):
            printed = seat.deck[card]
            if printed.is_scheme:
                schemes.append(card)
            elif printed.attacks:
                attacks.append(card)
        for fighter in seat.fighters:
            if schemes and state.space[fighter.number] != NOWHERE:
                _add_schemes(options, seat.deck, schemes, fighter)
        for fighter in seat.fighters:
            if attacks and state.space[fighter.number] != NOWHERE:
                _add_attacks(state, options, seat.deck, attacks, fighter)
        state.ask(state.turn, ACTION, options)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Begin the action."""
        state.actions -= 1
        state.taken += 1
        seat = state.turn
        if option == MANEUVER:
            state.maneuvers += 1
            note(state, MANEUVERED, seat)
            state.push(MANEUVER_PROGRAM, seat, NOBODY, NO_CARD)
            return
        fighter = option >> _CARD_BITS & _FIGHTER
        card = option & _CARD
        if option < ATTACK_ACTION:
            card = expose(state, seat, card, from_hand=True)
            state.hand[seat] &= ~(1 << card)
            state.played[seat] |= 1 << card
            note(state, SCHEMED, seat, fighter, card)
            state.push(SCHEME_PROGRAM, seat, fighter, card)
        else:
            attacker = option >> _CARD_BITS + _FIGHTER_BITS & _FIGHTER
            begin_combat(state, attacker, fighter, card)

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Return the action in words; the fighter is named where it could be another one than the first."""
        if option == MANEUVER:
            return "maneuver"
        game = state.game
        seat = game.seats[state.turn]
        card = seat.deck[option & _CARD]
        fighter = option >> _CARD_BITS & _FIGHTER
        if option < ATTACK_ACTION:
            return f"scheme {card.name}{user_notation(state, card, fighter)}"
        attacker = option >> _CARD_BITS + _FIGHTER_BITS & _FIGHTER
        return f"attack {game.fighters[fighter].name} with {card.name}{user_notation(state, card, attacker)}"


def user_notation(state: State, card: Card, fighter: int) -> str:
    """Return who uses a card, unless it is the hero or nobody else could."""
    sheet = state.game.fighters[fighter]
    if sheet.is_hero or card.users == 1 << sheet.rank:
        return ""
    return f" by {sheet.name}"


def _add_schemes(options: list[int], deck: list[Card], cards: list[int], fighter: Fighter) -> None:
    for card in cards:
        if deck[card].users >> fighter.rank & 1:
            options.append(SCHEME_ACTION | fighter.number << _CARD_BITS | card)


def _add_attacks(
    state: State, options: list[int], deck: list[Card], cards: list[int], fighter: Fighter
) -> None:
    """Add what one fighter may attack with which cards (R7.2, J-16)."""
    spaces = targets(state, fighter.number)
    if not spaces:
        return
    for other in state.game.fighters:
        space = state.space[other.number]
        if space != NOWHERE and spaces >> space & 1:
            base = ATTACK_ACTION | (fighter.number << _FIGHTER_BITS | other.number) << _CARD_BITS
            for card in cards:
                if deck[card].users >> fighter.rank & 1:
                    options.append(base | card)


@final
class EndAction(Op):
    """Check for the end of the game at the end of the action (R10.1), then take the next."""

    __slots__ = ("next_action",)

    def __init__(self, next_action: int) -> None:
        """Go on at ``next_action``."""
        self.next_action: Final = next_action

    def run(self, state: State, frame: Frame) -> None:
        """Check."""
        if not check_end(state):
            state.jump(self.next_action)


@final
class CheckEnd(Op):
    """Check for the end of the game after the end-of-turn effects (J-39)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Check."""
        check_end(state)


@final
class LimitHand(Op):
    """Discard down to the hand limit (R3.4)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next card too many."""
        if hand_size(state, state.turn) > HAND_LIMIT:
            state.ask(state.turn, CARD, different_cards(state, state.turn, state.hand[state.turn]))

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Discard it."""
        discard_from_hand(state, state.turn, option)
        state.again()

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Name the card."""
        return f"discard {state.game.seats[state.turn].deck[option].name}"


@final
class NextTurn(Op):
    """The turn passes (R3.5)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Go on with the next seat."""
        note(state, TURN_ENDED, state.turn)
        state.turn = (state.turn + 1) % len(state.game.seats)
        state.jump(0)


@final
class ManeuverDraw(Op):
    """Draw the card of a maneuver (R4.2)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Draw or suffer."""
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
"""Beside the fighters moved: the maneuver has been boosted."""


@final
class BoostManeuver(Op):
    """Boost the maneuver before any fighter moves (R5.2)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Ask, whatever the hand holds: that nothing in it can boost stays secret."""
        if state.hand[frame.seat]:
            state.ask(frame.seat, CARD, boost_options(state, frame.seat))

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Boost or not."""
        if option != PASS:
            boost_maneuver(state, frame, option)

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Name the card."""
        return boost_notation(state, frame.seat, option)


BOOST_OPTION: Final = 1 << 12 | 1 << 10
"""Where a maneuver may be boosted between moves: this plus the card."""


@final
class MoveFighters(Op):
    """Move each own fighter, one after another in any order, each at most once (R4.6, R4.10)."""

    __slots__ = ("boosting",)

    def __init__(self, boosting: bool) -> None:
        """Offer the boost between moves too if ``boosting`` (classic rules)."""
        self.boosting: Final = boosting

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next move."""
        seat = state.game.seats[frame.seat]
        steps = seat.move + frame.number
        board = state.game.board
        blocked = state.blocking(seat.team)
        free = ~state.occupied()
        options: list[int] = []
        waiting = False
        for fighter in seat.fighters:
            space = state.space[fighter.number]
            if space != NOWHERE and not frame.moved >> fighter.number & 1:
                own = steps + standing_bonus(state, MOVE_VALUE, frame.seat, fighter.number)
                add_ranked(options, fighter.rank, board.within(space, own, blocked) & free)
                waiting = True
        if not waiting:
            return
        options.append(PASS)
        if self.boosting and not frame.moved & _BOOSTED:
            for card in boost_options(state, frame.seat):
                if card != PASS:
                    options.append(BOOST_OPTION + card)
        state.ask(frame.seat, MOVE, options)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Move, boost, or stop."""
        if option == PASS:
            return
        state.again()
        if option > PASS:
            boost_maneuver(state, frame, option - BOOST_OPTION)
            return
        fighter = state.game.seats[frame.seat].first + option // WIDTH
        move_to(state, fighter, option % WIDTH)
        moved = frame.copy()
        moved.moved |= 1 << fighter
        state.rebind(moved)

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Say who goes where."""
        if option == PASS:
            return "done"
        if option > PASS:
            return boost_notation(state, frame.seat, option - BOOST_OPTION)
        fighter = state.game.seats[frame.seat].fighters[option // WIDTH]
        return f"move {fighter.name} to {state.game.board.spaces[option % WIDTH]}"


@final
class ResolveScheme(Op):
    """Resolve the effect of a scheme (R6.1)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Push its program."""
        program = state.game.seats[frame.seat].deck[frame.card].programs[SCHEME]
        if program != NOTHING:
            state.push(program, frame.seat, frame.fighter, frame.card)


@final
class DiscardScheme(Op):
    """Discard the scheme (R6.6)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Put it on the pile."""
        state.played[frame.seat] &= ~(1 << frame.card)
        put_on_discard(state, frame.seat, frame.card)


def turn_program() -> tuple[Op, ...]:
    """Return the turn as a program."""
    return (
        BeginTurn(),
        Answers(START_OF_TURN),
        TakeAction(4),
        EndAction(2),
        Answers(END_OF_TURN),
        CheckEnd(),
        LimitHand(),
        NextTurn(),
    )


def maneuver_program(boost_any_time: bool) -> tuple[Op, ...]:
    """Return the maneuver as a program."""
    if boost_any_time:
        return (ManeuverDraw(), MoveFighters(boosting=True))
    return (ManeuverDraw(), BoostManeuver(), MoveFighters(boosting=False))


def scheme_program() -> tuple[Op, ...]:
    """Return the scheme action as a program."""
    return (ResolveScheme(), DiscardScheme())
