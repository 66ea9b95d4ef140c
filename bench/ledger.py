"""What the database holds, compared with what the players have sent and been told."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.honest import Duel
from matchless.library.library import Library
from matchless.match.match import Match
from matchless.server.store.data import TableData


class Balance(NamedTuple):
    """What became of the decisions of some tables."""

    kept: int
    lost: int  # told to somebody, and not in the database
    doubled: int  # in the database, and nobody sent it
    faults: list[str]


def balance(database: Path, duels: Iterable[Duel]) -> Balance:
    """Compare; the database is read from a copy, so that a server that was killed finds it as it left it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        for end in ("", "-wal"):
            source = database.with_name(database.name + end)
            if source.exists():
                shutil.copyfile(source, copy.with_name(copy.name + end))
        with closing(sqlite3.connect(copy)) as connection:
            ((sound,),) = connection.execute("PRAGMA integrity_check").fetchall()
            faults = [] if sound == "ok" else [f"the database is damaged: {sound}"]
            library = Library()
            rows = [_compared(library, connection, duel) for duel in duels]
    return Balance(
        sum(row.kept for row in rows),
        sum(row.lost for row in rows),
        sum(row.doubled for row in rows),
        [*faults, *(fault for row in rows for fault in row.faults)],
    )


def _compared(library: Library, connection: sqlite3.Connection, duel: Duel) -> Balance:
    found = connection.execute("SELECT data FROM tables WHERE code = ?", (duel.code,)).fetchone()
    if found is None:
        return Balance(0, duel.told, 0, [f"{duel.code}: the table is gone"])
    moves = connection.execute(
        'SELECT number, "option" FROM moves WHERE code = ? ORDER BY number', (duel.code,)
    ).fetchall()
    faults = []
    if [number for number, _ in moves] != list(range(len(moves))):
        faults.append(f"{duel.code}: its decisions have gaps")
    doubled = 0
    if moves:
        match = Match(library, msgspec.json.decode(found[0], type=TableData).setup())
        for number, option in moves:
            decision = match.state.decision
            if decision is None or option not in [decision.options[place] for place in duel.sent[number]]:
                doubled += 1
                faults.append(f"{duel.code}: decision {number} is none that was sent")
                break  # what follows stands on it
            match.take(option)
    lost = max(0, duel.told - len(moves))
    if lost:
        faults.append(f"{duel.code}: {duel.told} decisions were told, {len(moves)} are kept")
    return Balance(len(moves), lost, doubled, faults)
