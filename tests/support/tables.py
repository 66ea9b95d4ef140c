"""Tables to try the laws on: heroes, boards, villains with their minions and events, rules; and play at them."""

from __future__ import annotations

import os
from itertools import product
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from matchless.library.library import Library
from matchless.library.load import load_hero
from matchless.match.setup import Setup, make_game
from matchless.rules.flow.play import new_game, take
from matchless.rules.game import Game
from matchless.rules.ruleset import ADVENTURES, CHOICES, OPTIONS, PRESETS
from matchless.rules.state.state import ACTION, CARD, Decision, State
from tests.support.dice import Dice

SCALE: Final = int(os.environ.get("MATCHLESS_LAWS", "1"))
"""How many times as much as usual the laws are tried."""

ORACLE: Final = "oracle"
"""A hero for the laws only, with the words that no hero uses yet; the library of the laws has it too."""


class LawLibrary(Library):
    """The library with the hero for the laws on it."""

    @property
    def heroes(self) -> tuple[str, ...]:
        return (*super().heroes, ORACLE)


LIBRARY: Final = LawLibrary()
LIBRARY._heroes[ORACLE] = load_hero(Path(__file__).parent / ORACLE / "hero.yaml")
HEROES: Final = Library().heroes
BOARDS: Final = LIBRARY.boards
PAIRS: Final = tuple(product(HEROES, repeat=2))
VILLAINS: Final = LIBRARY.villains
MINIONS: Final = LIBRARY.minions
EVENTS: Final = LIBRARY.events
CHANGES: Final = tuple((name, value) for name, values in CHOICES.items() for value in values)
FOR_ADVENTURES: Final = tuple(option.name for option in OPTIONS if option.where == ADVENTURES)
"""The options that only an adventure knows."""


FOR_MORE: Final = tuple(
    board
    for board in BOARDS
    if sum(space.start is not None for space in LIBRARY.board(board).spaces.values()) > 3
)
"""The boards on which more than two can play."""


def random_setup(dice: Dice, seats: int = 0) -> Setup:
    """Any heroes on any board, by a preset or with one option changed; 0 seats: a table of any size."""
    name, value = dice.pick(CHANGES)
    changes = {name: value} if dice.once_in(2) else {}
    size = seats or dice.pick((2, 2, 2, 3, 4, 4))
    heroes = tuple(dice.pick((*HEROES, ORACLE)) for _ in range(size))
    board = dice.pick(BOARDS if size == 2 else FOR_MORE)
    in_teams = size == 4 and dice.once_in(2)
    return Setup(board, heroes, dice.below(1 << 30), dice.pick(list(PRESETS)), changes, in_teams)


def random_adventure(dice: Dice, players: int = 0) -> Setup:
    """Any heroes against any villain, with any minions and up to three events; 0 players: as many as like."""
    name, value = dice.pick(CHANGES)
    changes = {name: value} if dice.once_in(2) else {}
    for option in FOR_ADVENTURES:
        if dice.once_in(3):
            changes[option] = dice.pick(CHOICES[option])
    size = players or 1 + dice.below(4)
    heroes = tuple(dice.pick((*HEROES, ORACLE)) for _ in range(size))
    villain = dice.pick(VILLAINS)
    return Setup(
        board_of(villain),
        heroes,
        dice.below(1 << 30),
        dice.pick(list(PRESETS)),
        changes,
        villain=villain,
        minions=_some(MINIONS, size, dice),
        events=_some(EVENTS, dice.below(4), dice),
    )


def board_of(villain: str) -> str:
    """The board on which a villain is met."""
    return LIBRARY.enemy(villain).board or ""


def _some(names: tuple[str, ...], count: int, dice: Dice) -> tuple[str, ...]:
    """Some of the names, each at most once, in any order."""
    left = list(names)
    return tuple(left.pop(dice.below(len(left))) for _ in range(count))


_GAMES: Final[dict[str, Game]] = {}


def game_of(table: Setup) -> Game:
    """The game of a setup, laid once for all seeds."""
    key = repr(replace(table, seed=0, changes=dict(sorted(table.changes.items()))))
    if key not in _GAMES:
        _GAMES[key] = make_game(LIBRARY, table)
    return _GAMES[key]


def begin(table: Setup) -> State:
    return new_game(game_of(table), table.seed)


def choose(decision: Decision, dice: Dice) -> int:
    """Any option; every other time an attack or a card, which uniform choice would hardly ever find."""
    options = decision.options
    if decision.kind == ACTION and dice.once_in(2):
        return options[-1 - dice.below((len(options) + 1) // 2)]
    if decision.kind == CARD and dice.once_in(2):
        return options[0]
    return dice.pick(options)


def play_on(state: State, dice: Dice, decisions: int) -> int:
    """Play some decisions at random; return how many there were before the end."""
    for count in range(decisions):
        if state.decision is None:
            return count
        take(state, choose(state.decision, dice))
    return decisions


def somewhere(table: Setup, dice: Dice, decisions: int) -> State:
    """A state some random decisions into a game, never past its end."""
    state = begin(table)
    for _ in range(decisions):
        before = state.clone()
        play_on(state, dice, 1)
        if state.decision is None:
            return before
    return state


MANY: Final = 10_000
"""More decisions than any random game has."""
