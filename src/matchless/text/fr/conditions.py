"""The conditions in French."""

from __future__ import annotations

from typing import Final

from matchless.lang.nodes.words import SimpleCondition
from matchless.text.fr.articles import SPACE, to
from matchless.text.fr.lexicon import HEALTH
from matchless.text.fr.nouns import Nouns
from matchless.text.fr.numbers import counted
from matchless.text.grammar import Conditions
from matchless.text.things import (
    BoostValue,
    CardCount,
    CounterCount,
    FighterCount,
    Limits,
    Mention,
    PrintedValue,
    Quantity,
)

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
    "opponent_played_a_card_before": (
        "votre adversaire a joué une carte pendant le combat précédent",
        "votre adversaire n’a joué aucune carte pendant le combat précédent",
    ),
    "opposing_fighter_is_sidekick": ("{who} est un acolyte", "{who} n’est pas un acolyte"),
    "began_turn_in_another_zone": (
        "{who} a commencé ce tour dans une autre zone",
        "{who} n’a pas commencé ce tour dans une autre zone",
    ),
    "maneuvered_this_turn": (
        "vous avez effectué une manœuvre pendant ce tour",
        "vous n’avez pas effectué de manœuvre pendant ce tour",
    ),
    "less_health_than_opposing_fighter": (
        "{who} a moins de points de vie que le combattant adverse",
        "{who} n’a pas moins de points de vie que le combattant adverse",
    ),
    "printed_value_is_lower": (
        "la valeur imprimée de {card} est inférieure à celle de la carte de votre adversaire",
        "la valeur imprimée de {card} n’est pas inférieure à celle de la carte de votre adversaire",
    ),
    "printed_value_is_higher": (
        "la valeur imprimée de {card} est supérieure à celle de la carte de votre adversaire",
        "la valeur imprimée de {card} n’est pas supérieure à celle de la carte de votre adversaire",
    ),
    "your_revealed_boost_is_higher": (
        "votre carte révélée a une valeur de BOOST supérieure à celle de la carte de votre adversaire",
        "votre carte révélée n’a pas une valeur de BOOST supérieure à celle de la carte de votre adversaire",
    ),
    "card_in_opponents_discard": (
        "une carte du même nom que celle de votre adversaire est dans sa défausse",
        "aucune carte du même nom que celle de votre adversaire n’est dans sa défausse",
    ),
    "beside_another_enemy": (
        "{who} est adjacent à un autre ennemi",
        "{who} n’est pas adjacent à un autre ennemi",
    ),
}
"""Each condition and its opposite."""

OF_ENEMY: Final[dict[SimpleCondition, tuple[str, str]]] = {
    "won_combat": ("{who} a remporté le combat", "{who} n’a pas remporté le combat"),
    "lost_combat": ("{who} a perdu le combat", "{who} n’a pas perdu le combat"),
}
"""The same about an enemy instead of you."""

ORDINALS: Final = {1: "première", 2: "deuxième", 3: "troisième", 4: "quatrième", 5: "cinquième"}
IN: Final = {
    "your_discard": "dans votre défausse",
    "your_hand": "dans votre main",
    "opponent_hand": "dans la main de votre adversaire",
}


