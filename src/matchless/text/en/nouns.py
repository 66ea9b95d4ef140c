"""Fighters, places and amounts in English."""

from __future__ import annotations

from typing import Final, NamedTuple, assert_never

from matchless.lang.names.en import EnglishCounter, EnglishEnemy, EnglishNames
from matchless.lang.nodes.words import CHOSEN_SPACE
from matchless.text.discourse import BROUGHT
from matchless.text.en.numbers import counted
from matchless.text.forms import Forms
from matchless.text.grammar import Amounts, Speaker
from matchless.text.things import (
    ONCE,
    BoostValue,
    CardCount,
    CounterCount,
    FighterCount,
    Limits,
    Mention,
    Outlook,
    PlayerCount,
    PrintedValue,
    Quantity,
    SiteCount,
    Sites,
    SpentCount,
    Tally,
    ThatNumber,
    ThreatValue,
    TokenCount,
    Where,
    Worth,
    ZoneCount,
)

CARD: Final[Forms] = ("card", "cards", "a number of cards", "that many cards")
DAMAGE: Final[Forms] = ("damage", "damage", "damage", "that much damage")
HEALTH: Final[Forms] = ("health", "health", "health", "that much health")
SPACE: Final[Forms] = ("space", "spaces")
ACTION: Final[Forms] = ("action", "actions")

SINGLE: Final = {
    "your_fighter": "your fighter",
    "opposing_fighter": "the opposing fighter",
    "opponents_hero": "your opponent’s hero",
    "chosen": "the chosen fighter",
    CHOSEN_SPACE: "the chosen space",
    "weakest": "the fighter with the least health",
    "weakest_hero": "the hero with the least health",
    "weakest_sidekick": "the sidekick with the least health",
    "weakest_opposing": "the opposing fighter with the least health",
    "weakest_friend": "the friendly fighter with the least health",
    "weakest_enemy": "the enemy with the least health",
}
PILES: Final = {
    "your_discard": "in your discard pile",
    "your_hand": "in your hand",
    "opponent_hand": "in your opponent’s hand",
}
DECKS: Final = {
    "your_deck": "your deck",
    "opponent_deck": "your opponent’s deck",
    "each_deck": "each player’s deck",
}
SITES: Final[dict[Sites, Forms]] = {
    "bridges": ("bridge", "bridges"),
    "fields": ("field", "fields"),
    "sites": ("site", "sites"),
}
TOKEN: Final = EnglishCounter(name="Token of the villain", one="villain’s token", many="villain’s tokens")
SPEAKERS: Final[dict[Speaker, str]] = {
    "card": "this card",
    "bonus attack": "this attack",
    "ability": "your card",
    "enemy": "this card",
}
BOOST_OF: Final = {
    "discarded": "the discarded card",
    "chosen": "the chosen card",
    "revealed": "the revealed card",
}
PRINTED: Final = {
    "opponent_card": "your opponent’s card",
    "opponent_card_before": "the card your opponent played in the previous combat",
}
PRONOUNS: Final = {"he": ("he", "him", "his"), "she": ("she", "her", "her"), "it": ("it", "it", "its")}


class Several(NamedTuple):
    """How a word for several fighters is written."""

    each: str
    one: str
    plural: str


SEVERAL: Final = {
    "fighters_in_combat": Several(
        "each fighter in the combat", "one of the fighters in the combat", "fighters in the combat"
    ),
    "your_fighters": Several("each of your fighters", "one of your fighters", "your fighters"),
    "friendly_fighters": Several("each friendly fighter", "a friendly fighter", "friendly fighters"),
    "opposing_fighters": Several("each opposing fighter", "an opposing fighter", "opposing fighters"),
    "all_fighters": Several("each fighter", "a fighter", "fighters"),
    "damaged": Several(
        "each fighter damaged this way", "a fighter damaged this way", "fighters damaged this way"
    ),
    "crossed": Several(
        "each opposing fighter moved through",
        "an opposing fighter moved through",
        "opposing fighters moved through",
    ),
    "opposing_heroes": Several("each hero", "a hero", "heroes"),
    "opposing_sidekicks": Several("each sidekick", "a sidekick", "sidekicks"),
    "enemies": Several("each enemy", "an enemy", "enemies"),
}


