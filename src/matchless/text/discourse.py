"""What a sentence is about, and what has just been mentioned, so that a pronoun can stand for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, assert_never

from msgspec import Struct, structs

from matchless.lang import nodes
from matchless.lang.nodes.words import CHOSEN_SPACE
from matchless.text.things import (
    BoostValue,
    CardCount,
    CounterCount,
    FighterCount,
    Mention,
    PlayerCount,
    PrintedValue,
    Quantity,
    SiteCount,
    Sites,
    SpentCount,
    ThatNumber,
    ThreatValue,
    TokenCount,
    Where,
    ZoneCount,
)

SETS: Final = frozenset(
    {
        "fighters_in_combat",
        "your_fighters",
        "friendly_fighters",
        "opposing_fighters",
        "all_fighters",
        "damaged",
        "crossed",
        "opposing_heroes",
        "opposing_sidekicks",
        "enemies",
    }
)
"""The words for several fighters."""

WEAKEST: Final = {
    "opposing_heroes": "weakest_hero",
    "opposing_sidekicks": "weakest_sidekick",
    "opposing_fighters": "weakest_opposing",
    "friendly_fighters": "weakest_friend",
    "enemies": "weakest_enemy",
}
"""What the fighter with the least health in a group is called; elsewhere it is the `weakest`."""

CHOSEN: Final = "chosen"
BROUGHT: Final = "brought"
CHOSEN_CARD: Final = "chosen card"
DISCARDED: Final = "discarded"
REVEALED: Final = "revealed"
HAND: Final = "opponent's hand"
THIS_CARD: Final = "this card"
OPPOSING_CARD: Final = "opponent's card"
A_CARD: Final = "a card"
CARDS: Final = (CHOSEN_CARD, DISCARDED, REVEALED, HAND, THIS_CARD, OPPOSING_CARD, A_CARD)
"""What "it" may mean apart from fighters and spaces."""


Prospect: TypeAlias = nodes.ThreatLevel | nodes.TokensOn | nodes.OccupiedSites | nodes.Players


class Clause(Struct, frozen=True, kw_only=True):
    """One step in words, without capital letter and full stop."""

    order: str  # on its own: "draw 2 cards", "your opponent discards 1 card"
    infinitive: str = ""  # after "you may"; empty if somebody else does it
    theirs: str = ""  # after "your opponent may"; empty if it is not theirs to do
    short: str = ""  # with another number, when the rest has just been written: "draw 2"
    brief: str = ""  # the same after "you may" or "to"
    shared: str = ""  # without its verb, after a step with the same one: "(choose a space and) another one"
    notes: tuple[str, ...] = ()  # explanatory sentences that follow
    links: bool = False  # what the next step does to the chosen belongs to it: "choose … and …"
    about: bool = False  # it refers to what the clause before mentioned
    ends: bool = False  # the next step begins a new sentence
    choice: bool = False  # it begins with "you may"
    apart: bool = False  # it needs a sentence of its own
    price: bool = False  # after "you may …", what follows is written as "if you do, …"


UNSAID: Final = Clause(order="")
"""A step that only changes what later ones refer to."""


def paid(said: Clause) -> Clause:
    """A clause that is the price of what follows."""
    return structs.replace(said, price=True)


class Scene:
    """What the steps so far have mentioned."""

    def __init__(  # noqa: PLR0913 - all that is known before the first word
        self,
        hero: nodes.Hero,
        card: str | None = None,
        own: str | None = None,
        sites: Sites = "sites",
        *,
        by_enemy: bool = False,
        kind: Callable[[Mention], str] = lambda _: "",
    ) -> None:
        self.hero = hero
        self.sites = sites
        self.by_enemy = by_enemy  # an enemy's card, on which there is no "you"
        self.card = card
        self.own = own  # the fighter that `your_fighter` must be, if there is only one
        self.kind = kind  # which pronoun the language has for something
        self.focus: str | None = None  # what a pronoun would mean now
        self._settled: str | None = None  # what it meant before the current clause
        self._named = False  # the current clause names the focus again
        self.looks_back = False  # it refers to what was the focus before it
        self._fresh: tuple[Mention, ...] = ()  # what the current clause mentions
        self._rivals: tuple[Mention, ...] = ()  # what else has been mentioned since the focus was named
        self.group: tuple[str, str | None, str | None] | None = None  # the fighters just counted or moved
        self.fuses = False  # a chosen fighter is mentioned only once, right then
        self.chosen_from = ""  # the group that the chosen fighter was chosen from
        self.chosen_as = ""  # what the chosen fighter is, if nobody chooses it
        self.chosen_spaces = 0
        self.one_of: nodes.Choose | None = None  # the choice whose fighter the current step is about
        self.cards_looked = 0  # how many cards were set aside from a deck
        self.cards_seen = 0  # how many of them are still there
        self.kept = False  # some of the cards looked at are already in hand
        self.known_defeated: str | None = None
        self.chosen_among = "opponent_hand"  # the pile that the chosen card was chosen from
        self.revealed: nodes.RevealTop | nodes.RevealBottom | None = None
        self.spent: str | None = None  # the counter that was spent to make the number mentioned

    @property
    def leader(self) -> str:
        """The hero's own fighter, whose forms are meant."""
        return next(name for name, fighter in self.hero.fighters.items() if fighter.role == "hero")

    def who(self, word: str) -> Mention:
        """Mention a fighter or several."""
        word = self.own if word == "your_fighter" and self.own else word
        word = self.chosen_as if word == CHOSEN and self.chosen_as else word
        word = "enemies" if word == "friendly_fighters" and self.by_enemy else word
        if self.is_several(word):
            mention = Mention(word, several=True, like=word if word in self.hero.fighters else "")
            self._fresh += (mention,)
            return mention
        like = self.chosen_from if word in (CHOSEN, BROUGHT) else word if word in self.hero.fighters else ""
        mention = Mention(word, like=like)
        self.looks_back = self.looks_back or self.focus == word
        if self._clear(mention):
            mention = structs.replace(mention, again=True)
        else:
            self._named = True
        self.focus = word
        self._fresh += (mention,)
        return mention

    def group_of(self, word: str) -> Mention:
        """Mention several fighters of which one is meant."""
        like = word if word in self.hero.fighters else ""
        return Mention(word, several=True, like=like) if self.is_several(word) else self.who(word)

    def recalls(self, word: str) -> bool:
        """Whether a pronoun is enough for a card or a hand."""
        self.looks_back = self.looks_back or self.focus == word
        return self._clear(Mention(word))

    def name(self, word: str) -> None:
        """Mention a card without making it the meaning of a pronoun."""
        self._fresh += (Mention(word),)

    def settle(self) -> None:
        """End a clause: from now on, a pronoun may also mean what it mentioned besides the focus."""
        others = tuple(mention for mention in self._fresh if mention.word != self.focus)
        anew = self._named or self.focus != self._settled
        self._rivals = others if anew else self._rivals + others
        self._settled, self._named, self._fresh = self.focus, False, ()

    def forget(self) -> None:
        """Make pronouns mean nothing from now on."""
        self.focus = None

    def become(self, other: Scene) -> None:
        """Take over what another scene has mentioned."""
        self.__dict__.update(other.__dict__)

    def recall(self, other: Scene) -> None:
        """Let pronouns mean what they meant in another scene."""
        self.focus, self._settled, self._rivals = other.focus, other._settled, other._rivals

    def meet(self, other: Scene) -> None:
        """Continue after two branches: a pronoun needs the same meaning in both."""
        self._rivals += other._rivals
        if self.focus != other.focus:
            self.forget()

    def _clear(self, mention: Mention) -> bool:
        """Whether a pronoun can mean only this."""
        return self.focus == mention.word and all(
            self.kind(rival) != self.kind(mention) for rival in self._rivals
        )

    def those(self, word: str, zone: str | None, adjacent: str | None) -> bool:
        """Whether a step is about the same fighters as the step before."""
        return self.group == (word, zone, adjacent)

    def where(self, zone: str | None, adjacent: str | None, *, on_chosen: bool = False) -> Where:
        """Mention a place; what was mentioned before stays in mind."""
        focus, on_it = self.focus, on_chosen and self.recalls(CHOSEN_SPACE)
        where = Where(
            self.who(zone) if zone else None,
            self.who(adjacent) if adjacent else None,
            max(1, self.chosen_spaces) if on_chosen else 0,
            self.chosen_spaces == 1 and on_it,
        )
        if focus is not None:
            self.focus = focus
        return where

    def quantity(self, amount: nodes.Amount) -> Quantity:
        """Mention an amount."""
        match amount:
            case int():
                return amount
            case nodes.CardsIn(pile, tag):
                return CardCount(pile, tag, pile != "opponent_hand" and self.is_own_tag(tag))
            case nodes.FightersCounted(who, zone, adjacent, but):
                mention, where = self.who(who), self.where(zone, adjacent)
                if mention.several and but is None:
                    self.group = (who, zone, adjacent)
                return FighterCount(mention, where, self.where(None, but).adjacent)
            case nodes.ZonesOf(who):
                return ZoneCount(self.who(who))
            case nodes.CounterOf(counter):
                return CounterCount(counter)
            case nodes.ChosenNumber(times):
                return ThatNumber(times) if self.spent is None else SpentCount(self.spent, times)
            case nodes.BoostOf(card):
                return BoostValue(card, self.recalls(CHOSEN_CARD if card == "chosen" else card))
            case nodes.PrintedValueOf(card):
                return PrintedValue(card)
            case _:
                return self._outlook(amount)

    def _outlook(self, amount: Prospect) -> Quantity:
        """Mention an amount that only adventures have."""
        match amount:
            case nodes.ThreatLevel():
                return ThreatValue()
            case nodes.TokensOn(plus=plus):
                return TokenCount(self.sites, plus)
            case nodes.OccupiedSites(per=per, plus=plus):
                return SiteCount(self.sites, per, plus)
            case nodes.Players(times=times):
                return PlayerCount(times)
            case _:
                assert_never(amount)

    def is_group(self, word: str) -> bool:
        """Whether a word names several fighters of the hero."""
        return word in self.hero.fighters and self.hero.fighters[word].count > 1

    def is_several(self, word: str) -> bool:
        """Whether a word stands for several fighters."""
        return word in SETS or self.is_group(word)

    def is_own_tag(self, tag: str | None) -> bool:
        """Whether this card itself has a tag."""
        return self.card is not None and tag in self.hero.deck[self.card].tags

    def choose_weakest(self, among: str) -> None:
        """Make `chosen` the fighter with the least health from now on."""
        self.focus = None
        self.chosen_as = WEAKEST.get(self.who(among).word, "weakest")

    def choose_fighter(self, among: str) -> None:
        """Make `chosen` a fighter from now on."""
        self.focus, self.chosen_as = CHOSEN, ""
        self.chosen_from = among if among in self.hero.fighters else ""

    def bring(self, group: str) -> None:
        """Make `chosen` the member of a group that has come back."""
        self.focus = self.chosen_as = BROUGHT
        self.chosen_from = group

    def choose_space(self) -> None:
        """Make `chosen_space` another one from now on."""
        self.focus = CHOSEN_SPACE
        self.chosen_spaces += 1
