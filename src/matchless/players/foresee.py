"""Playing on from an option to the end of the action, with a plausible answer to every question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.players.rollout import Rollout, after_moves, same_space
from matchless.rules.flow.play import answer
from matchless.rules.op import PASS
from matchless.rules.state.state import CARD, FIGHTER, MODE, MOVE, SPACE, WAY

if TYPE_CHECKING:
    from matchless.players.evaluate import Evaluation
    from matchless.rules.state.state import Decision, State

_DEPTH: Final = 2
"""Down to which depth nested questions are weighed."""
_STURDY: Final = 3
"""The health from which a sidekick is worth a card."""


@final
class Foresight(Rollout):
    """Imagines how an option's action ends."""

    __slots__ = ("_evaluation",)

    def __init__(self, evaluation: Evaluation) -> None:
        super().__init__(evaluation.knowledge.seat)
        self._evaluation: Final = evaluation

    def value(self, state: State, option: int) -> float:
        """Return how good a state is after an option."""
        return self._after(state, option, 0)

    def moves(self, state: State, options: list[int]) -> list[float]:
        """Return how good each of some moves is; only positions differ, so nothing is played out."""
        places, _ = after_moves(state, options)
        return self._evaluation.places(state, places)

    def _after(self, state: State, option: int, depth: int) -> float:
        end = state.clone()
        turn = end.turn
        answer(end, option)
        self._settle(end, depth, turn)
        return self._evaluation.of(end)

    def _own(self, state: State, decision: Decision, depth: int) -> int:
        """Return the seat's own next answer."""
        options = decision.options
        if decision.kind == MOVE:
            return self._move(state, options)
        if decision.kind == SPACE:
            return same_space(state, options)
        if decision.kind == WAY and depth:
            return options[0]
        if decision.kind == CARD and options[-1] == PASS:
            options = self._boosts(state, options)
        if depth >= _DEPTH:
            return options[-1]
        best = options[0]
        top = self._after(state, best, depth + 1)
        for option in options[1:]:
            value = self._after(state, option, depth + 1)
            if value > top:
                best, top = option, value
        return best

    def _boosts(self, state: State, options: list[int]) -> list[int]:
        """Return the best-value boost, and the option not to boost."""
        if state.combat is None:
            return [PASS]
        deck = state.game.seats[self._seat].deck
        worth = self._evaluation.knowledge.tables.decks[self._seat].worth
        best = max(options[:-1], key=lambda card: deck[card].boost - worth[card])
        return [best, PASS]

    def _theirs(self, state: State, decision: Decision) -> int:
        """Return a plausible answer of another seat."""
        options = decision.options
        if decision.kind == CARD:
            combat = state.combat
            deck = state.game.seats[decision.seat].deck
            if combat is not None and not combat.revealed and combat.defender_seat == decision.seat:
                return self._defense(state, decision)
            if options[-1] == PASS:
                return PASS
            return min(options, key=lambda card: deck[card].value)
        if decision.kind == FIGHTER:
            own = [
                fighter
                for fighter in options
                if fighter < PASS and state.game.fighters[fighter].seat == self._seat
            ]
            return own[0] if own else options[-1]
        if decision.kind == SPACE:
            return same_space(state, options)
        if decision.kind == MOVE and PASS in options:
            return PASS
        return options[-1] if decision.kind in (MOVE, MODE) else options[0]

    def _defense(self, state: State, decision: Decision) -> int:
        """Return the card that another seat defends with."""
        combat = state.combat
        assert combat is not None
        fighter = state.game.fighters[combat.defender]
        if not fighter.is_hero and state.health[fighter.number] < _STURDY:
            return PASS
        deck = state.game.seats[decision.seat].deck
        return max(decision.options, key=lambda card: deck[card].value if card < PASS else 0)
