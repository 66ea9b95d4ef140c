"""Damage, defeat, recovery, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.bits import members
from matchless.rules.board import NOWHERE
from matchless.rules.event import DAMAGED, DEFEATED, EXHAUSTED, GAME_WON, PREVENTED, RECOVERED, note
from matchless.rules.frame import NOBODY
from matchless.rules.piles import draw

if TYPE_CHECKING:
    from matchless.rules.state import State


def put(state: State, fighter: int, space: int) -> None:
    """Have a fighter stand on a space, wherever it was."""
    team = state.game.fighters[fighter].team
    old = state.space[fighter]
    if old != NOWHERE:
        state.held[team] ^= 1 << old
    state.space[fighter] = space
    if space != NOWHERE:
        state.held[team] |= 1 << space


def damage(state: State, victims: int, amount: int, in_combat: bool) -> int:
    """Deal damage to fighters on the board, to all at once (J-28); return the set of those that took some."""
    state.fallen = 0
    if amount <= 0:
        return 0
    hurt = 0
    for fighter in members(victims):
        if state.space[fighter] == NOWHERE:
            continue
        if is_safe(state, fighter, in_combat):
            note(state, PREVENTED, -1, fighter)
            continue
        hurt |= 1 << fighter
        health = state.health[fighter]
        lost = amount if amount < health else health
        state.health[fighter] = health - lost
        note(state, DAMAGED, -1, fighter, -1, amount, 1 if in_combat else 0)
        if lost == health:
            state.fallen |= 1 << fighter
    if state.fallen:
        remove_fallen(state)
    return hurt


def is_safe(state: State, fighter: int, in_combat: bool) -> bool:
    """Tell whether damage to a fighter is prevented."""
    combat = state.combat
    if combat is None or combat.is_over:
        return False
    safe = combat.safe | combat.safe_from_combat if in_combat else combat.safe
    return bool(safe >> fighter & 1)


def remove_fallen(state: State) -> None:
    """Take the fighters just defeated off the board (R9.3); without action boundaries this may end the game."""
    for fighter in members(state.fallen):
        put(state, fighter, NOWHERE)
        note(state, DEFEATED, -1, fighter)
    if state.game.options.ends_at_once and state.fallen & state.game.heroes:
        check_end(state)


def recover(state: State, fighter: int, amount: int) -> None:
    """Give health back to an undefeated fighter, up to its limit (R9.5, R9.6)."""
    if state.space[fighter] == NOWHERE:
        return
    gained = min(amount, health_limit(state, fighter) - state.health[fighter])
    if gained > 0:
        state.health[fighter] += gained
        note(state, RECOVERED, -1, fighter, -1, gained)


def health_limit(state: State, fighter: int) -> int:
    """Return the health above which a fighter is never lifted (R9.5)."""
    sheet = state.game.fighters[fighter]
    return sheet.dial if state.game.options.recover_to_dial else sheet.health


def draw_or_suffer(state: State, seat: int, count: int) -> None:
    """Draw cards; all fighters of the seat take 2 damage for each card missing, as one damage (R4.5, J-29)."""
    missing = draw(state, seat, count)
    if missing:
        note(state, EXHAUSTED, seat, -1, -1, 2 * missing)
        damage(state, state.game.seats[seat].fighter_set, 2 * missing, in_combat=False)


def check_end(state: State) -> bool:
    """End the game if at most one team has a hero left; if none, the active player's team wins (R10.1, R10.2)."""
    alive = -1
    for hero in state.game.hero_list:
        if state.health[hero.number] > 0:
            if alive >= 0 and alive != hero.team:
                return False
            alive = hero.team
    finish(state, alive if alive != NOBODY else state.game.sides[state.turn])
    return True


def finish(state: State, team: int) -> None:
    """End the game."""
    state.winner = team
    state.frames.clear()
    state.steps.clear()
    note(state, GAME_WON, state.game.sides.index(team))
