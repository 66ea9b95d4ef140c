"""The steps in Ukrainian."""

from __future__ import annotations

from matchless.lang import nodes
from matchless.lang.words import Player
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
from matchless.text.uk.declension import adjective, past
from matchless.text.uk.nouns import ACTION, CARD, DAMAGE, HEALTH, SPACES, Nouns, agreed
from matchless.text.uk.orders import (
    ADD,
    CHOOSE,
    DEAL,
    DECKS,
    DISCARD,
    FROM,
    LOOK,
    TAKE,
    Verb,
    does,
    number,
    order,
)


class UkrainianVerbs(Verbs):
    """The steps in Ukrainian."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def draw(self, who: Player, amount: Quantity) -> Clause:
        head, tail = self.nouns.quantity(amount, CARD, by_you=who == "you")
        return does(who, TAKE, head + tail, short=number(amount))

    def discard(self, who: Player, amount: int, *, at_random: bool) -> Clause:
        kind = f"{agreed(amount, ('випадкову', 'випадкові', 'випадкових'))} " if at_random else ""
        cards = f"{amount} {kind}{agreed(amount, CARD)}"
        if who == "you":
            return does(who, DISCARD, f"{cards} з руки", short=str(amount))
        return does(who, DISCARD, cards if at_random else f"{cards} на свій вибір", short=str(amount))

    def discard_chosen(self, who: Player, *, again: bool) -> Clause:
        return does(who, DISCARD, "її" if again else "вибрану карту")

    def discard_top(self, step: nodes.DiscardTop) -> Clause:
        cards = f"{self._top(step.amount)} {DECKS[step.of]}"
        return order(DISCARD, cards, short=str(step.amount), links=True)

    def look_at_hand(self) -> Clause:
        return order(LOOK, "руку суперника", links=True)

    def look_at_top(self, step: nodes.LookAtTop) -> Clause:
        return order(LOOK, f"{self._top(step.amount)} {DECKS[step.of]}")

    def keep(self, amount: int) -> Clause:
        return order(TAKE, f"{amount} з них у руку")

    def put_back(self, step: nodes.PutBack, deck: str, *, single: bool, rest: bool) -> Clause:
        goal = f"{'на верх' if step.where == 'top' else 'під низ'} {DECKS[deck]}"
        lay = Verb("покладіть", "покласти")
        if single:
            return order(lay, f"{'іншу' if rest else 'її'} {goal}")
        return order(lay, f"{'решту' if rest else 'їх'} {goal} в довільному порядку")

    def search_for(self, card: str) -> Clause:
        said = order(TAKE, f"у руку карту {self._quoted(card)} зі своєї колоди або скиду")
        note = "якщо ви шукали в колоді, перетасуйте її"
        return Clause(order=said.order, infinitive=said.infinitive, notes=(note,), ends=True)

    def take(self, step: nodes.Take, *, other: bool) -> Clause:
        named = f" {self._quoted(step.named)}" if step.named else ""
        tag = self.nouns.tag(step.tag)
        if step.amount == "all":
            return order(TAKE, f"у руку всі {'інші ' if other else ''}карти{tag}{named} зі свого скиду")
        kind = f"{agreed(step.amount, ('іншу', 'інші', 'інших'))} " if other else ""
        cards = f"{step.amount} {kind}{agreed(step.amount, CARD)}{tag}{named}"
        return order(TAKE, f"у руку {cards}{'' if named else ' на вибір'} зі свого скиду")

    def shuffle(self) -> Clause:
        return order(Verb("перетасуйте", "перетасувати"), "свою колоду")

    def move(self, who: Mention, step: nodes.Move) -> Clause:
        if step.exactly is not None:
            distance = f"рівно на {counted('uk', step.exactly, SPACES)}"
        elif step.up_to is not None:
            distance = f"максимум на {counted('uk', step.up_to, SPACES)}"
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
        return order(Verb("поверніть", "повернути"), f"{whom}{aside} {goal}")

    def damage(self, amount: Quantity, whom: Mention, where: Where) -> Clause:
        head, tail = self.nouns.quantity(amount, DAMAGE)
        place = self.nouns.where(where, self.nouns.adjacent(whom, "dative"))
        target = f"{self.nouns.say(whom, 'dative')}{place}"
        if whom.again or isinstance(amount, BoostValue | PrintedValue):
            return order(DEAL, f"{target} {head}{tail}", short=number(amount))
        return order(DEAL, f"{head} {target}{tail}", short=number(amount))

    def recover(self, amount: Quantity, who: Mention) -> Clause:
        head, tail = self.nouns.quantity(amount, HEALTH, by_you=False)
        said = f"{self.nouns.say(who, 'nominative')} відновлює"
        return Clause(order=f"{said} {head}{tail}", short=f"{said} {amount}" if number(amount) else "")

    def set_health(self, amount: int, whom: Mention) -> Clause:
        return Clause(order=f"{self.nouns.whose(whom, 'здоров’я')} стає рівним {amount}")

    def prevent(self, whom: Mention, *, combat_only: bool) -> Clause:
        kind = "бойових поранень" if combat_only else "поранень"
        return Clause(order=f"{self.nouns.say(whom, 'nominative')} не зазнає {kind} у цьому бою")

    def set_value(self, amount: Quantity) -> Clause:
        said = f"стає рівним {self.nouns.value(amount, dative=True)}"
        return Clause(order=f"значення {self.nouns.of_card} {said}", short=f"воно {said}")

    def add_value(self, amount: Quantity) -> Clause:
        if isinstance(amount, CardCount | FighterCount):
            tail = self.nouns.quantity(amount, ("", "", ""))[1]
            return order(ADD, f"1 до значення {self.nouns.of_own_card}{tail}")
        added = self.nouns.value(amount)
        return order(ADD, f"{added} до значення {self.nouns.of_own_card}", short=added)

    def ignore_value(self) -> Clause:
        return order(Verb("ігноруйте", "ігнорувати"), "значення карти суперника")

    def boost(self) -> Clause:
        return order(Verb("ПОЛІПШІТЬ", "ПОЛІПШИТИ"), self.nouns.card)

    def commit_boost(self) -> Clause:
        said = order(ADD, "долілиць 1 карту з руки, щоб ПОЛІПШИТИ атаку")
        note = (
            "її значення ПОЛІПШЕННЯ враховується після відкриття карт, але втрачається, якщо скасовано "
            "ефект карти атаки"
        )
        return Clause(order=said.order, infinitive=said.infinitive, notes=(note,), ends=True)

    def cancel(self) -> Clause:
        return order(Verb("скасуйте", "скасувати"), "всі ефекти карти суперника")

    def gain_actions(self, who: Player, amount: int) -> Clause:
        gain = Verb("отримайте", "отримати", "отримує")
        return does(who, gain, counted("uk", amount, ACTION), short=str(amount))

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

    def choose_fighter(self, among: Mention, where: Where) -> Clause:
        adjacent = adjective("суміжн", self.nouns.gender(among), "accusative")
        return order(
            CHOOSE, f"{self.nouns.one(among, 'accusative')}{self.nouns.where(where, adjacent)}", links=True
        )

    def choose_space(self, where: Where, *, ends: bool) -> Clause:
        space = f"комірку{self.nouns.where(where, 'суміжну')}"
        said = order(CHOOSE, space)
        return Clause(order=said.order, infinitive=said.infinitive, shared=space, links=not ends, ends=ends)

    def choose_card(self, among: str, *, seen: bool) -> Clause:
        return order(CHOOSE, "у ній 1 карту" if seen else f"1 карту {FROM[among]}", links=True)

    def pick(self, amount: int, options: list[str]) -> Clause:
        how = "1 з цих ефектів" if amount == 1 else f"{amount} з цих ефектів у довільному порядку"
        ways = "; ".join([*options[:-1], f"або {options[-1]}" if amount == 1 else options[-1]])
        said = order(Verb("застосуйте", "застосувати"), f"{how}: {ways}")
        return Clause(order=said.order, infinitive=said.infinitive, ends=True)

    def _quoted(self, card: str) -> str:
        return f"«{self.nouns.names.cards[card]}»"

    def _top(self, amount: int) -> str:
        if amount == 1:
            return "верхню карту"
        return f"{amount} {agreed(amount, ('верхню', 'верхні', 'верхніх'))} {agreed(amount, CARD)}"
