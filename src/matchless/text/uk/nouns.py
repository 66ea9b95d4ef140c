"""Fighters, places and amounts in Ukrainian."""

from __future__ import annotations

from typing import Final, assert_never

from matchless.lang.names import UkrainianNames
from matchless.lang.words import CHOSEN_SPACE
from matchless.text.numbers import Forms, counted, ukrainian
from matchless.text.scene import BoostValue, CardCount, FighterCount, Mention, PrintedValue, Quantity, Where
from matchless.text.uk.declension import (
    EACH,
    FIGHTER,
    FRIENDLY,
    NONE,
    ONE,
    PRONOUNS,
    SPACE,
    YOURS,
    Case,
    Gender,
    adjective,
    in_case,
    of_yours,
)
from matchless.text.uk.sound import OPEN

CARD: Final[Forms] = ("карту", "карти", "карт")
DAMAGE: Final[Forms] = ("поранення", "поранення", "поранень")
HEALTH: Final[Forms] = ("одиницю здоров’я", "одиниці здоров’я", "одиниць здоров’я")
SPACES: Final[Forms] = ("комірку", "комірки", "комірок")
ACTION: Final[Forms] = ("дію", "дії", "дій")

PILES: Final = {
    "your_discard": "у вашому скиді",
    "your_hand": "у вашій руці",
    "opponent_hand": "у руці суперника",
}
OWN_PILES: Final = {"your_discard": "у своєму скиді", "your_hand": "у своїй руці"}
PLURALS: Final = {
    "fighters_in_combat": "бійців цього бою",
    "your_fighters": "ваших бійців",
    "friendly_fighters": "дружніх бійців",
    "opposing_fighters": "бійців суперника",
    "all_fighters": "бійців",
}
"""Several fighters in the genitive, as they are counted."""


class Nouns:
    """The nouns of one hero."""

    def __init__(self, names: UkrainianNames, *, on_card: bool) -> None:
        self.names = names
        self.card = "цю карту" if on_card else "свою карту"  # the card that speaks
        self.of_card = "цієї карти" if on_card else "вашої карти"
        self.of_own_card = "цієї карти" if on_card else "своєї карти"  # where you act yourself

    def gender(self, who: Mention) -> Gender:
        """The gender of a fighter or space."""
        if who.like:
            return self.names.fighters[who.like].gender
        return "f" if who.word == CHOSEN_SPACE else "m"

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
            case "chosen":
                noun = in_case(self.names.fighters[who.like].one, case) if who.like else FIGHTER[case]
                return f"{adjective('вибран', self.gender(who), case)} {noun}"
            case "chosen_space":
                return f"{adjective('вибран', 'f', case)} {SPACE[case]}"
            case _ if who.several:
                return self._each(who, case)
            case name:
                return in_case(self.names.fighters[name].one, case)

    def _each(self, who: Mention, case: Case) -> str:
        match who.word:
            case "fighters_in_combat":
                return f"{EACH['m'][case]} {FIGHTER[case]} цього бою"
            case "friendly_fighters" | "opposing_fighters" | "all_fighters":
                return f"{EACH['m'][case]} {self.one(who, case)}"
            case _:
                return f"{EACH[self.gender(who)][case]} з {self._of_yours(who, case)}"

    def _of_yours(self, who: Mention, case: Case) -> str:
        """Your fighters in the genitive, as seen from a case."""
        return self.plural(who).replace("ваших", of_yours(case))

    def one(self, who: Mention, case: Case) -> str:
        """A fighter, or any one of several: "суміжний з одним із ваших бійців"."""
        match who.word:
            case "friendly_fighters":
                return f"{FRIENDLY[case]} {FIGHTER[case]}"
            case "opposing_fighters":
                return f"{FIGHTER[case]} суперника"
            case "all_fighters":
                return FIGHTER[case]
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
        if who.word in ("friendly_fighters", "opposing_fighters", "all_fighters"):
            return f"{word} {self.one(who, case)}"
        return f"{word} з {self.plural(who)}"

    def say(self, who: Mention, case: Case) -> str:
        """A fighter, by a pronoun if it has just been spoken of."""
        return PRONOUNS[self.gender(who)][case] if who.again else self.full(who, case)

    def whose(self, who: Mention, thing: str) -> str:
        """What belongs to a fighter, or to each of several: "її розмір", "розмір Аліси"."""
        if who.again:
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

    def adjacent(self, who: Mention, case: Case) -> str:
        """The word for "adjacent", as it agrees with a fighter."""
        return adjective("суміжн", self.gender(who), case)

    def value(self, amount: Quantity, *, dative: bool = False) -> str:
        """An amount by itself: "5", "її значення ПОЛІПШЕННЯ", "кількість …"."""
        worth, number = ("значенню", "кількості") if dative else ("значення", "кількість")
        match amount:
            case int():
                return str(amount)
            case CardCount(pile, tag, other):
                return f"{number} {'інших ' if other else ''}карт{self.tag(tag)} {PILES[pile]}"
            case FighterCount(who, where):
                plural = self.plural(who) if who.several else self.full(who, "genitive")
                return f"{number} {plural}{self.where(where, 'суміжних')}"
            case BoostValue(card, again):
                if again:
                    return f"її {worth} ПОЛІПШЕННЯ"
                return f"{worth} ПОЛІПШЕННЯ {'вибраної' if card == 'chosen' else 'скинутої'} карти"
            case PrintedValue(card):
                whose = "карти суперника" if card == "opponent_card" else self.of_card
                return f"{'надрукованому' if dative else 'надруковане'} {worth} {whose}"
            case _:
                assert_never(amount)

    def quantity(self, amount: Quantity, forms: Forms, *, by_you: bool = True) -> tuple[str, str]:
        """An amount of something in two parts: ("1 карту", " за кожну …"), ("стільки карт", ", скільки …").

        What is yours is `свій` where you act yourself, and `ваш` otherwise.
        """
        match amount:
            case int():
                return counted("uk", amount, forms), ""
            case CardCount(pile, tag, other):
                card = f"{'іншу ' if other else ''}карту{self.tag(tag)}"
                place = OWN_PILES.get(pile, PILES[pile]) if by_you else PILES[pile]
                return f"1 {forms[0]}", f" за кожну {card} {place}"
            case FighterCount(who, where):
                place = self.where(where, self.adjacent(who, "accusative"))
                return f"1 {forms[0]}", f" за {self.full(who, 'accusative')}{place}"
            case BoostValue() | PrintedValue():
                return f"стільки {forms[2]}", f", скільки становить {self.value(amount)}{OPEN}"
            case _:
                assert_never(amount)

    def tag(self, tag: str | None) -> str:
        """A tag beside the word "карта"."""
        return f" {self.names.tags[tag]}" if tag else ""


def agreed(number: int, forms: Forms) -> str:
    """The form of an adjective beside a number: "1 верхню", "2 верхні", "5 верхніх"."""
    return forms[ukrainian(number)]
