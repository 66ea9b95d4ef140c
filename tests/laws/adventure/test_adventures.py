"""Every law, on random adventures; and that every adventure comes to its end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from matchless.match.setup import Setup
from matchless.rules.adventure.adventure import GOALS
from matchless.rules.flow.play import take
from matchless.rules.notation import notations
from matchless.rules.ruleset import CHOICES
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.state import State
from tests.laws.adventure.laws import adventure_of
from tests.laws.adventure.story import QuestStory
from tests.laws.follow import ALL, follow_table
from tests.support.dice import Dice
from tests.support.tables import (
    FOR_ADVENTURES,
    MANY,
    MINIONS,
    SCALE,
    VILLAINS,
    begin,
    board_of,
    choose,
    random_adventure,
    somewhere,
)

PLAYERS: Final = range(1, 5)
Policy = Callable[[State, Dice], int]


def against(villain: str, players: int, seed: int) -> Setup:
    """A random adventure against a villain."""
    table = random_adventure(Dice(seed), players)
    return replace(table, villain=villain, board=board_of(villain))


@pytest.mark.parametrize(("villain", "players"), list(product(VILLAINS, PLAYERS)))
def test_every_law_holds_in_whole_adventures(villain: str, players: int) -> None:
    for seed in range(SCALE):
        assert follow_table(against(villain, players, seed), seed, every=6) > 10


@pytest.mark.parametrize("minion", MINIONS)
def test_every_law_holds_with_every_minion(minion: str) -> None:
    for seed, villain in enumerate(VILLAINS * SCALE):
        table = replace(against(villain, 1, seed), minions=(minion,))
        assert follow_table(table, seed, every=6) > 10


@pytest.mark.parametrize("name", FOR_ADVENTURES)
def test_every_law_holds_in_adventures_with_every_rule_changed(name: str) -> None:
    for seed, villain in enumerate(VILLAINS * SCALE):
        table = replace(against(villain, 2, seed), changes={name: CHOICES[name][-1]})
        assert follow_table(table, seed, every=6) > 10


@given(seed=st.integers(0, 1 << 30), decisions=st.integers(0, 250))
@settings(max_examples=40 * SCALE, derandomize=True, database=None)
def test_every_law_holds_at_any_decision_of_an_adventure(seed: int, decisions: int) -> None:
    dice = Dice(seed)
    state = somewhere(random_adventure(dice), dice, decisions)
    for law in ALL:
        law(state, dice)


def anyhow(state: State, dice: Dice) -> int:
    """Any option."""
    assert state.decision is not None
    return choose(state.decision, dice)


WISHES: Final = ("clear", "activate", "maneuver", "defend with", "yes", "discard", "scheme", "decline")


def prolonging(state: State, dice: Dice) -> int:
    """An option that keeps the villain from its objective and hurts nobody, if there is one."""
    assert state.decision is not None
    options = list(zip(state.decision.options, notations(state), strict=True))
    for wish in WISHES:
        fitting = [option for option, words in options if words.startswith(wish)]
        if fitting:
            return dice.pick(fitting)
    peaceful = [option for option, words in options if not words.startswith("attack")]
    return dice.pick(peaceful or state.decision.options)


def course_of(table: Setup, policy: Policy, seed: int) -> tuple[State, QuestStory]:
    """An adventure played to its end by a policy, and its story; the story holds every round to its bounds."""
    state, dice = begin(table), Dice(seed)
    found = adventure_of(state)
    assert found is not None
    story = QuestStory(state, *found)
    for _ in range(MANY):
        if state.decision is None:
            break
        state.log = []
        take(state, policy(state, dice))
        for event in state.log:
            story.hear(event)
    assert NOBODY != state.winner
    return state, story


@pytest.mark.parametrize("policy", [anyhow, prolonging])
@pytest.mark.parametrize("villain", VILLAINS)
def test_an_adventure_has_no_more_rounds_than_the_threat_has_spaces(villain: str, policy: Policy) -> None:
    for seed, players in product(range(3 * SCALE), PLAYERS):
        _, story = course_of(against(villain, players, seed), policy, seed)
        assert 1 <= story.rounds <= GOALS * len(story.adventure.track)
        assert story.most_turns < 2 * len(story.adventure.initiative)


def test_whoever_prolongs_the_game_still_loses_it() -> None:
    table = Setup(
        board_of("martian-invader"),
        ("alice", "medusa"),
        3,
        villain="martian-invader",
        minions=("blob", "ant-queen"),
    )
    state, story = course_of(table, prolonging, 3)
    assert 1 == state.winner
    assert story.rounds > 1
