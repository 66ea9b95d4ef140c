"""Reading scenario files: strictly, and with everything that their scenarios need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from matchless.lang import check
from matchless.lang.fault import Fault
from matchless.lang.nodes import Hero
from matchless.library.decode import decode
from matchless.library.load import HERO_FILE, parse_hero, read_file
from matchless.library.problem import Problem
from matchless.library.scenario_file import Scenario, ScenarioFile, as_mapping, entry_of, shaped
from matchless.library.scenario_table import Cast, check_scenario, check_sketch
from matchless.library.shelf import Shelf
from matchless.library.yaml import Mapping, Sequence, Tree, locate, read


class Book(NamedTuple):
    """The scenarios of a file."""

    file: str
    scenarios: tuple[Scenario, ...]
    cast: Cast
    tree: Tree

    def line(self, scenario: int, *path: str | int) -> int:
        """The line on which a part of a scenario stands."""
        return locate(as_mapping(self.tree), ("scenarios", scenario, *path))[0]


def load_book(path: Path, shelf: Shelf | None = None) -> tuple[Book | None, list[Problem]]:
    """The scenarios of a file, or nothing, and what is wrong with them."""
    data, problems = read_file(path)
    if data is None:
        return None, problems
    file = str(path)
    tree, problems = read(data, file)
    if tree is None:
        return None, problems
    shelf = shelf or Shelf()
    beside, more = _hero_beside(path)
    content, mistakes = decode(shaped(tree, _forms(tree, shelf, beside)), ScenarioFile, file)
    problems += [*more, *mistakes]
    if content is None or problems:
        return None, sorted(set(problems))
    problems += _located(file, tree, _faults_of_fixtures(content))
    shared = ScenarioFile()
    if content.fixtures is not None:
        shared, more = _fixtures(path.parent / content.fixtures)
        problems += more
    boards, heroes = {**shared.boards, **content.boards}, {**shared.heroes, **content.heroes}
    cast = Cast(shelf, boards, {**beside, **heroes}, content.board or shared.board)
    if not problems:
        for index, scenario in enumerate(content.scenarios):
            faults = check_scenario(scenario, cast)
            problems += _located(
                file, tree, [Fault(("scenarios", index, *path), text) for path, text in faults]
            )
    book = Book(file, content.scenarios, cast, tree)
    return (None if problems else book), sorted(set(problems))


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
    """The boards and heroes of another file."""
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


def _faults_of_fixtures(content: ScenarioFile) -> Iterator[Fault]:
    for name, hero in content.heroes.items():
        for path, message in check.check(hero, None):
            yield Fault(("heroes", name, *path), message)
    for name, sketch in content.boards.items():
        for path, message in check_sketch(sketch):
            yield Fault(("boards", name, *path), message)


def _located(file: str, tree: Tree, faults: Iterable[Fault]) -> list[Problem]:
    return [Problem(file, *locate(as_mapping(tree), path), message) for path, message in faults]


def _hero_beside(path: Path) -> tuple[dict[str, Hero], list[Problem]]:
    """The hero in whose folder the scenarios lie, if they do."""
    file = path.parent / HERO_FILE
    if not file.is_file():
        return {}, []
    data, problems = read_file(file)
    if data is None:
        return {}, problems
    hero, problems = parse_hero(data, str(file))
    return ({} if hero is None else {hero.hero: hero}), problems


def _forms(tree: Tree, shelf: Shelf, beside: dict[str, Hero]) -> frozenset[str]:
    """The names of the forms and counters of all heroes that a file speaks of."""
    top = as_mapping(tree)
    found = {name for hero in beside.values() for name in (*hero.forms, *hero.counters)}
    heroes = entry_of(top, "heroes")
    for entry in heroes.entries if isinstance(heroes, Mapping) else ():
        for key in ("forms", "counters"):
            names = entry_of(entry.value, key)
            found |= {name.key for name in names.entries} if isinstance(names, Mapping) else set()
    known = set(shelf.heroes()) - set(beside)
    for name in known & set(_named(top)):
        hero = shelf.hero(name)
        found |= {*hero.forms, *hero.counters}
    return frozenset(found)


def _named(top: Tree) -> Iterator[str]:
    """The fighters that stand under `given`."""
    scenarios = entry_of(top, "scenarios")
    for scenario in scenarios.items if isinstance(scenarios, Sequence) else ():
        given = entry_of(scenario, "given")
        for entry in given.entries if isinstance(given, Mapping) else ():
            yield entry.key.partition("@")[0]
        heroes = entry_of(scenario, "heroes")
        for item in heroes.items if isinstance(heroes, Sequence) else ():
            yield str(getattr(item, "text", ""))
