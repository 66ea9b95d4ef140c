"""Counters, numbers and items: what a hero gains, spends and carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from matchless.rules.choice import (
    ASK_ITEM,
    ASK_NUMBER,
    ASK_SPEND,
    DO_CHOOSE_ITEM,
    DO_CHOOSE_NUMBER,
    DO_DECLINE,
    DO_SPEND,
    Choice,
    Question,
)
from matchless.rules.game import ANY_ITEM, Counter
from matchless.rules.op import Amount, Op
from matchless.rules.state.event import COUNTER_CHANGED, NUMBER_CHOSEN, note
from matchless.rules.state.frame import with_number
from matchless.rules.state.state import IF_IT_MATTERS, MODE, UNLESS_FORCED

if TYPE_CHECKING:
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State


def change_counter(state: State, seat: int, counter: Counter, by: int) -> None:
    """Change a counter, within its limits."""
    value = max(0, min(counter.most, state.counters[counter.counter] + by))
    state.counters[counter.counter] = value
    note(state, COUNTER_CHANGED, seat, -1, -1, value, counter.counter)


@final
class GainFromCounter(Op):
    """A counter goes up."""

    __slots__ = ("amount", "counter")

    def __init__(self, amount: Amount, counter: Counter) -> None:
        """Add ``amount`` to ``counter``; what is above its limit is lost (J-52)."""
        self.amount: Final = amount
        self.counter: Final = counter

    def run(self, state: State, frame: Frame) -> None:
        change_counter(state, frame.seat, self.counter, self.amount.value(state, frame))


class Spend(Op):
    """Spend from a counter: an option is how many, and 0 is to decline."""

    __slots__ = ("counter",)

    def __init__(self, counter: Counter) -> None:
        self.counter: Final = counter

    def spending(self, frame: Frame, number: int) -> Choice:
        """Return the choice to spend a number."""
        if number == 0:
            return Choice(DO_DECLINE)
        return Choice(DO_SPEND, owner=frame.seat, number=number, word=self.counter.name)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return self.spending(frame, option)

    def question(self, state: State, frame: Frame) -> Question:
        left = state.counters[self.counter.counter]
        return Question(ASK_SPEND, number=left, word=self.counter.name)


@final
class SpendFixed(Spend):
    """Spend a fixed amount: as a choice if there is enough or, if nothing is asked, as much of it as there is."""

    __slots__ = ("amount", "skip")

    def __init__(self, amount: int, counter: Counter, skip: int) -> None:
        """Continue at ``skip`` without spending; below 0 there is no choice."""
        self.amount: Final = amount
        super().__init__(counter)
        self.skip: Final = skip

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is not enough to spend."""
        left = state.counters[self.counter.counter]
        return left < self.amount if self.skip >= 0 else left == 0

    def run(self, state: State, frame: Frame) -> None:
        """Ask, if there is enough: counters lie open."""
        if self.skip < 0:
            change_counter(state, frame.seat, self.counter, -self.amount)
        elif state.counters[self.counter.counter] < self.amount:
            state.jump(self.skip)
        else:
            state.ask(frame.seat, MODE, [0, 1])

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option:
            change_counter(state, frame.seat, self.counter, -self.amount)
        else:
            state.jump(self.skip)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return self.spending(frame, self.amount if option else 0)


@final
class SpendAny(Spend):
    """Spend any number: 0 counts as a number if nothing depends on it, otherwise it declines."""

    __slots__ = ("least", "skip")

    def __init__(self, counter: Counter, skip: int, least: int) -> None:
        """Spend ``least`` or more from ``counter``, or 0 and continue at ``skip``, if it is 0 or more."""
        super().__init__(counter)
        self.skip: Final = skip
        self.least: Final = least

    def run(self, state: State, frame: Frame) -> None:
        most = state.counters[self.counter.counter]
        state.ask(frame.seat, MODE, list(range(self.least, most + 1)), UNLESS_FORCED)

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Spend them; later steps may refer to the number."""
        if option == 0 and self.skip >= 0:
            state.jump(self.skip)
            return
        change_counter(state, frame.seat, self.counter, -option)
        state.rebind(with_number(frame, option))


@final
class SpendTier(Spend):
    """Spend 0 to n from a counter; the number decides where to continue."""

    __slots__ = ("skip", "targets")

    def __init__(self, counter: Counter, targets: list[int], skip: int) -> None:
        super().__init__(counter)
        self.targets: Final = targets
        self.skip: Final = skip

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True if there is nothing to spend."""
        return state.counters[self.counter.counter] == 0

    def run(self, state: State, frame: Frame) -> None:
        most = min(len(self.targets), state.counters[self.counter.counter])
        if most == 0:
            state.jump(self.skip)
        else:
            state.ask(frame.seat, MODE, list(range(most + 1)))

    def take(self, state: State, frame: Frame, option: int) -> None:
        if option == 0:
            state.jump(self.skip)
            return
        change_counter(state, frame.seat, self.counter, -option)
        state.jump(self.targets[option - 1])


@final
class ChooseUpTo(Op):
    """Choose a number."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def run(self, state: State, frame: Frame) -> None:
        state.ask(frame.seat, MODE, list(range(self.most + 1)))

    def take(self, state: State, frame: Frame, option: int) -> None:
        note(state, NUMBER_CHOSEN, frame.seat, -1, -1, option)
        state.rebind(with_number(frame, option))

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        return Choice(DO_CHOOSE_NUMBER, number=option)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_NUMBER, number=self.most)


def item_shown(state: State, seat: int) -> int:
    """Return the item on top of a discard pile; an empty one shows the joker (R16.1, R16.3, J-51)."""
    pile = state.discard[seat]
    return state.game.seats[seat].deck[pile[-1]].item if pile else ANY_ITEM


@final
class LookForItem(Op):
    """If the joker is on top of the discard pile, choose what it stands for, once per effect (J-51)."""

    __slots__ = ()

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """True without the joker."""
        return item_shown(state, frame.seat) != ANY_ITEM

    def run(self, state: State, frame: Frame) -> None:
        if item_shown(state, frame.seat) == ANY_ITEM:
            items = len(state.game.seats[frame.seat].items)
            state.ask(frame.seat, MODE, list(range(items)), IF_IT_MATTERS)

    def take(self, state: State, frame: Frame, option: int) -> None:
        new = frame.copy()
        new.item = option
        state.rebind(new)

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        word = state.game.seats[frame.seat].items[option]
        return Choice(DO_CHOOSE_ITEM, owner=frame.seat, number=option, word=word)

    def question(self, state: State, frame: Frame) -> Question:
        return Question(ASK_ITEM)
