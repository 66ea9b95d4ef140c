"""Fighters, places and amounts in Ukrainian."""

from __future__ import annotations

from typing import assert_never

from matchless.lang.names.uk import UkrainianCounter, UkrainianEnemy, UkrainianNames
from matchless.lang.nodes.words import CHOSEN_SPACE
from matchless.text.discourse import CARDS
from matchless.text.forms import Forms
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
from matchless.text.uk.declension import (
    EACH,
    FIGHTER,
    FRIENDLY,
    HERO,
    MEMBER,
    NONE,
    ONE,
    PRONOUNS,
    SPACE,
    THAT,
    YOURS,
    Case,
    Gender,
    adjective,
    in_case,
    of_thing,
    of_yours,
)
from matchless.text.uk.foes import ROLES, SITES, TOKEN, WEAKEST
from matchless.text.uk.lexicon import BOOST_OF, LOOSE, OWN_PILES, PILES, PLURALS, PRINTED, SPOKEN
from matchless.text.uk.numbers import counted, plural
from matchless.text.uk.sound import OPEN


class Nouns(Amounts):
    """The nouns of one hero."""

    def __init__(self, names: UkrainianNames, speaker: Speaker, foe: UkrainianEnemy | None = None) -> None:
        self.names = names
        self.foe = foe  # the names that only an enemy has
        self.by_enemy = speaker == "enemy"
        # The card that speaks; the last form is used where you act yourself.
        self.card, self.of_card, self.of_own_card = SPOKEN[speaker]
        self.explains = speaker == "ability"  # what is said once for the whole hero

    def gender(self, who: Mention) -> Gender:
        """The gender of a fighter or space."""
        if who.like:
            return self.names.fighters[who.like].gender
        return "f" if who.word == CHOSEN_SPACE else "m"

    def kind(self, who: Mention) -> str:
        """The gender that a pronoun for a fighter, a space or a card would have."""
        return "f" if who.word in CARDS else self.gender(who)

    def plural(self, who: Mention) -> str:
        """Several fighters in the genitive."""
        if who.word in PLURALS:
            return PLURALS[who.word]
        many = self.names.fighters[who.word].many
        assert many is not None, who
        return f"ваших {many.genitive}"

    def full(self, who: Mention, case: Case) -> str:
        """A fighter by name, or each of several."""
        match who.word:
            case "your_fighter":
                return f"{YOURS[case]} {FIGHTER[case]}"
            case "opposing_fighter":
                return f"{FIGHTER[case]} суперника"
            case "opponents_hero":
                return f"{HERO[case]} суперника"
            case "chosen":
                noun = in_case(self.names.fighters[who.like].one, case) if who.like else FIGHTER[case]
                return f"{adjective('вибран', self.gender(who), case)} {noun}"
            case "brought":
                return f"{THAT[self.gender(who)][case]} {in_case(self.names.fighters[who.like].one, case)}"
            case "chosen_space":
                return f"{adjective('вибран', 'f', case)} {SPACE[case]}"
            case word if word in WEAKEST:
                weakest, whose = WEAKEST[word]
                return f"{weakest[case]}{whose} з найменшим здоров’ям"
            case _ if who.any_one:
                return self._any_one(who, case)
            case _ if who.several:
                return self._each(who, case)
            case name:
                return in_case(self.names.fighters[name].one, case)

    def _any_one(self, who: Mention, case: Case) -> str:
        """As in "одному бійцеві суперника в її зоні", "іншого дружнього бійця"."""
        place = self.where(who.at or Where(), self.adjacent(who, case))
        if who.but and who.but.again and who.word in LOOSE:
            return f"{adjective('інш', self.gender(who), case)} {self._single(who, case)}{place}"
        return f"{self._one_of(who, case)}{self.but(who.but)}{place}"

    def _one_of(self, who: Mention, case: Case) -> str:
        one = self._of_several(ONE, who, case)
        return one if who.word in LOOSE else one.replace("ваших", of_yours(case))

    def _each(self, who: Mention, case: Case) -> str:
        if who.again:
            return f"{EACH['m'][case]} з цих бійців"
        match who.word:
            case "fighters_in_combat":
                return f"{EACH['m'][case]} {MEMBER[case]} бою"
            case word if word in LOOSE:
                return f"{EACH['m'][case]} {self._single(who, case)}"
            case _:
                return f"{EACH[self.gender(who)][case]} з {self._of_yours(who, case)}"

    def _of_yours(self, who: Mention, case: Case) -> str:
        """Your fighters in the genitive, as seen from a case."""
        return self.plural(who).replace("ваших", of_yours(case))

    def one(self, who: Mention, case: Case) -> str:
        """A fighter, or any one of several: "суміжний з одним із ваших бійців"."""
        if who.word == "opposing_fighters":
            return f"{ONE['m'][case]} з бійців суперника"
        return self._single(who, case)

    def _single(self, who: Mention, case: Case) -> str:
        """One of several after "each", "one" or "no", or where those words are left out."""
        match who.word:
            case "friendly_fighters":
                return f"{FRIENDLY[case]} {FIGHTER[case]}"
            case "opposing_fighters":
                return f"{FIGHTER[case]} суперника"
            case "all_fighters":
                return FIGHTER[case]
            case "damaged":
                return f"{FIGHTER[case]}, який зазнав від цього поранень{OPEN}"
            case "crossed":
                return f"{FIGHTER[case]} суперника, крізь якого пройдено{OPEN}"
            case word if word in ROLES:
                return ROLES[word][case]
            case _ if who.several:
                return f"{ONE[self.gender(who)][case]} з {self._of_yours(who, case)}"
            case _:
                return self.say(who, case)

    def some(self, who: Mention) -> str:
        """One of several as a subject: "один боєць суперника", "один із ваших бійців"."""
        return self._of_several(ONE, who, "nominative")

    def none(self, who: Mention, case: Case) -> str:
        """A fighter, or none of several: "жоден із ваших бійців"."""
        return self._of_several(NONE, who, case) if who.several else self.say(who, case)

    def _of_several(self, words: dict[Gender, dict[Case, str]], who: Mention, case: Case) -> str:
        word = words[self.gender(who)][case]
        if who.word in LOOSE:
            return f"{word} {self._single(who, case)}"
        return f"{word} з {self.plural(who)}"

    def say(self, who: Mention, case: Case) -> str:
        """A fighter, by a pronoun if it has just been mentioned."""
        return PRONOUNS[self.gender(who)][case] if who.again and not who.several else self.full(who, case)

    def whose(self, who: Mention, thing: str) -> str:
        """A possession of a fighter, or of each of several: "її розмір", "розмір Аліси"."""
        if who.again and not who.several:
            return f"{PRONOUNS[self.gender(who)]['genitive']} {thing}"
        return f"{thing} {self.full(who, 'genitive')}"

    def zone(self, who: Mention, *, denied: bool = False) -> str:
        """In the zone of a fighter, or of any one of several: "у її зоні", "у зоні Медузи"."""
        if who.several:
            return f"у зоні {self.none(who, 'genitive') if denied else self.one(who, 'genitive')}"
        return f"у {self.whose(who, 'зоні')}"

    def where(self, where: Where, adjacent: str) -> str:
        """Where fighters or a space must be, with the word for "adjacent" that fits them."""
        text = f" {self.zone(where.zone)}" if where.zone else ""
        if where.chosen_spaces:
            one = " на ній" if where.on_it else " на вибраній комірці"
            text += one if where.chosen_spaces == 1 else " на цих комірках"
        if where.adjacent:
            text += f", {adjacent} з {self.one(where.adjacent, 'instrumental')}{OPEN}"
        return text

    def counted_where(self, who: Mention, where: Where, adjacent: str) -> str:
        """Where fighters are counted: of a group, those on the board."""
        return " на полі бою" if who.like and where == Where() else self.where(where, adjacent)

    def adjacent(self, who: Mention, case: Case) -> str:
        """The word for "adjacent", as it agrees with a fighter."""
        return adjective("суміжн", self.gender(who), case)

    def counter(self, counter: str) -> Forms:
        """The noun of a counter, in the accusative."""
        words = self.names.counters[counter]
        return words.one.accusative, words.few, words.many

    def symbol(self, item: str) -> str:
        """An item by its name."""
        return "джокер" if item == "any" else self.names.items[item]

    def value(self, amount: Quantity, *, dative: bool = False) -> str:
        """An amount by itself: "5", "її значення ПОЛІПШЕННЯ", "кількість …"."""
        match amount:
            case int():
                return str(amount)
            case ThatNumber(times):
                return f"{_times(times)}{'цьому числу' if dative else 'це число'}"
            case BoostValue() | PrintedValue():
                return self._worth(amount, dative=dative)
            case ThreatValue():
                return f"{'рівню' if dative else 'рівень'} загрози"
            case TokenCount() | SiteCount() | PlayerCount():
                number, tail = self.outlook(amount)
                return f"{number}{tail}"
            case _:
                return self._tally(amount, "кількості" if dative else "кількість")

    def outlook(self, amount: Outlook, by: str = "") -> tuple[int, str]:
        """A number, and "for each" of what raises it; ``by`` precedes the number."""
        match amount:
            case TokenCount(sites, plus):
                words = self.token
                each = f"{_each_thing(words.gender)} {words.one.accusative}"
                tail = f" за {each} на {SITES[sites].at} з найменшим номером"
            case SiteCount(sites, per, plus) if plus and per >= ONCE:
                what = agreed(per, (SITES[sites].one, SITES[sites].few, SITES[sites].many))
                return plus, f" і ще {by}1, якщо захоплено {per} або більше {what}"
            case SiteCount(sites, per, plus):
                site = SITES[sites]
                few, many = f"захоплені {site.few}", f"захоплених {site.many}"
                what = agreed(per, (many, few, many))
                tail = f" за кожен захоплений {site.one}" if per == 1 else f" за кожні {per} {what}"
            case PlayerCount(times):
                return times, f" за кожного гравця, який ще в грі{OPEN}"
            case _:
                assert_never(amount)
        return (plus, f" і ще {by}1{tail}") if plus else (1, tail)

    @property
    def token(self) -> UkrainianCounter:
        """What a villain puts on its sites."""
        return (self.foe and self.foe.token) or TOKEN

    def _tally(self, amount: Tally, number: str) -> str:
        match amount:
            case CardCount(pile, tag, other):
                return f"{number} {'інших ' if other else ''}карт{self.tag(tag)} {PILES[pile]}"
            case FighterCount(who, where, but):
                plural = self.plural(who) if who.several else self.full(who, "genitive")
                return f"{number} {plural}{self.but(but)}{self.counted_where(who, where, 'суміжних')}"
            case ZoneCount(who):
                return f"{number} зон, у яких перебуває {self.say(who, 'nominative')}{OPEN}"
            case CounterCount(counter):
                return f"{number} ваших {self.names.counters[counter].many}"
            case SpentCount(counter, times):
                return f"{_times(times)}{number} витрачених {self.names.counters[counter].many}"
            case _:
                assert_never(amount)

    def _worth(self, amount: Worth, *, dative: bool) -> str:
        worth = "значенню" if dative else "значення"
        match amount:
            case BoostValue(again=True):
                return f"її {worth} ПОЛІПШЕННЯ"
            case BoostValue(card):
                return f"{worth} ПОЛІПШЕННЯ {BOOST_OF[card]} карти"
            case PrintedValue(card):
                whose = PRINTED.get(card, self.of_card)
                return f"{'надрукованому' if dative else 'надруковане'} {worth} {whose}"
            case _:
                assert_never(amount)

    def numbered(self, number: int, forms: Forms) -> str:
        return counted(number, forms)

    def equal(self, amount: ThatNumber | Worth | ThreatValue, forms: Forms) -> tuple[str, str]:
        if amount == ThatNumber(1):
            return f"стільки ж {forms[2]}", ""
        return f"стільки {forms[2]}", f", скільки становить {self.value(amount)}{OPEN}"

    def quantity(self, amount: Quantity, forms: Forms, *, by_you: bool = True) -> tuple[str, str]:
        """What is yours is `свій` where you act yourself, and `ваш` otherwise."""
        if isinstance(amount, CardCount | FighterCount):
            return f"1 {forms[0]}", self.per(amount, by_you=by_you)
        return super().quantity(amount, forms)

    def per(self, amount: Tally, *, by_you: bool = True) -> str:
        """The phrase "for each" of the things counted."""
        match amount:
            case CardCount(pile, tag, other):
                card = f"{'іншу ' if other else ''}карту{self.tag(tag)}"
                place = OWN_PILES.get(pile, PILES[pile]) if by_you else PILES[pile]
                return f" за кожну {card} {place}"
            case FighterCount(who, where, but):
                place = self.counted_where(who, where, self.adjacent(who, "accusative"))
                each = self.full(who, "accusative")
                return f" за {each if by_you else each.replace('своїх', 'ваших')}{self.but(but)}{place}"
            case ZoneCount(who):
                return f" за кожну зону, у якій перебуває {self.say(who, 'nominative')}{OPEN}"
            case CounterCount(counter):
                words = self.names.counters[counter]
                which = {"m": "який", "f": "яку", "n": "яке"}[words.gender]
                return f" за {_each_thing(words.gender)} {words.one.accusative}, {which} ви маєте{OPEN}"
            case SpentCount(counter):
                words = self.names.counters[counter]
                spent = of_thing("витрачен", words.gender)
                return f" за {_each_thing(words.gender)} {spent} {words.one.accusative}"
            case _:
                assert_never(amount)

    def but(self, but: Mention | None) -> str:
        """Who does not count, between commas."""
        return f", крім {self.full(but, 'genitive')}{OPEN}" if but else ""

    def tag(self, tag: str | None) -> str:
        """A tag beside the word "карта"."""
        return f" {self.names.tags[tag]}" if tag else ""


def agreed(number: int, forms: Forms) -> str:
    """The form of an adjective beside a number: "1 верхню", "2 верхні", "5 верхніх"."""
    return forms[plural(number)]


def _each_thing(gender: Gender) -> str:
    """The word "each" in the accusative, beside something inanimate."""
    return EACH[gender]["nominative" if gender == "m" else "accusative"]


def _times(times: int) -> str:
    return "" if times == 1 else f"{times} × "
