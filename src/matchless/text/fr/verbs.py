"""The steps in French."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import structs

from matchless.lang import nodes
from matchless.lang.nodes.words import Player
from matchless.text.discourse import Clause, paid
from matchless.text.fr.articles import SPACE, of, that, to, whether
from matchless.text.fr.lexicon import ACTION, CARD, DAMAGE, DECKS, HEALTH, PILES, SPACES
from matchless.text.fr.nouns import Nouns
from matchless.text.fr.numbers import counted
from matchless.text.fr.orders import (
    ADD,
    CHOOSE,
    DEAL,
    DISCARD,
    LAY,
    LOOK,
    PLAYERS,
    PUT_BACK,
    REVEAL,
    SPEND,
    TAKE,
    Verb,
    does,
    order,
)
from matchless.text.grammar import DamageKind, Verbs
from matchless.text.things import Mention, Quantity, Where

KINDS: Final[dict[DamageKind, str]] = {
    "all_damage": "dégât",
    "combat_damage": "dégât de combat",
    "effect_damage": "dégât provenant d’effets",
}

TRAILING: Final = ("damaged", "crossed")
"""Names that end in a participle, so a distance must precede them."""


class FrenchVerbs(Verbs):
    """The steps in French."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def draw(self, who: Player, amount: Quantity) -> Clause:
        head, tail = self.nouns.quantity(amount, CARD)
        number = amount if isinstance(amount, int) else None
        return does(who, Verb("piochez", "piocher"), "pioche", head + tail, number=number)

    def both_draw(self, amount: int) -> Clause:
        return Clause(order=f"vous et votre adversaire piochez chacun {counted(amount, CARD)}")

    def discard(self, who: Player, amount: int, *, at_random: bool) -> Clause:
        cards = counted(amount, CARD)
        if who == "you":
            how = "au hasard " if at_random else ""
            return paid(does(who, DISCARD, "défausse", f"{how}{cards} de votre main", number=amount))
        how = " au hasard" if at_random else " de son choix"
        said = does(who, DISCARD, "défausse", cards + how, number=amount)
        return structs.replace(said, theirs=said.theirs.removesuffix(" de son choix"))

    def discard_chosen(self, who: Player, *, again: bool) -> Clause:
        if who == "you":
            return order(DISCARD, "", "la") if again else order(DISCARD, "la carte choisie")
        said = "la défausse" if again else "défausse la carte choisie"
        theirs = "la défausser" if again else "défausser la carte choisie"
        return Clause(order=f"{PLAYERS[who]} {said}", theirs=theirs if who == "opponent" else "")

    def discard_top(self, step: nodes.DiscardTop, *, again: bool) -> Clause:
        if again:
            return order(DISCARD, "", "la", links=True)
        cards = f"{self._top(step.amount)} {of(DECKS[step.of])}"
        return order(DISCARD, cards, number=step.amount, links=True)

    def look_at_hand(self) -> Clause:
        return order(LOOK, "la main de votre adversaire", links=True)

    def look_at_top(self, step: nodes.LookAtTop) -> Clause:
        return order(REVEAL if step.openly else LOOK, f"{self._top(step.amount)} {of(DECKS[step.of])}")

    def keep(self, amount: int, *, only: bool) -> Clause:
        return order(TAKE, "en main", "la") if only else order(TAKE, f"{amount} en main", "en")

    def put_back(self, step: nodes.PutBack, looked: int, *, single: bool, rest: bool) -> Clause:
        goal = "sur le dessus" if step.where == "top" else "sous le deck"
        if looked == 1:
            return order(PUT_BACK, f"{goal}{', si elle est encore de côté' if rest else ''}", "la")
        if single:
            return order(PUT_BACK, f"l’autre {goal}")
        if rest:
            return order(PUT_BACK, f"les autres {goal}, dans l’ordre de votre choix")
        return order(PUT_BACK, f"{goal}, dans l’ordre de votre choix", "les")

    def search_for(self, card: str) -> Clause:
        said = order(TAKE, f"en main la carte {self._quoted(card)} de votre deck ou de votre défausse")
        note = "si vous avez cherché dans votre deck, mélangez-le"
        return Clause(order=said.order, infinitive=said.infinitive, notes=(note,), ends=True)

    def take(self, step: nodes.Take, *, other: bool) -> Clause:
        many = step.amount == "all" or (isinstance(step.amount, int) and step.amount > 1)
        noun = self.nouns.cards(2 if many else 1, step.tag, other=other)
        if step.named:
            noun = f"{noun} {self._quoted(step.named)}"
        if step.amount == "top":
            return order(TAKE, f"en main la {noun} du dessus de votre défausse")
        if step.amount == "random":
            return order(TAKE, f"en main 1 {noun} tirée au hasard de votre défausse")
        number = "toutes les" if step.amount == "all" else str(step.amount)
        place = "de" if step.amount == "all" or step.named else "de votre choix dans"
        return order(TAKE, f"en main {number} {noun} {place} votre défausse")

    def shuffle(self) -> Clause:
        return order(Verb("mélangez", "mélanger"), "votre deck")

    def take_back(self) -> Clause:
        return order(Verb("reprenez", "reprendre"), f"{self.nouns.card} en main au lieu de la défausser")

    def shuffle_in(self, step: nodes.ShuffleIn, by: Mention | None) -> Clause:
        cards = counted(step.amount, CARD)
        if by is not None:
            whose = of(self.nouns.several(by).plural) if by.several else self.nouns.of(by)
            cards = f"{cards} {whose}"
        most = "au maximum " if step.up_to else ""
        taken = "prises" if step.amount > 1 else "prise"
        choice = ", au choix," if by else " de votre choix"
        return order(
            Verb("mélangez", "mélanger"), f"à votre deck {most}{cards}{choice} {taken} dans votre défausse"
        )

    def put_one_under(self, *, only: bool) -> Clause:
        return order(LAY, "sous le deck", "la") if only else order(LAY, "1 sous le deck", "en")

    def put_under(self, deck: str, *, again: bool) -> Clause:
        if again:
            return order(LAY, f"sous {DECKS[deck]}", "la")
        return order(LAY, f"la carte choisie sous {DECKS[deck]}")

    def reveal_top(self, step: nodes.RevealTop) -> Clause:
        if step.of == "both_decks":
            return order(REVEAL, f"{self._top(1)} de votre deck et celle du deck de votre adversaire")
        return order(REVEAL, f"{self._top(1)} {of(DECKS[step.of])}", links=True)

    def reveal_bottom(self) -> Clause:
        return order(REVEAL, "la dernière carte de votre deck", links=True)

    def bottom_to_top(self, *, again: bool, revealed: bool) -> Clause:
        if again:
            return order(LAY, "sur le dessus de votre deck", "la")
        if revealed:
            return order(LAY, "la carte révélée sur le dessus de votre deck")
        return order(LAY, "la dernière carte de votre deck sur le dessus de celui-ci")

    def reveal_pair(self) -> Clause:
        return paid(order(REVEAL, "2 cartes de votre main portant le même nom"))

    def move(self, who: Mention, step: nodes.Move) -> Clause:
        if step.exactly is not None:
            distance = f"d’exactement {counted(step.exactly, SPACES)}"
        elif step.up_to is not None:
            distance = f"de {counted(step.up_to, SPACES)} au maximum"
        else:
            distance = "du nombre de cases de votre choix"
        through = ", même à travers les combattants adverses" if step.through_opponents else ""
        verb = Verb("déplacez", "déplacer")
        if who.word in TRAILING:
            return order(verb, f"{distance} {self.nouns.full(who)}{through}")
        return self._to_object(verb, who, distance + through)

    def place(self, who: Mention, where: Where, *, other: bool) -> Clause:
        place = self.nouns.within(where)
        word = "une" if place else "n’importe quelle"
        autre = " autre" if other else ""
        return self._to_object(Verb("placez", "placer"), who, f"sur {word}{autre} case vide{place}")

    def return_(self, who: Mention, where: Where, *, certain: bool) -> Clause:
        goal = f"sur une case vide{self.nouns.within(where)}"
        e = "e" if self.nouns.gender(who) == "f" else ""
        if not who.several:
            doubt = "" if certain else f", {whether(self.nouns.is_(who, 'vaincu'))},"
            return self._to_object(PUT_BACK, who, goal, doubt)
        name = self.nouns.names.fighters[who.like].name
        doubt = "" if certain else f", s’il y en a un{e},"
        return order(PUT_BACK, f"un{e} {name} vaincu{e}{doubt} {goal}")

    def summon(self, who: Mention, where: Where, in_place_of: Mention | None) -> Clause:
        summon = Verb("invoquez", "invoquer")
        e = "e" if self.nouns.gender(who) == "f" else ""
        goal = f"sur une case vide{self.nouns.within(where)}"
        if in_place_of:
            goal = f"sur {self.nouns.whose(in_place_of, 'case', 'f')}"
        if who.several:
            said = order(summon, f"un{e} {self.nouns.names.fighters[who.like].name} {goal}")
            all_, one = ("toutes", "l’une d’elles") if e else ("tous", "l’un d’eux")
            plural = self.nouns.several(who).plural
            note = f"si {all_} {plural} sont sur le plateau, placez-y {one} à la place"
        else:
            said = self._to_object(summon, who, goal)
            again = structs.replace(who, again=True)
            already = f"{self.nouns.subject(again)} est déjà sur le plateau"
            note = f"{whether(already)}, placez-{self.nouns.clitic(again)} là à la place"
        notes = (note,) if self.nouns.explains else ()
        return Clause(order=said.order, infinitive=said.infinitive, notes=notes)

    def swap(self, one: Mention, other: Mention) -> Clause:
        rest = f"les places {self.nouns.of(one)} et {self.nouns.of(other)}"
        return order(Verb("échangez", "échanger"), rest)

    def hold(self) -> Clause:
        return Clause(order="aucun combattant ne peut quitter sa case jusqu’à la fin du tour")

    def damage(self, amount: Quantity, whom: Mention, where: Where) -> Clause:
        head, tail = self.nouns.quantity(amount, DAMAGE)
        place = self.nouns.where(where, self.nouns.ending(whom))
        number = amount if isinstance(amount, int) else None
        if whom.again and not whom.several:
            return order(DEAL, f"{head}{place}{tail}", "lui", number=number)
        target = f"{to(self.nouns.full(whom))}{place}"
        if tail.startswith(" égal"):
            return order(DEAL, f"{target} {head}{tail}")
        return order(DEAL, f"{head} {target}{tail}", number=number)

    def defeat(self, whom: Mention) -> Clause:
        return Clause(order=f"{self.nouns.subject(whom)} est vaincu{self.nouns.ending(whom)}")

    def recover(self, amount: Quantity, who: Mention, where: Where) -> Clause:
        head, tail = self.nouns.quantity(amount, HEALTH)
        subject = f"{self.nouns.subject(who)}{self.nouns.where(where, self.nouns.ending(who))}"
        short = f"{subject} en regagne {amount}" if isinstance(amount, int) else ""
        return Clause(order=f"{subject} regagne {head}{tail}", short=short)

    def set_health(self, amount: int, whom: Mention) -> Clause:
        return order(Verb("fixez", "fixer"), f"{self.nouns.whose(whom, 'santé', 'f')} à {amount}")

    def prevent(self, whom: Mention, what: DamageKind) -> Clause:
        return Clause(order=f"{self.nouns.subject(whom)} ne subit aucun {KINDS[what]} pendant ce combat")

    def redirect(self, away_from: Mention, to: Mention) -> Clause:
        spared = of(self.nouns.one(away_from)) if away_from.again else self.nouns.of(away_from)
        return Clause(order=f"{self.nouns.subject(to)} subit les dégâts de combat à la place {spared}")

    def keep_alive(self, whom: Mention) -> Clause:
        health = self.nouns.whose(whom, "santé", "f")
        return Clause(
            order=f"les dégâts ne peuvent pas faire tomber {health} au-dessous de 1 jusqu’à la fin du tour"
        )

    def set_value(self, amount: Quantity) -> Clause:
        said = f"{'passe' if isinstance(amount, int) else 'devient égale'} {to(self.nouns.value(amount))}"
        return Clause(order=f"la valeur de {self.nouns.card} {said}", short=f"elle {said}")

    def add_value(self, amount: Quantity) -> Clause:
        if isinstance(amount, int) and amount < 0:
            return self._change(Verb("retirez", "retirer"), str(-amount), "")
        return self._change(ADD, *self.nouns.added(amount))

    def _change(self, verb: Verb, number: str, tail: str) -> Clause:
        said = order(verb, f"{number} à la valeur de {self.nouns.card}{tail}")
        if tail:
            return said
        return structs.replace(said, short=f"{verb.order} {number}", brief=f"{verb.infinitive} {number}")

    def vary_value(self, amount: int) -> Clause:
        value = f"de {amount} la valeur de {self.nouns.card}"
        return Clause(order=f"augmentez ou réduisez {value}", infinitive=f"augmenter ou réduire {value}")

    def ignore_value(self, *, again: bool) -> Clause:
        what = "sa valeur" if again else "la valeur de la carte de votre adversaire"
        return order(Verb("ignorez", "ignorer"), what)

    def boost(self, *, opposing: bool) -> Clause:
        if opposing:
            return Clause(order="votre adversaire BOOSTE sa carte", theirs="BOOSTER sa carte")
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

    def lock_value(self) -> Clause:
        return Clause(
            order="la valeur de la carte de votre adversaire est sa valeur imprimée et ne peut pas changer "
            "pendant ce combat"
        )

    def take_over(self, who: Mention) -> Clause:
        return Clause(order=f"{self.nouns.subject(who)} devient votre combattant pour ce combat")

    def other_takes_over(self) -> Clause:
        return Clause(order="l’autre devient votre combattant pour ce combat")

    def bonus_attack(self, name: str) -> Clause:
        quoted = f"«{SPACE}{self.nouns.names.bonus[name]}{SPACE}»"
        return order(Verb("effectuez", "effectuer"), f"l’attaque bonus {quoted}")

    def gain_actions(self, who: Player, amount: int) -> Clause:
        return does(who, Verb("gagnez", "gagner"), "gagne", counted(amount, ACTION), number=amount)

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

    def gain(self, amount: Quantity, counter: str) -> Clause:
        head, tail = self.nouns.quantity(amount, self.nouns.counter(counter))
        number = amount if isinstance(amount, int) else None
        return does("you", Verb("gagnez", "gagner"), "gagne", head + tail, number=number)

    def spend(self, amount: int | Literal["any"], counter: str, *, most: bool) -> Clause:
        if amount == "any":
            return order(SPEND, f"le {self.nouns.number_of(counter)} de votre choix")
        what = counted(amount, self.nouns.counter(counter))
        e = "e" if self.nouns.names.counters[counter].gender == "f" else ""
        lost = f"tou{'te' if e else ''}s vos {self.nouns.counter(counter)[1]}" if most else what
        return Clause(order=f"perdez {lost}", infinitive=f"dépenser {what}", price=True)

    def choose_number(self, up_to: int) -> Clause:
        return order(CHOOSE, f"un nombre de 0 à {up_to}")

    def choose_fighter(self, among: Mention, where: Where, but: Mention | None) -> Clause:
        ending = "e" if self.nouns.gender(among) == "f" else ""
        other = f" autre {that(self.nouns.one(but))}" if but else ""
        if other and where != Where():
            other = f",{other},"
        return order(CHOOSE, f"{self.nouns.one(among)}{other}{self.nouns.where(where, ending)}", links=True)

    def choose_space(self, where: Where, *, ends: bool) -> Clause:
        space = f"une case{self.nouns.within(where)}"
        said = order(CHOOSE, space)
        return Clause(order=said.order, infinitive=said.infinitive, shared=space, links=not ends, ends=ends)

    def choose_card(self, among: str, *, seen: bool) -> Clause:
        if seen:
            return order(CHOOSE, "1 carte", "y", links=True)
        return order(CHOOSE, f"1 carte {PILES[among]}", links=True)

    def pick(self, amount: int, options: list[str], *, numbered: bool) -> Clause:
        *most, last = options
        if amount > 1:
            return self._resolve(f"{amount} des effets suivants", options)
        last = last if numbered or not most else f"ou {last}"
        said = order(CHOOSE, f"un effet{SPACE}: {f'{SPACE}; '.join([*most, last])}")
        return structs.replace(said, ends=True)

    def pick_that_many(self, times: int, options: list[str], *, numbered: bool) -> Clause:
        many = "autant" if times == 1 else f"{times} fois autant"
        return self._resolve(f"{many} d’effets parmi les suivants", options)

    def _resolve(self, how: str, options: list[str]) -> Clause:
        ways = f"{SPACE}; ".join(options)
        rest = f"{how}, dans l’ordre de votre choix{SPACE}: {ways}"
        return structs.replace(order(Verb("résolvez", "résoudre"), rest), ends=True)

    def tiers(self, counter: str, options: list[str], *, purpose: bool) -> Clause:
        forms = self.nouns.counter(counter)
        to_ = " pour " if purpose else f"{SPACE}: "
        ways = [f"{counted(1, forms)}{to_}{options[0]}"]
        ways += [f"{number}{to_}{text}" for number, text in enumerate(options[1:], 2)]
        *most, last = ways
        link = ", " if purpose else f"{SPACE}; "
        said = f"dépenser {link.join([*most, f'ou {last}'] if most else [last])}"
        return Clause(order=f"vous pouvez {said}", infinitive=said, ends=True, choice=True, apart=True)

    def _to_object(self, verb: Verb, who: Mention, rest: str, aside: str = "") -> Clause:
        """An order with a fighter as its object."""
        if clitic := self.nouns.clitic(who):
            return order(verb, rest, clitic)
        return order(verb, f"{self.nouns.full(who)}{aside} {rest}")

    def _quoted(self, card: str) -> str:
        return f"«{SPACE}{self.nouns.names.cards[card]}{SPACE}»"

    def _top(self, amount: int) -> str:
        return "la première carte" if amount == 1 else f"les {amount} premières cartes"
