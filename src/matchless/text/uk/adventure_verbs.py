"""The steps of adventures in Ukrainian."""

from __future__ import annotations

from typing import Final

from matchless.text.discourse import Clause
from matchless.text.forms import Forms
from matchless.text.grammar import AdventureVerbs
from matchless.text.things import Mention, Quantity, SiteCount, Sites, TokenCount
from matchless.text.uk.foes import SITES
from matchless.text.uk.lexicon import CARD
from matchless.text.uk.nouns import Nouns, agreed
from matchless.text.uk.numbers import counted
from matchless.text.uk.orders import ADD, LAY, Verb, number, order
from matchless.text.uk.sound import OPEN

SPACES: Final[Forms] = ("поділку", "поділки", "поділок")


class UkrainianAdventureVerbs(AdventureVerbs):
    """The steps of adventures in Ukrainian."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def strew(self, kind: str, who: Mention) -> Clause:
        token = self.nouns.names.counters[kind].one.accusative
        return order(LAY, f"1 {token} на {self.nouns.whose(who, 'комірку')}")

    def take_turn(self, who: Mention, move: int) -> Clause:
        return Clause(order=f"{self.nouns.say(who, 'nominative')} виконує хід (переміщення {move})")

    def act_again(self, who: Mention) -> Clause:
        return order(LAY, f"{self.nouns.whose(who, 'карту ініціативи')} під низ колоди ініціативи")

    def add_initiative(self, amount: int, name: str) -> Clause:
        title = self.nouns.foe.initiative[name] if self.nouns.foe else name
        cards = f"{counted(amount, CARD)} «{title}»"
        return order(ADD, f"до колоди ініціативи {cards} наприкінці раунду")

    def place_at_start(self, who: Mention) -> Clause:
        whom = self.nouns.say(who, "accusative")
        return order(Verb("розмістіть", "розмістити"), f"{whom} на найближчій вільній початковій комірці")

    def strengthen(self, amount: int) -> Clause:
        return Clause(order=f"до кінця гри кожна атака ворогів отримує +{amount}")

    def threat(self, amount: Quantity) -> Clause:
        head, tail = self.nouns.quantity(amount, SPACES)
        if isinstance(amount, TokenCount | SiteCount):
            tail = self.nouns.outlook(amount, "на ")[1]
        rest = f"маркер загрози на {head}{tail}"
        return order(Verb("посуньте", "посунути"), rest, short=f"його на {amount}" if number(amount) else "")

    def place_tokens(self, amount: Quantity, sites: Sites, *, empty: bool) -> Clause:
        head, tail = self._tokens(amount)
        each = "по одному " if empty and amount != 1 else ""
        place = f"{'порожній ' if empty else ''}{SITES[sites].one}"
        return order(LAY, f"{each}{head} на {place} з найменшим номером{tail}")

    def place_tokens_beside(self, amount: Quantity, who: Mention, sites: Sites) -> Clause:
        head, tail = self._tokens(amount)
        near = self.nouns.say(who, "instrumental")
        return order(LAY, f"{head} на кожен {SITES[sites].one}, суміжний з {near}{OPEN}{tail}")

    def _tokens(self, amount: Quantity) -> tuple[str, str]:
        token = self.nouns.token
        return self.nouns.quantity(amount, (token.one.accusative, token.few, token.many))

    def destroy(self) -> Clause:
        said = order(Verb("зруйнуйте", "зруйнувати"), "міст з найменшим номером")
        note = f"його {self.nouns.token.few} переходять на наступний міст"
        return Clause(order=said.order, infinitive=said.infinitive, notes=(note,), ends=True)

    def turn_up(self) -> Clause:
        rest = f"горілиць крайній лівий жетон вторгнення, що лежить долілиць{OPEN}"
        return order(Verb("переверніть", "перевернути"), rest)

    def activate(self) -> Clause:
        said = "скинути 1 карту, щоб активувати міст, суміжний з одним з ваших бійців"
        note = (
            "якщо ви це зробили, спершу можете застосувати ефект моста; потім приберіть з нього стільки "
            f"{self.nouns.token.many}, скільки становить значення ПОЛІПШЕННЯ карти"
        )
        return Clause(order=f"ви можете {said}", infinitive=said, notes=(note,), ends=True, choice=True)

    def clear(self, amount: int, sites: Sites) -> Clause:
        token = self.nouns.token
        tokens = counted(amount, (token.one.accusative, token.few, token.many))
        said = f"прибрати {tokens} з одного {SITES[sites].of}, суміжного з одним з ваших бійців"
        return Clause(order=f"ви можете {said}", infinitive=said, ends=True, choice=True)

    def draw_to(self, amount: int) -> Clause:
        cards = f"{amount} {agreed(amount, ('карти', 'карт', 'карт'))}"
        return Clause(order=f"гравець на ваш вибір може брати карти, доки не матиме в руці {cards}")

    def sift(self, amount: int) -> Clause:
        if amount == 1:
            return Clause(
                order="продивіться верхню карту колоди одного з ворогів і скиньте її",
                infinitive="продивитися верхню карту колоди одного з ворогів і скинути її",
            )
        rest = "іншу" if amount == 2 else "решту"  # noqa: PLR2004 - one is discarded
        top = agreed(amount, ("верхню", "верхні", "верхніх"))
        cards = f"{amount} {top} {agreed(amount, CARD)} колоди одного з ворогів"
        return Clause(
            order=f"продивіться {cards}, скиньте 1 з них і покладіть {rest} назад на верх",
            infinitive=f"продивитися {cards}, скинути 1 з них і покласти {rest} назад на верх",
        )
