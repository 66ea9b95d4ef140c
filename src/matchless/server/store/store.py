"""The database: opened, checked and read. All writes go through the writer."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Final, NamedTuple, final

import msgspec
from sqlalchemy import URL, bindparam, delete, event, func, insert, select, text, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from matchless.library.file_claim import FileClaim
from matchless.server.signing import Renewals, check_secret
from matchless.server.store.data import TableData
from matchless.server.store.database_file import (
    UnusableDatabaseError,
    claim,
    make_private,
    narrow,
    refuse_address,
)
from matchless.server.store.migrate import migrate
from matchless.server.store.results import Results
from matchless.server.store.schema import METADATA, MOVES, PLAYERS, SEATS, SETTINGS, TABLES, VERSION
from matchless.server.store.writer import Write, Writer

_LAST: Final = """
    coalesce((SELECT max(number) FROM moves WHERE code = :code), -1) = :last
    AND (:last < 0 OR EXISTS (
        SELECT 1 FROM moves WHERE code = :code AND number = :last AND option = :last_option AND at = :last_at
    ))
"""
"""The last decision of a table is this one, or (with a number below zero) there is none."""
_INSERT_MOVE: Final = text(
    f"INSERT INTO moves (code, number, option, clock, at) SELECT :code, :number, :option, :clock, :at WHERE {_LAST}"
).execution_options(preserve_rowcount=True)
_DELETE_MOVES: Final = text(
    f"DELETE FROM moves WHERE code = :code AND number >= :first AND {_LAST}"  # noqa: S608 - no values in it
).execution_options(preserve_rowcount=True)
_new_table = upsert(TABLES)
_PUT_TABLE: Final = _new_table.on_conflict_do_update(
    index_elements=["code"],
    set_={name: _new_table.excluded[name] for name in ("phase", "updated", "data")},
)
_DELETE_SEATS: Final = delete(SEATS).where(SEATS.c.code == bindparam("its"))
_INSERT_SEAT: Final = insert(SEATS)
_new_player = upsert(PLAYERS)
_PUT_PLAYER: Final = _new_player.on_conflict_do_update(
    index_elements=["id"], set_={"name": _new_player.excluded.name}
)
_RENEW_PLAYER: Final = _new_player.on_conflict_do_update(
    index_elements=["id"],
    set_={"links": _new_player.excluded.links, "devices": _new_player.excluded.devices},
)
_FORGET_PLAYER: Final = (
    update(PLAYERS)
    .where(PLAYERS.c.id == bindparam("whose"))
    .values(name="", links=PLAYERS.c.links + 1, devices=PLAYERS.c.devices + 1)
)
_REWRITE_TABLE: Final = update(TABLES).where(TABLES.c.code == bindparam("its")).values(data=bindparam("told"))
_RESEAT: Final = update(SEATS).where(SEATS.c.player == bindparam("whose")).values(player=bindparam("other"))
_MOST_GAMES: Final = 50


class MovesMissingError(Exception):
    """Some of a table's decisions are missing."""


class Move(NamedTuple):
    """A decision as stored."""

    option: int
    clock: int | None
    at: float


class Listed(NamedTuple):
    """A table in a list, with the time of its last change."""

    data: TableData
    updated: float


