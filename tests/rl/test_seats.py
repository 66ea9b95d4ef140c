"""The PettingZoo environment: its own checks, and what agents are told and rewarded."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from matchless.match.setup import Setup
from matchless.rl import SeatsEnv, adventure, duel, table
from matchless.rules.state.state import State
from tests.support.dice import Dice

SETUPS = {
    "duel": duel("medusa", "king-arthur", board="sarpedon"),
    "drawn duel": duel("random", "random"),
    "three": table(("alice", "sinbad", "medusa"), board="marmoreal"),
    "teams": table(("alice", "sinbad", "medusa", "beowulf"), teams=True, board="marmoreal"),
    "adventure alone": adventure("mothman", ("alice",)),
    "adventure": adventure("martian-invader", ("alice", "sinbad", "medusa", "beowulf"), events=("random",)),
}
each_setup = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())


def some_code(env: SeatsEnv, dice: Dice) -> int:
    """A legal action of the agent that is asked."""
    seen = env.observe(env.agent_selection)
    return dice.pick(np.flatnonzero(seen["action_mask"]).tolist())


def play(env: SeatsEnv, seed: int) -> list[dict[str, float]]:
    """A game to its end; the rewards of each step."""
    dice = Dice(seed)
    env.reset(seed=seed)
    given: list[dict[str, float]] = []
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        env.step(some_code(env, dice))
        given.append(dict(env.rewards))
    return given


@each_setup
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_pettingzoo_finds_nothing_wrong(setup: Setup) -> None:
    api_test(SeatsEnv(setup, render_mode="ansi"), num_cycles=400)


@each_setup
def test_same_seed_gives_the_same_games(setup: Setup) -> None:
    seed_test(lambda: SeatsEnv(setup), num_cycles=200)


def test_without_a_seed_games_differ() -> None:
    env = SeatsEnv(SETUPS["duel"])
    env.reset(seed=1)
    first = env.game_state.hand[:]
    env.reset()
    second = env.game_state.hand[:]
    env.reset(seed=1)
    assert first == env.game_state.hand
    assert first != second


@each_setup
def test_an_observation_shows_each_legal_option_once_and_none_to_others(setup: Setup) -> None:
    env = SeatsEnv(setup)
    dice = Dice(4)
    env.reset(seed=2)
    for _ in range(60):
        if any(env.terminations.values()):
            env.reset()
        decision = env.game_state.decision
        assert decision is not None
        for agent in env.agents:
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            codes = seen["codes"]
            if agent == env.agent_selection:
                count = len(decision.options)
                assert set(codes[:count].tolist()) == set(np.flatnonzero(seen["action_mask"]).tolist())
                assert not (codes[count:] + 1).any()
                assert not seen["options"][count:].any()
                assert (seen["options"][:count, :37].sum(1) == 1).all()
            else:
                assert 0 == seen["action_mask"].sum() == seen["options"].sum()
                assert -1 == codes.max()
        env.step(some_code(env, dice))


@each_setup
def test_winners_get_one_and_losers_minus_one(setup: Setup) -> None:
    env = SeatsEnv(setup)
    given = play(env, 3)
    state = env.game_state
    sides = state.game.sides
    assert not any(any(rewards.values()) for rewards in given[:-1])
    for seat, agent in enumerate(env.possible_agents):
        won = 1.0 if sides[seat] == state.winner else -1.0
        assert won == given[-1][agent]
        assert won == env._cumulative_rewards[agent]


def test_rewards_for_health_add_up_to_the_outcome() -> None:
    env = SeatsEnv(SETUPS["duel"], reward="health")
    given = play(env, 3)
    assert any(any(rewards.values()) for rewards in given[:-1])
    for seat, agent in enumerate(env.possible_agents):
        won = 1.0 if env.game_state.game.sides[seat] == env.game_state.winner else -1.0
        began = 18 / 18 - 16 / 16  # both leaders are unhurt
        assert won == pytest.approx(sum(rewards[agent] for rewards in given) + began)
    assert all(0 == pytest.approx(sum(rewards.values())) for rewards in given)


def test_a_potential_of_ones_own() -> None:
    def cards(state: State, seat: int) -> float:
        return state.hand[seat].bit_count() / 10

    env = SeatsEnv(SETUPS["duel"], reward=cards)
    env.reset(seed=1)
    while env.game_state.turns == 0:
        env.step(some_code(env, Dice(1)))
    agent = env.agent_selection
    maneuver = env.layout.base["maneuver"]
    before = env.game_state.hand[0].bit_count()
    env.step(maneuver)
    assert env.game_state.hand[0].bit_count() - before == pytest.approx(env.rewards[agent] * 10)


def test_a_long_game_is_broken_off() -> None:
    env = SeatsEnv(SETUPS["duel"], max_decisions=30)
    play(env, 1)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert 30 == env.game_state.number


def test_mistakes_are_named() -> None:
    env = SeatsEnv(SETUPS["duel"])
    with pytest.raises(RuntimeError, match="call reset first"):
        env.observe("player_0")
    env.reset(seed=1)
    before = env.game_state.clone()
    with pytest.raises(ValueError, match=r"code 0 \(maneuver\) is not legal now; legal are \d+ \(place "):
        env.step(0)
    with pytest.raises(ValueError, match="no code: they go from 0 to"):
        env.step(1 << 20)
    assert before.equals(env.game_state)
    with pytest.raises(ValueError, match="no render_mode 'human'"):
        SeatsEnv(SETUPS["duel"], render_mode="human")
    with pytest.raises(ValueError, match="no reward 'gold': it is 'outcome' or 'health'"):
        SeatsEnv(SETUPS["duel"], reward="gold")
    with pytest.raises(ValueError, match="need as many players"):
        SeatsEnv([SETUPS["duel"], SETUPS["three"]])
    with pytest.raises(ValueError, match="nothing to play"):
        SeatsEnv([])
    with pytest.raises(TypeError, match="is no setup"):
        SeatsEnv(["alice"])  # type: ignore[list-item]
    few: Any = SeatsEnv(SETUPS["duel"], max_options=2)
    few.reset(seed=1)
    with pytest.raises(OverflowError, match="max_options is 2: make it larger"):
        few.last()


def test_pictures() -> None:
    env = SeatsEnv(SETUPS["duel"], render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "medusa 16/16" in text
    env = SeatsEnv(SETUPS["duel"], render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert isinstance(before, np.ndarray)
    assert (480, 3) == (before.shape[1], before.shape[2])
    assert np.uint8 == before.dtype
    env.step(some_code(env, Dice(1)))
    after = env.render()
    assert isinstance(after, np.ndarray)
    assert (before != after).any()
    quiet = SeatsEnv(SETUPS["duel"])
    quiet.reset(seed=1)
    assert quiet.render() is None
