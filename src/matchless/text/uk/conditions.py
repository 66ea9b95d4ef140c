"""The conditions in Ukrainian."""

from __future__ import annotations

from typing import Final

from matchless.lang.nodes.words import SimpleCondition
from matchless.text.forms import Forms
from matchless.text.grammar import Conditions
from matchless.text.things import CardCount, CounterCount, FighterCount, Limits, Mention, Quantity
from matchless.text.uk.declension import past
from matchless.text.uk.lexicon import HEALTH, PILES
from matchless.text.uk.nouns import Nouns, agreed
from matchless.text.uk.numbers import counted
from matchless.text.uk.sound import OPEN

SIMPLE: Final[dict[SimpleCondition, tuple[str, str]]] = {
    "won_combat": ("ви перемогли в бою", "ви не перемогли в бою"),
    "lost_combat": ("ви програли бій", "ви не програли бій"),
    "attacking": ("{who} атакує", "{who} не атакує"),
    "defending": ("{who} обороняється", "{who} не обороняється"),
    "opposing_fighter_is_hero": ("{who} — герой", "{who} — не герой"),
    "began_turn_elsewhere": (
        "на початку цього ходу {who} {was} на іншій комірці",
        "на початку цього ходу {who} не {was} на іншій комірці",
    ),
    "defeated_a_fighter": ("від цього загинув хоча б один боєць", "від цього не загинув жоден боєць"),
    "values_match": ("значення обох карт бою однакові", "значення карт бою не однакові"),
    "opponent_played_a_card": (
        "суперник зіграв карту в цьому бою",
        "суперник не зіграв карти в цьому бою",
    ),
    "opponent_played_a_card_before": (
        "суперник зіграв карту в попередньому бою",
        "суперник не зіграв карти в попередньому бою",
    ),
    "opposing_fighter_is_sidekick": ("{who} — помічник", "{who} — не помічник"),
    "began_turn_in_another_zone": (
        "на початку цього ходу {who} {was} в іншій зоні",
        "на початку цього ходу {who} не {was} в іншій зоні",
    ),
    "maneuvered_this_turn": ("ви виконали маневр цього ходу", "ви не виконали маневру цього ходу"),
    "less_health_than_opposing_fighter": (
        f"{{who}} має менше здоров’я, ніж боєць суперника{OPEN}",
        f"{{who}} має не менше здоров’я, ніж боєць суперника{OPEN}",
    ),
    "printed_value_is_lower": (
        f"надруковане значення {{card}} менше, ніж у карти суперника{OPEN}",
        f"надруковане значення {{card}} не менше, ніж у карти суперника{OPEN}",
    ),
    "printed_value_is_higher": (
        f"надруковане значення {{card}} більше, ніж у карти суперника{OPEN}",
        f"надруковане значення {{card}} не більше, ніж у карти суперника{OPEN}",
    ),
    "your_revealed_boost_is_higher": (
        f"значення ПОЛІПШЕННЯ вашої відкритої карти більше, ніж у карти суперника{OPEN}",
        f"значення ПОЛІПШЕННЯ вашої відкритої карти не більше, ніж у карти суперника{OPEN}",
    ),
    "card_in_opponents_discard": (
        f"у скиді суперника є карта з такою самою назвою, як у його карти{OPEN}",
        f"у скиді суперника немає карти з такою самою назвою, як у його карти{OPEN}",
    ),
    "beside_another_enemy": ("{who} суміжний з іншим ворогом", "{who} не суміжний з іншим ворогом"),
}
"""Each condition and its opposite."""

OF_ENEMY: Final[dict[SimpleCondition, tuple[str, str]]] = {
    "won_combat": ("{who} {won} у бою", "{who} не {won} у бою"),
    "lost_combat": ("{who} {lost} бій", "{who} не {lost} бій"),
}
"""The same about an enemy instead of you."""

WON: Final = {"m": "переміг", "f": "перемогла", "n": "перемогло"}

ORDINALS: Final = {1: "перша", 2: "друга", 3: "третя", 4: "четверта", 5: "п’ята"}

LIMIT: Final = ("одиниці здоров’я", "одиниць здоров’я", "одиниць здоров’я")
"""After "від … до …"."""


