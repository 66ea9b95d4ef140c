"""What the things in an adventure are called in one language: tokens, tiles, initiative cards, events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from matchless.lang.adventure.files import EventCard
from matchless.lang.names import EnemyNames, of_enemy
from matchless.lang.names.words import CounterWords
from matchless.rules.adventure.adventure import Adventure
from matchless.rules.game import Game
from matchless.text.adventure.enemies import initiative_name, tile_name
from matchless.text.adventure.events import event_name
from matchless.text.interface import ui
from matchless.text.language import language


@final
class AdventureNames:
    """The names of an adventure; ``foes`` are those of the enemies, by seat, the villain first."""

    def __init__(
        self, game: Game, foes: Sequence[EnemyNames], events: Sequence[EventCard], lang: str
    ) -> None:
        self.game = game
        self.foes = foes
        self.events = events
        self.lang = lang

    @property
    def adventure(self) -> Adventure:
        """The adventure."""
        adventure = self.game.adventure
        assert adventure is not None
        return adventure

    def tokens(self, number: int) -> str:
        """A number of the villain's tokens, as the object of a sentence."""
        token = of_enemy(self.foes[0], self.lang).token
        return language(self.lang).counted(number, token.forms) if token else ""

    def strewn(self, kind: int) -> str:
        """A token on a space, by kind, as the object of a sentence."""
        return self._strewn(kind).forms[0]

    def strewn_name(self, kind: int) -> str:
        """A kind of token on spaces, as a title."""
        return self._strewn(kind).name

    def _strewn(self, kind: int) -> CounterWords:
        name = self.adventure.kinds[kind].name
        strews = (of_enemy(foe, self.lang).strews for foe in self.foes)
        return next(words[name] for words in strews if name in words)

    def initiative(self, card: int) -> str:
        """An initiative card: by the name of an enemy or its own, or by a player's marker."""
        sheet = self.adventure.initiative[card]
        if sheet.marker >= 0:
            return ui(self.lang, "marker_number", n=sheet.marker + 1)
        names = self.foes[sheet.seat - self.game.players]
        own = self.game.seats[sheet.seat].hero == sheet.name
        return initiative_name(names, None if own else sheet.name, self.lang)

    def site(self, site: int) -> str:
        """A bridge or field by its number."""
        return ui(self.lang, "bridge" if self.adventure.are_bridges else "field", n=site + 1)

    def tile(self, tile: int) -> str:
        """The name of one of the villain's tiles."""
        return tile_name(self.foes[0], self.adventure.tiles[tile].name, self.lang)

    def event_at_end(self, at: int) -> str:
        """The name of one of the events that do something at the end of a round."""
        return event_name([event for event in self.events if event.end_of_round][at], self.lang)
