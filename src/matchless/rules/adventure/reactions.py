"""What the events of an adventure answer: decks shuffled by a Deception, and heroes or sidekicks lost (A16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchless.rules.adventure.state import adventure_of, quest_of
from matchless.rules.state.frame import NO_CARD

if TYPE_CHECKING:
    from matchless.rules.state.state import State


def answer_events(state: State) -> bool:
    """Push the events' answers to decks shuffled and fighters lost since last time (JA-24), if any; return whether."""
    quest = quest_of(state)
    shuffles, deaths = quest.shuffles, quest.deaths
    if not shuffles and not deaths:
        return False
    quest.shuffles = 0
    quest.deaths = 0
    adventure = adventure_of(state)
    if not (shuffles and adventure.when_reshuffled) and not (deaths and adventure.when_defeated):
        return False
    state.again()  # an answer may call for more of them
    villain = adventure.first_enemy
    fighter = state.game.seats[villain].first
    for _ in range(deaths):
        for program in reversed(adventure.when_defeated):  # what is pushed last is resolved first
            state.push(program, villain, fighter, NO_CARD)
    for _ in range(shuffles):
        for program in reversed(adventure.when_reshuffled):
            state.push(program, villain, fighter, NO_CARD)
    return True
