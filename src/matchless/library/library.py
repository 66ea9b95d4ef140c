"""The library: all heroes, boards, enemies and events by name, from the game's own folder and the packs over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from matchless.lang.adventure.files import Enemy, EventCard
from matchless.lang.names import EnemyNames, Names
from matchless.lang.nodes import Hero
from matchless.library.board.build import build_board
from matchless.library.board.file import BoardFile
from matchless.library.load import (
    NAMES_FILE,
    load_board,
    load_enemy,
    load_enemy_names,
    load_event,
    load_hero,
    load_names,
)
from matchless.library.packs import Pack, found_packs, pack
from matchless.library.problem import ContentError
from matchless.library.shelf import ADVENTURES as ADVENTURES  # noqa: PLC0414 - known by this name here
from matchless.library.shelf import Clash, Item, Kind, LeftOut, Shelf
from matchless.library.version import version_of
from matchless.rules.board.board import Board

T = TypeVar("T")

_PACKAGE: Final = Path(__file__).parents[1]
CONTENT: Final = (_PACKAGE if (_PACKAGE / "content").is_dir() else _PACKAGE.parents[1]) / "content"
"""The game's content folder: inside the installed package, or beside `src` in the repository."""
_OWN: Final = Pack(CONTENT, "")


class Origin(NamedTuple):
    """A hero, board, enemy or event of a pack, and its fingerprint."""

    pack: str
    kind: Kind
    name: str
    version: str

    def __str__(self) -> str:
        return " ".join(self)


