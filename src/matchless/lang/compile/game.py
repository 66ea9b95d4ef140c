"""From heroes and a board to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.lang import nodes
from matchless.lang.compile.program import Compiler
from matchless.lang.compile.words import Lexicon
from matchless.lang.nodes.figures import names_of
from matchless.rules import game as rules
from matchless.rules.describe.conditions import All
from matchless.rules.flow.play import rule_programs

if TYPE_CHECKING:
    from matchless.lang.nodes.words import Moment
    from matchless.rules.board.board import Board
    from matchless.rules.ruleset import RuleSet

_MOMENTS: dict[Moment, int] = {
    "immediately": rules.IMMEDIATELY,
    "during_combat": rules.DURING_COMBAT,
    "after_combat": rules.AFTER_COMBAT,
    "after_attacking": rules.AFTER_ATTACKING,
    "attack_declared": rules.ATTACK_DECLARED,
    "placing": rules.PLACING,
    "start_of_turn": rules.START_OF_TURN,
    "end_of_turn": rules.END_OF_TURN,
    "combat_ended": rules.COMBAT_ENDED,
    "defeated": rules.DEFEATED,
    "damaged": rules.DAMAGED,
}
_BONUSES = {
    "attack_value": rules.ATTACK_VALUE,
    "defense_value": rules.DEFENSE_VALUE,
    "move_value": rules.MOVE_VALUE,
}


def compile_game(
    board: Board,
    heroes: list[nodes.Hero],
    options: RuleSet,
    version: str = "",
    teams: list[int] | None = None,
) -> rules.Game:
    """Return the game of heroes in seat order; without teams each seat is one of its own."""
    sides = list(range(len(heroes))) if teams is None else teams
    compiler = Compiler(rule_programs(options))
    seats: list[rules.Seat] = []
    for hero, team in zip(heroes, sides, strict=True):
        seats.append(Seating(compiler, hero, team, seats).seat())
    return rules.Game(board, seats, options, compiler.programs, version)


def told_apart(name: str, before: list[rules.Seat]) -> str:
    """The name of a fighter, with a number if an earlier seat has one with that name: `medusa@2`."""
    twins = sum(any(name == other.name.partition("@")[0] for other in seat.fighters) for seat in before)
    return f"{name}@{twins + 1}" if twins else name


class Seating:
    """A hero taking a seat: fighters, forms and cards get their numbers."""

    def __init__(self, compiler: Compiler, hero: nodes.Hero, team: int, before: list[rules.Seat]) -> None:
        self.compiler = compiler
        self.hero = hero
        self.number = len(before)
        self.team = team
        first_fighter = sum(len(seat.fighters) for seat in before)
        first_counter = sum(len(seat.forms) + len(seat.counters) for seat in before)
        self.fighters = self._fighters(first_fighter, before)
        self.forms = [
            rules.Form(name, list(values), first_counter + at)
            for at, (name, values) in enumerate(hero.forms.items())
        ]
        self.counters = [
            rules.Counter(name, first_counter + len(self.forms) + at, sheet.start, sheet.most)
            for at, (name, sheet) in enumerate(hero.counters.items())
        ]
        self.lexicon = Lexicon(
            hero,
            self.fighters,
            {form.name: form for form in self.forms},
            {counter.name: counter for counter in self.counters},
        )
        for fighter in self.fighters:
            small_while = hero.fighters[fighter.group].small_while
            if small_while is not None:
                fighter.small_while = self.lexicon.condition(small_while)

    def seat(self) -> rules.Seat:
        """Return the seat."""
        abilities: list[list[rules.Ability]] = [[] for _ in range(rules.MOMENTS)]
        standing: list[list[rules.Standing]] = [[] for _ in range(rules.BONUSES)]
        sharing: list[rules.Sharing] = []
        for ability in self.hero.abilities:
            if isinstance(ability, nodes.Sharing):
                sharing.append(self._sharing(ability))
                continue
            whose = self.lexicon.groups[ability.of] if ability.of else self.lexicon.all
            if isinstance(ability, nodes.Answer):
                program = self.compiler.program(ability.do, self.lexicon)
                abilities[_MOMENTS[ability.moment]].append(rules.Ability(program, whose))
            else:
                condition = self.lexicon.condition(ability.condition) if ability.condition else None
                bonus = rules.Standing(self.lexicon.amount(ability.amount), condition, whose)
                standing[_BONUSES[ability.what]].append(bonus)
        return rules.Seat(
            self.number,
            self.team,
            self.hero.hero,
            self.hero.move,
            self.fighters,
            [card for name in self.hero.deck for card in self._copies(name)],
            self.forms,
            self.counters,
            list(self.hero.items),
            sharing,
            abilities,
            standing,
        )

    def _sharing(self, ability: nodes.Sharing) -> rules.Sharing:
        sharer = next(fighter.number for fighter in self.fighters if fighter.group == ability.who)
        near = self.lexicon.where(ability.in_zone_of, None) if ability.in_zone_of else None
        return rules.Sharing(sharer, self.lexicon.groups[ability.to], near)

    def _fighters(self, first: int, before: list[rules.Seat]) -> list[rules.Fighter]:
        ordered = sorted(self.hero.fighters.items(), key=lambda item: item[1].role != "hero")
        found: list[rules.Fighter] = []
        for group, sheet in ordered:
            for name in names_of(group, sheet):
                found.append(
                    rules.Fighter(
                        told_apart(name, before),
                        group,
                        first + len(found),
                        self.number,
                        self.team,
                        len(found),
                        sheet.health,
                        max(sheet.dial or 0, sheet.health),
                        sheet.role == "hero",
                        sheet.attack == "ranged",
                        sheet.starts == "aside",
                    )
                )
        return found

    def _copies(self, name: str) -> list[rules.Card]:
        card = self.hero.deck[name]
        self.lexicon.bonus = {bonus: at for at, bonus in enumerate(card.bonus, start=1)}
        timings = (card.immediately, card.during_combat, card.after_combat, card.scheme)
        printed = self._card(name, name, rules.NO_VALUE if card.value is None else card.value, timings)
        for bonus, sheet in card.bonus.items():
            effects = (sheet.immediately, sheet.during_combat, sheet.after_combat, ())
            printed.bonuses.append(self._card(name, bonus, sheet.value, effects))
        if card.item is not None:
            printed.item = rules.ANY_ITEM if card.item == "any" else self.hero.items.index(card.item)
        if card.also_defends is not None:
            printed.also_defends = self.lexicon.condition(card.also_defends)
        if card.fights_as is not None:
            printed.fights_as = self.lexicon.groups[card.fights_as.who]
            printed.fights_while = All([self.lexicon.condition(one) for one in card.fights_as.condition])
        return [printed] * card.copies

    def _card(self, name: str, title: str, value: int, timings: tuple[nodes.Steps, ...]) -> rules.Card:
        """Return a card, or its bonus attack under its own title (R15.4: the boost is the card's)."""
        card = self.hero.deck[name]
        users = sum(1 << fighter.rank for fighter in self.fighters if card.by in ("any", fighter.group))
        tags = sum(1 << at for at, tag in enumerate(sorted(self.lexicon.tagged)) if tag in card.tags)
        printed = rules.Card(
            title,
            card.kind,
            value,
            rules.NO_BOOST if card.boost is None else card.boost,
            users,
            tags,
            self.lexicon.first_copy[name],
            card.copies,
            [self.compiler.program(steps, self.lexicon) for steps in timings],
        )
        printed.uncancellable = card.uncancellable
        return printed