@final
class Store:
    """Everything that outlives the process."""

    def __init__(
        self, engine: AsyncEngine, held: FileClaim, secret: str, renewals: dict[str, Renewals]
    ) -> None:
        self.engine = engine
        self._held = held
        self.secret = secret
        self.renewals = renewals  # for those who have renewed anything
        self.writer = Writer(engine)
        self.results = Results(engine)

    async def close(self) -> None:
        """Write what is waiting, and close the database."""
        await self.writer.stop()
        await self.engine.dispose()
        self._held.release()

    async def table(self, code: str) -> TableData | None:
        """Return a table."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(TABLES.c.data).where(TABLES.c.code == code))
        return None if found is None else msgspec.json.decode(found, type=TableData)

    async def moves(self, code: str) -> list[Move]:
        """Return a table's decisions in order; MovesMissingError if there is a gap."""
        columns = select(MOVES.c.option, MOVES.c.clock, MOVES.c.at, MOVES.c.number)
        async with self.engine.connect() as connection:
            found = await connection.execute(columns.where(MOVES.c.code == code).order_by(MOVES.c.number))
            rows = found.all()
        if [row.number for row in rows] != list(range(len(rows))):
            raise MovesMissingError
        return [Move(row.option, row.clock, row.at) for row in rows]

    async def tables_of(self, player: str) -> list[Listed]:
        """Return the tables at which somebody has a seat, the latest first."""
        codes = select(SEATS.c.code).where(SEATS.c.player == player)
        wanted = select(TABLES.c.data, TABLES.c.updated).where(TABLES.c.code.in_(codes))
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(TABLES.c.updated.desc()).limit(_MOST_GAMES))
            return [Listed(msgspec.json.decode(data, type=TableData), updated) for data, updated in rows]

    async def all_tables_of(self, player: str) -> list[TableData]:
        """Return all tables at which somebody has a seat."""
        codes = select(SEATS.c.code).where(SEATS.c.player == player)
        async with self.engine.connect() as connection:
            rows = await connection.scalars(select(TABLES.c.data).where(TABLES.c.code.in_(codes)))
            return [msgspec.json.decode(data, type=TableData) for data in rows]

    async def unfinished(self, player: str) -> list[str]:
        """Return the codes of the tables at which somebody has a seat and the game is not over."""
        codes = select(SEATS.c.code).where(SEATS.c.player == player)
        wanted = select(TABLES.c.code).where(TABLES.c.code.in_(codes), TABLES.c.phase != "over")
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def phases(self) -> list[tuple[str, str]]:
        """Return code and phase of every table."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.code, TABLES.c.phase))
            return [(code, phase) for code, phase in rows]

    async def players(self) -> int:
        """Return how many have taken a name."""
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(PLAYERS)) or 0

    async def name(self, player: str) -> str:
        """Return the name that somebody has taken, or nothing."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(PLAYERS.c.name).where(PLAYERS.c.id == player))
        return found or ""

    async def is_somebody(self, player: str) -> bool:
        """Return whether somebody has a name or a seat to lose."""
        seat = select(SEATS.c.code).where(SEATS.c.player == player).limit(1)
        async with self.engine.connect() as connection:
            has_seat = await connection.scalar(seat) is not None
        return has_seat or bool(await self.name(player))

    async def renew(self, player: str, renewals: Renewals) -> None:
        """Invalidate a player's earlier tokens."""
        row = {"id": player, "name": "", "created": time.time(), **renewals._asdict()}
        await self.writer.keep(Write(_RENEW_PLAYER, row))
        self.renewals[player] = renewals

    async def forget(self, player: str, stranger: str, *writes: Write) -> None:
        """Take a player's name and seats away, and invalidate the tokens; all that stays is that they are invalid."""
        named = Write(_FORGET_PLAYER, {"whose": player})
        seats = Write(_RESEAT, {"whose": player, "other": stranger})
        await self.writer.keep(named, seats, *writes)
        before = self.renewals.get(player, Renewals())
        self.renewals[player] = Renewals(before.links + 1, before.devices + 1)


def move_kept(code: str, number: int, move: Move, before: Move | None) -> Write:
    """Return the write that stores a decision, on top of the previous one and no other."""
    values = {"number": number, "option": move.option, "clock": move.clock, "at": move.at}
    return Write(_INSERT_MOVE, {**values, **_last(code, number - 1, before)}, 1)


def moves_dropped(code: str, first: int, number: int, last: Move) -> Write:
    """Return the write that takes decisions back, from one to the last, which has this number."""
    return Write(_DELETE_MOVES, {"first": first, **_last(code, number, last)}, number - first + 1)


