"""Random choices that are the same on every Python: the engine's own generator, with handles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, final

from matchless.rules.state.rng import below, seeded, step

T = TypeVar("T")


@final
class Dice:
    """A stream of choices that follows from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, bound: int) -> int:
        self.rng = step(self.rng)
        return below(self.rng, bound)

    def pick(self, some: Sequence[T]) -> T:
        return some[self.below(len(some))]

    def once_in(self, times: int) -> bool:
        return self.below(times) == 0

    def bytes(self, count: int) -> bytes:
        return bytes(self.below(256) for _ in range(count))
