"""Games between bots, on as many processes as you like; the results do not depend on how many."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from matchless.lab.adventure.plan import AdventurePlan, adventure
from matchless.lab.plan import Plan, PlannedGame, duel
from matchless.lab.workers import patient, spread
from matchless.library.library import Library
from matchless.library.packs import Pack
from matchless.match.match import Match
from matchless.match.setup import make_game
from matchless.players.bot import mixed
from matchless.players.outside.casting import any_bot, dismiss
from matchless.players.outside.fault import BotFault, FaultKind
from matchless.players.outside.loading import UnusableBotError
from matchless.rules.adventure.adventure import GOALS
from matchless.rules.flow.play import new_game, take
from matchless.rules.state.view import view_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matchless.players.bot import BuiltInBot
    from matchless.rules.game import Game
    from matchless.rules.state.state import State

LIMIT: Final = 20_000
"""Decisions after which a game counts as endless; real ones take a few hundred."""
_CHUNK: Final = 16
"""The most games handed to a process at once."""


class GameError(Exception):
    """A game that went wrong. Its record has been written, up to the decision that failed."""


class Fault(Struct, frozen=True):
    """How a bot from outside lost a game by its own doing."""

    seat: int
    kind: FaultKind
    reason: str


class Outcome(Struct, frozen=True):
    """How a game ended."""

    number: int
    board: str
    heroes: tuple[str, ...]  # for each seat
    bots: tuple[int, ...]  # for each seat, which of the plan's bots
    winner: int  # a seat
    turns: int
    decisions: int
    minions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    rounds: int = 0
    by_objective: bool = False  # the villain has reached its objective for the last time
    fault: Fault | None = None  # what cost a bot the game


class Arena:
    """Plays games of a plan in one process, compiling each game once."""

    def __init__(
        self,
        plan: Plan | AdventurePlan,
        records: str = "",
        limit: int = LIMIT,
        packs: tuple[Pack, ...] = (),
    ) -> None:
        self.plan = plan
        self.library = Library(*packs)  # without any, what comes with the game
        self.records = records  # the folder for the records of all games, if any
        self.limit = limit
        self._games: dict[tuple[str, tuple[str, ...]], Game] = {}

    def play(self, number: int) -> Outcome:
        """Play a game; a ``GameError`` says where the record of an unfinished one is."""
        one = planned(self.plan, number)
        options: list[int] = []
        try:
            state, fault = self._finish(one, options)
        except Exception as error:
            path = self._write(one, options, "failed")
            raise GameError(
                f"game {number} went wrong after {len(options)} decisions; its record is {path}\n"
                f"{type(error).__name__}: {error}"
            ) from error
        if self.records:
            self._write(one, options, "game")
        return outcome_of(one, state, fault)

    def _finish(self, one: PlannedGame, options: list[int]) -> tuple[State, Fault | None]:
        """Play to the end, or to the fault of a bot, noting every option."""
        state = new_game(self._game(one), one.setup.seed)
        bots: list[BuiltInBot] = []
        try:
            for bot in one.bots:
                bots.append(any_bot(self.plan.bots[bot], mixed(one.setup.seed, bot)))  # noqa: PERF401 - they count
        except UnusableBotError as error:
            fault: Fault | None = Fault(len(bots), "crash", str(error))
        else:
            fault = self._play(state, bots, options)
        for seat, dealt in enumerate(bots):
            dismiss(dealt, state, seat)
        return state, fault

    def _play(self, state: State, bots: list[BuiltInBot], options: list[int]) -> Fault | None:
        """Play until the game is over, or a bot is at fault."""
        decision = state.decision
        while decision is not None:
            if len(options) >= self.limit:
                raise RuntimeError(f"no end after {self.limit} decisions")
            view = view_of(state, decision.seat)
            try:
                option = view.answer(bots[decision.seat].choose(view))
            except BotFault as fault:
                return Fault(decision.seat, fault.kind, fault.reason)
            take(state, option)
            options.append(option)
            decision = state.decision
        return None

    def _game(self, one: PlannedGame) -> Game:
        if one.setup.villain:  # hardly any two adventures have the same cast
            return make_game(self.library, one.setup)
        key = (one.setup.board, one.setup.heroes)
        if key not in self._games:
            self._games[key] = make_game(self.library, one.setup)
        return self._games[key]

    def _write(self, one: PlannedGame, options: list[int], kind: str) -> Path:
        """Write the record of a game and return its path."""
        match = Match(self.library, one.setup)
        for option in options:
            match.take(option)
        folder = Path(self.records or ".")
        folder.mkdir(parents=True, exist_ok=True)
        villain = f"-{one.setup.villain}-{len(one.setup.heroes)}" if one.setup.villain else ""
        path = folder / f"{kind}{villain}-{self.plan.seed}-{one.number:06}.record"
        path.write_text(str(match.record), encoding="utf-8")
        return path


def planned(plan: Plan | AdventurePlan, number: int) -> PlannedGame:
    """Return one game of a plan of duels or of adventures."""
    return duel(plan, number) if isinstance(plan, Plan) else adventure(plan, number)


def outcome_of(one: PlannedGame, state: State, fault: Fault | None) -> Outcome:
    """Return how a game ended; a fault loses it, for all players of an adventure."""
    quest = state.quest
    if fault is None:
        winner = state.game.sides.index(state.winner)
    else:
        winner = state.game.players if one.setup.villain else 1 - fault.seat
    return Outcome(
        number=one.number,
        board=one.setup.board,
        heroes=one.setup.heroes,
        bots=one.bots,
        winner=winner,
        turns=state.turns,
        decisions=state.number,
        minions=one.setup.minions,
        events=one.setup.events,
        rounds=0 if quest is None else quest.rounds,
        by_objective=quest is not None and quest.goals >= GOALS,
        fault=fault,
    )


def play_all(
    plan: Plan | AdventurePlan, jobs: int, records: str = "", packs: tuple[Pack, ...] = ()
) -> Iterator[Outcome]:
    """Play all games of a plan, with the content of some packs, and yield them as they end, in any order."""
    if jobs == 1:
        arena = Arena(plan, records, packs=packs)
        with patient() as check:
            for number in range(plan.games):
                yield arena.play(number)
                check()
        return
    size = min(_CHUNK, max(1, plan.games // (jobs * 4)))
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    for outcomes in spread(min(jobs, len(chunks)), _begin, (plan, records, packs), _play_chunk, chunks):
        yield from outcomes


_ARENAS: Final[list[Arena]] = []
"""The arena of a worker process."""


def _begin(plan: Plan | AdventurePlan, records: str, packs: tuple[Pack, ...]) -> None:
    """Set up a worker process."""
    _ARENAS.append(Arena(plan, records, packs=packs))


def _play_chunk(numbers: range) -> list[Outcome]:
    return [_ARENAS[-1].play(number) for number in numbers]
