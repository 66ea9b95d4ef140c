"""The Gymnasium environment of one seat against bots."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from matchless.match.setup import Setup
from matchless.rl import OneSeatEnv, SeatsEnv, adventure, duel, table
from tests.support.dice import Dice

DUEL = duel("medusa", "king-arthur", board="sarpedon")


@pytest.mark.parametrize(
    "setup",
    [
        DUEL,
        table(("alice", "sinbad", "medusa", "beowulf"), teams=True),
        adventure("mothman", ("alice", "sinbad")),
    ],
    ids=["duel", "teams", "adventure"],
)
@pytest.mark.filterwarnings("ignore:.*render.*:UserWarning")
def test_gymnasium_finds_nothing_wrong(setup: Setup) -> None:
    """It samples actions without a mask, in another position than it takes them."""
    check_env(OneSeatEnv(setup, render_mode="ansi", illegal="replace"))


def test_samples_by_the_mask_are_legal() -> None:
    env = OneSeatEnv(DUEL)
    env.action_space.seed(1)
    env.reset(seed=1)
    for _ in range(50):
        _, _, terminated, _, _ = env.step(env.action_space.sample(env.action_masks()))
        assert not terminated


def play(env: OneSeatEnv, seed: int) -> tuple[float, int]:
    """A game to its end, at random; the sum of rewards and how many answers it took."""
    dice = Dice(seed)
    seen, _ = env.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        assert env.observation_space.contains(seen)
        assert (seen["action_mask"] == env.action_masks()).all()
        code = dice.pick(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, terminated, truncated, info = env.step(code)
        assert {"seat": env.seat} == info
        total += reward
        steps += 1
        over = terminated or truncated
    return total, steps


@pytest.mark.parametrize("opponents", ["random", "greedy", "strategist:iterations=2"])
def test_bots_answer_for_the_others(opponents: str) -> None:
    env = OneSeatEnv(DUEL, opponents=opponents)
    totals = [play(env, seed) for seed in range(2)]
    assert totals == [play(env, seed) for seed in range(2)]
    assert {abs(total) for total, _ in totals} == {1.0}


def test_a_seat_for_the_agent() -> None:
    assert {0, 1} == {OneSeatEnv(DUEL).reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert {1} == {OneSeatEnv(DUEL, seat=1).reset(seed=seed)[1]["seat"] for seed in range(6)}


def test_it_sees_what_the_seat_of_a_whole_table_sees() -> None:
    one = OneSeatEnv(DUEL, seat=0)
    both = SeatsEnv(DUEL)
    seen, _ = one.reset(seed=5)
    both.reset(seed=5)
    while both.agent_selection != "player_0":
        both.step(int(np.flatnonzero(both.observe(both.agent_selection)["action_mask"])[0]))
    assert seen.keys() == both.observe("player_0").keys()
    assert one.observation_space == both.observation_space("player_0")
    assert (seen["action_mask"] == both.observe("player_0")["action_mask"]).any()


def test_reward_for_health_adds_up_to_the_outcome() -> None:
    total, _ = play(OneSeatEnv(DUEL, reward="health"), 1)
    plain, _ = play(OneSeatEnv(DUEL), 1)
    assert plain == pytest.approx(total)


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match="did you mean 'greedy'"):
        OneSeatEnv(DUEL, opponents="gredy")
    with pytest.raises(ValueError, match="there are 1 other seats, and 2 opponents"):
        OneSeatEnv(DUEL, opponents=["random", "random"])
    with pytest.raises(ValueError, match="there is no seat 2: it is one from 0 to 1, or 'any'"):
        OneSeatEnv(DUEL, seat=2)
    with pytest.raises(ValueError, match="illegal is 'refuse' or 'replace', not 'ignore'"):
        OneSeatEnv(DUEL, illegal="ignore")
    env = OneSeatEnv(DUEL, max_decisions=40)
    with pytest.raises(RuntimeError, match="call reset first"):
        env.step(0)
    play(env, 1)
    with pytest.raises(RuntimeError, match="the game is over: call reset"):
        env.step(0)