def _last(code: str, number: int, move: Move | None) -> dict[str, object]:
    at = (
        {"last_option": None, "last_at": None}
        if move is None
        else {"last_option": move.option, "last_at": move.at}
    )
    return {"code": code, "last": number, **at}


def table_kept(data: TableData) -> list[Write]:
    """Return the writes that store a table with its seats."""
    row = {
        "code": data.code,
        "phase": data.phase,
        "updated": time.time(),
        "data": msgspec.json.encode(data),
    }
    seats: list[Write] = [
        Write(_INSERT_SEAT, {"code": data.code, "number": number, "player": seat.player})
        for number, seat in enumerate(data.seats)
        if seat.player is not None
    ]
    return [Write(_PUT_TABLE, row), Write(_DELETE_SEATS, {"its": data.code}), *seats]


def table_rewritten(data: TableData) -> Write:
    """Return the write that stores a table in other words: nothing has happened there, so it keeps its time."""
    return Write(_REWRITE_TABLE, {"its": data.code, "told": msgspec.json.encode(data)})


def name_kept(player: str, name: str) -> Write:
    """Return the write that stores somebody's name."""
    return Write(_PUT_PLAYER, {"id": player, "name": name, "created": time.time()})


async def open_store(path: Path, secret: str = "") -> Store:
    """Open a database, or make a new one; UnusableDatabaseError if it is in use, not ours, or too new.

    A secret from outside takes the place of the one that the database keeps.
    """
    refuse_address(path)
    if secret:
        check_secret(secret)
    make_private(path)
    held = claim(path)
    # An error shows the statement, never the values: they are names, ids and decisions.
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    try:
        kept = await _checked(engine, path)
        narrow(path)
    except BaseException as error:
        await engine.dispose()
        held.release()
        if isinstance(error, DatabaseError):
            raise UnusableDatabaseError(f"{path} cannot be opened as a database: {error.orig}") from error
        raise
    return Store(engine, held, secret or kept, await _renewals(engine))


async def _renewals(engine: AsyncEngine) -> dict[str, Renewals]:
    renewed = select(PLAYERS.c.id, PLAYERS.c.links, PLAYERS.c.devices)
    async with engine.connect() as connection:
        rows = await connection.execute(renewed.where(PLAYERS.c.links + PLAYERS.c.devices > 0))
        return {row.id: Renewals(row.links, row.devices) for row in rows}


def _prepare(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    """Configure SQLite on every new connection."""
    cursor = connection.cursor()
    # With a write-ahead log, NORMAL keeps every commit even if the process is killed, because the system has what was
    # written; only a power failure can cost the last moments, and even that does not break the file.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


async def _checked(engine: AsyncEngine, path: Path) -> str:
    """Make sure that the database is ours; return the secret it keeps."""
    async with engine.begin() as connection:
        # Python would begin a transaction only with the first row written, and leave the tables out of it.
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        names = await connection.run_sync(lambda sync: set(sync.dialect.get_table_names(sync)))
        if names and SETTINGS.name not in names:
            raise UnusableDatabaseError(f"{path} is a database of something else; name another file")
        if not names:
            await connection.run_sync(METADATA.create_all)
            rows = {"version": VERSION, "secret": secrets.token_urlsafe(32)}
            await connection.execute(
                insert(SETTINGS), [{"name": name, "value": value} for name, value in rows.items()]
            )
        rows_kept = await connection.execute(select(SETTINGS.c.name, SETTINGS.c.value))
        settings = {str(row.name): str(row.value) for row in rows_kept}
        version = settings.get("version", "unknown")
        if not await migrate(connection, version):
            raise UnusableDatabaseError(
                f"{path} was made by another version of Matchless (its tables are version {version}, here they are "
                f"{VERSION}); use that version, or name another file"
            )
    return settings["secret"]
