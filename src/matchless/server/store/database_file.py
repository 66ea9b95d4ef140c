"""The database file: that it is a file, that nobody else can read it, and that only one process uses it."""

from __future__ import annotations

import logging
import os
import re
import stat
from pathlib import Path
from typing import Final

from matchless.library.file_claim import FileClaim, InUse

_ADDRESS: Final = re.compile(r"([A-Za-z][\w+.-]+):/|(sqlite|file):")
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_FILE: Final = 0o600
_FOLDER: Final = 0o700
_BESIDE: Final = ("-wal", "-shm", ".lock")
"""The files beside a database: two of SQLite's, with the database's permissions, and ours."""


class UnusableDatabaseError(ValueError):
    """A database that cannot be used; the message says why, and what to do."""


def refuse_address(path: Path) -> None:
    """Refuse a database URL, which is not a file, without repeating users and passwords in it."""
    address = _ADDRESS.match(str(path))
    if address or str(path) == ":memory:":
        what = "memory" if address is None else f"{address[1] or address[2]}:…"
        raise UnusableDatabaseError(
            f"a database is named by the path of its file, such as /var/lib/matchless/club.db, not by an address "
            f"({what}): Matchless keeps its games in one SQLite file"
        )


def make_private(path: Path) -> None:
    """Make sure that the file exists; a new one, and new folders, are private to their owner."""
    for folder in reversed(path.parents):
        if not folder.exists():
            folder.mkdir(_FOLDER, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, _FILE))


def narrow(path: Path) -> None:
    """Take away everybody else's access to a database; if it belongs to another user, only warn."""
    if os.name != "posix":
        return
    real = path.resolve()
    for file in (real, *(real.with_name(real.name + end) for end in _BESIDE)):
        if file.exists() and file.stat().st_mode & _OTHERS:
            if file.stat().st_uid == os.geteuid():
                file.chmod(_FILE)
            else:
                logging.getLogger("matchless").warning(
                    "%s holds secrets, can be read by others, and belongs to another user: its owner should run "
                    "chmod 600 on it",
                    file,
                )


def claim(path: Path) -> FileClaim:
    """Claim a database for this process; UnusableDatabaseError if another process has it.

    The lock is on a file beside the database, which stays there: SQLite has its own locks on the database.
    """
    real = path.resolve()
    try:
        return FileClaim(real.with_name(real.name + ".lock"))
    except InUse as error:
        raise UnusableDatabaseError(
            f"{path} is in use: Matchless already runs with it"
            f"{f' (process {error.holder})' if error.holder else ''}; "
            "play there, or stop it first, or have 'matchless serve --database' use another file"
        ) from error
    except OSError as error:
        raise UnusableDatabaseError(
            f"{path} cannot be locked for one server alone ({error.strerror}): keep it on a local disk"
        ) from error
