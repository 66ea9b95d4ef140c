"""The steps in French."""

from __future__ import annotations

from matchless.lang import nodes
from matchless.lang.words import Player
from matchless.text.fr.articles import SPACE, of, to, whether
from matchless.text.fr.nouns import ACTION, CARD, DAMAGE, DECKS, HEALTH, PILES, SPACES, Nouns
from matchless.text.fr.orders import (
    ADD,
    CHOOSE,
    DEAL,
    DISCARD,
    LOOK,
    PLAYERS,
    PUT_BACK,
    TAKE,
    Verb,
    does,
    order,
)
from matchless.text.grammar import Verbs
from matchless.text.numbers import counted
from matchless.text.scene import (
    BoostValue,
    CardCount,
    Clause,
    FighterCount,
    Mention,
    PrintedValue,
    Quantity,
    Where,
)


class FrenchVerbs(Verbs):
    """The steps in French."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def draw(self, who: Player, amount: Quantity) -> Clause:
        head, tail = self.nouns.quantity(amount, CARD)
        number = amount if isinstance(amount, int) else None
        return does(who, Verb("piochez", "piocher"), "pioche", head + tail, number=number)

    def discard(self, who: Player, amount: int, *, at_random: bool) -> Clause:
        cards = counted("fr", amount, CARD)
        if who == "you":
            how = "au hasard " if at_random else ""
            return does(who, DISCARD, "défausse", f"{how}{cards} de votre main", number=amount)
        how = " au hasard" if at_random else " de son choix"
        return does(who, DISCARD, "défausse", cards + how, number=amount)

    def discard_chosen(self, who: Player, *, again: bool) -> Clause:
        if who == "you":
            return order(DISCARD, "", "la") if again else order(DISCARD, "la carte choisie")
        said = "la défausse" if again else "défausse la carte choisie"
        return Clause(order=f"{PLAYERS[who]} {said}")

    def discard_top(self, step: nodes.DiscardTop) -> Clause:
        cards = f"{self._top(step.amount)} {of(DECKS[step.of])}"
        return order(DISCARD, cards, short=f"défaussez-en {step.amount}", links=True)

    def look_at_hand(self) -> Clause:
        return order(LOOK, "la main de votre adversaire", links=True)

    def look_at_top(self, step: nodes.LookAtTop) -> Clause:
        return order(LOOK, f"{self._top(step.amount)} {of(DECKS[step.of])}")

    def keep(self, amount: int) -> Clause:
        return order(TAKE, f"{amount} en main", "en")

    def put_back(self, step: nodes.PutBack, deck: str, *, single: bool, rest: bool) -> Clause:
        place = "sur le dessus" if step.where == "top" else "sous"
        goal = f"{place} {of(DECKS[deck])}" if step.where == "top" else f"{place} {DECKS[deck]}"
        if single:
            return order(PUT_BACK, f"l’autre {goal}") if rest else order(PUT_BACK, goal, "la")
        if rest:
            return order(PUT_BACK, f"les autres {goal}, dans l’ordre de votre choix")
        return order(PUT_BACK, f"{goal}, dans l’ordre de votre choix", "les")

    def search_for(self, card: str) -> Clause:
        said = order(TAKE, f"en main la carte {self._quoted(card)} de votre deck ou de votre défausse")
        note = "si vous avez cherché dans votre deck, mélangez-le"
        return Clause(order=said.order, infinitive=said.infinitive, notes=(note,), ends=True)

    def take(self, step: nodes.Take, *, other: bool) -> Clause:
        many = step.amount == "all" or step.amount > 1
        noun = self.nouns.cards(2 if many else 1, step.tag, other=other)
        if step.named:
            noun = f"{noun} {self._quoted(step.named)}"
        number = "toutes les" if step.amount == "all" else str(step.amount)
        place = "de" if step.amount == "all" or step.named else "de votre choix dans"
        return order(TAKE, f"en main {number} {noun} {place} votre défausse")

    def shuffle(self) -> Clause:
        return order(Verb("mélangez", "mélanger"), "votre deck")

    def move(self, who: Mention, step: nodes.Move) -> Clause:
        if step.exactly is not None:
            distance = f"d’exactement {counted('fr', step.exactly, SPACES)}"
        elif step.up_to is not None:
            distance = f"de {counted('fr', step.up_to, SPACES)} au maximum"
        else:
            distance = "du nombre de cases de votre choix"
        through = ", même à travers les combattants adverses" if step.through_opponents else ""
        return self._to_object(Verb("déplacez", "déplacer"), who, distance + through)

    def place(self, who: Mention, where: Where, *, other: bool) -> Clause:
        place = self.nouns.within(where)
        word = "une" if place else "n’importe quelle"
        autre = " autre" if other else ""
        return self._to_object(Verb("placez", "placer"), who, f"sur {word}{autre} case libre{place}")

    def return_(self, who: Mention, where: Where, *, certain: bool) -> Clause:
        goal = f"sur une case libre{self.nouns.within(where)}"
        e = "e" if self.nouns.gender(who) == "f" else ""
        if not who.several:
            pronoun = "elle" if e else "il"
            doubt = "" if certain else f", {whether(f'{pronoun} est vaincu{e}')},"
            return self._to_object(PUT_BACK, who, goal, doubt)
        name = self.nouns.names.fighters[who.like].name
        doubt = "" if certain else f", s’il y en a un{e},"
        return order(PUT_BACK, f"un{e} {name} vaincu{e}{doubt} {goal}")

    def damage(self, amount: Quantity, whom: Mention, where: Where) -> Clause:
        head, tail = self.nouns.quantity(amount, DAMAGE)
        place = self.nouns.where(where, self.nouns.ending(whom))
        short = f"infligez-en {amount}" if isinstance(amount, int) else ""
        if whom.again:
            return order(DEAL, f"{head}{place}{tail}", "lui", short=short)
        target = f"{to(self.nouns.full(whom))}{place}"
        if isinstance(amount, BoostValue | PrintedValue):
            return order(DEAL, f"{target} {head}{tail}")
        return order(DEAL, f"{head} {target}{tail}", short=short)

    def recover(self, amount: Quantity, who: Mention) -> Clause:
        head, tail = self.nouns.quantity(amount, HEALTH)
        subject = self.nouns.subject(who)
        short = f"{subject} en regagne {amount}" if isinstance(amount, int) else ""
        return Clause(order=f"{subject} regagne {head}{tail}", short=short)

    def set_health(self, amount: int, whom: Mention) -> Clause:
        return order(Verb("fixez", "fixer"), f"{self.nouns.whose(whom, 'santé', 'f')} à {amount}")

    def prevent(self, whom: Mention, *, combat_only: bool) -> Clause:
        kind = "dégât de combat" if combat_only else "dégât"
        return Clause(order=f"{self.nouns.subject(whom)} ne subit aucun {kind} pendant ce combat")

    def set_value(self, amount: Quantity) -> Clause:
        said = f"{'passe' if isinstance(amount, int) else 'devient égale'} {to(self.nouns.value(amount))}"
        return Clause(order=f"la valeur de {self.nouns.card} {said}", short=f"elle {said}")

    def add_value(self, amount: Quantity) -> Clause:
        if isinstance(amount, CardCount | FighterCount):
            tail = self.nouns.quantity(amount, ("", "", ""))[1]
            return order(ADD, f"1 à la valeur de {self.nouns.card}{tail}")
        number = self.nouns.value(amount)
        return order(ADD, f"{number} à la valeur de {self.nouns.card}", short=f"ajoutez {number}")

    def ignore_value(self) -> Clause:
        return order(Verb("ignorez", "ignorer"), "la valeur de la carte de votre adversaire")

    def boost(self) -> Clause:
        return order(Verb("BOOSTEZ", "BOOSTER"), self.nouns.card)

    def commit_boost(self) -> Clause:
        said = order(ADD, "1 carte de votre main, face cachée, pour BOOSTER l’attaque")
        note = (
            "sa valeur de BOOST compte dès que les cartes sont révélées, mais elle est perdue si un effet "
            "de la carte Attaque est annulé"
        )
        return Clause(order=said.order, infinitive=said.infinitive, notes=(note,), ends=True)

    def cancel(self) -> Clause:
        return order(Verb("annulez", "annuler"), "tous les effets de la carte de votre adversaire")

    def gain_actions(self, who: Player, amount: int) -> Clause:
        return does(who, Verb("gagnez", "gagner"), "gagne", counted("fr", amount, ACTION), number=amount)

    def end_turn(self) -> Clause:
        return order(Verb("terminez", "terminer"), "le tour")

    def choose_form(self, whom: Mention, form: str) -> Clause:
        words = self.nouns.names.forms[form]
        values = " ou ".join(words.values.values())
        said = order(CHOOSE, f"{self.nouns.whose(whom, words.name, words.gender)}{SPACE}: {values}")
        return Clause(order=said.order, infinitive=said.infinitive, ends=True)

    def change_form(self, whom: Mention, form: str) -> Clause:
        words = self.nouns.names.forms[form]
        return order(Verb("changez", "changer"), self.nouns.whose(whom, words.name, words.gender))

    def choose_fighter(self, among: Mention, where: Where) -> Clause:
        ending = "e" if self.nouns.gender(among) == "f" else ""
        return order(CHOOSE, f"{self.nouns.one(among)}{self.nouns.where(where, ending)}", links=True)

    def choose_space(self, where: Where, *, ends: bool) -> Clause:
        space = f"une case{self.nouns.within(where)}"
        said = order(CHOOSE, space)
        return Clause(order=said.order, infinitive=said.infinitive, shared=space, links=not ends, ends=ends)

    def choose_card(self, among: str, *, seen: bool) -> Clause:
        if seen:
            return order(CHOOSE, "1 carte", "y", links=True)
        return order(CHOOSE, f"1 carte {PILES[among]}", links=True)

    def pick(self, amount: int, options: list[str]) -> Clause:
        how = "1 des effets suivants"
        if amount > 1:
            how = f"{amount} des effets suivants, dans l’ordre de votre choix"
        ways = f"{SPACE}; ".join([*options[:-1], f"ou {options[-1]}" if amount == 1 else options[-1]])
        said = order(Verb("résolvez", "résoudre"), f"{how}{SPACE}: {ways}")
        return Clause(order=said.order, infinitive=said.infinitive, ends=True)

    def _to_object(self, verb: Verb, who: Mention, rest: str, aside: str = "") -> Clause:
        """An order with a fighter as its object."""
        if clitic := self.nouns.clitic(who):
            return order(verb, rest, clitic)
        return order(verb, f"{self.nouns.full(who)}{aside} {rest}")

    def _quoted(self, card: str) -> str:
        return f"«{SPACE}{self.nouns.names.cards[card]}{SPACE}»"

    def _top(self, amount: int) -> str:
        return "la première carte" if amount == 1 else f"les {amount} premières cartes"
