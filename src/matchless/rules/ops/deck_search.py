"""Cards looked at, kept, put back, searched for and taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members, set_of, size
from matchless.rules.choice import (
    ASK_CARD,
    ASK_PUT_BACK,
    DO_KEEP,
    DO_PUT_ON_TOP,
    DO_PUT_UNDER,
    DO_TAKE,
    Choice,
    Question,
)
from matchless.rules.op import Op
from matchless.rules.ops.hands import seat_meant
from matchless.rules.ops.players import opponent
from matchless.rules.state.event import CARD_SHOWN, KEPT, LOOKED_AT_HAND, LOOKED_AT_TOP, PUT_BACK, TAKEN, note
from matchless.rules.state.frame import NOBODY, Frame, with_count
from matchless.rules.state.piles import (
    cards_to_look_at,
    different_cards,
    different_in,
    forget,
    hand_size,
    learn,
    learn_all,
    put_on_top,
    shuffle,
)
from matchless.rules.state.state import ALWAYS, CARD, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.state import State


@final
class LookAtHandCards(Op):
    """Look at the opponent's hand (J-50: for the looking player only)."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is nothing to see that was not seen before."""
        seat = opponent(state, frame)
        if seat == NOBODY:
            return True
        known = state.known[frame.seat * len(state.game.seats) + seat]
        return not cards_to_look_at(state, seat) & ~known

    def run(self, state: State, frame: Frame) -> None:
        seat = opponent(state, frame)
        if seat == NOBODY:
            return
        learn(state, frame.seat, seat, cards_to_look_at(state, seat))
        if seat >= state.game.players:  # A3.7
            note(state, LOOKED_AT_TOP, frame.seat, -1, -1, size(cards_to_look_at(state, seat)), seat)
        else:
            note(state, LOOKED_AT_HAND, frame.seat, -1, -1, hand_size(state, seat), seat)


@final
class LookAtTopCards(Op):
    """Set aside the top cards of a deck to look at them."""

    __slots__ = ("amount", "openly", "who")

    def __init__(self, amount: int, who: int, openly: bool) -> None:
        self.amount: Final = amount
        self.who: Final = who
        self.openly: Final = openly

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True with an empty deck."""
        seat = seat_meant(state, frame, self.who)
        return seat == NOBODY or not state.deck[seat]

    def run(self, state: State, frame: Frame) -> None:
        seat = seat_meant(state, frame, self.who)
        if seat == NOBODY:
            return
        deck = state.deck[seat]
        split = max(0, len(deck) - self.amount)
        state.aside[seat] = deck[split:]
        state.deck[seat] = deck[:split]
        cards = set_of(list(state.aside[seat]))
        if len(state.aside[seat]) > 1:
            forget(state, seat, cards)  # whoever knew them cannot tell in which order they are put back
        if self.openly:
            learn_all(state, seat, cards)
            for card in state.aside[seat]:
                note(state, CARD_SHOWN, seat, -1, card, 3)
        learn(state, frame.seat, seat, cards)
        note(state, LOOKED_AT_TOP, frame.seat, -1, -1, len(state.aside[seat]), seat)


def ask_about(state: State, seat: int, owner: int, pile: bytes) -> None:
    """Ask for one of the cards looked at; everybody knows a single one, but only whoever looks knows of copies."""
    when = UNLESS_FORCED if len(pile) == 1 else ALWAYS
    state.ask(seat, CARD, different_in(state, owner, pile), when)


def looked_at(state: State) -> int:
    """Return the seat whose cards are looked at, or NOBODY."""
    for seat in range(len(state.aside)):
        if state.aside[seat]:
            return seat
    return NOBODY


def without(cards: bytes, card: int) -> bytes:
    """Return a pile without one of its cards."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@final
class KeepCards(Op):
    """Put some of the cards looked at into hand. Not a draw (J-30)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if no cards are looked at."""
        return not state.aside[frame.seat] and not frame.count

    def run(self, state: State, frame: Frame) -> None:
        aside = state.aside[frame.seat]
        if frame.count < self.amount and len(aside) > 0:
            ask_about(state, frame.seat, frame.seat, aside)
        elif frame.count:
            state.rebind(with_count(frame, 0))

    def take(self, state: State, frame: Frame, option: int) -> None:
        seat = frame.seat
        state.aside[seat] = without(state.aside[seat], option)
        state.hand[seat] = state.hand[seat] | 1 << option
        note(state, KEPT, seat, -1, option, 0, -1, 1 << seat)
        state.rebind(with_count(frame, frame.count + 1))
        state.again()

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_KEEP, card=option, owner=frame.seat)

    def question(self, state: State, frame: Frame) -> Question:
        most = min(self.amount, frame.count + len(state.aside[frame.seat]))
        return Question(ASK_CARD, number=most, place=frame.count + 1, word=DO_KEEP)


