"""The laws of every state, shared by tests and fuzzing: each raises AssertionError where it is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import pytest

from matchless.rules.board.bits import members, size
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.combat import can_defend
from matchless.rules.flow.damage import health_limit
from matchless.rules.flow.play import IllegalOption, take
from matchless.rules.flow.programs import ADVENTURE_SETUP_PROGRAM, SCHEME_PROGRAM, SETUP_PROGRAM
from matchless.rules.game import NO_BOOST, Game
from matchless.rules.grammar import mistake
from matchless.rules.notation import notations, parse
from matchless.rules.state.codec import BrokenState, from_bytes, from_numbers, numbers, to_bytes
from matchless.rules.state.combat import ATTACK, DEFENSE, Combat
from matchless.rules.state.frame import NO_CARD, NOBODY
from matchless.rules.state.state import KINDS, Decision, State
from tests.laws.adventure.laws import QUEST
from tests.support.dice import Dice
from tests.support.tables import MANY, choose, play_on

Law: TypeAlias = Callable[[State, Dice], None]
_SETUPS: Final = (SETUP_PROGRAM, ADVENTURE_SETUP_PROGRAM)


def decision_numbers(decision: Decision | None) -> list[int]:
    return [] if decision is None else [decision.seat, decision.kind, decision.number, *decision.options]


def everything(state: State) -> list[int]:
    """A state and its decision as ints, for comparing."""
    return [*numbers(state), *decision_numbers(state.decision)]


def options_are_there_unique_and_ascending(state: State, _dice: Dice) -> None:
    decision = state.decision
    assert (decision is None) == (state.winner != NOBODY) == (not state.frames)
    if decision is None:
        return
    assert decision.options
    assert sorted(set(decision.options)) == decision.options
    assert 0 <= decision.seat < state.game.players  # enemies are never asked
    assert 0 <= decision.kind < len(KINDS)
    assert decision.number == state.number


def notations_are_unique_and_parse_back(state: State, dice: Dice) -> None:
    decision = state.decision
    spoken = notations(state)
    assert len(set(spoken)) == len(spoken)
    if decision is None:
        return
    assert len(decision.options) == len(spoken)
    some = range(len(spoken)) if len(spoken) < 6 or dice.once_in(40) else [dice.below(len(spoken))]
    for at in some:
        assert decision.options[at] == parse(state, spoken[at])
        assert decision.options[at] == parse(state, f"  {spoken[at].upper().replace(' ', '  ')} ")
        assert "" == mistake(state.game, spoken[at])


def a_clone_is_independent(state: State, dice: Dice) -> None:
    before = everything(state)
    clone = state.clone()
    assert before == everything(clone)
    grandchild = clone.clone()
    play_on(clone, dice, 1 + dice.below(4))
    assert before == everything(state)
    assert before == everything(grandchild)
    after = everything(clone)
    play_on(grandchild, dice, 1 + dice.below(4))
    assert before == everything(state)
    assert after == everything(clone)


def a_state_round_trips_through_bytes_and_numbers(state: State, dice: Dice) -> None:
    data = to_bytes(state)
    again = from_bytes(state.game, data)
    assert everything(state) == everything(again)
    assert data == to_bytes(again)
    assert notations(state) == notations(again)
    assert everything(state) == everything(from_numbers(state.game, numbers(state)))
    if state.decision is not None:
        clone = state.clone()
        option = choose(state.decision, dice)
        take(clone, option)
        take(again, option)
        assert everything(clone) == everything(again)


def _chain(state: State) -> list[Combat]:
    """The combat being fought and those that it interrupts."""
    found: list[Combat] = []
    combat = state.combat
    while combat is not None:
        found.append(combat)
        combat = combat.parent
    return found


def cards_of_combat(combat: Combat, seat: int) -> list[int]:
    """The cards that a seat has in a combat."""
    found = []
    if combat.attacker_seat == seat:
        # The card of a bonus attack is that of the main attack, which has lain open since.
        kept = combat.bonus or combat.kept & 1
        found += [combat.boost_card] if kept else [combat.attack_card, combat.boost_card]
    if combat.defender_seat == seat and not combat.kept & 2:
        found.append(combat.defense_card)
    return [card for card in found if card != NO_CARD]


def face_down(state: State, seat: int) -> list[int]:
    """The cards of a seat that lie face down."""
    combat = state.combat
    return cards_of_combat(combat, seat) if combat is not None and not combat.revealed else []


def fits(state: State, seat: int, slot: str, card: int) -> bool:
    """Whether a card of a seat may lie face down at its place in the combat."""
    combat = state.combat
    assert combat is not None
    printed = state.game.seats[seat].deck[card]
    if slot == "boost":
        return printed.boost != NO_BOOST
    fighter = combat.attacker if slot == "attack" else combat.defender
    may_use = bool(printed.users >> fighter - state.game.seats[seat].first & 1)
    return may_use and (printed.attacks if slot == "attack" else can_defend(state, printed, seat))


def cards_face_down_fit(state: State, _dice: Dice) -> None:
    combat = state.combat
    if combat is None or combat.revealed:
        return
    assert fits(state, combat.attacker_seat, "attack", combat.attack_card)
    assert combat.boost_card == NO_CARD or fits(state, combat.attacker_seat, "boost", combat.boost_card)
    assert combat.defense_card == NO_CARD or fits(state, combat.defender_seat, "defense", combat.defense_card)


def every_card_is_in_one_place(state: State, _dice: Dice) -> None:
    for seat in state.game.seats:
        at = seat.number
        hand, played = members(state.hand[at]), members(state.played[at])
        piles = [*state.deck[at], *state.discard[at], *state.aside[at]]
        assert seat.is_enemy or 30 == len(seat.deck)
        assert not (seat.is_enemy and hand)
        assert list(range(len(seat.deck))) == sorted([*hand, *played, *piles])
        hidden = face_down(state, at)
        assert not [card for card in hidden if card not in played]
        assert sorted({*state.discard[at], *played} - {*hidden}) == members(state.public[at])
        if state.frames:
            table = [
                card for combat in _chain(state) if not combat.is_over for card in cards_of_combat(combat, at)
            ]
            table += [
                frame.card for frame in state.frames if frame.program == SCHEME_PROGRAM and frame.seat == at
            ]
            assert sorted(table) == played
        for observer in range(len(state.game.seats)):
            known = state.known[observer * len(state.game.seats) + at]
            assert 0 == known & state.public[at]  # what lies open is no secret that one could know
            assert known < 1 << len(seat.deck)


def fighters_stand_alone_or_are_defeated(state: State, _dice: Dice) -> None:
    placing = bool(state.frames) and state.frames[0].program in _SETUPS
    held = [0] * state.game.teams
    for fighter in state.game.fighters:
        number = fighter.number
        space = state.space[number]
        assert NOWHERE <= space < state.game.board.size
        assert 0 <= state.health[number] <= health_limit(state, number)
        if space != NOWHERE:
            assert state.health[number] > 0
            held[fighter.team] |= 1 << space
        elif not placing:
            assert 0 == state.health[number]
    assert held == state.occupied_by_team
    standing = [space for space in state.space if space != NOWHERE]
    assert len(set(standing)) == len(standing) == size(state.occupied())


def _a_duel_ends_in_time(state: State) -> None:
    heroes = {
        fighter.team for fighter in state.game.fighters if fighter.is_hero and state.health[fighter.number]
    }
    if state.winner != NOBODY:
        assert heroes == {state.winner} or (not heroes and state.winner == state.game.sides[state.turn])
    elif state.game.ruleset.ends_at_once or len(state.frames) == 1:
        assert len(heroes) > 1


def the_turn_is_in_order(state: State, _dice: Dice) -> None:
    assert 0 <= state.turn < len(state.game.seats)
    assert 0 <= state.taken
    assert 0 <= state.actions
    assert state.maneuvers <= state.taken
    assert len(state.frames) == len(state.steps)
    if state.quest is None:
        _a_duel_ends_in_time(state)
    combat = state.combat
    if combat is not None:
        for side in (ATTACK, DEFENSE):
            assert combat.seat_of(side) == state.game.fighters[combat.fighter_of(side)].seat
        assert combat.attacker_seat != combat.defender_seat


def illegal_options_change_nothing(state: State, dice: Dice) -> None:
    before = everything(state)
    options = [] if state.decision is None else state.decision.options
    tries = [-1, 4095, 4096, 1 << 16, 1 << 62, dice.below(64), dice.below(1 << 18)]
    tries += [option + 1 for option in options[:3]]
    for option in tries:
        if option not in options:
            with pytest.raises(IllegalOption):
                take(state, option)
    with pytest.raises(IllegalOption):
        parse(state, dice.pick(["", "win", "attack", "end turn", "no", "maneuver maneuver", "\x00"]) + "?")
    assert before == everything(state)


def _spoilt(data: bytes, dice: Dice) -> bytes:
    way = dice.below(5)
    at = dice.below(len(data))
    if way == 0:
        return data[:at]
    if way == 1:
        return data[:1] + dice.bytes(dice.below(len(data)))
    if way == 2:
        return data[:at] + dice.bytes(1 + dice.below(3)) + data[at:]
    spoilt = bytearray(data)
    for _ in range(1 + dice.below(2)):
        at = 1 + dice.below(len(data) - 1)
        spoilt[at] = spoilt[at] ^ 1 << dice.below(8) if way == 3 else dice.below(256)
    return bytes(spoilt)


def load(game: Game, data: bytes) -> State | None:
    """The state that bytes hold, or nothing if they are refused."""
    try:
        return from_bytes(game, data)
    except BrokenState:
        return None


def broken_bytes_are_refused_or_can_be_played(state: State, dice: Dice) -> None:
    data = to_bytes(state)
    for _ in range(3):
        found = load(state.game, _spoilt(data, dice))
        if found is not None:
            options_are_there_unique_and_ascending(found, dice)
            play_on(found, dice, 30)


def a_game_comes_to_its_end(state: State, dice: Dice) -> None:
    clone = state.clone()
    assert play_on(clone, dice, MANY) < MANY
    assert NOBODY != clone.winner


CHEAP: Final[tuple[Law, ...]] = (
    options_are_there_unique_and_ascending,
    notations_are_unique_and_parse_back,
    every_card_is_in_one_place,
    cards_face_down_fit,
    fighters_stand_alone_or_are_defeated,
    the_turn_is_in_order,
    *QUEST,
)
"""The laws that cost so little that they are tried at every decision, of imagined states too."""

DEEP: Final[tuple[Law, ...]] = (
    a_clone_is_independent,
    a_state_round_trips_through_bytes_and_numbers,
)
"""Those that play on, or write the state down; tried at every decision of the games that are followed."""

COSTLY: Final[tuple[Law, ...]] = (
    illegal_options_change_nothing,
    broken_bytes_are_refused_or_can_be_played,
)
"""Those that need not be tried at every decision."""


def check(state: State, dice: Dice, laws: tuple[Law, ...] = CHEAP) -> None:
    """Try laws on a state."""
    for law in laws:
        law(state, dice)
