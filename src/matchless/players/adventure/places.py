"""What the fighters' positions are worth in an adventure: attacks by both sides, and tokens within reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from matchless.players.adventure.attacks import LEAST, drop
from matchless.rules.adventure.adventure import GOALS
from matchless.rules.adventure.objectives import lowest_site
from matchless.rules.adventure.state import quest_of
from matchless.rules.board.board import NOWHERE
from matchless.rules.state.frame import NOBODY
from matchless.search.distances import FAR

if TYPE_CHECKING:
    from matchless.players.adventure.attacks import Attacks
    from matchless.players.adventure.tables import AdventureTables, EnemyForecast
    from matchless.rules.state.state import State

Site: TypeAlias = tuple[list[int], list[tuple[int, list[int]]], float]
"""A bridge or field: the steps to it, who may go there and what that takes, and how much its tokens count."""

# How likely an attack is, by what it takes: nothing more, a maneuver, a boosted one, two of them, or more.
_CHANCES: Final = (  # with no, one or two actions left
    (0.6, 0.5, 0.4, 0.25, 0.1),
    (1.0, 0.5, 0.4, 0.25, 0.1),
    (1.0, 0.85, 0.5, 0.3, 0.15),
)
_MOST_ACTIONS: Final = 2
_CALM: Final = (1.0, 0.7, 0.5)
"""How much of the enemies' attacks counts, by how many actions we have left before them."""
_CLEARING: Final = (1.0, 0.8, 0.6, 0.4, 0.2)
"""How soon a token can be removed, on the same scale as attacks."""
_TIRED: Final = 0.5
"""How much less of each further attack a fighter blocks."""


def threat_price(tables: AdventureTables, way: float) -> float:
    """Return what a space of the threat track costs at some part of the way: more and more."""
    steps = GOALS * len(tables.adventure.track)
    return tables.weights.threat * tables.game.players * (0.5 + way) / steps


@final
class Places:
    """What positions are judged by."""

    __slots__ = (
        "_calm",
        "_chances",
        "_hopes",
        "_melee",
        "_menaces",
        "_price",
        "_sites",
        "_targets",
        "_weights",
    )

    def __init__(self, forecast: EnemyForecast, state: State, way: float, attacks: Attacks) -> None:
        tables = forecast.tables
        self._weights: Final = tables.weights
        self._melee: Final = tables.grounds(state.doors).ways.melee
        self._price: Final = threat_price(tables, way)
        actions = min(state.actions, _MOST_ACTIONS) if state.turn == forecast.seat else 0
        self._chances: Final = _CHANCES[actions]
        self._calm: Final = tables.weights.fear * _CALM[actions]
        self._menaces: Final = attacks.menaces
        self._targets: Final = attacks.targets
        self._hopes: Final = attacks.hopes
        self._sites: Final = _wanted_sites(tables, state)

    def value(self, space: list[int]) -> float:
        """Return what the fighters' positions are worth."""
        total = self._weights.press * self._promise(space) - self._calm * self._danger(space)
        if self._sites:
            total += self._weights.site * self._price * self._weights.token * self._within_reach(space)
        return total

    def _promise(self, space: list[int]) -> float:
        """Return what our attacks may do: the best, half of the next, and less the farther the villain is."""
        best = second = 0.0
        nearest = FAR
        chances = self._chances
        for fighter, until, stages, gains in self._hopes:
            here = space[fighter]
            top = 0.0
            for at, (enemy, gain) in enumerate(gains):
                need = until[space[enemy]][here]
                hope = gain * chances[stages[need]]
                top = max(top, hope)
                if at == 0 and need < nearest:
                    nearest = need
            if top > best:
                best, second = top, best
            elif top > second:
                second = top
        steps = nearest if nearest < FAR else 0
        return best + second / 2 - self._weights.approach * steps

    def _danger(self, space: list[int]) -> float:
        """Return what the enemies will do: each attacks the nearest fighter, or advances the threat."""
        if not self._targets:
            return 0.0
        melee = self._melee
        harm: dict[
            int, tuple[float, float]
        ] = {}  # for each fighter, the damage so far and what it still blocks
        idle = 0.0
        for enemy, move, chance, attack in self._menaces:
            here = space[enemy]
            least = move + 1
            chosen = self._targets[0]
            for target in self._targets:
                need = melee[space[target[0]]][here]
                if need < least:  # among those equally near, the sturdiest is first
                    least = need
                    chosen = target
                    if need <= 0:
                        break
            if least > move:
                idle += chance
                continue
            number = chosen[0]
            done, block = harm.get(number, (0.0, chosen[3]))
            harm[number] = (done + chance * max(attack - block, LEAST), block * _TIRED)
        total = idle * self._price
        for number, worth, health, _ in self._targets:
            if number in harm:
                total += drop(worth, health, harm[number][0])
        return total

    def _within_reach(self, space: list[int]) -> float:
        """Return how soon tokens can be removed."""
        total = 0.0
        for steps, movers, weight in self._sites:
            soonest = 0.0
            for fighter, stages in movers:
                closeness = _CLEARING[stages[steps[space[fighter]]]]
                soonest = max(soonest, closeness)
            total += weight * soonest
        return total


def _wanted_sites(tables: AdventureTables, state: State) -> list[Site]:
    """Return the bridges or fields whose tokens count: the way there, who may go, and how much they count."""
    tokens = quest_of(state).tokens
    grounds = tables.grounds(state.doors)
    movers = [
        (fighter.number, tables.stages[seat])
        for seat in range(state.game.players)
        for fighter in state.game.seats[seat].fighters
        if state.health[fighter.number] and state.space[fighter.number] != NOWHERE
    ]
    if tables.adventure.are_bridges:
        site = lowest_site(state)
        if site == NOBODY or not tokens[site]:
            return []
        return [(grounds.sites[site], movers, float(tokens[site]))]
    return [(grounds.sites[site], movers, 0.5) for site in range(len(tokens)) if tokens[site]]
