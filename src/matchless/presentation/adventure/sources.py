"""Where a question of an adventure comes from: the program behind it, as a title and text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from matchless.presentation.adventure.enemies import enemy_here
from matchless.text.adventure.enemies import (
    after_maneuver_text,
    goal_texts,
    initiative_name,
    initiative_parts,
    tile_name,
    tile_text,
)
from matchless.text.adventure.events import event_name, event_text
from matchless.text.interface import ui

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matchless.library.library import Library
    from matchless.rules.adventure.adventure import Adventure
    from matchless.rules.game import Game


class Origin(NamedTuple):
    """Where an effect of an adventure is printed: a title, and its text."""

    title: str
    text: str


def sources(library: Library, game: Game, lang: str) -> dict[int, Origin]:
    """Return every program of an adventure that is not a card's; there are none in a duel."""
    adventure = game.adventure
    if adventure is None:
        return {}
    villain = game.seats[game.players].hero
    found = [
        *_villain(library, villain, adventure, lang),
        *_initiative(library, game, adventure, lang),
        *_events(library, adventure, lang),
    ]
    return {program: Origin(title, text) for program, title, text in found}


def _villain(
    library: Library, villain: str, adventure: Adventure, lang: str
) -> Iterator[tuple[int, str, str]]:
    enemy, names = library.enemy(villain), library.enemy_names(villain)
    texts = goal_texts(enemy, names, lang)
    for at, program in enumerate(adventure.goals):
        yield program, ui(lang, "objective_number", n=at + 1), texts[at]
    for tile in adventure.tiles:
        yield tile.program, tile_name(names, tile.name, lang), tile_text(enemy, names, tile.name, lang)
    yield (
        adventure.after_maneuver,
        ui(lang, "after_maneuver"),
        after_maneuver_text(enemy, names, lang),
    )


def _initiative(
    library: Library, game: Game, adventure: Adventure, lang: str
) -> Iterator[tuple[int, str, str]]:
    for card in adventure.initiative:
        if card.marker >= 0:
            continue
        slug = game.seats[card.seat].hero
        enemy, names = enemy_here(library, game.seats[card.seat]), library.enemy_names(slug)
        further = None if card.name == slug else card.name
        title = initiative_name(names, further, lang)
        parts = {part.label: part.text for part in initiative_parts(enemy, names, further, lang)}
        yield card.now, title, parts.get(ui(lang, "now"), "")
        yield card.end, title, parts.get(ui(lang, "end_of_round"), "")


def _events(library: Library, adventure: Adventure, lang: str) -> Iterator[tuple[int, str, str]]:
    events = [library.event(slug) for slug in adventure.events]
    answers = (
        (adventure.end_of_round, [event for event in events if event.end_of_round]),
        (adventure.when_reshuffled, [event for event in events if event.when_reshuffled]),
        (adventure.when_defeated, [event for event in events if event.when_defeated]),
    )
    for programs, those in answers:
        for program, event in zip(programs, those, strict=True):
            yield program, event_name(event, lang), event_text(event, lang)
