"""The laws of adventures: tokens, threat, initiative cards and the end, at any decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matchless.rules.adventure.adventure import ENEMIES, GOALS, NO_OWNER, PLAYERS, Adventure
from matchless.rules.adventure.state import NO_MARKER, Quest
from matchless.rules.board.bits import size
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.programs import GOAL_PROGRAM, PLAYER_TURN_PROGRAM
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.state import State
from tests.support.dice import Dice


def adventure_of(state: State) -> tuple[Adventure, Quest] | None:
    """The adventure being played and its course, if one is."""
    adventure, quest = state.game.adventure, state.quest
    assert (adventure is None) == (quest is None)
    return None if adventure is None or quest is None else (adventure, quest)


def is_between_turns(state: State) -> bool:
    """Whether a player's turn has just begun, and nothing of it has happened yet."""
    return len(state.frames) == 2 and state.frames[1].program == PLAYER_TURN_PROGRAM and not state.taken


def is_in(state: State, seat: int) -> bool:
    """Whether someone of a seat stands on the board."""
    return any(state.space[fighter.number] != NOWHERE for fighter in state.game.seats[seat].fighters)


def owner_of(adventure: Adventure, quest: Quest, card: int) -> int:
    """Whose an initiative card is; nobody's, if no player has its marker."""
    printed = adventure.initiative[card]
    if printed.seat != NO_OWNER:
        return printed.seat
    return quest.markers.index(printed.marker) if printed.marker in quest.markers else NOBODY


def tokens_are_never_more_than_there_are(state: State, _dice: Dice) -> None:
    found = adventure_of(state)
    if found is None:
        return
    adventure, quest = found
    assert 8 == adventure.supply
    assert len(adventure.sites) == len(quest.tokens)
    assert all(tokens >= 0 for tokens in quest.tokens)
    assert sum(quest.tokens) <= adventure.supply
    for kind, spaces in zip(adventure.kinds, quest.strewn, strict=True):
        assert 0 <= spaces <= state.game.board.all_spaces  # a set of spaces: one of a kind on each
        assert 6 == kind.supply
        assert size(spaces) <= kind.supply


def bridges_fall_one_by_one(state: State, _dice: Dice) -> None:
    found = adventure_of(state)
    if found is None:
        return
    adventure, quest = found
    destroyed = state.doors >> state.game.board.doors
    fallen = min(quest.goals, GOALS - 1) if adventure.are_bridges else 0
    assert (1 << fallen) - 1 == destroyed
    assert not any(quest.tokens[:fallen])
    assert list(range(GOALS)) == sorted(quest.tiles)


def threat_stays_on_its_track(state: State, _dice: Dice) -> None:
    found = adventure_of(state)
    if found is None:
        return
    adventure, quest = found
    end = len(adventure.track)
    assert adventure.first_space <= quest.threat <= end
    assert 0 <= quest.goals <= GOALS
    if quest.goals == GOALS:
        assert ENEMIES == state.winner
    elif quest.threat == end:
        assert GOAL_PROGRAM in [frame.program for frame in state.frames]
        assert not state.game.ruleset.threat_counts_in_objective


def initiative_cards_are_there_once(state: State, _dice: Dice) -> None:
    found = adventure_of(state)
    if found is None:
        return
    adventure, quest = found
    cards = [*quest.initiative, *quest.row, *quest.waiting]
    assert len(set(cards)) == len(cards)
    assert 0 <= quest.under <= len(quest.initiative)
    if quest.rounds == 0:
        assert not cards
        return
    taken = [marker for marker in quest.markers if marker != NO_MARKER]
    assert state.game.players == len(set(taken))
    for card, printed in enumerate(adventure.initiative):
        owner = owner_of(adventure, quest, card)
        if owner == NOBODY:
            assert card not in cards
        elif is_in(state, owner) and not printed.joins_later:
            assert card in cards
        if card in quest.row or card in quest.waiting:
            assert is_in(state, owner)


def the_end_comes_in_time(state: State, _dice: Dice) -> None:
    found = adventure_of(state)
    if found is None:
        return
    adventure, quest = found
    is_won = not is_in(state, adventure.first_enemy) and quest.rounds > 0
    is_lost = not any(is_in(state, seat) for seat in range(state.game.players)) and quest.rounds > 0
    if state.winner == PLAYERS:
        assert is_won
        assert not is_lost or state.turn < state.game.players
    elif state.winner == ENEMIES:
        assert quest.goals == GOALS or is_lost
    elif state.game.ruleset.adventure_ends_at_once or is_between_turns(state):
        assert not is_won
        assert not is_lost


QUEST: Final[tuple[Callable[[State, Dice], None], ...]] = (
    tokens_are_never_more_than_there_are,
    bridges_fall_one_by_one,
    threat_stays_on_its_track,
    initiative_cards_are_there_once,
    the_end_comes_in_time,
)
"""All of them; they have nothing to say about duels."""
