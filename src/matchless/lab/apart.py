"""Games of bots that are classes from outside, in processes of their own.

Whoever plays in a process can end it, or block it for good. It costs the bot that one game: another process plays on.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.sharedctypes import RawArray, RawValue
from typing import TYPE_CHECKING, Any, Final, final

from matchless.lab.arena import LIMIT, Arena, Fault, GameError, planned
from matchless.lab.workers import end_process
from matchless.players.outside.casting import is_class
from matchless.players.outside.program import end_all
from matchless.players.outside.terms import terms

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

    from matchless.lab.adventure.plan import AdventurePlan
    from matchless.lab.arena import Outcome
    from matchless.lab.plan import Plan
    from matchless.library.packs import Pack

_MORE: Final = 3.0
"""The seconds beyond its limit after which a bot that nothing can interrupt is ended with its process."""
_LOOK: Final = 1.0
"""How often the clocks are looked at, in seconds."""
_NOBODY: Final = -1
_GAME, _SEAT, _COUNT = range(3)


@final
class Shared:
    """How far the game of a process is, in memory that outlives the process."""

    def __init__(self) -> None:
        self._numbers: Final[Any] = RawArray("q", [_NOBODY, _NOBODY, 0])
        self._since: Final[Any] = RawValue("d", 0.0)  # since when a bot has been at it, or 0
        self._options: Final[Any] = RawArray("q", LIMIT)

    def begin(self, number: int) -> None:
        """Note which game begins."""
        self._numbers[:] = (number, _NOBODY, 0)

    def ask(self, seat: int) -> None:
        """Note whose bot is being made, or thinks; -1 for all that are told that the game is over."""
        self._numbers[_SEAT] = seat
        self._since.value = time.monotonic()

    def note(self, option: int) -> None:
        """Note an answer."""
        self.rest()
        count = self._numbers[_COUNT]
        self._options[count] = option
        self._numbers[_COUNT] = count + 1

    def rest(self) -> None:
        """Note that no bot is at work."""
        self._since.value = 0.0
        self._numbers[_SEAT] = _NOBODY

    @property
    def game(self) -> int:
        """Which game is being played, or was played last."""
        return int(self._numbers[_GAME])

    @property
    def seat(self) -> int:
        """Whose bot is being made, or thinks; -1 if it is none of them."""
        return int(self._numbers[_SEAT])

    @property
    def seconds(self) -> float:
        """For how long a bot has been at work."""
        since = float(self._since.value)
        return time.monotonic() - since if since else 0.0

    @property
    def options(self) -> list[int]:
        """All answers of the game so far."""
        return list(self._options[: self._numbers[_COUNT]])


@final
class _Worker:
    """A process that plays one game after another."""

    def __init__(self, arena: Arena, seconds: float) -> None:
        self._arena: Final = arena
        self._seconds: Final = seconds
        self.game = _NOBODY
        self._start()

    def _start(self) -> None:
        arena = self._arena
        self._is_new = True
        self._shared = Shared()
        self.pipe, theirs = multiprocessing.Pipe()
        # Not a daemon: a bot may have processes of its own.
        words = (theirs, self._shared, arena.plan, arena.records, arena.library.packs)
        self.process = multiprocessing.Process(target=_work, args=words)
        self.process.start()
        theirs.close()

    def play(self, number: int) -> None:
        """Have a game played."""
        self.game = number
        try:
            self.pipe.send(number)
        except OSError:  # a bot has ended the process when it was told the end of the game before
            self._renew()

    def outcome(self) -> Outcome | None:
        """Return how the game ended, if it has; a bot that ended or blocked the process has lost it."""
        if self.pipe.poll():
            try:
                told = self.pipe.recv()
            except (EOFError, OSError):
                return self._ended()
            if isinstance(told, GameError):
                raise told
            self._is_new = False
            found: Outcome = told
            return found
        if not self.process.is_alive():
            return self._ended()
        return self._stuck() if self._seconds and self._shared.seconds > self._seconds + _MORE else None

    def _ended(self) -> Outcome | None:
        """Return the outcome of a game whose process has ended, if it was a bot in that game who ended it."""
        self.process.join()
        code = self.process.exitcode or 0
        how = f"signal {-code}" if code < 0 else f"exit code {code}"
        seat = self._shared.seat
        if self._shared.game == self.game and seat != _NOBODY:
            return self._lost(Fault(seat, "crash", f"it ended the process that it played in ({how})"))
        if self._shared.game == self.game or self._is_new:
            raise GameError(f"the process that played game {self.game} has ended ({how})")
        self._renew()
        return None

    def _stuck(self) -> Outcome | None:
        """Return the outcome of a game whose bot blocks the process."""
        if self._shared.game != self.game:  # it does so at the end of the game before
            self._renew()
            return None
        seat = self._shared.seat
        if not is_class(self._arena.plan.bots[planned(self._arena.plan, self.game).bots[seat]]):
            return None  # programs have clocks of their own
        return self._lost(Fault(seat, "late", f"it took more than {self._seconds:g} s for an answer"))

    def _lost(self, fault: Fault) -> Outcome:
        """Return the outcome of a game that a bot has lost, and go on with another process."""
        outcome = self._arena.lost(self.game, self._shared.options, fault)
        self.end()
        self._start()
        return outcome

    def _renew(self) -> None:
        """Have the game played in another process."""
        self.end()
        self._start()
        self.pipe.send(self.game)

    def leave(self) -> None:
        """Let the process go, once it has told its bots that their last game is over."""
        with suppress(OSError):
            self.pipe.send(None)
            self.process.join(self._seconds + _MORE if self._seconds else None)

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.terminate()
        self.process.join(_LOOK)
        self.process.kill()
        self.process.join()
        self.pipe.close()


def play_apart(
    plan: Plan | AdventurePlan, jobs: int, records: str = "", packs: tuple[Pack, ...] = ()
) -> Iterator[Outcome]:
    """Play all games of a plan and yield them as they end, in any order."""
    arena = Arena(plan, records, packs=packs)
    seconds = terms().seconds
    waiting = iter(range(plan.games))
    workers = [_Worker(arena, seconds) for _ in range(min(jobs, plan.games))]
    busy = [*workers]
    try:
        for worker in workers:
            worker.play(next(waiting))
        while busy:
            wait([part for worker in busy for part in (worker.pipe, worker.process.sentinel)], _LOOK)
            for worker in tuple(busy):
                outcome = worker.outcome()
                if outcome is None:
                    continue
                number = next(waiting, None)
                if number is None:
                    busy.remove(worker)
                else:
                    worker.play(number)
                yield outcome
        for worker in workers:
            worker.leave()
    finally:
        for worker in workers:
            worker.end()


def _work(
    pipe: Connection, shared: Shared, plan: Plan | AdventurePlan, records: str, packs: tuple[Pack, ...]
) -> None:
    """Play one game after another in a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end_process)
    # What bots print must not mix with the results.
    sys.stdout = sys.stderr
    os.dup2(2, 1)
    arena = Arena(plan, records, packs=packs, watch=shared)
    parent = multiprocessing.parent_process()
    assert parent is not None
    while pipe in wait([pipe, parent.sentinel]):
        number = pipe.recv()
        if number is None:
            break
        try:
            outcome = arena.play(number)
        except GameError as error:
            pipe.send(error)
            continue
        pipe.send(outcome)
        shared.ask(_NOBODY)
        arena.dismiss()
        shared.rest()
    end_all()
