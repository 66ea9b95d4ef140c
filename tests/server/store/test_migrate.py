"""A database of the former version is brought up to date where it is, whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from matchless.library.library import Library
from matchless.match.match import Match
from matchless.server.signing import Signer, new_player
from matchless.server.store import migrate
from matchless.server.store.data import SeatData, TableData
from matchless.server.store.database_file import UnusableDatabaseError
from matchless.server.store.schema import VERSION
from matchless.server.store.store import open_store
from tests.support.server.club import Person, club
from tests.support.server.registry import Visitor, registry_at

FIRST = """
CREATE TABLE settings (name VARCHAR NOT NULL, value VARCHAR NOT NULL, PRIMARY KEY (name));
CREATE TABLE players (id VARCHAR NOT NULL, name VARCHAR NOT NULL, created FLOAT NOT NULL, PRIMARY KEY (id));
CREATE TABLE tables (
    code VARCHAR NOT NULL, phase VARCHAR NOT NULL, updated FLOAT NOT NULL, data BLOB NOT NULL, PRIMARY KEY (code)
);
CREATE TABLE seats (
    code VARCHAR NOT NULL, number INTEGER NOT NULL, player VARCHAR NOT NULL, PRIMARY KEY (code, number)
);
CREATE INDEX seats_of_player ON seats (player);
CREATE TABLE moves (
    code VARCHAR NOT NULL, number INTEGER NOT NULL, option INTEGER NOT NULL, clock INTEGER, at FLOAT NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
INSERT INTO settings VALUES ('version', '1'), ('secret', 'kept-by-the-database-from-its-first-day');
"""
"""The tables of version 1, as that version made them."""
SECRET = "kept-by-the-database-from-its-first-day"  # noqa: S105 - of tests alone
ADA, BOB = new_player(), new_player()


def old_database(path: Path) -> None:
    """A database of version 1 with a player and a game from a seed, two decisions old."""
    seats = [SeatData("human", ADA, "Ada", "medusa"), SeatData("bot", None, "", "alice", "random")]
    data = TableData("CDFGHJ", ADA, "duel", "sarpedon", seats, 1.0, phase="playing", seed=99)
    match = Match(Library(), data.setup())
    data.version = match.game.version
    kept = msgspec.to_builtins(data)
    del kept["key"], kept["commitment"]
    with sqlite3.connect(path) as database:
        database.executescript(FIRST)
        database.execute("insert into players values (?, 'Ada', 1.0)", (ADA,))
        row = ("CDFGHJ", "playing", 1.0, msgspec.json.encode(kept))
        database.execute("insert into tables values (?, ?, ?, ?)", row)
        database.execute("insert into seats values ('CDFGHJ', 0, ?)", (ADA,))
        for number in range(2):
            assert match.state.decision is not None
            option = match.state.decision.options[0]
            match.take(option)
            database.execute("insert into moves values ('CDFGHJ', ?, ?, null, 2.0)", (number, option))
    database.close()


def finished(path: Path) -> str:
    """Make it a database of version 2 with a name, renewals and a game that Ada has won; return its code."""
    seats = [
        SeatData("human", ADA, "Ada", "medusa"),
        SeatData("human", BOB, "Bob", "alice", conceded=True, conceded_at=7),
    ]
    data = TableData("CDFGHK", ADA, "duel", "sarpedon", seats, 1.0, phase="over", seed=99, winners=(0,))
    kept = msgspec.to_builtins(data)
    del kept["day"], kept["is_counted"]
    with sqlite3.connect(path) as database:
        for statement in migrate.STEPS["1"][1]:
            database.execute(statement)
        database.execute("update settings set value = '2' where name = 'version'")
        database.execute("update players set links = 3")
        row = ("CDFGHK", "over", 1234.0, msgspec.json.encode(kept))
        database.execute("insert into tables values (?, ?, ?, ?)", row)
        database.executemany(
            "insert into seats values ('CDFGHK', ?, ?)", [(at, seat.player) for at, seat in enumerate(seats)]
        )
    database.close()
    return data.code


def rows_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of the tables that version 2 has, except the settings."""
    with sqlite3.connect(path) as database:
        names = ("players", "tables", "seats", "moves")
        found = {name: database.execute(f"select * from {name}").fetchall() for name in names}  # noqa: S608
    database.close()
    return found


def test_games_that_were_over_before_results_were_kept_are_taken_in(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    old_database(path)
    code = finished(path)
    before = rows_of(path)

    async def look() -> None:
        store = await open_store(path)
        for player, outcome, foe in ((ADA, "won", "Bob"), (BOB, "lost", "Ada")):
            (result,) = await store.results.of(player)
            assert (code, 1234.0, outcome, 0) == (
                result.code,
                result.finished,
                result.outcome,
                result.examined,
            )
            assert ((foe,), player == BOB) == (
                tuple(one.name for one in result.rest.foes),
                result.rest.gave_up,
            )
        assert 3 == store.renewals[ADA].links
        await store.close()

    asyncio.run(look())
    asyncio.run(look())  # opened again, nothing is taken in twice
    assert (before, VERSION) == (rows_of(path), version_of(path))


def tables_in(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """The columns of every table, in the order of their names."""
    with sqlite3.connect(path) as database:
        names = database.execute("select name from sqlite_master where type = 'table'").fetchall()
        found = {
            name: sorted(row[1:] for row in database.execute(f"pragma table_info({name})"))
            for (name,) in names
        }
    database.close()
    return found


def version_of(path: Path) -> str:
    with sqlite3.connect(path) as database:
        (version,) = database.execute("select value from settings where name = 'version'").fetchone()
    database.close()
    return str(version)


async def opened(path: Path) -> None:
    await (await open_store(path)).close()


def test_an_old_database_is_brought_up_to_date_and_its_games_go_on(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    old_database(path)

    async def play() -> None:
        async with registry_at(path) as registry:
            assert ("Ada", SECRET) == (await registry.store.name(ADA), registry.store.secret)
            back = await Visitor(await registry.table("CDFGHJ"), ADA).enter()
            assert 2 == back.last["game"]["decision"]
            await back.answer(0)
            assert 2 < len(await registry.store.moves("CDFGHJ"))

    asyncio.run(play())
    assert VERSION == version_of(path)
    asyncio.run(opened(path))


def test_an_old_database_has_the_tables_of_a_new_one(tmp_path: Path) -> None:
    old_database(tmp_path / "old.db")
    for name in ("old.db", "new.db"):
        asyncio.run(opened(tmp_path / name))
    assert tables_in(tmp_path / "new.db") == tables_in(tmp_path / "old.db")


def test_old_cookies_and_links_are_still_good(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    old_database(path)
    old = Signer(SECRET)
    with club(path) as address, Person(address) as desk:
        desk.http.cookies.clear()
        answer = desk.http.get("/api/me", headers={"Cookie": f"matchless={old.token('cookie', ADA)}"})
        assert "Ada" == answer.json()["name"]
        assert old.token("link", ADA) in answer.json()["link"]


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.db"
    old_database(path)
    before = tables_in(path)
    following, statements = migrate.STEPS["1"]
    monkeypatch.setitem(migrate.STEPS, "1", (following, (*statements, "ALTER TABLE missing ADD COLUMN x")))
    with pytest.raises(UnusableDatabaseError, match="no such table") as refused:
        asyncio.run(opened(path))
    assert isinstance(refused.value.__cause__, OperationalError)
    assert (before, "1") == (tables_in(path), version_of(path))
    monkeypatch.undo()
    asyncio.run(opened(path))
    assert VERSION == version_of(path)
