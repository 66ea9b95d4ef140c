"""Exclusive use of a file, or of whatever it stands for."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final, final

_PRIVATE: Final = 0o600


class InUse(Exception):  # noqa: N818 - a state of affairs
    """Another process has the file."""

    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        self.holder: Final = holder
        """The id of that process, if the system knows it."""


@final
class FileClaim:
    """A lock on a file; the system releases it when the process ends, however it ends.

    Names that lead to the same file share the lock.
    """

    def __init__(self, path: Path) -> None:
        """Claim a file; InUse if another process has it, OSError if it cannot be locked at all."""
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, _PRIVATE)
        try:
            _lock(self._file)
        except OSError as error:
            holder = (
                os.pread(self._file, 20, 0).decode("ascii", "replace").strip() if os.name == "posix" else ""
            )
            os.close(self._file)
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK):
                raise InUse(holder) from error
            raise
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let others use the file."""
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
