"""The database: committed together, refused if it is none of ours, and games whose content has changed."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event

from matchless.cli.main import main
from matchless.presentation.wire.socket import Answer
from matchless.presentation.wire.table import SeatWish
from matchless.server.refused import Refused
from matchless.server.store.store import Move, Store, move_kept, open_store
from matchless.server.store.writer import NotKeptError, OutdatedError
from matchless.server.tables.registry import TableRegistry
from tests.support.server.registry import BOT, Visitor, registry_at, run, table_of


def test_a_database_of_another_version_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.db"

    async def make() -> None:
        await (await open_store(path)).close()

    asyncio.run(make())
    with sqlite3.connect(path) as database:
        database.execute("update settings set value = '99' where name = 'version'")
    database.close()
    assert 2 == main(["serve", "--port", "0", "--database", str(path)])
    assert "made by another version of Matchless" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["text", "other"])
def test_what_is_no_database_of_ours_is_refused(
    tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.db"
    if kind == "text":
        path.write_text("not a database at all, but long enough to look like something", encoding="utf-8")
    else:
        with sqlite3.connect(path) as database:
            database.execute("create table recipes (name)")
        database.close()
    assert 2 == main(["serve", "--port", "0", "--database", str(path)])
    assert str(path) in capsys.readouterr().err


def test_many_writes_become_few_transactions(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        commits = 0
        writer = registry.store.writer

        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(registry.store.engine.sync_engine, "commit", count)
        moves = [move_kept(f"T{at}", 0, Move(at, None, 0.0), None) for at in range(200)]
        await asyncio.gather(*(writer.keep(move) for move in moves))
        assert commits <= 5
        assert [Move(7, None, 0.0)] == await registry.store.moves("T7")

    run(tmp_path, play)


def test_one_that_cannot_be_written_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        keep = registry.store.writer.keep
        first = Move(1, None, 0.0)
        await keep(move_kept("A", 0, first, None))
        outcomes = await asyncio.gather(
            keep(move_kept("A", 1, Move(2, None, 0.0), first)),
            keep(move_kept("A", 0, Move(3, None, 0.0), None)),
            keep(move_kept("B", 0, Move(4, None, 0.0), None)),
            return_exceptions=True,
        )
        assert [type(None), OutdatedError, type(None)] == [type(one) for one in outcomes]
        assert [1, 2] == [move.option for move in await registry.store.moves("A")]
        assert [4] == [move.option for move in await registry.store.moves("B")]

    run(tmp_path, play)


def test_what_could_not_be_kept_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(registry, SeatWish("me", "medusa"), BOT, start=True)
        assert host.question is not None
        heard = len(host.heard)

        async def fail(*_: object) -> None:
            raise NotKeptError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(registry.store.writer, "keep", fail)
            assert "not_kept" == await host.is_refused(Answer(0, 0))
        host.listen()
        assert heard == len(host.heard)
        await host.answer(0)
        assert table.play is not None
        assert table.play.match.taken == [move.option for move in await registry.store.moves(table.data.code)]

    run(tmp_path, play)


def test_a_game_whose_content_has_changed_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_at(tmp_path / "a.db") as registry:
            table, host = await table_of(registry, SeatWish("me", "medusa"), BOT, start=True)
            await host.answer(0)
            changed = table.data.copy()
            changed.version = "of-yesterday"
            await table.change(changed)
        async with registry_at(tmp_path / "a.db") as registry:
            again = await registry.table(table.data.code)
            back = await Visitor(again, host.player).enter()
            sheet = back.last
            assert ("over", None) == (sheet["table"]["phase"], sheet["game"])
            assert "This game cannot continue" in sheet["table"]["cannot_start"]
            assert "content_changed" == await back.is_refused(Answer(1, 0))
            with pytest.raises(Refused, match="no_table"):
                await registry.table("CDFGHJ")

    asyncio.run(play())


def test_the_secret_is_made_once(tmp_path: Path) -> None:
    async def opened() -> Store:
        store = await open_store(tmp_path / "a.db")
        await store.close()
        return store

    first, second = asyncio.run(opened()), asyncio.run(opened())
    assert first.secret == second.secret
    assert len(first.secret) > 40
