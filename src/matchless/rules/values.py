"""Values of combat cards, and who may attack whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.combat_state import ATTACK, Combat
from matchless.rules.frame import NO_CARD, Frame
from matchless.rules.game import ATTACK_VALUE, DEFENSE_VALUE, NOTHING

if TYPE_CHECKING:
    from matchless.rules.state import State

ABSENT: Final = -1
"""The value of a card that is not there: it matches nothing (J-22)."""


def standing_bonus(state: State, what: int, seat: int, fighter: int) -> int:
    """Return what the standing bonuses of a seat add for one of its fighters."""
    bonuses = state.game.seats[seat].standing[what]
    if not bonuses:
        return 0
    frame = Frame(NOTHING, seat, fighter, NO_CARD)
    total = 0
    for bonus in bonuses:
        if bonus.fighters >> fighter & 1:
            condition = bonus.condition
            if condition is None or condition.holds(state, frame):
                total += bonus.amount.value(state, frame)
    return total


def current_value(state: State, combat: Combat, side: int) -> int:
    """Return the value of a side's card now, or ABSENT (J-20): changes, then standing bonuses, 0 if ignored."""
    if side == ATTACK:
        if combat.ignored & 1:
            return 0
        value = combat.attack_value + combat.attack_boost
        return value + standing_bonus(state, ATTACK_VALUE, combat.attacker_seat, combat.attacker)
    if combat.defense_card == NO_CARD:
        return ABSENT
    if combat.ignored & 2:
        return 0
    return combat.defense_value + standing_bonus(state, DEFENSE_VALUE, combat.defender_seat, combat.defender)


def printed_value(state: State, combat: Combat, side: int) -> int:
    """Return the number printed on a side's card, or ABSENT (R8.4)."""
    card = combat.card_of(side)
    if card < 0:
        return ABSENT
    return state.game.seats[combat.seat_of(side)].deck[card].value


def targets(state: State, fighter: int) -> int:
    """Return the spaces of fighters that a fighter may attack (R7.3 to R7.5)."""
    sheet = state.game.fighters[fighter]
    space = state.space[fighter]
    board = state.game.board
    near = board.neighbours[space]
    if sheet.ranged:
        near |= board.zone_mates[space]
    return near & state.blocking(sheet.team)
