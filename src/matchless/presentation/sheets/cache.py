"""What never changes about a game in one language, worked out once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final
from weakref import WeakKeyDictionary

from matchless.presentation.wire.game import FighterSheet
from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.flow.damage import health_limit

if TYPE_CHECKING:
    from matchless.presentation.names import GameNames
    from matchless.presentation.wire.game import OptionSheet
    from matchless.rules.choice import Choice
    from matchless.rules.state.state import State


@final
class SheetCache:
    """The sheets and names of a game that are needed again and again."""

    def __init__(self, names: GameNames) -> None:
        self.slugs = [[card.name for card in seat.deck] for seat in names.game.seats]  # by seat and card
        self.options: dict[Choice, OptionSheet] = {}
        self._titles = [names.title(fighter.number) for fighter in names.game.fighters]
        self._fighters: dict[tuple[int, int, int], FighterSheet] = {}
        self._reach: dict[tuple[int, bool, int], tuple[str, ...]] = {}

    def fighter(self, position: State, number: int) -> FighterSheet:
        """Return a fighter in its current state."""
        space, health = position.space[number], position.health[number]
        found = self._fighters.get((number, space, health))
        if found is None:
            sheet = position.game.fighters[number]
            found = FighterSheet(
                number,
                sheet.group,
                self._titles[number],
                sheet.seat,
                None if space == NOWHERE else position.game.board.spaces[space],
                health,
                health_limit(position, number),
                sheet.is_hero,
                sheet.ranged,
                defeated=space == NOWHERE and health <= 0 and not sheet.aside,
            )
            self._fighters[number, space, health] = found
        return found

    def reach(self, position: State, number: int) -> tuple[str, ...]:
        """Return the spaces that a fighter on the board could attack (R7.3 to R7.5)."""
        space, ranged = position.space[number], position.game.fighters[number].ranged
        found = self._reach.get((space, ranged, position.doors))
        if found is None:
            layout = position.layout()
            near = layout.neighbours[space]
            if ranged:
                near |= layout.zone_mates[space]
            spaces = position.game.board.spaces
            found = tuple(spaces[other] for other in members(near & ~(1 << space)))
            self._reach[space, ranged, position.doors] = found
        return found


_CACHES: Final[WeakKeyDictionary[GameNames, SheetCache]] = WeakKeyDictionary()


def sheet_cache(names: GameNames) -> SheetCache:
    """Return what never changes about a game."""
    found = _CACHES.get(names)
    if found is None:
        found = _CACHES[names] = SheetCache(names)
    return found
