"""The conditions in French."""

from __future__ import annotations

from typing import Final

from matchless.lang.words import SimpleCondition
from matchless.text.fr.articles import to
from matchless.text.fr.nouns import HEALTH, Nouns
from matchless.text.grammar import Conditions
from matchless.text.numbers import counted
from matchless.text.scene import Mention

SIMPLE: Final[dict[SimpleCondition, tuple[str, str]]] = {
    "won_combat": ("vous avez remporté le combat", "vous n’avez pas remporté le combat"),
    "lost_combat": ("vous avez perdu le combat", "vous n’avez pas perdu le combat"),
    "attacking": ("{who} attaque", "{who} n’attaque pas"),
    "defending": ("{who} se défend", "{who} ne se défend pas"),
    "opposing_fighter_is_hero": ("{who} est un héros", "{who} n’est pas un héros"),
    "began_turn_elsewhere": (
        "{who} a commencé ce tour sur une autre case",
        "{who} n’a pas commencé ce tour sur une autre case",
    ),
    "defeated_a_fighter": (
        "au moins un combattant a ainsi été vaincu",
        "aucun combattant n’a ainsi été vaincu",
    ),
    "values_match": (
        "les deux cartes du combat ont la même valeur",
        "les cartes du combat n’ont pas la même valeur",
    ),
    "opponent_played_a_card": (
        "votre adversaire a joué une carte pendant ce combat",
        "votre adversaire n’a joué aucune carte pendant ce combat",
    ),
}
"""Each condition and its opposite."""


class FrenchConditions(Conditions):
    """The conditions in French."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def simple(self, word: SimpleCondition, who: Mention, *, yes: bool) -> str:
        return SIMPLE[word][0 if yes else 1].format(who=self.nouns.subject(who))

    def health(self, who: Mention, low: int, high: int | None, *, yes: bool) -> str:
        if high is None and not yes and not who.several:
            return f"{self.nouns.subject(who)} a moins de {counted('fr', low, HEALTH)}"
        if high is None:
            limits = f"au moins {counted('fr', low, HEALTH)}"
        elif low == high:
            limits = f"exactement {counted('fr', low, HEALTH)}"
        else:
            limits = f"entre {low} et {counted('fr', high, HEALTH)}"
        return f"{self._claim(who, 'a', yes=yes)} {limits}"

    def form(self, who: Mention, form: str, value: str, *, yes: bool) -> str:
        return f"{self._claim(who, 'est', yes=yes)} {self.nouns.names.forms[form].values[value]}"

    def defeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._claim(who, 'est', yes=yes)} vaincu{self.nouns.ending(who)}"

    def undefeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._claim(who, 'est', yes=yes)} sur le plateau"

    def adjacent(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        near = to(self.nouns.one(whom) if yes or who.several else self.nouns.none(whom))
        is_ = self._claim(who, "est", yes=yes, none_follows=whom.several)
        return f"{is_} adjacent{self.nouns.ending(who)} {near}"

    def same_zone(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        is_ = self._claim(who, "est", yes=yes, none_follows=whom.several)
        return f"{is_} dans {self.nouns.zone(whom, denied=not yes and not who.several)}"

    def _claim(self, who: Mention, verb: str, *, yes: bool, none_follows: bool = False) -> str:
        """A subject and its verb; of several fighters one is enough, and a denial denies it of all."""
        if who.several:
            return f"au moins {self.nouns.one(who)} {verb}" if yes else f"{self.nouns.none(who)} n’{verb}"
        denial = f"n’{verb}" if none_follows else f"n’{verb} pas"
        return f"{self.nouns.subject(who)} {verb if yes else denial}"
