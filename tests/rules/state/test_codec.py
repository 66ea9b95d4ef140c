"""Saved states: what is refused, and in which words."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from matchless.match.setup import Setup
from matchless.rules.flow.programs import COMBAT_PROGRAM, SCHEME_PROGRAM
from matchless.rules.notation import notations
from matchless.rules.ops.pools import LookForItem
from matchless.rules.state.codec import FORMAT, BrokenState, from_bytes, from_numbers, numbers, to_bytes
from matchless.rules.state.frame import NO_CARD
from matchless.rules.state.state import State
from tests.laws.checkers import everything, load, options_are_there_unique_and_ascending
from tests.support.dice import Dice
from tests.support.tables import SCALE, game_of, play_on, somewhere

TABLE = Setup("sarpedon", ("king-arthur", "medusa"), 7)
TURN, WINNER, RNG, SPACE = 0, 13, 14, 15


def a_state() -> State:
    return somewhere(TABLE, Dice(1), 30)


def changed(place: int, value: int) -> list[int]:
    data = numbers(a_state())
    data[place] = value
    return data


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a saved state"),
        (b"\x00\x01\x02", "not a saved state"),
        (bytes([FORMAT + 1]) + to_bytes(a_state())[1:], "not a saved state"),
        (bytes([FORMAT]), "cut short"),
        (to_bytes(a_state())[:-1], "cut short"),
        (to_bytes(a_state())[:20] + b"\x80", "cut short"),
        (to_bytes(a_state()) + b"\x00", "longer than it should be"),
        (bytes([FORMAT]) + b"\xff" * 40, "impossible number"),
    ],
)
def test_bytes_that_are_no_state_are_refused_in_words(data: bytes, message: str) -> None:
    with pytest.raises(BrokenState, match=message):
        from_bytes(game_of(TABLE), data)


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        (TURN, 2, "impossible turn"),
        (TURN, -1, "impossible turn"),
        (WINNER, 2, "impossible winner"),
        (WINNER, 0, "has a winner and goes on"),
        (RNG, -1, "dealt with another key, or with none"),
        (RNG, 1 << 62, "impossible randomness"),
        (SPACE, 38, "impossible space"),
        (SPACE, -2, "impossible space"),
        (SPACE, -1, "undefeated off it"),
    ],
)
def test_an_impossible_number_is_refused_in_words(place: int, value: int, message: str) -> None:
    with pytest.raises(BrokenState, match=message):
        from_numbers(game_of(TABLE), changed(place, value))


def test_two_fighters_on_one_space_are_refused() -> None:
    state = a_state()
    data = numbers(state)
    data[SPACE] = data[SPACE + 1]
    with pytest.raises(BrokenState, match="two fighters on one space"):
        from_numbers(state.game, data)


def until(words: str) -> State:
    """A state in which the first option begins with words."""
    for seed in range(100):
        dice = Dice(seed)
        state = somewhere(Setup("sarpedon", ("alice", "king-arthur"), seed), dice, 0)
        while state.decision is not None:
            if notations(state)[0].startswith(words):
                return state
            play_on(state, dice, 1)
    raise AssertionError(words)


@pytest.mark.parametrize(
    ("modes", "message"), [(15, "impossible choice"), (0x11, "in the middle of something impossible")]
)
def test_a_choice_that_cannot_have_been_made_is_refused(modes: int, message: str) -> None:
    state = until("pick ")
    picked = state.frames[-1].copy()
    picked.modes = modes
    state.frames[-1] = picked
    with pytest.raises(BrokenState, match=message):
        from_numbers(state.game, numbers(state))


def test_a_combat_that_has_gone_too_far_is_refused() -> None:
    state = until("defend ")
    at = [frame.program for frame in state.frames].index(COMBAT_PROGRAM)
    state.steps[at] += 2
    with pytest.raises(BrokenState, match="cannot have come this far"):
        from_numbers(state.game, numbers(state))


def test_a_scheme_that_is_not_on_the_table_is_refused() -> None:
    state = until("keep ")
    assert SCHEME_PROGRAM == state.frames[1].program
    other = state.frames[1].copy()
    other.card = (other.card + 1) % 30
    state.frames[1] = other
    with pytest.raises(BrokenState, match="a scheme that is not on the table"):
        from_numbers(state.game, numbers(state))


def test_a_step_that_asks_nothing_is_refused() -> None:
    state = until("maneuver")
    state.steps[-1] = 0
    with pytest.raises(BrokenState, match="does not stand at a decision"):
        from_numbers(state.game, numbers(state))


def test_a_question_without_an_answer_is_refused() -> None:
    state = somewhere(Setup("sarpedon", ("little-red-riding-hood", "medusa"), 7), Dice(1), 0)
    asking = (
        program for program, ops in enumerate(state.game.programs) if ops and isinstance(ops[0], LookForItem)
    )
    state.push(next(asking), 1, 4, NO_CARD)  # Medusa, who has no items
    with pytest.raises(BrokenState, match="does not stand at a decision"):
        from_numbers(state.game, numbers(state))


def test_a_card_that_boosts_its_own_attack_is_refused() -> None:
    state = until("defend ")
    combat = state.combat
    assert combat is not None
    combat.boost_card = combat.attack_card
    with pytest.raises(BrokenState, match="boosted by its own card"):
        from_numbers(state.game, numbers(state))


def test_a_state_of_other_heroes_is_refused_or_played_without_harm() -> None:
    dice = Dice(3)
    for heroes in (("alice", "sinbad"), ("medusa", "king-arthur"), ("king-arthur",) * 3):
        game = game_of(Setup("sarpedon", heroes, 7))
        for decisions in range(0, 60, 5):
            found = load(game, to_bytes(somewhere(TABLE, dice, decisions)))
            if found is not None:
                play_on(found, dice, 30)


@given(data=st.binary(max_size=300))
@example(data=b"\x00" * 200)
@example(data=b"\x02" * 200)
@settings(max_examples=200 * SCALE, derandomize=True, database=None)
def test_random_bytes_are_refused_in_words(data: bytes) -> None:
    found = load(game_of(TABLE), bytes([FORMAT]) + data)
    assert found is None or found.frames


@given(
    seed=st.integers(0, 1 << 20),
    places=st.lists(st.tuples(st.integers(0, 400), st.integers(-2, 300)), max_size=3),
)
@settings(max_examples=300 * SCALE, derandomize=True, database=None)
def test_numbers_put_in_the_place_of_others_do_no_harm(seed: int, places: list[tuple[int, int]]) -> None:
    dice = Dice(seed)
    state = somewhere(Setup("marmoreal", ("alice", "king-arthur"), seed), dice, dice.below(150))
    data = numbers(state)
    for place, value in places:
        data[place % len(data)] = value
    try:
        found = from_numbers(state.game, data)
    except BrokenState:
        return
    options_are_there_unique_and_ascending(found, dice)
    play_on(found, dice, 30)


def test_a_state_in_the_middle_of_a_card_round_trips() -> None:
    depths = set()
    for seed in range(12):
        dice = Dice(seed)
        state = somewhere(Setup("marmoreal", ("alice", "sinbad"), seed), dice, 0)
        while state.decision is not None:
            depths.add((len(state.frames), state.combat is not None))
            assert everything(state) == everything(from_bytes(state.game, to_bytes(state)))
            play_on(state, dice, 1)
    assert {(1, False), (2, False), (2, True), (3, False), (3, True)} <= depths
