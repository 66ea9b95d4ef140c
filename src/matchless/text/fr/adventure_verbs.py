"""The steps of adventures in French."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from matchless.text.discourse import Clause
from matchless.text.forms import Forms
from matchless.text.fr.articles import SPACE, of, to
from matchless.text.fr.lexicon import SITES
from matchless.text.fr.nouns import Nouns
from matchless.text.fr.numbers import counted
from matchless.text.fr.orders import ADD, LAY, Verb, order
from matchless.text.grammar import AdventureVerbs
from matchless.text.things import Mention, Quantity, Sites

SPACES: Final[Forms] = ("case", "cases", "un nombre de cases", "autant de cases")
PLACE: Final = Verb("placez", "placer")
BESIDE: Final[dict[Sites, str]] = {"bridges": "adjacent", "fields": "bordé par", "sites": "bordé par"}
"""A bridge is beside a fighter; a field has the fighter's space on its rim."""


class FrenchAdventureVerbs(AdventureVerbs):
    """The steps of adventures in French."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def strew(self, kind: str, who: Mention) -> Clause:
        token = self.nouns.names.counters[kind].one
        return order(PLACE, f"1 {token} sur {self.nouns.whose(who, 'case', 'f')}")

    def take_turn(self, who: Mention, move: int) -> Clause:
        return Clause(order=f"{self.nouns.subject(who)} joue son tour (déplacement {move})")

    def act_again(self, who: Mention) -> Clause:
        return order(LAY, f"{self.nouns.whose(who, 'carte Initiative', 'f')} sous le deck Initiative")

    def add_initiative(self, amount: int, name: str) -> Clause:
        title = self.nouns.foe.initiative[name] if self.nouns.foe else name
        cards = f"{amount} {self.nouns.cards(amount)} «{SPACE}{title}{SPACE}»"
        return order(ADD, f"{cards} au deck Initiative à la fin de la manche")

    def place_at_start(self, who: Mention) -> Clause:
        goal = "sur la case de départ libre la plus proche"
        if clitic := self.nouns.clitic(who):
            return order(PLACE, goal, clitic)
        return order(PLACE, f"{self.nouns.full(who)} {goal}")

    def strengthen(self, amount: int) -> Clause:
        return Clause(order=f"chaque attaque ennemie gagne +{amount} jusqu’à la fin de la partie")

    def threat(self, amount: Quantity) -> Clause:
        head, tail = self.nouns.quantity(amount, SPACES)
        said = order(Verb("avancez", "avancer"), f"le marqueur de menace {of(head)}{tail}")
        if not isinstance(amount, int):
            return said
        return structs.replace(said, short=f"avancez-le de {amount}", brief=f"l’avancer de {amount}")

    def place_tokens(self, amount: Quantity, sites: Sites, *, empty: bool) -> Clause:
        head, tail = self._tokens(amount)
        one = "une par une" if self.nouns.token.gender == "f" else "un par un"
        each = f", {one}," if empty and amount != 1 else ""
        place = f"{SITES[sites][0]} {'vide ' if empty else ''}de plus petit numéro"
        return order(PLACE, f"{head}{each} sur le {place}{tail}")

    def place_tokens_beside(self, amount: Quantity, who: Mention, sites: Sites) -> Clause:
        head, tail = self._tokens(amount)
        near = to(self.nouns.one(who)) if sites == "bridges" else self.nouns.whose(who, "case", "f")
        return order(PLACE, f"{head} sur chaque {SITES[sites][0]} {BESIDE[sites]} {near}{tail}")

    def _tokens(self, amount: Quantity) -> tuple[str, str]:
        token = self.nouns.token
        many = of(token.many, aspirated=token.aspirated)
        forms = (token.one, token.many, f"un nombre {many}", f"autant {many}")
        head, tail = self.nouns.quantity(amount, forms)
        return (head + tail, "") if tail.startswith(" égal") else (head, tail)

    def destroy(self) -> Clause:
        said = order(Verb("détruisez", "détruire"), "le pont de plus petit numéro")
        note = f"ses {self.nouns.token.many} passent sur le pont suivant"
        return Clause(order=said.order, infinitive=said.infinitive, notes=(note,), ends=True)

    def turn_up(self) -> Clause:
        rest = "face visible le jeton Invasion face cachée le plus à gauche"
        return order(Verb("retournez", "retourner"), rest)

    def activate(self) -> Clause:
        said = "défausser 1 carte pour activer un pont adjacent à l’un de vos combattants"
        many = of(self.nouns.token.many, aspirated=self.nouns.token.aspirated)
        note = (
            f"si vous le faites, vous pouvez d’abord résoudre l’effet du pont{SPACE}; ensuite, retirez-en "
            f"autant {many} que la valeur de BOOST de la carte"
        )
        return Clause(order=f"vous pouvez {said}", infinitive=said, notes=(note,), ends=True, choice=True)

    def clear(self, amount: int, sites: Sites) -> Clause:
        token = self.nouns.token
        tokens = counted(amount, (token.one, token.many))
        near = "à l’un de vos combattants" if sites == "bridges" else "la case de l’un de vos combattants"
        said = f"retirer {tokens} d’un {SITES[sites][0]} {BESIDE[sites]} {near}"
        return Clause(order=f"vous pouvez {said}", infinitive=said, ends=True, choice=True)

    def draw_to(self, amount: int) -> Clause:
        cards = self.nouns.cards(amount)
        return Clause(order=f"un joueur de votre choix peut piocher jusqu’à avoir {amount} {cards} en main")

    def sift(self, amount: int) -> Clause:
        if amount == 1:
            return Clause(
                order="regardez la première carte du deck d’un ennemi et défaussez-la",
                infinitive="regarder la première carte du deck d’un ennemi et la défausser",
            )
        rest = "l’autre" if amount == 2 else "les autres"  # noqa: PLR2004 - one is discarded
        cards = f"les {amount} premières cartes du deck d’un ennemi"
        return Clause(
            order=f"regardez {cards}, défaussez-en 1 et remettez {rest} sur le dessus",
            infinitive=f"regarder {cards}, en défausser 1 et remettre {rest} sur le dessus",
        )
