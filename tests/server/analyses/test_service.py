"""Analyses on a server: made once, stored with the game, told in any language, and begun anew if cut off."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from matchless.analysis.judge import Effort
from matchless.presentation.wire.socket import Concede
from matchless.server.analyses.work import told_made
from matchless.server.refused import Refused
from matchless.server.tables.registry import TableRegistry
from matchless.server.tables.table import Table
from tests.support.server.club import ALONE, Person, club
from tests.support.server.registry import duel, registry_at, run


class Here:
    """Stands in for the processes: works on the spot, and stops after some parts."""

    def __init__(self, registry: TableRegistry, most: int = 999) -> None:
        self.parts = 0
        self.most = most
        registry.analyses.processes.run = self.run  # type: ignore[method-assign, assignment]
        registry.replays.processes.run = self.run  # type: ignore[method-assign, assignment]

    async def run(self, work: Callable[..., bytes], *given: object) -> bytes:
        if work is not told_made:
            if self.parts >= self.most:
                await asyncio.Event().wait()
            self.parts += 1
        return work(*given)


async def given_up(registry: TableRegistry, answers: int = 13) -> Table:
    """A duel of some decisions that somebody gave up."""
    table, people = await duel(registry)
    for _ in range(answers):
        asked = table.asked
        assert asked is not None
        await people[asked].answer(0)
    await people[0].say(Concede(0))
    assert "over" == table.data.phase
    return table


async def sheet(table: Table, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await table.registry.analyses.sheet(table, lang))
    return found


async def done(table: Table, lang: str = "en") -> dict[str, Any]:
    async with asyncio.timeout(60):
        while (found := await sheet(table, lang))["phase"] == "running":  # noqa: ASYNC110 - as a browser does
            await asyncio.sleep(0.01)
    return found


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few iterations will do."""
    monkeypatch.setattr("matchless.server.analyses.service.effort_of", lambda _: Effort(20, 4, 8))


def test_it_is_made_once_stored_and_told_in_every_language(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def play() -> None:
        async with registry_at(path) as registry:
            here = Here(registry)
            table = await given_up(registry)
            assert "none" == (await sheet(table))["phase"]
            await registry.analyses.begin(table)
            await registry.analyses.begin(table)
            assert "running" == (await sheet(table))["phase"]
            first = await done(table)
            assert ("done", 3) == (first["phase"], here.parts)
            assert [0.0, 1.0] == [seat["outcome"] for seat in first["analysis"]["seats"]]
        async with registry_at(path) as registry:
            here = Here(registry)
            again = await registry.table(table.data.code)
            assert first == await sheet(again)
            assert "Alice" == first["analysis"]["seats"][0]["name"]
            assert "Méduse" == (await sheet(again, "fr"))["analysis"]["seats"][1]["name"]
            assert 0 == here.parts

    asyncio.run(play())


def test_one_that_is_cut_off_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def play() -> None:
        async with registry_at(path) as registry:
            here = Here(registry, most=1)
            table = await given_up(registry)
            await registry.analyses.begin(table)
            await asyncio.sleep(0.5)
            assert 1 == here.parts
            found = await sheet(table)
            assert ("running", 6, 13) == (found["phase"], found["done"], found["total"])
        async with registry_at(path) as registry:
            Here(registry)
            table = await registry.table(table.data.code)
            assert "none" == (await sheet(table))["phase"]
            await registry.analyses.begin(table)
            assert "done" == (await done(table))["phase"]

    asyncio.run(play())


def test_one_that_goes_wrong_leaves_room_for_another(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        async def fail(*_: object) -> bytes:
            raise OSError("no process can be started")

        registry.analyses.processes.run = fail  # type: ignore[method-assign, assignment]
        table = await given_up(registry)
        await registry.analyses.begin(table)
        assert "none" == (await done(table))["phase"]
        Here(registry)
        await registry.analyses.begin(table)
        assert "done" == (await done(table))["phase"]

    run(tmp_path, play)


def test_a_running_game_is_not_analysed(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, _ = await duel(registry)
        for work in (registry.analyses.begin(table), registry.analyses.sheet(table, "en")):
            with pytest.raises(Refused) as refused:
                await work
            assert "not_over" == refused.value.code

    run(tmp_path, play)


def test_only_so_many_are_under_way(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        Here(registry, most=0)
        tables = [await given_up(registry, 1) for _ in range(9)]
        for table in tables[:8]:
            await registry.analyses.begin(table)
        with pytest.raises(Refused) as refused:
            await registry.analyses.begin(tables[8])
        assert ("busy_analysing", 503) == (refused.value.code, refused.value.status)

    run(tmp_path, play)


def test_over_http_with_a_limit_for_each_address(tmp_path: Path) -> None:
    quest = {
        "mode": "adventure",
        "board": None,
        "seats": [{"kind": "me", "hero": "alice"}],
        "villain": "mothman",
        "start": True,
    }
    with club(tmp_path / "a.db", analyses_per_minute=1, analysis=8) as address, Person(address) as host:
        codes = []
        for wish in (ALONE, ALONE, quest):
            code = host.post("/api/tables", wish)["code"]
            codes.append(code)
            socket = host.socket(code)
            socket.say(type="concede", seat=0)
            while host.get(f"/api/tables/{code}")["phase"] != "over":
                time.sleep(0.05)
        where = [f"/api/tables/{code}/analysis" for code in codes]
        assert 202 == host.http.post(where[0], json={}).status_code
        refused = host.http.post(where[1], json={})
        assert (429, "too_many_analyses") == (refused.status_code, refused.json()["code"])
        while (found := host.get(where[0]))["phase"] == "running":
            time.sleep(0.1)
        assert ("done", 8) == (found["phase"], found["analysis"]["iterations"])
        assert "done" == host.post(where[0], {})["phase"]
        none = host.http.get(where[2])
        assert (409, "no_analysis") == (none.status_code, none.json()["code"])
