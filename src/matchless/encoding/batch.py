"""Many games at once: each step answers in all, restarts those that end, and writes out what a learner needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from matchless.encoding.observation import Viewer
from matchless.encoding.pieces import joined
from matchless.encoding.rows import ROW, Rows
from matchless.rules.flow.play import answer, new_game
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.rng import below, seeded, step

if TYPE_CHECKING:
    from matchless.encoding.layout import Layout
    from matchless.encoding.tables import Tables
    from matchless.rules.state.state import State

EVERYBODY: Final = -1
"""The learner answers for all seats."""
_COUNTS: Final = [bytes([count & 255, count >> 8]) for count in range(4096)]
"""How many options a decision has, as two bytes."""


class End(NamedTuple):
    """A game that has ended, or was broken off (then nobody has won)."""

    place: int  # in the batch
    seat: int  # the learner's, or EVERYBODY
    winner: int  # a side, or NOBODY
    players: int
    sides: list[int]  # of all seats
    decisions: int
    turns: int


@final
class Batch:
    """Some games side by side.

    ``observations`` holds one observation for each game: that of the seat that is asked. ``rows`` holds the options
    of all games one after the other, ``counts`` how many each has (two bytes, the low one first), ``seats`` who
    is asked.
    What is left of the last step behind the rows in use is overwritten with zeros: it may be another seat's hand.
    """

    __slots__ = ("_asked", "_began", "_games", "_limit", "_opponents", "_rng", "_states", "_used", "_viewers", "_which",
                 "counts", "ends", "layout", "learners", "observations", "rows", "seats", "total")  # fmt: skip

    def __init__(self, games: list[Tables], layout: Layout, count: int, limit: int, opponents: bool) -> None:
        """Play ``count`` games of these tables; one of more than ``limit`` decisions is broken off.

        With ``opponents``, the learner has one seat, redrawn for each game, and all others answer at random.
        """
        self.layout: Final = layout
        self._games: Final = [Rows(tables) for tables in games]
        self._viewers: Final = [
            [Viewer(tables, seat) for seat in range(tables.game.players)] for tables in games
        ]
        self._limit: Final = limit
        self._opponents: Final = opponents
        self._rng: int = seeded(0)
        self._states: Final[list[State]] = []
        self._which: Final[list[int]] = [0] * count
        self._began: Final[list[int]] = [0] * count
        self.learners: Final[list[int]] = [EVERYBODY] * count
        self.observations: Final = bytearray(count * layout.size)
        self.rows: bytearray = bytearray(count * 32 * ROW)
        self.counts: Final = bytearray(count * 2)
        self.seats: Final = bytearray(count)
        self.ends: list[End] = []
        self.total: int = 0
        self._used: int = 0

    def __len__(self) -> int:
        return len(self._which)

    def state(self, place: int) -> State:
        """Return the state of one of the games."""
        return self._states[place]

    def tables(self, place: int) -> Tables:
        """Return what is being played at a place."""
        return self._games[self._which[place]].tables

    def reset(self, seed: int) -> None:
        """Begin all games; everything to come follows from the seed and the answers."""
        self._rng = seeded(seed)
        self._states.clear()
        for place in range(len(self._which)):
            self._states.append(self._begin(place))
        self.ends = []
        self._write([])

    def step(self, answers: list[int]) -> None:
        """Take an option in each game, by its place among those of the decision."""
        if len(answers) != len(self._states):
            raise ValueError(f"there are {len(self._states)} games, and {len(answers)} answers")
        self._check(answers)
        self.ends = []
        self._write(answers)

    def _take(self, place: int, at: int) -> None:
        """Take an answer, and start a new game if this one is over."""
        state = self._states[place]
        decision = state.decision
        assert decision is not None
        answer(state, decision.options[at])
        if self._opponents:
            self._others(state, self.learners[place])
        if state.decision is None or state.number >= self._limit:
            self.ends.append(self._end(place, state))
            self._states[place] = self._begin(place)

    def _check(self, answers: list[int]) -> None:
        """Refuse an answer that is none of the options before anything has changed."""
        for place in range(len(answers)):
            decision = self._states[place].decision
            if decision is not None and not 0 <= answers[place] < len(decision.options):
                raise IndexError(
                    f"game {place} has {len(decision.options)} options, and {answers[place]} is none of their places"
                )

    def _end(self, place: int, state: State) -> End:
        game = state.game
        winner = state.winner if state.decision is None else NOBODY
        return End(place, self.learners[place], winner, game.players, game.sides, state.number, state.turns)

    def _begin(self, place: int) -> State:
        """Return a new game of one of the tables, at the first question for the learner."""
        while True:
            which = self._random(len(self._games))
            self._which[place] = which
            game = self._games[which].tables.game
            self._rng = step(self._rng)
            state = new_game(game, self._rng)
            if self._opponents:
                self.learners[place] = self._random(game.players)
                self._others(state, self.learners[place])
            if state.decision is not None:
                return state

    def _others(self, state: State, learner: int) -> None:
        """Answer at random for everybody else."""
        decision = state.decision
        while decision is not None and decision.seat != learner and state.number < self._limit:
            options = decision.options
            answer(state, options[0] if len(options) == 1 else options[self._random(len(options))])
            decision = state.decision

    def _random(self, bound: int) -> int:
        self._rng = step(self._rng)
        return below(self._rng, bound)

    def _write(self, answers: list[int]) -> None:
        """Take the answers, if there are any, and write everything out; a game is done with before the next."""
        observed: list[str] = []
        rows: list[str] = []
        counts: list[bytes] = []
        seats: list[int] = []
        for place in range(len(self._states)):
            if answers:
                self._take(place, answers[place])
            state = self._states[place]
            decision = state.decision
            assert decision is not None
            which = self._which[place]
            self._viewers[which][decision.seat].write(state, observed)
            self._games[which].write(state, decision, rows)
            counts.append(_COUNTS[len(decision.options)])
            seats.append(decision.seat)
        self.observations[:] = joined(observed)
        self.counts[:] = b"".join(counts)
        self.seats[:] = bytes(seats)
        written = joined(rows)
        used = len(written)
        self.total = used // ROW
        if used > len(self.rows):
            self.rows = bytearray(used + used // 2)
        room = memoryview(self.rows)
        room[:used] = written
        if used < self._used:
            room[used : self._used] = bytes(self._used - used)
        self._used = used
