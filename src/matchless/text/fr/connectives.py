"""How French joins clauses into sentences."""

from __future__ import annotations

import re
from typing import Final

from matchless.lang.nodes.words import Moment
from matchless.text.fr.articles import SPACE, of, that, whether
from matchless.text.fr.articles import to as _to
from matchless.text.fr.nouns import Nouns
from matchless.text.fr.numbers import counted
from matchless.text.grammar import Joins, Role, Timing
from matchless.text.things import Mention, Quantity, Where

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
    "combat_ended": "à la fin de {combat}, ",
    "after_attacking": "après {attack}, ",
    "defeated": "quand {who} est vaincu{e}, ",
    "damaged": "chaque fois {that_who} subit des dégâts, ",
}
COMBATS: Final[dict[Role | None, str]] = {None: "combat", "attacking": "attaque", "defending": "défense"}
YOUR_COMBATS: Final[dict[Role | None, str]] = {
    None: "chacun de vos combats",
    "attacking": "chacune de vos attaques",
    "defending": "chacune de vos défenses",
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

RIVAL: Final = (
    ("de votre adversaire", "du joueur adverse"),
    ("à votre adversaire", "au joueur adverse"),
    ("votre adversaire", "le joueur adverse"),
)
"""Your opponent, where an enemy speaks."""


_AND: Final = re.compile(r" et (si |s’)")
_OR: Final = re.compile(r" ou (si |s’)")
_MORE: Final = re.compile(r"(, | et | ou )(si |s’)")
"""Used when another condition follows."""


class FrenchJoins(Joins):
    """How French joins clauses."""

    and_ = " et "
    then = ", puis "
    ifs = ("si ", "s’")
    wishes = ("vous le souhaitez", "votre adversaire le souhaite")
    did = ("vous le faites", "il le fait")
    did_not = ("vous ne le faites pas", "il ne le fait pas")
    semicolon = f"{SPACE}; "
    colon = f"{SPACE}: "

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def label(self, timing: Timing) -> str:
        return LABELS[timing]

    def may(self, infinitives: str) -> str:
        return f"vous pouvez {infinitives}"

    def opponent_may(self, infinitives: str) -> str:
        return f"votre adversaire peut {infinitives}"

    def both(self, conditions: list[str]) -> str:
        *most, last = [conditions[0], *(whether(more) for more in conditions[1:])]
        link = ", et " if any(_OR.search(text) for text in conditions) else " et "
        return f"{', '.join(most)}{link}{last}" if most else last

    def either(self, conditions: list[str]) -> str:
        *most, last = [conditions[0], *(whether(more) for more in conditions[1:])]
        link = ", ou " if any(_AND.search(text) for text in conditions) else " ou "
        return f"{', '.join(most)}{link}{last}"

    def when(self, condition: str, text: str, *, colon: bool = False) -> str:
        return f"{whether(condition)}{self.colon if colon else self.comma}{text}"

    def suffixed(self, text: str, condition: str) -> str:
        return f"{text} {whether(condition)}"

    def if_any(self, text: str) -> str:
        return f"{text}, s’il y en a une"

    def otherwise(self, text: str, *, colon: bool = False) -> str:
        return f"sinon{self.colon if colon else self.comma}{text}"

    def afterwards(self, text: str) -> str:
        return f"ensuite, {text}"

    def then_if(self, text: str) -> str:
        return f"puis, {text}"

    def instead(self, text: str) -> str:
        return f"{text} à la place"

    def at(self, moment: Moment, whom: Mention | None, role: Role | None) -> str:
        one, combat, attack = COMBATS[role], YOUR_COMBATS[role], "chacune de vos attaques"
        who = "l’un de vos combattants"
        if whom:
            who = self.nouns.one(whom)
            combat, attack = f"chaque {one} {self._of_one(whom)}", f"chaque attaque {self._of_one(whom)}"
        e = self.nouns.ending(whom) if whom else ""
        return MOMENTS[moment].format(who=who, that_who=that(who), e=e, combat=combat, attack=attack)

    def labelled(self, form: str, value: str, text: str) -> str:
        return f"{self.nouns.names.forms[form].values[value]}{self.colon}{text}"

    def _whose(self, what: str, whom: Mention) -> str:
        return AGAIN[what] if whom.again else f"{THEIRS[what]} {self._of(whom)}"

    def bonus(self, what: str, amount: Quantity, whom: Mention | None) -> str:
        what = YOURS[what] if whom is None else self._whose(what, whom)
        number, tail = self.nouns.added(amount)
        return f"ajoutez {number} à {what}{tail}"

    def while_(self, condition: str, text: str) -> str:
        que = _MORE.sub(lambda found: found[1] + ("qu’" if found[2] == "s’" else "que "), condition)
        return f"tant {that(que)}, {text}"

    def sharing(self, who: Mention, to: Mention, where: Where) -> str:
        name = self.nouns.several(to).plural if to.several else self.nouns.full(to)
        e = self.nouns.ending(to)
        place = self.nouns.where(where, f"{e}s" if to.several else e)
        most = f", à chacun{e} sans dépasser sa santé" if to.several else ", sans dépasser sa santé"
        return (
            f"quand {self.nouns.full(who)} subit des dégâts, vous pouvez en transférer tout ou partie "
            f"{_to(name)}{place}{most}"
        )

    def uncancellable(self) -> str:
        return f"les effets de {self.nouns.card} ne peuvent pas être annulés"

    def also_defends(self) -> str:
        return f"vous pouvez aussi jouer {self.nouns.card} comme carte Défense"

    def fights_as(self, whom: Mention, own: Mention) -> str:
        ability = self.nouns.whose(whom, "capacité spéciale", "f")
        return f"{ability} s’applique aussi {_to(self.nouns.one(own))} pendant ce combat"

    def bonus_attack(self, name: str, value: int) -> str:
        return f"ATTAQUE BONUS{SPACE}: {self.nouns.names.bonus[name]}, valeur {value}"

    def symbol(self, item: str) -> str:
        return f"symbole{SPACE}: {self.nouns.symbol(item)}"

    def counter(self, counter: str, start: int, most: int) -> str:
        what = counted(start, self.nouns.counter(counter))
        return f"vous commencez avec {what} et pouvez en avoir {most} au maximum"

    def aside(self, who: Mention) -> str:
        if who.several:
            return f"{self.nouns.several(who).plural} commencent la partie hors du plateau"
        return f"{self.nouns.full(who)} commence la partie hors du plateau"

    def items(self, items: list[str]) -> list[str]:
        names = [self.nouns.symbol(item) for item in items]
        listed = " ou ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
        joker = "un Joker, ou une défausse vide, compte comme l’objet de votre choix, le même pour toute une carte"
        return [
            f"votre panier contient l’objet de la carte du dessus de votre défausse{SPACE}: {listed}",
            joker,
        ]

    def polish(self, text: str) -> str:
        if not self.nouns.by_enemy:
            return text
        for before, after in RIVAL:
            text = text.replace(before, after)
        return text

    def _of_one(self, whom: Mention) -> str:
        return of(self.nouns.one(whom)) if whom.several else self.nouns.of(whom)

    def _of(self, whom: Mention) -> str:
        return of(self.nouns.several(whom).plural) if whom.several else self.nouns.of(whom)
