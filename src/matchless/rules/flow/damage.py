"""Damage, defeat, recovery, and what answers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.adventure.adventure import PLAYERS
from matchless.rules.board.bits import lowest, members, size
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.ending import check_end, sweep_initiative
from matchless.rules.flow.programs import HARM_PROGRAM
from matchless.rules.game import DAMAGED as WHEN_DAMAGED
from matchless.rules.game import DEFEATED as WHEN_DEFEATED
from matchless.rules.game import NOTHING
from matchless.rules.state.event import DAMAGED, DEFEATED, EXHAUSTED, PREVENTED, RECOVERED, note
from matchless.rules.state.frame import NO_CARD, NOBODY, Frame
from matchless.rules.state.piles import draw

if TYPE_CHECKING:
    from matchless.rules.game import Sharing
    from matchless.rules.state.state import State


def put(state: State, fighter: int, space: int) -> None:
    """Put a fighter on a space, wherever it was."""
    team = state.game.fighters[fighter].team
    old = state.space[fighter]
    if old != NOWHERE:
        state.occupied_by_team[team] = state.occupied_by_team[team] ^ 1 << old
    state.space[fighter] = space
    if space != NOWHERE:
        state.occupied_by_team[team] = state.occupied_by_team[team] | 1 << space


def damage(state: State, victims: int, amount: int, in_combat: bool) -> None:
    """Deal damage to fighters on the board, to all at once (J-28).

    If someone may pass damage on, that is asked first, and the damage is dealt once it is answered.
    """
    state.fallen = 0
    state.hurt = 0
    state.damage_targets = victims
    if amount <= 0:
        return
    if state.game.shares and sharers(state, victims, in_combat):
        frame = Frame(HARM_PROGRAM, state.turn, NOBODY, NO_CARD)
        frame.moved = victims
        frame.number = amount
        frame.spaces = 1 if in_combat else 0
        state.begin(frame)
        return
    if in_combat:  # a single victim needs no list
        wound(state, lowest(victims), amount, in_combat)
    else:
        for fighter in members(victims):
            wound(state, fighter, amount, in_combat)
    answer_wounds(state)


def sharers(state: State, victims: int, in_combat: bool) -> list[tuple[int, int]]:
    """Return who may now pass on damage to whom, as pairs of fighters."""
    found: list[tuple[int, int]] = []
    for seat in state.game.seats:
        for sharing in seat.sharing:
            sharer = sharing.sharer
            there = state.space[sharer] != NOWHERE and victims >> sharer & 1
            if there and not is_safe(state, sharer, in_combat):
                for taker in members(sharing.takers):
                    if state.space[taker] != NOWHERE and _stands_near(state, sharing, seat.number, taker):
                        found.append((sharer, taker))
    return found


def _stands_near(state: State, sharing: Sharing, seat: int, taker: int) -> bool:
    if sharing.nearby is None:
        return True
    spaces = sharing.nearby.spaces(state, Frame(NOTHING, seat, sharing.sharer, NO_CARD))
    return bool(spaces >> state.space[taker] & 1)


def wound(state: State, fighter: int, amount: int, in_combat: bool) -> None:
    """Deal a fighter its damage; call ``answer_wounds`` once all have theirs."""
    if amount <= 0 or state.space[fighter] == NOWHERE:
        return
    if is_safe(state, fighter, in_combat):
        note(state, PREVENTED, -1, fighter)
        return
    health = state.health[fighter]
    least = 1 if state.kept_alive >> fighter & 1 else 0
    lost = amount if amount < health - least else health - least
    capped = ((lost,),) if lost != amount else ()
    note(state, DAMAGED, -1, fighter, -1, amount, 1 if in_combat else 0, detail=capped)
    state.health[fighter] = health - lost
    state.hurt |= 1 << fighter
    combat = state.combat
    if in_combat and combat is not None and fighter == combat.defender:
        combat.dealt = amount
    if lost == health:
        state.fallen |= 1 << fighter


def answer_wounds(state: State) -> None:
    """Remove the defeated, then let abilities answer."""
    if state.fallen:
        remove_fallen(state)
    if state.hurt and state.game.answers_harm and state.winner == NOBODY:
        _let_answer(state)


def defeat(state: State, victims: int) -> None:
    """Defeat fighters on the board outright, whatever would prevent damage."""
    state.hurt = 0
    state.fallen = 0
    for fighter in members(victims):
        if state.space[fighter] != NOWHERE:
            state.health[fighter] = 0
            state.fallen |= 1 << fighter
    if state.fallen:
        remove_fallen(state)
        if state.game.answers_harm and state.winner == NOBODY:
            _let_answer(state)


def is_safe(state: State, fighter: int, in_combat: bool) -> bool:
    """Return whether damage to a fighter is prevented."""
    combat = state.combat
    if combat is None or combat.is_over:
        return False
    safe = combat.safe | (combat.safe_from_combat if in_combat else combat.safe_from_effects)
    return bool(safe >> fighter & 1)


def remove_fallen(state: State) -> None:
    """Take the fighters just defeated off the board (R9.3); without action boundaries this may end the game."""
    state.lost |= state.fallen & state.game.heroes
    _remember_fallen(state, state.fallen)
    for fighter in members(state.fallen):
        put(state, fighter, NOWHERE)
        note(state, DEFEATED, -1, fighter, -1, 0 if state.hurt >> fighter & 1 else 1)
    if state.game.free_for_all:
        _eliminate(state)
    quest = state.quest
    if quest is not None:
        quest.deaths += size(state.fallen & state.game.team_fighters[PLAYERS])
        sweep_initiative(state, state.fallen)
        if state.game.ruleset.adventure_ends_at_once:
            check_end(state)
    elif state.game.ruleset.ends_at_once and state.fallen & state.game.heroes:
        check_end(state)


def _remember_fallen(state: State, fallen: int) -> None:
    """Record for the current combat, and the one it interrupts, who was defeated in it."""
    combat = state.combat
    while combat is not None:
        if not combat.is_over:
            combat.fallen |= fallen
        combat = combat.parent


def _eliminate(state: State) -> None:
    """Remove the sidekicks of heroes who were defeated among several players (R11.5)."""
    for hero in members(state.fallen & state.game.heroes):
        for fighter in state.game.seats[state.game.fighters[hero].seat].fighters:
            if state.space[fighter.number] != NOWHERE:
                state.health[fighter.number] = 0
                put(state, fighter.number, NOWHERE)
                _remember_fallen(state, 1 << fighter.number)
                note(state, DEFEATED, -1, fighter.number, -1, 1)


def _let_answer(state: State) -> None:
    """Push the abilities that answer damage and defeat; the active player's come first (J-12).

    An ability does not answer what happens while it resolves, so no two can trigger each other for ever.
    """
    busy = [state.frames[at].program for at in range(len(state.frames)) if state.steps[at] > 0]
    seats = len(state.game.seats)
    for offset in range(seats - 1, -1, -1):
        seat = state.game.seats[(state.turn + offset) % seats]
        for ability in seat.abilities[WHEN_DEFEATED]:
            if ability.program not in busy:
                for fighter in members(ability.fighters & state.fallen):
                    state.push(ability.program, seat.number, fighter, NO_CARD)
        for ability in seat.abilities[WHEN_DAMAGED]:
            if ability.program not in busy:
                for fighter in members(ability.fighters & state.hurt):
                    state.push(ability.program, seat.number, fighter, NO_CARD)


def recover(state: State, fighter: int, amount: int) -> None:
    """Give health back to an undefeated fighter, up to its limit (R9.5, R9.6)."""
    gained = recoverable(state, fighter, amount)
    if gained > 0:
        state.health[fighter] = state.health[fighter] + gained
        note(state, RECOVERED, -1, fighter, -1, gained)


def recoverable(state: State, fighter: int, amount: int) -> int:
    """Return how much health a fighter would recover; 0 or less if none."""
    if state.space[fighter] == NOWHERE:
        return 0
    adventure = state.game.adventure
    if adventure is not None and not state.game.fighters[fighter].is_enemy:
        amount -= adventure.recover_less
    return min(amount, health_limit(state, fighter) - state.health[fighter])


def health_limit(state: State, fighter: int) -> int:
    """Return the health that a fighter can recover up to (R9.5)."""
    sheet = state.game.fighters[fighter]
    return sheet.dial if state.game.ruleset.recover_to_dial else sheet.health


def draw_or_suffer(state: State, seat: int, count: int) -> None:
    """Draw cards; for each one missing, all the seat's fighters take 2 damage, together or one by one (R4.5, J-29)."""
    missing = draw(state, seat, count)
    if not missing:
        return
    wounds = missing if state.game.ruleset.exhaustion_per_card else 1
    for _wound in range(wounds):
        if state.winner == NOBODY:
            note(state, EXHAUSTED, seat, -1, -1, 2 * missing // wounds)
            damage(state, state.game.seats[seat].fighter_set, 2 * missing // wounds, in_combat=False)
