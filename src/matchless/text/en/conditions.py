"""The conditions in English."""

from __future__ import annotations

from typing import Final

from matchless.lang.nodes.words import SimpleCondition
from matchless.text.en.nouns import PILES, Nouns, indefinite
from matchless.text.en.nouns import limits as within
from matchless.text.grammar import Conditions
from matchless.text.things import CardCount, CounterCount, FighterCount, Limits, Mention, Quantity

SIMPLE: Final[dict[SimpleCondition, tuple[str, str]]] = {
    "won_combat": ("you won the combat", "you did not win the combat"),
    "lost_combat": ("you lost the combat", "you did not lose the combat"),
    "attacking": ("{who} is attacking", "{who} is not attacking"),
    "defending": ("{who} is defending", "{who} is not defending"),
    "opposing_fighter_is_hero": ("{who} is a hero", "{who} is not a hero"),
    "began_turn_elsewhere": (
        "{who} began this turn on another space",
        "{who} did not begin this turn on another space",
    ),
    "defeated_a_fighter": ("this defeated at least one fighter", "this defeated no fighter"),
    "values_match": (
        "both cards in the combat have the same value",
        "the cards in the combat do not have the same value",
    ),
    "opponent_played_a_card": (
        "your opponent played a card in this combat",
        "your opponent played no card in this combat",
    ),
    "opponent_played_a_card_before": (
        "your opponent played a card in the previous combat",
        "your opponent played no card in the previous combat",
    ),
    "opposing_fighter_is_sidekick": ("{who} is a sidekick", "{who} is not a sidekick"),
    "began_turn_in_another_zone": (
        "{who} began this turn in another zone",
        "{who} did not begin this turn in another zone",
    ),
    "maneuvered_this_turn": ("you have maneuvered this turn", "you have not maneuvered this turn"),
    "less_health_than_opposing_fighter": (
        "{who} has less health than the opposing fighter",
        "{who} does not have less health than the opposing fighter",
    ),
    "printed_value_is_lower": (
        "the printed value of {card} is lower than that of your opponent’s card",
        "the printed value of {card} is not lower than that of your opponent’s card",
    ),
    "printed_value_is_higher": (
        "the printed value of {card} is higher than that of your opponent’s card",
        "the printed value of {card} is not higher than that of your opponent’s card",
    ),
    "your_revealed_boost_is_higher": (
        "your revealed card has a higher boost value than your opponent’s",
        "your revealed card does not have a higher boost value than your opponent’s",
    ),
    "card_in_opponents_discard": (
        "a card with the same name as your opponent’s card is in their discard pile",
        "no card with the same name as your opponent’s card is in their discard pile",
    ),
    "beside_another_enemy": ("{who} is adjacent to another enemy", "{who} is not adjacent to another enemy"),
}
"""Each condition and its negation."""

OF_ENEMY: Final[dict[SimpleCondition, tuple[str, str]]] = {
    "won_combat": ("{who} won the combat", "{who} did not win the combat"),
    "lost_combat": ("{who} lost the combat", "{who} did not lose the combat"),
}
"""The same about an enemy instead of you."""

ORDINALS: Final = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}


