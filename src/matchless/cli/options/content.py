"""The option ``--content``: packs of content layered over the game's own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from matchless.lang.lint.fault import visible
from matchless.library.library import Library
from matchless.library.packs import VARIABLE
from matchless.library.shelf import PATTERNS

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable

ROOMS: Final = frozenset(pattern.partition("/")[0] for pattern in PATTERNS.values())
"""The folders that a pack may have."""


def add_content(parser: argparse.ArgumentParser) -> None:
    """Add the option to a command."""
    parser.add_argument(
        "--content",
        metavar="DIR",
        action="append",
        default=[],
        help=f"a folder of your own heroes, boards and enemies, over the game's own; repeatable (also {VARIABLE})",
    )


def library_of(args: argparse.Namespace, *, examine: bool = False, wanted: str = "") -> Library:
    """Return the library with all packs; faults in them are printed, and stop nothing else.

    Those in what is ``wanted`` are not: the command tells all of them itself.
    """
    library = Library.installed(*map(pack_meant, args.content))
    if examine:
        library.examine()
    own = {str(fault) for fault in library.left_out if fault.item.name == wanted}
    for note in library.notes:
        if note in own:
            continue
        print(visible(f"matchless: {note}"), file=sys.stderr)
    return library


def pack_meant(folder: str) -> Path:
    """Return the pack in which something lies, where whoever names a pack names a part of it, such as its hero.

    >>> str(pack_meant("my-heroes"))
    'my-heroes'
    """
    path = Path(folder).expanduser()
    for pack in packs_around([path]):
        inside = path.resolve().relative_to(pack).parts
        if inside and inside[0] in ROOMS:
            return pack
    return path


def packs_around(paths: Iterable[Path]) -> list[Path]:
    """Return the packs that files or folders belong to, or are.

    >>> packs_around([Path("/nowhere/at/all")])
    []
    """
    found = []
    for path in paths:
        whole = path.resolve()
        around = [one for one in (whole, *whole.parents[:4]) if any((one / room).is_dir() for room in ROOMS)]
        found += around[:1]
    return list(dict.fromkeys(found))
