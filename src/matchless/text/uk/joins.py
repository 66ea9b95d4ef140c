"""How Ukrainian joins clauses into sentences."""

from __future__ import annotations

from typing import Final

from matchless.lang.words import Moment
from matchless.text.grammar import Joins, Timing
from matchless.text.scene import CardCount, FighterCount, Mention, Quantity
from matchless.text.uk.nouns import Nouns
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
    "after_attacking": "після {attack} ",
}
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

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def label(self, timing: Timing) -> str:
        return LABELS[timing]

    def may(self, infinitives: str) -> str:
        return f"ви можете {infinitives}"

    def if_wished(self, text: str) -> str:
        return f"якщо бажаєте, {text}"

    def in_that_case(self, text: str) -> str:
        return f"тоді {text}"

    def both(self, conditions: list[str]) -> str:
        return " і ".join(conditions)

    def when(self, condition: str, text: str) -> str:
        return f"якщо {condition}, {text}"

    def otherwise(self, text: str) -> str:
        return f"інакше {text}"

    def afterwards(self, text: str) -> str:
        return f"потім {text}"

    def then_if(self, text: str) -> str:
        return f"потім {text}"

    def instead(self, text: str) -> str:
        return f"натомість {text}"

    def at(self, moment: Moment, whom: Mention | None) -> str:
        who = self.nouns.one(whom, "nominative") if whom else "один з ваших бійців"
        combat, attack = "кожного свого бою", "кожної своєї атаки"
        if moment == "immediately":
            combat = "кожного вашого бою"
        if whom:
            whose = self.nouns.plural(whom) if whom.several else self.nouns.full(whom, "genitive")
            combat, attack = f"кожного бою {whose}", f"кожної атаки {whose}"
        return MOMENTS[moment].format(who=who, combat=combat, attack=attack)

    def bonus(self, what: str, amount: Quantity, whom: Mention | None) -> str:
        value, thing, yours = BONUSES[what]
        if whom is None:
            owned = f"{yours} {thing}"
        elif whom.several:
            owned = f"{thing} {self.nouns.plural(whom)}"
        else:
            owned = self.nouns.whose(whom, thing)
        goal = f"{value} {owned}".strip()
        if isinstance(amount, CardCount | FighterCount):
            return f"додавайте 1 до {goal}{self.nouns.quantity(amount, ('', '', ''))[1]}"
        return f"додавайте {self.nouns.value(amount)} до {goal}"

    def while_(self, condition: str, text: str) -> str:
        return f"поки {condition}, {text}"

    def polish(self, text: str) -> str:
        return polished(text)
