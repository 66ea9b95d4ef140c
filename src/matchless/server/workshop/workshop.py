"""The workshop: watches a folder, and updates pages, tables and worker processes when a file is saved."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from matchless.presentation.wire.workshop import Workshop as Sheet
from matchless.presentation.wire.workshop import WorkshopDuel, WorkshopHero, WorkshopProblem
from matchless.server.refused import Refused
from matchless.server.workshop import sandbox
from matchless.server.workshop.editions import Edition, Editions, Signature

if TYPE_CHECKING:
    from collections.abc import Callable

    from matchless.library.library import Library
    from matchless.library.packs import Pack
    from matchless.library.problem import Problem
    from matchless.presentation.wire.workshop import DuelWish
    from matchless.server.tables.registry import TableRegistry
    from matchless.server.tables.table import Table

_PAUSE: Final = 0.1
"""Seconds between two looks at the folder. A change counts once two looks agree: editors write in steps."""
_PATIENCE: Final = 20.0
"""How long a page waits for news before it asks again."""


@final
class Workshop:
    """One watched folder."""

    def __init__(self, registry: TableRegistry, pack: Pack, renewed: Callable[[Library], None]) -> None:
        self.registry = registry
        self.renewed = renewed  # called with new content
        self.room = Path(tempfile.mkdtemp(prefix="matchless-"))
        self.editions = Editions(pack.folder, pack.name, registry.library, self.room)
        self.edition: Edition | None = None
        self.duels: dict[str, WorkshopDuel] = {}  # by hero
        self._seen: Signature = ()
        self._read: Signature | None = None
        self._news = asyncio.Condition()
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read the folder, and start watching it."""
        self._seen = await asyncio.to_thread(self.editions.signature)
        await self._renew(self._seen)
        self._watching = asyncio.create_task(self._watch(), name="workshop")

    async def close(self) -> None:
        """Stop watching."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        async with self._news:
            self._news.notify_all()
        await asyncio.to_thread(shutil.rmtree, self.room, ignore_errors=True)

    def sheet(self) -> Sheet:
        """Return what the author sees."""
        edition = self.edition
        assert edition is not None
        own = [
            name
            for name in edition.library.heroes
            if edition.library.pack_of("hero", name) == self.editions.name
        ]
        return Sheet(
            edition.number,
            self.editions.name,
            tuple(WorkshopHero(name, name in edition.stale, self.duels.get(name)) for name in own),
            (*_told(edition.problems, is_warning=False), *_told(edition.warnings, is_warning=True)),
        )

    async def news(self, since: int) -> Sheet:
        """Return what the author sees once there is news, or after a while in any case."""
        async with self._news:
            wait = self._news.wait_for(lambda: self.edition is None or self.edition.number > since)
            with suppress(TimeoutError):
                await asyncio.wait_for(wait, _PATIENCE)
        return self.sheet()

    async def duel(self, wish: DuelWish, player: str, name: str) -> Table:
        """Begin the sandbox duel of a hero; it replaces the one before."""
        edition = self.edition
        assert edition is not None
        if wish.hero not in edition.library.heroes:
            raise Refused("no_hero", hero=wish.hero)
        table = await self.registry.create(
            sandbox.wish_of(edition.library, wish), player, name, is_sandbox=True
        )
        table.edition = edition.number
        self.duels[wish.hero] = WorkshopDuel(table.data.code, 0, 0, is_renewed=False)
        return table

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_PAUSE)
            try:
                now = await asyncio.to_thread(self.editions.signature)
                is_quiet, self._seen = now == self._seen, now
                if is_quiet and now != self._read:
                    await self._renew(now)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one save, the next has its turn
                self._read = self._seen
                self.registry.log.problem("workshop failed", None, error)

    async def _renew(self, signature: Signature) -> None:
        """Read the folder again, and tell everyone."""
        edition = await asyncio.to_thread(self.editions.next)
        self._read = signature
        self.registry.use(edition.library)
        self.renewed(edition.library)
        for hero, duel in tuple(self.duels.items()):
            await self._follow(hero, duel, edition)
        async with self._news:
            self.edition = edition
            self._news.notify_all()

    async def _follow(self, hero: str, duel: WorkshopDuel, edition: Edition) -> None:
        """Continue a sandbox duel with the new content."""
        try:
            table = await self.registry.table(duel.code)
            found = await sandbox.renew(table, edition.library, edition.number)
        except Exception as error:  # noqa: BLE001 - one duel in trouble must not keep the news from its author
            self.registry.log.problem("sandbox failed", duel.code, error)
            return
        if found is not None:
            self.duels[hero] = WorkshopDuel(duel.code, *found, is_renewed=True)


def _told(problems: tuple[Problem, ...], *, is_warning: bool) -> tuple[WorkshopProblem, ...]:
    return tuple(WorkshopProblem(one.file, one.line, one.column, one.message, is_warning) for one in problems)
