"""How much the tokens on bridges or fields advance the threat, and how soon they can be removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.adventure.adventure import GOALS
from matchless.rules.adventure.objectives import lowest_site
from matchless.rules.board.board import NOWHERE
from matchless.rules.state.frame import NOBODY
from matchless.search.adventure.stages import stage
from matchless.search.adventure.terms import SITES, TOKENS

if TYPE_CHECKING:
    from matchless.rules.adventure.state import Quest
    from matchless.rules.state.state import State
    from matchless.search.adventure.tables import AdventureTables, Distances

_CLEARING: Final[list[float]] = [1.0, 0.8, 0.6, 0.4, 0.2]
"""How soon a token can be removed, by what it takes to get there."""
_SYMBOL: Final = 0.5
"""How many threats a round a field with tokens is worth."""


def tokens(
    tables: AdventureTables, state: State, quest: Quest, ways: Distances, way: float, row: list[float]
) -> None:
    """Work out how much the tokens on bridges or fields advance the threat, and how soon they can be removed."""
    adventure = tables.adventure
    price = (0.5 + way) / float(GOALS * len(adventure.track))
    weight = 0.0
    near = 0.0
    if adventure.are_bridges:
        site = lowest_site(state)
        if site != NOBODY and quest.tokens[site]:
            weight = float(quest.tokens[site])
            near = weight * _soonest(state, ways.sites[site])
    else:
        for site in range(len(quest.tokens)):
            if quest.tokens[site]:
                weight += _SYMBOL
                near += _SYMBOL * _soonest(state, ways.sites[site])
    row[TOKENS] = price * weight
    row[SITES] = price * near


def _soonest(state: State, steps: list[int]) -> float:
    game = state.game
    soonest = 0.0
    for fighter in game.fighters:
        here = state.space[fighter.number]
        if fighter.is_enemy or here == NOWHERE or state.health[fighter.number] <= 0:
            continue
        soonest = max(soonest, _CLEARING[stage(steps[here], game.seats[fighter.seat].move)])
    return soonest
