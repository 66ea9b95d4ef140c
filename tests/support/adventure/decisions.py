"""An adventure played as it comes, until the questions that only adventures ask have been asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.rules.flow.play import asking, new_game, take
from matchless.rules.game import Game
from matchless.rules.notation import notations
from matchless.rules.state.state import State
from matchless.rules.state.view import View, view_of

LIBRARY: Final = Library()
WISHES: Final = ("activate", "clear", "discard", "yes", "maneuver", "target")
"""The answers that lead to more questions."""

MOTHMAN: Final = Setup(
    "",
    ("alice", "medusa", "sinbad"),
    15,
    villain="mothman",
    minions=("ant-queen", "blob", "tarantula"),
    events=("creeping-dread", "bad-omens", "mass-hysteria"),
)
MARTIAN: Final = Setup(
    "",
    ("medusa", "king-arthur"),
    5,
    villain="martian-invader",
    minions=("loveland-frog", "jersey-devil"),
    events=("sleepless-nights",),
)


class Asked(NamedTuple):
    """A question as the asked seat sees it, and the rule that asks."""

    op: str
    view: View
    spoken: list[str]


def game_of(setup: Setup) -> Game:
    """The game of a setup."""
    return make_game(LIBRARY, setup)


def played(setup: Setup, seed: int = 0) -> Iterator[tuple[State, Asked]]:
    """Every question of a game, answered at random, though rather by what leads to more of them."""
    dice = Random(seed)  # noqa: S311 - a game
    state = new_game(game_of(setup), setup.seed)
    while state.decision is not None:
        view = view_of(state, state.decision.seat)
        yield state, Asked(type(asking(state)).__name__, view, notations(view.position))
        options = state.decision.options
        liked = [
            option
            for option, words in zip(options, notations(state), strict=True)
            if words.split(" ")[0] in WISHES
        ]
        take(state, dice.choice(liked if liked and dice.random() < 0.8 else options))
