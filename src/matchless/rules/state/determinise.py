"""Filling in what a seat does not know: at random, but never contradicting what it has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.board.bits import members, set_of, size
from matchless.rules.flow.combat import can_defend
from matchless.rules.flow.play import ask_again
from matchless.rules.game import NO_BOOST
from matchless.rules.state.frame import NO_CARD, with_picked
from matchless.rules.state.piles import next_below, shuffled
from matchless.rules.state.renumber import sees_hand
from matchless.rules.state.state import HIDDEN

if TYPE_CHECKING:
    from matchless.rules.state.state import State

UNKNOWN: Final = 255
_ATTACK: Final = 0
_DEFENSE: Final = 1
_BOOST: Final = 2


def fill_in(state: State, seat: int, hand_sizes: list[int]) -> None:
    """Give every unknown card a place, and go to the decision."""
    for owner in range(len(state.game.seats)):
        if sees_hand(state, seat, owner):
            _fill_piles(state, owner, _unplaced(state, owner) & ~state.hand[owner])
        else:
            _fill_seat(state, owner, hand_sizes[owner])
    _fill_frames(state)
    _fill_quest(state)
    ask_again(state)


def _fill_quest(state: State) -> None:
    """Shuffle the initiative cards to come and the face-down tokens."""
    quest = state.quest
    adventure = state.game.adventure
    if quest is None or adventure is None:
        return
    deck = quest.initiative
    quest.initiative = deck[: quest.under] + bytes(shuffled(state, list(deck[quest.under :])))
    if not adventure.are_bridges:
        hidden = shuffled(state, list(quest.tiles[quest.goals :]))
        quest.tiles = quest.tiles[: quest.goals] + bytes(hidden)


def _unplaced(state: State, owner: int) -> int:
    """Return a seat's cards that are neither open nor, as far as is known, in a pile or on the table."""
    everything = (1 << len(state.game.seats[owner].deck)) - 1
    placed = state.public[owner] | state.played[owner]
    for pile in (state.deck[owner], state.aside[owner]):
        for at in range(len(pile)):
            if pile[at] != UNKNOWN:
                placed |= 1 << pile[at]
    return everything & ~placed


def _fill_seat(state: State, owner: int, hand_size: int) -> None:
    """Fill in another seat: face-down cards first, because they must fit, then the hand, then the piles."""
    known = state.hand[owner]  # in hand, or face down
    unplaced = _unplaced(state, owner)
    slots = _slots(state, owner)
    for at in range(len(slots)):
        fitting = _fitting(state, owner, slots[at]) & unplaced
        if at + 1 < len(slots):
            after = _fitting(state, owner, slots[at + 1]) & unplaced
            fitting = _leaving_one(fitting, after, known, hand_size)
        elif size(known) > hand_size:
            fitting &= known  # known cards that the hand has no room for must be face down
        card = _pick(state, fitting)
        unplaced &= ~(1 << card)
        known &= ~(1 << card)
        _lay(state, owner, slots[at], card)
    hand = known
    rest = shuffled(state, members(unplaced & ~known))
    missing = hand_size - len(members(known))
    hand |= set_of(rest[:missing])
    state.hand[owner] = hand
    _fill_piles(state, owner, unplaced & ~hand)


def _slots(state: State, owner: int) -> list[int]:
    """Return the places of a seat's face-down cards."""
    combat = state.combat
    slots: list[int] = []
    if combat is not None and not combat.revealed:
        if combat.attacker_seat == owner and combat.attack_card == HIDDEN:
            slots.append(_ATTACK)
        if combat.attacker_seat == owner and combat.boost_card == HIDDEN:
            slots.append(_BOOST)
        if combat.defender_seat == owner and combat.defense_card == HIDDEN:
            slots.append(_DEFENSE)
    return slots


def _fitting(state: State, owner: int, slot: int) -> int:
    """Return the cards that may have been put face down in a place."""
    combat = state.combat
    assert combat is not None
    seat = state.game.seats[owner]
    rank = (combat.defender if slot == _DEFENSE else combat.attacker) - seat.first
    found = 0
    for number in range(len(seat.deck)):
        card = seat.deck[number]
        if slot == _BOOST:
            fits = card.boost != NO_BOOST
        else:
            fits = card.attacks if slot == _ATTACK else can_defend(state, card, owner)
            fits = fits and card.users >> rank & 1 == 1
        if fits:
            found |= 1 << number
    return found


def _leaving_one(fitting: int, after: int, known: int, hand_size: int) -> int:
    """Return the cards for one place that leave a card for the next, with all known ones there or in hand."""
    found = 0
    for card in members(fitting):
        left = after & ~(1 << card)
        missing = size(known & ~(1 << card)) - hand_size
        if missing > 0:
            left &= known
        if left and missing <= 1:
            found |= 1 << card
    return found


def _lay(state: State, owner: int, slot: int, card: int) -> None:
    """Put a card face down in a place."""
    combat = state.combat
    assert combat is not None
    state.played[owner] |= 1 << card
    if slot == _ATTACK:
        combat.attack_card = card
    elif slot == _BOOST:
        combat.boost_card = card
    else:
        combat.defense_card = card


def _pick(state: State, cards: int) -> int:
    found = members(cards)
    return found[next_below(state, len(found))]


def _fill_piles(state: State, owner: int, cards: int) -> None:
    """Put the cards that remain in random order into the gaps of deck and cards looked at."""
    rest = shuffled(state, members(cards))
    left = len(rest)
    for piles in (state.deck, state.aside):
        pile = piles[owner]
        if len(pile) == 0:
            continue
        filled: list[int] = []
        for at in range(len(pile)):
            if pile[at] == UNKNOWN:
                left -= 1
                filled.append(rest[left])
            else:
                filled.append(pile[at])
        piles[owner] = bytes(filled)
    assert left == 0


def _fill_frames(state: State) -> None:
    """Give a hidden choice of a card some card from the hand, or else the deck, that it was made from."""
    for at in range(len(state.frames)):
        frame = state.frames[at]
        if frame.picked == HIDDEN:
            cards = state.hand[frame.picked_from] or set_of(list(state.deck[frame.picked_from]))
            state.frames[at] = with_picked(
                frame, _pick(state, cards) if cards else NO_CARD, frame.picked_from
            )
