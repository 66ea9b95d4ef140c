"""Every law, on random games of all tables."""

from __future__ import annotations

from itertools import cycle, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from matchless.match.match import Match
from matchless.match.setup import Setup
from matchless.rules.flow.play import IllegalOption, take
from matchless.rules.ruleset import CHOICES, PRESETS
from tests.laws.checkers import a_game_comes_to_its_end, everything
from tests.laws.follow import ALL, follow_table, refuses_what_is_stale, replays_to_the_same
from tests.support.dice import Dice
from tests.support.tables import (
    BOARDS,
    FOR_MORE,
    HEROES,
    LIBRARY,
    MANY,
    ORACLE,
    PAIRS,
    SCALE,
    begin,
    choose,
    play_on,
    somewhere,
)

# Every pair once, boards and presets in turn; `make fuzz` plays them all in every combination.
TABLES = [
    pytest.param(Setup(board, heroes, 1, preset), id=f"{board}-{'-'.join(heroes)}-{preset}")
    for heroes, (board, preset) in zip(
        (pair for pair in PAIRS if pair[0] <= pair[1]), cycle(product(BOARDS, PRESETS)), strict=False
    )
]
SINGLE = [
    pytest.param(name, value, id=f"{name}-{value}")
    for name, values in CHOICES.items()
    for value in values[1:]
]

seeds = st.integers(0, 1 << 30)


@st.composite
def setups(draw: st.DrawFn, seats: int = 2) -> Setup:
    name = draw(st.sampled_from(sorted(CHOICES)))
    changes = draw(st.sampled_from([{}, *({name: value} for value in CHOICES[name])]))
    heroes = tuple(draw(st.sampled_from([*HEROES, ORACLE])) for _ in range(seats))
    return Setup(
        draw(st.sampled_from(BOARDS)), heroes, draw(seeds), draw(st.sampled_from(list(PRESETS))), changes
    )


unhurried = settings(suppress_health_check=list(HealthCheck), derandomize=True, database=None)


@pytest.mark.parametrize("table", TABLES)
def test_every_law_holds_in_whole_games_of_every_table(table: Setup) -> None:
    for seed in range(SCALE):
        assert follow_table(Setup(table.board, table.heroes, seed, table.preset), seed, every=6) > 10


@pytest.mark.parametrize("hero", [*HEROES, ORACLE])
def test_every_law_holds_for_the_words_that_no_hero_uses_yet(hero: str) -> None:
    for seed in range(SCALE):
        for at, preset in enumerate(PRESETS):
            pair = (ORACLE, hero) if (seed + at) % 2 else (hero, ORACLE)
            assert follow_table(Setup(BOARDS[seed % 2], pair, seed, preset), seed, every=6) > 10


@pytest.mark.parametrize(("name", "value"), SINGLE)
def test_every_law_holds_with_every_single_rule_changed(name: str, value: str) -> None:
    dice = Dice(len(name) + len(value))
    for preset in PRESETS:
        table = Setup(dice.pick(BOARDS), dice.pick(PAIRS), dice.below(1 << 30), preset, {name: value})
        assert follow_table(table, dice.below(1 << 30), every=12) > 20


@given(table=setups(), seed=seeds, decisions=st.integers(0, 250))
@settings(unhurried, max_examples=200 * SCALE)
def test_every_law_holds_at_any_decision(table: Setup, seed: int, decisions: int) -> None:
    dice = Dice(seed)
    state = somewhere(table, dice, decisions)
    for law in ALL:
        law(state, dice)


@given(table=setups(), seed=seeds)
@settings(unhurried, max_examples=10 * SCALE)
def test_every_law_holds_when_a_game_is_over(table: Setup, seed: int) -> None:
    dice = Dice(seed)
    state = begin(table)
    assert play_on(state, dice, MANY) < MANY
    for law in ALL:
        law(state, dice)
    for option in (0, 1, 4096):
        with pytest.raises(IllegalOption, match="the game is over"):
            take(state, option)


@pytest.mark.parametrize("seats", [3, 4])
def test_every_law_holds_with_more_seats(seats: int) -> None:
    dice = Dice(seats)
    for _ in range(SCALE):
        heroes = tuple(dice.pick(HEROES) for _ in range(seats))
        in_teams = seats == 4 and dice.once_in(2)
        table = Setup(dice.pick(FOR_MORE), heroes, dice.below(1 << 30), in_teams=in_teams)
        assert follow_table(table, dice.below(1 << 30), every=12) > 20


@given(table=setups(), seed=seeds)
@settings(unhurried, max_examples=15 * SCALE)
def test_the_same_setup_and_options_give_the_same_states(table: Setup, seed: int) -> None:
    dice = Dice(seed)
    one, other = begin(table), begin(table)
    while one.decision is not None:
        assert everything(one) == everything(other)
        option = choose(one.decision, dice)
        take(one, option)
        take(other, option)
    assert everything(one) == everything(other)


@given(table=setups(), seed=seeds, decisions=st.integers(0, 120), back=st.integers(1, 20))
@settings(unhurried, max_examples=25 * SCALE)
def test_taking_back_leads_to_where_the_game_was(table: Setup, seed: int, decisions: int, back: int) -> None:
    dice = Dice(seed)
    match = Match(LIBRARY, table)
    states: list[list[int]] = []
    while match.state.decision is not None and len(states) < decisions:
        states.append(everything(match.state))
        match.take(choose(match.state.decision, dice))
    moves = match.moves[:]
    if back <= len(states):
        match.pop(back)
        assert states[-back] == everything(match.state)
        assert moves[:-back] == match.moves
    replays_to_the_same(match)


def test_a_match_that_is_over_refuses_every_option() -> None:
    dice = Dice(1)
    match = Match(LIBRARY, Setup("sarpedon", ("medusa", "alice"), 1))
    refuses_what_is_stale(match, dice)
    while match.state.decision is not None:
        match.take(choose(match.state.decision, dice))
    before = everything(match.state)
    for number in (None, 0, match.state.number, match.state.number - 1):
        with pytest.raises(IllegalOption, match="the game is over"):
            match.take(0, number)
    with pytest.raises(IllegalOption, match="the game is over"):
        match.push("maneuver")
    assert before == everything(match.state)


def test_random_games_end() -> None:
    for seed in range(20 * SCALE):
        dice = Dice(seed)
        table = Setup(dice.pick(BOARDS), dice.pick(PAIRS), seed, dice.pick(list(PRESETS)))
        a_game_comes_to_its_end(begin(table), dice)
