"""The bot that plays at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from matchless.players.bot import asked, mixed
from matchless.rules.state.rng import below

if TYPE_CHECKING:
    from matchless.rules.state.view import View


@final
class RandomBot:
    """Takes every option with equal probability."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        decision = asked(view)
        return decision.options[below(mixed(self.seed, decision.number), len(decision.options))]
