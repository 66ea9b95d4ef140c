"""Adventures for the bots to be tried in."""

from __future__ import annotations

from functools import cache

from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.players.adventure.bot import AdventureBot
from matchless.rules.flow.damage import put
from matchless.rules.flow.play import new_game, take
from matchless.rules.game import Game
from matchless.rules.notation import notation
from matchless.rules.state.state import ACTION, State
from matchless.rules.state.view import view_of

VILLAINS = ("mothman", "martian-invader")


@cache
def adventure(
    villain: str, heroes: tuple[str, ...], minions: tuple[str, ...], preset: str = "core-2023"
) -> Game:
    """An adventure on the villain's board."""
    return make_game(Library(), Setup("", heroes, 1, preset, villain=villain, minions=minions))


def first_action(game: Game, seed: int) -> State:
    """The first decision about an action; everyone is placed, and enemies attack whom they like, by first options."""
    state = new_game(game, seed)
    while state.decision is not None and state.decision.kind != ACTION:
        take(state, state.decision.options[0])
    return state


def move(state: State, fighter: str, space: str) -> None:
    """Put a fighter somewhere."""
    number = next(one.number for one in state.game.fighters if one.name == fighter)
    put(state, number, state.game.board.spaces.index(space))


def chosen(state: State, seed: int = 1) -> str:
    """What the bot answers to the pending decision, in words."""
    assert state.decision is not None
    view = view_of(state, state.decision.seat)
    return notation(state, view.answer(AdventureBot(seed).choose(view)))
