"""How good a position is for a seat, as far as the seat can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.players.cards import HAND_LIMIT
from matchless.players.prospects import Prospects, Situation
from matchless.rules.board.bits import size
from matchless.rules.state.frame import NOBODY

if TYPE_CHECKING:
    from matchless.players.knowledge import Knowledge
    from matchless.rules.state.state import State

WIN: Final = 1000.0
_LAST_CARDS: Final = 5
_MOST_ACTIONS: Final = 2
_SPARE: Final = 0.65
"""How much less each further card adds to the safety of having cards at all."""


@final
class Evaluation:
    """One seat's judgement at one decision."""

    __slots__ = ("_prospects", "_worths", "knowledge")

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge: Final = knowledge
        self._prospects: Final[dict[Situation, Prospects]] = {}
        self._worths: Final[dict[tuple[int, int, int, int], float]] = {}

    def of(self, state: State) -> float:
        """Return how good a state is for the seat: health, cards, and the attacks to come."""
        knowledge = self.knowledge
        if state.winner != NOBODY:
            return WIN if state.winner == knowledge.team else -WIN
        total = 0.0
        vitality = knowledge.tables.vitality
        health = state.health
        for fighter in state.game.fighters:
            value = vitality[fighter.number][health[fighter.number]]
            total += value if fighter.team == knowledge.team else -value
        sides = state.game.sides
        for seat in range(len(sides)):
            cards = self._hand(state, seat) + self._deck(len(state.deck[seat]))
            total += cards if sides[seat] == knowledge.team else -cards
        return total + self.places(state, [state.space])[0]

    def places(self, state: State, choices: list[list[int]]) -> list[float]:
        """Return what each of some positions of the fighters is worth."""
        active = state.game.sides[state.turn] == self.knowledge.team
        actions = min(state.actions, _MOST_ACTIONS)
        prospects = self._prospects_of(state)
        return [prospects.value(space, actions, active) for space in choices]

    def _prospects_of(self, state: State) -> Prospects:
        """Return the attacks that both sides could make."""
        knowledge = self.knowledge
        found: list[int] = []
        for seat, hand in enumerate(state.hand):
            found.append(hand & knowledge.held if seat == knowledge.seat else size(hand))
        hands = tuple(found)
        key = (hands, tuple(state.health), tuple(state.counters))
        if key not in self._prospects:
            self._prospects[key] = Prospects(knowledge, state, hands)
        return self._prospects[key]

    def _deck(self, count: int) -> float:
        """Return what a deck is worth: the last cards most, because without them every draw hurts."""
        weights = self.knowledge.tables.weights
        return weights.deck * count + weights.exhaustion * min(count, _LAST_CARDS)

    def _hand(self, state: State, seat: int) -> float:
        """Return what a hand is worth; cards the seat cannot know count as average."""
        knowledge = self.knowledge
        hand = state.hand[seat]
        known = 0
        if seat == knowledge.seat:
            known = hand & (knowledge.held | state.known[seat * len(state.hand) + seat])
        count = size(hand & ~known)
        alive = 0
        for fighter in state.game.seats[seat].fighters:
            if state.health[fighter.number]:
                alive |= 1 << fighter.rank
        key = (seat, known, count, alive)
        found = self._worths.get(key)
        if found is None:
            deck = knowledge.tables.decks[seat]
            found = deck.worth_of(known, alive)
            if count:
                room = max(0, HAND_LIMIT - size(known))
                found += deck.mean_worth(knowledge.unseen[seat] & ~known, alive) * min(count, room)
            weights = knowledge.tables.weights
            found = weights.card * found + weights.reserve * (1 - _SPARE ** size(hand))
            self._worths[key] = found
        return found
