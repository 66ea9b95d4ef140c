"""What does not change during a game, worked out once: distances, and what is known about heroes and cards."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from matchless.search.adventure.tables import AdventureTables
from matchless.search.distances import melee_steps, ranged_steps
from matchless.search.weights import CHOICES, HELD, HOLD, ROLES, STRUCK, strength, worth

if TYPE_CHECKING:
    from matchless.rules.game import Game, Seat
    from matchless.search.weights import Weights

COUNTERS: Final = 2
"""How many counters and forms of a hero are looked at."""


@final
class Tables:
    """Distances, strengths of cards and weights, by fighter or by seat."""

    __slots__ = (
        "adventure",
        "attack",
        "blocks",
        "choices",
        "counters",
        "defense",
        "first",
        "game",
        "held",
        "hold",
        "mains",
        "move",
        "offsets",
        "positions",
        "power",
        "struck",
        "until",
        "worth",
    )

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game: Final = game
        board = game.board.layouts[0]
        melee = melee_steps(board)
        ranged = ranged_steps(board)
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
        # By fighter: how strong its attacks are on average.
        self.power: Final[list[float]] = [
            _power(game.seats[fighter.seat], fighter.rank) for fighter in game.fighters
        ]
        # By seat: the weights of the terms of a position, the counters looked at, where its cards' choices begin.
        self.positions: Final[list[list[float]]] = []
        self.counters: Final[list[list[int]]] = []
        self.offsets: Final[list[int]] = []
        # The weights of choices: general terms first, then by seat, role and card.
        self.choices: list[float] = weights.choices[:]
        # In an adventure the enemies, who block with the top card of their decks, and other general weights.
        self.adventure: AdventureTables | None = None
        # By fighter: whether the game is about it, as about heroes and a villain.
        self.mains: Final[list[bool]] = [fighter.is_hero for fighter in game.fighters]
        # By seat: what an enemy blocks on average; a player decides.
        self.blocks: Final[list[float]] = [_block(seat) if seat.is_enemy else -1.0 for seat in game.seats]
        if game.adventure is not None:
            self.choices = weights.adventure_choices[:]
            self.adventure = AdventureTables(game, game.adventure, weights.adventure_positions)
            self.mains[self.adventure.enemies[0]] = True
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


def _power(seat: Seat, rank: int) -> float:
    """Return how strong the attacks of a fighter are on average."""
    total = 0.0
    count = 0
    for card in seat.deck:
        if card.attacks and card.users >> rank & 1:
            total += strength(card, card.value)
            count += 1
    return total / float(max(1, count))


def _block(seat: Seat) -> float:
    total = 0.0
    for card in seat.deck:
        total += float(max(0, card.guard))
    return total / float(max(1, len(seat.deck)))


def _counters(seat: Seat) -> list[int]:
    found = [form.counter for form in seat.forms]
    for counter in seat.counters:
        found.append(counter.counter)
    return found[:COUNTERS]
