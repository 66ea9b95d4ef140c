"""What a bot knows: the tables of a game, and what one seat has seen at one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from matchless.players.cards import Deck, best_expected, best_held
from matchless.players.distances import Distances
from matchless.search.distances import FAR

if TYPE_CHECKING:
    from matchless.rules.game import Fighter, Game
    from matchless.rules.state.view import View

FALLEN: Final = 200.0
"""What a defeated hero costs before the rules have noticed."""
_BOOST: Final = 2
"""How much farther a boost is expected to carry a fighter."""


class Weights(NamedTuple):
    """How much the parts of a position count. The unit is one health of a healthy hero."""

    hero: float = 1.0  # each health point of a hero
    frailty: float = 4.0  # how much more the last ones count
    sidekick: float = 0.6  # each health point of a sidekick
    standing: float = 1.0  # a sidekick on the board
    card: float = 1.0  # the worth of cards in hand
    reserve: float = 2.0  # having cards at all
    deck: float = 0.1  # each card left to draw
    exhaustion: float = 0.5  # each of the last cards, on top of that
    press: float = 0.6  # damage we can do next
    fear: float = 0.4  # damage the other side can do next
    block: float = 0.7  # how much of the best defense to count on
    kill: float = 6.0  # the chance to defeat a hero next
    approach: float = 0.05  # each step from a fighter to where it can attack a hero


WEIGHTS: Final = Weights()


@final
class Tables:
    """What does not change during a game."""

    __slots__ = ("decks", "game", "stages", "until", "vitality", "weights")

    def __init__(self, game: Game, weights: Weights) -> None:
        ways = Distances(game.board.layouts[0])
        self.game: Final = game
        self.weights: Final = weights
        self.decks: Final = [Deck(seat) for seat in game.seats]
        self.until: Final = [ways.ranged if fighter.ranged else ways.melee for fighter in game.fighters]
        moves = [[stage(need, seat.move) for need in range(FAR + 1)] for seat in game.seats]
        self.stages: Final = [moves[fighter.seat] for fighter in game.fighters]
        self.vitality: Final = [_vitality(fighter, weights) for fighter in game.fighters]


def stage(need: int, move: int) -> int:
    """Return what it takes to attack from this far: 0 nothing, 1 a maneuver, 2 a boost, 3 two maneuvers, 4 more."""
    if need <= 0:
        return 0
    if need <= move:
        return 1
    if need <= move + _BOOST:
        return 2
    return 3 if need <= 2 * move else 4


def _vitality(fighter: Fighter, weights: Weights) -> list[float]:
    """Return what a fighter's health is worth, for each amount."""
    levels = range(1, max(fighter.health, fighter.dial) + 1)
    if fighter.is_hero:
        return [-FALLEN, *(weights.hero * health + weights.frailty * (1 - 0.8**health) for health in levels)]
    return [0.0, *(weights.standing + weights.sidekick * health for health in levels)]


@final
class Knowledge:
    """What one seat has seen at one decision."""

    __slots__ = ("_expected", "held", "seat", "tables", "team", "unseen")

    def __init__(self, tables: Tables, view: View) -> None:
        position = view.position
        self.tables: Final = tables
        self.seat: Final = view.seat
        self.team: Final = tables.game.sides[view.seat]
        self.held: Final = position.hand[view.seat]
        self.unseen: Final[list[int]] = []  # for each seat, the cards that may be anywhere
        for seat in range(len(tables.decks)):
            seen = position.public[seat]
            if seat == view.seat:
                seen |= position.hand[seat] | position.played[seat]
            self.unseen.append((1 << tables.decks[seat].count) - 1 & ~seen)
        self._expected: Final[dict[tuple[int, bool, int], float]] = {}

    def best(self, fighter: Fighter, cards: int, *, attacking: bool) -> float:
        """Return the value of the best card for a fighter; ``cards`` are its seat's, or just how many it has."""
        deck = self.tables.decks[fighter.seat]
        values = (deck.attack if attacking else deck.defense)[fighter.rank]
        if fighter.seat == self.seat:
            return best_held(values, cards)
        key = (fighter.number, attacking, cards)
        if key not in self._expected:
            self._expected[key] = best_expected(values, self.unseen[fighter.seat], cards)
        return self._expected[key]
