"""Upgrading the tables of an older version, step by step, inside the transaction that opens the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import insert, select, update

from matchless.server.store.data import TableData
from matchless.server.store.results import results_of, row_of
from matchless.server.store.schema import RESULTS, SETTINGS, TABLES, VERSION

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

STEPS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "1": (
        "2",
        (
            "ALTER TABLE players ADD COLUMN links INTEGER DEFAULT '0' NOT NULL",
            "ALTER TABLE players ADD COLUMN devices INTEGER DEFAULT '0' NOT NULL",
        ),
    ),
    "2": (
        "3",
        (
            """CREATE TABLE results (
                code VARCHAR NOT NULL, player VARCHAR NOT NULL, finished FLOAT NOT NULL, mode VARCHAR NOT NULL,
                board VARCHAR NOT NULL, villain VARCHAR, outcome VARCHAR NOT NULL, day VARCHAR NOT NULL,
                score INTEGER, examined INTEGER NOT NULL, data VARCHAR NOT NULL, PRIMARY KEY (code, player)
            )""",
            "CREATE INDEX results_of_player ON results (player, finished)",
            "CREATE INDEX results_of_day ON results (day, score)",
            "CREATE INDEX results_examined ON results (examined)",
            """CREATE TABLE attempts (
                day VARCHAR NOT NULL, player VARCHAR NOT NULL, code VARCHAR NOT NULL, PRIMARY KEY (day, player)
            )""",
            "CREATE INDEX attempts_of_player ON attempts (player)",
        ),
    ),
    "3": (
        "4",
        ("CREATE TABLE analyses (code VARCHAR NOT NULL, data BLOB NOT NULL, PRIMARY KEY (code))",),
    ),
    "4": (
        "5",
        (
            """CREATE TABLE puzzles (
                player VARCHAR NOT NULL, name VARCHAR NOT NULL, state VARCHAR NOT NULL, tries INTEGER NOT NULL,
                PRIMARY KEY (player, name)
            )""",
        ),
    ),
}
"""By version: the next one, and how to get there."""


async def migrate(connection: AsyncConnection, version: str) -> bool:
    """Upgrade the tables; return whether they are up to date now."""
    while version in STEPS:
        version, statements = STEPS[version]
        for statement in statements:
            await connection.exec_driver_sql(statement)
        if version in _FILLS:
            await _FILLS[version](connection)
        renamed = update(SETTINGS).where(SETTINGS.c.name == "version")
        await connection.execute(renamed.values(value=version))
    return version == VERSION


async def _take_in_finished_games(connection: AsyncConnection) -> None:
    """Keep the results of games that were over before results were kept; what they hold is examined later."""
    over = select(TABLES.c.data, TABLES.c.updated).where(TABLES.c.phase == "over")
    for kept, updated in (await connection.execute(over)).all():
        data = msgspec.json.decode(kept, type=TableData)
        rows = [row_of(result) for result in results_of(data, updated)]
        if rows:
            await connection.execute(insert(RESULTS), rows)


_FILLS: Final[dict[str, Callable[[AsyncConnection], Awaitable[None]]]] = {"3": _take_in_finished_games}
"""By version: what fills its new tables from the old ones."""
