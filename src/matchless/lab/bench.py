"""The speed of the engine: random play of fixed sets of duels and adventures, in CPU time."""

from __future__ import annotations

import hashlib
import statistics
import time
from itertools import combinations
from typing import TYPE_CHECKING, Final, final

from msgspec import Struct

from matchless.lab.adventure.plan import adventure, make_adventure_plans
from matchless.lab.plan import ALL
from matchless.match.setup import Setup, make_game
from matchless.rules.flow import play
from matchless.rules.flow.play import new_game, take
from matchless.rules.flow.playout import playout
from matchless.rules.state.codec import to_bytes
from matchless.rules.state.rng import below, seeded, step

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from matchless.library.library import Library
    from matchless.rules.game import Game
    from matchless.rules.state.state import State

FIRST_HEROES: Final = ("alice", "king-arthur", "medusa", "sinbad")
"""The heroes whose duels are the yardstick: the first that could be played."""
BOARDS: Final = ("marmoreal", "sarpedon")
FIRST_SEEDS: Final = (1, 2, 3, 4)
"""The seeds of the games of each of their duels; a seed decides both the shuffles and the choices."""
ALL_SEEDS: Final = (1,)
"""The same for each duel of all heroes, of which there are many."""
RATIO_BAR: Final = 1.5
"""How many times slower duels of all heroes may be than those of the first four."""
ADVENTURES_EACH: Final = 6
"""Adventures against each villain with each number of players."""
ADVENTURE_BAR: Final = 2.0
"""How many times slower than duels of all heroes adventures may be."""
REPETITIONS: Final = 15
"""How many repetitions: many short ones, taking turns."""
_CLONES: Final = 200
"""How many clones of each state are made at a time."""


class Pace(Struct, frozen=True):
    """The speed of a set of games; figures are medians over repetitions."""

    pairs: int  # pairs of heroes; in adventures, casts
    games: int
    decisions: int
    decisions_per_second: float  # through the public API, from Python
    kernel_decisions_per_second: float  # inside the kernel
    checksum: str  # of all options of all games: equal for builds that play alike


class Figures(Struct, frozen=True):
    """What a run measured; for the first four heroes unless the name says otherwise."""

    decisions_per_second: float  # through the public API, from Python
    kernel_decisions_per_second: float  # inside the kernel
    games_per_second: float  # through the public API
    clone_us: float  # microseconds to copy a state in mid-game
    state_bytes: float  # mean size of such a state when saved
    compiled: bool
    checksum: str
    games: int
    decisions: int
    all_heroes: Pace
    ratio: float  # the first four's decisions per second, divided by those of all heroes
    kernel_ratio: float  # the same inside the kernel
    ratio_bar: float  # what neither should exceed
    adventures: Pace
    adventure_ratio: float  # decisions per second in duels of all heroes, divided by those in adventures
    adventure_kernel_ratio: float  # the same inside the kernel
    adventure_bar: float  # what neither should exceed


def is_compiled() -> bool:
    """Return whether the rules are compiled."""
    return not play.__file__.endswith(".py")


def play_through(game: Game, seed: int) -> list[int]:
    """Play a random game through the public API and return the options taken."""
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
    """Return a short checksum of the options of whole games."""
    digest = hashlib.sha256()
    for options in played:
        digest.update(repr(options).encode())
    return digest.hexdigest()[:16]


@final
class GameSet:
    """A fixed set of games at some tables, one game for each seed."""

    def __init__(self, tables: list[Game], seeds: Sequence[int], pairs: int) -> None:
        self.pairs = pairs
        self.games = [(table, seed) for table in tables for seed in seeds]

    def play(self) -> list[list[int]]:
        """Play all games through the public API, then inside the kernel; return the options taken."""
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
        """Return the figures of the set, given the seconds it took through the API and inside the kernel."""
        decisions = sum(map(len, played))
        return Pace(
            pairs=self.pairs,
            games=len(played),
            decisions=decisions,
            decisions_per_second=decisions / outside,
            kernel_decisions_per_second=decisions / inside,
            checksum=checksum(played),
        )


