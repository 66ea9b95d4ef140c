"""What never changes about an adventure in one language: names and texts of everything on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final
from weakref import WeakKeyDictionary

from matchless.presentation.adventure.enemies import enemy_here
from matchless.presentation.wire.adventure import EventSheet, InitiativeSheet, TileSheet
from matchless.rules.adventure.adventure import NO_OWNER
from matchless.rules.board.bits import members
from matchless.text.adventure.enemies import (
    goal_texts,
    initiative_name,
    initiative_parts,
    strewn_name,
    strewn_text,
    tile_name,
    tile_text,
    token_name,
)
from matchless.text.adventure.events import event_name, event_text
from matchless.text.interface import ui

if TYPE_CHECKING:
    from matchless.lang.adventure.files import Enemy
    from matchless.lang.names import EnemyNames
    from matchless.presentation.names import GameNames
    from matchless.rules.adventure.adventure import Adventure, Initiative


class Kind(NamedTuple):
    """A kind of token that lies on spaces."""

    slug: str
    name: str
    text: str
    supply: int


@final
class AdventureSheets:
    """The sheets of an adventure before anything has happened."""

    def __init__(self, names: GameNames, adventure: Adventure) -> None:
        library, lang = names.library, names.lang
        enemies = [seat.hero for seat in names.game.seats if seat.is_enemy]
        villain, called = library.enemy(enemies[0]), library.enemy_names(enemies[0])
        spaces = names.game.board.spaces
        self.initiative = [_initiative(names, card) for card in adventure.initiative]
        self.tiles = [
            TileSheet(
                tile.name, tile_name(called, tile.name, lang), tile_text(villain, called, tile.name, lang)
            )
            for tile in adventure.tiles
        ]
        self.kinds = []
        for kind in adventure.kinds:
            enemy = next(enemy for enemy in enemies if kind.name in library.enemy(enemy).strews)
            name = strewn_name(library.enemy_names(enemy), kind.name, lang)
            text = strewn_text(library.enemy(enemy), kind.name, lang)
            self.kinds.append(Kind(kind.name, name, text, kind.supply))
        self.events = [
            EventSheet(slug, event_name(library.event(slug), lang), event_text(library.event(slug), lang))
            for slug in adventure.events
        ]
        # The events that do something at the end of a round, in the order in which they do it.
        self.ending = [at for at, slug in enumerate(adventure.events) if library.event(slug).end_of_round]
        self.goals = goal_texts(villain, called, lang)
        self.token = token_name(called, lang)
        self.sites = [tuple(spaces[space] for space in members(site)) for site in adventure.sites]


def _initiative(names: GameNames, card: Initiative) -> InitiativeSheet:
    """Return an initiative card; a player's goes by the number of its marker until somebody has the marker."""
    if card.seat == NO_OWNER:
        name = names.say("marker_number", n=card.marker + 1)
        return InitiativeSheet(card.name, name, NO_OWNER, names.say("player_initiative"), "")
    seat = names.game.seats[card.seat]
    slug = seat.hero
    enemy, called = enemy_here(names.library, seat), names.library.enemy_names(slug)
    further = None if card.name == slug else card.name
    name = initiative_name(called, further, names.lang)
    return InitiativeSheet(card.name, name, card.seat, *now_and_end(enemy, called, further, names.lang))


def now_and_end(enemy: Enemy, names: EnemyNames, further: str | None, lang: str) -> tuple[str, str]:
    """Return what an enemy's initiative card does when it is revealed, and at the end of the round."""
    texts = dict(initiative_parts(enemy, names, further, lang))
    return texts.get(ui(lang, "now"), ""), texts.get(ui(lang, "end_of_round"), "")


_MADE: Final[WeakKeyDictionary[GameNames, AdventureSheets]] = WeakKeyDictionary()


def adventure_sheets(names: GameNames) -> AdventureSheets:
    """Return what never changes about an adventure."""
    found = _MADE.get(names)
    if found is None:
        adventure = names.game.adventure
        assert adventure is not None
        found = _MADE[names] = AdventureSheets(names, adventure)
    return found