class UkrainianConditions(Conditions):
    """The conditions in Ukrainian."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def simple(self, word: SimpleCondition, who: Mention, *, yes: bool) -> str:
        words = OF_ENEMY.get(word, SIMPLE[word]) if self.nouns.by_enemy else SIMPLE[word]
        gender = self.nouns.gender(who)
        return words[0 if yes else 1].format(
            who=self.nouns.say(who, "nominative"),
            was=past("бу", gender),
            won=WON[gender],
            lost=past("програ", gender),
            card=self.nouns.of_card,
        )

    def health(self, who: Mention, low: int, high: int | None, *, yes: bool) -> str:
        if high is None and not yes and not who.several:
            return f"{self.nouns.say(who, 'nominative')} має менше ніж {counted(low, HEALTH)}"
        if high is None:
            limits = f"щонайменше {counted(low, HEALTH)}"
        elif low == high:
            limits = f"рівно {counted(low, HEALTH)}"
        elif low == 1 and yes:
            limits = f"щонайбільше {counted(high, HEALTH)}"
        else:
            limits = f"від {low} до {counted(high, LIMIT)}"
        if yes or who.several:
            return f"{self._subject(who, yes=yes)} має {limits}"
        return f"{self.nouns.say(who, 'nominative')} має не {limits}"

    def form(self, who: Mention, form: str, value: str, *, yes: bool) -> str:
        words = self.nouns.names.forms[form]
        if words.thing:
            return f"{self.nouns.whose(who, words.nominative)} — {'' if yes else 'не '}{words.values[value]}"
        return f"{self._subject(who, yes=yes)} {words.values[value]}"

    def defeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._subject(who, yes=yes)} {past('загину', self.nouns.gender(who))}"

    def undefeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._subject(who, yes=yes)} перебуває на полі бою"

    def both_undefeated(self, one: Mention, other: Mention) -> str:
        both = f"{self.nouns.full(one, 'nominative')} і {self.nouns.full(other, 'nominative')}"
        return f"{both} перебувають на полі бою"

    def adjacent(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        word = self.nouns.adjacent(who, "nominative")
        near = self.nouns.one(whom, "instrumental") if yes else self.nouns.none(whom, "instrumental")
        return f"{self._subject(who, yes=yes)} {word} з {near}"

    def same_zone(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        return f"{self._subject(who, yes=yes)} перебуває {self.nouns.zone(whom, denied=not yes)}"

    def count(self, amount: Quantity, limits: Limits, *, yes: bool) -> str:
        low, high = limits.low or 0, limits.high
        last = low if high is None else high
        many = bool(low) and high is not None and not limits.exact  # "від 2 до 4 карт"
        number = f"{'' if yes else 'не '}{_within(limits)}"
        none = limits.none and yes
        match amount:
            case CounterCount(counter):
                words = self.nouns.names.counters[counter]
                forms = (words.one.nominative, words.few, words.many)
                return f"у вас {_none(forms) if none else f'{number} {forms[2] if many else agreed(last, forms)}'}"
            case CardCount(pile, tag, other):
                forms = ("інша карта", "інші карти", "інших карт") if other else ("карта", "карти", "карт")
                what = _none(forms) if none else f"{number} {forms[2] if many else agreed(last, forms)}"
                return f"{PILES[pile]} {what}{self.nouns.tag(tag)}"
            case FighterCount(who, where, None) if who.several and none:
                place = self.nouns.where(where, self.nouns.adjacent(who, "genitive"))
                return f"немає {self.nouns.none(who, 'genitive')}{place}"
            case FighterCount(who, where, None) if who.several and yes and limits == Limits(1, None):
                place = self.nouns.where(where, self.nouns.adjacent(who, "nominative"))
                return f"є хоча б {self.nouns.some(who)}{place}"
        return f"{self.nouns.value(amount)} становить {number}"

    def action_number(self, number: int, *, yes: bool) -> str:
        which = ORDINALS.get(number, f"{number}-та")
        return f"це {'' if yes else 'не '}{which} дія вашого ходу"

    def your_fighter_is(self, who: Mention, *, yes: bool) -> str:
        return f"ваш боєць — {'' if yes else 'не '}{self.nouns.one(who, 'nominative')}"

    def was_damaged(self, who: Mention, *, yes: bool) -> str:
        verb = past("зазна", self.nouns.gender(who))
        return f"{self._subject(who, yes=yes)} {verb} від цього поранень"

    def was_defeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._subject(who, yes=yes)} {past('загину', self.nouns.gender(who))} в цьому бою"

    def free_space(self, whom: Mention, *, yes: bool) -> str:
        if yes:
            return f"є порожня комірка, суміжна з {self.nouns.one(whom, 'instrumental')}{OPEN}"
        return f"немає порожньої комірки, суміжної з {self.nouns.none(whom, 'instrumental')}{OPEN}"

    def item(self, item: str, *, yes: bool) -> str:
        name = self.nouns.symbol(item)
        return f"у вашому кошику {name}" if yes else f"{name} не у вашому кошику"

    def face_up(self, tile: str, *, yes: bool) -> str:
        name = self.nouns.foe.tiles[tile] if self.nouns.foe else tile
        return f"жетон вторгнення «{name}» {'' if yes else 'не '}лежить горілиць"

    def on_token(self, who: Mention, kind: str, *, yes: bool) -> str:
        token = self.nouns.names.counters[kind].one.nominative
        under = self.nouns.one(who, "instrumental") if yes else self.nouns.none(who, "instrumental")
        return f"під {under} {'' if yes else 'не '}лежить {token}"

    def _subject(self, who: Mention, *, yes: bool) -> str:
        """The subject, with `не` for a denial; of several one is enough, and a denial denies it of all."""
        if who.several:
            return f"хоча б {self.nouns.some(who)}" if yes else f"{self.nouns.none(who, 'nominative')} не"
        return f"{self.nouns.say(who, 'nominative')}{'' if yes else ' не'}"


def _within(limits: Limits) -> str:
    """As in "щонайменше 2"."""
    if limits.exact:
        return f"рівно {limits.low}"
    if limits.high is None:
        return f"щонайменше {limits.low or 0}"
    return f"від {limits.low} до {limits.high}" if limits.low else f"щонайбільше {limits.high}"


def _none(forms: Forms) -> str:
    return f"немає {forms[2]}"
