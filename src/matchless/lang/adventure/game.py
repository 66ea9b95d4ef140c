"""From heroes, a villain, minions and events to the game of an adventure (A2)."""

from __future__ import annotations

from typing import NamedTuple

from matchless.lang import nodes
from matchless.lang.adventure.as_hero import as_hero
from matchless.lang.adventure.compile import Scope
from matchless.lang.adventure.files import Enemy, EnemyCard, EventCard, InitiativeCard, StrewnToken
from matchless.lang.compile.game import Seating, told_apart
from matchless.lang.compile.program import Compiler
from matchless.lang.compile.words import Lexicon
from matchless.rules import game as rules
from matchless.rules.adventure.adventure import (
    ENEMIES,
    MARKERS,
    NO_OWNER,
    PLAYERS,
    Adventure,
    Initiative,
    Tile,
    TokenKind,
)
from matchless.rules.board.board import Board
from matchless.rules.describe.amounts import Fixed
from matchless.rules.flow.play import rule_programs
from matchless.rules.flow.programs import PLAYER_TURN_PROGRAM
from matchless.rules.ruleset import RuleSet


class Cast(NamedTuple):
    """Who takes part in an adventure, and what makes it harder."""

    heroes: list[nodes.Hero]
    villain: Enemy
    minions: list[Enemy]
    events: list[EventCard]

    @property
    def enemies(self) -> list[Enemy]:
        """The villain and its minions, in the order of their seats."""
        return [self.villain, *self.minions]


def compile_adventure(
    board: Board, sites: list[int], cast: Cast, options: RuleSet, version: str = ""
) -> rules.Game:
    """Return the game of heroes against a villain; ``sites`` are the spaces at each of its bridges or fields."""
    return _Laying(board, sites, cast, options).game(version)


class _Further(NamedTuple):
    """A further initiative card of an enemy: whose it is, and its number and copies in the adventure."""

    owner: int
    name: str
    card: InitiativeCard
    first: int
    copies: int


