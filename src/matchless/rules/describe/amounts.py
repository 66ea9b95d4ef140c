"""Amounts: numbers that are worked out when needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members, size
from matchless.rules.flow.values import ABSENT, printed_value
from matchless.rules.op import Amount, Who
from matchless.rules.ops.players import opponent
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.piles import boost_of, hand_size

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


@final
class Fixed(Amount):
    """A plain number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def value(self, state: State, frame: Frame) -> int:
        return self.number


@final
class InDiscard(Amount):
    """How many cards of a set are in the player's discard pile."""

    __slots__ = ("fitting",)

    def __init__(self, fitting: int) -> None:
        self.fitting: Final = fitting

    def value(self, state: State, frame: Frame) -> int:
        fitting: i64 = self.fitting
        pile = state.discard[frame.seat]
        count = 0
        for at in range(len(pile)):
            if fitting >> pile[at] & 1:
                count += 1
        return count


@final
class InHand(Amount):
    """The number of cards in a hand."""

    __slots__ = ("of_opponent",)

    def __init__(self, of_opponent: bool) -> None:
        self.of_opponent: Final = of_opponent

    def value(self, state: State, frame: Frame) -> int:
        seat = opponent(state, frame) if self.of_opponent else frame.seat
        return 0 if seat == NOBODY else hand_size(state, seat)


@final
class InDeck(Amount):
    """The number of cards in a deck."""

    __slots__ = ("of_opponent",)

    def __init__(self, of_opponent: bool) -> None:
        self.of_opponent: Final = of_opponent

    def value(self, state: State, frame: Frame) -> int:
        seat = opponent(state, frame) if self.of_opponent else frame.seat
        return 0 if seat == NOBODY else len(state.deck[seat])


@final
class BoostOfPicked(Amount):
    """The boost value of the card discarded or chosen before."""

    __slots__ = ()

    def value(self, state: State, frame: Frame) -> int:
        return boost_of(state, frame.picked_from, frame.picked)


@final
class Printed(Amount):
    """The printed value of a card of the combat."""

    __slots__ = ("of_opponent",)

    def __init__(self, of_opponent: bool) -> None:
        self.of_opponent: Final = of_opponent

    def value(self, state: State, frame: Frame) -> int:
        combat = state.combat
        if combat is None:
            return ABSENT
        side = combat.side_of(frame.seat)
        return printed_value(state, combat, 1 - side if self.of_opponent else side)


@final
class HowMany(Amount):
    """The number of matching fighters."""

    __slots__ = ("anywhere", "who")

    def __init__(self, who: Who, anywhere: bool) -> None:
        self.who: Final = who
        self.anywhere: Final = anywhere

    def value(self, state: State, frame: Frame) -> int:
        return size(self.who.meant(state, frame) if self.anywhere else self.who.fighters(state, frame))


@final
class PrintedBefore(Amount):
    """The printed value of the card that the opponent played against the main attack (J-63)."""

    __slots__ = ()

    def value(self, state: State, frame: Frame) -> int:
        combat = state.combat
        if combat is None:
            return ABSENT
        main = combat.parent
        return ABSENT if main is None else printed_value(state, main, 1 - main.side_of(frame.seat))


@final
class ZoneCount(Amount):
    """The number of zones of a fighter's space."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def value(self, state: State, frame: Frame) -> int:
        count = 0
        for fighter in members(self.who.fighters(state, frame)):
            for zone in state.game.board.zones:
                count += zone >> state.space[fighter] & 1
        return count


@final
class NumberChosen(Amount):
    """The number chosen or spent earlier, times a factor."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times: Final = times

    def value(self, state: State, frame: Frame) -> int:
        return frame.number * self.times


@final
class CounterValue(Amount):
    """The value of a counter."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter: Final = counter

    def value(self, state: State, frame: Frame) -> int:
        return state.counters[self.counter]
