"""A table while people are at it: its stored data, the game, and everyone who is looking."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, final

from sqlalchemy.exc import SQLAlchemyError

from matchless.server.bots import turns
from matchless.server.bots.pace import Pace
from matchless.server.chronicle.ending import endings
from matchless.server.refused import Refused
from matchless.server.sockets.broadcast import Key, Seen, Shared, update
from matchless.server.store.results import result_kept
from matchless.server.store.store import move_kept, table_kept
from matchless.server.store.writer import NotKeptError, OutdatedError, Write
from matchless.server.tables import talk
from matchless.server.tables.concede import outcome
from matchless.server.tables.showing import Showing

if TYPE_CHECKING:
    from matchless.presentation.wire.table import SeatFault
    from matchless.server.bots.suggestions import Hint
    from matchless.server.sockets.connection import Connection
    from matchless.server.store.data import TableData
    from matchless.server.store.results import Result
    from matchless.server.tables.play import Play
    from matchless.server.tables.registry import TableRegistry

_TICK = 0.02
_SOON = 0.5
"""The seconds after which people learn that spectators have come or gone."""
_NEWS = {"lobby": "lobby", "draft": "draft begun", "playing": "game begun", "over": "game over"}


class UndoWish(NamedTuple):
    """Somebody's request to take a decision back."""

    seat: int
    number: int  # of the decision
    by: str
    allowed_by: frozenset[str]