class _Laying:
    """An adventure being set up: everything gets its number before the first step is compiled."""

    def __init__(self, board: Board, sites: list[int], cast: Cast, options: RuleSet) -> None:
        self.board = board
        self.sites = sites
        self.cast = cast
        self.options = options
        self.compiler = Compiler(rule_programs(options))
        self.kinds = self._kinds()
        self.further = self._further()
        self.seats: list[rules.Seat] = []
        self.lexicons: list[Lexicon] = []  # the enemies'

    def game(self, version: str) -> rules.Game:
        """Return the game."""
        for hero in self.cast.heroes:
            self.seats.append(Seating(self.compiler, hero, PLAYERS, self.seats).seat())
        for enemy in self.cast.enemies:
            self.seats.append(self._seat(enemy))
        adventure = self._adventure()
        _apply(self.cast.events, adventure)
        for event in self.cast.events:
            programs = [self._program(steps) for steps in _answers(event)]
            lists = (adventure.end_of_round, adventure.when_reshuffled, adventure.when_defeated)
            for program, found in zip(programs, lists, strict=True):
                if program != rules.NOTHING:
                    found.append(program)
        return rules.Game(self.board, self.seats, self.options, self.compiler.programs, version, adventure)

    def _kinds(self) -> list[TokenKind]:
        """List the kinds of tokens; enemies that strew the same kind pool their supplies (A2.3)."""
        supplies: dict[str, int] = {}
        kinds: dict[str, StrewnToken] = {}
        for enemy in self.cast.enemies:
            for name, kind in enemy.strews.items():
                supplies[name] = supplies.get(name, 0) + kind.supply
                kinds.setdefault(name, kind)
        return [TokenKind(name, supplies[name], kind.stops, kind.damage) for name, kind in kinds.items()]

    def _further(self) -> list[_Further]:
        """Number the further initiative cards, after the players' and one for each enemy."""
        found = []
        first = MARKERS + len(self.cast.enemies)
        for owner, enemy in enumerate(self.cast.enemies):
            for name, card in enemy.initiative.items():
                copies = (
                    min(card.copies, len(self.cast.heroes)) if card.joins == "by_players" else card.copies
                )
                found.append(_Further(owner, name, card, first, copies))
                first += copies
        return found

    def _scope(self, enemy: Enemy) -> Scope:
        owner = self.cast.enemies.index(enemy)
        names = [kind.name for kind in self.kinds]
        return Scope(
            enemy.move + sum(event.enemy_move for event in self.cast.events),
            tuple(enemy.tiles),
            {name: names.index(name) for name in enemy.strews},
            {part.name: (part.first, part.copies) for part in self.further if part.owner == owner},
        )

    def _seat(self, enemy: Enemy) -> rules.Seat:
        """Seat an enemy: one fighter and its deck."""
        number = len(self.seats)
        scope = self._scope(enemy)
        health = _health(enemy, self.cast)
        first = sum(len(seat.fighters) for seat in self.seats)
        fighter = rules.Fighter(
            told_apart(enemy.enemy, self.seats),
            enemy.enemy,
            first,
            number,
            ENEMIES,
            0,
            health,
            health,
            is_hero=False,
            ranged=False,
            aside=False,
            is_enemy=True,
        )
        lexicon = Lexicon(as_hero(enemy), [fighter], {}, {}, scope)
        self.lexicons.append(lexicon)
        deck = [card for name in enemy.deck for card in self._copies(name, enemy.deck[name], lexicon)]
        abilities: list[list[rules.Ability]] = [[] for _ in range(rules.MOMENTS)]
        standing: list[list[rules.Standing]] = [[] for _ in range(rules.BONUSES)]
        for event in self.cast.events:
            if event.attack_bonus:
                condition = lexicon.condition(event.condition) if event.condition else None
                bonus = rules.Standing(Fixed(event.attack_bonus), condition, lexicon.all)
                standing[rules.ATTACK_VALUE].append(bonus)
        return rules.Seat(
            number,
            ENEMIES,
            enemy.enemy,
            scope.move,
            [fighter],
            deck,
            [],
            [],
            [],
            [],
            abilities,
            standing,
            is_enemy=True,
        )

    def _copies(self, name: str, card: EnemyCard, lexicon: Lexicon) -> list[rules.Card]:
        timings: tuple[nodes.Steps, ...] = (card.immediately, card.during_combat, card.after_combat, ())
        printed = rules.Card(
            name,
            "versatile",
            card.attack,
            card.boost,
            1,
            0,
            lexicon.first_copy[name],
            card.copies,
            [self.compiler.program(steps, lexicon) for steps in timings],
        )
        printed.guard = card.defense
        printed.attack_only = card.boxes == "two"
        printed.is_hoax = card.hoax
        return [printed] * card.copies

    def _program(self, steps: nodes.Steps, owner: int = 0) -> int:
        return self.compiler.program(steps, self.lexicons[owner])

    def _adventure(self) -> Adventure:
        villain = self.cast.villain
        token = villain.token
        assert token is not None  # checked in the file
        return Adventure(
            len(self.cast.heroes),
            list(villain.threat),
            [self._program(steps) for steps in villain.goals],
            self.sites,
            villain.sites == "bridges",
            token.name,
            token.supply,
            [token.start.get(str(site), 0) for site in range(1, len(self.sites) + 1)],
            [Tile(name, self._program(steps)) for name, steps in villain.tiles.items()],
            self._program(villain.after_maneuver),
            self._initiative(),
            self.kinds,
        )

    def _initiative(self) -> list[Initiative]:
        """List the initiative cards: the players' markers, each enemy's, and the further ones."""
        cards = [
            Initiative(f"player-{marker + 1}", NO_OWNER, marker, PLAYER_TURN_PROGRAM, rules.NOTHING, False)  # noqa: FBT003 - in the order of the card
            for marker in range(MARKERS)
        ]
        first = len(self.cast.heroes)
        for owner, enemy in enumerate(self.cast.enemies):
            now, end = self._program(enemy.now, owner), self._program(enemy.end_of_round, owner)
            cards.append(Initiative(enemy.enemy, first + owner, -1, now, end, joins_later=False))
        for part in self.further:
            now = self._program(part.card.now, part.owner)
            end = self._program(part.card.end_of_round, part.owner)
            later = part.card.joins == "later"
            assert len(cards) == part.first
            cards += [Initiative(part.name, first + part.owner, -1, now, end, later)] * part.copies
        return cards


def _health(enemy: Enemy, cast: Cast) -> int:
    """Return an enemy's starting health (A2.1, A2.2)."""
    if enemy.rank == "minion":
        return enemy.health + sum(event.minion_health for event in cast.events)
    return len(cast.heroes) * (enemy.health + sum(event.villain_health for event in cast.events))


def _answers(event: EventCard) -> tuple[nodes.Steps, nodes.Steps, nodes.Steps]:
    return event.end_of_round, event.when_reshuffled, event.when_defeated


def _apply(events: list[EventCard], adventure: Adventure) -> None:
    """Apply the changes that events make to the set-up."""
    for event in events:
        adventure.events.append(event.event)
        adventure.first_space += event.first_threat_space
        adventure.starting_hand += event.starting_hand
        adventure.recover_less += event.recover_less
        if event.hand_limit is not None:
            adventure.hand_limit = min(adventure.hand_limit, event.hand_limit)
    adventure.first_space = min(adventure.first_space, len(adventure.track) - 1)
