"""Loading content files: read, decoded and checked, or refused with every problem found."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from functools import lru_cache, wraps
from pathlib import Path
from typing import Final, TypeVar, cast

from msgspec import Struct

from matchless.lang.adventure.files import Enemy, EventCard
from matchless.lang.adventure.lint_ending import check_ending
from matchless.lang.adventure.lint_enemy import check_enemy, check_event
from matchless.lang.lint.fault import Fault
from matchless.lang.lint.hero import DECK_SIZE, check
from matchless.lang.lint.names import check_enemy_names, check_names
from matchless.lang.lint.pictures import check_pictures
from matchless.lang.names import EnemyNames, EnemyNamesFile, Names
from matchless.lang.names.standing_in import complete, complete_enemy
from matchless.lang.nodes import Hero
from matchless.library.board.check import check_board
from matchless.library.board.file import BoardFile
from matchless.library.decode import decode
from matchless.library.glyphs import glyphs
from matchless.library.problem import ContentError, EnoughError, Problem, Problems
from matchless.library.yaml import MAX_BYTES, locate, read

T = TypeVar("T", bound=Struct)
Parse = TypeVar("Parse", bound=Callable[..., tuple[object, list[Problem]]])

HERO_FILE: Final = "hero.yaml"
ENEMY_FILES: Final = {"villain": "villain.yaml", "minion": "minion.yaml"}
NAMES_FILE: Final = "names.yaml"


def load_hero(path: Path, deck_size: int | None = DECK_SIZE) -> Hero:
    """The hero in a file."""
    return _sure(*parse_hero(_bytes(path), str(path), deck_size))


def load_board(path: Path) -> BoardFile:
    """The board in a file."""
    return _sure(*parse_board(_bytes(path), str(path)))


def load_enemy(path: Path) -> Enemy:
    """The enemy in a file."""
    return _sure(*parse_enemy(_bytes(path), str(path)))


def load_event(path: Path) -> EventCard:
    """The event in a file."""
    return _sure(*parse_event(_bytes(path), str(path)))


def load_enemy_names(path: Path, enemy: Enemy) -> EnemyNames:
    """The names of an enemy in a file; without one, names that stand in."""
    if not path.exists():
        return complete_enemy(EnemyNamesFile(), enemy)
    return complete_enemy(_sure(*parse_enemy_names(_bytes(path), str(path), enemy)), enemy)


def load_names(path: Path, hero: Hero) -> Names:
    """The names of a hero in a file; without one, names that stand in."""
    if not path.exists():
        return complete(Names(), hero)
    return complete(_sure(*parse_names(_bytes(path), str(path), hero)), hero)


def load_text(path: Path, kind: type[T], lint: Callable[[T], Iterable[Fault]]) -> T:
    """What a file of texts holds."""
    return _sure(*_parse(_bytes(path), str(path), kind, lint))


def _remembered(parse: Parse) -> Parse:
    """Keep what the last files hold: names, scenarios and the library ask for the same hero again and again."""
    kept = lru_cache(maxsize=32)(parse)

    @wraps(parse)
    def remembered(*args: Hashable) -> tuple[object, list[Problem]]:
        value, problems = kept(*args)
        return value, [*problems]

    return cast("Parse", remembered)


def parse_hero(
    data: bytes, file: str, deck_size: int | None = DECK_SIZE
) -> tuple[Hero | None, list[Problem]]:
    """The hero in the text of a file, or nothing, and what is wrong with it."""
    return _parse_hero(data, file, deck_size)


@_remembered
def _parse_hero(data: bytes, file: str, deck_size: int | None) -> tuple[Hero | None, list[Problem]]:
    path = Path(file)
    slug = path.parent.name if path.name == HERO_FILE else ""

    def lint(hero: Hero) -> list[Fault]:
        return [
            *_slug("hero", hero.hero, slug),
            *check(hero, deck_size),
            *check_pictures(hero, glyphs()),
        ]

    return _parse(data, file, Hero, lint)


@_remembered
def parse_board(data: bytes, file: str) -> tuple[BoardFile | None, list[Problem]]:
    """The board in the text of a file, or nothing, and what is wrong with it."""
    slug = Path(file).stem
    return _parse(
        data,
        file,
        BoardFile,
        lambda board: [
            *_slug("board", board.board, slug),
            *check_board(board),
            *check_pictures(board, glyphs()),
        ],
    )


def parse_names(data: bytes, file: str, hero: Hero | None) -> tuple[Names | None, list[Problem]]:
    """The names in the text of a file as written, or nothing, and what is wrong; without a hero, only their form."""
    return _parse(data, file, Names, lambda names: [] if hero is None else check_names(names, hero))


@_remembered
def parse_enemy(data: bytes, file: str) -> tuple[Enemy | None, list[Problem]]:
    """The enemy in the text of a file, or nothing, and what is wrong with it."""
    path = Path(file)
    slug = path.parent.name if path.name in ENEMY_FILES.values() else ""

    def lint(enemy: Enemy) -> list[Fault]:
        named = [*_slug("enemy", enemy.enemy, slug), *_shelved(enemy, path.name)]
        return [*named, *check_enemy(enemy), *check_ending(enemy), *check_pictures(enemy, glyphs())]

    return _parse(data, file, Enemy, lint)


def parse_event(data: bytes, file: str) -> tuple[EventCard | None, list[Problem]]:
    """The event in the text of a file, or nothing, and what is wrong with it."""
    slug = Path(file).stem

    def lint(event: EventCard) -> list[Fault]:
        return [
            *_slug("event", event.event, slug),
            *check_event(event),
            *check_pictures(event, glyphs()),
        ]

    return _parse(data, file, EventCard, lint)


def parse_enemy_names(
    data: bytes, file: str, enemy: Enemy | None
) -> tuple[EnemyNamesFile | None, list[Problem]]:
    """The names in the text of a file as written, or nothing, and what is wrong; without an enemy, only their form."""
    return _parse(
        data, file, EnemyNamesFile, lambda names: [] if enemy is None else check_enemy_names(names, enemy)
    )


def _shelved(enemy: Enemy, file: str) -> list[Fault]:
    """Check that an enemy is in the file for its rank."""
    if file in ENEMY_FILES.values() and file != ENEMY_FILES[enemy.rank]:
        return [Fault(("rank",), f"a {enemy.rank} stands in a file called '{ENEMY_FILES[enemy.rank]}'")]
    return []


def read_file(path: Path) -> tuple[bytes | None, list[Problem]]:
    """What a file contains, or why it cannot be read."""
    try:
        if not path.exists():
            return None, [Problem(str(path), 1, 1, "there is no such file")]
        if not path.is_file():
            return None, [Problem(str(path), 1, 1, "this is not a file")]
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1), []
    except (OSError, ValueError):
        return None, [Problem(str(path), 1, 1, "the file cannot be read")]


def _parse(
    data: bytes, file: str, kind: type[T], lint: Callable[[T], Iterable[Fault]]
) -> tuple[T | None, list[Problem]]:
    tree, problems = read(data, file)
    if tree is None:
        return None, problems
    value, mistakes = decode(tree, kind, file)
    problems += mistakes
    if value is not None:
        noted = Problems(file)
        with suppress(EnoughError):
            for path, message in lint(value):
                noted.add(locate(tree, path), message)
        problems += noted.found
    unique = sorted(set(problems))
    return (None if unique else value), unique


def _slug(key: str, name: str, expected: str) -> list[Fault]:
    """Check that a hero or enemy is named after its folder, a board or event after its file."""
    if expected in (name, ""):
        return []
    home = "folder" if key in ("hero", "enemy") else "file"
    return [Fault((key,), f"'{name}' must be called as its {home}, '{expected}'")]


def _bytes(path: Path) -> bytes:
    data, problems = read_file(path)
    if data is None:
        raise ContentError(problems)
    return data


def _sure(value: T | None, problems: list[Problem]) -> T:
    if value is None:
        raise ContentError(problems)
    return value
