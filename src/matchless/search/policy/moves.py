"""Scores moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.board.bits import size
from matchless.rules.board.board import NOWHERE
from matchless.rules.op import PASS
from matchless.rules.query import move_of
from matchless.search.policy.terms import (
    MOVE_ENEMY,
    MOVE_HURT,
    MOVE_NONE,
    NEARER_HERO,
    NEARER_SIDEKICK,
    NEARER_WEAK,
    PUSH_AWAY,
    PUSH_HERO,
    REACH_HERO,
    REACH_LATER,
    REACH_SIDEKICK,
    RISK_HERO,
    RISK_HERO_WEAK,
    RISK_SIDEKICK,
    STAY,
    WEAK,
)

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision, State
    from matchless.search.policy.adding import Adding
    from matchless.search.tables import Tables


def weigh_moves(tables: Tables, state: State, decision: Decision, adding: Adding) -> None:
    """Score each move, and staying put."""
    game = state.game
    team = game.sides[decision.seat]
    is_strong = size(state.hand[decision.seat]) >= 2
    for option in decision.options:
        number, goal, hurt = move_of(state, option)
        if number < 0:
            adding.add(STAY if option == PASS else MOVE_NONE, 1.0)
        elif state.space[number] != NOWHERE:
            if game.fighters[number].team == team:
                add_move(tables, state, number, goal, is_strong, adding)
                if hurt:
                    adding.add(MOVE_HURT, float(hurt))
            else:
                adding.add(MOVE_ENEMY, 1.0)
                add_push(tables, state, decision.seat, number, goal, adding)
        adding.close()


def add_move(tables: Tables, state: State, number: int, goal: int, is_strong: bool, adding: Adding) -> None:
    """Compare the new space with the old one: who comes into reach, and who could reach the fighter."""
    mover = state.game.fighters[number]
    here = state.space[number]
    until = tables.until[number]
    near_hero = 0.0
    near_sidekick = 0.0
    reach_hero = 0.0
    reach_sidekick = 0.0
    risk = 0.0
    for other in state.game.fighters:
        place = state.space[other.number]
        if other.team == mover.team or place == NOWHERE:
            continue
        steps = until[place]
        new = steps[goal]
        old = steps[here]
        gained = (1.0 if new == 0 else 0.0) - (1.0 if old == 0 else 0.0)
        if tables.mains[other.number]:
            near_hero += float(old - new)
            reach_hero += gained
        else:
            near_sidekick += float(old - new)
            reach_sidekick += gained
        risk += _menace(tables, other.number, goal, place) - _menace(tables, other.number, here, place)
    if is_strong:
        adding.add(NEARER_HERO, near_hero)
        adding.add(NEARER_SIDEKICK, near_sidekick)
        if state.actions > 0:
            adding.add(REACH_HERO, reach_hero)
            adding.add(REACH_SIDEKICK, reach_sidekick)
        else:
            adding.add(REACH_LATER, reach_hero)
    else:
        adding.add(NEARER_WEAK, near_hero)
    if mover.is_hero:
        adding.add(RISK_HERO, risk)
        if state.health[number] <= WEAK:
            adding.add(RISK_HERO_WEAK, risk)
    else:
        adding.add(RISK_SIDEKICK, risk)


def add_push(tables: Tables, state: State, seat: int, number: int, goal: int, adding: Adding) -> None:
    """Score what an enemy's new space means for the seat's own hero."""
    hero = state.game.seats[seat].first
    place = state.space[hero]
    here = state.space[number]
    if NOWHERE in (place, here):
        return
    until = tables.until[hero]
    adding.add(PUSH_HERO, float(until[goal][place] == 0) - float(until[here][place] == 0))
    adding.add(PUSH_AWAY, _menace(tables, number, place, here) - _menace(tables, number, place, goal))


def _menace(tables: Tables, enemy: int, space: int, place: int) -> float:
    """Return how dangerous an enemy is to a space from where it stands."""
    need = tables.until[enemy][space][place]
    if need == 0:
        return 1.0
    return 0.6 if need <= tables.move[enemy] else 0.0
