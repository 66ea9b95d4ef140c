"""A registry without a network: tables on a real database, and visitors who hear exactly what a socket would send."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from matchless.presentation.wire import socket as said
from matchless.presentation.wire.catalog import Lang
from matchless.presentation.wire.socket import Begin, Sit
from matchless.presentation.wire.table import Clock, Heroes, Mode, SeatWish, TableWish
from matchless.server.config import Config
from matchless.server.limits import NO_LIMITS, Limits
from matchless.server.refused import Refused
from matchless.server.signing import new_player
from matchless.server.sockets.connection import Connection
from matchless.server.sockets.messages import hear
from matchless.server.tables.registry import TableRegistry, open_registry
from matchless.server.tables.table import Table
from tests.support.server.club import Json

ME = SeatWish("me")
OPEN = SeatWish("open")
BOT = SeatWish("bot", bot="random")


class Visitor:
    """Somebody at a table."""

    def __init__(self, table: Table, player: str | None, lang: Lang = "en") -> None:
        self.table = table
        self.player = player
        self.connection = Connection(player, lang, 0)
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def enter(self) -> Visitor:
        """Come to the table."""
        async with self.table.lock:
            self.table.connections.add(self.connection)
            await self.table.arrive(self.connection)
        return self

    def listen(self) -> list[dict[str, Any]]:
        """Take in what has been told since the last time."""
        new = []
        while not self.connection.waiting.empty():
            message = self.connection.waiting.get_nowait()
            if message is not None:
                self.connection.sent(message)
                self.raw.append(message.decode())
                new.append(json.loads(message))
        self.heard.extend(new)
        return new

    @property
    def last(self) -> dict[str, Any]:
        """The last thing told."""
        self.listen()
        return self.heard[-1]

    @property
    def question(self) -> dict[str, Any] | None:
        """What is asked of this visitor now."""
        game = self.last["game"]
        found: dict[str, Any] | None = None if game is None else game["question"]
        return found

    async def say(self, message: said.Message) -> None:
        """Say something."""
        await hear(self.table, self.connection, message)

    async def is_refused(self, message: said.Message) -> str:
        """Say something that is refused and changes nothing; return the code."""
        play = self.table.play
        before = self.table.data.copy(), None if play is None else list(play.match.taken)
        with pytest.raises(Refused) as refused:
            await self.say(message)
        after = self.table.data, None if play is None else list(play.match.taken)
        assert before == after
        for lang in ("en", "fr", "uk"):
            assert refused.value.said(lang)
        return refused.value.code

    async def answer(self, option: int = 0) -> None:
        """Answer what is asked."""
        question = self.question
        assert question is not None
        await self.say(said.Answer(question["decision"], option))


def run(tmp_path: Path, play: Callable[[TableRegistry], Awaitable[None]]) -> None:
    """Play in a registry of its own."""

    async def playing() -> None:
        async with registry_at(tmp_path / "games.db") as registry:
            await play(registry)

    asyncio.run(playing())


@asynccontextmanager
async def registry_at(path: Path, limits: Limits = NO_LIMITS) -> AsyncIterator[TableRegistry]:
    """Open a registry on a database."""
    registry = await open_registry(Config(path, workers=0, bot_pause=0.0, limits=limits))
    try:
        yield registry
    finally:
        await registry.close()


async def table_of(  # noqa: PLR0913 - every wish may be left out
    registry: TableRegistry,
    *seats: SeatWish,
    mode: Mode = "duel",
    board: str = "sarpedon",
    heroes: Heroes = "free",
    clock: Clock | None = None,
    start: bool = False,
    spectators: bool = True,
    changes: dict[str, str] | None = None,
) -> tuple[Table, Visitor]:
    """Open a table; return it with its host."""
    host = new_player()
    wish = TableWish(
        mode,
        board,
        seats,
        changes=changes or {},
        heroes=heroes,
        clock=clock,
        spectators=spectators,
        start=start,
    )
    table = await registry.create(wish, host, "Host")
    return table, await Visitor(table, host).enter()


async def adventure_of(registry: TableRegistry, *seats: SeatWish, **wishes: Json) -> tuple[Table, Visitor]:
    """Open a table for an adventure against Mothman, unless wished otherwise; return it with its host."""
    host = new_player()
    wish = TableWish("adventure", None, seats, **{"villain": "mothman", **wishes})
    table = await registry.create(wish, host, "Host")
    return table, await Visitor(table, host).enter()


async def duel(
    registry: TableRegistry, *, clock: Clock | None = None, heroes: Heroes = "free"
) -> tuple[Table, list[Visitor]]:
    """A duel of two people, begun."""
    table, host = await table_of(
        registry, SeatWish("me", "alice"), SeatWish("open", "medusa"), clock=clock, heroes=heroes
    )
    guest = await Visitor(table, new_player()).enter()
    await guest.say(said.Sit(1, "Guest"))
    await host.say(said.Begin())
    return table, [host, guest]


class Time:
    """A clock on the wall that only moves when told."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


async def team_game(registry: TableRegistry) -> list[Visitor]:
    """Four players in two teams, seat by seat, then a stranger."""
    heroes = ("alice", "achilles", "medusa", "sinbad")
    seats = [SeatWish("me" if at == 0 else "open", hero) for at, hero in enumerate(heroes)]
    table, host = await table_of(registry, *seats, mode="teams", board="hanging-gardens")
    people = [host]
    for seat in range(1, 4):
        people.append(await Visitor(table, new_player(), "fr").enter())
        await people[-1].say(Sit(seat, f"Guest {seat}"))
    people.append(await Visitor(table, new_player()).enter())
    await host.say(Begin())
    return people
