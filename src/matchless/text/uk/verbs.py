"""The steps in Ukrainian."""

from __future__ import annotations

from typing import Final, Literal

from matchless.lang import nodes
from matchless.lang.nodes.words import Player
from matchless.text.discourse import Clause, paid
from matchless.text.grammar import DamageKind, Verbs
from matchless.text.things import Mention, Quantity, Where
from matchless.text.uk.declension import ONE, PRONOUNS, adjective, past
from matchless.text.uk.lexicon import ACTION, CARD, DAMAGE, HEALTH, SPACES
from matchless.text.uk.nouns import Nouns, agreed
from matchless.text.uk.numbers import counted
from matchless.text.uk.orders import (
    ADD,
    CHOOSE,
    DEAL,
    DECKS,
    DISCARD,
    FROM,
    LAY,
    LOOK,
    REVEAL,
    SPEND,
    TAKE,
    Verb,
    does,
    number,
    order,
)

GAIN: Final = Verb("отримайте", "отримати", "отримує")
RETURN: Final = Verb("поверніть", "повернути")
KINDS: Final[dict[DamageKind, str]] = {
    "all_damage": "поранень",
    "combat_damage": "бойових поранень",
    "effect_damage": "поранень від ефектів",
}


class UkrainianVerbs(Verbs):
    """The steps in Ukrainian."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def draw(self, who: Player, amount: Quantity) -> Clause:
        head, tail = self.nouns.quantity(amount, CARD, by_you=who == "you")
        return does(who, TAKE, head + tail, short=number(amount))

    def both_draw(self, amount: int) -> Clause:
        return Clause(order=f"ви й суперник берете по {counted(amount, ('карті', 'карти', 'карт'))}")

    def discard(self, who: Player, amount: int, *, at_random: bool) -> Clause:
        kind = f"{agreed(amount, ('випадкову', 'випадкові', 'випадкових'))} " if at_random else ""
        cards = f"{amount} {kind}{agreed(amount, CARD)}"
        if who == "you":
            return paid(does(who, DISCARD, f"{cards} з руки", short=str(amount)))
        chosen = cards if at_random else f"{cards} на свій вибір"
        return does(who, DISCARD, chosen, short=str(amount), theirs=cards)

    def discard_chosen(self, who: Player, *, again: bool) -> Clause:
        return does(who, DISCARD, "її" if again else "вибрану карту")

    def discard_top(self, step: nodes.DiscardTop, *, again: bool) -> Clause:
        if again:
            return order(DISCARD, "її", links=True)
        cards = f"{self._top(step.amount)} {DECKS[step.of]}"
        return order(DISCARD, cards, short=str(step.amount), links=True)

    def look_at_hand(self) -> Clause:
        return order(LOOK, "руку суперника", links=True)

    def look_at_top(self, step: nodes.LookAtTop) -> Clause:
        return order(REVEAL if step.openly else LOOK, f"{self._top(step.amount)} {DECKS[step.of]}")

    def keep(self, amount: int, *, only: bool) -> Clause:
        return order(TAKE, "її в руку" if only else f"{amount} з них у руку")

    def put_back(self, step: nodes.PutBack, looked: int, *, single: bool, rest: bool) -> Clause:
        goal = "назад на верх" if step.where == "top" else "під низ колоди"
        if looked == 1:
            return order(LAY, f"її {goal}{' (якщо вона ще відкладена)' if rest else ''}")
        if single:
            return order(LAY, f"іншу {goal}")
        return order(LAY, f"{'решту' if rest else 'їх'} {goal} в довільному порядку")

    def search_for(self, card: str) -> Clause:
        said = order(TAKE, f"у руку карту {self._quoted(card)} зі своєї колоди або скиду")
        note = "якщо ви шукали в колоді, перетасуйте її"
        return Clause(order=said.order, infinitive=said.infinitive, notes=(note,), ends=True)

    def take(self, step: nodes.Take, *, other: bool) -> Clause:
        named = f" {self._quoted(step.named)}" if step.named else ""
        tag = self.nouns.tag(step.tag)
        if step.amount == "all":
            return order(TAKE, f"у руку всі {'інші ' if other else ''}карти{tag}{named} зі свого скиду")
        if step.amount == "top":
            return order(TAKE, f"у руку верхню {'іншу ' if other else ''}карту{tag}{named} свого скиду")
        if step.amount == "random":
            kind = f"{'іншу ' if other else ''}випадкову"
            return order(TAKE, f"у руку 1 {kind} карту{tag}{named} зі свого скиду")
        kind = f"{agreed(step.amount, ('іншу', 'інші', 'інших'))} " if other else ""
        cards = f"{step.amount} {kind}{agreed(step.amount, CARD)}{tag}{named}"
        return order(TAKE, f"у руку {cards}{'' if named else ' на вибір'} зі свого скиду")

    def shuffle(self) -> Clause:
        return order(Verb("перетасуйте", "перетасувати"), "свою колоду")

    def take_back(self) -> Clause:
        return order(RETURN, f"{self.nouns.card} в руку, а не у скид")

    def shuffle_in(self, step: nodes.ShuffleIn, by: Mention | None) -> Clause:
        whose = ""
        if by is not None:
            whose = f" {self.nouns.plural(by) if by.several else self.nouns.full(by, 'genitive')}"
        cards = f"{'максимум ' if step.up_to else ''}{counted(step.amount, CARD)}{whose}"
        return order(Verb("утасуйте", "втасувати"), f"у свою колоду {cards} на вибір зі свого скиду")

    def put_under(self, deck: str, *, again: bool) -> Clause:
        return order(LAY, f"{'її' if again else 'вибрану карту'} під низ {DECKS[deck]}")

    def put_one_under(self, *, only: bool) -> Clause:
        return order(LAY, f"{'її' if only else '1 з них'} під низ колоди")

    def reveal_top(self, step: nodes.RevealTop) -> Clause:
        if step.of == "both_decks":
            return order(REVEAL, "верхню карту своєї колоди і верхню карту колоди суперника")
        return order(REVEAL, f"{self._top(1)} {DECKS[step.of]}", links=True)

    def reveal_bottom(self) -> Clause:
        return order(REVEAL, "нижню карту своєї колоди", links=True)

    def bottom_to_top(self, *, again: bool, revealed: bool) -> Clause:
        if not revealed:
            return order(LAY, "нижню карту своєї колоди на її верх")
        return order(LAY, f"{'її' if again else 'відкриту карту'} на верх своєї колоди")

    def reveal_pair(self) -> Clause:
        return paid(order(REVEAL, "з руки 2 карти з однаковою назвою"))

    def move(self, who: Mention, step: nodes.Move) -> Clause:
        if step.exactly is not None:
            distance = f"рівно на {counted(step.exactly, SPACES)}"
        elif step.up_to is not None:
            distance = f"максимум на {counted(step.up_to, SPACES)}"
        else:
            distance = "на будь-яку кількість комірок"
        through = ", навіть крізь бійців суперника" if step.through_opponents else ""
        whom = self.nouns.say(who, "accusative")
        return order(Verb("перемістіть", "перемістити"), f"{whom} {distance}{through}")

    def place(self, who: Mention, where: Where, *, other: bool) -> Clause:
        place = self.nouns.where(where, "суміжній")
        word = f"{'' if place else 'будь-якій '}{'іншій ' if other else ''}"
        whom = self.nouns.say(who, "accusative")
        return order(Verb("розмістіть", "розмістити"), f"{whom} на {word}порожній комірці{place}")

    def return_(self, who: Mention, where: Where, *, certain: bool) -> Clause:
        gender = self.nouns.gender(who)
        if who.several:
            noun = self.nouns.names.fighters[who.like].one.accusative
            whom = f"{adjective('загибл', gender, 'accusative')} {noun}"
            doubt = {"m": "якщо такий є", "f": "якщо така є", "n": "якщо таке є"}[gender]
        else:
            whom = self.nouns.say(who, "accusative")
            pronoun = {"m": "він", "f": "вона", "n": "воно"}[gender]
            doubt = f"якщо {pronoun} {past('загину', gender)}"
        aside = "" if certain else f" ({doubt})"
        goal = f"на порожню комірку{self.nouns.where(where, 'суміжну')}"
        return order(RETURN, f"{whom}{aside} {goal}")

    def summon(self, who: Mention, where: Where, in_place_of: Mention | None) -> Clause:
        gender = self.nouns.gender(who)
        goal = f"на порожню комірку{self.nouns.where(where, 'суміжну')}"
        if in_place_of:
            goal = f"на {self.nouns.whose(in_place_of, 'комірку')}"
        if who.several:
            fighter = self.nouns.names.fighters[who.like]
            assert fighter.many is not None, who
            whom = fighter.one.accusative
            all_, one = f"всі ваші {fighter.many.nominative}", ONE[gender]["accusative"]
            note = f"якщо {all_} на полі бою, натомість розмістіть там {one} з них"
        else:
            whom = self.nouns.say(who, "accusative")
            he, him = PRONOUNS[gender]["nominative"], PRONOUNS[gender]["accusative"]
            already = "уже" if gender == "m" else "вже"
            note = f"якщо {he} {already} на полі бою, натомість розмістіть {him} там"
        said = order(Verb("прикличте", "прикликати"), f"{whom} {goal}")
        notes = (note,) if self.nouns.explains else ()
        return Clause(order=said.order, infinitive=said.infinitive, notes=notes)

    def swap(self, one: Mention, other: Mention) -> Clause:
        both = f"{self.nouns.full(one, 'accusative')} і {self.nouns.full(other, 'accusative')}"
        return order(Verb("поміняйте", "поміняти"), f"місцями {both}")

    def hold(self) -> Clause:
        return Clause(order="до кінця ходу жоден боєць не може залишити свою комірку")

    def damage(self, amount: Quantity, whom: Mention, where: Where) -> Clause:
        head, tail = self.nouns.quantity(amount, DAMAGE)
        place = self.nouns.where(where, self.nouns.adjacent(whom, "dative"))
        target = f"{self.nouns.say(whom, 'dative')}{place}"
        if (whom.again and not whom.several) or tail.startswith(", скільки"):
            return order(DEAL, f"{target} {head}{tail}", short=number(amount))
        return order(DEAL, f"{head} {target}{tail}", short=number(amount))

    def defeat(self, whom: Mention) -> Clause:
        return Clause(order=f"{self.nouns.say(whom, 'nominative')} гине")

    def recover(self, amount: Quantity, who: Mention, where: Where) -> Clause:
        head, tail = self.nouns.quantity(amount, HEALTH, by_you=False)
        place = self.nouns.where(where, self.nouns.adjacent(who, "nominative"))
        said = f"{self.nouns.say(who, 'nominative')}{place} відновлює"
        return Clause(order=f"{said} {head}{tail}", short=f"{said} {amount}" if number(amount) else "")

    def set_health(self, amount: int, whom: Mention) -> Clause:
        return order(Verb("установіть", "установити"), f"{self.nouns.whose(whom, 'здоров’я')} на {amount}")

    def prevent(self, whom: Mention, what: DamageKind) -> Clause:
        return Clause(order=f"{self.nouns.say(whom, 'nominative')} не зазнає {KINDS[what]} у цьому бою")

    def redirect(self, away_from: Mention, to: Mention) -> Clause:
        spared = self.nouns.full(away_from, "genitive")
        return Clause(order=f"бойових поранень замість {spared} зазнає {self.nouns.full(to, 'nominative')}")

    def keep_alive(self, whom: Mention) -> Clause:
        health = self.nouns.whose(whom, "здоров’я")
        return Clause(order=f"до кінця ходу поранення не можуть зменшити {health} нижче 1")

    def set_value(self, amount: Quantity) -> Clause:
        said = f"дорівнює {self.nouns.value(amount, dative=True)}"
        return Clause(order=f"значення {self.nouns.of_card} {said}", short=f"воно {said}")

    def add_value(self, amount: Quantity) -> Clause:
        if isinstance(amount, int) and amount < 0:
            rest = f"{-amount} від значення {self.nouns.of_own_card}"
            return order(Verb("відніміть", "відняти"), rest, short=str(-amount))
        added, tail = self.nouns.added(amount)
        return order(ADD, f"{added} до значення {self.nouns.of_own_card}{tail}", short="" if tail else added)

    def vary_value(self, amount: int) -> Clause:
        value = f"значення {self.nouns.of_own_card} на {amount}"
        return Clause(order=f"збільште або зменште {value}", infinitive=f"збільшити або зменшити {value}")

    def ignore_value(self, *, again: bool) -> Clause:
        what = "її значення" if again else "значення карти суперника"
        return order(Verb("ігноруйте", "ігнорувати"), what)

    def boost(self, *, opposing: bool) -> Clause:
        if opposing:
            return Clause(order="суперник ПОЛІПШУЄ свою карту", theirs="ПОЛІПШИТИ свою карту")
        return order(Verb("ПОЛІПШТЕ", "ПОЛІПШИТИ"), self.nouns.card)

    def commit_boost(self) -> Clause:
        said = order(ADD, "долілиць 1 карту з руки, щоб ПОЛІПШИТИ атаку")
        note = (
            "її значення ПОЛІПШЕННЯ враховується після відкриття карт, але втрачається, якщо скасовано "
            "ефект карти атаки"
        )
        return Clause(order=said.order, infinitive=said.infinitive, notes=(note,), ends=True)

    def cancel(self) -> Clause:
        return order(Verb("скасуйте", "скасувати"), "всі ефекти карти суперника")

    def lock_value(self) -> Clause:
        return Clause(order="значення карти суперника дорівнює надрукованому і не може змінитися в цьому бою")

    def take_over(self, who: Mention) -> Clause:
        return Clause(order=f"{self.nouns.say(who, 'nominative')} стає вашим бійцем у цьому бою")

    def other_takes_over(self) -> Clause:
        return Clause(order="вашим бійцем у цьому бою стає інший з них")

    def bonus_attack(self, name: str) -> Clause:
        return order(Verb("виконайте", "виконати"), f"бонусну атаку «{self.nouns.names.bonus[name]}»")

    def gain_actions(self, who: Player, amount: int) -> Clause:
        return does(who, GAIN, counted(amount, ACTION), short=str(amount))

    def end_turn(self) -> Clause:
        return order(Verb("завершіть", "завершити"), "хід")

    def choose_form(self, whom: Mention, form: str) -> Clause:
        words = self.nouns.names.forms[form]
        values = " чи ".join(words.values.values())
        said = order(CHOOSE, f"{self.nouns.whose(whom, words.accusative)}: {values}")
        return Clause(order=said.order, infinitive=said.infinitive, ends=True)

    def change_form(self, whom: Mention, form: str) -> Clause:
        words = self.nouns.names.forms[form]
        return order(Verb("змініть", "змінити"), self.nouns.whose(whom, words.accusative))

    def gain(self, amount: Quantity, counter: str) -> Clause:
        head, tail = self.nouns.quantity(amount, self.nouns.counter(counter))
        return does("you", GAIN, head + tail, short=number(amount))

    def spend(self, amount: int | Literal["any"], counter: str, *, most: bool) -> Clause:
        forms = self.nouns.counter(counter)
        if amount == "any":
            return order(SPEND, f"будь-яку кількість {forms[2]}")
        what = counted(amount, forms)
        lost = f"всі свої {forms[1]}" if most else what
        return Clause(order=f"втратьте {lost}", infinitive=f"витратити {what}", price=True)

    def choose_number(self, up_to: int) -> Clause:
        return order(CHOOSE, f"число від 0 до {up_to}")

    def choose_fighter(self, among: Mention, where: Where, but: Mention | None) -> Clause:
        adjacent = adjective("суміжн", self.nouns.gender(among), "accusative")
        others = f"{self.nouns.but(but)}{self.nouns.where(where, adjacent)}"
        return order(CHOOSE, f"{self.nouns.one(among, 'accusative')}{others}", links=True)

    def choose_space(self, where: Where, *, ends: bool) -> Clause:
        space = f"комірку{self.nouns.where(where, 'суміжну')}"
        said = order(CHOOSE, space)
        return Clause(order=said.order, infinitive=said.infinitive, shared=space, links=not ends, ends=ends)

    def choose_card(self, among: str, *, seen: bool) -> Clause:
        return order(CHOOSE, "у ній 1 карту" if seen else f"1 карту {FROM[among]}", links=True)

    def pick(self, amount: int, options: list[str], *, numbered: bool) -> Clause:
        how = "один з ефектів" if amount == 1 else f"{amount} з цих ефектів у довільному порядку"
        *most, last = options
        last = last if amount > 1 or numbered or not most else f"або {last}"
        verb = CHOOSE if amount == 1 else Verb("застосуйте", "застосувати")
        said = order(verb, f"{how}: {'; '.join([*most, last])}")
        return Clause(order=said.order, infinitive=said.infinitive, ends=True)

    def pick_that_many(self, times: int, options: list[str], *, numbered: bool) -> Clause:
        many = "стільки ж" if times == 1 else f"у {counted(times, ('раз', 'рази', 'разів'))} більше"
        said = order(
            Verb("застосуйте", "застосувати"),
            f"{many} цих ефектів у довільному порядку: {'; '.join(options)}",
        )
        return Clause(order=said.order, infinitive=said.infinitive, ends=True)

    def tiers(self, counter: str, options: list[str], *, purpose: bool) -> Clause:
        forms = self.nouns.counter(counter)
        to = ", щоб " if purpose else ": "
        ways = [f"{counted(1, forms)}{to}{options[0]}"]
        ways += [f"{number}{to}{text}" for number, text in enumerate(options[1:], 2)]
        *most, last = ways
        link = ", " if purpose else "; "
        said = f"витратити {link.join([*most, f'або {last}'] if most else [last])}"
        return Clause(order=f"ви можете {said}", infinitive=said, ends=True, choice=True, apart=True)

    def _quoted(self, card: str) -> str:
        return f"«{self.nouns.names.cards[card]}»"

    def _top(self, amount: int) -> str:
        if amount == 1:
            return "верхню карту"
        return f"{amount} {agreed(amount, ('верхню', 'верхні', 'верхніх'))} {agreed(amount, CARD)}"
