"""Upgrading the tables of an older version, step by step, inside the transaction that opens the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import update

from matchless.server.store.schema import SETTINGS, VERSION

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
}
"""By version: the next one, and how to get there."""


async def migrate(connection: AsyncConnection, version: str) -> bool:
    """Upgrade the tables; return whether they are up to date now."""
    while version in STEPS:
        version, statements = STEPS[version]
        for statement in statements:
            await connection.exec_driver_sql(statement)
        renamed = update(SETTINGS).where(SETTINGS.c.name == "version")
        await connection.execute(renamed.values(value=version))
    return version == VERSION
