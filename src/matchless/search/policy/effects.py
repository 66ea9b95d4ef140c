"""Scores answers to effects by what they do and which card asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.board.board import NOWHERE
from matchless.rules.choice import (
    DO_ACCEPT,
    DO_BOOST,
    DO_CHOOSE_FORM,
    DO_CHOOSE_ITEM,
    DO_CHOOSE_NUMBER,
    DO_DISCARD,
    DO_PICK,
    DO_PUT_UNDER,
    DO_REVEAL,
    DO_SHUFFLE_IN,
    DO_SPEND,
    NONE,
)
from matchless.rules.query import choices_of, source
from matchless.search.policy.moves import add_move, add_push
from matchless.search.policy.terms import (
    A_BOOST,
    ACCEPT,
    BOOST_COST,
    KEEP_WORTH,
    LOSE_WORTH,
    NUMBER,
    ON_ENEMY_HERO,
    ON_ENEMY_SIDEKICK,
    ON_OWN_HERO,
    ON_OWN_SIDEKICK,
    ON_WEAK_ENEMY,
    ON_WEAK_OWN,
    THEIR_WORTH,
)
from matchless.search.weights import BOOST, FIRST, SECOND, USE

if TYPE_CHECKING:
    from matchless.rules.choice import Choice
    from matchless.rules.state.state import Decision, State
    from matchless.search.policy.adding import Adding
    from matchless.search.tables import Tables

_LOSSES: Final = (DO_DISCARD, DO_PUT_UNDER, DO_SHUFFLE_IN, DO_REVEAL)
_PICKS: Final = (DO_PICK, DO_CHOOSE_FORM, DO_CHOOSE_ITEM)
_AMOUNTS: Final = (DO_CHOOSE_NUMBER, DO_SPEND)
_FRAIL: Final = 3
"""Up to this health, a fighter may be defeated by the next attack."""


def weigh_effects(tables: Tables, state: State, decision: Decision, adding: Adding) -> None:
    """Score each option of an effect."""
    seat = decision.seat
    asking = source(state)
    card = asking.card if asking is not None and asking.seat == seat else NONE
    if card >= len(tables.first[seat]):
        card = NONE
    for choice in choices_of(state, decision.options):
        if choice.verb == DO_ACCEPT or choice.verb in _PICKS or choice.verb in _AMOUNTS:
            _mode(tables, seat, choice, card, adding)
        elif choice.card >= 0 and choice.owner >= 0:
            _card(tables, state, seat, choice, adding)
        elif choice.space >= 0 and choice.fighter >= 0:
            _place(tables, state, seat, choice.fighter, choice.space, adding)
        elif choice.target >= 0 or choice.fighter >= 0:
            _target(tables, state, seat, max(choice.target, choice.fighter), card, adding)
        adding.close()


def _mode(tables: Tables, seat: int, choice: Choice, card: int, adding: Adding) -> None:
    if choice.verb in _AMOUNTS:
        adding.add(NUMBER, float(choice.number))
        return
    role = USE if choice.verb == DO_ACCEPT else FIRST + choice.number
    if role == USE:
        adding.add(ACCEPT, 1.0)
    if card >= 0 and role <= SECOND:
        adding.add(tables.place(seat, role, card), 1.0)


def _card(tables: Tables, state: State, seat: int, choice: Choice, adding: Adding) -> None:
    card = choice.card
    worth = tables.worth[choice.owner]
    if card >= len(worth):
        return
    if choice.owner != seat:
        adding.add(THEIR_WORTH, worth[card])
    elif choice.verb == DO_BOOST:
        adding.add(BOOST_COST, worth[card])
        adding.add(A_BOOST, float(max(0, state.game.seats[seat].deck[card].boost)))
        adding.add(tables.place(seat, BOOST, card), 1.0)
    elif choice.verb in _LOSSES:
        adding.add(LOSE_WORTH, worth[card])
    else:
        adding.add(KEEP_WORTH, worth[card])


def _target(tables: Tables, state: State, seat: int, number: int, card: int, adding: Adding) -> None:
    fighter = state.game.fighters[number]
    is_own = fighter.team == state.game.sides[seat]
    is_frail = 0 < state.health[number] <= _FRAIL
    if card >= 0 and not fighter.is_sidekick:
        adding.add(tables.place(seat, FIRST if is_own else SECOND, card), 1.0)
    if is_own:
        adding.add(ON_OWN_HERO if fighter.is_hero else ON_OWN_SIDEKICK, 1.0)
        if is_frail:
            adding.add(ON_WEAK_OWN, 1.0)
    else:
        adding.add(ON_ENEMY_SIDEKICK if fighter.is_sidekick else ON_ENEMY_HERO, 1.0)
        if is_frail:
            adding.add(ON_WEAK_ENEMY, 1.0)


def _place(tables: Tables, state: State, seat: int, number: int, goal: int, adding: Adding) -> None:
    if state.game.fighters[number].team != state.game.sides[seat]:
        add_push(tables, state, seat, number, goal, adding)
    elif state.space[number] != NOWHERE:
        add_move(tables, state, number, goal, True, adding)
