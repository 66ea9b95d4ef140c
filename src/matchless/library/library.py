"""The library: all heroes, boards, enemies and events of a content folder, by name, each read once."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec.structs import replace

import matchless
from matchless.lang.adventure.files import Enemy, EventCard
from matchless.lang.names import EnemyNames, Names, Title
from matchless.lang.nodes import Hero
from matchless.library.board.build import build_board
from matchless.library.board.file import BoardFile
from matchless.library.load import (
    ENEMY_FILES,
    HERO_FILE,
    NAMES_FILE,
    load_board,
    load_enemy,
    load_enemy_names,
    load_event,
    load_hero,
    load_names,
)
from matchless.library.problem import ContentError, Problem, unknown
from matchless.rules.board.board import Board
from matchless.rules.flow.play import REVISION

ADVENTURES = "adventures"


def content_root() -> Path:
    """The folder of the game's content: inside the installed package, or beside `src` in the repository."""
    package = Path(matchless.__file__).parent
    inside = package / "content"
    return inside if inside.is_dir() else package.parent.parent / "content"


class Library:
    """Heroes, boards, enemies and events by name."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = content_root() if root is None else root
        self._heroes: dict[str, Hero] = {}
        self._boards: dict[str, BoardFile] = {}
        self._playing_boards: dict[tuple[str, bool], Board] = {}
        self._names: dict[str, Names] = {}
        self._enemies: dict[str, Enemy] = {}
        self._enemy_names: dict[str, EnemyNames] = {}
        self._events: dict[str, EventCard] = {}

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

    def playing_board(self, name: str, *, with_bridges: bool = False) -> Board:
        """A board as the rules play on it; all games share it, with what it has found out about ways."""
        key = (name, with_bridges)
        if key not in self._playing_boards:
            self._playing_boards[key] = build_board(self.board(name), with_bridges=with_bridges)
        return self._playing_boards[key]

    def villains(self) -> tuple[str, ...]:
        """The names of all villains."""
        return self._ranked("villain")

    def minions(self) -> tuple[str, ...]:
        """The names of all minions."""
        return self._ranked("minion")

    def events(self) -> tuple[str, ...]:
        """The names of all events."""
        return tuple(sorted(path.stem for path in (self.root / ADVENTURES / "events").glob("*.yaml")))

    def enemy(self, name: str) -> Enemy:
        """A villain or minion."""
        if name not in self._enemies:
            folder = self._enemy_folder(name)
            self._enemies[name] = load_enemy(folder / ENEMY_FILES[folder.parent.name.removesuffix("s")])
        return self._enemies[name]

    def enemy_names(self, name: str) -> EnemyNames:
        """What an enemy, its cards and its tokens are called in each language."""
        if name not in self._enemy_names:
            self._enemy_names[name] = load_enemy_names(
                self._enemy_folder(name) / NAMES_FILE, self.enemy(name)
            )
        return self._enemy_names[name]

    def event(self, name: str) -> EventCard:
        """An event."""
        if name not in self._events:
            folder = self.root / ADVENTURES / "events"
            if name not in self.events():
                raise ContentError([Problem(str(folder), 1, 1, unknown(name, self.events(), "the event"))])
            self._events[name] = load_event(folder / f"{name}.yaml")
        return self._events[name]

    def _ranked(self, rank: str) -> tuple[str, ...]:
        files = (self.root / ADVENTURES / f"{rank}s").glob(f"*/{ENEMY_FILES[rank]}")
        return tuple(sorted(path.parent.name for path in files))

    def _enemy_folder(self, name: str) -> Path:
        folder = self.root / ADVENTURES
        for rank in ENEMY_FILES:
            if name in self._ranked(rank):
                return folder / f"{rank}s" / name
        known = (*self.villains(), *self.minions())
        raise ContentError([Problem(str(folder), 1, 1, unknown(name, known, "the enemy"))])

    def _hero_folder(self, name: str) -> Path:
        folder = self.root / "heroes"
        if name not in self.heroes():
            raise ContentError([Problem(str(folder), 1, 1, unknown(name, self.heroes(), "the hero"))])
        return folder / name


def content_version(
    heroes: Iterable[Hero], board: BoardFile, enemies: Iterable[Enemy] = (), events: Iterable[EventCard] = ()
) -> str:
    """A short word that changes with the content of a game and the rules; comments, names and drawing do not count."""
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
    foes = [msgspec.json.encode(enemy) for enemy in enemies]
    ground = msgspec.to_builtins(plain)
    if not foes:
        del ground["bridges"], ground["fields"]  # no duel knows of them
    foes += [msgspec.json.encode(replace(event, name=title)) for event in events]
    rules = f"rules {REVISION}".encode()
    content = b"\n".join([rules, *parts, msgspec.json.encode(ground), *sorted(foes)])
    return hashlib.sha256(content).hexdigest()[:12]
