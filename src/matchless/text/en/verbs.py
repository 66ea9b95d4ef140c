"""The steps in English."""

from __future__ import annotations

from typing import Final, Literal

from matchless.lang import nodes
from matchless.lang.nodes.words import Player
from matchless.text.discourse import Clause, paid
from matchless.text.en.nouns import ACTION, CARD, DAMAGE, DECKS, HEALTH, PILES, SPACE, Nouns, indefinite
from matchless.text.en.numbers import counted
from matchless.text.en.orders import does, order
from matchless.text.grammar import DamageKind, Verbs
from matchless.text.things import Mention, Quantity, Where

KINDS: Final[dict[DamageKind, str]] = {
    "all_damage": "damage",
    "combat_damage": "combat damage",
    "effect_damage": "damage from effects",
}


class EnglishVerbs(Verbs):
    """The steps in English."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def draw(self, who: Player, amount: Quantity) -> Clause:
        head, tail = self.nouns.quantity(amount, CARD)
        return does(who, "draw", head + tail, short=str(amount) if isinstance(amount, int) else "")

    def both_draw(self, amount: int) -> Clause:
        return Clause(order=f"you and your opponent each draw {counted(amount, CARD)}")

    def discard(self, who: Player, amount: int, *, at_random: bool) -> Clause:
        cards = f"{amount} {'random ' if at_random else ''}{self.nouns.cards(amount)}"
        if who == "you":
            return paid(does(who, "discard", f"{cards} from your hand", short=str(amount)))
        chosen = cards if at_random else f"{cards} of their choice"
        return does(who, "discard", chosen, short=str(amount), theirs=cards)

    def discard_chosen(self, who: Player, *, again: bool) -> Clause:
        return does(who, "discard", "it" if again else "the chosen card")

    def discard_top(self, step: nodes.DiscardTop, *, again: bool) -> Clause:
        if again:
            return order("discard it", links=True)
        cards = "card" if step.amount == 1 else f"{step.amount} cards"
        said = f"discard the top {cards} of {DECKS[step.of]}"
        return order(said, short=f"discard {step.amount}", links=True)

    def look_at_hand(self) -> Clause:
        return order("look at your opponent’s hand", links=True)

    def look_at_top(self, step: nodes.LookAtTop) -> Clause:
        cards = "card" if step.amount == 1 else f"{step.amount} cards"
        return order(f"{'reveal' if step.openly else 'look at'} the top {cards} of {DECKS[step.of]}")

    def keep(self, amount: int, *, only: bool) -> Clause:
        if only:
            return order("put it into your hand")
        return order(f"put {amount} of them into your hand", short=f"put {amount} into your hand")

    def put_back(self, step: nodes.PutBack, looked: int, *, single: bool, rest: bool) -> Clause:
        place = "back on top" if step.where == "top" else "under the deck"
        if looked == 1:
            return order(f"put it {place}{', if it still lies aside' if rest else ''}")
        if single:
            return order(f"put the other {place}")
        return order(f"put {'the rest' if rest else 'them'} {place} in any order")

    def search_for(self, card: str) -> Clause:
        return order(
            f"take {self.nouns.names.cards[card]} from your deck or your discard pile into your hand",
            note="if you searched your deck, shuffle it",
            ends=True,
        )

    def take(self, step: nodes.Take, *, other: bool) -> Clause:
        many = step.amount == "all" or (isinstance(step.amount, int) and step.amount > 1)
        noun = self.nouns.cards(2 if many else 1, step.tag, other=other)
        if step.named:
            copies = "copies" if many else "copy"
            noun = f"{'other ' if other else ''}{copies} of {self.nouns.names.cards[step.named]}"
        if step.amount == "top":
            return order(f"take the top {noun} of your discard pile into your hand")
        if step.amount == "random":
            return order(f"take 1 random {noun} from your discard pile into your hand")
        choice = "" if step.amount == "all" or step.named else " of your choice"
        return order(f"take {step.amount} {noun}{choice} from your discard pile into your hand")

    def shuffle(self) -> Clause:
        return order("shuffle your deck")

    def take_back(self) -> Clause:
        return order(f"take {self.nouns.card} back into your hand instead of discarding it")

    def shuffle_in(self, step: nodes.ShuffleIn, by: Mention | None) -> Clause:
        number = f"{'up to ' if step.up_to else ''}{step.amount}"
        cards = f"{self.nouns.cards(step.amount)} of your choice"
        if by is not None:
            cards = f"of {self.nouns.owned(by, 'cards')}"
        return order(f"shuffle {number} {cards} from your discard pile into your deck")

    def put_under(self, deck: str, *, again: bool) -> Clause:
        return order(f"put {'it' if again else 'the chosen card'} under {DECKS[deck]}")

    def put_one_under(self, *, only: bool) -> Clause:
        return order(f"put {'it' if only else '1 of them'} under the deck")

    def reveal_top(self, step: nodes.RevealTop) -> Clause:
        if step.of == "both_decks":
            return order("reveal the top card of your deck and the top card of your opponent’s deck")
        return order(f"reveal the top card of {DECKS[step.of]}", links=True)

    def reveal_bottom(self) -> Clause:
        return order("reveal the bottom card of your deck", links=True)

    def bottom_to_top(self, *, again: bool, revealed: bool) -> Clause:
        if not revealed:
            return order("put the bottom card of your deck on top of it")
        return order(f"put {'it' if again else 'the revealed card'} on top of your deck")

    def reveal_pair(self) -> Clause:
        return paid(order("reveal 2 cards with the same name from your hand"))

    def move(self, who: Mention, step: nodes.Move) -> Clause:
        if step.exactly is not None:
            distance = f"exactly {counted(step.exactly, SPACE)}"
        elif step.up_to is not None:
            distance = f"up to {counted(step.up_to, SPACE)}"
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

    def summon(self, who: Mention, where: Where, in_place_of: Mention | None) -> Clause:
        name = indefinite(self.nouns.names.fighters[who.like].name) if who.several else self.nouns.object(who)
        place = f"an empty space{self.nouns.where(where)}"
        if in_place_of:
            place = self.nouns.whose(in_place_of, "space")
        note = f"if {self.nouns.full(who)} is already on the board, place it there instead"
        if who.several:
            note = f"if all of {self.nouns.several(who).plural} are on the board, place one of them there instead"
        return order(f"summon {name} on {place}", note=note if self.nouns.explains else "")

    def swap(self, one: Mention, other: Mention) -> Clause:
        return order(f"swap the spaces of {self.nouns.full(one)} and {self.nouns.full(other)}")

    def hold(self) -> Clause:
        return Clause(order="no fighter can leave its space until the end of the turn")

    def damage(self, amount: Quantity, whom: Mention, where: Where) -> Clause:
        head, tail = self.nouns.quantity(amount, DAMAGE)
        short = f"deal {amount}" if isinstance(amount, int) else ""
        return order(f"deal {head} to {self.nouns.object(whom)}{self.nouns.where(where)}{tail}", short=short)

    def defeat(self, whom: Mention) -> Clause:
        return Clause(order=f"{self.nouns.subject(whom)} is defeated")

    def recover(self, amount: Quantity, who: Mention, where: Where) -> Clause:
        head, tail = self.nouns.quantity(amount, HEALTH)
        verb = f"{self.nouns.subject(who)}{self.nouns.where(where)} recovers"
        short = f"{verb} {amount}" if isinstance(amount, int) else ""
        return Clause(order=f"{verb} {head}{tail}", short=short)

    def set_health(self, amount: int, whom: Mention) -> Clause:
        return order(f"set {self.nouns.whose(whom, 'health')} to {amount}")

    def prevent(self, whom: Mention, what: DamageKind) -> Clause:
        return Clause(order=f"{self.nouns.subject(whom)} takes no {KINDS[what]} in this combat")

    def redirect(self, away_from: Mention, to: Mention) -> Clause:
        return Clause(
            order=f"{self.nouns.subject(to)} takes the combat damage instead of {self.nouns.object(away_from)}"
        )

    def keep_alive(self, whom: Mention) -> Clause:
        health = self.nouns.whose(whom, "health")
        return Clause(order=f"damage cannot bring {health} below 1 until the end of the turn")

    def set_value(self, amount: Quantity) -> Clause:
        said = f"becomes {self.nouns.value(amount)}"
        return Clause(order=f"the value of {self.nouns.card} {said}", short=f"it {said}")

    def add_value(self, amount: Quantity) -> Clause:
        if isinstance(amount, int) and amount < 0:
            short = f"subtract {-amount}"
            return order(f"{short} from the value of {self.nouns.card}", short=short)
        number, tail = self.nouns.added(amount)
        said = f"add {number} to the value of {self.nouns.card}{tail}"
        return order(said, short="" if tail else f"add {number}")

    def vary_value(self, amount: int) -> Clause:
        return order(f"add {amount} to or subtract {amount} from the value of {self.nouns.card}")

    def ignore_value(self, *, again: bool) -> Clause:
        return order("ignore its value" if again else "ignore the value of your opponent’s card")

    def boost(self, *, opposing: bool) -> Clause:
        if opposing:
            return Clause(order="your opponent boosts their card", theirs="boost their card")
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

    def lock_value(self) -> Clause:
        return Clause(
            order="the value of your opponent’s card is its printed value and cannot change in this combat"
        )

    def take_over(self, who: Mention) -> Clause:
        return Clause(order=f"{self.nouns.subject(who)} becomes your fighter in this combat")

    def other_takes_over(self) -> Clause:
        return Clause(order="the other one becomes your fighter in this combat")

    def bonus_attack(self, name: str) -> Clause:
        return order(f"make the bonus attack {self.nouns.names.bonus[name]}")

    def gain_actions(self, who: Player, amount: int) -> Clause:
        return does(who, "gain", counted(amount, ACTION), short=str(amount))

    def end_turn(self) -> Clause:
        return order("end the turn")

    def choose_form(self, whom: Mention, form: str) -> Clause:
        words = self.nouns.names.forms[form]
        values = " or ".join(words.values.values())
        return order(f"choose {self.nouns.whose(whom, words.name)}: {values}", ends=True)

    def change_form(self, whom: Mention, form: str) -> Clause:
        return order(f"change {self.nouns.whose(whom, self.nouns.names.forms[form].name)}")

    def gain(self, amount: Quantity, counter: str) -> Clause:
        head, tail = self.nouns.quantity(amount, self.nouns.counter(counter))
        return does("you", "gain", head + tail, short=str(amount) if isinstance(amount, int) else "")

    def spend(self, amount: int | Literal["any"], counter: str, *, most: bool) -> Clause:
        if amount == "any":
            return order(f"spend any {self.nouns.number_of(counter)}")
        what = counted(amount, self.nouns.counter(counter))
        lost = f"all your {self.nouns.counter(counter)[1]}" if most else what
        return Clause(order=f"lose {lost}", infinitive=f"spend {what}", price=True)

    def choose_number(self, up_to: int) -> Clause:
        return order(f"choose a number from 0 to {up_to}")

    def choose_fighter(self, among: Mention, where: Where, but: Mention | None) -> Clause:
        others = self.nouns.but(but, where)
        closed = "," if others and not others.endswith(",") else ""
        who = f"{self.nouns.one(among)}{others}{self.nouns.where(where)}{closed}"
        return order(f"choose {who}", links=True)

    def choose_space(self, where: Where, *, ends: bool) -> Clause:
        space = f"a space{self.nouns.where(where)}"
        said = f"choose {space}"
        return Clause(order=said, infinitive=said, shared=space, links=not ends, ends=ends)

    def choose_card(self, among: str, *, seen: bool) -> Clause:
        return order("choose 1 card from it" if seen else f"choose 1 card {PILES[among]}", links=True)

    def pick(self, amount: int, options: list[str], *, numbered: bool) -> Clause:
        if amount == 1:
            *most, last = options
            ways = "; ".join([*most, last if numbered or not most else f"or {last}"])
            return order(f"choose one: {ways}", ends=True)
        return order(f"resolve {amount} of these effects in any order: {'; '.join(options)}", ends=True)

    def pick_that_many(self, times: int, options: list[str], *, numbered: bool) -> Clause:
        many = "that many" if times == 1 else f"{times} times that many"
        return order(f"resolve {many} of these effects in any order: {'; '.join(options)}", ends=True)

    def tiers(self, counter: str, options: list[str], *, purpose: bool) -> Clause:
        forms = self.nouns.counter(counter)
        to = " to " if purpose else ": "
        ways = [f"{counted(1, forms)}{to}{options[0]}"]
        ways += [f"{number}{to}{text}" for number, text in enumerate(options[1:], 2)]
        *most, last = ways
        link = ", " if purpose else "; "
        said = f"spend {link.join([*most, f'or {last}'] if most else [last])}"
        return Clause(order=f"you may {said}", infinitive=said, ends=True, choice=True, apart=True)
