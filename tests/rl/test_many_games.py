"""Many games side by side: the same games as one at a time, rewards, and what the buffers hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from matchless.encoding.rows import ROW
from matchless.rl import ManyGamesEnv, adventure, duel, duels, table
from matchless.rl.observing import Observer
from matchless.rules.state.state import State

DUEL = duel("medusa", "king-arthur", board="sarpedon")
SETUPS = {
    "duels": duels(("alice", "medusa", "king-arthur"), ("marmoreal", "sarpedon")),
    "tables": [
        table(("alice", "sinbad", "medusa"), board="marmoreal"),
        table(("alice", "sinbad", "medusa", "beowulf"), teams=True, board="marmoreal"),
        DUEL,
    ],
    "adventures": [
        adventure("mothman", ("alice", "medusa"), minions=("blob", "jersey-devil")),
        adventure("martian-invader", ("alice",), minions=("blob",)),
    ],
}
each_setup = pytest.mark.parametrize("setups", SETUPS.values(), ids=SETUPS.keys())


def some_rows(env: ManyGamesEnv, rng: np.random.Generator) -> NDArray[np.int64]:
    return (rng.random(env.num_envs) * env.counts).astype(np.int64)


def observer_of(env: ManyGamesEnv, state: State) -> Observer:
    return Observer(state.game, env.layout, 400)


@each_setup
@pytest.mark.parametrize("opponents", ["self", "random"])
def test_each_game_sees_what_it_would_see_alone(setups: list[Any], opponents: str) -> None:
    env = ManyGamesEnv(setups, 5, opponents=opponents, mask=True)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(150):
        assert env.observation_space.contains(seen)
        for place in range(env.num_envs):
            state = env.batch.state(place)
            assert state.decision is not None
            seat = state.decision.seat
            assert seat == env.seats[place]
            if opponents == "random":
                assert seat == env.batch.learners[place]
            observer = observer_of(env, state)
            rows = observer.rows(state)
            alone = observer.observe(state, seat, rows)
            own = slice(env.starts[place], env.starts[place + 1])
            assert len(state.decision.options) == env.counts[place]
            assert (alone["observation"] == seen["observation"][place]).all()
            assert (rows[:, 2:] == env.options[own]).all()
            assert (alone["action_mask"] == seen["action_mask"][place]).all()
            assert (alone["codes"][: len(rows)] == env.codes[own]).all()
        seen, *_ = env.step(some_rows(env, rng))


@each_setup
def test_same_seed_gives_the_same_games(setups: list[Any]) -> None:
    def played(seed: int) -> list[bytes]:
        env = ManyGamesEnv(setups, 4)
        rng = np.random.default_rng(2)
        env.reset(seed=seed)
        found = []
        for _ in range(80):
            seen, rewards, *_ = env.step(some_rows(env, rng))
            found.append(seen["observation"].tobytes() + rewards.tobytes() + env.options.tobytes())
        return found

    assert played(3) == played(3)
    assert played(3) != played(4)


def test_rewards_and_ends_of_the_learner() -> None:
    env = ManyGamesEnv(SETUPS["tables"], 16)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    won: Counter[float] = Counter()
    for _ in range(700):
        before = list(env.batch.learners)
        _, rewards, terminated, truncated, info = env.step(some_rows(env, rng))
        assert not truncated.any()
        ended = np.flatnonzero(terminated)
        assert (rewards != 0).sum() == len(ended)
        assert ended.tolist() == info.get("ended", np.zeros(0)).tolist()
        for at, place in enumerate(ended):
            assert before[place] == info["learner"][at]
            assert info["final_rewards"][at, before[place]] == rewards[place]
            assert info["decisions"][at] > info["turns"][at] > 0
            won[float(rewards[place])] += 1
    assert won[1.0] > 5
    assert won[-1.0] > 5


def test_in_self_play_the_reward_is_that_of_who_has_answered() -> None:
    env = ManyGamesEnv(DUEL, 8, opponents="self", reward="health")
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    leads = np.zeros((8, 2))
    ended = 0
    for _ in range(600):
        seats = env.seats.copy()
        _, rewards, terminated, _, info = env.step(some_rows(env, rng))
        leads[np.arange(8), seats] += rewards
        leads[np.arange(8), 1 - seats] -= rewards
        for at, place in enumerate(np.flatnonzero(terminated)):
            assert info["final_rewards"][at].tolist() == pytest.approx(leads[place].tolist(), abs=1e-5)
            leads[place] = 0
            ended += 1
    assert ended > 10


def test_reward_for_health_adds_up_to_the_outcome() -> None:
    env = ManyGamesEnv(DUEL, 8, reward="health")
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    # What happened before the first question belongs to nobody's answer.
    total = env._lead.astype(float)
    ended = 0
    for _ in range(300):
        _, rewards, terminated, _, info = env.step(some_rows(env, rng))
        total += rewards
        for at, place in enumerate(np.flatnonzero(terminated)):
            outcome = info["final_rewards"][at, info["learner"][at]]
            assert outcome == pytest.approx(total[place], abs=1e-5)
            ended += 1
        total[terminated] = env._lead[terminated]
    assert ended > 10


def test_codes_are_answers_too() -> None:
    by_row = ManyGamesEnv(DUEL, 6, opponents="self")
    by_code = ManyGamesEnv(DUEL, 6, opponents="self", actions="codes")
    rng = np.random.default_rng(1)
    by_row.reset(seed=1)
    seen, _ = by_code.reset(seed=1)
    for _ in range(200):
        rows = some_rows(by_row, rng)
        codes = by_code.codes[by_code.starts[:-1] + rows]
        assert seen["action_mask"][np.arange(6), codes].all()
        assert (seen["action_mask"].sum(1) <= by_code.counts).all()
        by_row.step(rows)
        seen, *_ = by_code.step(codes)
        assert (by_row.options == by_code.options).all()
        assert [0, *np.cumsum(by_row.counts)] == by_row.starts.tolist()
        assert by_row.games().tolist() == np.repeat(np.arange(6), by_row.counts).tolist()


def test_nothing_of_another_seat_is_left_behind() -> None:
    """What the buffer holds behind the rows in use was somebody's hand."""
    env = ManyGamesEnv(DUEL, 3, opponents="self")
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    was_longer = 0
    before = 0
    for _ in range(200):
        env.step(some_rows(env, rng))
        used = env.batch.total * ROW
        was_longer += used < before
        before = used
        assert not any(env.batch.rows[used:])
    assert was_longer > 20


