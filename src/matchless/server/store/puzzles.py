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


class Fared(NamedTuple):
    """How somebody fared with a puzzle."""

    state: str = "new"
    tries: int = 0


async def fared_of(engine: AsyncEngine, player: str) -> dict[str, Fared]:
    """Return how somebody fared, by puzzle."""
    wanted = select(PUZZLES.c.name, PUZZLES.c.state, PUZZLES.c.tries).where(PUZZLES.c.player == player)
    async with engine.connect() as connection:
        return {name: Fared(state, tries) for name, state, tries in await connection.execute(wanted)}


def fared_kept(player: str, name: str, fared: Fared) -> Write:
    """Return the write that stores how somebody fared with a puzzle."""
    return Write(_PUT, {"player": player, "name": name, "state": fared.state, "tries": fared.tries})


def puzzles_forgotten(player: str) -> Write:
    """Return the write that deletes how somebody fared."""
    return Write(_DELETE, {"whose": player})
