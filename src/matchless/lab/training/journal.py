"""The games of a generation, written as they are played: a training run that was stopped resumes with the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

import msgspec

from matchless.lab.training.selfplay import Played

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType


class Journal:
    """A file with a line for each game; a last line that was cut off does not count."""

    def __init__(self, path: Path, most: int) -> None:
        """Read what was played before, ``most`` games of it."""
        self._path: Final = path
        self.played: list[Played] = []
        whole = 0
        for line in path.read_bytes().splitlines(keepends=True) if path.exists() else []:
            if len(self.played) == most or not line.endswith(b"\n"):
                break
            self.played.append(msgspec.json.decode(line, type=Played))
            whole += len(line)
        self._file = path.open("ab")
        if len(self.played) < most:
            self._file.truncate(whole)

    def add(self, played: Played) -> None:
        """Add a game."""
        self.played.append(played)
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
