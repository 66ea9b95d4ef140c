"""Which cards of a hero are played in its scenarios, and which are not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from matchless.lang.nodes import Hero
from matchless.library.load import HERO_FILE, parse_hero, read_file
from matchless.library.problem import Problem
from matchless.library.scenario_book import Book, load_book
from matchless.library.yaml import locate, read

SCENARIOS_FILE: Final = "scenarios.yaml"
_PLAYED: Final = re.compile(r"(?:attack \S+ with|defend with|scheme) (\S+)(?: by \S+)?")


def unplayed_cards(folder: Path) -> list[str]:
    """The cards of the hero in a folder that no scenario beside it plays as attack, defense or scheme."""
    data, _ = read_file(folder / HERO_FILE)
    hero = None if data is None else parse_hero(data, str(folder / HERO_FILE))[0]
    return [] if hero is None else _unplayed(hero, load_book(folder / SCENARIOS_FILE)[0])


def _unplayed(hero: Hero, book: Book | None) -> list[str]:
    played = set() if book is None else set(played_cards(book, hero.hero))
    return [name for name in hero.deck if name not in played]


def played_cards(book: Book, hero: str) -> Iterator[str]:
    """The cards that a hero plays in scenarios."""
    for scenario in book.scenarios:
        table, _ = book.cast.table(scenario)
        for step in scenario.when:
            found = _PLAYED.fullmatch(step.say or "")
            if table and found and step.who and table.seat(step.who).hero == hero:
                yield found.group(1)


def check_scenarios(path: Path) -> list[Problem]:
    """What is wrong with the scenarios in a hero's folder; a card played in none of them is wrong, too."""
    file = path.parent / HERO_FILE
    data, _ = read_file(file)
    hero = None if data is None else parse_hero(data, str(file))[0]
    if data is not None and hero is None:
        return []  # what is wrong with the hero comes first
    book, problems = load_book(path)
    if book is None or data is None or hero is None:
        return problems
    tree, _ = read(data, str(file))
    assert tree is not None
    return [
        Problem(str(file), *locate(tree, ("deck", name)), f"card '{name}' is played in no scenario")
        for name in _unplayed(hero, book)
    ]
