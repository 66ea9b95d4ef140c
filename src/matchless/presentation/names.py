"""What things in one game are called in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from matchless.lang import names as lang_names
from matchless.lang.adventure.as_hero import as_hero
from matchless.lang.nodes import AddValue, Pick, SetValue
from matchless.lang.nodes.walk import walk
from matchless.presentation.adventure.enemies import enemy_here
from matchless.presentation.adventure.sources import sources
from matchless.text.adventure.enemies import enemy_card_text, initiative_text, tile_text
from matchless.text.adventure.names import AdventureNames
from matchless.text.cards import ability_text, card_text, kind_name, steps_text
from matchless.text.interface import ui, ui_spans
from matchless.text.language import language
from matchless.text.log import LogWriter
from matchless.text.spans import Name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matchless.lang.names import Names
    from matchless.lang.nodes import Hero
    from matchless.lang.nodes.words import Kind
    from matchless.library.library import Library
    from matchless.rules.game import Card, Game, Seat
    from matchless.text.noun import Noun
    from matchless.text.spans import Span, Spans

_TWO = 2


def _hero(library: Library, seat: Seat) -> Hero:
    """Return the hero of a seat, or its enemy seen as one."""
    return as_hero(enemy_here(library, seat)) if seat.is_enemy else library.hero(seat.hero)


def _names(library: Library, seat: Seat) -> Names:
    if seat.is_enemy:
        return library.enemy_names(seat.hero).as_hero(seat.hero)
    return library.names(seat.hero)


def _adventure(library: Library, game: Game, lang: str) -> AdventureNames | None:
    """Return the names of an adventure, if this is one."""
    if game.adventure is None:
        return None
    foes = [library.enemy_names(seat.hero) for seat in game.seats if seat.is_enemy]
    return AdventureNames(game, foes, [library.event(event) for event in game.adventure.events], lang)


@final
class GameNames:
    """Names and sentences of a game in one language."""

    def __init__(self, library: Library, game: Game, lang: str) -> None:
        self.library = library
        self.game = game
        self.lang = lang
        self.heroes = [_hero(library, seat) for seat in game.seats]
        self.names = [_names(library, seat) for seat in game.seats]
        self.board = library.board(game.board.name)
        self._adventure = _adventure(library, game, lang)
        self.writer = LogWriter(game, self.names, lang, self._adventure)
        self.brief = LogWriter(game, self.names, lang, self._adventure, brief=True)
        self.sources = sources(library, game, lang)
        self.cards: list[dict[str, Card]] = [{card.name: card for card in seat.deck} for seat in game.seats]
        self._titles = [self.writer.title(fighter.number) for fighter in game.fighters]
        self._card_names = [
            {slug: self._card(seat.number, slug) for slug in self.cards[seat.number]} for seat in game.seats
        ]
        self._texts: dict[tuple[int, str], list[str]] = {}
        self._abilities: dict[int, list[str]] = {}
        self._setters: dict[tuple[int, str], bool] = {}
        self._picks: dict[tuple[int, int, str], str] = {}
        self.fighters = {fighter.name: fighter.number for fighter in game.fighters}
        self.tokens = self._tokens()

    def say(self, key: str, **values: object) -> str:
        """Return a message in the player's language."""
        return ui(self.lang, key, **values)

    def spans(self, key: str, **values: object) -> Spans:
        """Return words of the interface as a sentence in pieces."""
        return ui_spans(self.lang, key, **values)

    def named(self, fighter: int, form: str) -> Span:
        """Return a fighter in a form of its name; nothing if there is none."""
        return Name(getattr(self.writer.fighters[fighter], form), fighter=fighter) if fighter >= 0 else ""

    @property
    def adventure(self) -> AdventureNames:
        """Return the names of the adventure being played."""
        assert self._adventure is not None
        return self._adventure

    def tile_line(self, tile: int) -> str:
        """Return a tile of the villain with its text."""
        villain = self.game.seats[self.game.players].hero
        enemy, names = self.library.enemy(villain), self.library.enemy_names(villain)
        text = tile_text(enemy, names, self.adventure.adventure.tiles[tile].name, self.lang)
        return f"{self.adventure.tile(tile)}{self.say('colon')} {text}"

    def title(self, fighter: int) -> str:
        """Return the name of a fighter."""
        return self._titles[fighter]

    def player(self, seat: int) -> str:
        """Return the name of a seat: that of its hero."""
        return self.title(self.game.seats[seat].first)

    def joined(self, names: Sequence[object]) -> str:
        """Return names joined into a list."""
        *others, last = [str(name) for name in names]
        return self.say("joined", first=", ".join(others), last=last) if others else last

    def team(self, seat: int) -> list[int]:
        """Return the seats on a seat's team."""
        return [one.number for one in self.game.seats if one.team == self.game.sides[seat]]

    @property
    def in_teams(self) -> bool:
        """Return whether the seats play in teams."""
        return self.game.teams < len(self.game.seats)

    def token(self, fighter: int) -> str:
        """Return the letters that stand for a fighter on the map."""
        return self.tokens[fighter]

    def _tokens(self) -> list[str]:
        """Return letters for every fighter; at larger tables the seat number tells equal ones apart."""
        letters = [self._letters(fighter.number) for fighter in self.game.fighters]
        if len(self.game.seats) == _TWO:
            return letters
        seats: dict[str, set[int]] = {}
        for fighter in self.game.fighters:
            seats.setdefault(letters[fighter.number], set()).add(fighter.seat)
        return [
            f"{token}{fighter.seat + 1}" if len(seats[token]) > 1 and len(token) <= _TWO else token
            for token, fighter in zip(letters, self.game.fighters, strict=True)
        ]

    def _letters(self, fighter: int) -> str:
        """Return two letters for a fighter: capitals for a hero, lower case for sidekicks, a number in a group."""
        sheet = self.game.fighters[fighter]
        mark = self.writer.mark(sheet).split("(", maxsplit=1)[0].strip()
        words = self.title(fighter).split("(", maxsplit=1)[0].split()
        if mark:
            return words[0][:1].lower() + mark
        letters = words[0][:1] + words[1][:1] if len(words) >= _TWO else words[0][:2]
        return letters.upper() if sheet.is_hero or sheet.is_enemy else letters.lower()

    def board_name(self) -> str:
        """Return the name of the board."""
        return lang_names.of_title(self.board.name, self.lang)

    def zone(self, zone: str) -> str:
        """Return the name of a zone's colour, if the language has one."""
        key = f"zone_{zone}"
        return self.say(key) if key in language(self.lang).messages else zone

    def card(self, seat: int, slug: str) -> str:
        """Return the name of a card; if several share a name, the symbol tells them apart."""
        return self._card_names[seat][slug]

    def _card(self, seat: int, slug: str) -> str:
        cards = lang_names.of(self.names[seat], self.lang).cards
        item = self.heroes[seat].deck[slug].item
        if item in self.heroes[seat].items and list(cards.values()).count(cards[slug]) > 1:
            return f"{cards[slug]} ({self.item(seat, str(item))})"
        return cards[slug]

    def played(self, seat: int, card: Card) -> str:
        """Return the name of what was played: a card, or a card's bonus attack."""
        names = lang_names.of(self.names[seat], self.lang)
        return names.cards[card.name] if card.name in names.cards else names.bonus[card.name]

    def counter(self, seat: int, counter: str) -> str:
        """Return the name of a counter."""
        return lang_names.of(self.names[seat], self.lang).counters[counter].name

    def amount(self, seat: int, counter: str, amount: int) -> str:
        """Return an amount of a counter in words."""
        words = lang_names.of(self.names[seat], self.lang).counters[counter]
        return language(self.lang).counted(amount, words.forms)

    def item(self, seat: int, item: str) -> str:
        """Return the name of a symbol on a discard pile."""
        return lang_names.of(self.names[seat], self.lang).items[item]

    def noun(self, fighter: str) -> Noun:
        """Return a fighter, given its name in the notation, as sentences need it."""
        return self.writer.fighters[self.fighters[fighter]]

    def owner(self, seat: int, slug: str) -> int:
        """Return whose card a name means; the player's own comes first."""
        order = [seat, *(one.number for one in self.game.seats if one.number != seat)]
        return next((one for one in order if slug in self.heroes[one].deck), seat)

    def card_text(self, seat: int, slug: str) -> list[str]:
        """Return the text of a card."""
        if (seat, slug) not in self._texts:
            self._texts[seat, slug] = self._card_text(seat, slug)
        return self._texts[seat, slug]

    def _card_text(self, seat: int, slug: str) -> list[str]:
        if not self.game.seats[seat].is_enemy:
            return card_text(self.heroes[seat], self.names[seat], slug, self.lang)
        name = self.game.seats[seat].hero
        return enemy_card_text(self.library.enemy(name), self.library.enemy_names(name), slug, self.lang)

    def ability(self, seat: int) -> list[str]:
        """Return the text of the special ability or, for an enemy, of its initiative card."""
        if seat not in self._abilities:
            self._abilities[seat] = self._ability(seat)
        return self._abilities[seat]

    def _ability(self, seat: int) -> list[str]:
        if not self.game.seats[seat].is_enemy:
            return ability_text(self.heroes[seat], self.names[seat], self.lang)
        name = self.game.seats[seat].hero
        enemy = enemy_here(self.library, self.game.seats[seat])
        return initiative_text(enemy, self.library.enemy_names(name), None, self.lang)

    def ability_name(self, seat: int) -> str:
        """Return the name of the special ability; enemies have an initiative card instead."""
        if self.game.seats[seat].is_enemy:
            return self.say("initiative")
        return lang_names.of(self.names[seat], self.lang).ability or self.say("special_ability")

    def ability_of(self, seat: int) -> str:
        """Return the name of the special ability, or whose it is if it has none."""
        if self.game.seats[seat].is_enemy or lang_names.of(self.names[seat], self.lang).ability:
            return self.ability_name(seat)
        return self.say("ability_of", who=self.brief.player(seat))

    def kind(self, kind: Kind) -> str:
        """Return the name of a kind of card."""
        return kind_name(kind, self.lang)

    def users(self, seat: int, slug: str) -> str:
        """Return who may use a card."""
        by = self.heroes[seat].deck[slug].by
        if by == "any":
            return self.say("anyone")
        return self.group(seat, by)

    def group(self, seat: int, group: str) -> str:
        """Return the name shared by the fighters of a group."""
        fighter = next(one for one in self.game.seats[seat].fighters if one.group == group)
        return self.title(fighter.number).removesuffix(self.writer.mark(fighter))

    def form(self, seat: int, value: str) -> str | None:
        """Return the name of a form, if the hero has it."""
        for form in lang_names.of(self.names[seat], self.lang).forms.values():
            if value in form.values:
                return form.values[value]
        return None

    def picked(self, seat: int, card: int, name: str) -> str:
        """Return the text of one option of a `pick`, on a card or (below 0) in an ability."""
        key = (seat, card, name)
        if key not in self._picks:
            slug = self.game.seats[seat].deck[card].name if card >= 0 else None
            self._picks[key] = self._picked(seat, slug, name)
        return self._picks[key]

    def _picked(self, seat: int, slug: str | None, name: str) -> str:
        hero = self.heroes[seat]
        source = hero.deck[slug] if slug is not None else hero.abilities
        for found in walk(source):
            if isinstance(found.node, Pick) and name in found.node.of:
                steps = found.node.of[name]
                return steps_text(hero, self.names[seat], slug or next(iter(hero.deck)), steps, self.lang)
        return name

    def sets_value(self, seat: int, slug: str) -> bool:
        """Return whether a card replaces a value instead of adding to it."""
        if (seat, slug) not in self._setters:
            nodes = [found.node for found in walk(self.heroes[seat].deck[slug])]
            adds = any(isinstance(node, AddValue) for node in nodes)
            self._setters[seat, slug] = not adds and any(isinstance(node, SetValue) for node in nodes)
        return self._setters[seat, slug]
