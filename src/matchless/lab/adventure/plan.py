"""Which adventures a simulation plays; the seed draws the heroes, minions and events of each game.

Game number i depends on the plan and on i alone, so any process may play it.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field

from matchless.lab.dice import Dice
from matchless.lab.plan import ALL, PlannedGame, check_all, check_run
from matchless.match.mistakes import MOST_HEROES, RANDOM
from matchless.match.setup import Setup, draw
from matchless.players.bot import mixed

if TYPE_CHECKING:
    from matchless.library.library import Library

_DRAW: Final = 0x0C0FFEE
"""Keeps the draw of heroes and minions independent of the game's shuffles."""


class AdventurePlan(Struct, frozen=True):
    """A number of adventures of one villain with a number of players."""

    villain: str
    board: str  # the villain's board
    players: int
    heroes: tuple[str, ...]  # to draw from
    minions: tuple[str, ...]  # to draw from
    events: tuple[str, ...]  # to draw from
    drawn_events: int  # how many to draw
    bots: tuple[str, ...]  # one for each player
    games: int
    seed: int
    preset: str = "core-2023"
    changes: dict[str, str] = field(default_factory=dict)


def make_adventure_plans(  # noqa: PLR0913 - each is an option of the command
    library: Library,
    villains: tuple[str, ...] = (ALL,),
    *,
    players: str = "2",
    heroes: tuple[str, ...] = (ALL,),
    minions: tuple[str, ...] = (ALL,),
    events: tuple[str, ...] = ("0",),
    bots: tuple[str, ...] = ("greedy",),
    games: int = 100,
    seed: int = 1,
    preset: str = "core-2023",
    changes: dict[str, str] | None = None,
) -> list[AdventurePlan]:
    """Return a plan for each villain and number of players; ``all`` stands for everything there is.

    ``ValueError`` says what is wrong.
    """
    check_run(games, bots)
    by_number = len(events) == 1 and events[0].isdecimal()
    count = int(events[0]) if by_number else len(events)
    villains = library.villains if villains == (ALL,) else villains
    heroes = library.heroes if heroes == (ALL,) else heroes
    minions = library.minions if minions == (ALL,) else minions
    rules = (preset, changes or {})
    # Every name is tried in a setup once, the events in all of them.
    happening = (RANDOM,) * count if by_number else events
    check_all(
        library,
        (
            Setup("", (hero,), 0, *rules, villain=villain, minions=(minion,), events=happening)
            for hero, villain, minion in zip_longest(heroes, villains, minions, fillvalue=RANDOM)
        ),
    )
    plans = []
    for villain in villains:
        for number in _numbers(players):
            _check_enough("--heroes", heroes, number)
            _check_enough("--minions", minions, number)
            plan = AdventurePlan(
                villain=villain,
                board=library.enemy(villain).board or "",
                players=number,
                heroes=heroes,
                minions=minions,
                events=library.events if by_number else events,
                drawn_events=count,
                bots=_bots(bots, number),
                games=games,
                seed=seed,
                preset=preset,
                changes=changes or {},
            )
            plans.append(plan)
    return plans


def _numbers(word: str) -> range:
    """Return the numbers of players to simulate."""
    if word == ALL:
        return range(1, MOST_HEROES + 1)
    if not word.isdecimal() or not 1 <= int(word) <= MOST_HEROES:
        raise ValueError(f"--players takes a number from 1 to {MOST_HEROES}, or '{ALL}', not '{word}'")
    return range(int(word), int(word) + 1)


def _check_enough(word: str, names: tuple[str, ...], players: int) -> None:
    if len(set(names)) < len(names):
        raise ValueError(f"{word} names someone twice: {','.join(names)}")
    if len(names) < players:
        raise ValueError(f"{word} must name at least {players} for {players} players, not {len(names)}")


def _bots(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Return each player's bot: one for all, or one each."""
    if len(bots) not in (1, players):
        raise ValueError(f"--bots takes one name, or one for each of {players} players, not {len(bots)}")
    return bots * players if len(bots) == 1 else bots


def adventure(plan: AdventurePlan, number: int) -> PlannedGame:
    """Return one game of a plan; games count from 0."""
    seed = mixed(plan.seed, number)
    dice = mixed(seed, _DRAW)
    setup = Setup(
        board=plan.board,
        heroes=draw((RANDOM,) * plan.players, plan.heroes, Dice(mixed(dice, 1))),
        seed=seed,
        preset=plan.preset,
        changes=plan.changes,
        villain=plan.villain,
        minions=draw((RANDOM,) * plan.players, plan.minions, Dice(mixed(dice, 2))),
        events=draw((RANDOM,) * plan.drawn_events, plan.events, Dice(mixed(dice, 3))),
    )
    return PlannedGame(number, setup, tuple(range(plan.players)))
