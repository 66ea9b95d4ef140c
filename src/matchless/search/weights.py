"""What is learned: how much each term of a position or choice counts, in general, for a hero, and for a card.

A hero or card without weights of its own is played by the general ones and by what is printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from matchless.rules.game import Card

# What may be learned about a card.
ATTACK: Final = 0  # choosing it for an attack
SCHEME: Final = 1  # playing it as a scheme
DEFEND: Final = 2  # choosing it for a defense
BOOST: Final = 3  # discarding it for a boost
DISCARD: Final = 4  # discarding it at the end of a turn
USE: Final = 5  # accepting an offer of its effect
FIRST: Final = 6  # the first option of its effect, or its effect on the own hero
SECOND: Final = 7  # the second one, or its effect on an opposing hero
HOLD: Final = 8  # what it is worth in hand
HELD: Final = 9  # how much likelier it is in a hidden hand than in the deck, as a logarithm
STRUCK: Final = 10  # how much likelier it is the card of a hidden attack than others, as a logarithm
ROLES: Final = (
    "attack",
    "scheme",
    "defend",
    "boost",
    "discard",
    "use",
    "first",
    "second",
    "hold",
    "held",
    "struck",
)
CHOICES: Final = 8
"""How many of the roles are choices: the first ones."""

_EFFECT: Final = 0.7
"""What an effect in combat adds to a card's value."""
_SCHEME: Final = 1.6
"""What a scheme in hand is worth."""
_HOLD: Final = 0.08
"""How much a card that was never learned counts in hand, for each health that it is worth."""


@final
class Weights:
    """General weights by term; those of heroes add to them; those of cards are by hero, card and role.

    Adventures have general weights of their own.
    """

    __slots__ = ("adventure_choices", "adventure_positions", "cards", "choices", "heroes", "positions")

    def __init__(
        self,
        positions: list[float],
        choices: list[float],
        heroes: dict[str, list[float]],
        cards: dict[str, dict[str, list[float]]],
        adventure_positions: list[float],
        adventure_choices: list[float],
    ) -> None:
        self.positions: Final = positions
        self.choices: Final = choices
        self.heroes: Final = heroes
        self.cards: Final = cards
        self.adventure_positions: Final = adventure_positions
        self.adventure_choices: Final = adventure_choices

    def of_hero(self, hero: str) -> list[float]:
        """Return how much each term of a position counts for a hero."""
        own = self.heroes.get(hero)
        if own is None:
            return self.positions[:]
        return [self.positions[at] + own[at] for at in range(len(self.positions))]

    def of_card(self, hero: str, card: Card) -> list[float]:
        """Return the weights of a card by role."""
        cards = self.cards.get(hero)
        own = cards.get(card.name) if cards is not None else None
        if own is not None:
            return own
        found = [0.0] * len(ROLES)
        found[HOLD] = _HOLD * worth(card)
        return found


def strength(card: Card, value: int) -> float:
    """Return the value of a combat card, with something added for its effects."""
    return float(value) + (_EFFECT if card.timings & 7 else 0.0)


def worth(card: Card) -> float:
    """Return what a card in hand is worth by what is printed on it; the unit is one health of a healthy hero."""
    found = _SCHEME if card.is_scheme else 0.3 + 0.3 * strength(card, card.value)
    if card.attacks and card.defends:
        found += 0.2
    return found + 0.08 * float(max(0, card.boost))
