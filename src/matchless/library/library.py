"""The library: all heroes, boards, enemies and events of a content folder, by name, each read once."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from matchless.lang.adventure.files import Enemy, EventCard
from matchless.lang.names import EnemyNames, Names
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

ADVENTURES: Final = "adventures"
_HEROES: Final = f"heroes/*/{HERO_FILE}"
_BOARDS: Final = "boards/*.yaml"
_VILLAINS: Final = f"{ADVENTURES}/villains/*/{ENEMY_FILES['villain']}"
_MINIONS: Final = f"{ADVENTURES}/minions/*/{ENEMY_FILES['minion']}"
_EVENTS: Final = f"{ADVENTURES}/events/*.yaml"


_PACKAGE: Final = Path(__file__).parents[1]
CONTENT: Final = (_PACKAGE if (_PACKAGE / "content").is_dir() else _PACKAGE.parents[1]) / "content"
"""The game's content folder: inside the installed package, or beside `src` in the repository."""


class Library:
    """Heroes, boards, enemies and events by name, out of one folder or several.

    ``Library()`` holds what comes with the game, ``Library("my-heroes", CONTENT)`` one's own beside it. No folder goes
    before another: a name that two of them use is a mistake.
    """

    def __init__(self, *folders: str | Path) -> None:
        self.folders = tuple(Path(folder) for folder in folders) or (CONTENT,)
        for folder in self.folders:
            if not folder.is_dir():
                raise ContentError([Problem(str(folder), 1, 1, "there is no such folder")])
        self._heroes: dict[str, Hero] = {}
        self._boards: dict[str, BoardFile] = {}
        self._playing_boards: dict[tuple[str, bool], Board] = {}
        self._names: dict[str, Names] = {}
        self._enemies: dict[str, Enemy] = {}
        self._enemy_names: dict[str, EnemyNames] = {}
        self._events: dict[str, EventCard] = {}

    def __repr__(self) -> str:
        counts = f"{len(self.heroes)} heroes, {len(self.boards)} boards, {len(self.villains)} villains"
        return f"<Library {', '.join(map(str, self.folders))}: {counts}>"

    @property
    def heroes(self) -> tuple[str, ...]:
        """The names of all heroes."""
        return tuple(self._files(_HEROES))

    @property
    def boards(self) -> tuple[str, ...]:
        """The names of all boards."""
        return tuple(self._files(_BOARDS))

    @property
    def villains(self) -> tuple[str, ...]:
        """The names of all villains."""
        return tuple(self._files(_VILLAINS))

    @property
    def minions(self) -> tuple[str, ...]:
        """The names of all minions."""
        return tuple(self._files(_MINIONS))

    @property
    def events(self) -> tuple[str, ...]:
        """The names of all events."""
        return tuple(self._files(_EVENTS))

    def hero(self, name: str) -> Hero:
        """A hero."""
        if name not in self._heroes:
            self._heroes[name] = load_hero(self._file(name, "the hero", _HEROES))
        return self._heroes[name]

    def names(self, name: str) -> Names:
        """What a hero, its fighters and its cards are called in each language."""
        if name not in self._names:
            file = self._file(name, "the hero", _HEROES).with_name(NAMES_FILE)
            self._names[name] = load_names(file, self.hero(name))
        return self._names[name]

    def board(self, name: str) -> BoardFile:
        """A board."""
        if name not in self._boards:
            self._boards[name] = load_board(self._file(name, "the board", _BOARDS))
        return self._boards[name]

    def playing_board(self, name: str, *, with_bridges: bool = False) -> Board:
        """A board as the rules play on it, shared by all games with everything it has learnt about ways."""
        key = (name, with_bridges)
        if key not in self._playing_boards:
            self._playing_boards[key] = build_board(self.board(name), with_bridges=with_bridges)
        return self._playing_boards[key]

    def enemy(self, name: str) -> Enemy:
        """A villain or minion."""
        if name not in self._enemies:
            self._enemies[name] = load_enemy(self._file(name, "the enemy", _VILLAINS, _MINIONS))
        return self._enemies[name]

    def enemy_names(self, name: str) -> EnemyNames:
        """What an enemy, its cards and its tokens are called in each language."""
        if name not in self._enemy_names:
            file = self._file(name, "the enemy", _VILLAINS, _MINIONS).with_name(NAMES_FILE)
            self._enemy_names[name] = load_enemy_names(file, self.enemy(name))
        return self._enemy_names[name]

    def event(self, name: str) -> EventCard:
        """An event."""
        if name not in self._events:
            self._events[name] = load_event(self._file(name, "the event", _EVENTS))
        return self._events[name]

    def _files(self, *patterns: str) -> dict[str, Path]:
        """Every file of some kinds, sorted by the name of what it describes: its own name, or its folder's."""
        found: dict[str, Path] = {}
        for folder, pattern in product(self.folders, patterns):
            for path in folder.glob(pattern):
                name = path.stem if pattern.endswith("*.yaml") else path.parent.name
                if name in found:
                    raise ContentError(
                        [Problem(str(path), 1, 1, f"there is another '{name}': {found[name]}")]
                    )
                found[name] = path
        return dict(sorted(found.items()))

    def _file(self, name: str, what: str, *patterns: str) -> Path:
        files = self._files(*patterns)
        if name not in files:
            where = self.folders[0] / patterns[0].partition("/*")[0]
            raise ContentError([Problem(str(where), 1, 1, unknown(name, files, what))])
        return files[name]


_UNNAMED: Final = {"en": "", "fr": "", "uk": ""}
"""In place of names, which do not count; the words of old versions hold it, so a new language does not join."""


def content_version(
    heroes: Iterable[Hero], board: BoardFile, enemies: Iterable[Enemy] = (), events: Iterable[EventCard] = ()
) -> str:
    """A short fingerprint of a game's content and the rules; comments, names and drawings do not count."""
    plain = replace(board, size=(0, 0), radius=1, crossings=(), curves=())
    plain = replace(
        plain,
        zones=dict.fromkeys(board.zones, ""),
        spaces={name: replace(space, at=(0, 0)) for name, space in board.spaces.items()},
        doors=tuple(replace(door, draw=((0, 0), (0, 0))) for door in board.doors),
    )
    # The order of cards and spaces counts because it numbers them; the order of heroes does not.
    parts = sorted({msgspec.json.encode(_unpictured(hero)) for hero in heroes})
    foes = [msgspec.json.encode(_unpictured(enemy)) for enemy in enemies]
    laid = msgspec.to_builtins(plain) | {"name": _UNNAMED}
    del laid["ground"]
    if not foes:
        del laid["bridges"], laid["fields"]  # duels know nothing of them
    foes += [msgspec.json.encode(_unpictured(event) | {"name": _UNNAMED}) for event in events]
    rules = f"rules {REVISION}".encode()
    content = b"\n".join([rules, *parts, msgspec.json.encode(laid), *sorted(foes)])
    return hashlib.sha256(content).hexdigest()[:12]


def _unpictured(content: Hero | Enemy | EventCard) -> dict[str, object]:
    """Content as plain data without what it looks like."""
    data: dict[str, Any] = msgspec.to_builtins(content)
    for part in (data, *data.get("fighters", {}).values(), *data.get("deck", {}).values()):
        part.pop("colours", None)
        part.pop("emblem", None)
    return data
