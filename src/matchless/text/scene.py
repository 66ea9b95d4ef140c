"""What a sentence speaks of, and what has just been spoken of, so that a pronoun may stand for it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, assert_never

from msgspec import Struct, structs

from matchless.lang import nodes
from matchless.lang.words import CHOSEN_SPACE

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
"""The words that stand for several fighters."""

Sites: TypeAlias = Literal["bridges", "fields", "sites"]
"""The numbered places of a villain; where it is not known which, they are only sites."""

WEAKEST: Final = {
    "opposing_heroes": "weakest_hero",
    "opposing_sidekicks": "weakest_sidekick",
    "opposing_fighters": "weakest_opposing",
    "friendly_fighters": "weakest_friend",
    "enemies": "weakest_enemy",
}
"""What the fighter with the least health among some is; among others it is the `weakest`."""

CHOSEN: Final = "chosen"
CHOSEN_CARD: Final = "chosen card"
DISCARDED: Final = "discarded"
REVEALED: Final = "revealed"
HAND: Final = "opponent's hand"


class Mention(Struct, frozen=True):
    """A fighter, several fighters or a space, as a step speaks of them."""

    word: str  # a word of WHO, a fighter of the hero, or `chosen_space`
    again: bool = False  # just spoken of: a pronoun will do
    several: bool = False  # it stands for each of several fighters
    like: str = ""  # the fighter of the hero whose name it has; for `chosen`, the group it was chosen from


class Where(Struct, frozen=True):
    """Where the fighters or the space must be."""

    zone: Mention | None = None
    adjacent: Mention | None = None
    chosen_spaces: int = 0  # on one of so many chosen spaces; 0: anywhere
    on_it: bool = False  # the one chosen space has just been spoken of


class CardCount(Struct, frozen=True):
    """The number of cards in a pile."""

    pile: Literal["your_discard", "your_hand", "opponent_hand"]
    tag: str | None
    other: bool  # the card that speaks is one of those, and does not count


class FighterCount(Struct, frozen=True):
    """The number of fighters on the board."""

    who: Mention
    where: Where
    but: Mention | None = None  # who does not count


class ZoneCount(Struct, frozen=True):
    """The number of zones of a fighter's space."""

    who: Mention


class CounterCount(Struct, frozen=True):
    """What a counter of the hero stands at."""

    counter: str


class SpentCount(Struct, frozen=True):
    """How much of a counter has just been spent, times a factor."""

    counter: str
    times: int


class ThatNumber(Struct, frozen=True):
    """The number just chosen, times a factor."""

    times: int


class BoostValue(Struct, frozen=True):
    """The boost value of a card."""

    card: Literal["discarded", "chosen", "revealed"]
    again: bool


class PrintedValue(Struct, frozen=True):
    """The printed value of a card of the combat."""

    card: Literal["opponent_card", "this_card", "opponent_card_before"]


class ThreatValue(Struct, frozen=True):
    """The threat level."""


class TokenCount(Struct, frozen=True):
    """The number of tokens on the villain's site with the lowest number, and some more."""

    sites: Sites
    plus: int


class SiteCount(Struct, frozen=True):
    """The number of the villain's sites with tokens, or of every few of them, and some more."""

    sites: Sites
    per: int
    plus: int


class PlayerCount(Struct, frozen=True):
    """The number of players still in the game, times a factor."""

    times: int


Tally: TypeAlias = CardCount | FighterCount | ZoneCount | CounterCount | SpentCount
Worth: TypeAlias = BoostValue | PrintedValue
Outlook: TypeAlias = TokenCount | SiteCount | PlayerCount
Quantity: TypeAlias = int | Tally | Worth | ThatNumber | Outlook | ThreatValue


Prospect: TypeAlias = nodes.ThreatLevel | nodes.TokensOn | nodes.OccupiedSites | nodes.Players


class Limits(Struct, frozen=True):
    """What a number must lie between; a limit may be open."""

    low: int | None
    high: int | None

    @property
    def exact(self) -> bool:
        """Whether only one number will do."""
        return self.low is not None and self.low == self.high

    @property
    def none(self) -> bool:
        """Whether only 0 will do."""
        return self.high == 0


class Clause(Struct, frozen=True, kw_only=True):
    """One step in words, without capital letter and full stop."""

    order: str  # as it stands alone: "draw 2 cards", "your opponent discards 1 card"
    infinitive: str = ""  # after "you may"; empty when it says what somebody else does
    theirs: str = ""  # after "your opponent may"; empty for what is not theirs to do
    short: str = ""  # with another number, where the rest has just been said: "draw 2"
    shared: str = ""  # without its verb, after a step with the same one: "(choose a space and) another one"
    notes: tuple[str, ...] = ()  # sentences of explanation that follow
    links: bool = False  # the next step belongs to it: "choose … and …"
    ends: bool = False  # the next step begins a new sentence
    choice: bool = False  # it begins with "you may"
    price: bool = False  # after "you may …", what follows is said as "if you do, …"


