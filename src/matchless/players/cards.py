"""What cards are worth, judged only by what is printed on them.

The search has functions like these. Greedy keeps its own, since it is the reference that others are measured against,
and stays as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members
from matchless.rules.game import AFTER_COMBAT, NOTHING

if TYPE_CHECKING:
    from matchless.rules.game import Card, Seat

HAND_LIMIT: Final = 7
_EFFECT: Final = 0.7
"""What the effects of a combat card add to its printed value, on average."""
_USELESS: Final = 0.3
"""The worth of a card that only defeated fighters could use: it can still be a boost."""
_TOO_MANY: Final = 0.1
"""The worth of a card beyond the hand limit."""


def strength(card: Card) -> float:
    """Return the value of a combat card, with something added for its effects."""
    for timing in range(AFTER_COMBAT + 1):
        if card.programs[timing] != NOTHING:
            return card.value + _EFFECT
    return float(card.value)


def worth(card: Card) -> float:
    """Return what holding a card is worth, in health of a hero."""
    use = 1.6 if card.is_scheme else 0.3 + 0.3 * strength(card)
    if card.attacks and card.defends:
        use += 0.2
    return use + 0.08 * max(0, card.boost)


@final
class Deck:
    """One seat's cards, appraised: their worth, and how hard each fighter hits and blocks with them."""

    __slots__ = ("attack", "count", "defense", "users", "worth")

    def __init__(self, seat: Seat) -> None:
        deck = seat.deck
        ranks = range(len(seat.fighters))
        self.count: Final = len(deck)
        self.worth: Final = [worth(card) for card in deck]
        self.users: Final = [card.users for card in deck]
        # For each fighter, by card: its attack and defense values; 0 for cards it cannot use.
        self.attack: Final = [
            [strength(card) if card.attacks and card.users >> rank & 1 else 0.0 for card in deck]
            for rank in ranks
        ]
        self.defense: Final = [
            [strength(card) if card.defends and card.users >> rank & 1 else 0.0 for card in deck]
            for rank in ranks
        ]

    def worth_of(self, cards: int, alive: int) -> float:
        """Return what a hand is worth while the fighters ``alive`` (a set of ranks) can use it."""
        found = self._worths(cards, alive)
        if len(found) > HAND_LIMIT:
            found.sort(reverse=True)
            return sum(found[:HAND_LIMIT]) + _TOO_MANY * (len(found) - HAND_LIMIT)
        return sum(found)

    def mean_worth(self, cards: int, alive: int) -> float:
        """Return the average worth of some cards."""
        found = self._worths(cards, alive)
        return sum(found) / max(1, len(found))

    def _worths(self, cards: int, alive: int) -> list[float]:
        return [self.worth[card] if self.users[card] & alive else _USELESS for card in members(cards)]


def best_held(values: list[float], cards: int) -> float:
    """Return the highest value among the cards held.

    >>> best_held([3.0, 2.0, 5.0], 0b011)
    3.0
    """
    return max([values[card] for card in members(cards)], default=0.0)


def best_expected(values: list[float], unseen: int, count: int) -> float:
    """Return the expected highest value among ``count`` random cards of those unseen.

    >>> best_expected([4.0, 0.0], 0b11, 1)
    2.0
    """
    left = sorted([values[card] for card in members(unseen)], reverse=True)
    total = 0.0
    missing = 1.0  # the chance that none of the cards looked at so far is held
    for at, value in enumerate(left):
        if at + count >= len(left):
            return total + missing * value
        held = count / (len(left) - at)
        total += missing * held * value
        missing *= 1 - held
    return total
