"""Random play inside the kernel, to the end of a game: for benchmarks and for bots that search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.flow.play import answer
from matchless.rules.state.rng import below, seeded, step

if TYPE_CHECKING:
    from matchless.rules.state.state import State


def playout(state: State, rng_seed: int, limit: int = 1 << 30) -> int:
    """Play at random until the game is over, or ``limit`` decisions are taken; return how many."""
    rng = seeded(rng_seed)
    count = 0
    while count < limit:
        decision = state.decision
        if decision is None:
            break
        options = decision.options
        rng = step(rng)
        answer(state, options[below(rng, len(options))])
        count += 1
    return count
