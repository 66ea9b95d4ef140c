"""Cards: draw, discard, look, keep, take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.bits import members, set_of
from matchless.rules.event import KEPT, LOOKED_AT_HAND, LOOKED_AT_TOP, PUT_BACK, TAKEN, note
from matchless.rules.frame import NO_CARD, NOBODY, Frame, with_count, with_picked
from matchless.rules.harm import draw_or_suffer
from matchless.rules.op import PASS, Amount, Op
from matchless.rules.ops.players import opponent
from matchless.rules.piles import (
    different_cards,
    discard_at_random,
    discard_from_hand,
    discard_top,
    forget,
    hand_size,
    learn,
    learn_all,
    shuffle,
)
from matchless.rules.state import CARD

if TYPE_CHECKING:
    from matchless.rules.state import State

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
        """Have ``who`` draw ``amount`` cards."""
        self.amount: Final = amount
        self.who: Final = who

    def run(self, state: State, frame: Frame) -> None:
        """Draw; what cannot be drawn hurts."""
        amount = self.amount.value(state, frame)
        if self.who == EACH_PLAYER:
            # J-12: the active player first, then in turn order.
            seats = len(state.game.seats)
            for offset in range(seats):
                if state.winner == NOBODY:
                    draw_or_suffer(state, (state.turn + offset) % seats, amount)
            return
        seat = seat_meant(state, frame, self.who)
        if seat != NOBODY:
            draw_or_suffer(state, seat, amount)


@final
class DiscardCards(Op):
    """Discard cards from hand by choice of their owner."""

    __slots__ = ("amount", "skip", "who")

    def __init__(self, amount: int, who: int, skip: int) -> None:
        """Have ``who`` discard ``amount`` cards, one decision each; ``skip``: where to go on if that is declined."""
        self.amount: Final = amount
        self.who: Final = who
        self.skip: Final = skip

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next card, as long as there are some (R8.6)."""
        seat = seat_meant(state, frame, self.who)
        if seat != NOBODY and frame.count < self.amount and state.hand[seat]:
            options = different_cards(state, seat, state.hand[seat])
            if self.skip >= 0 and frame.count == 0:
                options.append(PASS)
            state.ask(seat, CARD, options)
        elif frame.count:
            state.rebind(with_count(frame, 0))
        elif self.skip >= 0:
            state.jump(self.skip)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Discard it."""
        if option == PASS:
            state.jump(self.skip)
            return
        state.rebind(with_count(frame, frame.count + 1))
        state.again()
        discard_from_hand(state, seat_meant(state, frame, self.who), option)

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Name the card."""
        if option == PASS:
            return "decline"
        return f"discard {state.game.seats[seat_meant(state, frame, self.who)].deck[option].name}"


_PLAYER: Final = 32
"""In ``Frame.number`` where each player discards: how far apart the counts of the players lie."""


