"""The files of one kind over all packs, by name: which hides which, and what was left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from matchless.library.load import ENEMY_FILES, HERO_FILE
from matchless.library.packs import Pack
from matchless.library.problem import ContentError, Problem, unknown

ADVENTURES: Final = "adventures"
Kind: TypeAlias = Literal["hero", "board", "villain", "minion", "event"]
PATTERNS: Final[dict[Kind, str]] = {
    "hero": f"heroes/*/{HERO_FILE}",
    "board": "boards/*.yaml",
    "villain": f"{ADVENTURES}/villains/*/{ENEMY_FILES['villain']}",
    "minion": f"{ADVENTURES}/minions/*/{ENEMY_FILES['minion']}",
    "event": f"{ADVENTURES}/events/*.yaml",
}
"""Where the files of each kind lie in a pack."""


class Item(NamedTuple):
    """A file that describes a hero, board, enemy or event."""

    kind: Kind
    name: str
    pack: Pack
    path: Path


class LeftOut(NamedTuple):
    """A thing that cannot be played, with everything wrong with it."""

    item: Item
    problems: tuple[Problem, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """The problems in words, with paths relative to the pack: nobody else need know where it is."""
        return tuple(
            str(problem._replace(file=_inside(problem.file, self.item.pack))) for problem in self.problems
        )

    def __str__(self) -> str:
        first, *more = self.problems
        rest = f" (and {len(more)} more: 'matchless check {self.item.path.parent}')" if more else ""
        return f"{self.item.kind} '{self.item.name}' is left out: {first}{rest}"


class Clash(NamedTuple):
    """A name that two packs use: the upper one is played."""

    played: Item
    hidden: Item

    def __str__(self) -> str:
        upper, lower = (one.pack.name and f"pack '{one.pack.name}'" for one in self)
        hides = f"that of the {lower}" if lower else "the game's own"
        return f"{self.played.kind} '{self.played.name}' of the {upper} is played in place of {hides}"


class Shelf:
    """The files of kinds that share one set of names, such as villains and minions."""

    def __init__(self, packs: Sequence[Pack], *kinds: Kind) -> None:
        self.items: dict[str, list[Item]] = {}  # by name, the topmost first
        self.packs = packs
        self.kinds = kinds
        for one in packs:
            for item in self._in(one):
                self.items.setdefault(item.name, []).append(item)

    def _in(self, pack: Pack) -> Iterator[Item]:
        for kind in self.kinds:
            for path in sorted(pack.folder.glob(PATTERNS[kind])):
                name = path.stem if PATTERNS[kind].endswith("*.yaml") else path.parent.name
                yield Item(kind, name, pack, path)

    def no_such(self, name: str, known: Sequence[str], what: str) -> ContentError:
        """The error for a name that no pack uses."""
        where = self.packs[-1].folder / PATTERNS[self.kinds[0]].partition("/*")[0]
        return ContentError([Problem(str(where), 1, 1, unknown(name, known, f"the {what}"))])


def _inside(file: str, pack: Pack) -> str:
    path = Path(file)
    return path.relative_to(pack.folder).as_posix() if path.is_relative_to(pack.folder) else path.name
