"""How fast the engine is: random play of two fixed sets of duels, in CPU time."""

from __future__ import annotations

import hashlib
import statistics
import time
from itertools import combinations
from typing import TYPE_CHECKING, Final, final

from msgspec import Struct

from matchless.library.table import Setup, lay
from matchless.rules import play
from matchless.rules.codec import to_bytes
from matchless.rules.play import new_game, take
from matchless.rules.playout import playout
from matchless.rules.rng import below, seeded, step

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matchless.library.shelf import Shelf
    from matchless.rules.game import Game
    from matchless.rules.state import State

FIRST_HEROES: Final = ("alice", "king-arthur", "medusa", "sinbad")
"""Whose duels are the yardstick; they were the first to be played."""
BOARDS: Final = ("marmoreal", "sarpedon")
FIRST_SEEDS: Final = (1, 2, 3, 4)
"""Of the games of each of their duels: each is both the shuffle and the choices."""
ALL_SEEDS: Final = (1,)
"""Of the games of each duel of all heroes: there are many duels."""
RATIO_BAR: Final = 1.5
"""How many times slower the duels of all heroes may be, at most."""
REPETITIONS: Final = 5
_CLONES: Final = 200
"""Clones of each state at a time."""


class Pace(Struct, frozen=True):
    """How fast a set of duels goes. Figures are medians over repetitions."""

    pairs: int  # of different heroes
    games: int
    decisions: int
    decisions_per_second: float  # through the public interface, from Python
    kernel_decisions_per_second: float  # inside the kernel
    checksum: str  # of all options of all games: equal for builds that play alike


class Figures(Struct, frozen=True):
    """What a run found, of the first four heroes where nothing else is said."""

    decisions_per_second: float  # through the public interface, from Python
    kernel_decisions_per_second: float  # inside the kernel
    games_per_second: float  # through the public interface
    clone_us: float  # microseconds for a copy of a state in mid-game
    state_bytes: float  # mean size of such a state when saved
    compiled: bool
    checksum: str
    games: int
    decisions: int
    all_heroes: Pace
    ratio: float  # of the first four's decisions per second to those of all heroes
    kernel_ratio: float  # the same inside the kernel
    ratio_bar: float  # what neither should exceed


def is_compiled() -> bool:
    """Tell whether the rules are compiled."""
    return not play.__file__.endswith(".py")


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


@final
class Duels:
    """A fixed set of games: every pair of some heroes, on both boards, one game for each seed."""

    def __init__(self, shelf: Shelf, heroes: Sequence[str], seeds: Sequence[int]) -> None:
        self.pairs = list(combinations(heroes, 2))
        tables = [lay(shelf, Setup(board, pair, 0)) for board in BOARDS for pair in self.pairs]
        self.games = [(table, seed) for table in tables for seed in seeds]

    def play(self) -> list[list[int]]:
        """Play all games through the public interface, then inside the kernel; return the options taken."""
        played = [play_through(game, seed) for game, seed in self.games]
        counts = [playout(new_game(game, seed), seed) for game, seed in self.games]
        assert counts == list(map(len, played)), "play inside the kernel is not the same play"
        return played

    def play_outside(self) -> None:
        """Play all games from Python, as a bot or a server would: read the options, take one."""
        for game, seed in self.games:
            state = new_game(game, seed)
            rng = seeded(seed)
            while state.decision is not None:
                options = state.decision.options
                rng = step(rng)
                take(state, options[below(rng, len(options))])

    def play_inside(self) -> None:
        """Play all games inside the kernel."""
        for game, seed in self.games:
            playout(new_game(game, seed), seed)

    def mid_games(self, played: list[list[int]]) -> list[State]:
        """Return the state in the middle of every game."""
        found = []
        for (game, seed), options in zip(self.games, played, strict=True):
            state = new_game(game, seed)
            playout(state, seed, len(options) // 2)
            found.append(state)
        return found

    def pace(self, played: list[list[int]], outside: float, inside: float) -> Pace:
        """Return the figures of the set, played in so many seconds from outside and inside the kernel."""
        decisions = sum(map(len, played))
        return Pace(
            pairs=len(self.pairs),
            games=len(played),
            decisions=decisions,
            decisions_per_second=decisions / outside,
            kernel_decisions_per_second=decisions / inside,
            checksum=checksum(played),
        )


def measure(shelf: Shelf, seconds: float) -> Figures:
    """Measure everything, in about so many CPU seconds; the games are played once before to warm up."""
    first, every = Duels(shelf, FIRST_HEROES, FIRST_SEEDS), Duels(shelf, shelf.heroes(), ALL_SEEDS)
    first_played, all_played = first.play(), every.play()
    middle = first.mid_games(first_played)
    works = [
        first.play_outside,
        every.play_outside,
        first.play_inside,
        every.play_inside,
        lambda: _clone_all(middle),
    ]
    outside, all_outside, inside, all_inside, copying = _medians(works, seconds / (REPETITIONS * len(works)))
    pace, all_pace = (
        first.pace(first_played, outside, inside),
        every.pace(all_played, all_outside, all_inside),
    )
    return Figures(
        decisions_per_second=pace.decisions_per_second,
        kernel_decisions_per_second=pace.kernel_decisions_per_second,
        games_per_second=pace.games / outside,
        clone_us=copying / (len(middle) * _CLONES) * 1e6,
        state_bytes=statistics.mean(len(to_bytes(state)) for state in middle),
        compiled=is_compiled(),
        checksum=pace.checksum,
        games=pace.games,
        decisions=pace.decisions,
        all_heroes=all_pace,
        ratio=pace.decisions_per_second / all_pace.decisions_per_second,
        kernel_ratio=pace.kernel_decisions_per_second / all_pace.kernel_decisions_per_second,
        ratio_bar=RATIO_BAR,
    )


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


def _clone_all(states: list[State]) -> None:
    """Clone every state many times."""
    for state in states:
        for _ in range(_CLONES):
            state.clone()