class FrenchConditions(Conditions):
    """The conditions in French."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def simple(self, word: SimpleCondition, who: Mention, *, yes: bool) -> str:
        words = OF_ENEMY.get(word, SIMPLE[word]) if self.nouns.by_enemy else SIMPLE[word]
        said = words[0 if yes else 1]
        return said.format(who=self.nouns.subject(who), card=self.nouns.card)

    def health(self, who: Mention, low: int, high: int | None, *, yes: bool) -> str:
        if high is None and not yes and not who.several:
            return f"{self.nouns.subject(who)} a moins de {counted(low, HEALTH)}"
        if high is None:
            limits = f"au moins {counted(low, HEALTH)}"
        elif low == high:
            limits = f"exactement {counted(low, HEALTH)}"
        elif low == 1 and yes:
            limits = f"{counted(high, HEALTH)} ou moins"
        else:
            limits = f"entre {low} et {counted(high, HEALTH)}"
        return f"{self._claim(who, 'a', yes=yes)} {limits}"

    def form(self, who: Mention, form: str, value: str, *, yes: bool) -> str:
        words = self.nouns.names.forms[form]
        if words.thing:
            thing = self.nouns.whose(who, words.name, words.gender)
            return f"{thing} {'est' if yes else 'n’est pas'} {words.values[value]}"
        return f"{self._claim(who, 'est', yes=yes)} {words.values[value]}"

    def defeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._claim(who, 'est', yes=yes)} vaincu{self.nouns.ending(who)}"

    def undefeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._claim(who, 'est', yes=yes)} sur le plateau"

    def both_undefeated(self, one: Mention, other: Mention) -> str:
        return f"{self.nouns.full(one)} et {self.nouns.full(other)} sont sur le plateau"

    def adjacent(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        near = to(self.nouns.one(whom) if yes or who.several else self.nouns.none(whom))
        is_ = self._claim(who, "est", yes=yes, none_follows=whom.several)
        return f"{is_} adjacent{self.nouns.ending(who)} {near}"

    def same_zone(self, who: Mention, whom: Mention, *, yes: bool) -> str:
        is_ = self._claim(who, "est", yes=yes, none_follows=whom.several)
        return f"{is_} dans {self.nouns.zone(whom, denied=not yes and not who.several)}"

    def count(self, amount: Quantity, limits: Limits, *, yes: bool) -> str:
        last = limits.low if limits.high is None else limits.high
        number = 1 if (last or 0) <= 1 else 2
        none = limits.none and yes
        there = "il n’y a" if none else "il y a" if yes else "il n’y a pas"
        match amount:
            case CounterCount(counter):
                words = self.nouns.names.counters[counter]
                have = "vous n’avez" if none else "vous avez" if yes else "vous n’avez pas"
                e = "e" if words.gender == "f" else ""
                what, place = words.one if number == 1 else words.many, ""
            case CardCount(pile, tag, other):
                have, e = there, "e"
                what, place = self.nouns.cards(number, tag, other=other), f" {IN[pile]}"
            case FighterCount(who, where, None) if who.several:
                have, e = there, self.nouns.ending(who)
                what = self.nouns.counted(who, single=number == 1)
                place = self.nouns.where(where, e if number == 1 else f"{e}s")
            case _:
                return self._amounts(amount, limits, yes=yes)
        return (
            f"{have} aucun{e} {what}{place}" if none else f"{have} {_around(limits)}{last or 0} {what}{place}"
        )

    def _amounts(self, amount: Quantity, limits: Limits, *, yes: bool) -> str:
        """As in "le nombre de … est d’au moins 2"."""
        if limits.exact:
            e = "e" if isinstance(amount, BoostValue | PrintedValue) else ""
            within = f"égal{e} à {limits.low}"
        elif limits.high is None:
            within = f"d’au moins {limits.low or 0}"
        elif not limits.low:
            within = f"d’au plus {limits.high}"
        else:
            within = f"de {limits.low} à {limits.high}"
        return f"{self.nouns.value(amount)} {'est' if yes else 'n’est pas'} {within}"

    def action_number(self, number: int, *, yes: bool) -> str:
        which = ORDINALS.get(number, f"{number}ᵉ")
        return f"{'c’est' if yes else 'ce n’est pas'} la {which} action de votre tour"

    def your_fighter_is(self, who: Mention, *, yes: bool) -> str:
        return f"votre combattant {'est' if yes else 'n’est pas'} {self.nouns.one(who)}"

    def was_damaged(self, who: Mention, *, yes: bool) -> str:
        return f"{self._claim(who, 'a', yes=yes)} ainsi subi {'des' if yes else 'de'} dégâts"

    def was_defeated(self, who: Mention, *, yes: bool) -> str:
        return f"{self._claim(who, 'a', yes=yes)} été vaincu{self.nouns.ending(who)} pendant ce combat"

    def free_space(self, whom: Mention, *, yes: bool) -> str:
        there = "il y a une" if yes else "il n’y a aucune"
        return f"{there} case vide adjacente {to(self.nouns.one(whom))}"

    def item(self, item: str, *, yes: bool) -> str:
        return f"votre panier {'contient' if yes else 'ne contient pas'} {self.nouns.names.items[item]}"

    def face_up(self, tile: str, *, yes: bool) -> str:
        name = self.nouns.foe.tiles[tile] if self.nouns.foe else tile
        return f"le jeton Invasion «{SPACE}{name}{SPACE}» {'est' if yes else 'n’est pas'} face visible"

    def on_token(self, who: Mention, kind: str, *, yes: bool) -> str:
        words = self.nouns.names.counters[kind]
        return f"{self._claim(who, 'est', yes=yes)} sur un{'e' if words.gender == 'f' else ''} {words.one}"

    def _claim(self, who: Mention, verb: str, *, yes: bool, none_follows: bool = False) -> str:
        """A subject and its verb; of several fighters one is enough, and a denial denies it of all."""
        if who.several:
            return (
                f"au moins {self.nouns.several(who).one} {verb}"
                if yes
                else f"{self.nouns.none(who)} n’{verb}"
            )
        denial = f"n’{verb}" if none_follows else f"n’{verb} pas"
        return f"{self.nouns.subject(who)} {verb if yes else denial}"


def _around(limits: Limits) -> str:
    """What stands before the last number of a range."""
    if limits.exact:
        return "exactement "
    if limits.high is None:
        return "au moins "
    return f"entre {limits.low} et " if limits.low else "au plus "
