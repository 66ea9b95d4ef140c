"""How Ukrainian joins clauses into sentences."""

from __future__ import annotations

from typing import Final

from matchless.lang.nodes.words import Moment
from matchless.text.grammar import Joins, Role, Timing
from matchless.text.things import Mention, Quantity, Where
from matchless.text.uk.declension import EACH, PRONOUNS
from matchless.text.uk.nouns import Nouns, agreed
from matchless.text.uk.sound import polished

LABELS: Final[dict[Timing, str]] = {
    "immediately": "НЕГАЙНО",
    "during_combat": "ПІД ЧАС БОЮ",
    "after_combat": "ПІСЛЯ БОЮ",
}
MOMENTS: Final[dict[Moment, str]] = {
    "placing": "розмістивши своїх бійців під час приготування, ",
    "start_of_turn": "на початку свого ходу ",
    "end_of_turn": "наприкінці свого ходу ",
    "attack_declared": "коли {who} атакує, ",
    "immediately": "щойно відкрито карти {combat}, ",
    "during_combat": "під час {combat} ",
    "after_combat": "після {combat} ",
    "combat_ended": "наприкінці {combat} ",
    "after_attacking": "після {attack} ",
    "defeated": "коли {who} гине, ",
    "damaged": "щоразу, коли {who} зазнає поранень, ",
}
COMBATS: Final[dict[Role | None, tuple[str, str, str]]] = {
    None: ("кожного", "свого", "бою"),
    "attacking": ("кожної", "своєї", "атаки"),
    "defending": ("кожної", "своєї", "оборони"),
}
"""The words for "of each", "your" and "combat"."""

BONUSES: Final = {
    "attack_value": ("значення", "атак", "своїх"),
    "defense_value": ("значення", "оборони", "своєї"),
    "move_value": ("", "дальності переміщення", "своєї"),
}
"""What is raised, whose it is, and the word for "your" before it."""


class UkrainianJoins(Joins):
    """How Ukrainian joins clauses."""

    and_ = " і "
    then = ", потім "
    letters = "абвгдежзиклмнопрстуф"
    ifs = ("якщо ",)
    wishes = ("ви бажаєте", "суперник бажає")
    did = ("ви це зробили", "суперник це зробив")
    did_not = ("ви цього не зробили", "суперник цього не зробив")

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def label(self, timing: Timing) -> str:
        return LABELS[timing]

    def may(self, infinitives: str) -> str:
        return f"ви можете {infinitives}"

    def opponent_may(self, infinitives: str) -> str:
        return f"суперник може {infinitives}"

    def both(self, conditions: list[str]) -> str:
        *most, last = conditions
        link = ", і " if any(" або " in text for text in conditions) else " і "
        return f"{', '.join(most)}{link}{last}" if most else last

    def either(self, conditions: list[str]) -> str:
        *most, last = conditions
        link = ", або " if any(" і " in text for text in conditions) else " або "
        return f"{', '.join(most)}{link}{last}"

    def when(self, condition: str, text: str, *, colon: bool = False) -> str:
        return f"якщо {condition}{self.colon if colon else self.comma}{text}"

    def suffixed(self, text: str, condition: str) -> str:
        return f"{text}, якщо {condition}"

    def if_any(self, text: str) -> str:
        return f"{text}, якщо така була"

    def otherwise(self, text: str, *, colon: bool = False) -> str:
        return f"інакше{self.colon if colon else ' '}{text}"

    def afterwards(self, text: str) -> str:
        return f"потім {text}"

    def then_if(self, text: str) -> str:
        return f"потім {text}"

    def instead(self, text: str) -> str:
        return f"натомість {text}"

    def at(self, moment: Moment, whom: Mention | None, role: Role | None) -> str:
        who = self.nouns.one(whom, "nominative") if whom else "один з ваших бійців"
        each, own, combat = COMBATS[role]
        yours = {"свого": "вашого", "своєї": "вашої"}[own] if moment == "immediately" else own
        combat, attack = f"{each} {yours} {combat}", "кожної своєї атаки"
        if whom:
            whose = self.nouns.plural(whom) if whom.several else self.nouns.full(whom, "genitive")
            combat, attack = f"{each} {COMBATS[role][2]} {whose}", f"кожної атаки {whose}"
        return MOMENTS[moment].format(who=who, combat=combat, attack=attack)

    def labelled(self, form: str, value: str, text: str) -> str:
        return f"{self.nouns.names.forms[form].values[value]}{self.colon}{text}"

    def bonus(self, what: str, amount: Quantity, whom: Mention | None) -> str:
        value, thing, yours = BONUSES[what]
        if whom is None:
            owned = f"{yours} {thing}"
        elif whom.several:
            owned = f"{thing} {self.nouns.plural(whom)}"
        else:
            owned = self.nouns.whose(whom, thing)
        goal = f"{value} {owned}".strip()
        number, tail = self.nouns.added(amount)
        return f"додавайте {number} до {goal}{tail}"

    def while_(self, condition: str, text: str) -> str:
        return f"якщо {condition}, {text}"

    def sharing(self, who: Mention, to: Mention, where: Where) -> str:
        gender = self.nouns.gender(to)
        many = self.nouns.names.fighters[to.like].many if to.several else None
        name = f"своїм {many.dative}" if many else self.nouns.full(to, "dative")
        place = self.nouns.where(where, "суміжним")
        each = f"{EACH[gender]['dative']} " if many else ""
        return (
            f"коли {self.nouns.full(who, 'nominative')} зазнає поранень, ви можете передати будь-яку їхню "
            f"частину {name}{place}, {each}у межах {PRONOUNS[gender]['genitive']} здоров’я"
        )

    def uncancellable(self) -> str:
        return f"ефекти {self.nouns.of_card} не можна скасувати"

    def also_defends(self) -> str:
        return f"{self.nouns.card} можна зіграти і як карту оборони"

    def fights_as(self, whom: Mention, own: Mention) -> str:
        ability = self.nouns.whose(whom, "особливе вміння")
        return f"у цьому бою {ability} діє також для {self.nouns.full(own, 'genitive')}"

    def bonus_attack(self, name: str, value: int) -> str:
        return f"БОНУСНА АТАКА: {self.nouns.names.bonus[name]}, значення {value}"

    def symbol(self, item: str) -> str:
        return f"символ: {self.nouns.symbol(item)}"

    def counter(self, counter: str, start: int, most: int) -> str:
        words = self.nouns.names.counters[counter]
        noun = agreed(start, (words.one.nominative, words.few, words.many))
        return f"на початку гри у вас {start} {noun}; максимум — {most}"

    def aside(self, who: Mention) -> str:
        many = self.nouns.names.fighters[who.like].many if who.several else None
        if many:
            return f"ваші {many.nominative} починають гру поза полем бою"
        return f"{self.nouns.full(who, 'nominative')} починає гру поза полем бою"

    def items(self, items: list[str]) -> list[str]:
        names = [self.nouns.symbol(item) for item in items]
        listed = " чи ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
        joker = (
            "джокер або порожній скид вважається предметом на ваш вибір, одним і тим самим для всієї карти"
        )
        return [f"у вашому кошику лежить предмет з верхньої карти вашого скиду: {listed}", joker]

    def polish(self, text: str) -> str:
        return polished(text)
