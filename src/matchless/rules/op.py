"""Ops: the steps that rules and card effects are made of, and the descriptions they use.

Ops hold no game state, so every game shares them. An op either changes the state in ``run``, or asks there
(``State.ask``) and changes nothing until ``take`` brings the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matchless.rules.board.board import NOWHERE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from matchless.rules.choice import Choice, Question
    from matchless.rules.state.frame import Frame
    from matchless.rules.state.state import State

PASS: Final = 4096
"""The option to decline, stop, or play nothing. No fighter, space or card has this number."""


class Op:
    """A step of a program."""

    __slots__ = ()

    def run(self, state: State, frame: Frame) -> None:
        """Carry out the step, or ask."""
        raise AssertionError

    def take(self, state: State, frame: Frame, option: int) -> None:
        """Continue with the answer to what ``run`` asked."""
        raise AssertionError

    def is_idle(self, answers: int) -> bool:
        """Return whether it can do nothing in a game whose abilities answer only these moments."""
        return False

    def comes_to_nothing(self, state: State, frame: Frame) -> bool:
        """Return whether everybody can see that it would change nothing now; ``False`` if that is not known."""
        return False

    def is_settled(self, state: State) -> bool:
        """Return whether it comes to nothing now, and nothing else that is due at the same time can change that."""
        return False

    def describe(self, state: State, frame: Frame, option: int) -> Choice:
        """Return what an option is."""
        raise AssertionError

    def describe_all(self, state: State, frame: Frame, options: list[int]) -> list[Choice]:
        """Return what options are; some ops work out once what all of them need."""
        return [self.describe(state, frame, option) for option in options]

    def question(self, state: State, frame: Frame) -> Question:
        """Return what is asked."""
        raise AssertionError


class Amount:
    """A number that is worked out when needed."""

    __slots__ = ()

    def value(self, state: State, frame: Frame) -> int:
        """Return the number."""
        raise AssertionError


class Condition:
    """Something that holds or does not."""

    __slots__ = ()

    def holds(self, state: State, frame: Frame) -> bool:
        """Return whether it holds now."""
        raise AssertionError

    def is_settled(self) -> bool:
        """Return whether no effect of the same moment can change it, apart from a change of form."""
        return False


def on_board(state: State, fighters: int) -> int:
    """Return those of a set of fighters that are on the board."""
    those: i64 = fighters
    found: i64 = 0
    one: i64 = 1
    for space in state.space:
        if those & one and space != NOWHERE:
            found |= one
        one <<= 1
    return found


class Who:
    """A description of fighters."""

    __slots__ = ()

    def fighters(self, state: State, frame: Frame) -> int:
        """Return the set of fighters meant that are on the board."""
        return on_board(state, self.meant(state, frame))

    def meant(self, state: State, frame: Frame) -> int:
        """Return the set of fighters meant, on the board or not."""
        raise AssertionError


class Where:
    """A description of spaces."""

    __slots__ = ()

    def spaces(self, state: State, frame: Frame) -> int:
        """Return the set of spaces meant."""
        raise AssertionError