@final
class Table:
    """A live table. Every change holds its lock, and is stored before anyone is told."""

    def __init__(self, registry: TableRegistry, data: TableData, play: Play | None = None) -> None:
        self.registry = registry
        self.data = data
        self.play = play
        self.broken: Refused | None = None  # why the game cannot continue
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.screens: dict[
            str, Connection
        ] = {}  # by player: the tab that shows the game, if several share a screen
        self.edition = 0  # of its content, in a workshop
        self.undo_wish: UndoWish | None = None
        self.stories: dict[Key, Seen] = {}  # what new spectators are sent, until something happens
        self.hints: dict[str, Hint] = {}  # by player: the suggestions to whoever is asked
        self.advising: set[asyncio.Task[None]] = set()  # hints that are being looked for
        self.paces: defaultdict[int, Pace] = defaultdict(Pace)  # by seat: how long its bot takes
        self.talk = talk.Talk()
        self.showing = Showing()
        self.touched = registry.now()
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._soon: asyncio.TimerHandle | None = None
        self._telling: asyncio.Task[None] | None = None
        self._timeout: asyncio.Task[None] | None = None
        self._parting: asyncio.Task[None] | None = None

    # What is asked ------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        if self.play is None or self.data.phase != "playing" or self.play.decision is None:
            return None
        return self.play.decision.seat

    def playing(self) -> Play:
        """Return the game; Refused if none is being played."""
        if self.broken is not None:
            raise self.broken
        if self.data.phase == "over":
            raise Refused("game_over")
        if self.play is None:
            raise Refused("not_started")
        return self.play

    def cannot_undo(self, player: str | None) -> str:
        """Return why somebody cannot take a decision back, or ask to, as a code; empty if they can."""
        play = self.playing()
        mine = self.playing_seats(player)
        if not mine:
            return "not_your_seat"
        if self.data.is_counted:
            return "undo_counted"
        return "undo_pending" if self.undo_wish is not None else play.cannot_undo(mine)

    def playing_seats(self, player: str | None) -> list[int]:
        """Return the seats that somebody holds and has not given up."""
        return [seat for seat in self.data.seats_of(player) if not self.data.seats[seat].conceded]

    def spectators(self) -> int:
        """Return how many are watching without a seat."""
        people = self.data.people()
        return sum(one.player not in people for one in self.connections)

    def cannot_watch(self, player: str | None) -> str:
        """Return why somebody may not see the table, as a code; empty if they may."""
        return self.registry.cannot_watch(self.data, player)

    # What changes -------------------------------------------------------------------------------------------

    async def keep(self, *writes: Write) -> None:
        """Store something; Refused if that is not possible.

        If the database no longer holds what it builds on, the table is reloaded from it.
        """
        try:
            await self.registry.store.writer.keep(*writes)
        except OutdatedError as error:
            self.registry.log.problem("outdated", self.data.code, error)
            await self._reload()
            raise Refused("outdated") from error
        except NotKeptError as error:
            self.registry.log.problem("not kept", self.data.code, error)
            raise Refused("not_kept", 503) from error

    async def _reload(self) -> None:
        try:
            await self.registry.reload(self)
        except SQLAlchemyError as error:
            self.registry.log.problem("not read", self.data.code, error)
            raise Refused("not_kept", 503) from error

    async def change(self, data: TableData, *writes: Write) -> None:
        """Replace the table with a changed copy once that is stored."""
        await self.keep(*table_kept(data), *writes)
        self.replace(data)

    def replace(self, data: TableData) -> None:
        """Replace the table with a changed copy that has been stored."""
        before, self.data = self.data.phase, data
        if before != data.phase:
            self.registry.metrics.changed_phase(before, data.phase)
            moves = 0 if self.play is None else len(self.play.taken)
            self.registry.log.event(_NEWS[data.phase], data.code, decisions=moves)
            if data.phase == "over" and any(seat.bot in self.registry.guests.bots for seat in data.seats):
                self._parting = asyncio.create_task(turns.dismiss_guests(self), name=f"end of {data.code}")

    async def take(self, option: int) -> None:
        """Take an option of the pending decision: in memory, then on disk, and only then tell anyone."""
        play = self.playing()
        move = play.take(option)
        number = len(play.taken) - 1
        before = play.taken[number - 1].move if number else None
        writes = [move_kept(self.data.code, number, move, before)]
        data = self.data
        if play.decision is None:
            data = self.data.copy()
            data.phase = "over"
            winner = play.match.state.winner
            data.winners = tuple(seat for seat, team in enumerate(play.match.game.sides) if team == winner)
            writes.extend(table_kept(data))
        results = self._results(data)
        try:
            await self.keep(*writes, *map(result_kept, results))
        except Refused:
            play.undo(1)
            raise
        self.replace(data)
        self.registry.challenge.finished(data, results)
        self.undo_wish = None
        self.registry.metrics.decisions.inc()
        self.moved()

    async def give_up(self, seat: int, fault: SeatFault = "", *, is_out_of_time: bool = False) -> None:
        """Give up a seat, by choice, for lack of time, or for the fault of a bot."""
        play = self.playing()
        data = self.data.copy()
        data.seats[seat].conceded, data.seats[seat].conceded_at = True, len(play.match.events)
        data.seats[seat].fault, data.seats[seat].is_out_of_time = fault, is_out_of_time
        ended = outcome(data, play.match.state)
        if ended is not None:
            data.phase, data.winners = "over", ended
        results = self._results(data)
        await self.change(data, *map(result_kept, results))
        self.registry.challenge.finished(data, results)
        self.undo_wish = None
        self.moved()

    def _results(self, data: TableData) -> list[Result]:
        """Return what a game is for its people, once it is over."""
        if data.phase != "over" or self.play is None or data.is_sandbox:
            return []
        is_in_time = not data.day or not self.registry.challenge.is_closed(data.day)
        return endings(data, self.play.match, self.registry.challenge.clock(), is_in_time=is_in_time)

    async def arrive(self, connection: Connection) -> None:
        """Show the table to a newcomer; when the last of its people has arrived, the clocks may run."""
        self.touched = self.registry.now()
        if connection.player in self.data.awaited:
            data = self.data.copy()
            data.awaited = tuple(one for one in data.awaited if one != connection.player)
            with suppress(Refused):  # then the clocks stand still until it can be stored
                await self.change(data)
            self.run_clock()
        if self.broken is not None:
            connection.refuse(self.broken)
        if self.data.is_at_home(connection.player):
            self.broadcast()
        else:
            self.tell(connection)
            self.tell_soon()
        talk.recall(self, connection)

    async def depart(self, connection: Connection) -> None:
        """Let somebody go."""
        self.connections.discard(connection)
        if self.data.is_at_home(connection.player):
            async with self.lock:  # nobody is told what is not stored yet
                self.broadcast()
        else:
            self.tell_soon()

    # Who is told --------------------------------------------------------------------------------------------

    def moved(self) -> None:
        """Send everyone the table, and see whose turn it is."""
        self.hints.clear()
        if self.play is not None:
            self.showing.follow(self.play)
        self.stories.clear()
        self.touched = self.registry.now()
        self.run_clock()
        self.broadcast()
        self.wake_bots()

    def broadcast(self) -> None:
        """Send everyone the current table."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        shared = Shared()
        for connection in tuple(self.connections):
            why_not = self.cannot_watch(connection.player)
            if why_not:
                connection.refuse(Refused(why_not))
                connection.drop()
                continue
            try:
                connection.tell(update(self, connection, shared))
            except Exception as error:  # noqa: BLE001 - what one cannot be told must not silence the others
                self.registry.log.problem("update failed", self.data.code, error)
                connection.drop()

    def tell(self, connection: Connection) -> None:
        """Send one visitor the current table."""
        connection.tell(update(self, connection, Shared()))

    def tell_soon(self) -> None:
        """Soon tell everyone that spectators have come or gone: once, however many there are."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(_SOON, self._begin_to_tell)

    def _begin_to_tell(self) -> None:
        self._soon = None
        self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        async with self.lock:  # nobody is told what is not stored yet
            self.broadcast()

    def forget(self) -> None:
        """Make the next update send everyone the whole story, because it has changed."""
        for connection in self.connections:
            connection.forget()

    # Who acts unprompted ------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let a bot act, if it is its turn and none is at it already."""
        if (self._bots is None or self._bots.done()) and turns.is_due(self):
            self._bots = asyncio.create_task(turns.run(self), name=f"bots of {self.data.code}")

    def run_clock(self) -> None:
        """Run the clock of the person who is asked, and check again when it runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        clocks = None if self.play is None else self.play.clocks
        if clocks is None:
            return
        asked = self.asked
        stands = asked is None or self.data.is_played_by_bot(asked) or self.data.awaited
        clocks.run(None if stands else asked)
        left = clocks.seconds_left()
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left + _TICK, self._ring)

    def _ring(self) -> None:
        self._timeout = asyncio.create_task(self.check_clock())

    async def check_clock(self) -> None:
        """Give up a seat whose time is up."""
        async with self.lock:
            clocks = None if self.play is None else self.play.clocks
            seat = None if clocks is None else clocks.ran_out()
            if seat is not None and self.asked == seat:
                with suppress(Refused):  # if it could not be stored, try again
                    await self.give_up(seat, is_out_of_time=True)
            self.run_clock()

    @property
    def is_timed(self) -> bool:
        """Return whether a clock is running, so that the table must be there when it runs out."""
        return self.play is not None and self.play.clocks is not None and self.play.clocks.is_running

    async def close(self) -> None:
        """Stop everything at the table, and store the time used by whoever is asked."""
        for timer in (self._alarm, self._soon):
            if timer is not None:
                timer.cancel()
        async with self.lock:
            if self.play is not None and self.is_timed:
                data = self.data.copy()
                data.spent = self.play.spent()
                with suppress(Refused):  # then it is given back
                    await self.change(data)
        for task in (self._bots, self._timeout, self._telling, self._parting, *self.advising):
            if task is not None and not task.done():
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
