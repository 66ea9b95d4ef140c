"""How good a position of an adventure is for the players, as far as one of them can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.players.adventure.attacks import AttackTable
from matchless.players.adventure.places import Places, threat_price
from matchless.players.cards import HAND_LIMIT
from matchless.players.evaluate import WIN
from matchless.rules.adventure.adventure import GOALS, PLAYERS
from matchless.rules.adventure.objectives import lowest_site
from matchless.rules.adventure.state import quest_of
from matchless.rules.board.bits import size
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from matchless.players.adventure.tables import AdventureTables, EnemyForecast
    from matchless.rules.state.state import State

_LAST_CARDS: Final = 5
_CARD: Final = 1.3
"""The average worth of a card."""


@final
class AdventureValue:
    """One seat's judgement at one decision."""

    __slots__ = ("_hands", "_outlook", "forecast")

    def __init__(self, forecast: EnemyForecast) -> None:
        self.forecast: Final = forecast
        self._outlook: Final = AttackTable(forecast)
        self._hands: Final[dict[tuple[int, int], float]] = {}

    def of(self, state: State) -> float:
        """Return how good a state is: everyone's health, cards, the threat, and what positions are worth."""
        tables = self.forecast.tables
        villain = tables.enemies[0].number
        # The rules check for the end only after the turn, and here it may be just over.
        if state.winner == PLAYERS or not state.health[villain]:
            return WIN
        if state.winner != NOBODY or not state.occupied_by_team[PLAYERS]:
            return -WIN
        weights = tables.weights
        total = 0.0
        for worth, health in zip(tables.vitality, state.health, strict=True):
            total += worth[health]
        way = threat_way(tables, state)
        total -= weights.villain * weights.haste * way * state.health[villain]
        total -= weights.threat * state.game.players * way * (1 + way) / 2
        total -= threat_price(tables, way) * weights.token * weight_of_tokens(tables, state)
        return total + self._cards(state) + self.places(state, [state.space])[0]

    def places(self, state: State, choices: list[list[int]]) -> list[float]:
        """Return what each of some positions of the fighters is worth."""
        way = threat_way(self.forecast.tables, state)
        places = Places(self.forecast, state, way, self._outlook.attacks(state, way))
        return [places.value(space) for space in choices]

    def _cards(self, state: State) -> float:
        """Return what the players' cards are worth; those that the seat cannot know count as average."""
        weights = self.forecast.tables.weights
        total = 0.0
        for seat in range(state.game.players):
            if seat == self.forecast.seat:
                total += weights.card * self._own_hand(state)
            else:
                total += weights.card * _CARD * min(HAND_LIMIT, size(state.hand[seat]))
            left = len(state.deck[seat])
            total += weights.deck * left + weights.exhaustion * min(left, _LAST_CARDS)
        return total

    def _own_hand(self, state: State) -> float:
        seat = self.forecast.seat
        hand = state.hand[seat]
        known = hand & self.forecast.held
        alive = 0
        for fighter in state.game.seats[seat].fighters:
            if state.health[fighter.number]:
                alive |= 1 << fighter.rank
        found = self._hands.get((hand, alive))
        if found is None:
            more = min(size(hand & ~known), max(0, HAND_LIMIT - size(known)))
            found = self.forecast.tables.decks[seat].worth_of(known, alive) + _CARD * more
            self._hands[hand, alive] = found
        return found


def threat_way(tables: AdventureTables, state: State) -> float:
    """Return how far the threat has come along its whole way, from 0 to 1."""
    quest = quest_of(state)
    track = len(tables.adventure.track)
    return (quest.goals * track + min(quest.threat, track)) / (GOALS * track)


def weight_of_tokens(tables: AdventureTables, state: State) -> float:
    """Return by how much the tokens on bridges or fields advance the threat each round."""
    tokens = quest_of(state).tokens
    if tables.adventure.are_bridges:
        site = lowest_site(state)
        return 0.0 if site == NOBODY else float(tokens[site])
    return sum(0.5 for count in tokens if count)
