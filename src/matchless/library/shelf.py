"""The shelf: all heroes and boards of a content folder, by name, each read once."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec.structs import replace

import matchless
from matchless.lang.names import Names
from matchless.lang.nodes import Hero
from matchless.library.board_file import BoardFile, Title
from matchless.library.load import HERO_FILE, NAMES_FILE, load_board, load_hero, load_names
from matchless.library.problem import ContentError, Problem, unknown


def content_root() -> Path:
    """The folder of the game's content: inside the installed package, or beside `src` in the repository."""
    package = Path(matchless.__file__).parent
    inside = package / "content"
    return inside if inside.is_dir() else package.parent.parent / "content"


class Shelf:
    """Heroes and boards by name."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = content_root() if root is None else root
        self._heroes: dict[str, Hero] = {}
        self._boards: dict[str, BoardFile] = {}
        self._names: dict[str, Names] = {}

    def heroes(self) -> tuple[str, ...]:
        """The names of all heroes."""
        return tuple(sorted(path.parent.name for path in (self.root / "heroes").glob(f"*/{HERO_FILE}")))

    def boards(self) -> tuple[str, ...]:
        """The names of all boards."""
        return tuple(sorted(path.stem for path in (self.root / "boards").glob("*.yaml")))

    def hero(self, name: str) -> Hero:
        """A hero."""
        if name not in self._heroes:
            self._heroes[name] = load_hero(self._hero_folder(name) / HERO_FILE)
        return self._heroes[name]

    def names(self, name: str) -> Names:
        """What a hero, its fighters and its cards are called in each language."""
        if name not in self._names:
            self._names[name] = load_names(self._hero_folder(name) / NAMES_FILE, self.hero(name))
        return self._names[name]

    def board(self, name: str) -> BoardFile:
        """A board."""
        if name not in self._boards:
            folder = self.root / "boards"
            if name not in self.boards():
                raise ContentError([Problem(str(folder), 1, 1, unknown(name, self.boards(), "the board"))])
            self._boards[name] = load_board(folder / f"{name}.yaml")
        return self._boards[name]

    def _hero_folder(self, name: str) -> Path:
        folder = self.root / "heroes"
        if name not in self.heroes():
            raise ContentError([Problem(str(folder), 1, 1, unknown(name, self.heroes(), "the hero"))])
        return folder / name


def content_version(heroes: Iterable[Hero], board: BoardFile) -> str:
    """A short word that changes when the content of a game does; comments, names and drawing do not count."""
    title = Title("", "", "")
    plain = replace(board, name=title, size=(0, 0), radius=1, crossings=(), curves=())
    plain = replace(
        plain,
        zones=dict.fromkeys(board.zones, ""),
        spaces={name: replace(space, at=(0, 0)) for name, space in board.spaces.items()},
        doors=tuple(replace(door, draw=((0, 0), (0, 0))) for door in board.doors),
    )
    # The order of cards and spaces counts, for it numbers them; the order of the heroes does not.
    parts = sorted({msgspec.json.encode(hero) for hero in heroes})
    return hashlib.sha256(b"\n".join([*parts, msgspec.json.encode(plain)])).hexdigest()[:12]
