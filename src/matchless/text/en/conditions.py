"""The conditions in English."""

from __future__ import annotations

from typing import Final

from matchless.lang.words import SimpleCondition
from matchless.text.en.nouns import Nouns
from matchless.text.grammar import Conditions
from matchless.text.scene import Mention

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
}
"""Each condition and its opposite."""


class EnglishConditions(Conditions):
    """The conditions in English."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def simple(self, word: SimpleCondition, who: Mention, *, yes: bool) -> str:
        return SIMPLE[word][0 if yes else 1].format(who=self.nouns.subject(who))

    def health(self, who: Mention, low: int, high: int | None, *, yes: bool) -> str:
        if high is None and not yes and not who.several:
            return f"{self.nouns.subject(who)} has less than {low} health"
        limits = f"at least {low}"
        if high is not None:
            limits = f"exactly {low}" if low == high else f"{low} to {high}"
        return f"{self._claim(who, 'has', 'does not have', yes=yes)} {limits} health"

    def form(self, who: Mention, form: str, value: str, *, yes: bool) -> str:
        return f"{self._is(who, yes=yes)} {self.nouns.names.forms[form].values[value]}"

    def defeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._is(who, yes=yes)} defeated"

    def undefeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._is(who, yes=yes)} on the board"

    def adjacent(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        near = self.nouns.one(whom) if yes else self.nouns.any(whom)
        return f"{self._is(who, yes=yes)} adjacent to {near}"

    def same_zone(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        return f"{self._is(who, yes=yes)} in {self.nouns.zone(whom, denied=not yes)}"

    def _is(self, who: Mention, *, yes: bool) -> str:
        return self._claim(who, "is", "is not", yes=yes)

    def _claim(self, who: Mention, verb: str, denial: str, *, yes: bool) -> str:
        """A subject and its verb; of several fighters one is enough, and a denial denies it of all."""
        if who.several:
            return f"{self.nouns.some(who) if yes else self.nouns.no(who)} {verb}"
        return f"{self.nouns.subject(who)} {verb if yes else denial}"