@final
class PutCardsBack(Op):
    """Put the cards looked at back, one by one; the player who looked knows where they are."""

    __slots__ = ("on_top",)

    def __init__(self, on_top: bool) -> None:
        self.on_top: Final = on_top

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if no cards are looked at."""
        return looked_at(state) == NOBODY

    def run(self, state: State, frame: Frame) -> None:
        owner = looked_at(state)
        if owner != NOBODY:
            ask_about(state, frame.seat, owner, state.aside[owner])

    def take(self, state: State, frame: Frame, option: int) -> None:
        owner = looked_at(state)
        if len(state.aside[owner]) > 1:
            self._hide_order(state, frame.seat, owner)
        state.aside[owner] = without(state.aside[owner], option)
        card = bytes((option,))
        state.deck[owner] = state.deck[owner] + card if self.on_top else card + state.deck[owner]
        note(state, PUT_BACK, frame.seat, -1, option, 1 if self.on_top else 0, owner, 1 << frame.seat)
        state.again()

    def _hide_order(self, state: State, looker: int, owner: int) -> None:
        """Hide the order in which the cards go back from others who saw them."""
        cards = set_of(list(state.aside[owner]))
        known = state.known[looker * len(state.game.seats) + owner]
        forget(state, owner, cards)
        learn(state, looker, owner, known & cards)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_PUT_ON_TOP if self.on_top else DO_PUT_UNDER, card=option, owner=looked_at(state))

    def question(self, state: State, frame: Frame) -> Question:
        verb = DO_PUT_ON_TOP if self.on_top else DO_PUT_UNDER
        return Question(ASK_PUT_BACK, number=len(state.aside[looked_at(state)]), word=verb)


@final
class SearchForCard(Op):
    """Search deck and discard pile for a card and put it into hand; a searched deck is shuffled."""

    __slots__ = ("copies",)

    def __init__(self, copies: int) -> None:
        self.copies: Final = copies

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is nothing to search."""
        return not state.deck[frame.seat] and not set_of(list(state.discard[frame.seat])) & self.copies

    def run(self, state: State, frame: Frame) -> None:
        """Search the discard pile, which is open, then the deck."""
        seat = frame.seat
        for card in state.discard[seat]:
            if self.copies >> card & 1:
                take_from_discard(state, seat, card)
                return
        deck = state.deck[seat]
        for card in deck:
            if self.copies >> card & 1:
                deck = without(deck, card)
                state.hand[seat] = state.hand[seat] | 1 << card
                learn_all(state, seat, 1 << card)
                note(state, TAKEN, seat, -1, card)
                break
        shuffle(state, seat, list(deck))


def take_from_discard(state: State, seat: int, card: int) -> None:
    """Put a card from the discard pile into hand, for all to see."""
    state.discard[seat] = without(state.discard[seat], card)
    if seat >= state.game.players:
        put_on_top(state, seat, card)
        note(state, TAKEN, seat, -1, card)
        return
    state.public[seat] = state.public[seat] & ~(1 << card)
    state.hand[seat] = state.hand[seat] | 1 << card
    learn_all(state, seat, 1 << card)
    note(state, TAKEN, seat, -1, card)


@final
class TakeCards(Op):
    """Put cards from the player's discard pile into hand: all that fit, or some by choice."""

    __slots__ = ("amount", "fitting")

    def __init__(self, amount: int, fitting: int) -> None:
        """Take ``amount`` cards (0 = all) out of the set ``fitting``."""
        self.amount: Final = amount
        self.fitting: Final = fitting

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if none of them lies there."""
        return not set_of(list(state.discard[frame.seat])) & self.fitting

    def run(self, state: State, frame: Frame) -> None:
        seat = frame.seat
        found = set_of(list(state.discard[seat])) & self.fitting
        if self.amount == 0:
            for card in members(found):
                take_from_discard(state, seat, card)
        elif found and frame.count < self.amount:
            state.ask(seat, CARD, different_cards(state, seat, found), UNLESS_FORCED)
        elif frame.count:
            state.rebind(with_count(frame, 0))

    def take(self, state: State, frame: Frame, option: int) -> None:
        take_from_discard(state, frame.seat, option)
        state.rebind(with_count(frame, frame.count + 1))
        state.again()

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_TAKE, card=option, owner=frame.seat)

    def question(self, state: State, frame: Frame) -> Question:
        left = size(set_of(list(state.discard[frame.seat])) & self.fitting)
        most = min(self.amount, frame.count + left)
        return Question(ASK_CARD, number=most, place=frame.count + 1, word=DO_TAKE)


@final
class ShuffleDeck(Op):
    """Shuffle the own deck."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True with an empty deck."""
        return not state.deck[frame.seat]

    def run(self, state: State, frame: Frame) -> None:
        shuffle(state, frame.seat, list(state.deck[frame.seat]))
