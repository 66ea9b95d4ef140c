"""Packs: folders of content layered over the game's own, and where they are found."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, NamedTuple

from matchless.library.problem import ContentError, Problem

ENTRY_POINTS: Final = "matchless.content"
"""The group in which an installed package names a folder of content."""
VARIABLE: Final = "MATCHLESS_CONTENT"
_LONGEST: Final = 40


class Pack(NamedTuple):
    """A folder of content, and what messages and records call it; the game's own has no name."""

    folder: Path
    name: str


def pack(folder: str | Path, name: str = "") -> Pack:
    """A folder as a pack, named after the folder unless it has a name already; ContentError if there is no such folder.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory(suffix="My Heroes") as folder:
    ...     pack(folder).name.endswith("my-heroes")
    True
    """
    path = Path(folder).expanduser()
    if not path.is_dir():
        why = "this is a file, and a pack is a folder" if path.is_file() else "there is no such folder"
        raise ContentError([Problem(str(path), 0, 0, why)])
    words = re.findall("[a-z0-9]+", (name or path.resolve().name).lower())
    return Pack(path, "-".join(words)[:_LONGEST].strip("-") or "pack")


def found_packs(folders: Iterable[str | Path] = ()) -> tuple[list[Pack], list[str]]:
    """Every pack on this computer, the topmost first, and why some could not be used.

    First those in ``folders``, then those that MATCHLESS_CONTENT names, then the user's own folder, then those that
    installed packages bring.
    """
    named = [*folders, *(part for part in os.environ.get(VARIABLE, "").split(os.pathsep) if part)]
    packs = [pack(folder) for folder in named]
    own = user_folder()
    if own.is_dir():
        packs.append(pack(own, "my-content"))
    troubles = []
    for entry in sorted(entry_points(group=ENTRY_POINTS)):
        try:
            packs += [pack(folder, entry.name) for folder in _brought(entry)]
        except Exception as error:  # noqa: BLE001 - somebody else's package must not stop the game
            troubles.append(f"the installed pack '{entry.name}' cannot be used: {error}")
    unique = {one.folder.resolve(): one for one in reversed(packs)}
    return [one for one in packs if unique[one.folder.resolve()] is one], troubles


def user_folder() -> Path:
    """Where this user's own content lies, if there is any.

    The place that platformdirs would name; three lines are not worth a dependency of the core.
    """
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        given = Path(os.environ.get("XDG_DATA_HOME") or "")
        base = given if given.is_absolute() else home / ".local" / "share"
    return base / "matchless" / "content"


def _brought(entry: EntryPoint) -> Iterator[Path]:
    """The folders that an entry point stands for: a package, a path, or a function that returns a path."""
    value = entry.load()
    if callable(value):
        value = value()
    if isinstance(value, str | Path):
        yield Path(value)
        return
    folders = list(getattr(value, "__path__", ()))
    if not folders:
        raise TypeError(f"'{entry.value}' is neither a package nor a path")
    yield from map(Path, folders[:1])
