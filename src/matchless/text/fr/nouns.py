"""Fighters, places and amounts in French."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, assert_never

from matchless.lang.names import FrenchNames
from matchless.lang.words import CHOSEN_SPACE
from matchless.text.fr.articles import elides, of, to
from matchless.text.numbers import Forms, counted
from matchless.text.scene import BoostValue, CardCount, FighterCount, Mention, PrintedValue, Quantity, Where

Gender: TypeAlias = Literal["m", "f"]

CARD: Final[Forms] = ("carte", "cartes", "un nombre de cartes")
DAMAGE: Final[Forms] = ("dégât", "dégâts", "un nombre de dégâts")
HEALTH: Final[Forms] = ("point de vie", "points de vie", "un nombre de points de vie")
SPACES: Final[Forms] = ("case", "cases")
ACTION: Final[Forms] = ("action supplémentaire", "actions supplémentaires")

SINGLE: Final[dict[str, tuple[str, Gender]]] = {
    "your_fighter": ("votre combattant", "m"),
    "opposing_fighter": ("le combattant adverse", "m"),
    "chosen": ("le combattant choisi", "m"),
    CHOSEN_SPACE: ("la case choisie", "f"),
}
PILES: Final = {
    "your_discard": "de votre défausse",
    "your_hand": "de votre main",
    "opponent_hand": "de la main de votre adversaire",
}
DECKS: Final = {"your_deck": "votre deck", "opponent_deck": "le deck de votre adversaire"}


class Several(NamedTuple):
    """How a word for several fighters is said."""

    each: str
    one: str
    plural: str


SEVERAL: Final = {
    "fighters_in_combat": Several(
        "chaque combattant du combat", "un des combattants du combat", "combattants du combat"
    ),
    "your_fighters": Several("chacun de vos combattants", "un de vos combattants", "vos combattants"),
    "friendly_fighters": Several("chaque combattant ami", "un combattant ami", "combattants amis"),
    "opposing_fighters": Several(
        "chaque combattant adverse", "un combattant adverse", "combattants adverses"
    ),
    "all_fighters": Several("chaque combattant", "un combattant", "combattants"),
}


class Nouns:
    """The nouns of one hero."""

    def __init__(self, names: FrenchNames, card: str) -> None:
        self.names = names
        self.card = card  # the card that speaks

    def gender(self, who: Mention) -> Gender:
        """Whether a fighter is said with "le" or "la"."""
        if who.like:
            return self.names.fighters[who.like].gender
        return SINGLE[who.word][1] if who.word in SINGLE else "m"

    def several(self, who: Mention) -> Several:
        """The forms of a word for several fighters."""
        if who.word in SEVERAL:
            return SEVERAL[who.word]
        plural = f"vos {self.names.fighters[who.word].plural}"
        e = "e" if self.gender(who) == "f" else ""
        return Several(f"chacun{e} de {plural}", f"un{e} de {plural}", plural)

    def full(self, who: Mention) -> str:
        """A fighter by name, with its article, or each of several."""
        if who.several:
            return self.several(who).each
        if who.word == "chosen" and who.like:
            choice = "choisie" if self.gender(who) == "f" else "choisi"
            fighter = self.names.fighters[who.like]
            return f"{self._the(fighter.name, fighter.gender, aspirated=fighter.aspirated)} {choice}"
        if who.word in SINGLE:
            return SINGLE[who.word][0]
        fighter = self.names.fighters[who.word]
        if not fighter.article:
            return fighter.name
        return self._the(fighter.name, fighter.gender, aspirated=fighter.aspirated)

    def subject(self, who: Mention) -> str:
        """As in "elle regagne"."""
        if who.again:
            return "elle" if self.gender(who) == "f" else "il"
        return self.full(who)

    def clitic(self, who: Mention) -> str:
        """As in "déplacez-la"; empty when the name must be said."""
        if not who.again:
            return ""
        return "la" if self.gender(who) == "f" else "le"

    def one(self, who: Mention) -> str:
        """A fighter, or any one of several, after a preposition: "adjacent à elle"."""
        if who.several:
            return self.several(who).one
        if who.again and who.word == CHOSEN_SPACE:
            return "celle-ci"
        if who.again:
            return "elle" if self.gender(who) == "f" else "lui"
        return self.full(who)

    def none(self, who: Mention) -> str:
        """A fighter, or none of several: "aucun de vos combattants"."""
        return f"auc{self.several(who).one}" if who.several else self.one(who)

    def of(self, who: Mention) -> str:
        """A fighter, or each of several, after "de"."""
        aspirated = who.word in self.names.fighters and self.names.fighters[who.word].aspirated
        return of(self.full(who), aspirated=aspirated and not who.several)

    def whose(self, who: Mention, thing: str, gender: Gender) -> str:
        """What belongs to a fighter: "sa zone", "la zone d’Alice"."""
        if who.again:
            return f"{'sa' if gender == 'f' and not elides(thing) else 'son'} {thing}"
        return f"{self._the(thing, gender)} {self.of(who)}"

    def zone(self, who: Mention, *, denied: bool = False) -> str:
        """The zone of a fighter, or of any one of several."""
        if who.several:
            return f"la zone {of(self.none(who) if denied else self.one(who))}"
        return self.whose(who, "zone", "f")

    def within(self, where: Where) -> str:
        """Where a space must be."""
        return self.where(where, "e", "de")

    def where(self, where: Where, ending: str = "", inside: str = "dans") -> str:
        """Where fighters must be; begins with a blank if it says anything."""
        parts = []
        if where.zone:
            parts.append(f"{inside} {self.zone(where.zone)}")
        if where.adjacent:
            parts.append(f"adjacent{ending} {to(self.one(where.adjacent))}")
        if where.chosen_spaces:
            one = "sur celle-ci" if where.on_it else "sur la case choisie"
            parts.append(one if where.chosen_spaces == 1 else "sur ces cases")
        return " " + " et ".join(parts) if parts else ""

    def ending(self, who: Mention) -> str:
        """The ending of an adjective beside a fighter, or beside one of several."""
        return "e" if self.gender(who) == "f" else ""

    def cards(self, number: int, tag: str | None = None, *, other: bool = False) -> str:
        """The noun "carte" for so many: "autres cartes VOYAGE"."""
        s = "" if number == 1 else "s"
        words = [
            *([f"autre{s}"] if other else []),
            f"carte{s}",
            *([self.names.tags[tag]] if tag else []),
        ]
        return " ".join(words)

    def value(self, amount: Quantity) -> str:
        """An amount by itself: "5", "sa valeur de BOOST", "le nombre de …"."""
        match amount:
            case int():
                return str(amount)
            case CardCount(pile, tag, other):
                return f"le nombre {of(self.cards(2, tag, other=other))} {PILES[pile]}"
            case FighterCount(who, where):
                plural = self.several(who).plural if who.several else self.full(who)
                return f"le nombre {of(plural)}{self.where(where, f'{self.ending(who)}s')}"
            case BoostValue(card, again):
                which = f"la valeur de BOOST de la carte {'choisie' if card == 'chosen' else 'défaussée'}"
                return "sa valeur de BOOST" if again else which
            case PrintedValue(card):
                which = "la carte de votre adversaire" if card == "opponent_card" else self.card
                return f"la valeur imprimée de {which}"
            case _:
                assert_never(amount)

    def quantity(self, amount: Quantity, forms: Forms) -> tuple[str, str]:
        """An amount in two parts: "1 carte" and " pour chaque …", "un nombre de cartes" and " égal à …"."""
        match amount:
            case int():
                return counted("fr", amount, forms), ""
            case CardCount(pile, tag, other):
                return f"1 {forms[0]}", f" pour chaque {self.cards(1, tag, other=other)} {PILES[pile]}"
            case FighterCount(who, where):
                return f"1 {forms[0]}", f" pour {self.full(who)}{self.where(where, self.ending(who))}"
            case BoostValue() | PrintedValue():
                return forms[2], f" égal {to(self.value(amount))}"
            case _:
                assert_never(amount)

    def _the(self, noun: str, gender: Gender, *, aspirated: bool = False) -> str:
        if elides(noun) and not aspirated:
            return f"l’{noun}"
        return f"{'la' if gender == 'f' else 'le'} {noun}"
