"""Replays on request: beside the games, one at a time, and not for ever."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from matchless.server.refused import Refused
from matchless.server.replays import service
from matchless.server.replays.service import Replays, replay
from matchless.server.tables.registry import TableRegistry
from tests.support.server.club import ALONE, Person, club
from tests.support.server.registry import duel, run


class Slow:
    """Stands in for the process: makes replays only when told to."""

    def __init__(self, registry: TableRegistry) -> None:
        self.may_end = asyncio.Event()
        self.made = 0
        registry.replays.processes.run = self.run  # type: ignore[method-assign, assignment]

    async def begun(self, count: int) -> None:
        """Wait until so many are being made."""
        for _ in range(1000):
            if self.made < count:
                await asyncio.sleep(0)

    async def run(self, work: Callable[[bytes], bytes], told: bytes) -> bytes:
        self.made += 1
        await self.may_end.wait()
        return work(told)


def test_who_waits_for_replays_does_not_hold_up_the_game(tmp_path: Path) -> None:
    """They were made under the lock of the table, and spent the clock of whoever was to answer."""

    async def play(registry: TableRegistry) -> None:
        slow = Slow(registry)
        table, (host, _) = await duel(registry)
        asked = [asyncio.create_task(replay(table, None, "en", zipped=False)) for _ in range(8)]
        await slow.begun(1)
        async with asyncio.timeout(30):
            await host.answer(0)
        assert 1 == host.last["game"]["decision"]
        slow.may_end.set()
        told = [json.loads(one) for one in await asyncio.gather(*asked)]
        assert 1 == slow.made
        assert all(1 == len(one["frames"]) for one in told)

    run(tmp_path, play)


def test_a_replay_is_made_once_and_anew_after_a_decision(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        slow = Slow(registry)
        slow.may_end.set()
        table, (host, guest) = await duel(registry)
        for player, lang, made in (
            (None, "en", 1), (None, "en", 1), (None, "fr", 2), (host.player, "en", 3), (guest.player, "en", 4),
        ):  # fmt: skip
            await replay(table, player, lang, zipped=False)
            assert made == slow.made
        await host.answer(0)
        zipped = await replay(table, None, "en", zipped=True)
        assert 2 == len(json.loads(gzip.decompress(zipped))["frames"])
        assert 5 == slow.made

    run(tmp_path, play)


def test_only_so_many_wait_and_only_so_many_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(registry: TableRegistry) -> None:
        slow = Slow(registry)
        tables = [(await duel(registry))[0] for _ in range(4)]
        monkeypatch.setattr(service, "_WAITING", 3)
        asked = [asyncio.create_task(replay(table, None, "en", zipped=False)) for table in tables[:3]]
        await slow.begun(len(asked))
        with pytest.raises(Refused, match="busy"):
            await replay(tables[3], None, "en", zipped=False)
        slow.may_end.set()
        await asyncio.gather(*asked)
        kept = registry.replays._kept
        assert 3 == len(kept)
        monkeypatch.setattr(service, "_KEPT", sum(map(len, kept.values())))
        oldest = next(iter(kept))
        await replay(tables[0], None, "en", zipped=False)  # is not the oldest any more
        await replay(tables[3], None, "en", zipped=False)
        assert oldest in kept
        assert registry.replays._size == sum(map(len, kept.values())) <= service._KEPT

    run(tmp_path, play)


def test_a_replay_that_fails_can_be_asked_for_again(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, _ = await duel(registry)

        async def fail(*_: object) -> bytes:
            raise OSError("no process can be started")

        registry.replays.processes.run = fail  # type: ignore[method-assign, assignment]
        for _ in range(2):
            with pytest.raises(OSError, match="no process"):
                await replay(table, None, "en", zipped=False)
        Slow(registry).may_end.set()
        assert await replay(table, None, "en", zipped=False)

    run(tmp_path, play)


def test_an_address_sees_only_so_many_replays(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", replays_per_minute=2) as address, Person(address) as host:
        code = host.post("/api/tables", ALONE)["code"]
        answers = [host.http.get(f"/api/tables/{code}/replay") for _ in range(3)]
        assert [200, 200, 429] == [answer.status_code for answer in answers]
        assert "too_many_replays" == answers[2].json()["code"]
        assert answers[0].json()["frames"] == answers[1].json()["frames"]


def test_the_process_of_replays_ends_with_them() -> None:
    async def ask() -> None:
        made = Replays()
        try:
            assert b"x" == await made.processes.run(bytes, b"x")
        finally:
            made.close()
        assert made.processes._pool is None

    asyncio.run(ask())
