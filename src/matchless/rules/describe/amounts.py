"""How many: numbers that are worked out when they are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.board.bits import members, size
from matchless.rules.flow.values import ABSENT, printed_value
from matchless.rules.op import Amount, Who
from matchless.rules.ops.players import opponent
from matchless.rules.state.frame import NOBODY
from matchless.rules.state.piles import boost_of, hand_size

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


@final
class Fixed(Amount):
    """A plain number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        """Mean ``number``."""
        self.number: Final = number

    def value(self, state: State, frame: Frame) -> int:
        """Return it."""
        return self.number


@final
class InDiscard(Amount):
    """The number of own discarded cards out of a set."""

    __slots__ = ("fitting",)

    def __init__(self, fitting: int) -> None:
        """Count the cards of ``fitting``."""
        self.fitting: Final = fitting

    def value(self, state: State, frame: Frame) -> int:
        """Count them."""
        count = 0
        for card in state.discard[frame.seat]:
            if self.fitting >> card & 1:
                count += 1
        return count


@final
class InHand(Amount):
    """The number of cards in a hand."""

    __slots__ = ("of_opponent",)

    def __init__(self, of_opponent: bool) -> None:
        """Count the own hand or the opponent's."""
        self.of_opponent: Final = of_opponent

    def value(self, state: State, frame: Frame) -> int:
        """Count it."""
        seat = opponent(state, frame) if self.of_opponent else frame.seat
        return 0 if seat == NOBODY else hand_size(state, seat)


@final
class InDeck(Amount):
    """The number of cards in a deck."""

    __slots__ = ("of_opponent",)

    def __init__(self, of_opponent: bool) -> None:
        """Count the own deck or the opponent's."""
        self.of_opponent: Final = of_opponent

    def value(self, state: State, frame: Frame) -> int:
        """Count it."""
        seat = opponent(state, frame) if self.of_opponent else frame.seat
        return 0 if seat == NOBODY else len(state.deck[seat])


@final
class BoostOfPicked(Amount):
    """The boost value of the card discarded or chosen before."""

    __slots__ = ()

    def value(self, state: State, frame: Frame) -> int:
        """Return it, or 0."""
        return boost_of(state, frame.picked_from, frame.picked)


@final
class Printed(Amount):
    """The printed value of a card of the combat."""

    __slots__ = ("of_opponent",)

    def __init__(self, of_opponent: bool) -> None:
        """Read it off the own card or the opponent's."""
        self.of_opponent: Final = of_opponent

    def value(self, state: State, frame: Frame) -> int:
        """Return it, or ABSENT."""
        combat = state.combat
        if combat is None:
            return ABSENT
        side = combat.side_of(frame.seat)
        return printed_value(state, combat, 1 - side if self.of_opponent else side)


@final
class HowMany(Amount):
    """The number of fighters that fit."""

    __slots__ = ("anywhere", "who")

    def __init__(self, who: Who, anywhere: bool) -> None:
        """Count ``who``, those on the board or, ``anywhere``, the others too."""
        self.who: Final = who
        self.anywhere: Final = anywhere

    def value(self, state: State, frame: Frame) -> int:
        """Count them."""
        return size(self.who.meant(state, frame) if self.anywhere else self.who.fighters(state, frame))


@final
class PrintedBefore(Amount):
    """The printed value of the card that the opponent played against the main attack (J-63)."""

    __slots__ = ()

    def value(self, state: State, frame: Frame) -> int:
        """Return it, or ABSENT."""
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
        """Count the zones of ``who``."""
        self.who: Final = who

    def value(self, state: State, frame: Frame) -> int:
        """Count them."""
        count = 0
        for fighter in members(self.who.fighters(state, frame)):
            for zone in state.game.board.zones:
                count += zone >> state.space[fighter] & 1
        return count


@final
class NumberChosen(Amount):
    """The number chosen or spent before, times a factor."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        """Multiply it by ``times``."""
        self.times: Final = times

    def value(self, state: State, frame: Frame) -> int:
        """Return the product."""
        return frame.number * self.times


@final
class CounterValue(Amount):
    """What a counter stands at."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        """Read the counter kept at ``counter``."""
        self.counter: Final = counter

    def value(self, state: State, frame: Frame) -> int:
        """Return it."""
        return state.counters[self.counter]
