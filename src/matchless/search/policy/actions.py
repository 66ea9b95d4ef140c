"""Scores maneuvers, schemes and attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.board.bits import size
from matchless.rules.flow.turn import attack_of, is_attack, is_scheme
from matchless.search.policy.terms import (
    A_SCHEME,
    AN_ATTACK,
    ATTACK_BY_HERO,
    ATTACK_COST,
    ATTACK_HAND,
    ATTACK_LAST,
    ATTACK_OPEN,
    KILL_HERO,
    KILL_SIDEKICK,
    MANEUVER,
    MANEUVER_EMPTY,
    MANEUVER_FULL,
    MANEUVER_HAND,
    MANEUVER_INSTEAD,
    MANEUVER_LAST,
    SCHEME_HAND,
    SCHEME_LAST,
    STRIKE_HERO,
    STRIKE_SIDEKICK,
)
from matchless.search.weights import ATTACK, SCHEME

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision, State
    from matchless.search.policy.adding import Adding
    from matchless.search.tables import Tables

_HAND_LIMIT: Final = 7
_LEAST: Final = 0.3
"""What even a defended attack is expected to do."""


def weigh_actions(tables: Tables, state: State, decision: Decision, adding: Adding) -> None:
    """Score each maneuver, scheme and attack."""
    seat = decision.seat
    held = float(min(size(state.hand[seat]), _HAND_LIMIT - 1))
    is_last = state.actions <= 1
    options = decision.options
    can_attack = is_attack(options[len(options) - 1])
    for option in options:
        if is_attack(option):
            _attack(tables, state, seat, option, adding)
            if is_last:
                adding.add(ATTACK_LAST, 1.0)
            adding.add(ATTACK_HAND, held)
        elif is_scheme(option):
            adding.add(A_SCHEME, 1.0)
            if is_last:
                adding.add(SCHEME_LAST, 1.0)
            adding.add(SCHEME_HAND, held)
            adding.add(tables.place(seat, SCHEME, attack_of(option)[2]), 1.0)
        else:
            _maneuver(state, seat, held, adding)
            if can_attack:
                adding.add(MANEUVER_INSTEAD, 1.0)
            if is_last:
                adding.add(MANEUVER_LAST, 1.0)
        adding.close()


def _attack(tables: Tables, state: State, seat: int, option: int, adding: Adding) -> None:
    attacker, other, card = attack_of(option)
    fighters = state.game.fighters
    target = fighters[other]
    cards = size(state.hand[target.seat])
    is_main = tables.mains[other]
    guard = tables.blocks[target.seat]
    if guard < 0.0:
        guard = 2.0 if cards >= 3 else (1.2 if cards else 0.0)
        if not is_main:
            guard *= 0.5
    damage = tables.attack[seat][card] - guard
    damage = max(damage, _LEAST)
    health = float(state.health[other])
    is_deadly = damage >= health
    if is_main:
        adding.add(STRIKE_HERO, health if is_deadly else damage)
        if is_deadly:
            adding.add(KILL_HERO, 1.0)
    else:
        adding.add(STRIKE_SIDEKICK, health if is_deadly else damage)
        if is_deadly:
            adding.add(KILL_SIDEKICK, 1.0)
    adding.add(ATTACK_COST, tables.worth[seat][card])
    adding.add(AN_ATTACK, 1.0)
    if fighters[attacker].is_hero:
        adding.add(ATTACK_BY_HERO, 1.0)
    if cards == 0 and not target.is_enemy:
        adding.add(ATTACK_OPEN, 1.0)
    adding.add(tables.place(seat, ATTACK, card), 1.0)


def _maneuver(state: State, seat: int, held: float, adding: Adding) -> None:
    adding.add(MANEUVER, 1.0)
    adding.add(MANEUVER_HAND, held)
    if size(state.hand[seat]) >= _HAND_LIMIT:
        adding.add(MANEUVER_FULL, 1.0)
    if not state.deck[seat]:
        adding.add(MANEUVER_EMPTY, 1.0)
