"""Spectators: many of them cost little more than one, and their coming and going disturbs nobody."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from matchless.server.signing import new_player
from matchless.server.sockets import broadcast
from matchless.server.tables import table as tables
from matchless.server.tables.registry import TableRegistry
from matchless.server.tables.sheet import table_sheet
from tests.support.server.registry import Visitor, duel, run


def test_all_spectators_of_a_language_are_told_the_same_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets = 0

    def counted(*args: object, **wishes: object) -> object:
        nonlocal sheets
        sheets += 1
        return table_sheet(*args, **wishes)  # type: ignore[arg-type]

    async def play(registry: TableRegistry) -> None:
        nonlocal sheets
        table, (host, _) = await duel(registry)
        strangers = [await Visitor(table, new_player()).enter() for _ in range(20)]
        nobody = await Visitor(table, None).enter()
        french = await Visitor(table, None, "fr").enter()
        table.broadcast()
        monkeypatch.setattr(broadcast, "table_sheet", counted)
        sheets = 0
        await host.answer(0)
        assert 4 == sheets  # of the two players, and of the spectators in each language
        for one in (*strangers, nobody, french):
            one.listen()
        assert {nobody.raw[-1]} == {one.raw[-1] for one in strangers}
        assert nobody.raw[-1] != french.raw[-1]
        assert -1 == nobody.last["game"]["viewer"]
        assert not any(seat["you"] for seat in nobody.last["table"]["seats"])

    run(tmp_path, play)


def test_people_learn_once_that_many_spectators_have_come_and_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "_SOON", 0.0)

    async def play(registry: TableRegistry) -> None:
        table, (host, _) = await duel(registry)
        host.listen()
        watching = [await Visitor(table, new_player()).enter() for _ in range(10)]
        assert 10 == watching[-1].last["table"]["spectators"]
        for one in watching[:7]:
            await table.depart(one.connection)
        assert [] == host.listen()
        for _ in range(100):
            await asyncio.sleep(0)
        assert [3] == [told["table"]["spectators"] for told in host.listen()]

    run(tmp_path, play)


def test_the_story_that_who_comes_is_told_is_made_once_until_something_happens(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, _) = await duel(registry)
        first, second = [await Visitor(table, new_player()).enter() for _ in range(2)]
        assert 1 == len(table.stories)
        assert first.last["steps"] == second.last["steps"]
        await host.answer(0)
        assert {} == table.stories
        late = await Visitor(table, None).enter()
        story = [*first.heard[0]["steps"], *first.last["steps"]]
        assert json.dumps(story) == json.dumps(late.last["steps"])
        assert late.last["whole"]
        assert not first.last["whole"]

    run(tmp_path, play)
