"""Piles: how cards move between deck, hand, table and discard pile, and who learns about them.

Copies of a card cannot be told apart, so their numbers must reveal nothing: a card that comes into the open takes the
lowest number among its copies that are still hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from matchless.rules.board.bits import members, set_of, size
from matchless.rules.state.chance import next_act
from matchless.rules.state.event import DISCARDED, DREW, HOAX, SHUFFLED, note
from matchless.rules.state.frame import NO_CARD
from matchless.rules.state.rng import below, step

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.game import Seat
    from matchless.rules.state.state import State


ONE: Final = [bytes((number,)) for number in range(256)]
"""Each card as a pile of its own."""


def next_below(state: State, bound: int) -> int:
    """Return a random number below ``bound``."""
    if state.rng < 0:
        return next_act(state).below(bound)
    rng = step(state.rng)
    state.rng = rng
    return below(rng, bound)


def cards_of(pile: bytes) -> int:
    """Return the cards of a pile as a set."""
    cards = 0
    for at in range(len(pile)):
        cards |= 1 << pile[at]
    return cards


def shuffled(state: State, cards: list[int]) -> list[int]:
    """Shuffle cards and return them."""
    _mix(state, cards)
    return cards


_Card = TypeVar("_Card")
"""A card as it lies in a list: the compiler would unwrap an int whenever it changes places, and wrap it again."""


def _mix(state: State, cards: list[_Card]) -> None:
    rng: i64 = state.rng
    if rng < 0:
        _mix_with_key(state, cards)
        return
    last: i64 = len(cards) - 1
    while last > 0:
        rng = step(rng)
        other = below(rng, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1
    state.rng = rng


def _mix_with_key(state: State, cards: list[_Card]) -> None:
    if len(cards) < 2:
        return  # nothing that chance could decide
    act = next_act(state)
    for last in range(len(cards) - 1, 0, -1):
        other = act.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def shuffle(state: State, seat: int, cards: list[int], discarded: int = 0) -> None:
    """Make these cards, in random order, a seat's deck; some of them were ``discarded``."""
    state.deck[seat] = bytes(shuffled(state, cards))
    forget(state, seat, set_of(cards))
    note(state, SHUFFLED, seat, -1, -1, discarded)


def forget(state: State, owner: int, cards: int) -> None:
    """Make everyone forget where these cards of a seat are; enemies never know anything."""
    seats = len(state.game.seats)
    for observer in range(state.game.players):
        at = observer * seats + owner
        if state.known[at]:
            state.known[at] = state.known[at] & ~cards


def learn(state: State, observer: int, owner: int, cards: int) -> None:
    """Let an observer see hidden cards of a seat."""
    if observer < state.game.players:
        at = observer * len(state.game.seats) + owner
        state.known[at] = state.known[at] | cards


def learn_some(state: State, observer: int, owner: int, copies: list[int], count: int) -> None:
    """Show an observer some of the copies of a card that a seat holds: those it knew may be among them."""
    printed = state.game.seats[owner].deck[copies[0]].copies
    held = state.hand[owner] | state.played[owner] & ~state.public[owner]
    known = state.known[observer * len(state.game.seats) + owner] & held & printed
    for card in copies:
        if size(known) >= count:
            break
        known |= 1 << card
    learn(state, observer, owner, known)


def learn_all(state: State, owner: int, cards: int) -> None:
    """Let everyone see where hidden cards of a seat go."""
    for observer in range(state.game.players):
        learn(state, observer, owner, cards)


def draw(state: State, seat: int, count: int) -> int:
    """Draw cards into hand; return how many could not be drawn (R4.5)."""
    if seat >= state.game.players:
        shuffle_back(state, seat, count)
        return 0
    deck = state.deck[seat]
    left = len(deck)
    while count > 0 and left > 0:
        left -= 1
        count -= 1
        card = deck[left]
        state.hand[seat] = state.hand[seat] | 1 << card
        note(state, DREW, seat, -1, card, 0, -1, 1 << seat)
    state.deck[seat] = deck[:left]
    return count


