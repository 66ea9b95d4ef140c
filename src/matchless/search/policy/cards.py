"""Scores cards to defend with, boost with or discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.flow.programs import COMBAT_PROGRAM, MANEUVER_PROGRAM, TURNS
from matchless.rules.op import PASS
from matchless.rules.query import program
from matchless.search.policy.effects import weigh_effects
from matchless.search.policy.terms import (
    A_BOOST,
    BOOST_COST,
    DECLINE_HERO,
    DECLINE_HERO_WEAK,
    DECLINE_SIDEKICK,
    DISCARD_COST,
    GUARD_COST,
    GUARD_HERO,
    GUARD_HERO_WEAK,
    GUARD_SIDEKICK,
    MEETS,
    NO_BOOST,
    NO_DISCARD,
    WEAK,
)
from matchless.search.weights import BOOST, DEFEND, DISCARD

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision, State
    from matchless.search.policy.adding import Adding
    from matchless.search.tables import Tables

_ENOUGH: Final = 3.5
"""More defense than this is rarely needed."""


def weigh_cards(tables: Tables, state: State, decision: Decision, adding: Adding) -> None:
    """Score each card for a defense, a boost or a discard, and playing none."""
    seat = decision.seat
    worth = tables.worth[seat]
    where = program(state)
    known = len(worth)
    if where == COMBAT_PROGRAM:
        combat = state.combat
        if combat is not None and not combat.revealed and combat.defender_seat == seat:
            _defenses(tables, state, decision, combat.attacker, combat.defender, adding)
            return
    elif where == MANEUVER_PROGRAM:
        deck = state.game.seats[seat].deck
        for option in decision.options:
            if option >= known:
                adding.add(NO_BOOST, 1.0)
            else:
                adding.add(BOOST_COST, worth[option])
                adding.add(A_BOOST, float(max(0, deck[option].boost)))
                adding.add(tables.place(seat, BOOST, option), 1.0)
            adding.close()
        return
    elif where in TURNS:
        for option in decision.options:
            if option >= known:
                adding.add(NO_DISCARD, 1.0)
            else:
                adding.add(DISCARD_COST, worth[option])
                adding.add(tables.place(seat, DISCARD, option), 1.0)
            adding.close()
        return
    weigh_effects(tables, state, decision, adding)


def _defenses(
    tables: Tables, state: State, decision: Decision, attacker: int, defender: int, adding: Adding
) -> None:
    seat = decision.seat
    defense = tables.defense[seat]
    worth = tables.worth[seat]
    is_hero = state.game.fighters[defender].is_hero
    is_weak = state.health[defender] <= WEAK
    for option in decision.options:
        if option >= PASS:
            if is_hero:
                adding.add(DECLINE_HERO, 1.0)
                if is_weak:
                    adding.add(DECLINE_HERO_WEAK, 1.0)
            else:
                adding.add(DECLINE_SIDEKICK, 1.0)
        else:
            value = min(defense[option], _ENOUGH)
            if is_hero:
                adding.add(GUARD_HERO, value)
                if is_weak:
                    adding.add(GUARD_HERO_WEAK, value)
            else:
                adding.add(GUARD_SIDEKICK, value)
            adding.add(MEETS, min(defense[option], tables.power[attacker]))
            adding.add(GUARD_COST, worth[option])
            adding.add(tables.place(seat, DEFEND, option), 1.0)
        adding.close()
