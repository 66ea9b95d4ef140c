"""A game in play at a table: the match, who decided what, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING, NamedTuple, final

from matchless.library.problem import ContentError
from matchless.match.match import Match
from matchless.match.mistakes import SetupError
from matchless.match.packs import changes
from matchless.presentation.names import GameNames
from matchless.rules.flow.play import IllegalOption
from matchless.rules.state.event import DREW, INITIATIVE_REVEALED, LOOKED_AT_HAND, LOOKED_AT_TOP, TILE_TURNED
from matchless.server.refused import Refused
from matchless.server.store.data import Spent
from matchless.server.store.store import Move
from matchless.server.tables.clock import Clocks

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.rules.state.state import Decision, State
    from matchless.server.store.data import TableData

_SHOWING = (DREW, LOOKED_AT_HAND, LOOKED_AT_TOP, INITIATIVE_REVEALED, TILE_TURNED)


class Taken(NamedTuple):
    """A decision that was taken."""

    seat: int
    is_forced: bool  # there was only one option
    has_shown: bool  # it revealed something hidden, or chance decided
    move: Move


@final
class Play:
    """The live game of a table; the engine decides all its rules."""

    def __init__(self, library: Library, data: TableData, now: Callable[[], float]) -> None:
        self.library = library
        self.match = Match(library, data.setup())
        self.taken: list[Taken] = []
        self.clocks = None if data.clock is None else Clocks(data.clock, len(data.seats), now)
        self._names: dict[str, GameNames] = {}

    @property
    def decision(self) -> Decision | None:
        """The pending question."""
        return self.match.state.decision

    def names(self, lang: str) -> GameNames:
        """Return the game's names in a language."""
        found = self._names.get(lang)
        if found is None:
            found = self._names[lang] = GameNames(self.library, self.match.game, lang)
        return found

    def take(self, option: int, move: Move | None = None) -> Move:
        """Take an option, now or (with a stored move) as it once was; return what to store."""
        decision = self.decision
        assert decision is not None
        before = _Known(self.match.state)
        self.match.take(option, decision.number)
        clock = None
        if self.clocks is not None:
            if move is None:
                clock = self.clocks.decided(decision.seat)
            else:
                self.clocks.set(decision.seat, move.clock)
        kept = move or Move(option, clock, time())
        shown = before.has_grown(self.match.state)
        self.taken.append(Taken(decision.seat, len(decision.options) == 1, shown, kept))
        return kept

    def spent(self) -> Spent | None:
        """Return the time used for the pending decision, if it is measured."""
        if self.clocks is None or self.decision is None:
            return None
        return Spent(self._last_at, self.clocks.spent())

    def spend(self, spent: Spent | None) -> None:
        """Subtract time that had already been used for the pending decision."""
        if self.clocks is not None and spent is not None and spent.after == self._last_at:
            self.clocks.spend(spent.by_seat)

    @property
    def _last_at(self) -> float:
        return self.taken[-1].move.at if self.taken else 0.0

    def undo(self, count: int) -> None:
        """Take the last decisions back, in memory."""
        self.match.pop(count)
        undone = self.taken[len(self.taken) - count :]
        del self.taken[len(self.taken) - count :]
        if self.clocks is not None:
            for seat in {one.seat for one in undone}:
                last = next((one.move.clock for one in reversed(self.taken) if one.seat == seat), None)
                self.clocks.set(seat, last)

    def last_choice(self, seats: Sequence[int]) -> int | None:
        """Return the number of some seats' last decision that was a real choice."""
        for number in range(len(self.taken) - 1, -1, -1):
            if self.taken[number].seat in seats and not self.taken[number].is_forced:
                return number
        return None

    def cannot_undo(self, seats: Sequence[int]) -> str:
        """Return why some seats' last choice cannot be taken back, as a code; empty if it can."""
        has_shown = False
        for one in reversed(self.taken):
            has_shown = has_shown or one.has_shown
            if one.seat in seats and not one.is_forced:
                return "undo_shown" if has_shown else ""
        return "nothing_to_undo"


@final
class _Known:
    """What was known about a state before a decision."""

    def __init__(self, state: State) -> None:
        self.rng = state.rng
        self.known = state.known[:]
        self.public = state.public[:]
        self.events = len(state.log or ())

    def has_grown(self, state: State) -> bool:
        """Return whether anyone knows more now, or chance has decided."""
        log = state.log or []
        return (
            state.rng != self.rng
            or any(new & ~old for new, old in zip(state.known, self.known, strict=True))
            or any(new & ~old for new, old in zip(state.public, self.public, strict=True))
            or any(event.kind in _SHOWING for event in log[self.events :])
        )


def _laid(library: Library, data: TableData, now: Callable[[], float]) -> Play:
    """Return the game before its first move; Refused says what in a pack has changed."""
    try:
        play = Play(library, data, now)
    except SetupError:
        _tell_changes(library, data)
        raise
    if play.match.game.version != data.version:
        _tell_changes(library, data)
        raise Refused("content_changed")
    return play


def _tell_changes(library: Library, data: TableData) -> None:
    for change in changes(library, data.packs, ()):
        code = "pack_missing" if change.code == "missing" else "pack_changed"
        raise Refused(code, what=change.name, pack=change.pack)


def load(library: Library, data: TableData, moves: Sequence[Move], now: Callable[[], float]) -> Play:
    """Return the game that stored moves lead to; Refused if its content has changed since."""
    try:
        play = _laid(library, data, now)
        for move in moves:
            play.take(move.option, move)
        play.spend(data.spent)
    except (ContentError, IllegalOption, ValueError, AssertionError) as error:
        raise Refused("content_changed") from error
    return play
