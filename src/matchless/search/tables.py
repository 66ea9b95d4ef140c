"""What does not change during a game, worked out once: distances, and what cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members
from matchless.rules.game import AFTER_COMBAT, NOTHING

if TYPE_CHECKING:
    from matchless.rules.board.layout import Layout
    from matchless.rules.game import Card, Game

FAR: Final = 63
"""More steps than any board has."""
_EFFECT: Final = 0.7
"""What an effect in combat adds to a card's value."""
_SCHEME: Final = 1.6
"""What a scheme in hand is worth."""


@final
class Tables:
    """Distances, strengths of cards and the like."""

    __slots__ = ("attack", "defense", "first", "game", "move", "until", "worth")

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        board = game.board.layouts[0]
        melee = steps_until(board, False)
        ranged = steps_until(board, True)
        # For each fighter, target space and own space: the steps to where it can attack the target.
        self.until: Final[list[list[list[int]]]] = [
            ranged if fighter.ranged else melee for fighter in game.fighters
        ]
        self.move: Final[list[int]] = [game.seats[fighter.seat].move for fighter in game.fighters]
        # By seat and card.
        self.attack: Final[list[list[float]]] = []
        self.defense: Final[list[list[float]]] = []
        self.worth: Final[list[list[float]]] = []
        self.first: Final[list[list[int]]] = []
        for seat in game.seats:
            self.attack.append([_strength(card, card.value) if card.attacks else 0.0 for card in seat.deck])
            self.defense.append([_strength(card, card.guard) if card.defends else 0.0 for card in seat.deck])
            self.worth.append([_worth(card) for card in seat.deck])
            self.first.append([card.first for card in seat.deck])


def steps_until(board: Layout, ranged: bool) -> list[list[int]]:
    """Return, by target space and own space, the steps until an attack is possible."""
    found: list[list[int]] = []
    for space in range(board.size):
        near = board.neighbours[space]
        edge = (near | board.zone_mates[space]) & ~(1 << space) if ranged else near
        steps = [FAR] * board.size
        seen = edge
        count = 0
        while edge:
            for one in members(edge):
                steps[one] = count
            edge = board.around(edge) & ~seen
            seen |= edge
            count += 1
        found.append(steps)
    return found


def _strength(card: Card, value: int) -> float:
    for timing in range(AFTER_COMBAT + 1):
        if card.programs[timing] != NOTHING:
            return float(value) + _EFFECT
    return float(value)


def _worth(card: Card) -> float:
    """Return what a card in hand is worth; the unit is one health of a healthy hero."""
    found = _SCHEME if card.is_scheme else 0.3 + 0.3 * _strength(card, card.value)
    if card.attacks and card.defends:
        found += 0.2
    return found + 0.08 * float(max(0, card.boost))
