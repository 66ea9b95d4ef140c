"""A state as ints and as bytes: for comparing and saving at any decision, even in the middle of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.adventure.state import QUEST_FIELDS, new_quest
from matchless.rules.flow.play import asking
from matchless.rules.state.check import check
from matchless.rules.state.combat import COMBAT_FIELDS, Combat
from matchless.rules.state.fields import BrokenState, Reader, numbers_of
from matchless.rules.state.frame import FRAME_FIELDS, NO_CARD, NOBODY, Frame
from matchless.rules.state.state import STATE_FIELDS, State

if TYPE_CHECKING:
    from matchless.rules.game import Game

__all__ = ["BrokenState", "from_bytes", "from_numbers", "numbers", "read_numbers", "to_bytes"]

FORMAT: Final = 5


def numbers(state: State) -> list[int]:
    """Return everything that makes up a state; equal states give equal numbers."""
    found = numbers_of(state, STATE_FIELDS)
    combats: list[int] = []
    count = 0
    combat = state.combat
    while combat is not None:
        count += 1
        combats.extend(combat.numbers())
        combat = combat.parent
    found.append(count)
    found.extend(combats)
    found.append(len(state.frames))
    for at in range(len(state.frames)):
        found.append(state.steps[at])
        found.extend(state.frames[at].numbers())
    quest = state.quest
    if quest is not None:
        found.extend(quest.numbers())
    return found


def read_numbers(game: Game, data: list[int]) -> State:
    """Return the state, or the position of a view, that ``numbers`` described; its decision is not part of them."""
    read = Reader(data)
    state = State(game)
    read.fill(state, STATE_FIELDS)
    last: Combat | None = None
    for _ in range(read.next()):
        combat = Combat(NOBODY, NOBODY, NOBODY, NOBODY, NO_CARD)
        read.fill(combat, COMBAT_FIELDS)
        if last is None:
            state.combat = combat
        else:
            last.parent = combat
        last = combat
    for _ in range(read.next()):
        state.steps.append(read.next())
        frame = Frame(0, NOBODY, NOBODY, NO_CARD)
        read.fill(frame, FRAME_FIELDS)
        state.frames.append(frame)
    if game.adventure is not None:
        state.quest = new_quest(game)
        read.fill(state.quest, QUEST_FIELDS)
    if read.at != len(data):
        raise BrokenState("the saved state is longer than it should be")
    return state


def from_numbers(game: Game, data: list[int], key: bytes = b"") -> State:
    """Return the state that ``numbers`` described, standing at its decision; a key is not part of the numbers."""
    state = read_numbers(game, data)
    state.key = key
    check(state)
    if state.frames:
        _ask_again(state, data)
    return state


def _ask_again(state: State, data: list[int]) -> None:
    """Have the op that was asking ask again, which restores the decision and changes nothing else."""
    try:
        op = asking(state)
        state.steps[-1] += 1
        op.run(state, state.frames[-1])
    except (AssertionError, IndexError, OverflowError, ValueError) as error:
        raise BrokenState("the saved state stands in the middle of something impossible") from error
    decision = state.decision
    if decision is None or not decision.options or decision.seat >= state.game.players:
        raise BrokenState("the saved state does not stand at a decision")
    if numbers(state) != data:
        raise BrokenState("the saved state does not stand at a decision")


def to_bytes(state: State) -> bytes:
    """Return a state as bytes."""
    data = bytearray([FORMAT])
    for number in numbers(state):
        rest = number << 1 if number >= 0 else (-number << 1) - 1
        while rest > 127:
            data.append(rest & 127 | 128)
            rest >>= 7
        data.append(rest)
    return bytes(data)


def from_bytes(game: Game, data: bytes, key: bytes = b"") -> State:
    """Return the state that ``to_bytes`` wrote; ``BrokenState`` if it does not belong to this game."""
    if not data or data[0] != FORMAT:
        raise BrokenState("this is not a saved state, or one of another format")
    found: list[int] = []
    number = shift = 0
    for byte in data[1:]:
        number |= (byte & 127) << shift
        shift += 7
        if shift > 70:
            raise BrokenState("the saved state holds an impossible number")
        if byte < 128:
            found.append(number >> 1 if not number & 1 else -(number + 1 >> 1))
            number = shift = 0
    if shift:
        raise BrokenState("the saved state is cut short")
    return from_numbers(game, found, key)