class Library:
    """Heroes, boards, enemies and events by name, out of one folder or several.

    ``Library()`` holds what comes with the game, ``Library("my-heroes", CONTENT)`` one's own over it: if two folders
    use a name, the first of them counts, and ``clashes`` lists it. ``Library.installed("my-heroes")`` has everything
    that the command would find, too. What has a mistake in it is left out of the names; ``left_out`` says why.
    """

    def __init__(self, *folders: str | Path | Pack) -> None:
        packs = [_pack(folder) for folder in folders] or [_OWN]
        self.packs = tuple(packs)
        self.folders = tuple(one.folder for one in packs)
        self.troubles: tuple[str, ...] = ()  # packs of installed packages that cannot be used
        self._examines_all = False
        self._shelves: dict[tuple[Kind, ...], Shelf] = {}
        self._faults: dict[Path, LeftOut | None] = {}
        self._heroes: dict[str, Hero] = {}
        self._boards: dict[str, BoardFile] = {}
        self._playing_boards: dict[tuple[str, bool], Board] = {}
        self._names: dict[str, Names] = {}
        self._enemies: dict[str, Enemy] = {}
        self._enemy_names: dict[str, EnemyNames] = {}
        self._events: dict[str, EventCard] = {}

    @classmethod
    def installed(cls, *folders: str | Path) -> Library:
        """The game's own content under all packs of this computer, and under those in some folders."""
        packs, troubles = found_packs(folders)
        library = cls(*(one for one in packs if one.folder.resolve() != CONTENT.resolve()), _OWN)
        library.troubles = tuple(troubles)
        return library

    def renewed(self, old: Pack, new: Pack) -> Library:
        """The same library with another folder in place of a pack; what has been read of the others is kept."""
        library = type(self)(*(new if one == old else one for one in self.packs))
        library._take_from(self, {old, new})  # noqa: SLF001 - its own kind
        return library

    def _take_from(self, other: Library, packs: set[Pack]) -> None:
        """Take what another library has read, except from some packs."""
        mine, theirs = vars(self), vars(other)
        mine["_examines_all"] = theirs["_examines_all"]
        faults: dict[Path, LeftOut | None] = theirs["_faults"]
        folders = [one.folder for one in packs]
        self._faults = {
            path: fault for path, fault in faults.items() if not any(map(path.is_relative_to, folders))
        }
        rooms: dict[str, tuple[Kind, ...]] = {
            "_heroes": ("hero",),
            "_names": ("hero",),
            "_boards": ("board",),
            "_enemies": ("villain", "minion"),
            "_enemy_names": ("villain", "minion"),
            "_events": ("event",),
        }
        for room, kinds in rooms.items():
            for name, items in self._shelf(*kinds).items.items():
                if name in theirs[room] and not any(item.pack in packs for item in items):
                    mine[room][name] = theirs[room][name]
        boards: dict[tuple[str, bool], Board] = theirs["_playing_boards"]
        self._playing_boards = {key: board for key, board in boards.items() if key[0] in self._boards}

    def __repr__(self) -> str:
        counts = f"{len(self.heroes)} heroes, {len(self.boards)} boards, {len(self.villains)} villains"
        return f"<Library {', '.join(map(str, self.folders))}: {counts}>"

    @property
    def heroes(self) -> tuple[str, ...]:
        """The names of all heroes."""
        return self._known("hero")

    @property
    def boards(self) -> tuple[str, ...]:
        """The names of all boards."""
        return self._known("board")

    @property
    def villains(self) -> tuple[str, ...]:
        """The names of all villains."""
        return self._known("villain")

    @property
    def minions(self) -> tuple[str, ...]:
        """The names of all minions."""
        return self._known("minion")

    @property
    def events(self) -> tuple[str, ...]:
        """The names of all events."""
        return self._known("event")

    def hero(self, name: str) -> Hero:
        """A hero."""
        return self._kept(self._heroes, name, lambda: load_hero(self._file(name, "hero").path))

    def names(self, name: str) -> Names:
        """What a hero, its fighters and its cards are called in each language."""
        return self._kept(self._names, name, lambda: load_names(self._beside(name, "hero"), self.hero(name)))

    def board(self, name: str) -> BoardFile:
        """A board."""
        return self._kept(self._boards, name, lambda: load_board(self._file(name, "board").path))

    def playing_board(self, name: str, *, with_bridges: bool = False) -> Board:
        """A board as the rules play on it, shared by all games with everything it remembers about distances."""
        key = (name, with_bridges)
        if key not in self._playing_boards:
            self._playing_boards[key] = build_board(self.board(name), with_bridges=with_bridges)
        return self._playing_boards[key]

    def enemy(self, name: str) -> Enemy:
        """A villain or minion."""
        return self._kept(self._enemies, name, lambda: load_enemy(self._file(name, "villain", "minion").path))

    def enemy_names(self, name: str) -> EnemyNames:
        """What an enemy, its cards and its tokens are called in each language."""
        return self._kept(
            self._enemy_names,
            name,
            lambda: load_enemy_names(self._beside(name, "villain", "minion"), self.enemy(name)),
        )

    def event(self, name: str) -> EventCard:
        """An event."""
        return self._kept(self._events, name, lambda: load_event(self._file(name, "event").path))

    # Packs --------------------------------------------------------------------------------------------------

    def pack_of(self, kind: Kind, name: str) -> str:
        """The name of the pack that something comes from; empty for the game's own, and for what is on no shelf."""
        items = self._shelf(kind).items.get(name, [])
        return next((item.pack.name for item in items if self._is_sound(item)), "")

    def home_of(self, kind: Kind, name: str) -> Path:
        """The folder of the pack that something comes from; ContentError if it is not here."""
        return self._file(name, kind).pack.folder

    def origins(self, parts: Iterable[tuple[Kind, str]]) -> tuple[Origin, ...]:
        """What of a game comes from packs, each with its fingerprint."""
        found = []
        for kind, name in sorted(set(parts)):
            from_pack = self.pack_of(kind, name)
            if from_pack:
                found.append(Origin(from_pack, kind, name, self.version(kind, name)))
        return tuple(found)

    def version(self, kind: Kind, name: str) -> str:
        """The fingerprint of something; ContentError if it is not here."""
        get: dict[Kind, Callable[[str], Any]] = {"hero": self.hero, "board": self.board, "event": self.event}
        return version_of(get.get(kind, self.enemy)(name))

    def examine(self) -> Library:
        """Read everything, so that a mistake in the game's own content leaves out no more than what has it."""
        if not self._examines_all:
            self._examines_all = True
            self._faults.clear()
        return self

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """What cannot be played, and why."""
        for shelf in self._all():
            for items in shelf.items.values():
                for item in items:
                    self._is_sound(item)
        return tuple(fault for fault in self._faults.values() if fault is not None)

    @property
    def clashes(self) -> tuple[Clash, ...]:
        """Names that several packs use."""
        found = []
        for shelf in self._all():
            for items in shelf.items.values():
                sound = [item for item in items if self._is_sound(item)]
                found += [Clash(sound[0], hidden) for hidden in sound[1:]]
        return tuple(found)

    @property
    def notes(self) -> tuple[str, ...]:
        """Everything that whoever starts the game should be told about its packs, a line each."""
        empty = [
            f"there is nothing to play in the pack '{one.name}' ({one.folder}): it needs files such as "
            "heroes/NAME/hero.yaml or boards/NAME.yaml"
            for one in self.packs
            if one != _OWN and not any(item.pack == one for shelf in self._all() for item in _items(shelf))
        ]
        return (*self.troubles, *empty, *map(str, self.left_out), *map(str, self.clashes))

    def _all(self) -> list[Shelf]:
        return [
            self._shelf("hero"),
            self._shelf("board"),
            self._shelf("villain", "minion"),
            self._shelf("event"),
        ]

    def _shelf(self, *kinds: Kind) -> Shelf:
        kinds = ("villain", "minion") if kinds[0] in ("villain", "minion") else kinds
        if kinds not in self._shelves:
            self._shelves[kinds] = Shelf(self.packs, *kinds)
        return self._shelves[kinds]

    def _known(self, kind: Kind) -> tuple[str, ...]:
        found = self._shelf(kind).items.items()
        first = {name: next(filter(self._is_sound, items), None) for name, items in found}
        return tuple(sorted(name for name, item in first.items() if item is not None and item.kind == kind))

    def _file(self, name: str, *kinds: Kind) -> Item:
        """Where something lies; ContentError has its mistakes, or names what it probably is."""
        shelf = self._shelf(*kinds)
        items = shelf.items.get(name, [])
        found = next(filter(self._is_sound, items), None)
        if found is not None:
            return found
        if items:
            fault = self._faults[items[0].path]
            assert fault is not None
            raise ContentError(fault.problems)
        known = [one for kind in kinds for one in self._known(kind)]
        raise shelf.no_such(name, known, "enemy" if len(kinds) > 1 else kinds[0])

    def _beside(self, name: str, *kinds: Kind) -> Path:
        """Where the names of something lie."""
        return self._file(name, *kinds).path.with_name(NAMES_FILE)

    def _is_sound(self, item: Item) -> bool:
        """Whether something can be played; the game's own is trusted until somebody examines it."""
        if item.pack == _OWN and not self._examines_all:
            return True
        if item.path not in self._faults:
            try:
                _try(item)
                self._faults[item.path] = None
            except ContentError as error:
                self._faults[item.path] = LeftOut(item, error.problems)
        return self._faults[item.path] is None

    @staticmethod
    def _kept(kept: dict[str, T], name: str, load: Callable[[], T]) -> T:
        if name not in kept:
            kept[name] = load()
        return kept[name]


def _pack(folder: str | Path | Pack) -> Pack:
    if isinstance(folder, Pack):
        return folder
    return _OWN if Path(folder).resolve() == CONTENT.resolve() else pack(folder)


def _items(shelf: Shelf) -> list[Item]:
    return [item for items in shelf.items.values() for item in items]


def _try(item: Item) -> None:
    """Read something with its names; ContentError if that is not possible."""
    names = item.path.with_name(NAMES_FILE)
    match item.kind:
        case "hero":
            load_names(names, load_hero(item.path))
        case "board":
            load_board(item.path)
        case "event":
            load_event(item.path)
        case _:
            load_enemy_names(names, load_enemy(item.path))
