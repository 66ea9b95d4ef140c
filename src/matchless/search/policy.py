"""What a sensible player would do, without searching: the prior of the tree, and how it plays on from a leaf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.board.bits import size
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.programs import COMBAT_PROGRAM, MANEUVER_PROGRAM, TURNS
from matchless.rules.flow.turn import attack_of, is_attack, is_scheme
from matchless.rules.op import PASS
from matchless.rules.query import move_of, program
from matchless.rules.state.state import ACTION, CARD, MOVE

if TYPE_CHECKING:
    from matchless.rules.state.state import Decision, State
    from matchless.search.tables import Tables

_HAND_LIMIT: Final = 7
_ENOUGH: Final = 3.5
"""More defense than this is seldom needed."""
_WEAK: Final = 5
"""Up to this health, a hero defends at almost any price."""


def scores(tables: Tables, state: State, decision: Decision) -> list[float]:
    """Return how much each option is liked, as logits."""
    if decision.kind == ACTION:
        return _actions(tables, state, decision)
    if decision.kind == MOVE:
        return _moves(tables, state, decision)
    if decision.kind == CARD:
        return _cards(tables, state, decision)
    return [0.0] * len(decision.options)


def _actions(tables: Tables, state: State, decision: Decision) -> list[float]:
    seat = decision.seat
    attack = tables.attack[seat]
    worth = tables.worth[seat]
    fighters = state.game.fighters
    count = size(state.hand[seat])
    found: list[float] = []
    for option in decision.options:
        if is_attack(option):
            _attacker, other, card = attack_of(option)
            target = fighters[other]
            cards = size(state.hand[target.seat])
            guard = 2.0 if cards >= 3 else (1.2 if cards else 0.0)
            damage = attack[card] - (guard if target.is_hero else 0.5 * guard)
            damage = max(damage, 0.3)
            health = float(state.health[other])
            value = damage if damage < health else health
            if target.is_hero:
                value += 5.0 if damage >= health else 0.0
            else:
                value = 0.6 * value + (0.8 if damage >= health else 0.0)
            found.append(1.2 * value - 0.7 * worth[card])
        elif is_scheme(option):
            found.append(0.6)
        else:
            found.append(1.0 - (1.5 if count >= _HAND_LIMIT else 0.15 * float(count)))
    return found


def _cards(tables: Tables, state: State, decision: Decision) -> list[float]:
    seat = decision.seat
    worth = tables.worth[seat]
    where = program(state)
    known = len(worth)
    found: list[float] = []
    if where == COMBAT_PROGRAM:
        combat = state.combat
        if combat is not None and not combat.revealed and combat.defender_seat == seat:
            return _defenses(tables, state, decision, combat.defender)
    elif where == MANEUVER_PROGRAM:
        for option in decision.options:
            found.append(2.5 if option >= known else -worth[option])
        return found
    elif where in TURNS:
        for option in decision.options:
            found.append(0.0 if option >= known else -2.0 * worth[option])
        return found
    return [0.0] * len(decision.options)


def _defenses(tables: Tables, state: State, decision: Decision, defender: int) -> list[float]:
    defense = tables.defense[decision.seat]
    worth = tables.worth[decision.seat]
    fighter = state.game.fighters[defender]
    weight = 0.6
    if fighter.is_hero:
        weight = 2.2 if state.health[defender] <= _WEAK else 1.0
    found: list[float] = []
    for option in decision.options:
        if option >= PASS:
            found.append(-1.0 if fighter.is_hero else 0.4)
        else:
            value = defense[option]
            found.append(weight * (value if value < _ENOUGH else _ENOUGH) - worth[option])
    return found


def _moves(tables: Tables, state: State, decision: Decision) -> list[float]:
    game = state.game
    team = game.sides[decision.seat]
    space = state.space
    strong = size(state.hand[decision.seat]) >= 2
    eager = 1.0 if state.actions > 0 else 0.2
    found: list[float] = []
    for option in decision.options:
        number, goal, hurt = move_of(state, option)
        if number < 0:
            found.append(0.0 if option == PASS else -2.0)
            continue
        here = space[number]
        if here == NOWHERE:
            found.append(0.0)
            continue
        mover = game.fighters[number]
        if mover.team != team:
            found.append(0.3)
            continue
        until = tables.until[number]
        risk = 0.5 if mover.is_hero else 0.2
        gain = -0.8 * float(hurt)
        for other in game.fighters:
            place = space[other.number]
            if other.team == team or place == NOWHERE:
                continue
            weight = 1.0 if other.is_hero else 0.35
            if strong:
                there = until[place]
                new = there[goal]
                old = there[here]
                gain += 0.15 * weight * float(old - new)
                if new == 0:
                    gain += eager * weight
                if old == 0:
                    gain -= eager * weight
            theirs = tables.until[other.number]
            reach = tables.move[other.number]
            gain -= risk * _menace(theirs[goal][place], reach)
            gain += risk * _menace(theirs[here][place], reach)
        found.append(gain)
    return found


def _menace(need: int, reach: int) -> float:
    if need == 0:
        return 1.0
    return 0.6 if need <= reach else 0.0
