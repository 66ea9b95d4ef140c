"""Checking whole folders of content."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from matchless.lang.adventure.files import Enemy
from matchless.lang.nodes import Hero
from matchless.library.gaps import warnings_of
from matchless.library.library import Library
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
from matchless.library.rulebook import RULES_FOLDER, check_rules
from matchless.library.statistics import STATISTICS_FILE, check_statistics
from matchless.library.yaml import Mapping, read
from matchless.scenarios.book import load_book
from matchless.scenarios.cover import EVENTS_FOLDER, SCENARIOS_FILE, check_scenarios

NO_SCENARIOS: Final = "there is no such file; with --draft, check does without scenarios"


def check_paths(
    paths: Iterable[Path | str], library: Library | None = None, *, draft: bool = False
) -> list[Problem]:
    """Every problem in the files of heroes, enemies, names, scenarios, events, boards, rules and statistics.

    A draft need not have a scenario for everything.
    """
    problems: set[Problem] = set()
    library = library or Library()  # one for all files, so that each hero that scenarios name is read once
    for path in map(Path, paths):
        for file in _files(path, draft=draft):
            problems.update(_check_file(file, library, draft=draft))
    return sorted(problems)


def warnings_in(paths: Iterable[Path | str]) -> list[Problem]:
    """What is no mistake, but less than it could be: names that others stand in for."""
    found: set[Problem] = set()
    for path in map(Path, paths):
        for file in _files(path, draft=True):
            found.update(warnings_of(file))
    return sorted(found)


def _files(path: Path, *, draft: bool) -> Iterator[Path]:
    """The content files in a folder, or the file itself."""
    if not _is_folder(path):
        yield path
        return
    for folder, folders, files in os.walk(path):
        folders.sort()
        is_hero_or_enemy = bool({HERO_FILE, *ENEMY_FILES.values()} & {*files})
        needed = {SCENARIOS_FILE} if not draft and (is_hero_or_enemy or EVENTS_FOLDER in folders) else set()
        for name in sorted({*files, *needed}):
            if name.endswith((".yaml", ".yml")) or _is_statistics(Path(folder) / name):
                yield Path(folder) / name


def _is_statistics(path: Path) -> bool:
    return path.as_posix().endswith(f"/{STATISTICS_FILE}")


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _check_file(path: Path, library: Library, *, draft: bool) -> list[Problem]:
    data, problems = read_file(path)
    if data is None and path.name == SCENARIOS_FILE and not path.exists():
        return [Problem(str(path), 1, 1, NO_SCENARIOS)]
    if data is None:
        return problems
    if _is_statistics(path):
        return check_statistics(path.parents[1], library)
    if path.name == HERO_FILE:
        return parse_hero(data, str(path))[1]
    if path.name in ENEMY_FILES.values():
        return parse_enemy(data, str(path))[1]
    if path.name == NAMES_FILE and any((path.parent / name).exists() for name in ENEMY_FILES.values()):
        return parse_enemy_names(data, str(path), _enemy_beside(path))[1]
    if path.name == NAMES_FILE:
        return parse_names(data, str(path), _hero_beside(path))[1]
    if path.name == SCENARIOS_FILE:
        return check_scenarios(path, library, draft=draft)
    if path.parent.name == RULES_FOLDER:
        return check_rules(path.parent.parent)
    return _check_by_content(data, str(path), library)


def _hero_beside(path: Path) -> Hero | None:
    data, _ = read_file(path.parent / HERO_FILE)
    return None if data is None else parse_hero(data, str(path.parent / HERO_FILE))[0]


def _enemy_beside(path: Path) -> Enemy | None:
    for name in ENEMY_FILES.values():
        data, _ = read_file(path.parent / name)
        if data is not None:
            return parse_enemy(data, str(path.parent / name))[0]
    return None


def _check_by_content(data: bytes, file: str, library: Library) -> list[Problem]:
    """Check a file whose name does not say what it is."""
    tree, problems = read(data, file)
    if tree is None:
        return problems
    keys = {entry.key for entry in tree.entries} if isinstance(tree, Mapping) else set()
    if "hero" in keys:
        return parse_hero(data, file)[1]
    if "enemy" in keys:
        return parse_enemy(data, file)[1]
    if "event" in keys:
        return parse_event(data, file)[1]
    if "scenarios" in keys:
        return load_book(Path(file), library)[1]
    if "board" in keys:
        return parse_board(data, file)[1]
    message = "nothing known: one of the keys 'hero', 'board', 'enemy' and 'event' is needed"
    return [*problems, Problem(file, tree.line, tree.column, message)]
