"""The story that events tell: whoever follows them on paper has the same table before them."""

from __future__ import annotations

from typing import final

from matchless.rules import event as kinds
from matchless.rules.board import NOWHERE
from matchless.rules.event import Event
from matchless.rules.state import State


@final
class Story:
    """The open part of a state, kept up to date from events alone."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.space = state.space[:]
        self.health = state.health[:]
        self.counters = state.counters[:]
        self.discard = [list(pile) for pile in state.discard]
        self.turn = state.turns
        self.alive: set[int] = set()  # who cannot be defeated by damage this turn
        self.winner = state.winner

    def hear(self, events: list[Event], after: State) -> None:
        """Follow events, and compare with where they should have led."""
        for event in events:
            self._hear(event)
        assert after.space == self.space
        assert after.health == self.health
        assert after.counters == self.counters
        assert [list(pile) for pile in after.discard] == self.discard
        assert after.turns == self.turn
        assert after.winner == self.winner

    def _hear(self, event: Event) -> None:
        if event.fighter >= 0:
            self._hear_of_fighter(event)
        match event.kind:
            case kinds.FORM_CHANGED | kinds.COUNTER_CHANGED:
                self.counters[event.other] = event.amount
            case kinds.DISCARDED:
                self.discard[event.seat].append(event.card)
            case kinds.TAKEN | kinds.SHUFFLED_IN:
                if event.card in self.discard[event.seat]:
                    self.discard[event.seat].remove(event.card)
            case kinds.TURN_BEGAN:
                self.turn = event.amount
                self.alive.clear()
            case kinds.GAME_WON:
                self.winner = self.state.game.sides[event.seat]
            case _:
                pass  # nothing else that lies open changes

    def _hear_of_fighter(self, event: Event) -> None:
        who, amount = event.fighter, event.amount
        match event.kind:
            case kinds.MOVED | kinds.PLACED:
                self.space[who] = amount
            case kinds.RETURNED:
                self.space[who] = amount
                self.health[who] = self.state.game.fighters[who].health
            case kinds.DAMAGED:
                self.health[who] = max(1 if who in self.alive else 0, self.health[who] - amount)
            case kinds.KEPT_ALIVE:
                self.alive.add(who)
            case kinds.SWAPPED:
                other = event.other
                self.space[who], self.space[other] = self.space[other], self.space[who]
            case kinds.DEFEATED:
                assert amount or 0 == self.health[who]
                self.health[who] = 0
                self.space[who] = NOWHERE
            case kinds.RECOVERED:
                self.health[who] += amount
            case kinds.HEALTH_SET:
                self.health[who] = amount
            case _:
                pass  # it neither moves nor is hurt or healed