def shuffle_back(state: State, seat: int, count: int) -> None:
    """Shuffle the top cards of an enemy's discard pile into its deck, as many as there are (A15.4)."""
    pile = state.discard[seat]
    split = max(0, len(pile) - count)
    cards = pile[split:]
    if cards:
        state.discard[seat] = pile[:split]
        state.public[seat] = state.public[seat] & ~cards_of(cards)
        shuffle(state, seat, list(state.deck[seat] + cards), len(cards))


def take_top(state: State, seat: int) -> int:
    """Take the top card of an enemy's deck for a combat, if there is one; an empty deck is reshuffled (JA-7)."""
    if len(state.deck[seat]) == 0:
        shuffle_back(state, seat, len(state.discard[seat]))
    deck = state.deck[seat]
    if len(deck) == 0:
        return NO_CARD
    card = deck[-1]
    state.deck[seat] = deck[:-1]
    state.played[seat] = state.played[seat] | 1 << card
    return card


def cards_to_look_at(state: State, seat: int) -> int:
    """Return a seat's hand as a set; for an enemy, which has none, the top card of its deck (A3.7)."""
    if seat < state.game.players:
        return state.hand[seat]
    deck = state.deck[seat]
    return 1 << deck[-1] if deck else 0


def put_on_top(state: State, seat: int, card: int) -> None:
    """Put an open card of an enemy on top of its deck, where others would take it into hand (A15.5)."""
    state.public[seat] = state.public[seat] & ~(1 << card)
    state.deck[seat] = state.deck[seat] + ONE[card]
    learn_all(state, seat, 1 << card)


def expose(state: State, seat: int, card: int, from_hand: bool) -> int:
    """Bring a hidden card into the open; return the number it has there."""
    public = state.public[seat]
    printed = state.game.seats[seat].deck[card]
    low = printed.first
    shown: i64 = public >> low
    while shown & 1:
        shown >>= 1
        low += 1
    if low != card:
        _swap_numbers(state, seat, card, low)
    copies: i64 = printed.copies
    seats: i64 = len(state.game.seats)
    known = state.known
    at: i64 = seat
    for _observer in range(state.game.players):
        there: i64 = known[at]
        if there & copies:  # hardly ever
            known[at] = _known_after(state, seat, there, card, low, copies, from_hand)
        at += seats
    state.public[seat] = public | 1 << low
    return low


def _swap_numbers(state: State, seat: int, card: int, low: int) -> None:
    """Swap the numbers of two hidden copies of a card."""
    both = 1 << card | 1 << low
    hand = state.hand[seat]
    if hand & both and hand & both != both:
        hand ^= both
        state.hand[seat] = hand
    played = state.played[seat]
    if played & both and played & both != both:
        played ^= both
        state.played[seat] = played
    in_piles = both & ~(hand | played)  # as it shall be
    if in_piles:
        state.deck[seat] = _swapped(state.deck[seat], card, low, in_piles)
        if state.aside[seat]:
            state.aside[seat] = _swapped(state.aside[seat], card, low, in_piles)
    combat = state.combat
    if combat is not None and not combat.revealed:
        combat.swap_numbers(seat, card, low)


_NO_NUMBER: Final = b"\xff"
"""No card has it."""


def _swapped(pile: bytes, card: int, low: int, in_piles: int) -> bytes:
    """Return a pile with two numbers swapped, or one replaced by the other if only that should be in it."""
    if not in_piles >> low & 1:
        return pile.replace(ONE[low], ONE[card])
    if not in_piles >> card & 1:
        return pile.replace(ONE[card], ONE[low])
    return pile.replace(ONE[card], _NO_NUMBER).replace(ONE[low], ONE[card]).replace(_NO_NUMBER, ONE[low])


