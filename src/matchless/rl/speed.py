"""How fast the environments are: random agents in Python that choose among legal actions only."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING, Final

import numpy as np
from msgspec import Struct

from matchless.rl.many_games import CODES, ManyGamesEnv
from matchless.rl.seats import SeatsEnv

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matchless.library.library import Library
    from matchless.match.setup import Setup

MANY: Final = 128
"""Games side by side: more take more memory than caches hold, fewer share the cost of a step among too few."""
REPETITIONS: Final = 5
MANY_BAR: Final = 250_000
SEATS_BAR: Final = 60_000


class Paces(Struct, frozen=True):
    """Decisions a second; medians over repetitions, in CPU time."""

    many_games: float  # an action is an option's place
    many_games_by_code: float  # an action is a code, drawn from the mask
    seats: float  # the PettingZoo loop of agent_iter, last and step
    num_envs: int


def measure(setups: Sequence[Setup], library: Library, seconds: float) -> Paces:
    """Measure for about that many CPU seconds, taking turns."""
    works = [_many(setups, library), _many_by_code(setups, library), _seats(setups, library)]
    found: list[list[float]] = [[] for _ in works]
    for work in works:
        work(0.0)  # warm up
    for _ in range(REPETITIONS):
        for at, work in enumerate(works):
            found[at].append(work(seconds / REPETITIONS / len(works)))
    many, by_code, seats = (statistics.median(paces) for paces in found)
    return Paces(many, by_code, seats, MANY)


def _many(setups: Sequence[Setup], library: Library) -> Callable[[float], float]:
    env = ManyGamesEnv(setups, MANY, opponents="self", library=library)
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        env.step((rng.random(MANY) * env.counts).astype(np.int64))
        return MANY

    return lambda seconds: _pace(step, seconds)


def _many_by_code(setups: Sequence[Setup], library: Library) -> Callable[[float], float]:
    env = ManyGamesEnv(setups, MANY, opponents="self", actions=CODES, library=library)
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        env.step(env.codes[env.starts[:-1] + (rng.random(MANY) * env.counts).astype(np.int64)])
        return MANY

    return lambda seconds: _pace(step, seconds)


def _seats(setups: Sequence[Setup], library: Library) -> Callable[[float], float]:
    env = SeatsEnv(setups, library=library)
    rng = np.random.default_rng(1)
    games = 0

    def play() -> int:
        nonlocal games
        games += 1
        env.reset(seed=games)
        decisions = 0
        for _agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            assert seen is not None
            legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
            env.step(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
        return decisions

    return lambda seconds: _pace(play, seconds)


def _pace(work: Callable[[], int], seconds: float) -> float:
    """Return the decisions per second of CPU time, measured for at least the given time."""
    decisions = 0
    began = time.process_time()
    while True:
        decisions += work()
        spent = time.process_time() - began
        if spent >= seconds:
            return decisions / max(spent, 1e-9)
