"""The round of an adventure: initiative cards one by one, then their end-of-round effects (A4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.adventure.ops.enemy import TakeTurn, begin_enemy_turn
from matchless.rules.adventure.reactions import answer_events
from matchless.rules.adventure.state import adventure_of, quest_of
from matchless.rules.board.bits import members
from matchless.rules.flow.ending import check_end, has_left, note_initiative, owner_of
from matchless.rules.flow.turn import end_turn
from matchless.rules.game import NOTHING
from matchless.rules.op import Op
from matchless.rules.state.event import (
    END_EFFECT,
    INITIATIVE_REMOVED,
    INITIATIVE_REVEALED,
    ROUND_BEGAN,
    ROUND_ENDING,
)
from matchless.rules.state.frame import NO_CARD, Frame, with_count
from matchless.rules.state.piles import ONE, cards_of, shuffled

if TYPE_CHECKING:
    from matchless.rules.adventure.state import Quest
    from matchless.rules.state.state import State


# How far the program of a round has got, while what a step began is being resolved.
AT_REVEAL: Final = 1
AT_END_EFFECT: Final = 2
AT_EVENT_EFFECT: Final = 3


@final
class BeginRound(Op):
    """Shuffle the initiative cards, including those gained in the previous round (A2.6, A4.6)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Shuffle, and forget what was resolved in the previous round."""
        state.rebind(Frame(frame.program, frame.seat, frame.fighter, frame.card))
        quest = quest_of(state)
        cards = members(cards_of(quest.initiative) | cards_of(quest.row) | cards_of(quest.waiting))
        quest.initiative = bytes(shuffled(state, cards))
        quest.row = b""
        quest.waiting = b""
        quest.under = 0
        quest.rounds += 1
        note_initiative(state, ROUND_BEGAN, -1, quest.rounds)


@final
class RevealInitiative(Op):
    """Reveal the next initiative card and resolve its NOW effect (A4.1, A4.2)."""

    __slots__ = ("no_more",)

    def __init__(self, no_more: int) -> None:
        self.no_more: Final = no_more

    def run(self, state: State, frame: Frame) -> None:
        """Reveal it; cards of those who are out leave the game, and the next one is revealed at once (A4.3).

        First check whether the game is over (JA-1), and let events answer.
        """
        if check_end(state) or answer_events(state):
            return
        quest = quest_of(state)
        deck = quest.initiative
        left = len(deck)
        while left:
            left -= 1
            card = deck[left]
            owner = owner_of(state, card)
            if has_left(state, owner):
                note_initiative(state, INITIATIVE_REMOVED, owner, card)
                continue
            _leave(quest, left)
            quest.row = quest.row + ONE[card]
            state.turn = owner
            note_initiative(state, INITIATIVE_REVEALED, owner, card)
            state.again()
            _resolve(state, owner, adventure_of(state).initiative[card].now)
            return
        _leave(quest, 0)
        note_initiative(state, ROUND_ENDING, -1, quest.rounds)
        state.jump(self.no_more)


def _resolve(state: State, owner: int, program: int) -> None:
    """Begin a NOW effect; most are just a turn."""
    if program == NOTHING:
        return
    fighter = state.game.seats[owner].first
    ops = state.game.programs[program]
    only = ops[0]
    if len(ops) == 1 and isinstance(only, TakeTurn):
        state.begin(begin_enemy_turn(state, owner, fighter, only.move))
    else:
        state.push(program, owner, fighter, NO_CARD)


def _leave(quest: Quest, count: int) -> None:
    """Set how many cards are left in the initiative deck."""
    quest.initiative = quest.initiative[:count]
    quest.under = min(quest.under, count)


@final
class EndEffects(Op):
    """Resolve the end-of-round effects of the row from left to right (A4.5)."""

    __slots__ = ("no_more",)

    def __init__(self, no_more: int) -> None:
        self.no_more: Final = no_more

    def run(self, state: State, frame: Frame) -> None:
        """Begin the next one, after checking whether the game is over (JA-1) and letting events answer."""
        if check_end(state) or answer_events(state):
            return
        adventure = adventure_of(state)
        row = quest_of(state).row
        for at in range(len(row)):
            card = row[at]
            program = adventure.initiative[card].end
            if program != NOTHING and not frame.moved >> card & 1:
                done = frame.copy()
                done.moved |= 1 << card
                state.rebind(done)
                state.again()
                owner = owner_of(state, card)
                state.turn = owner
                note_initiative(state, END_EFFECT, owner, card, done=done.moved)
                state.push(program, owner, state.game.seats[owner].first, NO_CARD)
                return
        state.jump(self.no_more)


@final
class EventEffects(Op):
    """Resolve the end-of-round effects of the events, in their order (JA-24); then the next round begins."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Begin the next one, after checking whether the game is over (JA-1) and letting events answer."""
        if check_end(state) or answer_events(state):
            return
        adventure = adventure_of(state)
        if frame.count >= len(adventure.end_of_round):
            state.jump(0)
            return
        state.rebind(with_count(frame, frame.count + 1))
        state.again()
        villain = adventure.first_enemy
        state.turn = villain
        note_initiative(state, END_EFFECT, villain, frame.count, 1, frame.moved)
        state.push(adventure.end_of_round[frame.count], villain, state.game.seats[villain].first, NO_CARD)


@final
class EndPlayerTurn(Op):
    """The turn of a player is over (A5.1)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        end_turn(state)


def round_program() -> tuple[Op, ...]:
    """Return the round as a program."""
    return (BeginRound(), RevealInitiative(2), EndEffects(3), EventEffects())
