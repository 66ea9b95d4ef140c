"""Editions of a folder: a copy of its files each time they change, so that nothing is read half-written.

Games and worker processes read an edition, never the folder itself. In an edition, whatever has a mistake is replaced
by its last version without one.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, final

from matchless.library.library import Library
from matchless.library.packs import Pack
from matchless.library.problem import Problem
from matchless.library.shelf import PATTERNS, Item
from matchless.library.statistics import STATISTICS_FILE
from matchless.library.yaml import MAX_BYTES
from matchless.scenarios.report import check_paths, warnings_in

Signature: TypeAlias = tuple[tuple[str, int, int], ...]

_ROOMS: Final = tuple(dict.fromkeys(pattern.partition("/")[0] for pattern in PATTERNS.values()))
_MOST: Final = 2000
"""How many files of a folder are read, in case somebody watches a whole disk by mistake."""


class Edition(NamedTuple):
    """What a folder held at one moment."""

    number: int
    library: Library
    problems: tuple[Problem, ...]
    warnings: tuple[Problem, ...]
    stale: frozenset[str]  # the heroes that come from an earlier edition


@final
class Editions:
    """The editions of one folder; only the newest two are kept."""

    def __init__(self, folder: Path, name: str, below: Library, room: Path) -> None:
        self.folder = folder
        self.name = name
        self.room = room  # where copies are made
        self.number = 0
        self.pack = Pack(folder, name)
        self.library = Library(self.pack, *below.packs).examine()

    def signature(self) -> Signature:
        """Return what shows whether a file has changed: names, times and sizes."""
        found = []
        for path in _files(self.folder):
            try:
                told = path.stat()
            except OSError:  # replaced at this moment
                continue
            found.append((path.relative_to(self.folder).as_posix(), told.st_mtime_ns, told.st_size))
        return tuple(found)

    def next(self) -> Edition:
        """Read the folder, and return the edition that can be played now."""
        self.number += 1
        copy = self.room / f"edition-{self.number}" / self.name
        for path in _files(self.folder):
            _copy(path, copy / path.relative_to(self.folder))
        copy.mkdir(parents=True, exist_ok=True)
        before, pack = self.pack, Pack(copy, self.name)
        library = self.library.renewed(before, pack)
        problems = [_placed(one, copy) for one in check_paths([copy], library, draft=True)]
        warnings = [_placed(one, copy) for one in warnings_in([copy])]
        stale = [
            fault.item
            for fault in library.left_out
            if fault.item.pack == pack and self._take_over(fault.item)
        ]
        if stale:
            library = self.library.renewed(before, pack)
        self._forget(before)
        self.pack, self.library = pack, library
        heroes = frozenset(item.name for item in stale if item.kind == "hero")
        return Edition(self.number, library, tuple(problems), tuple(warnings), heroes)

    def _take_over(self, item: Item) -> bool:
        """Replace faulty files by those of the edition before, if these were good."""
        inside = item.path.relative_to(item.pack.folder)
        old = self.pack.folder / inside
        if self.number == 1 or not old.is_file():
            return False
        if PATTERNS[item.kind].endswith("*.yaml"):
            shutil.copy2(old, item.path)
            return True
        shutil.rmtree(item.path.parent)
        shutil.copytree(old.parent, item.path.parent)
        return True

    def _forget(self, pack: Pack) -> None:
        """Remove all editions but the last; one that is still being played is in memory."""
        for folder in self.room.glob("edition-*"):
            if folder not in (pack.folder.parent, self.room / f"edition-{self.number}"):
                shutil.rmtree(folder, ignore_errors=True)


def _files(folder: Path) -> Iterator[Path]:
    """The content files of a folder; files that editors put beside them have other endings, or begin with a dot."""
    found = 0
    for room in _ROOMS:
        for path in sorted((folder / room).rglob("*.yaml")):
            inside = path.relative_to(folder)
            if any(part.startswith(".") for part in inside.parts):
                continue
            found += 1
            if found > _MOST:
                return
            yield path
    if (folder / STATISTICS_FILE).is_file():
        yield folder / STATISTICS_FILE


def _copy(path: Path, to: Path) -> None:
    """Copy a file, unless it is just being replaced: then the next edition has it."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError:
        return
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(data)


def _placed(problem: Problem, copy: Path) -> Problem:
    """A problem with the path of its file in the folder, not in the copy."""
    path = Path(problem.file)
    return problem._replace(file=path.relative_to(copy).as_posix()) if path.is_relative_to(copy) else problem
