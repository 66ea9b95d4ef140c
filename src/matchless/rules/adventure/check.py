"""Checks that the adventure in a saved state is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.adventure.adventure import GOALS, NO_OWNER
from matchless.rules.board.bits import size
from matchless.rules.flow.programs import (
    ACTIVATE_PROGRAM,
    ADVENTURE_SETUP_PROGRAM,
    CROSSING_PROGRAM,
    ENEMY_TURN_PROGRAM,
    FIRST_CARD_PROGRAM,
    GOAL_PROGRAM,
    PLAYER_TURN_PROGRAM,
    SETUP_PROGRAM,
    TURN_PROGRAM,
    WALK_PROGRAM,
)
from matchless.rules.state.fields import BrokenState, within

if TYPE_CHECKING:
    from matchless.rules.adventure.adventure import Adventure
    from matchless.rules.adventure.state import Quest
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State

_LONG: Final = 100
"""More steps than any way has."""


def check_course(state: State, quest: Quest | None) -> None:
    """Raise ``BrokenState`` unless what is being resolved can be a part of this adventure, or duel."""
    reaching = False
    for frame in state.frames:
        if quest is not None and frame.program in (TURN_PROGRAM, SETUP_PROGRAM):
            raise BrokenState("the saved state has a part of a duel in an adventure")
        if frame.program >= FIRST_CARD_PROGRAM or frame.program < PLAYER_TURN_PROGRAM:
            continue
        if quest is None:
            raise BrokenState("the saved state has a part of an adventure in a duel")
        if frame.program == CROSSING_PROGRAM and frame is state.frames[0]:
            raise BrokenState("the saved state has a way that no effect began")
        reaching = reaching or frame.program == GOAL_PROGRAM
        _check_frame(state, quest, frame)
    if quest is not None and state.frames and not reaching:  # only an objective keeps the marker at the end
        adventure = state.game.adventure
        assert adventure is not None
        within("threat", quest.threat, 0, len(adventure.track))


def _check_frame(state: State, quest: Quest, frame: Frame) -> None:
    """A turn is its seat's, a bridge or a way is one of the board's, and an objective has been reached."""
    game = state.game
    adventure = game.adventure
    assert adventure is not None
    if frame.program == ADVENTURE_SETUP_PROGRAM:
        within("player", state.turn, 0, game.players)
    if frame.program in (PLAYER_TURN_PROGRAM, ACTIVATE_PROGRAM):
        within("player", frame.seat, 0, game.players)
    if frame.program in (ENEMY_TURN_PROGRAM, GOAL_PROGRAM):
        within("enemy", frame.seat, game.players, len(game.seats))
        within("enemy", frame.fighter, game.seats[frame.seat].first, game.seats[frame.seat].first + 1)
    if frame.program == ENEMY_TURN_PROGRAM and frame.spaces:
        within("target", frame.chosen, 0, game.seats[game.players].first)
    if frame.program == ACTIVATE_PROGRAM:
        within("bridge", frame.count, 0, len(adventure.tiles))
    elif frame.program == GOAL_PROGRAM:
        within("number of objectives", quest.goals, 1, GOALS)
    elif frame.program == WALK_PROGRAM:
        within("fighter", frame.chosen, 0, len(game.fighters))
        within("way", frame.count, 0, _LONG)
    elif frame.program == CROSSING_PROGRAM:
        within("fighter", frame.fighter, 0, len(game.fighters))
        within("way", frame.number, 0, _LONG)
        within("way", frame.count, 0, frame.number + 1)
        for at in range(frame.number):
            within("way", frame.modes >> at * 6 & 63, 0, game.board.size)


def check_quest(state: State, quest: Quest) -> None:
    """Raise ``BrokenState`` unless everything in the quest is possible."""
    adventure = state.game.adventure
    assert adventure is not None
    within("initiative deck", quest.under, 0, len(quest.initiative) + 1)
    _check_initiative(adventure, quest)
    if sum(quest.tokens) > adventure.supply:
        raise BrokenState("the saved state holds more tokens than there are")
    for kind in range(len(adventure.kinds)):
        if size(quest.strewn[kind]) > adventure.kinds[kind].supply:
            raise BrokenState("the saved state holds more tokens than there are")
    if sorted(quest.tiles) != list(range(len(adventure.tiles))):
        raise BrokenState("the saved state has lost or doubled a tile")


def _check_initiative(adventure: Adventure, quest: Quest) -> None:
    """Every player has a marker, and every initiative card exists once and belongs to someone."""
    for marker in quest.markers:
        if marker >= 0 and quest.markers.count(marker) > 1:
            raise BrokenState("the saved state has a marker twice")
    if quest.rounds and -1 in quest.markers:
        raise BrokenState("the saved state has a player without a marker")
    cards = list(quest.initiative + quest.row + quest.waiting)
    for card in cards:
        initiative = adventure.initiative[card]
        if initiative.seat == NO_OWNER and initiative.marker not in quest.markers:
            raise BrokenState("the saved state has an initiative card of nobody")
    if len(set(cards)) != len(cards):
        raise BrokenState("the saved state holds an initiative card twice")
