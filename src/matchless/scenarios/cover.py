"""Coverage: which parts of a hero, an enemy or the events are played in scenarios, and which are not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from matchless.lang.adventure.files import Enemy
from matchless.lang.lint.fault import Fault
from matchless.library.library import Library
from matchless.library.load import ENEMY_FILES, HERO_FILE, parse_enemy, parse_hero, read_file
from matchless.library.problem import Problem
from matchless.library.yaml import locate, read
from matchless.rules.choice import DO_ATTACK, DO_DEFEND, DO_SCHEME
from matchless.rules.grammar import shapes
from matchless.rules.state import event as events
from matchless.scenarios.book import Book, load_book
from matchless.scenarios.run import watch

SCENARIOS_FILE: Final = "scenarios.yaml"
EVENTS_FOLDER: Final = "events"
_PLAYING: Final = (DO_ATTACK, DO_DEFEND, DO_SCHEME)


def played_cards(book: Book, hero: str) -> Iterator[str]:
    """The cards that a hero plays in scenarios."""
    for scenario in book.scenarios:
        table, _ = book.tables.table(scenario)
        for step in scenario.when:
            if table and step.say and step.who and table.seat(step.who).hero == hero:
                for verb, filled in shapes(step.say):
                    if verb in _PLAYING:
                        yield dict(filled)["CARD"]


def unshown(enemy: Enemy, book: Book) -> Iterator[Fault]:
    """What no scenario shows of an enemy: cards, tiles, objectives, and what its initiative cards do."""
    shown = set(shown_of(book, enemy.enemy))
    for name in enemy.deck:
        if ("card", name) not in shown:
            yield Fault(("deck", name), f"card '{name}' is played in no scenario")
    for name in enemy.tiles:
        if ("tile", name) not in shown:
            yield Fault(("tiles", name), f"tile '{name}' is used in no scenario")
    for index in range(len(enemy.goals)):
        if ("goal", str(index + 1)) not in shown:
            yield Fault(("goals", index), "this objective is reached in no scenario")
    own = [(enemy.enemy, "now", bool(enemy.now)), (enemy.enemy, "end_of_round", bool(enemy.end_of_round))]
    for name, card in enemy.initiative.items():
        own += [(name, "now", bool(card.now)), (name, "end_of_round", bool(card.end_of_round))]
    for name, when, is_there in own:
        if is_there and (when, name) not in shown:
            path = (when,) if name == enemy.enemy else ("initiative", name, when)
            yield Fault(path, f"'{when}' of the initiative card '{name}' is resolved in no scenario")


def shown_of(book: Book, enemy: str) -> Iterator[tuple[str, str]]:
    """What scenarios show of an enemy, as kinds and names."""
    for index, scenario in enumerate(book.scenarios):
        if enemy in (book.tables.villain(scenario), *book.tables.minions(scenario)):
            yield from _shown_in(book, index, enemy)


def _shown_in(book: Book, index: int, enemy: str) -> Iterator[tuple[str, str]]:
    """What one scenario shows of an enemy that takes part in it."""
    state, happened = watch(book, index)
    adventure, quest = state.game.adventure, state.quest
    assert adventure is not None
    assert quest is not None
    seat = next(seat for seat in state.game.seats if seat.is_enemy and seat.hero == enemy)
    tiles = [adventure.tiles[tile].name for tile in quest.tiles]
    for event in happened:
        if event.kind == events.REVEALED and event.seat == seat.number:
            yield "card", seat.deck[event.card].name
        elif event.kind == events.INITIATIVE_REVEALED and event.seat == seat.number:
            yield "now", adventure.initiative[event.amount].name
        elif event.kind == events.END_EFFECT and event.seat == seat.number and event.other < 0:
            yield "end_of_round", adventure.initiative[event.amount].name
        elif event.kind == events.GOAL_REACHED:
            yield "goal", str(event.amount)
        elif event.kind == events.BRIDGE_ACTIVATED:
            yield "tile", tiles[event.amount]
    if not adventure.are_bridges:
        for name in tiles[: quest.goals]:  # these are face up by then
            yield "tile", name


def check_scenarios(path: Path, library: Library | None = None, *, draft: bool = False) -> list[Problem]:
    """The mistakes in the scenarios beside a hero, an enemy or events.

    What none of them plays is a mistake too, except in a draft.
    """
    if draft:
        return load_book(path, library)[1]
    for name in ENEMY_FILES.values():
        if (path.parent / name).is_file():
            return _check_enemy(path, path.parent / name, library)
    if (path.parent / EVENTS_FOLDER).is_dir():
        return _check_events(path, library)
    file = path.parent / HERO_FILE
    data, _ = read_file(file)
    hero = None if data is None else parse_hero(data, str(file))[0]
    if data is not None and hero is None:
        return []  # mistakes in the hero come first
    book, problems = load_book(path, library)
    if book is None or problems or data is None or hero is None:
        return problems
    played = set(played_cards(book, hero.hero))
    faults = [
        Fault(("deck", name), f"card '{name}' is played in no scenario")
        for name in hero.deck
        if name not in played
    ]
    return _located(file, data, faults)


def _check_enemy(path: Path, file: Path, library: Library | None) -> list[Problem]:
    data, problems = read_file(file)
    enemy = None if data is None else parse_enemy(data, str(file))[0]
    if data is None or enemy is None:
        return problems  # mistakes in the enemy come first
    book, problems = load_book(path, library)
    return problems if book is None or problems else _located(file, data, list(unshown(enemy, book)))


def _check_events(path: Path, library: Library | None) -> list[Problem]:
    book, problems = load_book(path, library)
    if book is None or problems:
        return problems
    played = {event for scenario in book.scenarios for event in scenario.events}
    return [
        Problem(str(file), 1, 1, f"event '{file.stem}' is played in no scenario")
        for file in sorted((path.parent / EVENTS_FOLDER).glob("*.yaml"))
        if file.stem not in played
    ]


def _located(file: Path, data: bytes, faults: list[Fault]) -> list[Problem]:
    if not faults:
        return []
    tree, _ = read(data, str(file))
    assert tree is not None
    return [Problem(str(file), *locate(tree, fault.path), fault.message) for fault in faults]
