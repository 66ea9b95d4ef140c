"""The turn: two actions, the maneuver, the scheme, the hand limit. Written as programs of ops, like the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.reactions import answer_events
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import (
    ASK_ACTION,
    ASK_HAND_LIMIT,
    DO_ATTACK,
    DO_DISCARD,
    DO_MANEUVER,
    DO_SCHEME,
    Choice,
    Question,
)
from matchless.rules.flow.combat import begin_combat
from matchless.rules.flow.ending import check_end, is_out
from matchless.rules.flow.programs import MANEUVER_PROGRAM, SCHEME_PROGRAM
from matchless.rules.flow.values import targets
from matchless.rules.game import END_OF_TURN, NOTHING, SCHEME, START_OF_TURN, Card, Fighter
from matchless.rules.op import Op
from matchless.rules.ops.moments import Answers
from matchless.rules.state.event import (
    MANEUVERED,
    SCHEMED,
    TURN_BEGAN,
    TURN_ENDED,
    note,
)
from matchless.rules.state.frame import NO_CARD, NOBODY, Frame
from matchless.rules.state.piles import (
    different_cards,
    discard_from_hand,
    expose,
    hand_size,
    put_on_discard,
    without_copies,
)
from matchless.rules.state.state import ACTION, CARD

if TYPE_CHECKING:
    from matchless.rules.state.state import State


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
        begin_turn(state, 2)


@final
class TakeAction(Op):
    """Choose an action, or end the actions when none is left."""

    __slots__ = ("no_more",)

    def __init__(self, no_more: int) -> None:
        self.no_more: Final = no_more

    def run(self, state: State, frame: Frame) -> None:
        """Let events answer, check for the end at the start of the action (R10.1), then ask."""
        if state.quest is not None and answer_events(state):
            return
        if check_end(state):
            return
        state.lost = 0
        if is_out(state, state.turn):  # J-43: the turn of a player who is out ends with the action
            state.jump(self.no_more)
            state.actions = 0
            return
        if state.actions <= 0:
            state.jump(self.no_more)
            return
        state.ask(state.turn, ACTION, actions(state))

    def take(self, state: State, frame: Frame, option: int) -> None:
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
            state.hand[seat] = state.hand[seat] & ~(1 << card)
            state.played[seat] = state.played[seat] | 1 << card
            note(state, SCHEMED, seat, fighter, card)
            state.push(SCHEME_PROGRAM, seat, fighter, card)
        else:
            attacker = option >> _CARD_BITS + _FIGHTER_BITS & _FIGHTER
            begin_combat(state, attacker, fighter, card)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        """Describe the action; the fighter is named if it could be another than the first."""
        if option == MANEUVER:
            return Choice(DO_MANEUVER)
        card = option & _CARD
        fighter = option >> _CARD_BITS & _FIGHTER
        if option < ATTACK_ACTION:
            return Choice(DO_SCHEME, fighter, card=card, owner=state.turn)
        attacker = option >> _CARD_BITS + _FIGHTER_BITS & _FIGHTER
        return Choice(DO_ATTACK, attacker, fighter, card, state.turn)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_ACTION, number=state.actions)


def attack_of(option: int) -> tuple[int, int, int]:
    """Return the attacker, the target and the card of an attack."""
    return option >> _CARD_BITS + _FIGHTER_BITS & _FIGHTER, option >> _CARD_BITS & _FIGHTER, option & _CARD


def is_attack(option: int) -> bool:
    """Return whether an action is an attack."""
    return option >= ATTACK_ACTION


def is_scheme(option: int) -> bool:
    """Return whether an action is a scheme."""
    return SCHEME_ACTION <= option < ATTACK_ACTION


def with_card(option: int, numbers: list[int] | None) -> int:
    """Return a scheme or attack with another number for its card, or without one."""
    return option & ~_CARD | (_CARD if numbers is None else numbers[option & _CARD])


def actions(state: State) -> list[int]:
    """Return every action that the active player may take, schemes before attacks."""
    options = [MANEUVER]
    seat = state.game.seats[state.turn]
    cards = without_copies(seat, state.hand[state.turn])
    if cards & seat.schemes:
        schemes = members(cards & seat.schemes)
        for fighter in seat.fighters:
            if state.space[fighter.number] != NOWHERE:
                _add_schemes(options, seat.deck, schemes, fighter)
    if cards & seat.attacks:
        attacks = members(cards & seat.attacks)
        for fighter in seat.fighters:
            if state.space[fighter.number] != NOWHERE:
                _add_attacks(state, options, seat.deck, attacks, fighter)
    return options


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
        if space != NOWHERE and spaces >> space & 1 and not is_protected(state, other):
            base = ATTACK_ACTION | (fighter.number << _FIGHTER_BITS | other.number) << _CARD_BITS
            for card in cards:
                if deck[card].users >> fighter.rank & 1:
                    options.append(base | card)


def is_protected(state: State, target: Fighter) -> bool:
    """Return whether a fighter may not be attacked yet, during a player's first turn among several (R11.3, J-44)."""
    if not state.game.free_for_all or state.turn < state.turns - 1:
        return False  # in the first round no seat is reached before as many turns as it has seats before it
    if state.game.ruleset.hero_protected_only and not target.is_hero:
        return False
    following = state.turn + 1
    while following < target.seat and is_out(state, following):
        following += 1
    return target.seat > following