class Nouns(Amounts):
    """The nouns of one hero."""

    def __init__(self, names: EnglishNames, speaker: Speaker, foe: EnglishEnemy | None = None) -> None:
        self.names = names
        self.foe = foe  # the names that only an enemy has
        self.by_enemy = speaker == "enemy"
        self.card = SPEAKERS[speaker]  # the card whose text this is
        self.explains = speaker == "ability"  # written once for the whole hero

    def kind(self, who: Mention) -> str:
        """The pronoun for a fighter, or for one of several, a space or a card."""
        return self.names.fighters[who.like].pronoun if who.like else "it"

    def several(self, who: Mention) -> Several:
        """The forms of a word for several fighters."""
        if who.word in SEVERAL:
            return SEVERAL[who.word]
        plural = f"your {self.names.fighters[who.word].plural}"
        return Several(f"each of {plural}", f"one of {plural}", plural)

    def full(self, who: Mention) -> str:
        """A fighter by name, or each of several, or any one of them."""
        if who.any_one:
            return self._any_one(who)
        if who.several:
            return "each of those fighters" if who.again else self.several(who).each
        if who.word == "chosen" and who.like:
            return f"the chosen {self.names.fighters[who.like].name}"
        if who.word == BROUGHT:
            return f"that {self.names.fighters[who.like].name}"
        if who.word in SINGLE:
            return SINGLE[who.word]
        fighter = self.names.fighters[who.word]
        return f"the {fighter.name}" if fighter.article else fighter.name

    def _any_one(self, who: Mention) -> str:
        """As in "an opposing fighter in her zone"; an excluded fighter is the one just mentioned."""
        name, at = self.several(who).one, who.at or Where()
        if who.but and who.but.again and not name.startswith("one of"):
            return f"another {self._after_article(who)}{self.where(at)}"
        others = self.but(who.but, at)
        return f"{name}{others}{self.where(at)}{',' if others and not others.endswith(',') else ''}"

    def _pronoun(self, who: Mention) -> tuple[str, str, str]:
        return PRONOUNS[self.names.fighters[who.like].pronoun if who.like else "it"]

    def subject(self, who: Mention) -> str:
        """As in "she recovers"."""
        return self._pronoun(who)[0] if who.again and not who.several else self.full(who)

    def object(self, who: Mention) -> str:
        """As in "move her"."""
        return self._pronoun(who)[1] if who.again and not who.several else self.full(who)

    def one(self, who: Mention) -> str:
        """A fighter, or any one of several: "adjacent to one of your fighters"."""
        return self.several(who).one if who.several else self.object(who)

    def any(self, who: Mention) -> str:
        """A fighter, or none of several: "not adjacent to any of your fighters"."""
        if not who.several:
            return self.object(who)
        return f"any {self._after_article(who)}"

    def some(self, who: Mention) -> str:
        """At least one of several."""
        return f"at least one {self._after_article(who)}"

    def no(self, who: Mention) -> str:
        """None of several."""
        rest = self._after_article(who)
        return f"{'none' if rest.startswith('of ') else 'no'} {rest}"

    def counted(self, who: Mention, *, single: bool) -> str:
        """Some of several after a number: "of your fighters", "opposing fighters"."""
        rest = self._after_article(who)
        return rest if single or rest.startswith("of ") else self.several(who).plural

    def _after_article(self, who: Mention) -> str:
        """What follows "one" or "a": "of your fighters", "opposing fighter"."""
        return self.several(who).one.partition(" ")[2]

    def whose(self, who: Mention, thing: str) -> str:
        """What belongs to a fighter: "her zone", "Alice’s zone"; or to each of several."""
        if who.again and not who.several:
            return f"{self._pronoun(who)[2]} {thing}"
        if who.several or who.word == CHOSEN_SPACE:
            return f"the {thing} of {self.full(who)}"
        return f"{possessive(self.full(who))} {thing}"

    def owned(self, who: Mention, things: str) -> str:
        """What belongs to a fighter or a group: "Alice’s cards", "your Harpies’ cards"."""
        if who.several:
            return f"{possessive(self.several(who).plural)} {things}"
        return self.whose(who, things)

    def zone(self, who: Mention, *, denied: bool = False) -> str:
        """The zone of a fighter, or of any one of several."""
        if who.several:
            return f"the zone of {self.any(who) if denied else self.one(who)}"
        return self.whose(who, "zone")

    def where(self, where: Where) -> str:
        """Where fighters or a space must be; begins with a space unless empty."""
        parts = []
        if where.zone:
            parts.append(f"in {self.zone(where.zone)}")
        if where.adjacent:
            parts.append(f"adjacent to {self.one(where.adjacent)}")
        if where.chosen_spaces:
            one = "on it" if where.on_it else "on the chosen space"
            parts.append(one if where.chosen_spaces == 1 else "on these spaces")
        return " " + " and ".join(parts) if parts else ""

    def counted_where(self, who: Mention, where: Where) -> str:
        """Where fighters are counted: for a group, those on the board."""
        return " on the board" if who.like and where == Where() else self.where(where)

    def cards(self, number: int, tag: str | None = None, *, other: bool = False) -> str:
        """The noun "card" for a number: "other VOYAGE cards"."""
        words = [
            *(["other"] if other else []),
            *([self.names.tags[tag]] if tag else []),
            "card" if number == 1 else "cards",
        ]
        return " ".join(words)

    def counter(self, counter: str) -> Forms:
        """The noun of a counter."""
        words = self.names.counters[counter]
        much = "much" if words.one == words.many else "many"
        return words.one, words.many, words.many, f"that {much} {words.many}"

    def number_of(self, counter: str) -> str:
        """As in "number of charged coils", "amount of Rage"."""
        words = self.names.counters[counter]
        return f"{'amount' if words.one == words.many else 'number'} of {words.many}"

    def symbol(self, item: str) -> str:
        """An item as it is put before "symbol"."""
        return "joker" if item == "any" else self.names.items[item]

    def value(self, amount: Quantity) -> str:
        """An amount on its own: "5", "its boost value", "the number of …"."""
        match amount:
            case int():
                return str(amount)
            case CardCount(pile, tag, other):
                return f"the number of {self.cards(2, tag, other=other)} {PILES[pile]}"
            case FighterCount(who, where, but):
                plural = self.several(who).plural if who.several else self.full(who)
                return f"the number of {plural}{self.but(but, where)}{self.counted_where(who, where)}"
            case ZoneCount(who):
                return f"the number of zones {self.subject(who)} is in"
            case CounterCount(counter):
                return f"the {self.number_of(counter)} you have"
            case SpentCount(counter, times):
                return f"{_times(times)}the {self.number_of(counter)} spent"
            case ThatNumber(times):
                return f"{_times(times)}that number"
            case BoostValue(card, again):
                return "its boost value" if again else f"the boost value of {BOOST_OF[card]}"
            case PrintedValue(card):
                return f"the printed value of {PRINTED.get(card, self.card)}"
            case _:
                return self._prospect(amount)

    def _prospect(self, amount: Outlook | ThreatValue) -> str:
        """An amount on its own that only adventures have."""
        if isinstance(amount, ThreatValue):
            return "the threat level"
        number, tail = self.outlook(amount)
        return f"{number}{tail}"

    def outlook(self, amount: Outlook) -> tuple[int, str]:
        """A number, and what increases it."""
        match amount:
            case TokenCount(sites, plus):
                tail = f" for each {self.token.one} on the {SITES[sites][0]} with the lowest number"
            case SiteCount(sites, per, plus) if plus and per >= ONCE:
                return plus, f", plus 1 if {per} or more {SITES[sites][1]} are occupied"
            case SiteCount(sites, per, plus):
                one, many = SITES[sites]
                tail = f" for each occupied {one}" if per == 1 else f" for every {per} occupied {many}"
            case PlayerCount(times):
                return times, " for each player still in the game"
            case _:
                assert_never(amount)
        return (plus, f", plus 1{tail}") if plus else (1, tail)

    @property
    def token(self) -> EnglishCounter:
        """What a villain puts on its sites."""
        return (self.foe and self.foe.token) or TOKEN

    def numbered(self, number: int, forms: Forms) -> str:
        return counted(number, forms)

    def equal(self, amount: ThatNumber | Worth | ThreatValue, forms: Forms) -> tuple[str, str]:
        if amount == ThatNumber(1):
            return forms[3], ""
        return forms[2], f" equal to {self.value(amount)}"

    def per(self, amount: Tally) -> str:
        """The phrase "for each" of the things counted."""
        match amount:
            case CardCount(pile, tag, other):
                return f" for each {self.cards(1, tag, other=other)} {PILES[pile]}"
            case FighterCount(who, where, but):
                return f" for {self.full(who)}{self.but(but, where)}{self.counted_where(who, where)}"
            case ZoneCount(who):
                return f" for each zone {self.subject(who)} is in"
            case CounterCount(counter):
                return f" for each {self.names.counters[counter].one} you have"
            case SpentCount(counter):
                return f" for each {self.names.counters[counter].one} spent"
            case _:
                assert_never(amount)

    def but(self, but: Mention | None, where: Where) -> str:
        """Who does not count, between commas."""
        if but is None:
            return ""
        return f", other than {self.object(but)}{',' if where != Where() else ''}"


def limits(limits: Limits) -> str:
    """As in "at least 2"."""
    if limits.exact:
        return f"exactly {limits.low}"
    if limits.high is None:
        return f"at least {limits.low or 0}"
    return f"at most {limits.high}" if not limits.low else f"{limits.low} to {limits.high}"


def possessive(name: str) -> str:
    """A name as the owner of what follows.

    >>> possessive("Alice"), possessive("Achilles")
    ('Alice’s', 'Achilles’')
    """
    return f"{name}{'’' if name.endswith('s') else '’s'}"


def indefinite(name: str) -> str:
    """A name after "a" or "an".

    >>> indefinite("Clone"), indefinite("Archer")
    ('a Clone', 'an Archer')
    """
    return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"


def _times(times: int) -> str:
    return "" if times == 1 else "twice " if times == 2 else f"{times} times "  # noqa: PLR2004 - a word
