"""Playing on from an option to the end of the action or turn, in an adventure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.players.rollout import Rollout, after_moves, same_space
from matchless.rules.adventure.state import quest_of
from matchless.rules.flow.play import answer
from matchless.rules.game import NO_BOOST
from matchless.rules.op import PASS
from matchless.rules.query import bridge_to_pay
from matchless.rules.state.state import CARD, FIGHTER, MODE, MOVE, SPACE

if TYPE_CHECKING:
    from matchless.players.adventure.value import AdventureValue
    from matchless.rules.state.state import Decision, State

_DEPTH: Final = 1
"""Down to which depth nested questions are weighed."""
_MOST: Final = 8
"""How many options of a nested question are weighed."""


@final
class AdventureForesight(Rollout):
    """Imagines how an option's action ends; states come from ``until_turn_ends``."""

    __slots__ = ("_value",)

    def __init__(self, value: AdventureValue) -> None:
        super().__init__(value.forecast.seat)
        self._value: Final = value

    def value(self, state: State, option: int, depth: int = 0) -> float:
        """Return how good a state is after an option."""
        end = state.clone()
        answer(end, option)
        self._settle(end, depth)
        return self._value.of(end)

    def moves(self, state: State, options: list[int]) -> list[float]:
        """Return how good each of some moves is; only positions differ, so nothing is played out."""
        places, hurts = after_moves(state, options)
        values = self._value.places(state, places)
        return [value - 1.5 * hurt for value, hurt in zip(values, hurts, strict=True)]

    def _own(self, state: State, decision: Decision, depth: int) -> int:
        """Return the seat's own next answer."""
        options = decision.options
        if decision.kind == MOVE:
            return self._move(state, options)
        if decision.kind == SPACE:
            return same_space(state, options)
        if decision.kind == CARD:
            if bridge_to_pay(state) >= 0:
                return self.payment(state, options)
            if options[-1] == PASS and state.combat is None:
                return PASS
        if depth >= _DEPTH:
            return self._wounded(state, options) if decision.kind == FIGHTER else options[-1]
        values = [self.value(state, option, depth + 1) for option in options[:_MOST]]
        return options[values.index(max(values))]

    def _wounded(self, state: State, options: list[int]) -> int:
        """Return the players' fighter that has lost most health, or else any of them."""
        fighters = state.game.fighters
        friends = [option for option in options if option < PASS and not fighters[option].is_enemy]
        if not friends:
            return options[-1]
        return max(friends, key=lambda friend: fighters[friend].health - state.health[friend])

    def payment(self, state: State, options: list[int]) -> int:
        """Return the card to pay for a bridge with: boost weighed against worth."""
        seat = state.game.seats[self._seat]
        worth = self._value.forecast.tables.decks[self._seat].worth
        tokens = quest_of(state).tokens[bridge_to_pay(state)]
        best, top = PASS, -1.0e9
        for card in options:
            if card != PASS and seat.deck[card].boost != NO_BOOST:
                gain = 2.0 * min(tokens, seat.deck[card].boost) - worth[card]
                if gain > top:
                    best, top = card, gain
        if best not in options:  # no card has a boost, and something must be paid
            best = min(options, key=lambda card: worth[card])
        return best

    def _theirs(self, state: State, decision: Decision) -> int:
        """Return a plausible answer of another player."""
        options = decision.options
        if decision.kind == CARD:
            combat = state.combat
            deck = state.game.seats[decision.seat].deck
            if combat is not None and not combat.revealed and combat.defender_seat == decision.seat:
                return max(options, key=lambda card: deck[card].value if card < PASS else 0)
            if options[-1] == PASS:
                return PASS
            return min(options, key=lambda card: deck[card].value)
        if decision.kind == SPACE:
            return same_space(state, options)
        if decision.kind == MOVE and PASS in options:
            return PASS
        return options[-1] if decision.kind in (MOVE, MODE, FIGHTER) else options[0]
