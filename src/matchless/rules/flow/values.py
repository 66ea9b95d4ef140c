"""Values of combat cards, and who may attack whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.board.board import NOWHERE
from matchless.rules.game import ATTACK_VALUE, DEFENSE_VALUE, NOTHING
from matchless.rules.state.combat import ATTACK, Combat
from matchless.rules.state.frame import NO_CARD, Frame

if TYPE_CHECKING:
    from matchless.rules.game import Card
    from matchless.rules.state.state import State

ABSENT: Final = -1
"""The value of a card that is not there: it matches nothing (J-22)."""


def current(state: State) -> Combat:
    """Return the combat being fought."""
    combat = state.combat
    assert combat is not None
    return combat


def standing_bonus(state: State, what: int, seat: int, fighter: int) -> int:
    """Return what a seat's standing bonuses add for one of its fighters."""
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
    if combat.card_of(side) == NO_CARD:
        return ABSENT
    if combat.ignored >> side & 1:
        return 0
    what = ATTACK_VALUE if side == ATTACK else DEFENSE_VALUE
    bonus = standing_bonus(state, what, combat.seat_of(side), combat.fighter_of(side))
    if side == ATTACK:
        bonus += high_ground(state, combat)
        quest = state.quest
        if quest is not None and combat.attacker_seat >= state.game.players:
            bonus += quest.fury
    if combat.locked >> side & 1:
        # J-20: a locked value takes no continuous bonus either, unless the table plays otherwise.
        return printed_value(state, combat, side) + (bonus if state.game.ruleset.bonus_on_locked else 0)
    if side == ATTACK:
        return combat.attack_value + combat.attack_boost + bonus
    return combat.defense_value + bonus


def lasting(state: State, combat: Combat, side: int) -> tuple[int, ...]:
    """Return what adds to a side as long as its condition holds: high ground, fury, and every standing bonus."""
    if combat.card_of(side) == NO_CARD or combat.ignored >> side & 1:
        return ()
    if combat.locked >> side & 1 and not state.game.ruleset.bonus_on_locked:
        return ()
    seat, fighter = combat.seat_of(side), combat.fighter_of(side)
    frame = Frame(NOTHING, seat, fighter, NO_CARD)
    high = high_ground(state, combat) if side == ATTACK else 0
    quest = state.quest
    enraged = quest is not None and side == ATTACK and seat >= state.game.players
    found = [high, quest.fury if quest is not None and enraged else 0]
    for bonus in state.game.seats[seat].standing[ATTACK_VALUE if side == ATTACK else DEFENSE_VALUE]:
        holds = bonus.condition is None or bonus.condition.holds(state, frame)
        found.append(bonus.amount.value(state, frame) if holds and bonus.fighters >> fighter & 1 else 0)
    return tuple(found)


def high_ground(state: State, combat: Combat) -> int:
    """Return 1 if the attacker stands above the defender, else 0 (R14.1)."""
    high = state.space[combat.attacker]
    low = state.space[combat.defender]
    if NOWHERE in (high, low):
        return 0
    return state.game.board.arrows[high] >> low & 1


def played_card(state: State, combat: Combat, side: int) -> Card:
    """Return what a side played: a card, or a card's bonus attack (R15.4)."""
    if side != ATTACK:
        return state.game.seats[combat.defender_seat].deck[combat.defense_card]
    card = state.game.seats[combat.attacker_seat].deck[combat.attack_card]
    return card.bonuses[combat.bonus - 1] if combat.bonus else card


def printed_value(state: State, combat: Combat, side: int) -> int:
    """Return the number printed on a side's card for its role (A3.9), or ABSENT (R8.4)."""
    if combat.card_of(side) < 0:
        return ABSENT
    card = played_card(state, combat, side)
    return card.value if side == ATTACK else card.guard


def targets(state: State, fighter: int) -> int:
    """Return the spaces of fighters that a fighter may attack (R7.3 to R7.5)."""
    sheet = state.game.fighters[fighter]
    space = state.space[fighter]
    layout = state.layout()
    near = layout.neighbours[space]
    if sheet.ranged:
        near |= layout.zone_mates[space]
    return near & state.blocking(sheet.team)
