"""Which games a simulation plays: who sits where, with which hero, on which board, from which seed.

Game number i depends on the plan and on i alone, so any process may play it.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field

from matchless.match.mistakes import SetupError
from matchless.match.setup import Setup
from matchless.players.bot import mixed
from matchless.players.outside.casting import check

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matchless.library.library import Library

ALL: Final = "all"
SEATS: Final = 2


class Plan(Struct, frozen=True):
    """A number of duels between two bots.

    With ``swap``, four games in a row are played by the same heroes on the same board: each bot plays each hero
    from each seat once. The pairs of heroes then come in turn, first on one board and then on the next. Without,
    the first bot always sits at seat 1 with the first hero.
    """

    pairs: tuple[tuple[str, str], ...]
    boards: tuple[str, ...]
    bots: tuple[str, str]
    games: int
    seed: int
    preset: str = "core-2023"
    changes: dict[str, str] = field(default_factory=dict)
    swap: bool = True


class PlannedGame(Struct, frozen=True):
    """One game of a plan."""

    number: int
    setup: Setup
    bots: tuple[int, ...]  # for each player, which of the plan's bots it is


def make_plan(  # noqa: PLR0913 - each is an option of the command
    library: Library,
    *,
    heroes: tuple[str, ...] = (ALL,),
    board: str = ALL,
    bots: tuple[str, ...] = ("greedy", "random"),
    games: int = 100,
    seed: int = 1,
    preset: str = "core-2023",
    changes: dict[str, str] | None = None,
    swap: bool = True,
) -> Plan:
    """Return a plan of games that can be played; ``all`` stands for every pair of heroes or every board.

    ``ValueError`` says what is wrong.
    """
    check_run(games, bots)
    if len(bots) != SEATS:
        raise ValueError(f"--bots takes two names separated by a comma, not '{','.join(bots)}'")
    plan = Plan(
        pairs=_pairs(library, heroes, swap=swap),
        boards=library.boards if board == ALL else (board,),
        bots=(bots[0], bots[1]),
        games=games,
        seed=seed,
        preset=preset,
        changes=changes or {},
        swap=swap,
    )
    check_all(library, [_setup(plan, pair, board) for pair in plan.pairs[:1] for board in plan.boards])
    return plan


def check_run(games: int, bots: tuple[str, ...]) -> None:
    """Refuse bots that are unknown or cannot be used, and fewer than one game."""
    if games < 1:
        raise ValueError(f"--games must be at least 1, not {games}")
    for bot in dict.fromkeys(bots):
        check(bot)


def check_all(library: Library, setups: Iterable[Setup]) -> None:
    """Raise a SetupError with every mistake in some setups."""
    mistakes = [mistake for setup in setups for mistake in setup.check(library)]
    if mistakes:
        raise SetupError(mistakes)


def _pairs(library: Library, heroes: tuple[str, ...], *, swap: bool) -> tuple[tuple[str, str], ...]:
    """Return the pairs of heroes; if nobody swaps, all of them in both orders."""
    if heroes == (ALL,):
        return tuple(combinations(library.heroes, SEATS) if swap else permutations(library.heroes, SEATS))
    if len(heroes) != SEATS:
        raise ValueError(
            f"--heroes takes two names separated by a comma, or '{ALL}', not '{','.join(heroes)}'"
        )
    return ((heroes[0], heroes[1]),)


def _setup(plan: Plan, heroes: tuple[str, str], board: str, seed: int = 0) -> Setup:
    return Setup(board, heroes, seed, plan.preset, plan.changes)


def duel(plan: Plan, number: int) -> PlannedGame:
    """Return one game of a plan; games count from 0."""
    turn, place = divmod(number, 4) if plan.swap else (number, 0)
    turn, at = divmod(turn, len(plan.pairs))
    heroes = plan.pairs[at]
    bots = (0, 1)
    if place % 2:
        bots = (1, 0)
    if place // 2:
        heroes = (heroes[1], heroes[0])
    board = plan.boards[turn % len(plan.boards)]
    return PlannedGame(number, _setup(plan, heroes, board, mixed(plan.seed, number)), bots)
