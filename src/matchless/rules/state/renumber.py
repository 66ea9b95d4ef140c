"""Renumbering: copies of a card cannot be told apart, so a view renumbers those that its seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.board.bits import members, size
from matchless.rules.flow.play import ask_again

if TYPE_CHECKING:
    from matchless.rules.state.combat import Combat
    from matchless.rules.state.state import State


def renumbered(state: State, viewer: int) -> State:
    """Return a copy in which the copies of a card that a viewer sees have the lowest numbers, place by place."""
    new = state.clone()
    changed = False
    for owner in range(len(state.game.seats)):
        seen = _seen(state, viewer, owner)
        if seen:
            numbers = _numbers(state, owner, seen)
            if numbers:
                _renumber(new, owner, numbers)
                changed = True
    decision = new.decision
    if changed and decision is not None and decision.seat == viewer:
        # An op that asks changes nothing: asked again, it names the same cards by their new numbers.
        ask_again(new)
    return new


def sees_hand(state: State, viewer: int, owner: int) -> bool:
    """Return whether a viewer sees a hand and what is played from it: its own, or a teammate's (R12.3, A1.3)."""
    if viewer == owner:
        return True
    game = state.game
    return (
        game.ruleset.open_hands
        and viewer >= 0
        and owner < game.players
        and game.sides[viewer] == game.sides[owner]
    )


def _seen(state: State, viewer: int, owner: int) -> list[int]:
    """Return a seat's hidden cards that a viewer sees, in an order that depends only on their places."""
    hidden = ~state.public[owner]
    known = state.known[viewer * len(state.game.seats) + owner] & hidden if viewer >= 0 else 0
    held = state.hand[owner] | state.played[owner] & hidden
    if sees_hand(state, viewer, owner):
        found = _picked_first(state, viewer, owner, members(state.hand[owner]))
        found.extend(_face_down(state, owner, state.played[owner] & hidden))
    else:
        # Nobody else can tell a known card in hand from one that is face down.
        found = _picked_first(state, viewer, owner, members(known & held))
    rest = known & ~held
    if rest:
        found.extend([card for card in state.deck[owner] if rest >> card & 1])
        found.extend([card for card in state.aside[owner] if rest >> card & 1])
    return found


def _picked_first(state: State, viewer: int, owner: int, cards: list[int]) -> list[int]:
    """Return cards in hand, those first that an effect has picked, if the viewer can tell them from the rest."""
    for frame in state.frames:
        if frame.picked_from == owner and viewer in (frame.seat, owner) and frame.picked in cards:
            cards.remove(frame.picked)
            cards.insert(0, frame.picked)
    return cards


def _face_down(state: State, owner: int, cards: int) -> list[int]:
    """Return a seat's face-down cards, in the order of what they were played for."""
    combat = state.combat
    found: list[int] = []
    if combat is not None and cards:
        if combat.attacker_seat == owner:
            found = [combat.attack_card, combat.boost_card]
        if combat.defender_seat == owner:
            found.append(combat.defense_card)
        found = [card for card in found if card >= 0 and cards >> card & 1]
    for card in members(cards):
        if card not in found:
            found.append(card)
    return found


def _numbers(state: State, owner: int, seen: list[int]) -> list[int]:
    """Return the new number of every card of a seat, or nothing if each keeps its own."""
    deck = state.game.seats[owner].deck
    taken = state.public[owner]
    low: list[int] = []
    moved = 0
    for card in seen:
        number = deck[card].first
        while taken >> number & 1:
            number += 1
        taken |= 1 << number
        low.append(number)
        if number != card:
            moved |= deck[card].copies
    if moved == 0:
        return []
    numbers = list(range(len(deck)))
    rest = moved & ~state.public[owner]
    for at in range(len(seen)):
        numbers[seen[at]] = low[at]
        rest &= ~(1 << seen[at])
    # Copies that stay hidden take what is left; nobody sees which takes which.
    for card in members(rest):
        free = members(deck[card].copies & ~taken)[0]
        taken |= 1 << free
        numbers[card] = free
    return numbers


def _renumber(state: State, owner: int, numbers: list[int]) -> None:
    """Give a seat's cards other numbers, wherever they are."""
    table = bytes(numbers) + bytes(range(len(numbers), 256))
    state.hand[owner] = _mapped(state.hand[owner], numbers)
    state.played[owner] = _mapped(state.played[owner], numbers)
    state.deck[owner] = state.deck[owner].translate(table)
    state.aside[owner] = state.aside[owner].translate(table)
    seats = len(state.game.seats)
    for observer in range(seats):
        at = observer * seats + owner
        state.known[at] = _mapped(state.known[at], numbers)
    combat = state.combat
    while combat is not None:
        _renumber_combat(combat, owner, numbers)
        combat = combat.parent
    for at in range(len(state.frames)):
        frame = state.frames[at]
        if (frame.seat == owner and frame.card >= 0) or (frame.picked_from == owner and frame.picked >= 0):
            new = frame.copy()
            if frame.seat == owner and frame.card >= 0:
                new.card = numbers[frame.card]
            if frame.picked_from == owner and frame.picked >= 0:
                new.picked = numbers[frame.picked]
            state.frames[at] = new


def _renumber_combat(combat: Combat, owner: int, numbers: list[int]) -> None:
    """Give the cards of a combat their new numbers."""
    if combat.attacker_seat == owner:
        if combat.attack_card >= 0:
            combat.attack_card = numbers[combat.attack_card]
        if combat.boost_card >= 0:
            combat.boost_card = numbers[combat.boost_card]
    if combat.defender_seat == owner and combat.defense_card >= 0:
        combat.defense_card = numbers[combat.defense_card]


def levelled(state: State, owner: int, known: int) -> int:
    """Return what another knows of a seat's cards, as the lowest copies of each: it cannot tell which."""
    held = state.hand[owner] | state.played[owner] & ~state.public[owner]
    found = known & ~held
    deck = state.game.seats[owner].deck
    left = known & held
    while left:
        copies = deck[members(left)[0]].copies
        for card in members(held & copies)[: size(left & copies)]:
            found |= 1 << card
        left &= ~copies
    return found


def _mapped(cards: int, numbers: list[int]) -> int:
    """Return a set of cards under their new numbers."""
    found = 0
    for card in members(cards):
        found |= 1 << numbers[card]
    return found
