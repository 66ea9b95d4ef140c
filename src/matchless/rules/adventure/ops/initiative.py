"""Initiative cards that return or join."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.state import adventure_of, quest_of
from matchless.rules.flow.ending import note_initiative
from matchless.rules.op import Op
from matchless.rules.state.event import INITIATIVE_ADDED, INITIATIVE_UNDER
from matchless.rules.state.piles import ONE

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


@final
class ActAgain(Op):
    """Put the enemy's initiative card from the row under the initiative deck: it acts again this round (A4.4)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Move the leftmost one, unless the enemy has none in the row or is defeated (JA-18)."""
        quest = quest_of(state)
        if not state.holds_out(frame.seat):
            return
        for card in quest.row:
            if adventure_of(state).initiative[card].seat == frame.seat and _takes_turn(state, card):
                quest.row = quest.row.replace(ONE[card], b"")
                quest.initiative = ONE[card] + quest.initiative
                quest.under += 1
                note_initiative(state, INITIATIVE_UNDER, frame.seat, card)
                return


def _takes_turn(state: State, card: int) -> bool:
    """Return whether a card gives its enemy a turn: the first of a seat always does."""
    cards = adventure_of(state).initiative
    first = min([at for at in range(len(cards)) if cards[at].seat == cards[card].seat])
    return card == first


@final
class AddInitiative(Op):
    """Further initiative cards of the enemy wait to join the deck at the end of the round (A2.7, A4.6)."""

    __slots__ = ("amount", "copies", "first")

    def __init__(self, amount: int, first: int, copies: int) -> None:
        self.amount: Final = amount
        self.first: Final = first
        self.copies: Final = copies

    def run(self, state: State, frame: Frame) -> None:
        """Add as many as are left, unless the enemy is defeated (JA-17)."""
        quest = quest_of(state)
        if not state.holds_out(frame.seat):
            return
        left = self.amount
        for card in range(self.first, self.first + self.copies):
            in_play = card in quest.initiative or card in quest.row or card in quest.waiting
            if left > 0 and not in_play:
                left -= 1
                quest.waiting = quest.waiting + ONE[card]
                note_initiative(state, INITIATIVE_ADDED, frame.seat, card)