UNSAID: Final = Clause(order="")
"""A step that only changes what later ones speak of."""


def paid(said: Clause) -> Clause:
    """A clause that is the price of what follows."""
    return structs.replace(said, price=True)


class Scene:
    """What the steps said so far have brought up."""

    def __init__(
        self,
        hero: nodes.Hero,
        card: str | None = None,
        own: str | None = None,
        sites: Sites = "sites",
        *,
        by_enemy: bool = False,
    ) -> None:
        self.hero = hero
        self.sites = sites
        self.by_enemy = by_enemy  # an enemy speaks, which is no "you"
        self.card = card
        self.own = own  # the fighter that `your_fighter` must be, where there is only one
        self.focus: str | None = None  # what "it" means now
        self.chosen_from = ""  # the group that the chosen fighter was chosen from
        self.weakest = ""  # what the chosen fighter is, where nobody chooses it
        self.chosen_spaces = 0
        self.deck_seen: Literal["your_deck", "opponent_deck"] = "your_deck"
        self.cards_seen = 0  # how many cards of the deck lie aside
        self.kept = False  # some of the cards looked at are in hand already
        self.known_defeated: str | None = None
        self.chosen_among = "opponent_hand"  # the pile that the chosen card was chosen from
        self.revealed: nodes.RevealTop | nodes.RevealBottom | None = None
        self.spent: str | None = None  # the counter whose spending made the number spoken of

    @property
    def leader(self) -> str:
        """The fighter that is the hero, whose forms are spoken of."""
        return next(name for name, fighter in self.hero.fighters.items() if fighter.role == "hero")

    def who(self, word: str) -> Mention:
        """Speak of a fighter or several."""
        word = self.own if word == "your_fighter" and self.own else word
        word = self.weakest if word == CHOSEN and self.weakest else word
        word = "enemies" if word == "friendly_fighters" and self.by_enemy else word
        if self.is_several(word):
            return Mention(word, several=True, like=word if word in self.hero.fighters else "")
        like = self.chosen_from if word == CHOSEN else word if word in self.hero.fighters else ""
        mention = Mention(word, again=self.focus == word, like=like)
        self.focus = word
        return mention

    def where(self, zone: str | None, adjacent: str | None, *, on_chosen: bool = False) -> Where:
        """Speak of a place; what was spoken of before stays in mind."""
        focus = self.focus
        where = Where(
            self.who(zone) if zone else None,
            self.who(adjacent) if adjacent else None,
            max(1, self.chosen_spaces) if on_chosen else 0,
            on_chosen and self.chosen_spaces == 1 and focus == CHOSEN_SPACE,
        )
        if focus is not None:
            self.focus = focus
        return where

    def quantity(self, amount: nodes.Amount) -> Quantity:
        """Speak of an amount."""
        match amount:
            case int():
                return amount
            case nodes.CardsIn(pile, tag):
                return CardCount(pile, tag, pile != "opponent_hand" and self.is_own_tag(tag))
            case nodes.FightersCounted(who, zone, adjacent, but):
                mention, where = self.who(who), self.where(zone, adjacent)
                return FighterCount(mention, where, self.where(None, but).adjacent)
            case nodes.ZonesOf(who):
                return ZoneCount(self.who(who))
            case nodes.CounterOf(counter):
                return CounterCount(counter)
            case nodes.ChosenNumber(times):
                return ThatNumber(times) if self.spent is None else SpentCount(self.spent, times)
            case nodes.BoostOf(card):
                return BoostValue(card, self.focus == (CHOSEN_CARD if card == "chosen" else card))
            case nodes.PrintedValueOf(card):
                return PrintedValue(card)
            case _:
                return self._outlook(amount)

    def _outlook(self, amount: Prospect) -> Quantity:
        """Speak of an amount that only adventures have."""
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
        """Whether the card that speaks has a tag itself."""
        return self.card is not None and tag in self.hero.deck[self.card].tags

    def choose_weakest(self, among: str) -> None:
        """From now on `chosen` is the fighter with the least health."""
        self.focus = None
        self.weakest = WEAKEST.get(self.who(among).word, "weakest")

    def choose_fighter(self, among: str) -> None:
        """From now on `chosen` is a fighter."""
        self.focus, self.weakest = CHOSEN, ""
        self.chosen_from = among if among in self.hero.fighters else ""

    def choose_space(self) -> None:
        """From now on `chosen_space` is another one."""
        self.focus = CHOSEN_SPACE
        self.chosen_spaces += 1
