"""Which weights there are to learn, and the place of each in the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.match.setup import Setup, make_game
from matchless.search.evaluation import FEATURES
from matchless.search.policy.terms import TERMS
from matchless.search.weights import CHOICES, HELD, HOLD, ROLES, STRUCK, Weights, worth

if TYPE_CHECKING:
    from matchless.library.library import Library
    from matchless.search.tables import Tables

_UNLEARNED: Final = 0.08


class Index:
    """The places of all weights: general ones first, then those of heroes and cards.

    ``choice`` and ``hold`` are by hero, card (and role); a hero's own weights of positions begin at ``hero``.
    """

    def __init__(self, library: Library) -> None:
        self.choice: dict[str, int] = {}
        self.hold: dict[str, int] = {}
        self.hero: dict[str, int] = {}
        self.first_hold: dict[str, float] = {}
        positions = len(FEATURES)
        for slug in library.heroes:
            self.hero[slug] = positions
            positions += len(FEATURES)
        board = library.boards[0]
        for slug in library.heroes:
            other = next(one for one in library.heroes if one != slug)
            seat = make_game(library, Setup(board, (slug, other), 1)).seats[0]
            for card in {card.name: card for card in seat.deck}.values():
                self.hold[f"{slug}/{card.name}"] = positions
                self.first_hold[f"{slug}/{card.name}"] = _UNLEARNED * worth(card)
                positions += 1
                for role in ROLES[:CHOICES]:
                    name = f"{slug}/{card.name}/{role}"
                    self.choice[name] = len(TERMS) + len(self.choice)

    def choices_of(self, tables: Tables) -> list[int]:
        """Return the place of every weight of choices that a game has."""
        return [*range(len(TERMS)), *(self.choice[name] for name in tables.names())]

    def start_choices(self, weights: Weights) -> list[float]:
        """Return the weights of choices in their places."""
        found = [*weights.choices, *[0.0] * len(self.choice)]
        for name, at in self.choice.items():
            hero, card, role = name.split("/")
            own = weights.cards.get(hero, {}).get(card)
            if own is not None:
                found[at] = own[ROLES.index(role)]
        return found

    def start_positions(self, weights: Weights) -> list[float]:
        """Return the weights of positions in their places."""
        found = [*weights.positions, *[0.0] * (len(self.hero) * len(FEATURES) + len(self.hold))]
        for hero, at in self.hero.items():
            for term, value in enumerate(weights.heroes.get(hero, [])):
                found[at + term] = value
        for name, at in self.hold.items():
            hero, card = name.split("/")
            own = weights.cards.get(hero, {}).get(card)
            found[at] = self.first_hold[name] if own is None else own[HOLD]
        return found

    def known_cards(self, weights: Weights, role: int) -> dict[str, float]:
        """Return the weights of all cards in one role, by hero and card."""
        found: dict[str, float] = {}
        for name in self.hold:
            hero, card = name.split("/")
            own = weights.cards.get(hero, {}).get(card)
            found[name] = 0.0 if own is None else own[role]
        return found

    def weights(
        self,
        choices: list[float],
        positions: list[float],
        held: dict[str, float],
        struck: dict[str, float],
        champion: Weights,
    ) -> Weights:
        """Return weights in places as the search takes them; those of adventures are the champion's."""
        count = len(FEATURES)
        cards: dict[str, dict[str, list[float]]] = {hero: {} for hero in self.hero}
        for name, at in self.hold.items():
            hero, card = name.split("/")
            roles = [0.0] * len(ROLES)
            for role in range(CHOICES):
                roles[role] = choices[self.choice[f"{name}/{ROLES[role]}"]]
            roles[HOLD] = positions[at]
            roles[HELD] = held.get(name, 0.0)
            roles[STRUCK] = struck.get(name, 0.0)
            cards[hero][card] = roles
        return Weights(
            positions[:count],
            choices[: len(TERMS)],
            {hero: positions[at : at + count] for hero, at in self.hero.items()},
            cards,
            champion.adventure_positions,
            champion.adventure_choices,
        )
