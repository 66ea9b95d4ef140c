"""Which hidden cards are likely: imagined hands are redealt by how often each card is held back, or used to attack.

A hand is not a random part of the deck: some cards are played as soon as they are drawn, others wait. Nor is the card
of an attack a random one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.board.bits import members, set_of
from matchless.rules.query import picked_from
from matchless.rules.state.renumber import sees_hand
from matchless.rules.state.rng import below, step
from matchless.rules.state.state import HIDDEN
from matchless.rules.state.view import UNKNOWN

if TYPE_CHECKING:
    from matchless.rules.state.state import State
    from matchless.rules.state.view import View
    from matchless.search.tables import Tables

_SWEEPS: Final = 2
"""How many times each hidden card in hand may be exchanged for one from the deck."""
_MILLION: Final = 1_000_000


def redeal(tables: Tables, view: View, state: State, rng: int) -> int:
    """Redeal the hidden cards of an imagined state by how likely they are; return the next random state.

    Cards are exchanged for each other (Metropolis): a likelier one always stays, a less likely one now and then.
    """
    for seat in state.game.seats:
        if seat.is_enemy or sees_hand(state, view.seat, seat.number):
            continue
        if picked_from(state, seat.number) >= 0:
            continue  # somebody is about to take one of them
        rng = _redeal_seat(tables, view, state, seat.number, rng)
    return rng


def _redeal_seat(tables: Tables, view: View, state: State, owner: int, rng: int) -> int:
    known = view.position.hand[owner]
    masked = view.position.deck[owner]
    deck = list(state.deck[owner])
    places = [at for at in range(len(deck)) if masked[at] == UNKNOWN]
    hand = members(state.hand[owner] & ~known)
    weights = tables.held[owner]
    count = len(places)
    if count:
        for _sweep in range(_SWEEPS):
            for at in range(len(hand)):
                rng = step(rng)
                place = places[below(rng, count)]
                mine = hand[at]
                other = deck[place]
                ratio = weights[other] / weights[mine]
                if ratio < 1.0:
                    rng = step(rng)
                    if float(below(rng, _MILLION)) >= ratio * float(_MILLION):
                        continue
                hand[at] = other
                deck[place] = mine
    combat = view.position.combat
    if combat is not None and combat.attacker_seat == owner and combat.attack_card == HIDDEN:
        rng = _redeal_attack(tables, state, owner, known, hand, deck, places, rng)
    state.hand[owner] = state.hand[owner] & known | set_of(hand)
    state.deck[owner] = bytes(deck)
    return rng


def _redeal_attack(
    tables: Tables,
    state: State,
    owner: int,
    known: int,
    hand: list[int],
    deck: list[int],
    places: list[int],
    rng: int,
) -> int:
    """Choose the face-down card of an attack among all that it could be."""
    combat = state.combat
    assert combat is not None
    current = combat.attack_card
    if known >> current & 1:
        return rng
    seat = state.game.seats[owner]
    rank = combat.attacker - seat.first
    weights = tables.struck[owner]
    total = weights[current]
    fitting: list[int] = []  # places in the hand, then in the deck
    for at in range(len(hand) + len(places)):
        card = hand[at] if at < len(hand) else deck[places[at - len(hand)]]
        if seat.deck[card].attacks and seat.deck[card].users >> rank & 1:
            fitting.append(at)
            total += weights[card]
    rng = step(rng)
    mark = float(below(rng, _MILLION)) / float(_MILLION) * total - weights[current]
    if mark < 0.0:
        return rng
    for at in fitting:
        card = hand[at] if at < len(hand) else deck[places[at - len(hand)]]
        mark -= weights[card]
        if mark < 0.0:
            if at < len(hand):
                hand[at] = current
            else:
                deck[places[at - len(hand)]] = current
            combat.attack_card = card
            state.played[owner] = state.played[owner] & ~(1 << current) | 1 << card
            return rng
    return rng
