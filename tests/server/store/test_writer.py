"""A decision is kept only on top of the one before it; a table that is out of date is read anew."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from matchless.presentation.wire.socket import Answer, Undo
from matchless.presentation.wire.table import SeatWish
from matchless.server.store.store import Move, move_kept, moves_dropped, name_kept
from matchless.server.store.writer import NotKeptError, OutdatedError, Write
from matchless.server.tables.registry import TableRegistry
from matchless.server.tables.table import Table
from tests.support.server.registry import BOT, Visitor, registry_at, run, table_of

ONE, TWO, THREE = Move(1, None, 1.5), Move(2, 900, 2.25), Move(3, None, 3.125)


def test_a_decision_is_kept_only_on_top_of_the_one_before_it(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        keep = registry.store.writer.keep

        async def is_refused(write: Write) -> None:
            before = await registry.store.moves("A")
            with pytest.raises(OutdatedError):
                await keep(write)
            assert before == await registry.store.moves("A")

        await is_refused(move_kept("A", 1, TWO, ONE))  # there is none before it
        await keep(move_kept("A", 0, ONE, None))
        await is_refused(move_kept("A", 0, THREE, None))  # it is there already
        await is_refused(move_kept("A", 2, THREE, TWO))  # one is left out
        await is_refused(move_kept("A", 1, TWO, THREE))  # another was taken before it
        await is_refused(move_kept("A", 1, TWO, ONE._replace(at=1.75)))  # the same one, but taken anew
        await keep(move_kept("A", 1, TWO, ONE))
        await is_refused(moves_dropped("A", 0, 0, ONE))  # it is not the last
        await is_refused(moves_dropped("A", 0, 1, THREE))  # the last is another
        await is_refused(moves_dropped("A", 0, 2, THREE))  # there is no such
        await keep(moves_dropped("A", 1, 1, TWO))
        assert [ONE] == await registry.store.moves("A")
        await keep(move_kept("A", 1, THREE, ONE))
        assert [ONE, THREE] == await registry.store.moves("A")
        await keep(moves_dropped("A", 0, 1, THREE))
        assert [] == await registry.store.moves("A")

    run(tmp_path, play)


def test_what_is_out_of_date_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        keep = registry.store.writer.keep
        outcomes = await asyncio.gather(
            keep(move_kept("A", 0, ONE, None)),
            keep(move_kept("B", 4, ONE, TWO)),
            keep(move_kept("A", 1, TWO, ONE)),
            return_exceptions=True,
        )
        assert [type(None), OutdatedError, type(None)] == [type(one) for one in outcomes]
        assert ([ONE, TWO], []) == (await registry.store.moves("A"), await registry.store.moves("B"))

    run(tmp_path, play)


async def kept(registry: TableRegistry, table: Table) -> list[int]:
    return [move.option for move in await registry.store.moves(table.data.code)]


def taken(table: Table) -> list[int]:
    assert table.play is not None
    return table.play.match.taken


async def outdated(registry: TableRegistry, option: int) -> tuple[Table, Visitor]:
    """A game into which somebody else wrote a decision: another server, or a backup brought back."""
    table, host = await table_of(registry, SeatWish("me", "medusa"), BOT, start=True)
    await host.answer(0)
    assert table.play is not None
    assert table.play.decision is not None
    elsewhere = Move(table.play.decision.options[option], None, 7.0)
    await registry.store.writer.keep(move_kept(table.data.code, 1, elsewhere, table.play.taken[-1].move))
    return table, host


def test_a_player_of_an_outdated_table_is_refused_and_shown_how_it_stands(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await outdated(registry, 1)
        before = await kept(registry, table)
        question = host.question
        assert question is not None
        assert "outdated" == await host.is_refused(Answer(question["decision"], 0))
        assert before == await kept(registry, table)
        assert taken(table) == before, "the table stands as the database has it"
        assert host.last["whole"]
        assert 2 == host.last["game"]["decision"]
        await host.answer(0)
        assert [*before, taken(table)[-1]] == (await kept(registry, table))[:3]

    run(tmp_path, play)


def test_a_table_that_cannot_be_reloaded_stays_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await outdated(registry, 1)
        question = host.question
        assert question is not None

        async def fail(_: str) -> None:
            raise OperationalError("select", {}, sqlite3.OperationalError("disk I/O error"))

        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "table", fail)
            assert "not_kept" == await host.is_refused(Answer(question["decision"], 0))
        assert "outdated" == await host.is_refused(Answer(question["decision"], 0))
        assert taken(table) == await kept(registry, table)

    run(tmp_path, play)


def test_nothing_is_taken_back_from_an_outdated_table(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await outdated(registry, 0)
        before = await kept(registry, table)
        assert "outdated" == await host.is_refused(Undo())
        assert before == await kept(registry, table) == taken(table)
        await host.say(Undo())
        assert before[:1] == await kept(registry, table) == taken(table)

    run(tmp_path, play)


def test_a_game_with_a_gap_says_so_and_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def begin() -> tuple[str, str | None]:
        async with registry_at(path) as registry:
            table, host = await table_of(registry, SeatWish("me", "medusa"), BOT, start=True)
            for _ in range(3):
                await host.answer(0)
            return table.data.code, host.player

    async def look(code: str, player: str | None) -> None:
        async with registry_at(path) as registry:
            back = await Visitor(await registry.table(code), player).enter()
            assert "some of its moves are missing" in back.last["table"]["cannot_start"]
            assert "moves_missing" == await back.is_refused(Answer(1, 0))

    code, player = asyncio.run(begin())
    with sqlite3.connect(path) as database:
        database.execute("delete from moves where number = 1")
        rows = database.execute("select * from moves").fetchall()
    database.close()
    asyncio.run(look(code, player))
    with sqlite3.connect(path) as database:
        assert rows == database.execute("select * from moves").fetchall()
    database.close()


def test_no_error_of_the_database_tells_names_or_ids(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    player, name = "the-id-of-ada", "Ada Lovelace"

    async def play(registry: TableRegistry) -> None:
        table, _ = await table_of(registry, SeatWish("me", "medusa"), BOT, start=True)
        async with registry.store.engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE players")
        with pytest.raises(NotKeptError) as told:
            await registry.store.writer.keep(name_kept(player, name))
        registry.log.problem("not kept", table.data.code, told.value)
        with pytest.raises(Exception, match="no such table") as read:
            await registry.store.name(player)
        registry.log.problem("request failed", None, read.value)

    with caplog.at_level(logging.INFO, logger="matchless"):
        run(tmp_path, play)
    assert "no such table: players" in caplog.text
    assert name not in caplog.text
    assert player not in caplog.text
