"""Cards drawn and discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import size
from matchless.rules.choice import ASK_DISCARD, DO_DECLINE, DO_DISCARD, Choice, Question
from matchless.rules.flow.damage import draw_or_suffer
from matchless.rules.op import PASS, Amount, Op
from matchless.rules.ops.players import is_asked, opponent, players_in_order
from matchless.rules.state.frame import NO_CARD, NOBODY, Frame, with_count, with_picked
from matchless.rules.state.piles import (
    cards_to_look_at,
    different_cards,
    discard_at_random,
    discard_from_hand,
    discard_top,
    holds_one_kind,
)
from matchless.rules.state.state import ALWAYS, CARD, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.state import State

YOU: Final = 0
OPPONENT: Final = 1
EACH_PLAYER: Final = 2


def seat_meant(state: State, frame: Frame, who: int) -> int:
    """Return the seat that a word for a player means."""
    return frame.seat if who == YOU else opponent(state, frame)


@final
class DrawCards(Op):
    """Draw cards."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: Amount, who: int) -> None:
        self.amount: Final = amount
        self.who: Final = who

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if none are to be drawn, or by nobody who has a card to draw or a fighter to hurt."""
        if self.amount.value(state, frame) == 0:
            return True
        if self.who == EACH_PLAYER:
            return False
        seat = seat_meant(state, frame, self.who)
        return seat == NOBODY or (not state.deck[seat] and not state.holds_out(seat))

    def run(self, state: State, frame: Frame) -> None:
        """Draw; what cannot be drawn hurts."""
        amount = self.amount.value(state, frame)
        if self.who == EACH_PLAYER:
            for player in players_in_order(state):
                if state.winner == NOBODY:
                    draw_or_suffer(state, player, amount)
            return
        seat = seat_meant(state, frame, self.who)
        if seat != NOBODY:
            draw_or_suffer(state, seat, amount)


@final
class DiscardCards(Op):
    """Discard cards from hand, chosen by their owner."""

    __slots__ = ("amount", "skip", "who")

    def __init__(self, amount: int, who: int, skip: int) -> None:
        """Have ``who`` discard ``amount`` cards, one decision each; ``skip``: where to continue if declined."""
        self.amount: Final = amount
        self.who: Final = who
        self.skip: Final = skip

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True with an empty hand, or with the empty deck of an enemy."""
        seat = seat_meant(state, frame, self.who)
        if seat >= state.game.players:
            return not state.deck[seat]
        return not is_asked(state, frame, seat) or not state.hand[seat]

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next card, while there are any (R8.6); enemies have no choice (A3.8, A15.3)."""
        seat = seat_meant(state, frame, self.who)
        if seat >= state.game.players:
            self._discard_top(state, seat)
        elif is_asked(state, frame, seat) and frame.count < self.amount and state.hand[seat]:
            options = different_cards(state, seat, state.hand[seat])
            if self.skip >= 0 and frame.count == 0:
                options.append(PASS)
            state.ask(seat, CARD, options, UNLESS_FORCED if holds_one_kind(state, seat) else ALWAYS)
        elif frame.count:
            state.rebind(with_count(frame, 0))
        elif self.skip >= 0:
            state.jump(self.skip)

    def _discard_top(self, state: State, enemy: int) -> None:
        """Have an enemy discard the top of its deck, or decline."""
        if self.skip >= 0:
            state.jump(self.skip)
        else:
            for _ in range(self.amount):
                discard_top(state, enemy)

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            state.jump(self.skip)
            return
        state.rebind(with_count(frame, frame.count + 1))
        state.again()
        discard_from_hand(state, seat_meant(state, frame, self.who), option)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DECLINE)
        return Choice(DO_DISCARD, card=option, owner=seat_meant(state, frame, self.who))

    def question(self, state: State, frame: Frame) -> Question:
        seat = seat_meant(state, frame, self.who)
        return _discarding(state, seat, self.amount, frame.count)


def _discarding(state: State, seat: int, amount: int, done: int) -> Question:
    """Return the question for the next of several cards to discard."""
    return Question(ASK_DISCARD, number=min(amount, done + size(state.hand[seat])), place=done + 1)


_PLAYER: Final = 32
"""In ``Frame.number``, when each player discards: how far apart the players' counts are."""


