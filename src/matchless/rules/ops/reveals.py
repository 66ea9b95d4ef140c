"""Cards shown to all, put under decks and shuffled back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members, set_of, size
from matchless.rules.choice import (
    ASK_PUT_BACK,
    ASK_REVEAL,
    ASK_SHUFFLE_IN,
    DO_DECLINE,
    DO_DONE,
    DO_PUT_UNDER,
    DO_REVEAL,
    DO_SHUFFLE_IN,
    Choice,
    Question,
)
from matchless.rules.op import PASS, Op
from matchless.rules.ops.deck_search import ask_about, looked_at, take_from_discard, without
from matchless.rules.ops.players import opponent
from matchless.rules.state.event import BOTTOM_ON_TOP, CARD_SHOWN, PUT_UNDER, SHUFFLED_IN, note
from matchless.rules.state.frame import NO_CARD, NOBODY, with_count, with_number, with_picked
from matchless.rules.state.piles import (
    ONE,
    boost_of,
    cards_to_look_at,
    different_cards,
    hidden_cards,
    learn,
    learn_all,
    learn_some,
    next_below,
    shuffle,
    without_copies,
)
from matchless.rules.state.state import ALWAYS, CARD, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


def show_top(state: State, seat: int) -> int:
    """Show the top card of a deck to all; return it, or NO_CARD."""
    deck = state.deck[seat]
    if not deck:
        return NO_CARD
    learn_all(state, seat, 1 << deck[-1])
    note(state, CARD_SHOWN, seat, -1, deck[-1], 1)
    return deck[-1]


@final
class RevealTopCard(Op):
    """Show the top card of the player's deck or of the opponent's."""

    __slots__ = ("of_opponent",)

    def __init__(self, of_opponent: bool) -> None:
        self.of_opponent: Final = of_opponent

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is no card to show."""
        seat = opponent(state, frame) if self.of_opponent else frame.seat
        return seat == NOBODY or not state.deck[seat]

    def run(self, state: State, frame: Frame) -> None:
        """Show it; later steps may refer to it."""
        seat = opponent(state, frame) if self.of_opponent else frame.seat
        if seat != NOBODY:
            state.rebind(with_picked(frame, show_top(state, seat), seat))


@final
class CompareTopCards(Op):
    """Show the top cards of both decks; ``Frame.number`` is by how much the player's boost is higher."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if both decks are empty: neither boost is higher."""
        other = opponent(state, frame)
        return not state.deck[frame.seat] and (other == NOBODY or not state.deck[other])

    def run(self, state: State, frame: Frame) -> None:
        """Compare; an empty deck counts as a boost of 0."""
        other = opponent(state, frame)
        own = show_top(state, frame.seat)
        theirs = show_top(state, other) if other != NOBODY else NO_CARD
        higher = boost_of(state, frame.seat, own) - boost_of(state, other, theirs)
        state.rebind(with_number(with_picked(frame, theirs, other), higher))


@final
class RevealBottomCard(Op):
    """Show the bottom card of the player's deck."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is no card to show."""
        return not state.deck[frame.seat]

    def run(self, state: State, frame: Frame) -> None:
        """Show it; later steps may refer to it."""
        deck = state.deck[frame.seat]
        card = deck[0] if deck else NO_CARD
        if card != NO_CARD:
            learn_all(state, frame.seat, 1 << card)
            note(state, CARD_SHOWN, frame.seat, -1, card, 0)
        state.rebind(with_picked(frame, card, frame.seat))


@final
class PutBottomOnTop(Op):
    """Put the bottom card of the player's deck on top."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True with a deck of one card, or none."""
        return len(state.deck[frame.seat]) < 2

    def run(self, state: State, frame: Frame) -> None:
        deck = state.deck[frame.seat]
        state.deck[frame.seat] = deck[1:] + deck[:1]
        note(state, BOTTOM_ON_TOP, frame.seat)


