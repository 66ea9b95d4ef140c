"""Who is out, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.adventure.adventure import ENEMIES, NO_OWNER, PLAYERS
from matchless.rules.adventure.state import adventure_of, quest_of
from matchless.rules.board.bits import members
from matchless.rules.state.event import GAME_WON, INITIATIVE_REMOVED, Detail, note
from matchless.rules.state.frame import NO_CARD, NOBODY
from matchless.rules.state.piles import ONE

if TYPE_CHECKING:
    from matchless.rules.state.state import State


def check_end(state: State) -> bool:
    """End the game if at most one team has a hero left (R10.1, R11.6, R12.9)."""
    if state.game.adventure is not None:
        if state.occupied_by_team[PLAYERS] and state.health[state.game.villain] > 0:
            return False
        _end_adventure(state)
        return True
    alive = NOBODY
    for hero in state.game.hero_list:
        if state.health[hero.number] > 0:
            if alive >= 0 and alive != hero.team:
                return False
            alive = hero.team
    finish(state, alive if alive != NOBODY else _last_to_fall(state))
    return True


def _end_adventure(state: State) -> None:
    """End an adventure if the villain is defeated, or no player is left (A1.4, A1.5, JA-1)."""
    is_won = state.health[state.game.villain] <= 0
    is_lost = not state.occupied_by_team[PLAYERS]
    finish(state, PLAYERS if is_won and (not is_lost or state.turn < state.game.players) else ENEMIES)


def _last_to_fall(state: State) -> int:
    """Return who wins when no hero is left: the active player (R10.2), if its hero has only just fallen (J-43)."""
    game = state.game
    seats = len(game.seats)
    for offset in range(seats):
        seat = game.seats[(state.turn - offset) % seats]
        if not game.free_for_all or state.lost >> seat.first & 1:
            return seat.team
    return game.sides[state.turn]


def is_out(state: State, seat: int) -> bool:
    """Return whether a seat takes no more turns: none of its fighters is left on the board (R11.5, R12.8)."""
    return not state.holds_out(seat)


def finish(state: State, team: int) -> None:
    """End the game."""
    state.winner = team
    state.frames.clear()
    state.steps.clear()
    note(state, GAME_WON, state.game.sides.index(team))


def owner_of(state: State, card: int) -> int:
    """Return the seat that an initiative card belongs to, or NOBODY for a marker that no player has."""
    initiative = adventure_of(state).initiative[card]
    if initiative.seat != NO_OWNER:
        return initiative.seat
    markers = quest_of(state).markers
    for seat in range(len(markers)):
        if markers[seat] == initiative.marker:
            return seat
    return NOBODY


def is_gone(state: State, card: int) -> bool:
    """Return whether an initiative card leaves the game: its enemy is defeated, or its player is out (A4.3, JA-17)."""
    return has_left(state, owner_of(state, card))


def has_left(state: State, owner: int) -> bool:
    """Return whether the owner of an initiative card is nobody, or out."""
    return owner == NOBODY or is_out(state, owner)


def cards_seen(state: State, done: int = 0) -> Detail:
    """Return the initiative cards as everyone sees them, without those that leave the game when they turn up (A4.3).

    The row; those to come, in no order; those under them, in their order; those that join in the next round; and
    those in the row whose end-of-round effect has begun, ``done`` as a set.
    """
    quest = quest_of(state)
    to_come = sorted(quest.initiative[quest.under :])
    under = list(reversed(quest.initiative[: quest.under]))
    return (
        tuple(quest.row),
        tuple([card for card in to_come if not is_gone(state, card)]),
        tuple([card for card in under if not is_gone(state, card)]),
        tuple([card for card in quest.waiting if not is_gone(state, card)]),
        tuple(members(done)),
    )


def note_initiative(
    state: State, kind: int, seat: int, amount: int, other: int = NOBODY, done: int = 0
) -> None:
    """Note an event of the initiative, with its cards as they lie now."""
    if state.log is not None:
        note(state, kind, seat, NOBODY, NO_CARD, amount, other, detail=cards_seen(state, done))


def sweep_initiative(state: State, fallen: int) -> None:
    """Take the cards of those who are out from the row and from those waiting, at once (A4.3, JA-17)."""
    if not any(is_out(state, state.game.fighters[fighter].seat) for fighter in members(fallen)):
        return
    quest = quest_of(state)
    for card in quest.row + quest.waiting:
        owner = owner_of(state, card)
        if has_left(state, owner):
            quest.row = quest.row.replace(ONE[card], b"")
            quest.waiting = quest.waiting.replace(ONE[card], b"")
            note_initiative(state, INITIATIVE_REMOVED, owner, card)
