"""The course of an adventure: what of it stays hidden, and what is refused when a state is read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from matchless.match.setup import Setup
from matchless.rules.adventure.state import Quest, quest_of
from matchless.rules.flow.programs import (
    ACTIVATE_PROGRAM,
    ADVENTURE_SETUP_PROGRAM,
    PLAYER_TURN_PROGRAM,
    TURN_PROGRAM,
)
from matchless.rules.state.codec import BrokenState, from_numbers, numbers
from matchless.rules.state.frame import with_count
from matchless.rules.state.state import State
from matchless.rules.state.view import SPECTATOR, view_of
from tests.support.dice import Dice
from tests.support.tables import begin, play_on, somewhere

MOTHMAN = Setup("point-pleasant", ("alice", "medusa"), 7, villain="mothman", minions=("blob", "tarantula"))
MARTIAN = Setup(
    "mcminnville", ("alice", "medusa"), 7, villain="martian-invader", minions=("skunk-ape", "blob")
)
OPEN = Setup(
    "mcminnville",
    ("alice", "medusa"),
    7,
    changes={"openHands": "yes"},
    villain="martian-invader",
    minions=("skunk-ape", "blob"),
)


def until(table: Setup, is_there: Callable[[State], bool]) -> State:
    """A state of a random game in which something has come true."""
    for seed in range(50):
        state, dice = begin(table), Dice(seed)
        while state.decision is not None:
            if is_there(state):
                return state
            play_on(state, dice, 1)
    raise AssertionError(table)


def test_nobody_sees_which_initiative_card_comes_next() -> None:
    state = until(MARTIAN, lambda state: len(quest_of(state).initiative) > 4)
    for viewer in (0, 1, SPECTATOR):
        view = view_of(state, viewer)
        shown = quest_of(view.position).initiative
        assert bytes(sorted(quest_of(state).initiative)) == shown
        imagined = {quest_of(view.imagine(seed)).initiative for seed in range(20)}
        assert len(imagined) > 10
        assert {tuple(shown)} == {tuple(sorted(order)) for order in imagined}


def test_cards_put_under_the_initiative_deck_are_seen_there_by_all() -> None:
    state = until(MARTIAN, lambda state: 0 < quest_of(state).under < len(quest_of(state).initiative))
    under = quest_of(state).under
    for viewer in (0, 1, SPECTATOR):
        view = view_of(state, viewer)
        places = {quest_of(view.imagine(seed)).initiative[:under] for seed in range(20)}
        assert {quest_of(state).initiative[:under]} == places


def test_invasion_tokens_are_hidden_until_they_are_turned_up() -> None:
    state = until(MARTIAN, lambda state: quest_of(state).goals == 1)
    for viewer in (0, 1, SPECTATOR):
        view = view_of(state, viewer)
        assert quest_of(state).tiles[:1] == quest_of(view.position).tiles[:1]
        assert sorted(quest_of(state).tiles[1:]) == list(quest_of(view.position).tiles[1:])
        imagined = {quest_of(view.imagine(seed)).tiles for seed in range(40)}
        assert 6 == len(imagined)


def test_bridges_lie_open() -> None:
    state = somewhere(MOTHMAN, Dice(1), 20)
    for viewer in (0, 1, SPECTATOR):
        view = view_of(state, viewer)
        assert quest_of(state).tiles == quest_of(view.position).tiles
        assert {quest_of(state).tiles} == {quest_of(view.imagine(seed)).tiles for seed in range(5)}


def test_the_card_of_an_enemy_lies_face_down_for_all() -> None:
    state = until(MOTHMAN, lambda state: state.combat is not None and not state.combat.revealed)
    for viewer in (0, 1, SPECTATOR):
        view = view_of(state, viewer)
        combats = [view.imagine(seed).combat for seed in range(20)]
        assert len({combat.attack_card for combat in combats if combat is not None}) > 3


def test_open_hands_are_open_to_players_and_to_nobody_else() -> None:
    for table, is_open in ((OPEN, True), (MARTIAN, False)):
        state = somewhere(table, Dice(1), 12)
        seen = view_of(state, 0).position
        assert state.hand[1]
        assert is_open == (state.hand[1].bit_count() == seen.hand[1].bit_count())
        assert 0 == view_of(state, SPECTATOR).position.hand[1]


def spoil_threat(quest: Quest) -> None:
    quest.threat = 40


def spoil_tokens(quest: Quest) -> None:
    quest.tokens[0] = 5
    quest.tokens[1] = 5


def spoil_markers(quest: Quest) -> None:
    quest.markers[0] = quest.markers[1]


def stop_threat(quest: Quest) -> None:
    quest.threat = 7  # at the end, where no objective resolves


def lose_marker(quest: Quest) -> None:
    quest.markers[0] = -1


def double_card(quest: Quest) -> None:
    quest.row += quest.row[:1]


def invent_card(quest: Quest) -> None:
    quest.row += bytes([200])


def lose_tile(quest: Quest) -> None:
    quest.tiles = bytes([0, 0, 1, 2])


def strew_everywhere(quest: Quest) -> None:
    quest.strewn[0] = 0xFF


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (spoil_threat, "impossible threat"),
        (stop_threat, "impossible threat"),
        (spoil_tokens, "more tokens than there are"),
        (strew_everywhere, "more tokens than there are"),
        (spoil_markers, "a marker twice"),
        (lose_marker, "a player without a marker"),
        (double_card, "an initiative card twice"),
        (invent_card, "impossible initiative card"),
        (lose_tile, "lost or doubled a tile"),
    ],
)
def test_an_impossible_course_is_refused_in_words(spoil: Callable[[Quest], None], message: str) -> None:
    state = until(MOTHMAN, lambda state: bool(quest_of(state).row))
    spoil(quest_of(state))
    with pytest.raises(BrokenState, match=message):
        from_numbers(state.game, numbers(state))


def test_a_bridge_that_is_not_there_is_refused() -> None:
    state = until(MOTHMAN, lambda state: state.frames[-1].program == ACTIVATE_PROGRAM)
    state.frames[-1] = with_count(state.frames[-1], 4)
    with pytest.raises(BrokenState, match="impossible bridge"):
        from_numbers(state.game, numbers(state))


def test_a_turn_of_a_player_is_never_that_of_an_enemy() -> None:
    state = until(MOTHMAN, lambda state: state.frames[-1].program == PLAYER_TURN_PROGRAM)
    frame = state.frames[-1].copy()
    frame.seat = state.game.players
    state.frames[-1] = frame
    with pytest.raises(BrokenState, match="impossible player"):
        from_numbers(state.game, numbers(state))


def test_a_duel_has_no_part_of_an_adventure() -> None:
    duel = Setup("sarpedon", ("alice", "medusa"), 7)
    state = until(duel, lambda state: len(state.frames) == 2)
    frame = state.frames[-1].copy()
    frame.program = PLAYER_TURN_PROGRAM
    state.frames[-1] = frame
    state.steps[-1] = 0
    with pytest.raises(BrokenState, match="a part of an adventure in a duel"):
        from_numbers(state.game, numbers(state))


def test_an_adventure_has_no_turns_that_pass_from_seat_to_seat() -> None:
    state = until(MOTHMAN, lambda state: state.frames[-1].program == PLAYER_TURN_PROGRAM)
    frame = state.frames[0].copy()
    frame.program = TURN_PROGRAM
    state.frames[0] = frame
    state.steps[0] = 0
    with pytest.raises(BrokenState, match="a part of a duel in an adventure"):
        from_numbers(state.game, numbers(state))


def test_no_enemy_takes_a_starting_space() -> None:
    state = begin(MOTHMAN)
    assert ADVENTURE_SETUP_PROGRAM == state.frames[0].program
    state.turn = state.game.players
    with pytest.raises(BrokenState, match="impossible player"):
        from_numbers(state.game, numbers(state))
