"""Which adventures a simulation plays; the seed draws the heroes, minions and events of each game.

Game number i depends on the plan and on i alone, so any process may play it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct, field

from matchless.lab.plan import ALL, PlannedGame
from matchless.lang.adventure.game import MOST_EVENTS, MOST_PLAYERS
from matchless.match.setup import Setup
from matchless.players.bot import mixed
from matchless.players.registry import new_bot
from matchless.rules.ruleset import RuleSet
from matchless.rules.state.rng import below, seeded, step

if TYPE_CHECKING:
    from collections.abc import Sequence

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


class AdventureWanted(Struct, frozen=True):
    """What to simulate, as the user wrote it; ``all`` stands for everything there is."""

    villains: tuple[str, ...] = (ALL,)
    players: str = "2"
    heroes: tuple[str, ...] = (ALL,)
    minions: tuple[str, ...] = (ALL,)
    events: tuple[str, ...] = ("0",)
    bots: tuple[str, ...] = ("greedy",)
    games: int = 100
    seed: int = 1
    preset: str = "core-2023"
    changes: dict[str, str] = field(default_factory=dict)


def make_adventure_plans(library: Library, wanted: AdventureWanted) -> list[AdventurePlan]:
    """Return a plan for each villain and number of players; an error says what cannot be played."""
    if wanted.games < 1:
        raise ValueError(f"--games must be at least 1, not {wanted.games}")
    for bot in wanted.bots:
        new_bot(bot, 0)
    RuleSet(wanted.preset, wanted.changes)
    villains = _villains(library, wanted.villains)
    heroes = library.heroes if wanted.heroes == (ALL,) else wanted.heroes
    for hero in heroes:
        library.hero(hero)
    minions = _minions(library, wanted.minions)
    events, drawn = _events(library, wanted.events)
    plans = []
    for villain in villains:
        for players in _numbers(wanted.players):
            _check_enough("--heroes", heroes, players)
            _check_enough("--minions", minions, players)
            bots = _bots(wanted.bots, players)
            plan = AdventurePlan(
                villain=villain,
                board=library.enemy(villain).board or "",
                players=players,
                heroes=heroes,
                minions=minions,
                events=events,
                drawn_events=drawn,
                bots=bots,
                games=wanted.games,
                seed=wanted.seed,
                preset=wanted.preset,
                changes=wanted.changes,
            )
            plans.append(plan)
    return plans


def _villains(library: Library, names: tuple[str, ...]) -> tuple[str, ...]:
    if names == (ALL,):
        return library.villains
    for name in names:
        if library.enemy(name).rank != "villain":
            raise ValueError(
                f"'{name}' is a minion; --adventure takes a villain: {', '.join(library.villains)}"
            )
    return names


def _minions(library: Library, names: tuple[str, ...]) -> tuple[str, ...]:
    if names == (ALL,):
        return library.minions
    for name in names:
        if library.enemy(name).rank != "minion":
            raise ValueError(f"'{name}' is a villain; --minions takes minions: {', '.join(library.minions)}")
    return names


def _events(library: Library, words: tuple[str, ...]) -> tuple[tuple[str, ...], int]:
    """Return the events to draw from and how many to draw: a number out of all, or all that are named."""
    if len(words) == 1 and words[0].isdecimal():
        drawn, events = int(words[0]), library.events
    else:
        for name in words:
            library.event(name)
        drawn, events = len(words), words
    if drawn > MOST_EVENTS:
        raise ValueError(f"--events: an adventure has at most {MOST_EVENTS} events, not {drawn}")
    return events, drawn


def _numbers(word: str) -> range:
    """Return the numbers of players to simulate."""
    if word == ALL:
        return range(1, MOST_PLAYERS + 1)
    if not word.isdecimal() or not 1 <= int(word) <= MOST_PLAYERS:
        raise ValueError(f"--players takes a number from 1 to {MOST_PLAYERS}, or '{ALL}', not '{word}'")
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
    draw = mixed(seed, _DRAW)
    setup = Setup(
        board=plan.board,
        heroes=drawn(plan.heroes, plan.players, mixed(draw, 1)),
        seed=seed,
        preset=plan.preset,
        changes=plan.changes,
        villain=plan.villain,
        minions=drawn(plan.minions, plan.players, mixed(draw, 2)),
        events=drawn(plan.events, plan.drawn_events, mixed(draw, 3)),
    )
    return PlannedGame(number, setup, tuple(range(plan.players)))


def drawn(names: Sequence[str], count: int, seed: int) -> tuple[str, ...]:
    """Return some names, drawn at random.

    >>> sorted(drawn(["a", "b"], 2, 5))
    ['a', 'b']
    """
    left = list(names)
    rng = seeded(seed)
    found = []
    for _ in range(count):
        rng = step(rng)
        found.append(left.pop(below(rng, len(left))))
    return tuple(found)
