"""Whatever `check` accepts can be played: random heroes and enemies in words, in a duel, and in an adventure.

The hero's whole deck is random, so that most decisions are about random effects. A game that goes on for longer than
any other is one that never ends.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from matchless.lang.adventure.files import Enemy, EventCard
from matchless.lang.lint.hero import check as faults_of
from matchless.lang.names import LANGUAGES, EnemyNames, Names
from matchless.lang.nodes import Hero
from matchless.library.library import Library
from matchless.match.setup import Setup, make_game
from matchless.presentation.names import GameNames
from matchless.presentation.options import answers_of
from matchless.presentation.question import question_of
from matchless.presentation.story import paragraphs
from matchless.rules.flow.play import new_game, take
from matchless.rules.state.state import State
from matchless.rules.state.view import view_of
from matchless.text.cards import ability_text, card_text
from tests.laws.adventure.laws import QUEST
from tests.laws.checkers import CHEAP, Law, a_state_round_trips_through_bytes_and_numbers, check
from tests.support.dice import Dice
from tests.support.programs import NAMES
from tests.support.tables import MANY, choose, random_adventure, random_setup

MADE: Final = "made-up"
OF_ANY_ENEMY: Final = tuple(law for law in CHEAP if law not in QUEST)
"""The laws that do not count on what the enemies of the library do."""

_SHELF: Final = Library()


class MadeLibrary(Library):
    """The library with a random hero on it, and perhaps an enemy changed at random."""

    def __init__(self, hero: Hero | None, enemy: Enemy | None = None, event: EventCard | None = None) -> None:
        super().__init__()
        self.happening = event
        self.made = None if hero is None else replace(hero, hero=MADE)
        self.changed = enemy
        self._boards, self._playing_boards = _SHELF._boards, _SHELF._playing_boards

    @property
    def heroes(self) -> tuple[str, ...]:
        return (*_SHELF.heroes, MADE)

    def hero(self, name: str) -> Hero:
        return self.made if self.made is not None and name == MADE else _SHELF.hero(name)

    def names(self, name: str) -> Names:
        return NAMES if name == MADE else _SHELF.names(name)

    def enemy(self, name: str) -> Enemy:
        return self.changed if self.changed is not None and name == self.changed.enemy else _SHELF.enemy(name)

    def enemy_names(self, name: str) -> EnemyNames:
        return _SHELF.enemy_names(name)

    def event(self, name: str) -> EventCard:
        return (
            self.happening
            if self.happening is not None and name == self.happening.event
            else _SHELF.event(name)
        )


def says_everything(hero: Hero) -> None:
    """Every card and ability of a random hero has a text in each language."""
    assert not faults_of(hero)
    for lang in LANGUAGES:
        for name, card in hero.deck.items():
            said = card_text(hero, NAMES, name, lang)
            if any((card.scheme, card.immediately, card.during_combat, card.after_combat)):
                assert said
            assert all(text.strip() for text in said)
        assert all(text.strip() for text in ability_text(hero, NAMES, lang))


def plays_hero(hero: Hero, seed: int) -> int:
    """A random hero plays a duel, or now and then with more players, or an adventure; return how many decisions."""
    dice = Dice(seed)
    library = MadeLibrary(hero)
    if dice.once_in(4):
        table = random_adventure(dice, 1 + dice.below(2))
    else:
        table = random_setup(dice, 0 if dice.once_in(4) else 2)
    heroes = list(table.heroes)
    heroes[dice.below(len(heroes))] = MADE
    others = [name if name in library.heroes else MADE for name in heroes]
    return plays(library, replace(table, heroes=tuple(others)), dice)


def plays_enemy(enemy: Enemy, event: EventCard, seed: int) -> int:
    """An enemy changed at random is fought, in an event changed at random; return how many decisions there were."""
    dice = Dice(seed)
    table = random_adventure(dice)
    heroes = tuple(name if name in _SHELF.heroes else dice.pick(_SHELF.heroes) for name in table.heroes)
    if enemy.rank == "villain":
        table = replace(table, villain=enemy.enemy, board="")
    elif enemy.enemy not in table.minions:
        table = replace(table, minions=(enemy.enemy, *table.minions[1:]))
    others = tuple(name for name in table.events if name != event.event)
    table = replace(table, heroes=heroes, events=(event.event, *others[:2]))
    return plays(MadeLibrary(None, enemy, event), table, dice, OF_ANY_ENEMY)


def plays(library: Library, table: Setup, dice: Dice, laws: tuple[Law, ...] = CHEAP) -> int:
    """A whole game, with cheap laws at each decision and now and then all that a player is told."""
    game = make_game(library, table)
    state = new_game(game, table.seed)
    state.log = []
    by_language = [GameNames(library, game, lang) for lang in LANGUAGES]
    taken = 0
    while state.decision is not None:
        check(state, dice, laws)
        if dice.once_in(10):
            a_state_round_trips_through_bytes_and_numbers(state, dice)
            _is_told(state, dice.pick(by_language))
        take(state, choose(state.decision, dice))
        taken += 1
        assert taken < MANY, "the game does not end"
    for names in by_language:
        paragraphs(state.log or [], names.writer, 0)
    return taken


def _is_told(state: State, names: GameNames) -> None:
    """Question and options have words."""
    assert state.decision is not None
    view = view_of(state, state.decision.seat)
    assert question_of(view, names).line
    assert all(answer.sentence.strip() for answer in answers_of(view, names))
