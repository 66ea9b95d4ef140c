"""The gate: a candidate takes the champion's place only if it wins."""

from __future__ import annotations

from typing import Final, NamedTuple

from matchless.analysis.wilson import wilson
from matchless.lab.training.selfplay import duel_of
from matchless.players.bot import mixed
from matchless.players.search_bot import SearchBot
from matchless.rules.flow.play import new_game, take
from matchless.rules.state.view import view_of
from matchless.search.weights import Weights

BLOCK: Final = 4
"""The games of a match: the same heroes on the same board, with seats and heroes swapped."""


class Score(NamedTuple):
    """How often the candidate won, with Wilson's interval of 95 %."""

    won: int
    games: int

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The lower and upper bound."""
        return wilson(self.won, self.games)


def block(candidate: Weights, champion: Weights, iterations: int, seed: int) -> int:
    """Play four games with seats and heroes swapped; return how many the candidate won."""
    won = 0
    for place in range(BLOCK):
        is_swapped, own = divmod(place, 2)
        game = duel_of(seed, swapped=bool(is_swapped))
        game_seed = mixed(seed, place)
        bots = [
            SearchBot(mixed(game_seed, seat), iterations, weights=candidate if seat == own else champion)
            for seat in range(2)
        ]
        state = new_game(game, game_seed)
        while state.decision is not None:
            view = view_of(state, state.decision.seat)
            take(state, view.answer(bots[state.decision.seat].choose(view)))
        won += state.winner == own
    return won
