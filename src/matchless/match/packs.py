"""Compares the content that a game was played with to the packs here, item by item."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from matchless.library.problem import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from matchless.library.library import Library
    from matchless.library.shelf import Kind

_PARTS = 4


class Change(NamedTuple):
    """A hero, board, enemy or event that has changed."""

    code: str  # missing, changed or replaced
    kind: str
    name: str
    pack: str
    was: str = ""
    now: str = ""

    def __str__(self) -> str:
        what = f"the {self.kind} '{self.name}'"
        if self.code == "missing":
            return (
                f"{what} of the pack '{self.pack}' is not here: name the folder of the pack with --content, "
                "or put it among your packs"
            )
        if self.code == "replaced":
            return (
                f"{what} is that of the pack '{self.pack}' here, and this game was played with another: "
                "start without that pack"
            )
        return (
            f"{what} of the pack '{self.pack}' has changed since this game began: it was {self.was}, here it is "
            f"{self.now}"
        )


def changes(library: Library, packs: Sequence[str], parts: Iterable[tuple[Kind, str]]) -> list[Change]:
    """Return what has changed, given what a record says about packs and what its game is made of."""
    found = []
    told = set()
    for one in packs:
        words = one.split()
        if len(words) != _PARTS:
            continue  # not written by us; the fingerprint of the whole game decides
        pack, kind, name, was = words
        told.add((kind, name))
        try:
            now = library.version(kind, name)  # type: ignore[arg-type] # an unknown kind is looked for among enemies
        except ContentError:
            found.append(Change("missing", kind, name, pack))
            continue
        if now != was:
            found.append(Change("changed", kind, name, pack, was, now))
    found += [
        Change("replaced", origin.kind, origin.name, origin.pack)
        for origin in library.origins(part for part in parts if part not in told)
    ]
    return found
