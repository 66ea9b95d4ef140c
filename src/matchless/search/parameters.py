"""The knobs of the search. ``parameters.toml`` beside this file has their values, and says what each does."""

from __future__ import annotations

from typing import Final, final

FEATURES: Final = (
    "turn",
    "actions",
    "hero_health",
    "hero_frailty",
    "sidekick_health",
    "sidekicks",
    "hand",
    "reserve",
    "deck",
    "last_cards",
    "best_attack",
    "best_defense",
    "hand_worth",
    "press",
    "approach",
    "kill",
    "schemes",
)
"""What the evaluation looks at, in the order of its weights."""


@final
class Parameters:
    """How to search, and how much each feature of a position counts."""

    __slots__ = (
        "depth",
        "exploration",
        "first_play",
        "horizon",
        "rollout_noise",
        "sharpness",
        "uniform",
        "weights",
    )

    def __init__(
        self,
        weights: list[float],
        exploration: float,
        sharpness: float,
        uniform: float,
        first_play: float,
        horizon: int,
        depth: int,
        rollout_noise: float,
    ) -> None:
        assert len(weights) == len(FEATURES)
        self.weights: Final = weights
        self.exploration: Final = exploration
        self.sharpness: Final = sharpness
        self.uniform: Final = uniform
        self.first_play: Final = first_play
        self.horizon: Final = horizon
        self.depth: Final = depth
        self.rollout_noise: Final = rollout_noise