class EnglishConditions(Conditions):
    """The conditions in English."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def simple(self, word: SimpleCondition, who: Mention, *, yes: bool) -> str:
        words = OF_ENEMY.get(word, SIMPLE[word]) if self.nouns.by_enemy else SIMPLE[word]
        said = words[0 if yes else 1]
        return said.format(who=self.nouns.subject(who), card=self.nouns.card)

    def health(self, who: Mention, low: int, high: int | None, *, yes: bool) -> str:
        if high is None and not yes and not who.several:
            return f"{self.nouns.subject(who)} has less than {low} health"
        limits = f"at least {low}"
        if high is not None:
            limits = f"exactly {low}" if low == high else f"{low} to {high}"
            limits = f"{high} or less" if low == 1 < high and yes else limits
        return f"{self._claim(who, 'has', 'does not have', yes=yes)} {limits} health"

    def form(self, who: Mention, form: str, value: str, *, yes: bool) -> str:
        words = self.nouns.names.forms[form]
        if words.thing:
            is_ = "is" if yes else "is not"
            return f"{self.nouns.whose(who, words.name)} {is_} {words.values[value]}"
        return f"{self._is(who, yes=yes)} {words.values[value]}"

    def defeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._is(who, yes=yes)} defeated"

    def undefeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._is(who, yes=yes)} on the board"

    def both_undefeated(self, one: Mention, other: Mention) -> str:
        return f"{self.nouns.full(one)} and {self.nouns.full(other)} are on the board"

    def adjacent(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        near = self.nouns.one(whom) if yes else self.nouns.any(whom)
        return f"{self._is(who, yes=yes)} adjacent to {near}"

    def same_zone(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        return f"{self._is(who, yes=yes)} in {self.nouns.zone(whom, denied=not yes)}"

    def count(self, amount: Quantity, limits: Limits, *, yes: bool) -> str:
        single = limits.none or (limits.low == 1 and (limits.exact or limits.high is None))
        single = single or (not limits.low and limits.high == 1)
        number = "no" if limits.none and yes else within(limits)
        there = f"there {'is' if single else 'are'}{'' if yes else ' not'}"
        match amount:
            case CounterCount(counter):
                words = self.nouns.names.counters[counter]
                have = "you have" if yes else "you do not have"
                return f"{have} {number} {words.one if single else words.many}"
            case CardCount(pile, tag, other):
                cards = self.nouns.cards(1 if single else 2, tag, other=other)
                return f"{there} {number} {cards} {PILES[pile]}"
            case FighterCount(who, where, None) if who.several:
                fighters = self.nouns.counted(who, single=single)
                number = "none" if number == "no" and fighters.startswith("of ") else number
                return f"{there} {number} {fighters}{self.nouns.where(where)}"
        return f"{self.nouns.value(amount)} {'is' if yes else 'is not'} {within(limits)}"

    def action_number(self, number: int, *, yes: bool) -> str:
        which = ORDINALS.get(number, f"{number}th")
        return f"this {'is' if yes else 'is not'} the {which} action of your turn"

    def your_fighter_is(self, who: Mention, *, yes: bool) -> str:
        return f"your fighter {'is' if yes else 'is not'} {self.nouns.one(who)}"

    def was_damaged(self, who: Mention, *, yes: bool) -> str:
        return f"{self._claim(who, 'was', 'was not', yes=yes)} damaged this way"

    def was_defeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._claim(who, 'was', 'was not', yes=yes)} defeated in this combat"

    def free_space(self, whom: Mention, *, yes: bool) -> str:
        if yes:
            return f"there is an empty space adjacent to {self.nouns.one(whom)}"
        return f"there is no empty space adjacent to {self.nouns.any(whom)}"

    def item(self, item: str, *, yes: bool) -> str:
        return f"your basket {'holds' if yes else 'does not hold'} the {self.nouns.symbol(item)}"

    def face_up(self, tile: str, *, yes: bool) -> str:
        name = self.nouns.foe.tiles[tile] if self.nouns.foe else tile
        return f"the invasion token {name} {'is' if yes else 'is not'} face up"

    def on_token(self, who: Mention, kind: str, *, yes: bool) -> str:
        stands = self._claim(who, "stands", "does not stand", yes=yes)
        return f"{stands} on {indefinite(self.nouns.names.counters[kind].one)}"

    def _is(self, who: Mention, *, yes: bool) -> str:
        return self._claim(who, "is", "is not", yes=yes)

    def _claim(self, who: Mention, verb: str, denial: str, *, yes: bool) -> str:
        """A subject and its verb; of several fighters one is enough, and a negation denies it of all."""
        if who.several:
            return f"{self.nouns.some(who) if yes else self.nouns.no(who)} {verb}"
        return f"{self.nouns.subject(who)} {verb if yes else denial}"
