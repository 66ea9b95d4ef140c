"""Fighters, places and amounts in French."""

from __future__ import annotations

from typing import assert_never

from msgspec import structs

from matchless.lang.names.fr import FrenchCounter, FrenchEnemy, FrenchFighter, FrenchNames
from matchless.lang.nodes.words import CHOSEN_SPACE
from matchless.text.discourse import BROUGHT, CARDS
from matchless.text.forms import Forms
from matchless.text.fr.articles import bare, elides, of, that, to
from matchless.text.fr.lexicon import (
    BOOST_OF,
    PILES,
    PRINTED,
    SEVERAL,
    SINGLE,
    SITES,
    SPEAKERS,
    TOKEN,
    Gender,
    Several,
)
from matchless.text.fr.numbers import counted
from matchless.text.grammar import Amounts, Speaker
from matchless.text.things import (
    ONCE,
    BoostValue,
    CardCount,
    CounterCount,
    FighterCount,
    Mention,
    Outlook,
    PlayerCount,
    PrintedValue,
    Quantity,
    SiteCount,
    SpentCount,
    Tally,
    ThatNumber,
    ThreatValue,
    TokenCount,
    Where,
    Worth,
    ZoneCount,
)


class Nouns(Amounts):
    """The nouns of one hero."""

    def __init__(self, names: FrenchNames, speaker: Speaker, foe: FrenchEnemy | None = None) -> None:
        self.names = names
        self.foe = foe  # the names that only an enemy has
        self.by_enemy = speaker == "enemy"
        self.card = SPEAKERS[speaker]  # the card that speaks
        self.explains = speaker == "ability"  # what is said once for the whole hero

    def gender(self, who: Mention) -> Gender:
        """Whether a fighter takes "le" or "la", or "il" or "elle" where a pronoun will do."""
        if who.like:
            fighter = self.names.fighters[who.like]
            if who.again and fighter.pronoun:
                return "f" if fighter.pronoun == "elle" else "m"
            return fighter.gender
        return SINGLE[who.word][1] if who.word in SINGLE else "m"

    def kind(self, who: Mention) -> str:
        """The gender that a pronoun for a fighter, a space or a card would have."""
        return "f" if who.word in CARDS else self.gender(structs.replace(who, again=True))

    def several(self, who: Mention) -> Several:
        """The forms of a word for several fighters."""
        if who.word in SEVERAL:
            return SEVERAL[who.word]
        plural = f"vos {self.names.fighters[who.word].plural}"
        e = "e" if self.gender(who) == "f" else ""
        return Several(f"chacun{e} de {plural}", f"un{e} de {plural}", plural)

    def full(self, who: Mention) -> str:
        """A fighter by name, with its article, or each of several, or any one of them."""
        if who.any_one:
            return self._any_one(who)
        if who.several:
            return "chacun de ces combattants" if who.again else self.several(who).each
        if who.word == "chosen" and who.like:
            choice = "choisie" if self.gender(who) == "f" else "choisi"
            fighter = self.names.fighters[who.like]
            return f"{self._the(fighter.name, fighter.gender, aspirated=fighter.aspirated)} {choice}"
        if who.word == BROUGHT:
            return self._that(self.names.fighters[who.like])
        if who.word in SINGLE:
            return SINGLE[who.word][0]
        fighter = self.names.fighters[who.word]
        if not fighter.article:
            return fighter.name
        return self._the(fighter.name, fighter.gender, aspirated=fighter.aspirated)

    def _any_one(self, who: Mention) -> str:
        """As in "un combattant adverse dans sa zone", "un autre combattant ami"."""
        name, at = self.one_of(who), who.at or Where()
        other = f" autre {that(self.one(who.but))}" if who.but else ""
        if who.but and who.but.again and not name.startswith("l’"):
            article, _, noun = name.partition(" ")
            name, other = f"{article} autre {noun}", ""
        if other and at != Where():
            other = f",{other},"
        return f"{name}{other}{self.where(at, self.ending(who))}"

    def subject(self, who: Mention) -> str:
        """As in "elle regagne"."""
        if who.again and not who.several:
            return "elle" if self.gender(who) == "f" else "il"
        return self.full(who)

    def is_(self, who: Mention, participle: str) -> str:
        """As in "elle est vaincue"."""
        again = structs.replace(who, again=True)
        return f"{self.subject(again)} est {participle}{self.ending(again)}"

    def clitic(self, who: Mention) -> str:
        """As in "déplacez-la"; empty when the name must be said."""
        if not who.again or who.several:
            return ""
        return "la" if self.gender(who) == "f" else "le"

    def one(self, who: Mention) -> str:
        """A fighter, or any one of several, after a preposition: "adjacent à elle"."""
        if who.several:
            return self.one_of(who)
        if who.again and who.word == CHOSEN_SPACE:
            return "celle-ci"
        if who.again:
            return "elle" if self.gender(who) == "f" else "lui"
        return self.full(who)

    def one_of(self, who: Mention) -> str:
        """Any one of several: "un combattant adverse", "l’un de vos combattants"."""
        one = self.several(who).one
        return f"l’{one}" if one.partition(" ")[2].startswith(("de ", "des ")) else one

    def none(self, who: Mention) -> str:
        """A fighter, or none of several: "aucun de vos combattants"."""
        return f"auc{self.several(who).one}" if who.several else self.one(who)

    def counted(self, who: Mention, *, single: bool) -> str:
        """Some of several after a number: "de vos combattants", "combattants adverses"."""
        rest = self.several(who).one.partition(" ")[2]
        return rest if single or rest.startswith(("de ", "des ")) else self.several(who).plural

    def of(self, who: Mention) -> str:
        """A fighter, or each of several, after "de"."""
        aspirated = who.word in self.names.fighters and self.names.fighters[who.word].aspirated
        return of(self.full(who), aspirated=aspirated and not who.several)

    def whose(self, who: Mention, thing: str, gender: Gender) -> str:
        """What belongs to a fighter: "sa zone", "la zone d’Alice"."""
        if who.again and not who.several:
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
        """Where fighters must be; starts with a space unless it is empty."""
        parts = []
        if where.zone:
            parts.append(f"{inside} {self.zone(where.zone)}")
        if where.adjacent:
            parts.append(f"adjacent{ending} {to(self.one(where.adjacent))}")
        if where.chosen_spaces:
            one = "sur celle-ci" if where.on_it else "sur la case choisie"
            parts.append(one if where.chosen_spaces == 1 else "sur ces cases")
        return " " + " et ".join(parts) if parts else ""

    def counted_where(self, who: Mention, where: Where, ending: str) -> str:
        """Where fighters are counted: of a group, those on the board."""
        return " sur le plateau" if who.like and where == Where() else self.where(where, ending)

    def ending(self, who: Mention) -> str:
        """The ending of an adjective beside a fighter, or beside one of several."""
        return "e" if self.gender(who) == "f" else ""

    def cards(self, number: int, tag: str | None = None, *, other: bool = False) -> str:
        """The noun "carte" beside a number: "autres cartes VOYAGE"."""
        s = "" if number == 1 else "s"
        words = [
            *([f"autre{s}"] if other else []),
            f"carte{s}",
            *([self.names.tags[tag]] if tag else []),
        ]
        return " ".join(words)

    def counter(self, counter: str) -> Forms:
        """The noun of a counter."""
        words = self.names.counters[counter]
        many = of(words.many, aspirated=words.aspirated)
        return words.one, words.many, f"un nombre {many}", f"autant {many}"

    def number_of(self, counter: str) -> str:
        """As in "nombre de points de Rage"."""
        words = self.names.counters[counter]
        return f"nombre {of(words.many, aspirated=words.aspirated)}"

    def symbol(self, item: str) -> str:
        """An item as it stands after "symbole"."""
        return "Joker" if item == "any" else bare(self.names.items[item])

    def value(self, amount: Quantity) -> str:
        """An amount by itself: "5", "sa valeur de BOOST", "le nombre de …"."""
        match amount:
            case int():
                return str(amount)
            case CardCount(pile, tag, other):
                return f"le nombre {of(self.cards(2, tag, other=other))} {PILES[pile]}"
            case FighterCount(who, where, but):
                plural = self.several(who).plural if who.several else self.full(who)
                place = self.counted_where(who, where, f"{self.ending(who)}s")
                return f"le nombre {of(plural)}{self.but(but, where)}{place}"
            case ZoneCount(who):
                return f"le nombre de zones où se trouve {self.full(who)}"
            case CounterCount(counter):
                return f"votre {self.number_of(counter)}"
            case SpentCount(counter, times):
                e = "e" if self.names.counters[counter].gender == "f" else ""
                return f"{_times(times)}le {self.number_of(counter)} dépensé{e}s"
            case ThatNumber(times):
                return f"{_times(times)}ce nombre"
            case BoostValue(card, again):
                return f"{'sa' if again else 'la'} valeur de BOOST" + (
                    "" if again else f" de la carte {BOOST_OF[card]}"
                )
            case PrintedValue(card):
                return f"la valeur imprimée de {PRINTED.get(card, self.card)}"
            case _:
                return self._prospect(amount)

    def _prospect(self, amount: Outlook | ThreatValue) -> str:
        """An amount by itself that only adventures have."""
        if isinstance(amount, ThreatValue):
            return "le niveau de menace"
        number, tail = self.outlook(amount)
        return f"{number}{tail}"

    def outlook(self, amount: Outlook) -> tuple[int, str]:
        """A number, and "for each" of what raises it."""
        match amount:
            case TokenCount(sites, plus):
                tail = f" pour chaque {self.token.one} sur le {SITES[sites][0]} de plus petit numéro"
            case SiteCount(sites, per, plus) if plus and per >= ONCE:
                return plus, f", plus 1 si {per} {SITES[sites][1]} ou plus sont occupés"
            case SiteCount(sites, per, plus):
                one, many = SITES[sites]
                tail = f" pour chaque {one} occupé" if per == 1 else f" par groupe de {per} {many} occupés"
            case PlayerCount(times):
                return times, " pour chaque joueur encore en jeu"
            case _:
                assert_never(amount)
        return (plus, f", plus 1{tail}") if plus else (1, tail)

    @property
    def token(self) -> FrenchCounter:
        """What a villain puts on its sites."""
        return (self.foe and self.foe.token) or TOKEN

    def numbered(self, number: int, forms: Forms) -> str:
        return counted(number, forms)

    def equal(self, amount: ThatNumber | Worth | ThreatValue, forms: Forms) -> tuple[str, str]:
        if amount == ThatNumber(1):
            return forms[3], ""
        return forms[2], f" égal {to(self.value(amount))}"

    def per(self, amount: Tally) -> str:
        """The phrase "for each" of the things counted."""
        match amount:
            case CardCount(pile, tag, other):
                return f" pour chaque {self.cards(1, tag, other=other)} {PILES[pile]}"
            case FighterCount(who, where, but):
                place = self.counted_where(who, where, self.ending(who))
                return f" pour {self.full(who)}{self.but(but, where)}{place}"
            case ZoneCount(who):
                return f" pour chaque zone où se trouve {self.full(who)}"
            case CounterCount(counter):
                return f" pour chaque {self.names.counters[counter].one} que vous avez"
            case SpentCount(counter):
                words = self.names.counters[counter]
                return f" pour chaque {words.one} dépensé{'e' if words.gender == 'f' else ''}"
            case _:
                assert_never(amount)

    def but(self, but: Mention | None, where: Where) -> str:
        """Who does not count, between commas."""
        if but is None:
            return ""
        return f", hormis {self.one(but)}{',' if where != Where() else ''}"

    def _that(self, fighter: FrenchFighter) -> str:
        if fighter.gender == "f":
            return f"cette {fighter.name}"
        return f"{'cet' if elides(fighter.name) and not fighter.aspirated else 'ce'} {fighter.name}"

    def _the(self, noun: str, gender: Gender, *, aspirated: bool = False) -> str:
        if elides(noun) and not aspirated:
            return f"l’{noun}"
        return f"{'la' if gender == 'f' else 'le'} {noun}"


def _times(times: int) -> str:
    return "" if times == 1 else f"{times} fois "
