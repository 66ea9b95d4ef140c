"""What screens and bots want to know about a position, so that only the rules look at the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from matchless.rules.adventure.paths import HURT
from matchless.rules.adventure.round import AT_END_EFFECT, AT_EVENT_EFFECT, AT_REVEAL
from matchless.rules.adventure.setup import PlaceMinions
from matchless.rules.board.bits import WIDTH
from matchless.rules.flow.play import asking
from matchless.rules.flow.programs import (
    ACTIVATE_PROGRAM,
    ADVENTURE_SETUP_PROGRAM,
    COMBAT_PROGRAM,
    FIRST_CARD_PROGRAM,
    HARM_PROGRAM,
    MANEUVER_PROGRAM,
    ROUND_PROGRAM,
)
from matchless.rules.flow.turn import TakeAction
from matchless.rules.op import PASS
from matchless.rules.state.state import CARD

if TYPE_CHECKING:
    from matchless.rules.choice import Choice, Question
    from matchless.rules.state.state import State

_FIGHTERS: Final = (1 << 32) - 1
"""The fighters among the marks of a move."""


class Source(NamedTuple):
    """The effect that asks: its program, whose it is, and the card, or -1 for an ability."""

    program: int
    seat: int
    card: int


class Progress(NamedTuple):
    """How far the round of an adventure has got."""

    in_setup: bool = False
    revealing: bool = False  # an initiative card has been revealed, and its turn is under way
    ended: int = 0  # the initiative cards whose end-of-round effects have begun
    in_end_effect: bool = False
    event: int = -1  # the event whose end-of-round effect is being resolved, by its place
    ending: bool = False  # the end of the round has begun


def source(state: State) -> Source | None:
    """Return the effect that asks; nothing for a rule."""
    if not state.frames or state.frames[-1].program < FIRST_CARD_PROGRAM:
        return None
    frame = state.frames[-1]
    return Source(frame.program, frame.seat, frame.card)


def question_of(state: State) -> Question:
    """Return what is asked."""
    return asking(state).question(state, state.frames[-1])


def choice_of(state: State, option: int) -> Choice:
    """Return what an option of the decision is."""
    return asking(state).describe(state, state.frames[-1], option)


def choices_of(state: State, options: list[int]) -> list[Choice]:
    """Return what options of the decision are."""
    return asking(state).describe_all(state, state.frames[-1], options)


def boost_of_maneuver(state: State) -> int:
    """Return by how much the maneuver under way has been boosted."""
    return state.frames[-1].number


def program(state: State) -> int:
    """Return the program being resolved."""
    return state.frames[-1].program


def picked_from(state: State, seat: int) -> int:
    """Return the card in a seat's hand that another seat's effect is about to affect, or -1."""
    if not state.frames or state.frames[-1].picked_from != seat or state.frames[-1].seat == seat:
        return -1
    return state.frames[-1].picked


def progress(state: State) -> Progress:
    """Return how far the round has got."""
    if not state.frames:
        return Progress()
    bottom = state.frames[0]
    if bottom.program == ADVENTURE_SETUP_PROGRAM:
        return Progress(in_setup=True)
    if bottom.program != ROUND_PROGRAM:
        return Progress()
    step = state.steps[0]
    return Progress(
        revealing=step == AT_REVEAL,
        ended=bottom.moved if step > AT_REVEAL else 0,
        in_end_effect=step == AT_END_EFFECT,
        event=bottom.count - 1 if step == AT_EVENT_EFFECT else -1,
        ending=step > AT_REVEAL,
    )


def answers_for_all(state: State) -> bool:
    """Return whether the decision is an enemy's, which one player makes for all.

    Cards, the order of one's effects in a combat, and damage that one may pass on are one's own.
    """
    decision = state.decision
    if decision is None or decision.kind == CARD:
        return False
    frame = state.frames[-1]
    if frame.program in (COMBAT_PROGRAM, HARM_PROGRAM):
        return False
    return frame.seat >= state.game.players or isinstance(asking(state), PlaceMinions)


def until_turn_ends(state: State) -> State:
    """Return a copy of an adventure's state that ends with the turn."""
    end = state.clone()
    if len(end.frames) > 1 and end.frames[0].program == ROUND_PROGRAM:
        del end.frames[0]
        del end.steps[0]
    return end


def in_maneuver(state: State) -> bool:
    """Return whether the decision is part of a maneuver."""
    return state.frames[-1].program == MANEUVER_PROGRAM


def bridge_to_pay(state: State) -> int:
    """Return the bridge whose activation is being paid for, or -1."""
    frame = state.frames[-1]
    return frame.count if frame.program == ACTIVATE_PROGRAM else -1


def has_moved(state: State) -> bool:
    """Return whether one of several moves of an effect or maneuver has been made."""
    return state.frames[-1].moved & _FIGHTERS != 0


def move_of(state: State, option: int) -> tuple[int, int, int]:
    """Return who moves where, for how much damage; nobody (-1) if the option is not to move."""
    base = option % HURT
    if base >= PASS:
        return -1, -1, 0
    first = state.game.seats[state.frames[-1].seat].first if in_maneuver(state) else 0
    return first + base // WIDTH, base % WIDTH, option // HURT


def stand_at_action(state: State) -> None:
    """Set the turn on the stack to where an action is to be taken."""
    ops = state.game.programs[state.frames[-1].program]
    for at in range(len(ops)):
        if isinstance(ops[at], TakeAction):
            state.jump(at)
            return
    raise AssertionError("no turn lies on the stack")