@final
class DiscardEach(Op):
    """Each player discards cards from hand by choice, the active player first (J-12)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        """Have each player discard ``amount`` cards, one decision each."""
        self.amount: Final = amount

    def _seat(self, state: State, frame: Frame) -> int:
        return (state.turn + frame.count // _PLAYER) % len(state.game.seats)

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next card, as long as there are some (R8.6)."""
        while frame.count < _PLAYER * len(state.game.seats):
            seat = self._seat(state, frame)
            if frame.count % _PLAYER < self.amount and state.hand[seat]:
                state.ask(seat, CARD, different_cards(state, seat, state.hand[seat]))
                return
            frame = with_count(frame, (frame.count // _PLAYER + 1) * _PLAYER)
            state.rebind(frame)
        state.rebind(with_count(frame, 0))

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Discard it."""
        discard_from_hand(state, self._seat(state, frame), option)
        state.rebind(with_count(frame, frame.count + 1))
        state.again()

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Name the card."""
        return f"discard {state.game.seats[self._seat(state, frame)].deck[option].name}"


@final
class DiscardRandomly(Op):
    """Discard cards from hand at random."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: int, who: int) -> None:
        """Have ``who`` discard ``amount`` random cards."""
        self.amount: Final = amount
        self.who: Final = who

    def run(self, state: State, frame: Frame) -> None:
        """Discard; later steps may refer to the last one."""
        if self.who == EACH_PLAYER:
            # J-12: the active player first, then in turn order.
            seats = len(state.game.seats)
            for offset in range(seats):
                self._discard(state, frame, (state.turn + offset) % seats)
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

    def run(self, state: State, frame: Frame) -> None:
        """Discard it if one was picked."""
        seat = frame.picked_from
        if frame.picked >= 0 and seat != NOBODY and state.hand[seat] >> frame.picked & 1:
            state.rebind(with_picked(frame, discard_from_hand(state, seat, frame.picked), seat))


@final
class DiscardTopCards(Op):
    """Discard the top cards of a deck."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: int, who: int) -> None:
        """Discard the top ``amount`` cards of the deck of ``who``."""
        self.amount: Final = amount
        self.who: Final = who

    def run(self, state: State, frame: Frame) -> None:
        """Discard what is there; later steps may refer to the last one (J-30)."""
        seat = seat_meant(state, frame, self.who)
        if seat == NOBODY:
            return
        card = NO_CARD
        for _ in range(self.amount):
            discarded = discard_top(state, seat)
            if discarded != NO_CARD:
                card = discarded
        state.rebind(with_picked(frame, card, seat))


@final
class LookAtHandCards(Op):
    """Look at the opponent's hand (J-50: for the looking player only)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Learn the cards."""
        seat = opponent(state, frame)
        if seat != NOBODY:
            learn(state, frame.seat, seat, state.hand[seat])
            note(state, LOOKED_AT_HAND, frame.seat, -1, -1, hand_size(state, seat), seat)


@final
class LookAtTopCards(Op):
    """Take the top cards of a deck aside to look at them."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: int, who: int) -> None:
        """Look at the top ``amount`` cards of the deck of ``who``."""
        self.amount: Final = amount
        self.who: Final = who

    def run(self, state: State, frame: Frame) -> None:
        """Learn as many as there are."""
        seat = seat_meant(state, frame, self.who)
        if seat == NOBODY:
            return
        deck = state.deck[seat]
        split = max(0, len(deck) - self.amount)
        state.aside[seat] = deck[split:]
        state.deck[seat] = deck[:split]
        cards = set_of(list(state.aside[seat]))
        if len(state.aside[seat]) > 1:
            forget(state, seat, cards)  # who knew them cannot tell in which order they are put back
        learn(state, frame.seat, seat, cards)
        note(state, LOOKED_AT_TOP, frame.seat, -1, -1, len(state.aside[seat]), seat)


def without(cards: bytes, card: int) -> bytes:
    """Return a pile without one of its cards."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@final
class KeepCards(Op):
    """Put some of the cards looked at into hand. Not a draw (J-30)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        """Keep ``amount`` cards, one decision each."""
        self.amount: Final = amount

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next card."""
        aside = state.aside[frame.seat]
        if frame.count < self.amount and len(aside) > 0:
            state.ask(frame.seat, CARD, different_cards(state, frame.seat, set_of(list(aside))))
        elif frame.count:
            state.rebind(with_count(frame, 0))

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Keep it."""
        seat = frame.seat
        state.aside[seat] = without(state.aside[seat], option)
        state.hand[seat] |= 1 << option
        note(state, KEPT, seat, -1, option, 0, -1, 1 << seat)
        state.rebind(with_count(frame, frame.count + 1))
        state.again()

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Name the card."""
        return f"keep {state.game.seats[frame.seat].deck[option].name}"


@final
class PutCardsBack(Op):
    """Put the cards looked at back, one after another; the looking player knows where they lie."""

    __slots__ = ("on_top",)

    def __init__(self, on_top: bool) -> None:
        """Put them on top of the deck, or under it."""
        self.on_top: Final = on_top

    def _owner(self, state: State) -> int:
        for seat in range(len(state.aside)):
            if len(state.aside[seat]) > 0:
                return seat
        return NOBODY

    def run(self, state: State, frame: Frame) -> None:
        """Ask for the next card."""
        owner = self._owner(state)
        if owner != NOBODY:
            state.ask(frame.seat, CARD, different_cards(state, owner, set_of(list(state.aside[owner]))))

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Put it back."""
        owner = self._owner(state)
        state.aside[owner] = without(state.aside[owner], option)
        card = bytes((option,))
        state.deck[owner] = state.deck[owner] + card if self.on_top else card + state.deck[owner]
        note(state, PUT_BACK, frame.seat, -1, option, 1 if self.on_top else 0, owner, 1 << frame.seat)
        state.again()

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Name the card and the place."""
        name = state.game.seats[self._owner(state)].deck[option].name
        return f"put {name} on top" if self.on_top else f"put {name} under the deck"


@final
class SearchForCard(Op):
    """Look for a card in deck and discard pile, put it into hand; a searched deck is shuffled."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        """Look for the copies of ``card``."""
        self.card: Final = card

    def run(self, state: State, frame: Frame) -> None:
        """Search the discard pile, which lies open, then the deck."""
        seat = frame.seat
        copies = state.game.seats[seat].deck[self.card].copies
        for card in state.discard[seat]:
            if copies >> card & 1:
                take_from_discard(state, seat, card)
                return
        deck = state.deck[seat]
        for card in deck:
            if copies >> card & 1:
                deck = without(deck, card)
                state.hand[seat] |= 1 << card
                learn_all(state, seat, 1 << card)
                note(state, TAKEN, seat, -1, card)
                break
        shuffle(state, seat, list(deck))


def take_from_discard(state: State, seat: int, card: int) -> None:
    """Put a card from the discard pile into hand, for all to see."""
    state.discard[seat] = without(state.discard[seat], card)
    state.public[seat] &= ~(1 << card)
    state.hand[seat] |= 1 << card
    learn_all(state, seat, 1 << card)
    note(state, TAKEN, seat, -1, card)


@final
class TakeCards(Op):
    """Put cards from the own discard pile into hand: all that fit, or some by choice."""

    __slots__ = ("amount", "fitting")

    def __init__(self, amount: int, fitting: int) -> None:
        """Take ``amount`` cards (0 = all) out of the set ``fitting``."""
        self.amount: Final = amount
        self.fitting: Final = fitting

    def run(self, state: State, frame: Frame) -> None:
        """Take all at once, or ask for the next."""
        seat = frame.seat
        found = set_of(list(state.discard[seat])) & self.fitting
        if self.amount == 0:
            for card in members(found):
                take_from_discard(state, seat, card)
        elif found and frame.count < self.amount:
            state.ask(seat, CARD, different_cards(state, seat, found))
        elif frame.count:
            state.rebind(with_count(frame, 0))

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Take it."""
        take_from_discard(state, frame.seat, option)
        state.rebind(with_count(frame, frame.count + 1))
        state.again()

    def notation(self, state: State, frame: Frame, option: int) -> str:
        """Name the card."""
        return f"take {state.game.seats[frame.seat].deck[option].name}"


@final
class ShuffleDeck(Op):
    """Shuffle the own deck."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Shuffle."""
        shuffle(state, frame.seat, list(state.deck[frame.seat]))
