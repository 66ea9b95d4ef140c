"""How English joins clauses into sentences."""

from __future__ import annotations

from typing import Final

from matchless.lang.words import Moment
from matchless.text.en.nouns import Nouns
from matchless.text.grammar import Joins, Timing
from matchless.text.scene import CardCount, FighterCount, Mention, Quantity

LABELS: Final[dict[Timing, str]] = {
    "immediately": "IMMEDIATELY",
    "during_combat": "DURING COMBAT",
    "after_combat": "AFTER COMBAT",
}
MOMENTS: Final[dict[Moment, str]] = {
    "placing": "after placing your fighters at set-up, ",
    "start_of_turn": "at the start of your turn, ",
    "end_of_turn": "at the end of your turn, ",
    "attack_declared": "when {who} attacks, ",
    "immediately": "immediately after the cards are revealed in each of {whose} combats, ",
    "during_combat": "during each of {whose} combats, ",
    "after_combat": "after each of {whose} combats, ",
    "after_attacking": "after {who} has attacked, ",
}
BONUSES: Final = {
    "attack_value": "the value of {whose} attacks",
    "defense_value": "the value of {whose} defenses",
    "move_value": "{whose} move value",
}


class EnglishJoins(Joins):
    """How English joins clauses."""

    and_ = " and "
    then = ", then "

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def label(self, timing: Timing) -> str:
        return LABELS[timing]

    def may(self, infinitives: str) -> str:
        return f"you may {infinitives}"

    def if_wished(self, text: str) -> str:
        return f"if you wish, {text}"

    def in_that_case(self, text: str) -> str:
        if text.startswith("if "):
            return f"if you do and {text.removeprefix('if ')}"
        return f"if you do, {text}"

    def both(self, conditions: list[str]) -> str:
        return " and ".join(conditions)

    def when(self, condition: str, text: str) -> str:
        return f"if {condition}, {text}"

    def otherwise(self, text: str) -> str:
        return f"otherwise, {text}"

    def afterwards(self, text: str) -> str:
        return f"then {text}"

    def then_if(self, text: str) -> str:
        return f"then, {text}"

    def instead(self, text: str) -> str:
        return f"{text} instead"

    def at(self, moment: Moment, whom: Mention | None) -> str:
        who = self.nouns.one(whom) if whom else "one of your fighters"
        return MOMENTS[moment].format(who=who, whose=self._whose(whom))

    def bonus(self, what: str, amount: Quantity, whom: Mention | None) -> str:
        what = BONUSES[what].format(whose=self._whose(whom))
        if isinstance(amount, CardCount | FighterCount):
            return f"add 1 to {what}{self.nouns.quantity(amount, ('', '', ''))[1]}"
        return f"add {self.nouns.value(amount)} to {what}"

    def while_(self, condition: str, text: str) -> str:
        return f"while {condition}, {text}"

    def polish(self, text: str) -> str:
        return text

    def _whose(self, whom: Mention | None) -> str:
        """The possessor of combats, attacks, a move value."""
        if whom is None:
            return "your"
        if whom.several:
            return f"your {self.nouns.names.fighters[whom.word].plural}’"
        return self.nouns.whose(whom, "").strip()
