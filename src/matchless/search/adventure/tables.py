"""What does not change during an adventure: whose turn each initiative card is, distances for each set of bridges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.ops.enemy import TakeTurn
from matchless.search.distances import melee_steps, ranged_steps, steps_to

if TYPE_CHECKING:
    from matchless.rules.adventure.adventure import Adventure
    from matchless.rules.board.layout import Layout
    from matchless.rules.game import Game


@final
class Distances:
    """The steps between spaces while some bridges stand."""

    __slots__ = ("melee", "ranged", "sites")

    def __init__(self, board: Layout, sites: list[int]) -> None:
        # By target space and own space: the steps until an attack is possible.
        self.melee: Final = melee_steps(board)
        self.ranged: Final = ranged_steps(board)
        # By bridge or field and own space.
        self.sites: Final = [steps_to(board, site) for site in sites]


@final
class AdventureTables:
    """The enemies and the board of an adventure."""

    __slots__ = ("_ways", "adventure", "enemies", "game", "turns", "weights")

    def __init__(self, game: Game, adventure: Adventure, weights: list[float]) -> None:
        self.game: Final = game
        self.adventure: Final = adventure
        self.weights: Final = weights
        self.enemies: Final = [fighter.number for fighter in game.fighters if fighter.is_enemy]
        # For each initiative card, the seat of the enemy that takes a turn by it, or -1.
        self.turns: Final[list[int]] = []
        for card in adventure.initiative:
            is_turn = False
            if card.seat >= 0:
                for op in game.programs[card.now]:
                    if isinstance(op, TakeTurn):
                        is_turn = True
            self.turns.append(card.seat if is_turn else -1)
        self._ways: Final[dict[int, Distances]] = {}

    def ways(self, doors: int) -> Distances:
        """Return the distances for a given set of doors and destroyed bridges."""
        found = self._ways.get(doors)
        if found is None:
            found = Distances(self.game.board.layouts[doors], self.adventure.sites)
            self._ways[doors] = found
        return found
