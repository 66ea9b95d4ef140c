"""What things of one game are called in the language of the player."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from matchless.lang import names as lang_names
from matchless.lang.nodes import Pick
from matchless.lang.walk import walk
from matchless.text.cards import ability_text, card_text, kind_name, steps_text
from matchless.text.interface import UI, ui
from matchless.text.log import Teller

if TYPE_CHECKING:
    from matchless.lang.words import Kind
    from matchless.library.shelf import Shelf
    from matchless.rules.game import Card, Game

_TWO = 2


@final
class Voice:
    """Names and sentences of a game in one language."""

    def __init__(self, shelf: Shelf, game: Game, lang: str) -> None:
        self.shelf = shelf
        self.game = game
        self.lang = lang
        self.heroes = [shelf.hero(seat.hero) for seat in game.seats]
        self.names = [shelf.names(seat.hero) for seat in game.seats]
        self.board = shelf.board(game.board.name)
        self.teller = Teller(game, self.names, lang)
        self._texts: dict[tuple[int, str], list[str]] = {}
        self.fighters = {fighter.name: fighter.number for fighter in game.fighters}

    def say(self, key: str, **values: object) -> str:
        """Return words of the interface."""
        return ui(self.lang, key, **values)

    def title(self, fighter: int) -> str:
        """Return the name of a fighter."""
        return self.teller.title(fighter)

    def player(self, seat: int) -> str:
        """Return the name of a seat: that of its hero."""
        return self.title(self.game.seats[seat].first)

    def token(self, fighter: int) -> str:
        """Return two letters for a fighter: capitals for a hero, small for sidekicks, a number in a group."""
        sheet = self.game.fighters[fighter]
        mark = self.teller.mark(sheet).split("(", maxsplit=1)[0].strip()
        words = self.title(fighter).split("(", maxsplit=1)[0].split()
        if mark:
            return words[0][:1].lower() + mark
        letters = words[0][:1] + words[1][:1] if len(words) >= _TWO else words[0][:2]
        return letters.upper() if sheet.is_hero else letters.lower()

    def board_name(self) -> str:
        """Return the name of the board."""
        name: str = getattr(self.board.name, self.lang)
        return name

    def zone(self, zone: str) -> str:
        """Return the name of a zone: that of its colour, where the language knows it."""
        key = f"zone_{zone}"
        return self.say(key) if key in UI[self.lang] else zone

    def card(self, seat: int, slug: str) -> str:
        """Return the name of a card."""
        return lang_names.of(self.names[seat], self.lang).cards[slug]

    def owner(self, seat: int, slug: str) -> int:
        """Return whose card a name means, first of all the own seat's."""
        order = [seat, *(one.number for one in self.game.seats if one.number != seat)]
        return next((one for one in order if slug in self.heroes[one].deck), seat)

    def card_text(self, seat: int, slug: str) -> list[str]:
        """Return what a card says."""
        if (seat, slug) not in self._texts:
            self._texts[seat, slug] = card_text(self.heroes[seat], self.names[seat], slug, self.lang)
        return self._texts[seat, slug]

    def ability(self, seat: int) -> list[str]:
        """Return what the special ability says."""
        return ability_text(self.heroes[seat], self.names[seat], self.lang)

    def kind(self, kind: Kind) -> str:
        """Return the name of a kind of card."""
        return kind_name(kind, self.lang)

    def users(self, seat: int, slug: str) -> str:
        """Return who may use a card."""
        by = self.heroes[seat].deck[slug].by
        if by == "any":
            return self.say("anyone")
        fighter = next(one for one in self.game.seats[seat].fighters if one.group == by)
        return self.title(fighter.number).removesuffix(self.teller.mark(fighter))

    def form(self, seat: int, value: str) -> str | None:
        """Return the name of a hero's form, if the hero has it."""
        for form in lang_names.of(self.names[seat], self.lang).forms.values():
            if value in form.values:
                return form.values[value]
        return None

    def picked(self, seat: int, card: Card | None, name: str) -> str:
        """Return the sentence of one option of a `pick`."""
        source = self.heroes[seat].deck[card.name] if card is not None else self.heroes[seat].abilities
        for found in walk(source):
            if isinstance(found.node, Pick) and name in found.node.of:
                steps = found.node.of[name]
                slug = card.name if card is not None else next(iter(self.heroes[seat].deck))
                return steps_text(self.heroes[seat], self.names[seat], slug, steps, self.lang)
        return name
