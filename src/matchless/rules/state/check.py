"""Checks that a saved state is possible: every index in range, every card in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.adventure.adventure import GOALS, MARKERS
from matchless.rules.adventure.check import check_course, check_quest
from matchless.rules.adventure.state import QUEST_FIELDS
from matchless.rules.board.bits import members, set_of, size
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.combat import Cleanup, Reveal
from matchless.rules.flow.damage import health_limit
from matchless.rules.flow.programs import (
    ADVENTURE_SETUP_PROGRAM,
    COMBAT_PROGRAM,
    FIRST_CARD_PROGRAM,
    ROUND_PROGRAM,
    SCHEME_PROGRAM,
    SETUP_PROGRAM,
    TURN_PROGRAM,
)
from matchless.rules.game import COMBAT_ENDED
from matchless.rules.ops.combat_values import cards_on_table
from matchless.rules.ops.modes import PickModes
from matchless.rules.state.combat import COMBAT_FIELDS
from matchless.rules.state.fields import BrokenState, check_fields, within
from matchless.rules.state.frame import FRAME_FIELDS, NO_CARD, NO_ITEM, NOBODY
from matchless.rules.state.state import STATE_FIELDS

if TYPE_CHECKING:
    from matchless.rules.game import Game
    from matchless.rules.state.combat import Combat
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State

_MANY: Final = 1 << 20
"""More than any count in a game; small enough to shift and add without trouble."""
_WORD: Final = 1 << 62
_BOTTOMS: Final = (TURN_PROGRAM, SETUP_PROGRAM, ROUND_PROGRAM, ADVENTURE_SETUP_PROGRAM)
"""What can be at the bottom of the stack, and nowhere else."""


def check(state: State) -> None:
    """Raise ``BrokenState`` unless everything in the state is possible."""
    game = state.game
    _check_ranges(state)
    _check_chance(state)
    if (state.winner == NOBODY) != bool(state.frames):
        raise BrokenState("the saved state is over without a winner, or has a winner and goes on")
    for seat in game.seats:
        for form in seat.forms:
            within("form", state.counters[form.counter], -1, len(form.values))
        for counter in seat.counters:
            within("counter", state.counters[counter.counter], 0, counter.most + 1)
    if state.quest is not None:
        check_quest(state, state.quest)
    _check_stack(state)
    check_course(state, state.quest)
    combat = state.combat
    while combat is not None:
        _check_combat(state, combat)
        combat = combat.parent
    _check_fighters(state)
    for number in range(len(game.seats)):
        _check_cards(state, number)


def _check_ranges(state: State) -> None:
    """Every number of every part is in the range of what it is."""
    ranges = _ranges(state.game)
    check_fields(state, STATE_FIELDS, ranges)
    combat = state.combat
    while combat is not None:
        check_fields(combat, COMBAT_FIELDS, ranges)
        combat = combat.parent
    for frame in state.frames:
        check_fields(frame, FRAME_FIELDS, ranges)
    if state.quest is not None:
        check_fields(state.quest, QUEST_FIELDS, ranges)


def _ranges(game: Game) -> dict[str, tuple[int, int]]:
    """Return the lowest number, and the end, of each thing that a field can be; what depends on others comes later."""
    board = game.board
    fighters = len(game.fighters)
    seats = len(game.seats)
    ranges = {
        "card": (NO_CARD, 256),
        "choice": (0, _WORD),
        "count": (0, _MANY),
        "counter": (-1, _MANY),
        "fighter": (NOBODY, fighters),
        "flag": (0, 2),
        "hold": (0, 2),
        "item": (NO_ITEM, 16),
        "number": (-_MANY, _MANY),
        "opponent": (NOBODY, seats),
        "program": (1, len(game.programs)),
        "randomness": (-_MANY, _WORD),
        "seat": (NOBODY, seats),
        "set of cards": (0, _WORD),
        "set of doors": (0, 1 << board.doors + len(board.bridges)),
        "set of effects": (0, _WORD),
        "set of fighters": (0, 1 << fighters),
        "set of sides": (0, 4),
        "set of spaces": (0, board.all_spaces + 1),
        "space": (NOWHERE, board.size),
        "trace": (0, _WORD),
        "turn": (0, seats),
        "window": (0, COMBAT_ENDED + 1),
        "winner": (NOBODY, game.teams),
    }
    adventure = game.adventure
    if adventure is not None:
        ranges["initiative card"] = (0, len(adventure.initiative))
        ranges["marker"] = (-1, MARKERS)
        ranges["number of objectives"] = (0, GOALS + 1)
        ranges["number of tokens"] = (0, adventure.supply + 1)
        ranges["threat"] = (0, len(adventure.track) + 1)
        ranges["tile"] = (0, len(adventure.tiles))
    return ranges


def _check_chance(state: State) -> None:
    """With a key the randomness is a count below zero, without one it is none."""
    if (state.rng < 0) != bool(state.key):
        raise BrokenState("the saved state was dealt with another key, or with none")


def _check_fighters(state: State) -> None:
    """Every fighter has its own space, is defeated, or is waiting to be placed."""
    game = state.game
    placing = bool(state.frames) and state.frames[0].program in (SETUP_PROGRAM, ADVENTURE_SETUP_PROGRAM)
    held = [0] * game.teams
    for fighter in game.fighters:
        number = fighter.number
        space = state.space[number]
        within("health", state.health[number], 0, health_limit(state, number) + 1)
        if (space == NOWHERE) != (state.health[number] == 0) and not (placing and space == NOWHERE):
            raise BrokenState("the saved state has someone defeated on the board, or undefeated off it")
        if space != NOWHERE:
            if held[fighter.team] >> space & 1:
                raise BrokenState("the saved state has two fighters on one space")
            held[fighter.team] |= 1 << space
    if held != state.occupied_by_team or size(state.occupied()) != sum([size(spaces) for spaces in held]):
        raise BrokenState("the saved state has two fighters on one space")


def _check_cards(state: State, seat: int) -> None:
    """Every card of a seat is in one place, and open where it must be."""
    deck = len(state.game.seats[seat].deck)
    everything = (1 << deck) - 1
    for cards in (state.hand[seat], state.played[seat], state.public[seat]):
        within("set of cards", cards, 0, everything + 1)
    seats = len(state.game.seats)
    for observer in range(seats):
        within("set of cards", state.known[observer * seats + seat], 0, everything + 1)
    placed = members(state.hand[seat]) + members(state.played[seat])
    for pile in (state.deck[seat], state.discard[seat], state.aside[seat]):
        for card in pile:
            within("card", card, 0, deck)
            placed.append(card)
    if len(placed) != deck or set_of(placed) != everything:
        raise BrokenState("the saved state has lost or doubled a card")
    open_cards = set_of(list(state.discard[seat])) | state.played[seat] & ~_face_down(state, seat)
    if state.public[seat] != open_cards:
        raise BrokenState("the saved state has open cards hidden, or hidden ones open")


def _face_down(state: State, seat: int) -> int:
    combat = state.combat
    found = 0
    if combat is not None and not combat.revealed:
        for side in range(2):
            if combat.seat_of(side) == seat:
                for card in cards_on_table(combat, side):
                    found |= 1 << card if card >= 0 else 0
    return found


def _check_combat(state: State, combat: Combat) -> None:
    """A combat is fought by fighters of its two seats, with cards that are on the table."""
    game = state.game
    for number in (combat.attacker, combat.defender):
        within("fighter", number, 0, len(game.fighters))
    attacker, defender = game.fighters[combat.attacker].seat, game.fighters[combat.defender].seat
    if attacker != combat.attacker_seat or defender != combat.defender_seat or attacker == defender:
        raise BrokenState("the saved state has a combat between the wrong seats")
    _check_combat_cards(game, combat)
    bonuses = len(game.seats[attacker].deck[combat.attack_card].bonuses)
    within("bonus attack", combat.bonus, 0, bonuses + 1)
    if (combat.bonus > 0) != (combat.parent is not None):
        raise BrokenState("the saved state has a bonus attack without an attack")
    if not combat.is_over and state.winner == NOBODY:
        for side in range(2):
            if set_of(cards_on_table(combat, side)) & ~state.played[combat.seat_of(side)]:
                raise BrokenState("the saved state has a combat with cards that are not on the table")


def _check_combat_cards(game: Game, combat: Combat) -> None:
    within("card", combat.attack_card, 0, len(game.seats[combat.attacker_seat].deck))
    within("card", combat.boost_card, NO_CARD, len(game.seats[combat.attacker_seat].deck))
    within("card", combat.defense_card, NO_CARD, len(game.seats[combat.defender_seat].deck))
    if combat.boost_card == combat.attack_card:
        raise BrokenState("the saved state has an attack boosted by its own card")


def _check_stack(state: State) -> None:
    """The turn, or the set-up, is at the bottom; a scheme is on the table; every combat has its program."""
    game = state.game
    for at in range(len(state.frames)):
        frame = state.frames[at]
        top = at == len(state.frames) - 1
        within("step", state.steps[at], 0, len(game.programs[frame.program]) + (0 if top else 1))
        if (frame.program in _BOTTOMS) != (at == 0):
            raise BrokenState("the saved state has something other than a turn, or two of them")
        _check_frame(game, frame, 0 if at else NOBODY)
        if frame.program == SCHEME_PROGRAM:
            within("scheme", frame.card, 0, _MANY)
            if not state.played[frame.seat] >> frame.card & 1:
                raise BrokenState("the saved state has a scheme that is not on the table")
    combat = state.combat
    for at in range(len(state.frames) - 1, 0, -1):
        if state.frames[at].program == COMBAT_PROGRAM:
            if combat is None or not _is_at(game, combat, state.steps[at]):
                raise BrokenState("the saved state has a combat that cannot have come this far")
            combat = combat.parent
    if combat is not None and state.frames:
        raise BrokenState("the saved state has a combat that nobody fights")


def _is_at(game: Game, combat: Combat, step: int) -> bool:
    """Return whether a combat is revealed and over exactly when its program has got that far."""
    revealed = is_over = False
    program = game.programs[COMBAT_PROGRAM]
    for at in range(step):
        op = program[at]
        revealed = revealed or isinstance(op, Reveal)
        is_over = is_over or isinstance(op, Cleanup)
    return combat.revealed == revealed and combat.is_over == is_over


def _check_frame(game: Game, frame: Frame, lowest_seat: int) -> None:
    within("seat", frame.seat, lowest_seat, len(game.seats))
    cards = len(game.seats[frame.seat].deck) if frame.seat != NOBODY else 0
    within("card", frame.card, NO_CARD, cards)
    own = len(game.seats[frame.picked_from].deck) if frame.picked_from != NOBODY else 0
    within("card", frame.picked, NO_CARD, own)
    _check_modes(game, frame)


def _check_modes(game: Game, frame: Frame) -> None:
    """Options that were picked are options of the program; in the rules' own programs these are points or shares."""
    if frame.program < FIRST_CARD_PROGRAM:
        return
    options = 0
    for op in game.programs[frame.program]:
        if isinstance(op, PickModes) and len(op.names) > options:
            options = len(op.names)
    modes = frame.modes
    while modes:
        within("choice", modes & 15, 1, options + 1)
        modes >>= 4
