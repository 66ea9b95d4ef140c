"""The round of an adventure: initiative cards one after another, then their end-of-round effects (A4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.bits import members, set_of
from matchless.rules.ending import check_end, has_left, owner_of
from matchless.rules.event import (
    END_EFFECT,
    INITIATIVE_REMOVED,
    INITIATIVE_REVEALED,
    ROUND_BEGAN,
    ROUND_ENDING,
    TURN_ENDED,
    note,
)
from matchless.rules.frame import NO_CARD, with_count
from matchless.rules.game import END_OF_TURN, NOTHING, START_OF_TURN
from matchless.rules.op import Op
from matchless.rules.ops.moments import Answers
from matchless.rules.piles import ONE, shuffled
from matchless.rules.quest import adventure_of, quest_of
from matchless.rules.turn import BeginTurn, CheckEnd, EndAction, LimitHand, TakeAction

if TYPE_CHECKING:
    from matchless.rules.frame import Frame
    from matchless.rules.state import State


# How far the program of a round has got, while what a step began is being resolved.
AT_REVEAL: Final = 1
AT_END_EFFECT: Final = 3
AT_EVENT_EFFECT: Final = 5


def answer_events(state: State) -> bool:
    """Push what events answer to decks shuffled and fighters lost since the last time (JA-24); tell whether they do."""
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


@final
class BeginRound(Op):
    """Shuffle the initiative cards, with those gained in the round before (A2.6, A4.6)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Shuffle."""
        quest = quest_of(state)
        cards = members(set_of(list(quest.initiative + quest.row + quest.waiting)))
        quest.initiative = bytes(shuffled(state, cards))
        quest.row = b""
        quest.waiting = b""
        quest.under = 0
        quest.rounds += 1
        note(state, ROUND_BEGAN, -1, -1, -1, quest.rounds)


@final
class RevealInitiative(Op):
    """Reveal the next initiative card and resolve its NOW effect (A4.1, A4.2)."""

    __slots__ = ("no_more",)

    def __init__(self, no_more: int) -> None:
        """Go on at ``no_more`` when the deck is used up."""
        self.no_more: Final = no_more

    def run(self, state: State, frame: Frame) -> None:
        """Reveal it; cards of those who are out leave the game, and the next one is revealed at once (A4.3).

        Before, it is seen whether the game is over (JA-1), and what events answer.
        """
        if check_end(state) or answer_events(state):
            return
        quest = quest_of(state)
        while quest.initiative:
            card = quest.initiative[-1]
            quest.initiative = quest.initiative[:-1]
            quest.under = min(quest.under, len(quest.initiative))
            owner = owner_of(state, card)
            if has_left(state, owner):
                note(state, INITIATIVE_REMOVED, owner, -1, -1, card)
                continue
            quest.row = quest.row + ONE[card]
            state.turn = owner
            note(state, INITIATIVE_REVEALED, state.turn, -1, -1, card)
            state.again()
            self._resolve(state, adventure_of(state).initiative[card].now)
            return
        note(state, ROUND_ENDING, -1, -1, -1, quest.rounds)
        state.jump(self.no_more)

    def _resolve(self, state: State, program: int) -> None:
        if program != NOTHING:
            state.push(program, state.turn, state.game.seats[state.turn].first, NO_CARD)


@final
class Settle(Op):
    """See whether the game is over (JA-1), and what events answer; then go on elsewhere."""

    __slots__ = ("target",)

    def __init__(self, target: int) -> None:
        """Go on at ``target``."""
        self.target: Final = target

    def run(self, state: State, frame: Frame) -> None:
        """Settle until nothing more happens."""
        if not check_end(state) and not answer_events(state):
            state.jump(self.target)


@final
class EndEffects(Op):
    """Resolve the end-of-round effects of the row from left to right (A4.5)."""

    __slots__ = ("no_more",)

    def __init__(self, no_more: int) -> None:
        """Go on at ``no_more`` when all are resolved."""
        self.no_more: Final = no_more

    def run(self, state: State, frame: Frame) -> None:
        """Begin the next one."""
        adventure = adventure_of(state)
        for card in quest_of(state).row:
            program = adventure.initiative[card].end
            if program != NOTHING and not frame.moved >> card & 1:
                done = frame.copy()
                done.moved |= 1 << card
                state.rebind(done)
                owner = owner_of(state, card)
                state.turn = owner
                note(state, END_EFFECT, owner, -1, -1, card)
                state.push(program, owner, state.game.seats[owner].first, NO_CARD)
                return
        state.jump(self.no_more)


@final
class EventEffects(Op):
    """Resolve the end-of-round effects of the events, in their order (JA-24)."""

    __slots__ = ("no_more",)

    def __init__(self, no_more: int) -> None:
        """Go on at ``no_more`` when all are resolved."""
        self.no_more: Final = no_more

    def run(self, state: State, frame: Frame) -> None:
        """Begin the next one."""
        adventure = adventure_of(state)
        if frame.count >= len(adventure.end_of_round):
            state.jump(self.no_more)
            return
        state.rebind(with_count(frame, frame.count + 1))
        villain = adventure.first_enemy
        state.turn = villain
        note(state, END_EFFECT, villain, -1, -1, frame.count, 1)
        state.push(adventure.end_of_round[frame.count], villain, state.game.seats[villain].first, NO_CARD)


@final
class NextRound(Op):
    """The next round begins."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Forget what was resolved."""
        done = frame.copy()
        done.moved = 0
        done.count = 0
        state.rebind(done)
        state.jump(0)


@final
class AnswerEvents(Op):
    """Before the next action of a player, events answer what happened."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Answer until nothing more happens."""
        answer_events(state)


@final
class EndPlayerTurn(Op):
    """The turn of a player is over (A5.1)."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Let what holds for a turn end."""
        end_turn(state)


def end_turn(state: State) -> None:
    """End the current turn, of a player or an enemy."""
    note(state, TURN_ENDED, state.turn)
    state.fast = 0
    state.floor = 0


def round_program() -> tuple[Op, ...]:
    """Return the round as a program."""
    return (
        BeginRound(),
        RevealInitiative(2),
        EndEffects(4),
        Settle(2),
        EventEffects(6),
        Settle(4),
        NextRound(),
    )


def player_turn_program() -> tuple[Op, ...]:
    """Return a player's turn in an adventure as a program: a turn like any other (A5.1)."""
    return (
        BeginTurn(),
        Answers(START_OF_TURN),
        AnswerEvents(),
        TakeAction(5),
        EndAction(2),
        Answers(END_OF_TURN),
        CheckEnd(),
        LimitHand(),
        EndPlayerTurn(),
    )
