"""The database file: that it is a file, that nobody else can read it, and that only one process uses it."""

from __future__ import annotations

import errno
import logging
import os
import re
import stat
import sys
from pathlib import Path
from typing import Final, final

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


@final
class Claim:
    """The exclusive use of a database, which the system takes back when the process ends, however it ends.

    The lock is on a file beside the database, which stays there: SQLite has its own locks on the database. Names
    that lead to the same file share the lock.
    """

    def __init__(self, path: Path) -> None:
        """Claim a database; UnusableDatabaseError if another process has it."""
        real = path.resolve()
        self._file = os.open(real.with_name(real.name + ".lock"), os.O_RDWR | os.O_CREAT, _FILE)
        try:
            _lock(self._file)
        except OSError as error:
            holder = (
                os.pread(self._file, 20, 0).decode("ascii", "replace").strip() if os.name == "posix" else ""
            )
            os.close(self._file)
            if error.errno not in (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK):
                raise UnusableDatabaseError(
                    f"{path} cannot be locked for one server alone ({error.strerror}): keep it on a local disk"
                ) from error
            raise UnusableDatabaseError(
                f"{path} is in use: Matchless already runs with it{f' (process {holder})' if holder else ''}; "
                "play there, or stop it first, or have 'matchless serve --database' use another file"
            ) from error
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let others use the database."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 20  # beyond what is written to the file

    def _lock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