def duels(library: Library, heroes: Sequence[str], seeds: Sequence[int]) -> GameSet:
    """Return the duels of every pair of heroes, on both boards."""
    pairs = list(combinations(heroes, 2))
    return GameSet(
        [make_game(library, Setup(board, pair, 0)) for board in BOARDS for pair in pairs], seeds, len(pairs)
    )


def adventures(library: Library, each: int = ADVENTURES_EACH) -> GameSet:
    """Return adventures against every villain with one to four players; heroes and minions are drawn once."""
    plans = make_adventure_plans(library, players=ALL, games=each)
    setups = [adventure(plan, number).setup for plan in plans for number in range(each)]
    return GameSet([make_game(library, setup) for setup in setups], ALL_SEEDS, len(setups))


def measure(library: Library, seconds: float) -> Figures:
    """Measure everything, in about that many CPU seconds; every game is played once beforehand to warm up."""
    sets = (
        duels(library, FIRST_HEROES, FIRST_SEEDS),
        duels(library, library.heroes, ALL_SEEDS),
        adventures(library),
    )
    played = [games.play() for games in sets]
    middle = sets[0].mid_games(played[0])
    works = [
        *(games.play_outside for games in sets),
        *(games.play_inside for games in sets),
        lambda: _clone_all(middle),
    ]
    times = _repeat(works, seconds / (REPETITIONS * len(works)))
    outside, inside, copying = times[:3], times[3:6], times[6]
    pace, every, quests = (
        games.pace(options, statistics.median(slow), statistics.median(fast))
        for games, options, slow, fast in zip(sets, played, outside, inside, strict=True)
    )

    def ratio(taken: list[list[float]], one: int, other: int) -> float:
        """How many times longer a decision takes in one set than in another: the median over repetitions.

        Runs next to each other are compared, so that a busy spell of the machine affects both.
        """
        decisions = [sum(map(len, options)) for options in played]
        found = [long / short for long, short in zip(taken[one], taken[other], strict=True)]
        return statistics.median(found) * decisions[other] / decisions[one]

    return Figures(
        decisions_per_second=pace.decisions_per_second,
        kernel_decisions_per_second=pace.kernel_decisions_per_second,
        games_per_second=pace.games / statistics.median(outside[0]),
        clone_us=statistics.median(copying) / (len(middle) * _CLONES) * 1e6,
        state_bytes=statistics.mean(len(to_bytes(state)) for state in middle),
        compiled=is_compiled(),
        checksum=pace.checksum,
        games=pace.games,
        decisions=pace.decisions,
        all_heroes=every,
        ratio=ratio(outside, 1, 0),
        kernel_ratio=ratio(inside, 1, 0),
        ratio_bar=RATIO_BAR,
        adventures=quests,
        adventure_ratio=ratio(outside, 2, 1),
        adventure_kernel_ratio=ratio(inside, 2, 1),
        adventure_bar=ADVENTURE_BAR,
    )


def kernel_pace(library: Library, seconds: float) -> float:
    """Return the decisions a second inside the kernel, in the duels of the first four heroes."""
    games = duels(library, FIRST_HEROES, FIRST_SEEDS)
    played = games.play()
    (times,) = _repeat([games.play_inside], seconds / REPETITIONS)
    return sum(map(len, played)) / statistics.median(times)


def _repeat(works: list[Callable[[], None]], seconds: float) -> list[list[float]]:
    """Return the CPU seconds that each piece of work takes, in repetitions of at least ``seconds``, taking turns."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(REPETITIONS):
        for at, work in enumerate(works):
            found[at].append(_timed(work, seconds))
    return found


def _timed(work: Callable[[], None], seconds: float) -> float:
    """Return the mean CPU seconds of a piece of work repeated for ``seconds``."""
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
