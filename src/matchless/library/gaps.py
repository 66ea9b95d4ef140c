"""Gaps in content that are no mistakes: missing names, for which others stand in."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from matchless.lang.lint.fault import Fault
from matchless.lang.lint.names import unnamed, unnamed_of_enemy, untranslated
from matchless.lang.names import EnemyNamesFile, Names
from matchless.library.load import (
    ENEMY_FILES,
    HERO_FILE,
    NAMES_FILE,
    parse_board,
    parse_enemy,
    parse_enemy_names,
    parse_event,
    parse_hero,
    parse_names,
    read_file,
)
from matchless.library.problem import Problem
from matchless.library.yaml import locate, read


def warnings_of(path: Path) -> list[Problem]:
    """What the file of a hero, enemy, board or event lacks; nothing if there are mistakes in it."""
    data, _ = read_file(path)
    if data is None or path.name == NAMES_FILE:
        return []
    if path.name == HERO_FILE:
        return _of_hero(data, path)
    if path.name in ENEMY_FILES.values():
        return _of_enemy(data, path)
    if path.parent.name == "boards":
        board = parse_board(data, str(path))[0]
        return [] if board is None else _located(path, data, untranslated(board.name, ("name",)))
    if path.parent.name == "events":
        event = parse_event(data, str(path))[0]
        return [] if event is None else _located(path, data, untranslated(event.name, ("name",)))
    return []


def _of_hero(data: bytes, path: Path) -> list[Problem]:
    hero = parse_hero(data, str(path))[0]
    beside = path.with_name(NAMES_FILE)
    if hero is None:
        return []
    if not beside.exists():
        return [_nameless(path)]
    written, _ = read_file(beside)
    names: Names | None = None if written is None else parse_names(written, str(beside), hero)[0]
    return [] if names is None or written is None else _located(beside, written, unnamed(names, hero))


def _of_enemy(data: bytes, path: Path) -> list[Problem]:
    enemy = parse_enemy(data, str(path))[0]
    beside = path.with_name(NAMES_FILE)
    if enemy is None:
        return []
    if not beside.exists():
        return [_nameless(path)]
    written, _ = read_file(beside)
    names: EnemyNamesFile | None = (
        None if written is None else parse_enemy_names(written, str(beside), enemy)[0]
    )
    return (
        [] if names is None or written is None else _located(beside, written, unnamed_of_enemy(names, enemy))
    )


def _nameless(path: Path) -> Problem:
    said = (
        f"there is no {NAMES_FILE} beside it: every name is made from the words of the file, in all languages"
    )
    return Problem(str(path), 1, 1, said)


def _located(path: Path, data: bytes, faults: Iterable[Fault]) -> list[Problem]:
    tree, _ = read(data, str(path))
    assert tree is not None
    return [Problem(str(path), *locate(tree, fault.path), fault.message) for fault in faults]
