"""Plays one game of an experiment between bots, and collects what the experiment keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from matchless.lab.experiment.cards import CardRow, card_rows
from matchless.lab.experiment.games import Games
from matchless.match.match import Match
from matchless.match.setup import make_game
from matchless.players.bot import mixed
from matchless.players.outside.casting import any_bot, dismiss
from matchless.players.outside.fault import BotFault
from matchless.players.outside.loading import UnusableBotError
from matchless.rules import notation
from matchless.rules.adventure.adventure import GOALS
from matchless.rules.flow.play import new_game, take
from matchless.rules.state.event import kind_name
from matchless.rules.state.view import view_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matchless.lab.experiment.file import Experiment
    from matchless.lab.experiment.games import LabGame
    from matchless.library.library import Library
    from matchless.players.bot import BuiltInBot
    from matchless.rules.game import Game
    from matchless.rules.state.state import State

LIMIT: Final = 20_000
"""Decisions after which a game counts as endless; real ones take a few hundred."""
_GAMES: Final = 256
"""How many laid tables are cached; all pairings of fourteen heroes need fewer."""


class GameRow(Struct, frozen=True, array_like=True):
    """How a game went."""

    game: int
    line: int
    mode: str
    board: str
    heroes: tuple[str, ...]  # by seat
    bots: tuple[str, ...]  # by seat
    winners: tuple[int, ...]  # seats; none in an adventure that was lost
    health: tuple[int, ...]  # of each seat's hero at the end
    turns: int
    decisions: int
    seed: int
    villain: str
    minions: tuple[str, ...]
    events: tuple[str, ...]
    rounds: int
    by_objective: bool  # the villain has reached its objective for the last time
    fault: str = ""  # how a bot from outside lost it by its own doing


class DecisionRow(Struct, frozen=True, array_like=True):
    """One decision and its answer."""

    number: int
    seat: int
    turn: int
    verb: str
    answer: str
    options: int


class EventRow(Struct, frozen=True, array_like=True):
    """One thing that happened."""

    kind: str
    turn: int
    seat: int
    fighter: str
    card: str
    amount: int
    other: int


class Played(Struct, frozen=True, array_like=True):
    """A game, with everything that the experiment keeps."""

    row: GameRow
    cards: list[CardRow]
    decisions: list[DecisionRow]
    events: list[EventRow]
    record: str


class UnfinishedError(Exception):
    """A game that went wrong; the message says how to play it again."""


class Table:
    """Plays games of an experiment in one process."""

    def __init__(self, experiment: Experiment, library: Library) -> None:
        self.games: Final = Games(experiment, library)
        self._library: Final = library
        self._keeps: Final = frozenset(experiment.record)
        self._made: dict[object, Game] = {}

    def play_all(self, numbers: Iterable[int]) -> list[Played]:
        """Play some games."""
        return [self.play(number) for number in numbers]

    def play(self, number: int) -> Played:
        """Play a game; UnfinishedError says which one went wrong, and how."""
        game = self.games.game(number)
        options: list[int] = []
        try:
            return self._play(game, options)
        except Exception as error:
            setup = game.setup
            raise UnfinishedError(
                f"game {number} ({', '.join(setup.heroes)} on {setup.board}, seed {setup.seed}, "
                f"played by {', '.join(game.bots)}) went wrong after {len(options)} decisions: "
                f"{type(error).__name__}: {error}"
            ) from error

    def _play(self, one: LabGame, options: list[int]) -> Played:
        setup = one.setup
        state = new_game(self._game(one), setup.seed)
        listens = bool({"cards", "events"} & self._keeps)
        if listens:
            state.log = []
        keeps_decisions = "decisions" in self._keeps
        decisions: list[DecisionRow] = []
        bots: list[BuiltInBot] = []
        fault: _Fault | None = None
        try:
            for bot in one.bots:
                bots.append(any_bot(bot, mixed(setup.seed, len(bots))))
        except UnusableBotError as error:
            fault = _Fault(len(bots), str(error))
        decision = state.decision
        while decision is not None and fault is None:
            if len(options) >= LIMIT:
                raise RuntimeError(f"no end after {LIMIT} decisions")
            seat = decision.seat
            view = view_of(state, seat)
            try:
                option = view.answer(bots[seat].choose(view))
            except BotFault as error:
                fault = _Fault(seat, error.reason)
                break
            if keeps_decisions:
                decisions.append(_decision_row(state, option))
            take(state, option)
            options.append(option)
            decision = state.decision
        for seat, dealt in enumerate(bots):
            dismiss(dealt, state, seat)
        return Played(
            row=_game_row(one, self.games.lines[one.line].matches.mode, state, fault),
            # What became of cards in a game that was broken off says nothing about them.
            cards=card_rows(state, setup.heroes) if "cards" in self._keeps and fault is None else [],
            decisions=decisions,
            events=_event_rows(state) if "events" in self._keeps else [],
            record=self._record(one, options) if "records" in self._keeps else "",
        )

    def _game(self, one: LabGame) -> Game:
        setup = one.setup
        if setup.villain:  # hardly any two adventures have the same cast
            return make_game(self._library, setup)
        key = (setup.board, setup.heroes, setup.in_teams, setup.preset, tuple(setup.changes.items()))
        if key not in self._made:
            if len(self._made) >= _GAMES:
                self._made.clear()
            self._made[key] = make_game(self._library, setup)
        return self._made[key]

    def _record(self, one: LabGame, options: list[int]) -> str:
        match = Match(self._library, one.setup)
        for option in options:
            match.take(option)
        return str(match.record)

    def record(self, number: int) -> str:
        """Play a game again and return its record."""
        one = self.games.game(number)
        options: list[int] = []
        self._play(one, options)
        return self._record(one, options)


class _Fault(NamedTuple):
    """What cost a bot from outside the game."""

    seat: int
    reason: str


def _winners(state: State, fault: _Fault | None) -> tuple[int, ...]:
    """Return the seats that have won; after a fault all that are against that bot, and nobody in an adventure."""
    sides = state.game.sides
    seats = range(state.game.players)
    if fault is None:
        return tuple(seat for seat in seats if sides[seat] == state.winner)
    return tuple(seat for seat in seats if sides[seat] != sides[fault.seat])


def _game_row(one: LabGame, mode: str, state: State, fault: _Fault | None) -> GameRow:
    game, quest, setup = state.game, state.quest, one.setup
    seats = range(game.players)
    return GameRow(
        game=one.number,
        line=one.line,
        mode=mode,
        board=setup.board,
        heroes=setup.heroes,
        bots=one.bots,
        winners=_winners(state, fault),
        health=tuple(max(0, state.health[game.seats[seat].fighters[0].number]) for seat in seats),
        turns=state.turns,
        decisions=state.number,
        seed=setup.seed,
        villain=setup.villain,
        minions=setup.minions,
        events=setup.events,
        rounds=0 if quest is None else quest.rounds,
        by_objective=quest is not None and quest.goals >= GOALS,
        fault="" if fault is None else f"seat {fault.seat}: {fault.reason}",
    )


def _decision_row(state: State, option: int) -> DecisionRow:
    decision = state.decision
    assert decision is not None
    words = notation.notation(state, option)
    return DecisionRow(
        decision.number, decision.seat, state.turns, words.partition(" ")[0], words, len(decision.options)
    )


def _event_rows(state: State) -> list[EventRow]:
    """Return everything that happened, in words; a card is named by its owner's deck."""
    rows: list[EventRow] = []
    turn = 0
    for event in state.log or []:
        kind = _KINDS[event.kind]
        if kind == "turn-began":
            turn = event.amount
        fighter = state.game.fighters[event.fighter].name if event.fighter >= 0 else ""
        owner = event.owner()
        card = ""
        if event.card >= 0 and owner >= 0:
            deck = state.game.seats[owner].deck
            card = deck[event.card].name if event.card < len(deck) else ""
        rows.append(EventRow(kind, turn, event.seat, fighter, card, event.amount, event.other))
    return rows


_KINDS: Final = [kind_name(kind).lower().replace("_", "-") for kind in range(128)]
