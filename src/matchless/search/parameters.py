"""The knobs of the search. ``parameters.toml`` beside this file has their values, and says what each does."""

from __future__ import annotations

from typing import Final, final


@final
class Parameters:
    """How to search."""

    __slots__ = (
        "belief",
        "depth",
        "exploration",
        "first_play",
        "horizon",
        "mixing",
        "rollout_noise",
        "sharpness",
        "uniform",
    )

    def __init__(
        self,
        exploration: float,
        sharpness: float,
        uniform: float,
        first_play: float,
        horizon: int,
        depth: int,
        rollout_noise: float,
        belief: bool,
        mixing: float,
    ) -> None:
        self.exploration: Final = exploration
        self.sharpness: Final = sharpness
        self.uniform: Final = uniform
        self.first_play: Final = first_play
        self.horizon: Final = horizon
        self.depth: Final = depth
        self.rollout_noise: Final = rollout_noise
        self.belief: Final = belief
        self.mixing: Final = mixing
