"""Which games a simulation plays: who sits where, with which hero, on which board, from which seed.

Game number i depends on the plan and on i alone, so any process may play it.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field

from matchless.match.setup import Setup
from matchless.players.bot import mixed
from matchless.players.registry import new_bot
from matchless.rules.ruleset import RuleSet

if TYPE_CHECKING:
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


class Wanted(Struct, frozen=True):
    """What to simulate, as the user wrote it; ``all`` stands for every pair of heroes or every board."""

    heroes: tuple[str, ...] = (ALL,)
    board: str = ALL
    bots: tuple[str, ...] = ("greedy", "random")
    games: int = 100
    seed: int = 1
    preset: str = "core-2023"
    changes: dict[str, str] = field(default_factory=dict)
    swap: bool = True


def make_plan(library: Library, wanted: Wanted) -> Plan:
    """Return a plan of games that can be played; ``ValueError`` or ``ContentError`` say what is wrong."""
    if wanted.games < 1:
        raise ValueError(f"--games must be at least 1, not {wanted.games}")
    if len(wanted.bots) != SEATS:
        raise ValueError(f"--bots takes two names separated by a comma, not '{','.join(wanted.bots)}'")
    for bot in wanted.bots:
        new_bot(bot, 0)
    RuleSet(wanted.preset, wanted.changes)
    boards = library.boards if wanted.board == ALL else (wanted.board,)
    for name in boards:
        library.board(name)
    return Plan(
        pairs=_pairs(library, wanted.heroes, swap=wanted.swap),
        boards=boards,
        bots=(wanted.bots[0], wanted.bots[1]),
        games=wanted.games,
        seed=wanted.seed,
        preset=wanted.preset,
        changes=wanted.changes,
        swap=wanted.swap,
    )


def _pairs(library: Library, heroes: tuple[str, ...], *, swap: bool) -> tuple[tuple[str, str], ...]:
    """Return the pairs of heroes; if nobody swaps, all of them in both orders."""
    if heroes == (ALL,):
        return tuple(combinations(library.heroes, SEATS) if swap else permutations(library.heroes, SEATS))
    if len(heroes) != SEATS:
        raise ValueError(
            f"--heroes takes two names separated by a comma, or '{ALL}', not '{','.join(heroes)}'"
        )
    for hero in heroes:
        library.hero(hero)
    return ((heroes[0], heroes[1]),)


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
    return PlannedGame(
        number, Setup(board, heroes, mixed(plan.seed, number), plan.preset, plan.changes), bots
    )
