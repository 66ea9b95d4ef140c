"""Games for the bots to be tried in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.players.bot import Bot
from matchless.rules.flow.play import new_game, take
from matchless.rules.game import Game
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of


@cache
def table(board: str, heroes: tuple[str, ...], preset: str = "core-2023") -> Game:
    return make_game(Library(), Setup(board, heroes, 1, preset))


def positions(game: Game, seed: int, bots: Sequence[Bot]) -> Iterator[State]:
    """Every decision of a game between bots, and the end."""
    state = new_game(game, seed)
    yield state
    while state.decision is not None:
        seat = state.decision.seat
        view = view_of(state, seat)
        take(state, view.answer(bots[seat].choose(view)))
        yield state