@final
class EndAction(Op):
    """Check for the end of the game at the end of the action (R10.1), then take the next."""

    __slots__ = ("next_action",)

    def __init__(self, next_action: int) -> None:
        self.next_action: Final = next_action

    def run(self, state: State, frame: Frame) -> None:
        if not check_end(state):
            state.jump(self.next_action)


@final
class CheckEnd(Op):
    """Check for the end of the game after the end-of-turn effects (J-39)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        check_end(state)


def hand_limit(state: State) -> int:
    """Return how many cards a player may hold at the end of the turn."""
    adventure = state.game.adventure
    return HAND_LIMIT if adventure is None else adventure.hand_limit


@final
class LimitHand(Op):
    """Discard down to the hand limit (R3.4)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next surplus card of a player who is still in the game."""
        if hand_size(state, state.turn) > hand_limit(state) and not is_out(state, state.turn):
            state.ask(state.turn, CARD, different_cards(state, state.turn, state.hand[state.turn]))

    def take(self, state: State, frame: Frame, option: int) -> None:
        discard_from_hand(state, state.turn, option)
        state.again()

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_DISCARD, card=option, owner=state.turn)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_HAND_LIMIT, number=hand_limit(state))


@final
class NextTurn(Op):
    """The turn passes to the next seat (R3.5)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        end_turn(state)
        state.turn = (state.turn + 1) % len(state.game.seats)
        while is_out(state, state.turn):  # R12.8
            state.turn = (state.turn + 1) % len(state.game.seats)
        state.jump(0)


@final
class ResolveScheme(Op):
    """Resolve the effect of a scheme (R6.1)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        program = state.game.seats[frame.seat].deck[frame.card].programs[SCHEME]
        if program != NOTHING:
            state.push(program, frame.seat, frame.fighter, frame.card)


@final
class DiscardScheme(Op):
    """Discard the scheme (R6.6)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        state.played[frame.seat] = state.played[frame.seat] & ~(1 << frame.card)
        put_on_discard(state, frame.seat, frame.card)


def turn_program(ending: Op) -> tuple[Op, ...]:
    """Return the turn as a program, up to the step that ends it."""
    return (
        BeginTurn(),
        Answers(START_OF_TURN),
        TakeAction(4),
        EndAction(2),
        Answers(END_OF_TURN),
        CheckEnd(),
        LimitHand(),
        ending,
    )


def scheme_program() -> tuple[Op, ...]:
    """Return the scheme action as a program."""
    return (ResolveScheme(), DiscardScheme())


def begin_turn(state: State, actions: int) -> None:
    """Begin the turn of the current seat: count it and remember where everyone is (J-56)."""
    state.turns += 1
    state.actions = actions
    state.taken = 0
    state.maneuvers = 0
    state.began = state.space[:]
    state.lost = 0
    note(state, TURN_BEGAN, state.turn, -1, -1, state.turns)


def end_turn(state: State) -> None:
    """End what lasts for a turn."""
    note(state, TURN_ENDED, state.turn)
    state.nobody_moves = 0
    state.kept_alive = 0
