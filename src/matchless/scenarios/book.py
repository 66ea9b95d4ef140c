"""Reading scenario files: strictly, and with everything their scenarios need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from matchless.lang.adventure.files import Enemy
from matchless.lang.adventure.lint_enemy import check_enemy
from matchless.lang.lint.fault import Fault
from matchless.lang.lint.hero import check as check_hero
from matchless.lang.nodes import Hero
from matchless.library.decode import decode
from matchless.library.library import Library
from matchless.library.load import ENEMY_FILES, HERO_FILE, parse_enemy, parse_hero, read_file
from matchless.library.problem import Problem
from matchless.library.yaml import Mapping, Sequence, Tree, locate, read
from matchless.scenarios.check import check_scenario, check_sketch
from matchless.scenarios.file import Scenario, ScenarioFile, as_mapping, entry_of, shaped
from matchless.scenarios.fixtures import Fixtures
from matchless.scenarios.seating import Tables


class Book(NamedTuple):
    """The scenarios of a file; those with a mistake are left out."""

    file: str
    scenarios: tuple[Scenario, ...]
    tables: Tables
    tree: Tree
    places: tuple[int, ...]  # their places in the file
    left_out: int  # how many have a mistake

    def line(self, scenario: int, *path: str | int) -> int:
        """The line of a part of a scenario."""
        return locate(as_mapping(self.tree), ("scenarios", self.places[scenario], *path))[0]


def load_book(path: Path, library: Library | None = None) -> tuple[Book | None, list[Problem]]:
    """The scenarios of a file that can be run, or nothing, and the mistakes in the file."""
    data, problems = read_file(path)
    if data is None:
        return None, problems
    file = str(path)
    tree, problems = read(data, file)
    if tree is None:
        return None, problems
    library = library or Library()
    beside, more = _beside(path)
    whole = shaped(tree, _forms(tree, library, beside))
    content, mistakes = decode(whole, ScenarioFile, file)
    places = tuple(range(len(_items(whole))))
    if content is None:
        places = tuple(
            at for at, item in enumerate(_items(whole)) if decode(item, Scenario, file)[0] is not None
        )
        content, _ = decode(_only(whole, places), ScenarioFile, file)
    if content is None or more:
        return None, sorted({*problems, *more, *mistakes})
    problems += _located(file, tree, _faults_of_fixtures(content))
    shared = ScenarioFile()
    if content.fixtures is not None:
        shared, more = _fixtures(path.parent / content.fixtures)
        problems += more
    if problems:
        return None, sorted({*problems, *mistakes})
    tables = Tables(library, _gathered(content, shared, beside))
    good = []
    for at, scenario in zip(places, content.scenarios, strict=True):
        faults = [Fault(("scenarios", at, *path), text) for path, text in check_scenario(scenario, tables)]
        mistakes += _located(file, tree, faults)
        if not faults:
            good.append((at, scenario))
    scenarios = tuple(scenario for _, scenario in good)
    left_out = len(_items(whole)) - len(good)
    return Book(file, scenarios, tables, tree, tuple(at for at, _ in good), left_out), sorted(set(mistakes))


def _items(tree: Tree) -> tuple[Tree, ...]:
    """The scenarios of a file as written."""
    found = entry_of(tree, "scenarios")
    return tuple(found.items) if isinstance(found, Sequence) else ()


def _only(tree: Tree, places: tuple[int, ...]) -> Tree:
    """A file reduced to some of its scenarios."""
    assert isinstance(tree, Mapping)
    entries = []
    for entry in tree.entries:
        value = entry.value
        if entry.key == "scenarios" and isinstance(value, Sequence):
            value = value._replace(items=tuple(value.items[at] for at in places))
        entries.append(entry._replace(value=value))
    return tree._replace(entries=tuple(entries))


def scenario_files(path: Path) -> Iterator[Path]:
    """The scenario files in a folder, or the file itself."""
    if not path.is_dir():
        yield path
        return
    for file in sorted(path.rglob("*.yaml")):
        data, _ = read_file(file)
        tree = None if data is None else read(data, str(file))[0]
        if isinstance(tree, Sequence) or (tree is not None and entry_of(tree, "scenarios") is not None):
            yield file


def _fixtures(path: Path) -> tuple[ScenarioFile, list[Problem]]:
    """The boards, heroes and enemies of another file."""
    data, problems = read_file(path)
    tree = None
    if data is not None:
        tree, problems = read(data, str(path))
    if tree is None:
        return ScenarioFile(), problems
    content, mistakes = decode(shaped(tree, frozenset()), ScenarioFile, str(path))
    if content is None:
        return ScenarioFile(), [*problems, *mistakes]
    return content, [*problems, *_located(str(path), tree, _faults_of_fixtures(content))]


def _gathered(content: ScenarioFile, shared: ScenarioFile, beside: dict[str, Hero | Enemy]) -> Fixtures:
    """What the file, its fixtures and its folder define; the nearest wins."""
    return Fixtures(
        {**shared.boards, **content.boards},
        {
            **{name: one for name, one in beside.items() if isinstance(one, Hero)},
            **shared.heroes,
            **content.heroes,
        },
        {
            **{name: one for name, one in beside.items() if isinstance(one, Enemy)},
            **shared.enemies,
            **content.enemies,
        },
        content.board or shared.board,
        content.villain or shared.villain,
        content.minions if content.minions is not None else shared.minions,
    )


def _faults_of_fixtures(content: ScenarioFile) -> Iterator[Fault]:
    for name, hero in content.heroes.items():
        for path, message in check_hero(hero, None):
            yield Fault(("heroes", name, *path), message)
    for name, enemy in content.enemies.items():
        for path, message in check_enemy(enemy):
            yield Fault(("enemies", name, *path), message)
    for name, sketch in content.boards.items():
        for path, message in check_sketch(name, sketch):
            yield Fault(("boards", name, *path), message)


def _located(file: str, tree: Tree, faults: Iterable[Fault]) -> list[Problem]:
    return [Problem(file, *locate(as_mapping(tree), path), message) for path, message in faults]


def _beside(path: Path) -> tuple[dict[str, Hero | Enemy], list[Problem]]:
    """The hero or enemy in whose folder the scenarios are, if any."""
    for name in (HERO_FILE, *ENEMY_FILES.values()):
        file = path.parent / name
        if file.is_file():
            data, problems = read_file(file)
            if data is None:
                return {}, problems
            if name == HERO_FILE:
                hero, problems = parse_hero(data, str(file))
                return ({} if hero is None else {hero.hero: hero}), problems
            enemy, problems = parse_enemy(data, str(file))
            return ({} if enemy is None else {enemy.enemy: enemy}), problems
    return {}, []


def _forms(tree: Tree, library: Library, beside: dict[str, Hero | Enemy]) -> frozenset[str]:
    """The names of the forms and counters of all heroes in a file."""
    top = as_mapping(tree)
    folk = [hero for hero in beside.values() if isinstance(hero, Hero)]
    found = {name for hero in folk for name in (*hero.forms, *hero.counters)}
    heroes = entry_of(top, "heroes")
    for entry in heroes.entries if isinstance(heroes, Mapping) else ():
        for key in ("forms", "counters"):
            names = entry_of(entry.value, key)
            found |= {name.key for name in names.entries} if isinstance(names, Mapping) else set()
    known = set(library.heroes) - set(beside)
    for name in known & set(_named(top)):
        hero = library.hero(name)
        found |= {*hero.forms, *hero.counters}
    return frozenset(found)


def _named(top: Tree) -> Iterator[str]:
    """The fighters under `given`."""
    scenarios = entry_of(top, "scenarios")
    for scenario in scenarios.items if isinstance(scenarios, Sequence) else ():
        given = entry_of(scenario, "given")
        for entry in given.entries if isinstance(given, Mapping) else ():
            yield entry.key.partition("@")[0]
        heroes = entry_of(scenario, "heroes")
        for item in heroes.items if isinstance(heroes, Sequence) else ():
            yield str(getattr(item, "text", ""))
