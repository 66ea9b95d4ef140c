"""Analyses of finished games, as they are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert as upsert

from matchless.server.store.schema import ANALYSES
from matchless.server.store.writer import Write

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

_NEW = upsert(ANALYSES)
_PUT: Final = _NEW.on_conflict_do_update(index_elements=["code"], set_={"data": _NEW.excluded.data})


async def kept_analysis(engine: AsyncEngine, code: str) -> msgspec.Raw | None:
    """Return the analysis of a game, if there is one."""
    async with engine.connect() as connection:
        found = await connection.scalar(select(ANALYSES.c.data).where(ANALYSES.c.code == code))
    return None if found is None else msgspec.Raw(found)


def analysis_kept(code: str, data: bytes) -> Write:
    """Return the write that stores the analysis of a game."""
    return Write(_PUT, {"code": code, "data": data})
