"""The conditions in Ukrainian."""

from __future__ import annotations

from typing import Final

from matchless.lang.words import SimpleCondition
from matchless.text.grammar import Conditions
from matchless.text.numbers import counted
from matchless.text.scene import Mention
from matchless.text.uk.declension import past
from matchless.text.uk.nouns import HEALTH, Nouns

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
        "суперник розіграв карту в цьому бою",
        "суперник не розіграв карти в цьому бою",
    ),
}
"""Each condition and its opposite."""

LIMIT: Final = ("одиниці здоров’я", "одиниць здоров’я", "одиниць здоров’я")
"""After "від … до …"."""


class UkrainianConditions(Conditions):
    """The conditions in Ukrainian."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def simple(self, word: SimpleCondition, who: Mention, *, yes: bool) -> str:
        was = past("бу", self.nouns.gender(who))
        return SIMPLE[word][0 if yes else 1].format(who=self.nouns.say(who, "nominative"), was=was)

    def health(self, who: Mention, low: int, high: int | None, *, yes: bool) -> str:
        if high is None and not yes and not who.several:
            return f"{self.nouns.say(who, 'nominative')} має менше ніж {counted('uk', low, HEALTH)}"
        if high is None:
            limits = f"щонайменше {counted('uk', low, HEALTH)}"
        elif low == high:
            limits = f"рівно {counted('uk', low, HEALTH)}"
        else:
            limits = f"від {low} до {counted('uk', high, LIMIT)}"
        if yes or who.several:
            return f"{self._subject(who, yes=yes)} має {limits}"
        return f"{self.nouns.say(who, 'nominative')} має не {limits}"

    def form(self, who: Mention, form: str, value: str, *, yes: bool) -> str:
        return f"{self._subject(who, yes=yes)} {self.nouns.names.forms[form].values[value]}"

    def defeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._subject(who, yes=yes)} {past('загину', self.nouns.gender(who))}"

    def undefeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._subject(who, yes=yes)} перебуває на полі бою"

    def adjacent(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        word = self.nouns.adjacent(who, "nominative")
        near = self.nouns.one(whom, "instrumental") if yes else self.nouns.none(whom, "instrumental")
        return f"{self._subject(who, yes=yes)} {word} з {near}"

    def same_zone(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        return f"{self._subject(who, yes=yes)} перебуває {self.nouns.zone(whom, denied=not yes)}"

    def _subject(self, who: Mention, *, yes: bool) -> str:
        """The subject, with `не` for a denial; of several one is enough, and a denial denies it of all."""
        if who.several:
            return f"хоча б {self.nouns.some(who)}" if yes else f"{self.nouns.none(who, 'nominative')} не"
        return f"{self.nouns.say(who, 'nominative')}{'' if yes else ' не'}"
