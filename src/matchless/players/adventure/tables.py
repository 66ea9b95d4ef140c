"""What heroes in an adventure know: the tables of a game, and what the enemies may draw next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from matchless.players.cards import Deck
from matchless.players.distances import Distances
from matchless.players.knowledge import stage
from matchless.rules.adventure.ops.enemy import TakeTurn
from matchless.rules.board.bits import members
from matchless.rules.flow.values import standing_bonus
from matchless.rules.game import AFTER_COMBAT, ATTACK_VALUE, NOTHING
from matchless.rules.state.view import UNKNOWN
from matchless.search.distances import FAR, steps_to

if TYPE_CHECKING:
    from matchless.rules.adventure.adventure import Adventure
    from matchless.rules.game import Card, Fighter, Game
    from matchless.rules.state.view import View


class AdventureWeights(NamedTuple):
    """How much the parts of an adventure count. The unit is one health of a healthy hero."""

    hero: float = 1.0  # each health point of a hero
    frailty: float = 5.0  # how much more the last ones count
    fallen: float = 6.0  # what a hero's defeat costs on top
    sidekick: float = 0.6  # each health point of a sidekick
    standing: float = 0.8  # a sidekick on the board
    villain: float = 2.4  # each health point of the villain
    haste: float = 1.0  # how much more that counts when the threat is near its end
    minion: float = 0.6  # each health point of a minion
    alive: float = 3.0  # a minion on the board
    threat: float = 12.0  # the whole threat track, per player
    token: float = 2.5  # for how many rounds a token on a bridge or field is expected to count
    card: float = 0.9  # the worth of cards in hand
    deck: float = 0.1  # each card left to draw
    exhaustion: float = 0.5  # each of the last cards, on top of that
    press: float = 0.5  # damage we can do next
    fear: float = 0.6  # damage the enemies will do next
    block: float = 0.6  # how much of the best defense to count on
    effect: float = 0.5  # what an effect adds to an enemy's attack
    site: float = 0.5  # being where tokens can be removed
    approach: float = 0.1  # each step from where the villain can be attacked


ADVENTURE_WEIGHTS: Final = AdventureWeights()


@final
class Grounds:
    """Distances over the board for a given set of standing bridges."""

    __slots__ = ("sites", "ways")

    def __init__(self, game: Game, adventure: Adventure, doors: int) -> None:
        layout = game.board.layouts[doors]
        self.ways: Final = Distances(layout)
        self.sites: Final = [steps_to(layout, site) for site in adventure.sites]  # [site][from]


@final
class AdventureTables:
    """What does not change during an adventure."""

    __slots__ = (
        "_grounds",
        "adventure",
        "decks",
        "enemies",
        "game",
        "moves",
        "stages",
        "turns",
        "vitality",
        "weights",
    )

    def __init__(self, game: Game, adventure: Adventure, weights: AdventureWeights) -> None:
        self.game: Final = game
        self.adventure: Final = adventure
        self.weights: Final = weights
        self.decks: Final = [Deck(seat) for seat in game.seats]
        self.vitality: Final = [_vitality(fighter, weights, game.players) for fighter in game.fighters]
        self.enemies: Final = [fighter for fighter in game.fighters if fighter.is_enemy]
        # For each initiative card, the seat of the enemy that takes a turn by it, or -1.
        self.turns: Final = [
            card.seat if card.seat >= 0 and _brings_turn(game, card.now) else -1
            for card in adventure.initiative
        ]
        self.moves: Final = [seat.move for seat in game.seats]
        self.stages: Final = [[stage(need, seat.move) for need in range(FAR + 1)] for seat in game.seats]
        self._grounds: Final[dict[int, Grounds]] = {}

    def grounds(self, doors: int) -> Grounds:
        """Return the distances for a given set of destroyed bridges."""
        found = self._grounds.get(doors)
        if found is None:
            found = self._grounds[doors] = Grounds(self.game, self.adventure, doors)
        return found


def _brings_turn(game: Game, program: int) -> bool:
    return any(isinstance(op, TakeTurn) for op in game.programs[program])


def _vitality(fighter: Fighter, weights: AdventureWeights, players: int) -> list[float]:
    """Return what a fighter's health is worth, for each amount; an enemy is worth what it costs."""
    levels = range(1, max(fighter.health, fighter.dial) + 1)
    if fighter.is_enemy:
        if fighter.seat == players:
            return [0.0, *(-weights.villain * health for health in levels)]
        return [0.0, *(-weights.alive - weights.minion * health for health in levels)]
    if fighter.is_hero:
        last = weights.frailty
        return [-weights.fallen, *(weights.hero * health + last * (1 - 0.8**health) for health in levels)]
    return [0.0, *(weights.standing + weights.sidekick * health for health in levels)]


@final
class EnemyForecast:
    """What one seat expects of the enemies and holds itself, at one decision."""

    __slots__ = ("_damage", "attacks", "guards", "held", "seat", "tables")

    def __init__(self, tables: AdventureTables, view: View) -> None:
        position = view.position
        self.tables: Final = tables
        self.seat: Final = view.seat
        self.held: Final = position.hand[view.seat]
        weights = tables.weights
        self.attacks: Final[dict[int, float]] = {}  # for each enemy, its expected attack
        self.guards: Final[dict[int, list[int]]] = {}  # for each enemy, its expected defenses
        self._damage: Final[dict[tuple[int, float], float]] = {}
        assert position.quest is not None
        for enemy in tables.enemies:
            cards = _next_cards(tables, view, enemy.seat)
            bonus = standing_bonus(position, ATTACK_VALUE, enemy.seat, enemy.number) + position.quest.fury
            total = sum(card.value + (weights.effect if _has_effect(card) else 0.0) for card in cards)
            self.attacks[enemy.number] = total / max(1, len(cards)) + bonus
            self.guards[enemy.number] = [card.guard for card in cards] or [0]

    def damage(self, enemy: int, attack: float) -> float:
        """Return the expected damage of an attack on an enemy."""
        found = self._damage.get((enemy, attack))
        if found is None:
            guards = self.guards[enemy]
            found = sum(max(0.0, attack - guard) for guard in guards) / len(guards)
            self._damage[enemy, attack] = found
        return found


def _next_cards(tables: AdventureTables, view: View, seat: int) -> list[Card]:
    """Return the cards that may be on top of an enemy's deck: the known one, or all unseen ones."""
    position = view.position
    deck = tables.game.seats[seat].deck
    pile = position.deck[seat]
    if pile and pile[-1] != UNKNOWN:
        return [deck[pile[-1]]]
    unseen = (1 << len(deck)) - 1 & ~position.public[seat] if pile else (1 << len(deck)) - 1
    return [deck[card] for card in members(unseen)]


def _has_effect(card: Card) -> bool:
    return any(card.programs[timing] != NOTHING for timing in range(AFTER_COMBAT + 1))