def test_a_long_game_is_broken_off() -> None:
    env = ManyGamesEnv(DUEL, 4, max_decisions=40)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    broken = 0
    for _ in range(100):
        _, rewards, terminated, truncated, info = env.step(some_rows(env, rng))
        assert not (terminated & truncated).any()
        assert not rewards[truncated].any()
        if truncated.any():
            assert info["decisions"].max() >= 40
        broken += int(truncated.sum())
    assert broken > 4


def test_mistakes_are_named() -> None:
    env = ManyGamesEnv(DUEL, 2)
    env.reset(seed=1)
    before = env.batch.state(0).clone()
    with pytest.raises(IndexError, match=r"game 1 has \d+ options, and 999 is none of their places"):
        env.step(np.array([0, 999]))
    with pytest.raises(IndexError, match=r"game 0 has \d+ options, and -1"):
        env.step(np.array([-1, 0]))
    with pytest.raises(ValueError, match="there are 2 games, and 1 answers"):
        env.step(np.array([0]))
    assert before.equals(env.batch.state(0))
    coded = ManyGamesEnv(DUEL, 2, actions="codes")
    coded.reset(seed=1)
    with pytest.raises(ValueError, match="code 0 is not legal in game 0; see action_mask"):
        coded.step(np.array([0, 0]))
    with pytest.raises(ValueError, match="OneSeatEnv plays against any bot"):
        ManyGamesEnv(DUEL, opponents="greedy")
    with pytest.raises(ValueError, match="actions is 'codes' or 'rows'"):
        ManyGamesEnv(DUEL, actions="flat")
    with pytest.raises(ValueError, match="reward is 'outcome' or 'health'"):
        ManyGamesEnv(DUEL, reward="gold")
    with pytest.raises(ValueError, match="num_envs must be at least 1, not 0"):
        ManyGamesEnv(DUEL, 0)
    with pytest.raises(ValueError, match="nothing can be left to chance here"):
        ManyGamesEnv(duel("alice", "random"))
    with pytest.raises(ValueError, match="in self-play is for duels"):
        ManyGamesEnv(SETUPS["tables"], opponents="self", reward="health")
