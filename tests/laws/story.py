"""The story that events tell: whoever follows them on paper has the same table before them."""

from __future__ import annotations

from typing import final

from matchless.rules.board.bits import members
from matchless.rules.board.board import NOWHERE
from matchless.rules.state import event as kinds
from matchless.rules.state.event import Event
from matchless.rules.state.state import State
from tests.laws.adventure.laws import adventure_of
from tests.laws.adventure.story import QuestStory


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
        self.closed = {door for door in range(state.game.board.doors) if state.doors >> door & 1}
        found = adventure_of(state)
        self.quest = None if found is None else QuestStory(state, *found)

    def hear(self, events: list[Event], after: State) -> None:
        """Follow events, and compare with where they should have led."""
        for event in events:
            self._hear(event)
            if self.quest is not None:
                self.quest.hear(event)
        assert after.space == self.space
        assert after.health == self.health
        assert after.counters == self.counters
        assert [list(pile) for pile in after.discard] == self.discard
        assert after.turns == self.turn
        assert after.winner == self.winner
        doors = (1 << after.game.board.doors) - 1
        assert set(members(after.doors & doors)) == self.closed
        if self.quest is not None:
            assert after.quest is not None
            self.quest.compare(after, after.quest)

    def _hear(self, event: Event) -> None:
        if event.fighter >= 0:
            self._hear_of_fighter(event)
        self._hear_of_discards(event)
        match event.kind:
            case kinds.FORM_CHANGED | kinds.COUNTER_CHANGED:
                self.counters[event.other] = event.amount
            case kinds.TURN_ENDED:
                self.alive.clear()
            case kinds.TURN_BEGAN:
                self.turn = event.amount
                self.alive.clear()
            case kinds.DOOR_WORKED if event.other:
                self.closed.add(event.amount)
            case kinds.DOOR_WORKED:
                self.closed.remove(event.amount)
            case kinds.GAME_WON:
                self.winner = self.state.game.sides[event.seat]
            case _:
                pass  # nothing else that lies open changes

    def _hear_of_discards(self, event: Event) -> None:
        match event.kind:
            case kinds.DISCARDED:
                self.discard[event.seat].append(event.card)
            case kinds.TAKEN | kinds.SHUFFLED_IN:
                if event.card in self.discard[event.seat]:
                    self.discard[event.seat].remove(event.card)
            case kinds.SHUFFLED:
                pile = self.discard[event.seat]
                del pile[len(pile) - event.amount :]
            case _:
                pass  # no discard pile changes

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
