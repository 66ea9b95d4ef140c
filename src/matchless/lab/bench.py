"""How fast the engine is: random play of a fixed set of duels, in CPU time."""

from __future__ import annotations

import hashlib
import statistics
import time
from itertools import combinations
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from matchless.library.table import Setup, lay
from matchless.rules import play
from matchless.rules.codec import to_bytes
from matchless.rules.play import new_game, take
from matchless.rules.playout import playout
from matchless.rules.rng import below, seeded, step

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.library.shelf import Shelf
    from matchless.rules.game import Game
    from matchless.rules.state import State

HEROES: Final = ("alice", "king-arthur", "medusa", "sinbad")
BOARDS: Final = ("marmoreal", "sarpedon")
SEEDS: Final = (1, 2, 3, 4)
"""Of the games of each duel: each is both the shuffle and the choices."""
REPETITIONS: Final = 5
_CLONES: Final = 200
"""Clones of each state at a time."""


class Figures(Struct, frozen=True):
    """What a run found. Figures are medians over repetitions."""

    decisions_per_second: float  # through the public interface, from Python
    kernel_decisions_per_second: float  # inside the kernel
    games_per_second: float  # through the public interface
    clone_us: float  # microseconds for a copy of a state in mid-game
    state_bytes: float  # mean size of such a state when saved
    compiled: bool
    checksum: str  # of all options of all games: equal for builds that play alike
    games: int  # in the fixed set
    decisions: int


def is_compiled() -> bool:
    """Tell whether the rules are compiled."""
    return not play.__file__.endswith(".py")


def fixed_games(shelf: Shelf) -> list[Game]:
    """Return the tables of the duels: all pairs of the four heroes on both boards."""
    pairs = list(combinations(HEROES, 2))
    return [lay(shelf, Setup(board, pair, 0)) for board in BOARDS for pair in pairs]


def play_through(game: Game, seed: int) -> list[int]:
    """Play a game at random through the public interface; return the options taken."""
    state = new_game(game, seed)
    rng = seeded(seed)
    taken = []
    while state.decision is not None:
        options = state.decision.options
        rng = step(rng)
        option = options[below(rng, len(options))]
        take(state, option)
        taken.append(option)
    return taken


def checksum(played: list[list[int]]) -> str:
    """Return a short word for the options of whole games."""
    digest = hashlib.sha256()
    for options in played:
        digest.update(repr(options).encode())
    return digest.hexdigest()[:16]


def measure(shelf: Shelf, seconds: float) -> Figures:
    """Measure everything, in about so many CPU seconds; the games are played once before to warm up."""
    games = fixed_games(shelf)
    played = [play_through(game, seed) for game in games for seed in SEEDS]
    decisions = sum(map(len, played))
    _check_kernel(games, played)
    middle = _mid_games(games, played)
    work = [lambda: _play_outside(games), lambda: _play_inside(games), lambda: _clone_all(middle)]
    outside, inside, copying = _medians(work, seconds / (REPETITIONS * len(work)))
    return Figures(
        decisions_per_second=decisions / outside,
        kernel_decisions_per_second=decisions / inside,
        games_per_second=len(played) / outside,
        clone_us=copying / (len(middle) * _CLONES) * 1e6,
        state_bytes=statistics.mean(len(to_bytes(state)) for state in middle),
        compiled=is_compiled(),
        checksum=checksum(played),
        games=len(played),
        decisions=decisions,
    )


def _check_kernel(games: list[Game], played: list[list[int]]) -> None:
    """Make sure that play inside the kernel is the same play, and warm it up."""
    counts = [playout(new_game(game, seed), seed) for game in games for seed in SEEDS]
    assert counts == list(map(len, played))


def _medians(works: list[Callable[[], None]], seconds: float) -> list[float]:
    """Return the CPU seconds that each piece of work takes: medians of repetitions of ``seconds`` or more.

    The pieces take turns, so that a busy while of the machine does not fall on one of them alone.
    """
    found: list[list[float]] = [[] for _ in works]
    for _ in range(REPETITIONS):
        for at, work in enumerate(works):
            found[at].append(_timed(work, seconds))
    return [statistics.median(times) for times in found]


def _timed(work: Callable[[], None], seconds: float) -> float:
    """Return the mean CPU seconds of a piece of work that is done again and again for ``seconds``."""
    times = 0
    spent = 0.0
    start = time.process_time()
    while spent < seconds or times == 0:
        work()
        times += 1
        spent = time.process_time() - start
    return spent / times


def _play_outside(games: list[Game]) -> None:
    """Play the set from Python, as a bot or a server would: read the options, take one."""
    for game in games:
        for seed in SEEDS:
            state = new_game(game, seed)
            rng = seeded(seed)
            while state.decision is not None:
                options = state.decision.options
                rng = step(rng)
                take(state, options[below(rng, len(options))])


def _play_inside(games: list[Game]) -> None:
    """Play the set inside the kernel."""
    for game in games:
        for seed in SEEDS:
            playout(new_game(game, seed), seed)


def _mid_games(games: list[Game], played: list[list[int]]) -> list[State]:
    """Return the state in the middle of every game of the set."""
    found = []
    for at, game in enumerate(games):
        for place, seed in enumerate(SEEDS):
            state = new_game(game, seed)
            playout(state, seed, len(played[at * len(SEEDS) + place]) // 2)
            found.append(state)
    return found


def _clone_all(states: list[State]) -> None:
    """Clone every state many times."""
    for state in states:
        for _ in range(_CLONES):
            state.clone()
