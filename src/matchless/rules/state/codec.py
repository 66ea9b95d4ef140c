"""A state as ints and as bytes: for comparing and saving at any decision, also in the middle of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.adventure.check import BrokenState
from matchless.rules.adventure.state import Quest
from matchless.rules.flow.play import asking
from matchless.rules.state.check import check
from matchless.rules.state.combat import Combat, combat_from
from matchless.rules.state.frame import FRAME_SIZE, frame_from
from matchless.rules.state.numbers import numbers
from matchless.rules.state.state import State

if TYPE_CHECKING:
    from matchless.rules.adventure.adventure import Adventure
    from matchless.rules.game import Game

__all__ = ["BrokenState", "from_bytes", "from_numbers", "numbers", "to_bytes"]

FORMAT: Final = 5
_COMBAT: Final = 26


class _Reader:
    """Reads numbers one after another."""

    def __init__(self, data: list[int]) -> None:
        self.data = data
        self.at = 0

    def next(self) -> int:
        if self.at >= len(self.data):
            raise BrokenState("the saved state is cut short")
        self.at += 1
        return self.data[self.at - 1]

    def many(self, count: int) -> list[int]:
        if count < 0 or self.at + count > len(self.data):
            raise BrokenState("the saved state is cut short")
        self.at += count
        return self.data[self.at - count : self.at]

    def pile(self) -> bytes:
        cards = self.many(self.next())
        if any(not 0 <= card <= 255 for card in cards):
            raise BrokenState("the saved state holds an impossible card")
        return bytes(cards)


def from_numbers(game: Game, data: list[int], key: bytes = b"") -> State:
    """Return the state that ``numbers`` described, standing at its decision; a key is not part of the numbers."""
    read = _Reader(data)
    state = State(game)
    state.turn = read.next()
    state.turns = read.next()
    state.actions = read.next()
    state.taken = read.next()
    state.maneuvers = read.next()
    state.number = read.next()
    state.fallen = read.next()
    state.damage_targets = read.next()
    state.hurt = read.next()
    state.lost = read.next()
    state.doors = read.next()
    state.nobody_moves = read.next()
    state.kept_alive = read.next()
    state.winner = read.next()
    state.rng, state.key = read.next(), key
    fighters, seats = len(game.fighters), len(game.seats)
    state.space = read.many(fighters)
    state.health = read.many(fighters)
    state.began = read.many(fighters)
    state.occupied_by_team = read.many(game.teams)
    state.hand = read.many(seats)
    state.played = read.many(seats)
    state.public = read.many(seats)
    state.known = read.many(seats * seats)
    state.counters = read.many(game.counters)
    state.deck = [read.pile() for _ in range(seats)]
    state.discard = [read.pile() for _ in range(seats)]
    state.aside = [read.pile() for _ in range(seats)]
    _read_combats(read, state)
    _read_frames(read, state)
    if game.adventure is not None:
        state.quest = _read_quest(read, game, game.adventure)
    if read.at != len(data):
        raise BrokenState("the saved state is longer than it should be")
    check(state)
    if state.frames:
        _ask_again(state, data)
    return state


def _read_frames(read: _Reader, state: State) -> None:
    for _ in range(read.next()):
        state.steps.append(read.next())
        state.frames.append(frame_from(read.many(FRAME_SIZE)))


def _read_quest(read: _Reader, game: Game, adventure: Adventure) -> Quest:
    quest = Quest()
    quest.rounds = read.next()
    quest.threat = read.next()
    quest.goals = read.next()
    quest.fury = read.next()
    quest.under = read.next()
    quest.shuffles = read.next()
    quest.deaths = read.next()
    quest.markers = read.many(game.players)
    quest.tokens = read.many(len(adventure.sites))
    quest.strewn = read.many(len(adventure.kinds))
    quest.initiative = read.pile()
    quest.row = read.pile()
    quest.waiting = read.pile()
    quest.tiles = read.pile()
    return quest


def _ask_again(state: State, data: list[int]) -> None:
    """Have the op that was asking ask again: that gives the decision and changes nothing else."""
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


def _read_combats(read: _Reader, state: State) -> None:
    last: Combat | None = None
    for _ in range(read.next()):
        combat = combat_from(read.many(_COMBAT))
        if last is None:
            state.combat = combat
        else:
            last.parent = combat
        last = combat


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
    """Return the state that ``to_bytes`` wrote; ``BrokenState`` if it is none of this game."""
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
