"""What is played: setups, the games they make, and the layout that all of them fit into."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from matchless.encoding.layout import Layout, layout_for
from matchless.library.library import Library
from matchless.match.mistakes import RANDOM
from matchless.match.setup import Setup, make_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.rules.game import Game

RULES: Final = "core-2023"
Setups: TypeAlias = "Setup | Sequence[Setup]"
"""One setup, or several of which each game draws one."""


def duel(first: str, second: str, *, board: str = RANDOM, rules: str = RULES) -> Setup:
    """Return the setup of a duel; "random" in place of a name is redrawn for each game."""
    return table((first, second), board=board, rules=rules)


def table(heroes: Sequence[str], *, teams: bool = False, board: str = RANDOM, rules: str = RULES) -> Setup:
    """Return the setup of two to four heroes, everyone for themselves or in teams of two."""
    return Setup(board, tuple(heroes), 0, rules, in_teams=teams)


def adventure(
    villain: str,
    heroes: Sequence[str],
    *,
    minions: Sequence[str] | None = None,
    events: Sequence[str] = (),
    rules: str = RULES,
) -> Setup:
    """Return the setup of an adventure of one to four heroes; minions are drawn for each game if none are named."""
    minions = [RANDOM] * len(heroes) if minions is None else minions
    return Setup("", tuple(heroes), 0, rules, villain=villain, minions=tuple(minions), events=tuple(events))


def duels(heroes: Sequence[str], boards: Sequence[str]) -> list[Setup]:
    """Return the duels of every pair of some heroes on each of some boards."""
    return [duel(first, second, board=board) for board in boards for first, second in combinations(heroes, 2)]


def as_list(setups: Setups) -> list[Setup]:
    """Return the setups of an environment."""
    found = [setups] if isinstance(setups, Setup) else list(setups)
    if not found:
        raise ValueError("there is nothing to play: give a setup, such as duel('alice', 'medusa')")
    for one in found:
        if not isinstance(one, Setup):
            raise TypeError(f"{one!r} is no setup; duel('alice', 'medusa') makes one")
    return found


@cache
def shipped() -> Library:
    """Return the library that comes with the game; all environments share it because reading it takes a while."""
    return Library()


def is_drawn(setup: Setup) -> bool:
    """Return whether a setup leaves nothing to chance."""
    return RANDOM not in (setup.board, setup.villain, *setup.heroes, *setup.minions, *setup.events)


def fixed_games(library: Library, setups: Sequence[Setup]) -> list[Game | None]:
    """Return the game of each setup, nothing where one has to be drawn for each game."""
    return [game_of(library, setup) if is_drawn(setup) else None for setup in setups]


def drawn_game(library: Library, setup: Setup, seed: int) -> Game:
    """Return a game of a setup; what is left to chance follows from the seed."""
    drawn = setup.fill_random(library, Random(seed))  # noqa: S311 - a game, no secret
    return game_of(library, drawn)


_GAMES: Final[dict[tuple[int, str], Game]] = {}


def game_of(library: Library, setup: Setup) -> Game:
    """Return the game of a setup, made once: all games of it share its tables."""
    key = (id(library), repr(replace(setup, seed=0)))
    if key not in _GAMES:
        _GAMES[key] = make_game(library, setup)
    return _GAMES[key]


def layout_of(setups: Setups, library: Library | None = None) -> Layout:
    """Return the layout of an environment: with room for all its setups and, whoever is drawn, the usual heroes."""
    library = library or shipped()
    return layout_for([drawn_game(library, setup, 0) for setup in as_list(setups)])
