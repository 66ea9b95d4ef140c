"""Records: a game as a small text file. Same record, same game.

A game that a server dealt with a secret key has a record of format 2. Before the first decision the server published
the SHA-256 of its lines down to the key, so that everyone can check afterwards that the key, and with it every
shuffle, was already fixed.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Final, NoReturn

from msgspec import Struct

from matchless.lang.lint.fault import short
from matchless.match.setup import Setup

if TYPE_CHECKING:
    from pathlib import Path

TITLE: Final = "matchless record 1"
TITLE_WITH_KEY: Final = "matchless record 2"
_PACKS: Final = "packs"
_BOARD: Final = ("board", "heroes")
_ENEMIES: Final = ("villain", "minions", "events")
_KEY: Final = re.compile("[0-9a-f]{64}")
NONE: Final = "none"
IN_TEAMS: Final = " in teams"


MAX_BYTES: Final = 1_000_000
"""The largest record file; a long game takes a fiftieth of it."""
MAX_LINE: Final = 4000


class RecordError(Exception):
    """A record that cannot be replayed."""


class Record(Struct, frozen=True):
    """Setup, content version, and the options taken, in words. ``str`` is the text of its file.

    ``packs`` names what does not come with the game: each a pack, a kind, a name and a fingerprint.
    """

    setup: Setup
    version: str
    moves: tuple[str, ...]
    name: str = "record"
    packs: tuple[str, ...] = ()

    def __repr__(self) -> str:
        setup = self.setup
        enemies = f" against {setup.villain}" if setup.villain else ""
        return f"<Record {', '.join(setup.heroes)}{enemies} on {setup.board}, {len(self.moves)} moves>"

    def __str__(self) -> str:
        published = [f"commitment: {self.commitment}"] if self.setup.key else []
        return "\n".join([*_head(self), *published, "", *self.moves]) + "\n"

    def line_of(self, move: int) -> int:
        """Return the line of the file that holds a move."""
        return len(self.keys) + 3 + move

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the lines before the moves, from the second line on."""
        return _keys(
            with_key=bool(self.setup.key),
            with_packs=bool(self.packs),
            with_enemies=bool(self.setup.villain),
        )

    def line_at(self, key: str) -> int:
        """Return the line of the file that holds a key."""
        return self.keys.index(key) + 2

    @property
    def commitment(self) -> str:
        """What a server publishes before the first decision: the SHA-256 of the key and everything it is used for."""
        return hashlib.sha256("".join(f"{line}\n" for line in _head(self)).encode()).hexdigest()


def _keys(*, with_key: bool, with_packs: bool, with_enemies: bool) -> tuple[str, ...]:
    enemies = _ENEMIES if with_enemies else ()
    content = ("content", _PACKS, *_BOARD) if with_packs else ("content", *_BOARD)
    if with_key:
        return ("table", *content, *enemies, "rules", "key", "commitment")
    return (*content, *enemies, "rules", "seed")


def _head(record: Record) -> list[str]:
    """Return the lines that determine all chance: everything before the moves except the commitment to them."""
    setup = record.setup
    adventure = [
        f"villain: {setup.villain}",
        f"minions: {', '.join(setup.minions)}",
        f"events: {', '.join(setup.events) or NONE}",
    ]
    rules = [setup.preset, *(f"{name}={value}" for name, value in sorted(setup.changes.items()))]
    return [
        *((TITLE_WITH_KEY, f"table: {setup.table or NONE}") if setup.key else (TITLE,)),
        f"content: {record.version}",
        *([f"{_PACKS}: {', '.join(record.packs)}"] if record.packs else []),
        f"board: {setup.board}",
        f"heroes: {', '.join(setup.heroes)}{IN_TEAMS if setup.in_teams else ''}",
        *(adventure if setup.villain else ()),
        f"rules: {' '.join(rules)}",
        f"key: {setup.key}" if setup.key else f"seed: {setup.seed}",
    ]


def read_record(path: Path) -> Record:
    """Return the record in a file; RecordError names the line that is wrong, or says why there is none."""
    if not path.is_file():
        raise RecordError(f"{path}: {'this is not a file' if path.exists() else 'there is no such file'}")
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise RecordError(f"{path}: the file is larger than {MAX_BYTES:,} bytes, which no record is")
    return read(data.decode("utf-8", "replace"), str(path))


def read(text: str, name: str = "record") -> Record:
    """Return the record in a text; RecordError names the line that is wrong."""
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if len(line) > MAX_LINE:
            fail(name, number, f"this line is longer than {MAX_LINE} characters, which none of a record is")
    if not lines or lines[0].strip() not in (TITLE, TITLE_WITH_KEY):
        fail(name, 1, f"not a record: the first line must be '{TITLE}' or '{TITLE_WITH_KEY}'")
    with_key = lines[0].strip() == TITLE_WITH_KEY
    with_packs = _has_key(lines, 2 + with_key, _PACKS)
    with_enemies = _has_key(lines, 4 + with_key + with_packs, _ENEMIES[0])
    keys = _keys(with_key=with_key, with_packs=with_packs, with_enemies=with_enemies)
    values: dict[str, str] = {}
    for number, key in enumerate(keys, start=2):
        line = lines[number - 1] if number <= len(lines) else ""
        found, _, value = line.partition(":")
        if found.strip() != key or not value.strip():
            fail(name, number, f"expected '{key}: …', found '{short(line)}'")
        values[key] = value.strip()
    _check_chance(name, values, keys.index("key" if with_key else "seed") + 2)
    if len(lines) > len(keys) + 1 and lines[len(keys) + 1].strip():
        fail(name, len(keys) + 2, "expected an empty line before the moves")
    moves = [line.strip() for line in lines[len(keys) + 2 :]]
    while moves and not moves[-1]:
        moves.pop()
    record = Record(_setup(values), values["content"], tuple(moves), name, _list(values.get(_PACKS, NONE)))
    if with_key and values["commitment"] != record.commitment:
        why = "this is not the commitment to the lines above: the key or the set-up was changed"
        fail(name, record.line_at("commitment"), why)
    return record


def _has_key(lines: list[str], at: int, key: str) -> bool:
    return len(lines) > at and lines[at].partition(":")[0].strip() == key


def _check_chance(name: str, values: dict[str, str], line: int) -> None:
    if not re.fullmatch(r"-?\d{1,30}", values.get("seed", "0")):
        fail(name, line, f"the seed must be a whole number, not '{short(values['seed'])}'")
    if not _KEY.fullmatch(values.get("key", "0" * 64)):
        fail(name, line, "the key must be 64 hexadecimal digits")


def _setup(values: dict[str, str]) -> Setup:
    preset, *words = values["rules"].split()
    changes = {}
    for word in words:
        option, _, value = word.partition("=")
        changes[option] = value
    named = values["heroes"].removesuffix(IN_TEAMS)
    return Setup(
        values["board"],
        _list(named),
        int(values.get("seed", "0")),
        preset,
        changes,
        named != values["heroes"],
        values.get("villain", ""),
        _list(values.get("minions", NONE)),
        _list(values.get("events", NONE)),
        values.get("key", ""),
        "" if values.get("table", NONE) == NONE else values["table"],
    )


def _list(text: str) -> tuple[str, ...]:
    return () if text == NONE else tuple(part.strip() for part in text.split(","))


def fail(name: str, line: int, message: str) -> NoReturn:
    """Refuse a record for one of its lines."""
    raise RecordError(f"{name}:{line}: {message}")
