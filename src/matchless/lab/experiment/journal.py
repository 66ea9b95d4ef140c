"""Games of incomplete parts, safe if the process is killed: each is appended as soon as it ends."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

import msgspec

from matchless.lab.experiment.play import Played

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_LENGTH: Final = 4
_HEAD: Final = 2 * _LENGTH  # the length of an entry, and its checksum
_PACK: Final = msgspec.msgpack.Encoder()
_UNPACK: Final = msgspec.msgpack.Decoder(Played)


class Journal:
    """A file that games are appended to; an entry that was cut off by a kill does not count."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path

    def read(self) -> list[Played]:
        """Return every complete game, while somebody may be writing another one."""
        return self._whole()[0]

    def mend(self) -> list[Played]:
        """Return every complete game and drop what follows the last one: only for the process that writes here."""
        found, end = self._whole()
        if self._path.exists() and self._path.stat().st_size > end:
            with self._path.open("r+b") as file:
                file.truncate(end)
        return found

    def _whole(self) -> tuple[list[Played], int]:
        """Return the games and the position where the last one ends."""
        data = self._path.read_bytes() if self._path.exists() else b""
        found: list[Played] = []
        at = 0
        while at + _HEAD <= len(data):
            size = int.from_bytes(data[at : at + _LENGTH], "big")
            entry = data[at + _HEAD : at + _HEAD + size]
            if len(entry) < size or zlib.crc32(entry) != int.from_bytes(
                data[at + _LENGTH : at + _HEAD], "big"
            ):
                break
            found.append(_UNPACK.decode(entry))
            at += _HEAD + size
        return found, at

    def add(self, games: Iterable[Played]) -> None:
        """Append games."""
        with self._path.open("ab") as file:
            for game in games:
                entry = _PACK.encode(game)
                file.write(
                    len(entry).to_bytes(_LENGTH, "big") + zlib.crc32(entry).to_bytes(_LENGTH, "big") + entry
                )

    def rewrite(self, games: Iterable[Played]) -> None:
        """Keep only these games: the others are in a complete part."""
        kept = list(games)
        if not kept:
            self._path.unlink(missing_ok=True)
            return
        half = self._path.with_suffix(".half")
        half.unlink(missing_ok=True)
        Journal(half).add(kept)
        half.replace(self._path)
