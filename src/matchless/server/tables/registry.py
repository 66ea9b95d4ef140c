"""The registry: all tables, and everything they share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import Final, final

from matchless.library.library import Library
from matchless.presentation.wire.table import TableWish
from matchless.server.analyses.service import Analyses
from matchless.server.bots.guests import Guests
from matchless.server.bots.pool import BotPool
from matchless.server.chronicle.examination import Examination
from matchless.server.config import Config
from matchless.server.daily.challenge import Challenge
from matchless.server.http.usage import Usage
from matchless.server.lobby import lobby, start
from matchless.server.lobby.codes import is_code, new_code
from matchless.server.log import Log
from matchless.server.metrics import Metrics
from matchless.server.puzzles.service import Puzzles
from matchless.server.quotas import Quotas
from matchless.server.refused import Refused
from matchless.server.replays.service import Replays
from matchless.server.signing import Signer
from matchless.server.sockets.watch import Watch
from matchless.server.store.data import TableData
from matchless.server.store.heartbeat import Heartbeat
from matchless.server.store.store import MovesMissingError, Store, open_store, table_kept
from matchless.server.store.writer import Write
from matchless.server.tables.play import load
from matchless.server.tables.table import Table

_MINUTE: Final = 60.0
_QUIET: Final = _MINUTE
"""How long a table must be deserted before it may make room for another."""
_IDLE: Final = 30 * _MINUTE
"""How long a table must be deserted before it leaves memory; the database brings it back."""


@final
class TableRegistry:
    """One server: library, store, tables, bots."""

    def __init__(self, config: Config, library: Library, store: Store) -> None:
        self.config = config
        self.library = library
        self.store = store
        self.signer = Signer(store.secret, store.renewals)
        self.thinkers = BotPool(config.workers, config.limits.bot_iterations)
        self.guests = Guests(config.bots, config.workers)
        self.replays = Replays()
        self.analyses = Analyses(self)
        self.use(library)
        self.challenge = Challenge(self)
        self.puzzles = Puzzles(self)
        self.examination = Examination(self)
        self.metrics = Metrics()
        self.log = Log()
        self.now: Callable[[], float] = monotonic
        self.quotas = Quotas(config.limits)
        self.heartbeat = Heartbeat(store.writer, config.database, self.metrics, self.log)
        self.watch = Watch(config.limits, self.metrics, self.log)
        self.metrics.registry.register(Usage(self))
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def use(self, library: Library) -> None:
        """Play with this content from now on, here and in the worker processes."""
        self.library = library
        for processes in (
            self.thinkers.processes,
            self.thinkers.deep,
            self.replays.processes,
            self.analyses.processes,
        ):
            processes.packs = library.packs

    async def open(self) -> None:
        """Start working."""
        self.store.writer.start()
        if self.config.workers:
            self.thinkers.warm_up()
        for _, phase in await self.store.phases():
            self.metrics.changed_phase(None, phase)
            self.quotas.tables += 1
        self.quotas.players = await self.store.players()
        await self.challenge.open()
        await self.heartbeat.start()
        self.watch.start()
        self.examination.start()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Stop the tables, and close the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.examination.stop()
        await self.heartbeat.stop()
        await self.watch.stop()
        for table in self.tables.values():
            for connection in table.connections:
                connection.drop()
            await table.close()
        self.thinkers.close()
        self.guests.close()
        self.replays.close()
        await self.analyses.close()
        await self.store.close()

    async def table(self, code: str, address: str | None = None) -> Table:
        """Return a table, from memory or from the database; Refused if there is none.

        An address may not look up codes for ever, so nobody can find other people's tables by trying them all.
        """
        code = code.upper()
        found = self.tables.get(code)
        if found is not None:
            found.touched = self.now()
            return found
        if not is_code(code):
            raise Refused("no_table", 404, code=code[:12])
        if address is not None:
            self.quotas.lookup(address)
        try:
            async with self._loading.setdefault(code, asyncio.Lock()):
                return self.tables.get(code) or await self._load(code)
        finally:
            self._loading.pop(code, None)

    def cannot_watch(self, data: TableData, player: str | None) -> str:
        """Return why somebody may not see a table, as a code; empty if they may.

        Without spectators, only its people and possible newcomers see it.
        """
        if data.is_closed_to(player) and not lobby.open_seats(data):
            return "no_spectators"
        return "" if self.challenge.may_watch(data, player) else "daily_closed"

    async def awake(self, codes: Iterable[str]) -> list[Table]:
        """Return those of some tables that are in memory, or on their way there."""
        return [await self.table(code) for code in codes if code in self.tables or code in self._loading]

    async def _load(self, code: str) -> Table:
        data = await self.store.table(code)
        if data is None:
            raise Refused("no_table", 404, code=code)
        await self._make_room()
        table = Table(self, data)
        await self._lay(table)
        self.tables[code] = table
        table.run_clock()
        table.wake_bots()
        return table

    async def _lay(self, table: Table) -> None:
        """Make the game of a table as the database has it."""
        data = table.data
        table.play, table.broken = None, None
        if data.phase in ("playing", "over") and data.version:
            try:
                table.play = load(self.library, data, await self.store.moves(data.code), self.now)
            except MovesMissingError:
                table.broken = Refused("moves_missing")
            except Refused as refused:
                table.broken = refused
        if table.broken is not None:
            self.log.event("game broken", data.code, reason=table.broken.code)

    async def reload(self, table: Table) -> None:
        """Reload a table from the database, whatever is in memory, and tell everyone."""
        before, kept = table.data.phase, await self.store.table(table.data.code)
        if kept is None:
            table.broken = Refused("no_table", 404, code=table.data.code)
        else:
            table.data, table.undo_wish = kept, None
            await self._lay(table)
            self.metrics.changed_phase(before, kept.phase)
        table.forget()
        table.moved()

    async def create(self, wish: TableWish, host: str, name: str, *, is_sandbox: bool = False) -> Table:
        """Open a new table."""
        data = lobby.new_table(self.library, wish, host, name, self.guests.names())
        data.is_sandbox = is_sandbox
        table = await self.add(data)
        if wish.start and not lobby.open_seats(data):
            async with table.lock:
                await start.begin(table, host)
        return table

    async def unused(self, code: str) -> str:
        """Return an unused code: the one given, if possible."""
        while code in self.tables or await self.store.table(code) is not None:
            code = new_code()
        return code

    async def add(self, data: TableData, *beside: TableData, also: Sequence[Write] = ()) -> Table:
        """Store a new table, together with what has changed beside it."""
        data.code = await self.unused(data.code)
        await self._make_room()
        table = Table(self, data)
        await table.keep(*(write for one in (data, *beside) for write in table_kept(one)), *also)
        self.tables[data.code] = table
        self.metrics.changed_phase(None, data.phase)
        self.quotas.tables += 1
        self.log.event("table opened", data.code, mode=data.mode)
        return table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_MINUTE)
            await self.sweep()

    async def sweep(self) -> None:
        """Unload tables where nobody has been for a while and no clock is running."""
        for code, table in tuple(self.tables.items()):
            if _is_left(table) and not table.is_timed and self.now() - table.touched > _IDLE:
                del self.tables[code]
                await table.close()

    async def _make_room(self) -> None:
        """If memory is full, unload the table that nobody has looked at for longest."""
        if not self.quotas.is_awake_enough(len(self.tables)):
            return
        quiet = self.now() - _QUIET
        left = [table for table in self.tables.values() if _is_left(table) and table.touched < quiet]
        if not left:
            raise Refused("server_full", 503)
        table = min(left, key=lambda one: (one.is_timed, one.touched))
        del self.tables[table.data.code]
        await table.close()


def _is_left(table: Table) -> bool:
    """Return whether nobody is at a table and nothing is happening there."""
    return not table.connections and not table.lock.locked()


async def open_registry(config: Config) -> TableRegistry:
    """Open the database and the registry."""
    store = await open_store(config.database, config.secret)
    registry = TableRegistry(config, Library(*config.content).examine(), store)
    await registry.open()
    return registry
