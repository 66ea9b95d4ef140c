"""The steps in English."""

from __future__ import annotations

from matchless.lang import nodes
from matchless.lang.words import Player
from matchless.text.en.nouns import ACTION, CARD, DAMAGE, DECKS, HEALTH, PILES, SPACE, Nouns
from matchless.text.en.orders import does, order
from matchless.text.grammar import Verbs
from matchless.text.numbers import counted
from matchless.text.scene import CardCount, Clause, FighterCount, Mention, Quantity, Where


class EnglishVerbs(Verbs):
    """The steps in English."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def draw(self, who: Player, amount: Quantity) -> Clause:
        head, tail = self.nouns.quantity(amount, CARD)
        return does(who, "draw", head + tail, short=str(amount) if isinstance(amount, int) else "")

    def discard(self, who: Player, amount: int, *, at_random: bool) -> Clause:
        cards = f"{amount} {'random ' if at_random else ''}{self.nouns.cards(amount)}"
        if who == "you":
            return does(who, "discard", f"{cards} from your hand", short=str(amount))
        return does(who, "discard", cards if at_random else f"{cards} of their choice", short=str(amount))

    def discard_chosen(self, who: Player, *, again: bool) -> Clause:
        return does(who, "discard", "it" if again else "the chosen card")

    def discard_top(self, step: nodes.DiscardTop) -> Clause:
        cards = "card" if step.amount == 1 else f"{step.amount} cards"
        said = f"discard the top {cards} of {DECKS[step.of]}"
        return order(said, short=f"discard {step.amount}", links=True)

    def look_at_hand(self) -> Clause:
        return order("look at your opponent’s hand", links=True)

    def look_at_top(self, step: nodes.LookAtTop) -> Clause:
        cards = "card" if step.amount == 1 else f"{step.amount} cards"
        return order(f"look at the top {cards} of {DECKS[step.of]}")

    def keep(self, amount: int) -> Clause:
        return order(f"put {amount} of them into your hand", short=f"put {amount} into your hand")

    def put_back(self, step: nodes.PutBack, deck: str, *, single: bool, rest: bool) -> Clause:
        place = f"{'on top of' if step.where == 'top' else 'under'} {DECKS[deck]}"
        if single:
            return order(f"put {'the other' if rest else 'it'} back {place}")
        return order(f"put {'the rest' if rest else 'them'} back {place} in any order")

    def search_for(self, card: str) -> Clause:
        return order(
            f"take {self.nouns.names.cards[card]} from your deck or your discard pile into your hand",
            note="if you searched your deck, shuffle it",
            ends=True,
        )

    def take(self, step: nodes.Take, *, other: bool) -> Clause:
        many = step.amount == "all" or step.amount > 1
        noun = self.nouns.cards(2 if many else 1, step.tag, other=other)
        if step.named:
            copies = "copies" if many else "copy"
            noun = f"{'other ' if other else ''}{copies} of {self.nouns.names.cards[step.named]}"
        choice = "" if step.amount == "all" or step.named else " of your choice"
        return order(f"take {step.amount} {noun}{choice} from your discard pile into your hand")

    def shuffle(self) -> Clause:
        return order("shuffle your deck")

    def move(self, who: Mention, step: nodes.Move) -> Clause:
        if step.exactly is not None:
            distance = f"exactly {counted('en', step.exactly, SPACE)}"
        elif step.up_to is not None:
            distance = f"up to {counted('en', step.up_to, SPACE)}"
        else:
            distance = "any number of spaces"
        through = ", even through opposing fighters" if step.through_opponents else ""
        return order(f"move {self.nouns.object(who)} {distance}{through}")

    def place(self, who: Mention, where: Where, *, other: bool) -> Clause:
        place = self.nouns.where(where)
        word = ("another" if other else "an") if place else ("any other" if other else "any")
        return order(f"place {self.nouns.object(who)} on {word} empty space{place}")

    def return_(self, who: Mention, where: Where, *, certain: bool) -> Clause:
        fighter = self.nouns.names.fighters[who.like]
        name = f"a defeated {fighter.name}" if who.several else self.nouns.object(who)
        doubt = "" if certain else ", if any," if who.several else ", if defeated,"
        return order(f"return {name}{doubt} to an empty space{self.nouns.where(where)}")

    def damage(self, amount: Quantity, whom: Mention, where: Where) -> Clause:
        head, tail = self.nouns.quantity(amount, DAMAGE)
        short = f"deal {amount}" if isinstance(amount, int) else ""
        return order(f"deal {head} to {self.nouns.object(whom)}{self.nouns.where(where)}{tail}", short=short)

    def recover(self, amount: Quantity, who: Mention) -> Clause:
        head, tail = self.nouns.quantity(amount, HEALTH)
        verb = f"{self.nouns.subject(who)} recovers"
        short = f"{verb} {amount}" if isinstance(amount, int) else ""
        return Clause(order=f"{verb} {head}{tail}", short=short)

    def set_health(self, amount: int, whom: Mention) -> Clause:
        return order(f"set {self.nouns.whose(whom, 'health')} to {amount}")

    def prevent(self, whom: Mention, *, combat_only: bool) -> Clause:
        kind = "combat damage" if combat_only else "damage"
        return Clause(order=f"{self.nouns.subject(whom)} takes no {kind} in this combat")

    def set_value(self, amount: Quantity) -> Clause:
        said = f"becomes {self.nouns.value(amount)}"
        return Clause(order=f"the value of {self.nouns.card} {said}", short=f"it {said}")

    def add_value(self, amount: Quantity) -> Clause:
        if isinstance(amount, CardCount | FighterCount):
            head, tail = self.nouns.quantity(amount, ("", "", ""))
            return order(f"add {head.strip()} to the value of {self.nouns.card}{tail}")
        number = self.nouns.value(amount)
        return order(f"add {number} to the value of {self.nouns.card}", short=f"add {number}")

    def ignore_value(self) -> Clause:
        return order("ignore the value of your opponent’s card")

    def boost(self) -> Clause:
        return order(f"boost {self.nouns.card}")

    def commit_boost(self) -> Clause:
        return order(
            "add 1 card from your hand, face down, to boost the attack",
            note="its boost value counts once the cards are revealed, but is lost if an effect of the "
            "attack card is cancelled",
            ends=True,
        )

    def cancel(self) -> Clause:
        return order("cancel every effect of your opponent’s card")

    def gain_actions(self, who: Player, amount: int) -> Clause:
        return does(who, "gain", counted("en", amount, ACTION), short=str(amount))

    def end_turn(self) -> Clause:
        return order("end the turn")

    def choose_form(self, whom: Mention, form: str) -> Clause:
        words = self.nouns.names.forms[form]
        values = " or ".join(words.values.values())
        return order(f"choose {self.nouns.whose(whom, words.name)}: {values}", ends=True)

    def change_form(self, whom: Mention, form: str) -> Clause:
        return order(f"change {self.nouns.whose(whom, self.nouns.names.forms[form].name)}")

    def choose_fighter(self, among: Mention, where: Where) -> Clause:
        return order(f"choose {self.nouns.one(among)}{self.nouns.where(where)}", links=True)

    def choose_space(self, where: Where, *, ends: bool) -> Clause:
        space = f"a space{self.nouns.where(where)}"
        said = f"choose {space}"
        return Clause(order=said, infinitive=said, shared=space, links=not ends, ends=ends)

    def choose_card(self, among: str, *, seen: bool) -> Clause:
        return order("choose 1 card from it" if seen else f"choose 1 card {PILES[among]}", links=True)

    def pick(self, amount: int, options: list[str]) -> Clause:
        if amount == 1:
            ways = f"{'; '.join(options[:-1])}; or {options[-1]}"
            return order(f"resolve 1 of these effects: {ways}", ends=True)
        return order(f"resolve {amount} of these effects in any order: {'; '.join(options)}", ends=True)
