"""The least that learns: a linear score for each option's row, by policy gradient, in numpy alone.

    python examples/rl/numpy_rows.py --updates 300

Every option gets the score ``row @ weights``; an option is drawn by the softmax of the scores of its decision, and the
weights are pulled towards what was done in games that were won and away from what was done in games that were lost.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import numpy as np
from ragged import scaled, wilson, win_rate

from matchless.rl import FEATURES, ManyGamesEnv, duels

if TYPE_CHECKING:
    from numpy.typing import NDArray

HEROES = ("alice", "king-arthur", "medusa", "sinbad")


def shares(scores: NDArray[np.float32], env: ManyGamesEnv) -> NDArray[np.float32]:
    """The softmax of scores over the options of each game."""
    games = env.games()
    powers = np.exp(scores - np.maximum.reduceat(scores, env.starts[:-1])[games])
    found: NDArray[np.float32] = powers / np.add.reduceat(powers, env.starts[:-1])[games]
    return found


def drawn(chances: NDArray[np.float32], env: ManyGamesEnv, rng: np.random.Generator) -> NDArray[np.int64]:
    """An option of each game, by its chance."""
    summed = np.cumsum(chances, dtype=np.float64)
    before = summed[env.starts[:-1]] - chances[env.starts[:-1]]
    within = (summed[env.starts[1:] - 1] - before) * rng.random(env.num_envs)
    rows = np.searchsorted(summed, before + within, side="right") - env.starts[:-1]
    return np.clip(rows, 0, env.counts.astype(np.int64) - 1)


def train(updates: int, envs: int, rate: float, seed: int) -> NDArray[np.float32]:
    """Play and learn; return the weights of the features."""
    env = ManyGamesEnv(duels(HEROES, ("marmoreal", "sarpedon")), envs)
    rng = np.random.default_rng(seed)
    weights = np.zeros(env.layout.row_size, np.float32)
    traces = np.zeros((envs, len(weights)), np.float32)  # of each game: which weights made it likely so far
    env.reset(seed=seed)
    for update in range(updates):
        gradient = np.zeros_like(weights)
        games = 0
        while games < envs:
            rows = scaled(env.options)
            chances = shares(rows @ weights, env)
            chosen = drawn(chances, env, rng)
            mean = np.add.reduceat(rows * chances[:, None], env.starts[:-1])
            traces += rows[env.starts[:-1] + chosen] - mean
            _, rewards, terminated, truncated, _ = env.step(chosen)
            over = terminated | truncated
            gradient += rewards[over] @ traces[over]
            traces[over] = 0.0
            games += int(over.sum())
        gradient /= games
        weights += rate * gradient / (np.linalg.norm(gradient) + 1e-8)
        if (update + 1) % 50 == 0:
            print(f"update {update + 1}: wins {share_won(weights, 200)}")
    return weights


def share_won(weights: NDArray[np.float32], games: int) -> str:
    """How many games the weights win against random play, choosing what scores highest."""
    env = ManyGamesEnv(duels(HEROES, ("marmoreal", "sarpedon")), 50)

    def choose(env: ManyGamesEnv, _seen: dict[str, Any]) -> NDArray[np.int64]:
        scores = scaled(env.options) @ weights
        tops = np.flatnonzero(scores == np.maximum.reduceat(scores, env.starts[:-1])[env.games()])
        _, first = np.unique(env.games()[tops], return_index=True)
        found: NDArray[np.int64] = tops[first] - env.starts[:-1]
        return found

    won, played = win_rate(env, choose, games, 77)
    low, high = wilson(won, played)
    return f"{won} of {played} ({won / played:.0%}, 95 %: {low:.0%} to {high:.0%})"


def main() -> None:
    """Train, and print the features that weigh most."""
    parser = argparse.ArgumentParser(description="Learn a linear score of options by policy gradient.")
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--envs", type=int, default=64)
    parser.add_argument("--games", type=int, default=1000, help="to play at the end")
    parser.add_argument("--rate", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    weights = train(args.updates, args.envs, args.rate, args.seed)
    print(f"wins {share_won(weights, args.games)}")
    for at in np.argsort(-np.abs(weights))[:12]:
        print(f"{weights[at]:+.2f}  {FEATURES[at]}")


if __name__ == "__main__":
    main()