@final
class RevealTwoAlike(Op):
    """Reveal two cards with the same name from hand, if the player wants to."""

    __slots__ = ("skip",)

    def __init__(self, skip: int) -> None:
        self.skip: Final = skip

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True with fewer than two cards in hand."""
        return size(state.hand[frame.seat]) < 2

    def run(self, state: State, frame: Frame) -> None:
        """Ask whoever holds two cards: that none are alike stays secret."""
        hand = state.hand[frame.seat]
        if size(hand) < 2:
            if self.skip >= 0:
                state.jump(self.skip)
            return
        deck = state.game.seats[frame.seat].deck
        options = [
            card for card in different_cards(state, frame.seat, hand) if size(hand & deck[card].copies) > 1
        ]
        options.append(PASS)
        state.ask(frame.seat, CARD, options, ALWAYS if self._may_hold_two(state, frame) else UNLESS_FORCED)

    def _may_hold_two(self, state: State, frame: Frame) -> bool:
        """Return whether two of the cards that are not open are alike."""
        hidden = hidden_cards(state, frame.seat)
        return without_copies(state.game.seats[frame.seat], hidden) != hidden

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            if self.skip >= 0:
                state.jump(self.skip)
            return
        alike = members(state.hand[frame.seat] & state.game.seats[frame.seat].deck[option].copies)
        for observer in range(state.game.players):
            learn_some(state, observer, frame.seat, alike, 2)
        for card in alike[:2]:
            note(state, CARD_SHOWN, frame.seat, -1, card, 2)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DECLINE)
        return Choice(DO_REVEAL, card=option, owner=frame.seat)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_REVEAL)


@final
class PutPickedUnder(Op):
    """Put the card picked from a hand under its owner's deck."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if no card was picked."""
        return frame.picked < 0

    def run(self, state: State, frame: Frame) -> None:
        """Put it there; its owner and whoever picked it know where it is."""
        seat, card = frame.picked_from, frame.picked
        if card < 0 or seat == NOBODY or not cards_to_look_at(state, seat) >> card & 1:
            return
        if seat >= state.game.players:  # the card is on the deck already
            state.deck[seat] = state.deck[seat][:-1]
        seats = len(state.game.seats)
        for observer in range(state.game.players):
            if observer not in (seat, frame.seat):  # cannot tell which of the cards it knew has left
                at = observer * seats + seat
                state.known[at] = state.known[at] & ~state.hand[seat]
        state.hand[seat] = state.hand[seat] & ~(1 << card)
        state.deck[seat] = ONE[card] + state.deck[seat]
        learn(state, frame.seat, seat, 1 << card)
        learn(state, seat, seat, 1 << card)
        note(state, PUT_UNDER, seat, -1, card, 0, -1, 1 << seat | 1 << frame.seat)
        state.rebind(with_picked(frame, NO_CARD, NOBODY))


@final
class PutOneUnder(Op):
    """Put one of the cards looked at under its deck."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if no cards are looked at."""
        return looked_at(state) == NOBODY

    def run(self, state: State, frame: Frame) -> None:
        owner = looked_at(state)
        if owner != NOBODY:
            ask_about(state, frame.seat, owner, state.aside[owner])

    def take(self, state: State, frame: Frame, option: int) -> None:
        owner = looked_at(state)
        state.aside[owner] = without(state.aside[owner], option)
        state.deck[owner] = ONE[option] + state.deck[owner]
        seats = len(state.game.seats)
        knowers = 0
        for observer in range(seats):
            knowers |= (state.known[observer * seats + owner] >> option & 1) << observer
        note(state, PUT_UNDER, owner, -1, option, 1, -1, knowers)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_PUT_UNDER, card=option, owner=looked_at(state))

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_PUT_BACK, number=1, word=DO_PUT_UNDER)


@final
class ShuffleCardsIn(Op):
    """Shuffle cards from the player's discard pile into the deck."""

    __slots__ = ("amount", "fitting", "up_to")

    def __init__(self, amount: int, fitting: int, up_to: bool) -> None:
        """Take ``amount`` cards, or up to that many, out of the set ``fitting``, one decision each."""
        self.amount: Final = amount
        self.fitting: Final = fitting
        self.up_to: Final = up_to

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if no such card is in the discard pile."""
        return not set_of(list(state.discard[frame.seat])) & self.fitting and not frame.count

    def run(self, state: State, frame: Frame) -> None:
        seat = frame.seat
        found = set_of(list(state.discard[seat])) & self.fitting
        if found and frame.count < self.amount:
            options = different_cards(state, seat, found)
            if self.up_to:
                options.append(PASS)
            state.ask(seat, CARD, options, UNLESS_FORCED)
        else:
            self._finish(state, frame)

    def _finish(self, state: State, frame: Frame) -> None:
        if frame.count:
            shuffle(state, frame.seat, list(state.deck[frame.seat]))
            state.rebind(with_count(frame, 0))

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == PASS:
            self._finish(state, frame)
            return
        seat = frame.seat
        state.discard[seat] = without(state.discard[seat], option)
        state.public[seat] = state.public[seat] & ~(1 << option)
        state.deck[seat] = ONE[option] + state.deck[seat]
        learn_all(state, seat, 1 << option)
        note(state, SHUFFLED_IN, seat, -1, option)
        state.rebind(with_count(frame, frame.count + 1))
        state.again()

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        if option == PASS:
            return Choice(DO_DONE)
        return Choice(DO_SHUFFLE_IN, card=option, owner=frame.seat)

    def question(self, state: State, frame: Frame) -> Question:
        left = size(set_of(list(state.discard[frame.seat])) & self.fitting)
        return Question(ASK_SHUFFLE_IN, number=min(self.amount, frame.count + left), place=frame.count + 1)


@final
class TakeOneFromDiscard(Op):
    """Take the top card of the player's discard pile, or a random one, into hand."""

    __slots__ = ("at_random",)

    def __init__(self, at_random: bool) -> None:
        self.at_random: Final = at_random

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True with an empty discard pile."""
        return not state.discard[frame.seat]

    def run(self, state: State, frame: Frame) -> None:
        pile = state.discard[frame.seat]
        if pile:
            at = next_below(state, len(pile)) if self.at_random else len(pile) - 1
            take_from_discard(state, frame.seat, pile[at])
