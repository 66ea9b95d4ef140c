"""How French joins clauses into sentences."""

from __future__ import annotations

from typing import Final

from matchless.lang.words import Moment
from matchless.text.fr.articles import SPACE, of, that, whether
from matchless.text.fr.nouns import Nouns
from matchless.text.grammar import Joins, Timing
from matchless.text.scene import CardCount, FighterCount, Mention, Quantity

LABELS: Final[dict[Timing, str]] = {
    "immediately": "IMMÉDIATEMENT",
    "during_combat": "PENDANT LE COMBAT",
    "after_combat": "APRÈS LE COMBAT",
}
MOMENTS: Final[dict[Moment, str]] = {
    "placing": "lors de la mise en place, une fois vos combattants placés, ",
    "start_of_turn": "au début de votre tour, ",
    "end_of_turn": "à la fin de votre tour, ",
    "attack_declared": "quand {who} attaque, ",
    "immediately": "immédiatement après la révélation des cartes de {combat}, ",
    "during_combat": "pendant {combat}, ",
    "after_combat": "après {combat}, ",
    "after_attacking": "après {attack}, ",
}
YOURS: Final = {
    "attack_value": "la valeur de vos attaques",
    "defense_value": "la valeur de vos défenses",
    "move_value": "votre valeur de déplacement",
}
THEIRS: Final = {
    "attack_value": "la valeur des attaques",
    "defense_value": "la valeur des défenses",
    "move_value": "la valeur de déplacement",
}
AGAIN: Final = {
    "attack_value": "la valeur de ses attaques",
    "defense_value": "la valeur de ses défenses",
    "move_value": "sa valeur de déplacement",
}


class FrenchJoins(Joins):
    """How French joins clauses."""

    and_ = " et "
    then = ", puis "
    semicolon = f"{SPACE}; "
    colon = f"{SPACE}: "

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def label(self, timing: Timing) -> str:
        return LABELS[timing]

    def may(self, infinitives: str) -> str:
        return f"vous pouvez {infinitives}"

    def if_wished(self, text: str) -> str:
        return f"si vous le souhaitez, {text}"

    def in_that_case(self, text: str) -> str:
        return f"dans ce cas, {text}"

    def both(self, conditions: list[str]) -> str:
        return " et ".join([conditions[0], *(whether(more) for more in conditions[1:])])

    def when(self, condition: str, text: str) -> str:
        return f"{whether(condition)}, {text}"

    def otherwise(self, text: str) -> str:
        return f"sinon, {text}"

    def afterwards(self, text: str) -> str:
        return f"ensuite, {text}"

    def then_if(self, text: str) -> str:
        return f"puis, {text}"

    def instead(self, text: str) -> str:
        return f"{text} à la place"

    def at(self, moment: Moment, whom: Mention | None) -> str:
        who, combat, attack = "un de vos combattants", "chacun de vos combats", "chacune de vos attaques"
        if whom:
            who = self.nouns.one(whom)
            combat, attack = f"chaque combat {self._of_one(whom)}", f"chaque attaque {self._of_one(whom)}"
        return MOMENTS[moment].format(who=who, combat=combat, attack=attack)

    def _whose(self, what: str, whom: Mention) -> str:
        return AGAIN[what] if whom.again else f"{THEIRS[what]} {self._of(whom)}"

    def bonus(self, what: str, amount: Quantity, whom: Mention | None) -> str:
        what = YOURS[what] if whom is None else self._whose(what, whom)
        if isinstance(amount, CardCount | FighterCount):
            return f"ajoutez 1 à {what}{self.nouns.quantity(amount, ('', '', ''))[1]}"
        return f"ajoutez {self.nouns.value(amount)} à {what}"

    def while_(self, condition: str, text: str) -> str:
        return f"tant {that(condition)}, {text}"

    def polish(self, text: str) -> str:
        return text

    def _of_one(self, whom: Mention) -> str:
        return of(self.nouns.one(whom)) if whom.several else self.nouns.of(whom)

    def _of(self, whom: Mention) -> str:
        return of(self.nouns.several(whom).plural) if whom.several else self.nouns.of(whom)
