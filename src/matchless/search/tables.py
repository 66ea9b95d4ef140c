"""What does not change during a game, worked out once: distances, and what is known about heroes and cards."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members
from matchless.search.weights import CHOICES, HELD, HOLD, ROLES, STRUCK, strength, worth

if TYPE_CHECKING:
    from matchless.rules.board.layout import Layout
    from matchless.rules.game import Game, Seat
    from matchless.search.weights import Weights

FAR: Final = 63
"""More steps than any board has."""
COUNTERS: Final = 2
"""So many counters and forms of a hero are looked at."""


@final
class Tables:
    """Distances, strengths of cards and weights, by fighter or by seat."""

    __slots__ = (
        "attack",
        "choices",
        "counters",
        "defense",
        "first",
        "game",
        "held",
        "hold",
        "move",
        "offsets",
        "positions",
        "struck",
        "until",
        "worth",
    )

    def __init__(self, game: Game, weights: Weights) -> None:
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
        self.hold: Final[list[list[float]]] = []
        self.held: Final[list[list[float]]] = []
        self.struck: Final[list[list[float]]] = []
        # By seat: the weights of the terms of a position, the counters looked at, where its cards' choices begin.
        self.positions: Final[list[list[float]]] = []
        self.counters: Final[list[list[int]]] = []
        self.offsets: Final[list[int]] = []
        # The weights of choices: general terms first, then by seat, role and card.
        self.choices: Final[list[float]] = weights.choices[:]
        for seat in game.seats:
            deck = seat.deck
            learned = [weights.of_card(seat.hero, card) for card in deck]
            self.attack.append([strength(card, card.value) if card.attacks else 0.0 for card in deck])
            self.defense.append([strength(card, card.guard) if card.defends else 0.0 for card in deck])
            self.worth.append([worth(card) for card in deck])
            self.first.append([card.first for card in deck])
            self.hold.append([of[HOLD] for of in learned])
            self.held.append([exp(of[HELD]) for of in learned])
            self.struck.append([exp(of[STRUCK]) for of in learned])
            self.positions.append(weights.of_hero(seat.hero))
            self.counters.append(_counters(seat))
            self.offsets.append(len(self.choices))
            for role in range(CHOICES):
                for of in learned:
                    self.choices.append(of[role])

    def place(self, seat: int, role: int, card: int) -> int:
        """Return the place of a card's own weight among those of choices."""
        first = self.first[seat]
        return self.offsets[seat] + role * len(first) + first[card]

    def names(self) -> list[str]:
        """Return for each weight of a choice beyond the general ones the hero, card and role that it is for."""
        found: list[str] = []
        for seat in self.game.seats:
            for role in range(CHOICES):
                for card in seat.deck:
                    found.append(f"{seat.hero}/{card.name}/{ROLES[role]}")
        return found


def _counters(seat: Seat) -> list[int]:
    found = [form.counter for form in seat.forms]
    for counter in seat.counters:
        found.append(counter.counter)
    return found[:COUNTERS]


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