def _known_after(
    state: State, seat: int, known: int, card: int, low: int, copies: int, from_hand: bool
) -> int:
    """Return which hidden cards an observer knows after one has come into the open and changed its number.

    A card that left the hand may be the very copy that the observer knew was there.
    """
    both = 1 << card | 1 << low
    if 0 != known & both != both:
        known ^= both
    if known >> low & 1:
        return known & ~(1 << low)
    held = known & copies & state.hand[seat] if from_hand else 0
    return known & ~(held & -held)


def put_on_discard(state: State, seat: int, card: int) -> None:
    """Put an open card on top of its owner's discard pile; nothing stops a hoax card from shuffling it (A7).

    The cards of a defeated enemy have left the game (A6.4).
    """
    state.discard[seat] = state.discard[seat] + ONE[card]
    note(state, DISCARDED, seat, -1, card)
    if state.game.seats[seat].deck[card].is_hoax and state.holds_out(seat):
        note(state, HOAX, seat)
        shuffle_back(state, seat, len(state.discard[seat]))
        quest = state.quest
        if quest is not None:
            quest.shuffles += 1


def discard_from_hand(state: State, seat: int, card: int) -> int:
    """Discard a card from hand; return its number in the open."""
    card = expose(state, seat, card, from_hand=True)
    state.hand[seat] = state.hand[seat] & ~(1 << card)
    put_on_discard(state, seat, card)
    return card


def discard_at_random(state: State, seat: int) -> int:
    """Discard a random card from hand, if there is one; return it. Enemies discard their top card (A3.8)."""
    if seat >= state.game.players:
        return discard_top(state, seat)
    hand = members(state.hand[seat])
    if not hand:
        return NO_CARD
    return discard_from_hand(state, seat, hand[next_below(state, len(hand))])


def discard_top(state: State, seat: int) -> int:
    """Discard the top card of a deck, if there is one; return it. Not a draw (J-30)."""
    deck = state.deck[seat]
    if not deck:
        return NO_CARD
    state.deck[seat] = deck[:-1]
    state.played[seat] = state.played[seat] | 1 << deck[-1]  # on its way
    card = expose(state, seat, deck[-1], from_hand=False)
    state.played[seat] = state.played[seat] & ~(1 << card)
    put_on_discard(state, seat, card)
    return card


def different_cards(state: State, seat: int, cards: int) -> list[int]:
    """Return one number for each different card in a set, the lowest."""
    return members(without_copies(state.game.seats[seat], cards))


def without_copies(seat: Seat, cards: int) -> int:
    """Return a set of cards with only the lowest copy of each card; copies have consecutive numbers."""
    copies = 0
    shifted = cards
    for after in seat.copy_after:
        shifted <<= 1
        copies |= shifted & after
    return cards & ~copies


def different_in(state: State, seat: int, pile: bytes) -> list[int]:
    """Return one number for each different card in a pile: that of the copy nearest the top; its place matters."""
    deck = state.game.seats[seat].deck
    found: list[int] = []
    copies = 0
    for at in range(len(pile) - 1, -1, -1):
        if not copies >> pile[at] & 1:
            copies |= deck[pile[at]].copies
            found.append(pile[at])
    return sorted(found)


def hidden_cards(state: State, seat: int) -> int:
    """Return a seat's cards that are not open: as far as others know, any of them may be in its hand."""
    return (1 << len(state.game.seats[seat].deck)) - 1 & ~state.public[seat]


def holds_one_kind(state: State, seat: int) -> bool:
    """Return whether everybody knows that a hand holds one card, or only copies of one."""
    if size(state.hand[seat]) == 1:
        return True
    return size(without_copies(state.game.seats[seat], hidden_cards(state, seat))) == 1


def hand_size(state: State, seat: int) -> int:
    """Return how many cards a seat holds."""
    return size(state.hand[seat])


def boost_of(state: State, seat: int, card: int) -> int:
    """Return what a card adds as a boost: 0 without a boost value or a card."""
    if card < 0:
        return 0
    boost = state.game.seats[seat].deck[card].boost
    return boost if boost > 0 else 0
