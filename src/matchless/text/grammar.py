"""What a language must be able to say.

A new word of the effect language is a new method here, and mypy demands it of every language.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Literal, TypeAlias

from msgspec import Struct

from matchless.lang import nodes
from matchless.lang.nodes.words import Moment, Player, SimpleCondition
from matchless.text.discourse import Clause
from matchless.text.forms import Forms
from matchless.text.things import (
    CardCount,
    CounterCount,
    FighterCount,
    Limits,
    Mention,
    Outlook,
    PlayerCount,
    Quantity,
    SiteCount,
    Sites,
    SpentCount,
    Tally,
    ThatNumber,
    ThreatValue,
    TokenCount,
    Where,
    Worth,
    ZoneCount,
)

Timing: TypeAlias = Literal["immediately", "during_combat", "after_combat"]
Role: TypeAlias = Literal["attacking", "defending"]
Speaker: TypeAlias = Literal["card", "bonus attack", "ability", "enemy"]
DamageKind: TypeAlias = Literal["all_damage", "combat_damage", "effect_damage"]


class Verbs(ABC):
    """The steps, one clause each."""

    # Cards

    @abstractmethod
    def draw(self, who: Player, amount: Quantity) -> Clause: ...
    @abstractmethod
    def both_draw(self, amount: int) -> Clause: ...
    @abstractmethod
    def discard(self, who: Player, amount: int, *, at_random: bool) -> Clause: ...
    @abstractmethod
    def discard_chosen(self, who: Player, *, again: bool) -> Clause: ...
    @abstractmethod
    def discard_top(self, step: nodes.DiscardTop, *, again: bool) -> Clause: ...
    @abstractmethod
    def look_at_hand(self) -> Clause: ...
    @abstractmethod
    def look_at_top(self, step: nodes.LookAtTop) -> Clause: ...
    @abstractmethod
    def keep(self, amount: int, *, only: bool) -> Clause: ...
    @abstractmethod
    def put_back(self, step: nodes.PutBack, looked: int, *, single: bool, rest: bool) -> Clause: ...
    @abstractmethod
    def search_for(self, card: str) -> Clause: ...
    @abstractmethod
    def take(self, step: nodes.Take, *, other: bool) -> Clause: ...
    @abstractmethod
    def shuffle(self) -> Clause: ...
    @abstractmethod
    def take_back(self) -> Clause: ...
    @abstractmethod
    def shuffle_in(self, step: nodes.ShuffleIn, by: Mention | None) -> Clause: ...
    @abstractmethod
    def put_under(self, deck: str, *, again: bool) -> Clause: ...
    @abstractmethod
    def put_one_under(self, *, only: bool) -> Clause: ...
    @abstractmethod
    def reveal_top(self, step: nodes.RevealTop) -> Clause: ...
    @abstractmethod
    def reveal_bottom(self) -> Clause: ...
    @abstractmethod
    def bottom_to_top(self, *, again: bool, revealed: bool) -> Clause: ...
    @abstractmethod
    def reveal_pair(self) -> Clause: ...

    # Position

    @abstractmethod
    def move(self, who: Mention, step: nodes.Move) -> Clause: ...
    @abstractmethod
    def place(self, who: Mention, where: Where, *, other: bool) -> Clause: ...
    @abstractmethod
    def return_(self, who: Mention, where: Where, *, certain: bool) -> Clause: ...
    @abstractmethod
    def summon(self, who: Mention, where: Where, in_place_of: Mention | None) -> Clause: ...
    @abstractmethod
    def swap(self, one: Mention, other: Mention) -> Clause: ...
    @abstractmethod
    def hold(self) -> Clause: ...

    # Damage and health

    @abstractmethod
    def damage(self, amount: Quantity, whom: Mention, where: Where) -> Clause: ...
    @abstractmethod
    def defeat(self, whom: Mention) -> Clause: ...
    @abstractmethod
    def recover(self, amount: Quantity, who: Mention, where: Where) -> Clause: ...
    @abstractmethod
    def set_health(self, amount: int, whom: Mention) -> Clause: ...
    @abstractmethod
    def prevent(self, whom: Mention, what: DamageKind) -> Clause: ...
    @abstractmethod
    def redirect(self, away_from: Mention, to: Mention) -> Clause: ...
    @abstractmethod
    def keep_alive(self, whom: Mention) -> Clause: ...

    # Values and combat

    @abstractmethod
    def set_value(self, amount: Quantity) -> Clause: ...
    @abstractmethod
    def add_value(self, amount: Quantity) -> Clause: ...
    @abstractmethod
    def vary_value(self, amount: int) -> Clause: ...
    @abstractmethod
    def ignore_value(self, *, again: bool) -> Clause: ...
    @abstractmethod
    def boost(self, *, opposing: bool) -> Clause: ...
    @abstractmethod
    def commit_boost(self) -> Clause: ...
    @abstractmethod
    def cancel(self) -> Clause: ...
    @abstractmethod
    def lock_value(self) -> Clause: ...
    @abstractmethod
    def take_over(self, who: Mention) -> Clause: ...
    @abstractmethod
    def other_takes_over(self) -> Clause: ...
    @abstractmethod
    def bonus_attack(self, name: str) -> Clause: ...

    # Turn and state

    @abstractmethod
    def gain_actions(self, who: Player, amount: int) -> Clause: ...
    @abstractmethod
    def end_turn(self) -> Clause: ...
    @abstractmethod
    def choose_form(self, whom: Mention, form: str) -> Clause: ...
    @abstractmethod
    def change_form(self, whom: Mention, form: str) -> Clause: ...
    @abstractmethod
    def gain(self, amount: Quantity, counter: str) -> Clause: ...
    @abstractmethod
    def spend(self, amount: int | Literal["any"], counter: str, *, most: bool) -> Clause: ...

    # Choices

    @abstractmethod
    def choose_fighter(self, among: Mention, where: Where, but: Mention | None) -> Clause: ...
    @abstractmethod
    def choose_space(self, where: Where, *, ends: bool) -> Clause: ...
    @abstractmethod
    def choose_card(self, among: str, *, seen: bool) -> Clause: ...
    @abstractmethod
    def choose_number(self, up_to: int) -> Clause: ...
    @abstractmethod
    def pick(self, amount: int, options: list[str], *, numbered: bool) -> Clause: ...
    @abstractmethod
    def pick_that_many(self, times: int, options: list[str], *, numbered: bool) -> Clause: ...
    @abstractmethod
    def tiers(self, counter: str, options: list[str], *, purpose: bool) -> Clause: ...


class AdventureVerbs(ABC):
    """The steps that only adventures have, one clause each."""

    # Enemies

    @abstractmethod
    def strew(self, kind: str, who: Mention) -> Clause: ...
    @abstractmethod
    def take_turn(self, who: Mention, move: int) -> Clause: ...
    @abstractmethod
    def act_again(self, who: Mention) -> Clause: ...
    @abstractmethod
    def add_initiative(self, amount: int, name: str) -> Clause: ...
    @abstractmethod
    def place_at_start(self, who: Mention) -> Clause: ...
    @abstractmethod
    def strengthen(self, amount: int) -> Clause: ...

    # Threat, bridges and fields

    @abstractmethod
    def threat(self, amount: Quantity) -> Clause: ...
    @abstractmethod
    def place_tokens(self, amount: Quantity, sites: Sites, *, empty: bool) -> Clause: ...
    @abstractmethod
    def place_tokens_beside(self, amount: Quantity, who: Mention, sites: Sites) -> Clause: ...
    @abstractmethod
    def destroy(self) -> Clause: ...
    @abstractmethod
    def turn_up(self) -> Clause: ...

    # What players do

    @abstractmethod
    def activate(self) -> Clause: ...
    @abstractmethod
    def clear(self, amount: int, sites: Sites) -> Clause: ...
    @abstractmethod
    def draw_to(self, amount: int) -> Clause: ...
    @abstractmethod
    def sift(self, amount: int) -> Clause: ...


class Conditions(ABC):
    """The conditions, as they are put after "if"; each can be negated."""

    @abstractmethod
    def simple(self, word: SimpleCondition, who: Mention, *, yes: bool) -> str: ...
    @abstractmethod
    def health(self, who: Mention, low: int, high: int | None, *, yes: bool) -> str: ...
    @abstractmethod
    def form(self, who: Mention, form: str, value: str, *, yes: bool) -> str: ...
    @abstractmethod
    def defeated(self, who: Mention, *, yes: bool) -> str: ...
    @abstractmethod
    def undefeated(self, who: Mention, *, yes: bool) -> str: ...
    @abstractmethod
    def both_undefeated(self, one: Mention, other: Mention) -> str: ...
    @abstractmethod
    def adjacent(self, who: Mention, whom: Mention, *, yes: bool) -> str: ...
    @abstractmethod
    def same_zone(self, who: Mention, whom: Mention, *, yes: bool) -> str: ...
    @abstractmethod
    def count(self, amount: Quantity, limits: Limits, *, yes: bool) -> str: ...
    @abstractmethod
    def action_number(self, number: int, *, yes: bool) -> str: ...
    @abstractmethod
    def your_fighter_is(self, who: Mention, *, yes: bool) -> str: ...
    @abstractmethod
    def was_damaged(self, who: Mention, *, yes: bool) -> str: ...
    @abstractmethod
    def was_defeated(self, who: Mention, *, yes: bool) -> str: ...
    @abstractmethod
    def free_space(self, whom: Mention, *, yes: bool) -> str: ...
    @abstractmethod
    def item(self, item: str, *, yes: bool) -> str: ...
    @abstractmethod
    def face_up(self, tile: str, *, yes: bool) -> str: ...
    @abstractmethod
    def on_token(self, who: Mention, kind: str, *, yes: bool) -> str: ...


class Joins(ABC):
    """How clauses become sentences."""

    comma: str = ", "
    and_: str
    then: str
    semicolon: str = "; "
    colon: str = ": "
    letters: str = "abcdefghijklmnopqrstuvwxyz"
    ifs: tuple[str, ...]  # how a condition begins
    wishes: tuple[str, str]  # as conditions: you wish, your opponent wishes
    did: tuple[str, str]  # you, or they, do what was allowed
    did_not: tuple[str, str]

    def marked(self, texts: list[str], level: int) -> list[str]:
        """The entries of a list, with numbers; inside another list, with letters."""
        marks = [str(at + 1) if level == 0 else self.letters[at] * level for at in range(len(texts))]
        return [f"{mark}) {text}" for mark, text in zip(marks, texts, strict=True)]

    def opened(self, opening: str, text: str, *, colon: bool) -> str:
        """What depends on words that end in a space; a list needs a colon."""
        return f"{opening.rstrip(' ,')}{self.colon}{text}" if colon else f"{opening}{text}"

    @abstractmethod
    def label(self, timing: Timing) -> str: ...
    @abstractmethod
    def may(self, infinitives: str) -> str: ...
    @abstractmethod
    def opponent_may(self, infinitives: str) -> str: ...
    @abstractmethod
    def both(self, conditions: list[str]) -> str: ...
    @abstractmethod
    def either(self, conditions: list[str]) -> str: ...
    @abstractmethod
    def when(self, condition: str, text: str, *, colon: bool = False) -> str: ...
    @abstractmethod
    def suffixed(self, text: str, condition: str) -> str: ...
    @abstractmethod
    def if_any(self, text: str) -> str: ...
    @abstractmethod
    def otherwise(self, text: str, *, colon: bool = False) -> str: ...
    @abstractmethod
    def afterwards(self, text: str) -> str: ...
    @abstractmethod
    def then_if(self, text: str) -> str: ...
    @abstractmethod
    def instead(self, text: str) -> str: ...
    @abstractmethod
    def at(self, moment: Moment, whom: Mention | None, role: Role | None) -> str: ...
    @abstractmethod
    def labelled(self, form: str, value: str, text: str) -> str: ...
    @abstractmethod
    def bonus(self, what: str, amount: Quantity, whom: Mention | None) -> str: ...
    @abstractmethod
    def while_(self, condition: str, text: str) -> str: ...
    @abstractmethod
    def sharing(self, who: Mention, to: Mention, where: Where) -> str: ...
    @abstractmethod
    def uncancellable(self) -> str: ...
    @abstractmethod
    def also_defends(self) -> str: ...
    @abstractmethod
    def fights_as(self, whom: Mention, own: Mention) -> str: ...
    @abstractmethod
    def bonus_attack(self, name: str, value: int) -> str: ...
    @abstractmethod
    def symbol(self, item: str) -> str: ...
    @abstractmethod
    def counter(self, counter: str, start: int, most: int) -> str: ...
    @abstractmethod
    def aside(self, who: Mention) -> str: ...
    @abstractmethod
    def items(self, items: list[str]) -> list[str]: ...
    @abstractmethod
    def polish(self, text: str) -> str: ...


class Amounts(ABC):
    """Amounts in the words of a language."""

    @abstractmethod
    def value(self, amount: Quantity) -> str:
        """An amount by itself."""

    @abstractmethod
    def per(self, amount: Tally) -> str:
        """The phrase "for each" of the things counted."""

    @abstractmethod
    def outlook(self, amount: Outlook) -> tuple[int, str]:
        """A number, and what increases it."""

    @abstractmethod
    def numbered(self, number: int, forms: Forms) -> str:
        """A number with its noun."""

    @abstractmethod
    def equal(self, amount: ThatNumber | Worth | ThreatValue, forms: Forms) -> tuple[str, str]:
        """As much of something as a number says, in two parts: ("damage", " equal to …")."""

    def quantity(self, amount: Quantity, forms: Forms) -> tuple[str, str]:
        """An amount of something in two parts: ("1 card", " for each …")."""
        match amount:
            case int():
                return self.numbered(amount, forms), ""
            case SpentCount(_, times):
                return self.numbered(times, forms), self.per(amount)
            case CardCount() | FighterCount() | ZoneCount() | CounterCount():
                return f"1 {forms[0]}", self.per(amount)
            case TokenCount() | SiteCount() | PlayerCount():
                number, tail = self.outlook(amount)
                return self.numbered(number, forms), tail
            case _:
                return self.equal(amount, forms)

    def added(self, amount: Quantity) -> tuple[str, str]:
        """What is added to a number: ("2", ""), ("1", " for each …")."""
        match amount:
            case SpentCount(_, times):
                return str(times), self.per(amount)
            case CardCount() | FighterCount() | ZoneCount() | CounterCount():
                return "1", self.per(amount)
            case TokenCount() | SiteCount() | PlayerCount():
                number, tail = self.outlook(amount)
                return str(number), tail
            case _:
                return self.value(amount), ""


class Grammar(Struct, frozen=True):
    """A language with the names of one hero."""

    verbs: Verbs
    adventure: AdventureVerbs
    conditions: Conditions
    joins: Joins
    kind: Callable[[Mention], str]  # which pronoun there is for something
