"""Helpers for options that differ in number from decision to decision: one row each, game after game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from matchless.rl import ManyGamesEnv

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

FEW = 8.0
"""Most bytes count few things: divided by this they are about as large as a network likes them."""


def shared_columns(layout: Any) -> NDArray[np.int64]:
    """The columns of an observation that mean the same whatever the heroes and the board are.

    Left out are printed cards by their place in the deck, spaces by number, and slots.
    """
    left_out = (
        "cards seen in hand",
        "cards in the open",
        "cards known in the deck",
        "space + 1",
        "slot",
        "card + 1",
    )
    return np.array(
        [
            column
            for field in layout.fields
            if not field.name.endswith(left_out) and not field.name.endswith("slot + 1")
            for column in range(field.start, field.start + field.length)
        ]
    )


def scaled(numbers: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Bytes as numbers that a network likes."""
    return np.minimum(numbers, 32).astype(np.float32) / FEW


def picked_rows(starts: NDArray[np.int64], counts: NDArray[np.int64]) -> NDArray[np.int64]:
    """The places of the rows of some decisions, given where each begins and how many it has."""
    ends = np.cumsum(counts)
    return np.repeat(starts - (ends - counts), counts) + np.arange(ends[-1])


def win_rate(
    env: ManyGamesEnv,
    choose: Callable[[ManyGamesEnv, dict[str, Any]], NDArray[np.int64]],
    games: int,
    seed: int,
) -> tuple[int, int]:
    """Play whole games; return how many the learner has won, and how many there were.

    Each of the games side by side counts equally often: the first to end are the short ones.
    """
    each = -(-games // env.num_envs)
    seen, _ = env.reset(seed=seed)
    ended = np.zeros(env.num_envs, np.int64)
    won = 0
    while (ended < each).any():
        seen, rewards, terminated, truncated, _ = env.step(choose(env, seen))
        over = (terminated | truncated) & (ended < each)
        won += int((over & terminated & (rewards > 0)).sum())
        ended += over
    return won, each * env.num_envs


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    spread = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return float((middle - spread) / (1 + z * z / games)), float((middle + spread) / (1 + z * z / games))