@final
class DiscardEach(Op):
    """Each player discards cards from hand by choice, the active player first (J-12)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def _seat(self, state: State, frame: Frame) -> int:
        players = state.game.players
        first = state.turn if state.turn < players else 0
        return (first + frame.count // _PLAYER) % players

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if nobody has a card."""
        return not any(state.hand[seat] and state.holds_out(seat) for seat in range(state.game.players))

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next card, while there are any (R8.6); a player who is out discards nothing."""
        while frame.count < _PLAYER * state.game.players:
            seat = self._seat(state, frame)
            if state.holds_out(seat) and frame.count % _PLAYER < self.amount and state.hand[seat]:
                when = UNLESS_FORCED if holds_one_kind(state, seat) else ALWAYS
                state.ask(seat, CARD, different_cards(state, seat, state.hand[seat]), when)
                return
            frame = with_count(frame, (frame.count // _PLAYER + 1) * _PLAYER)
            state.rebind(frame)
        state.rebind(with_count(frame, 0))

    def take(self, state: State, frame: Frame, option: int) -> None:
        discard_from_hand(state, self._seat(state, frame), option)
        state.rebind(with_count(frame, frame.count + 1))
        state.again()

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_DISCARD, card=option, owner=self._seat(state, frame))

    def question(self, state: State, frame: Frame) -> Question:
        return _discarding(state, self._seat(state, frame), self.amount, frame.count % _PLAYER)


@final
class DiscardRandomly(Op):
    """Discard cards from hand at random."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: int, who: int) -> None:
        self.amount: Final = amount
        self.who: Final = who

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True with an empty hand, or with the empty deck of an enemy."""
        if self.who == EACH_PLAYER:
            return False
        seat = seat_meant(state, frame, self.who)
        if seat >= state.game.players:
            return not state.deck[seat]
        return seat == NOBODY or not state.hand[seat]

    def run(self, state: State, frame: Frame) -> None:
        """Discard; later steps may refer to the last one."""
        if self.who == EACH_PLAYER:
            for player in players_in_order(state):
                self._discard(state, frame, player)
            return
        seat = seat_meant(state, frame, self.who)
        if seat != NOBODY:
            self._discard(state, frame, seat)

    def _discard(self, state: State, frame: Frame, seat: int) -> None:
        card = NO_CARD
        for _ in range(self.amount):
            discarded = discard_at_random(state, seat)
            if discarded != NO_CARD:
                card = discarded
        state.rebind(with_picked(frame, card, seat))


@final
class DiscardPicked(Op):
    """Discard the card picked from the opponent's hand."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if none was picked."""
        return frame.picked == NO_CARD or frame.picked_from == NOBODY

    def run(self, state: State, frame: Frame) -> None:
        seat = frame.picked_from
        if frame.picked < 0 or seat == NOBODY or not cards_to_look_at(state, seat) >> frame.picked & 1:
            return
        if seat >= state.game.players:
            state.rebind(with_picked(frame, discard_top(state, seat), seat))
        else:
            state.rebind(with_picked(frame, discard_from_hand(state, seat, frame.picked), seat))


@final
class DiscardTopCards(Op):
    """Discard the top cards of a deck."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: int, who: int) -> None:
        self.amount: Final = amount
        self.who: Final = who

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True with an empty deck."""
        if self.who == EACH_PLAYER:
            return False
        seat = seat_meant(state, frame, self.who)
        return seat == NOBODY or not state.deck[seat]

    def run(self, state: State, frame: Frame) -> None:
        """Discard what is there; later steps may refer to the last one (J-30)."""
        if self.who == EACH_PLAYER:
            for player in players_in_order(state):
                for _ in range(self.amount):
                    discard_top(state, player)
            return
        seat = seat_meant(state, frame, self.who)
        if seat == NOBODY:
            return
        card = NO_CARD
        for _ in range(self.amount):
            discarded = discard_top(state, seat)
            if discarded != NO_CARD:
                card = discarded
        state.rebind(with_picked(frame, card, seat))
