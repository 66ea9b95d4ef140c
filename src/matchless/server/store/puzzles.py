"""People's attempts at puzzles, in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert as upsert

from matchless.server.store.schema import PUZZLES
from matchless.server.store.writer import Write

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

_NEW = upsert(PUZZLES)
_PUT: Final = _NEW.on_conflict_do_update(
    index_elements=["player", "name"], set_={"state": _NEW.excluded.state, "tries": _NEW.excluded.tries}
)
_DELETE: Final = delete(PUZZLES).where(PUZZLES.c.player == bindparam("whose"))


class Progress(NamedTuple):
    """The progress of somebody with a puzzle."""

    state: str = "new"
    tries: int = 0


async def progress_of(engine: AsyncEngine, player: str) -> dict[str, Progress]:
    """Return the progress of somebody, by puzzle."""
    wanted = select(PUZZLES.c.name, PUZZLES.c.state, PUZZLES.c.tries).where(PUZZLES.c.player == player)
    async with engine.connect() as connection:
        return {name: Progress(state, tries) for name, state, tries in await connection.execute(wanted)}


def progress_kept(player: str, name: str, progress: Progress) -> Write:
    """Return the write that stores the progress of somebody with a puzzle."""
    return Write(_PUT, {"player": player, "name": name, "state": progress.state, "tries": progress.tries})


def puzzles_forgotten(player: str) -> Write:
    """Return the write that deletes the progress of somebody."""
    return Write(_DELETE, {"whose": player})
