"""How English joins clauses into sentences."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from matchless.lang.nodes.words import Moment
from matchless.text.en.nouns import Nouns
from matchless.text.en.numbers import counted
from matchless.text.grammar import Joins, Role, Timing
from matchless.text.things import Mention, Quantity, Where

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
    "immediately": "immediately after the cards are revealed in each of {whose} {combats}, ",
    "during_combat": "during each of {whose} {combats}, ",
    "after_combat": "after each of {whose} {combats}, ",
    "combat_ended": "at the end of each of {whose} {combats}, ",
    "after_attacking": "after {who} has attacked, ",
    "defeated": "when {who} is defeated, ",
    "damaged": "each time {who} takes damage, ",
}
COMBATS: Final[dict[Role | None, str]] = {
    None: "combats",
    "attacking": "attacks",
    "defending": "defenses",
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
    ifs = ("if ",)
    wishes = ("you wish", "your opponent wishes")
    did = ("you do", "they do")
    did_not = ("you do not", "they do not")

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def label(self, timing: Timing) -> str:
        return LABELS[timing]

    def may(self, infinitives: str) -> str:
        return f"you may {infinitives}"

    def opponent_may(self, infinitives: str) -> str:
        return f"your opponent may {infinitives}"

    def both(self, conditions: list[str]) -> str:
        *most, last = conditions
        link = ", and " if any(text.startswith("either ") for text in most) else " and "
        return f"{', '.join(most)}{link}{last}" if most else last

    def either(self, conditions: list[str]) -> str:
        *most, last = conditions
        link = ", or " if any(" and " in text for text in conditions) else " or "
        return f"either {', '.join(most)}{link}{last}"

    def when(self, condition: str, text: str, *, colon: bool = False) -> str:
        return f"if {condition}{self.colon if colon else self.comma}{text}"

    def suffixed(self, text: str, condition: str) -> str:
        return f"{text} if {condition}"

    def if_any(self, text: str) -> str:
        return f"{text}, if any"

    def otherwise(self, text: str, *, colon: bool = False) -> str:
        return f"otherwise{self.colon if colon else self.comma}{text}"

    def afterwards(self, text: str) -> str:
        return f"then {text}"

    def then_if(self, text: str) -> str:
        return f"then, {text}"

    def instead(self, text: str) -> str:
        return f"{text} instead"

    def at(self, moment: Moment, whom: Mention | None, role: Role | None) -> str:
        who = self.nouns.one(whom) if whom else "one of your fighters"
        return MOMENTS[moment].format(who=who, whose=self._whose(whom), combats=COMBATS[role])

    def labelled(self, form: str, value: str, text: str) -> str:
        return f"{self.nouns.names.forms[form].values[value]}{self.colon}{text}"

    def bonus(self, what: str, amount: Quantity, whom: Mention | None) -> str:
        what = BONUSES[what].format(whose=self._whose(whom))
        number, tail = self.nouns.added(amount)
        return f"add {number} to {what}{tail}"

    def while_(self, condition: str, text: str) -> str:
        return f"while {condition}, {text}"

    def sharing(self, who: Mention, to: Mention, where: Where) -> str:
        place = self.nouns.where(where)
        name = self.nouns.several(to).plural if to.several else self.nouns.full(to)
        health = self.nouns.whose(structs.replace(to, again=True, several=False), "remaining health")
        most = f", {'to each ' if to.several else ''}at most {health}"
        return f"when {self.nouns.full(who)} takes damage, you may transfer any part of it to {name}{place}{most}"

    def uncancellable(self) -> str:
        return f"the effects of {self.nouns.card} cannot be cancelled"

    def also_defends(self) -> str:
        return f"you may also play {self.nouns.card} as a defense card"

    def fights_as(self, whom: Mention, own: Mention) -> str:
        ability = self.nouns.whose(whom, "special ability")
        return f"{ability} also applies to {self.nouns.object(own)} in this combat"

    def bonus_attack(self, name: str, value: int) -> str:
        return f"BONUS ATTACK: {self.nouns.names.bonus[name]}, value {value}"

    def symbol(self, item: str) -> str:
        return f"symbol: {self.nouns.symbol(item)}"

    def counter(self, counter: str, start: int, most: int) -> str:
        return f"you start with {counted(start, self.nouns.counter(counter))} and can have at most {most}"

    def aside(self, who: Mention) -> str:
        if who.several:
            return f"{self.nouns.several(who).plural} start the game off the board"
        return f"{self.nouns.full(who)} starts the game off the board"

    def items(self, items: list[str]) -> list[str]:
        names = [self.nouns.symbol(item) for item in items]
        listed = " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
        joker = "a joker, or an empty discard pile, counts as the item you choose, the same for a whole card"
        return [f"your basket holds the item on the top card of your discard pile: {listed}", joker]

    def polish(self, text: str) -> str:
        return text.replace("your opponent", "the opposing player") if self.nouns.by_enemy else text

    def _whose(self, whom: Mention | None) -> str:
        """The possessor of combats, attacks, a move value."""
        if whom is None:
            return "your"
        if whom.several:
            return f"your {self.nouns.names.fighters[whom.word].plural}’"
        return self.nouns.whose(whom, "").strip()
