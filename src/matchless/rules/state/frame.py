"""Frames: programs being resolved, each with its choices so far."""

from __future__ import annotations

from typing import Final, final

from matchless.rules.board.board import NOWHERE
from matchless.rules.native import mypyc_attr
from matchless.rules.state.fields import Fields, names_of, numbers_of

NOBODY: Final = -1
NO_CARD: Final = -1
NO_ITEM: Final = -1

FRAME_FIELDS: Final[Fields] = (
    ("program", "program"),
    ("seat", "seat"),
    ("fighter", "fighter"),
    ("card", "card"),
    ("chosen", "fighter"),
    ("space", "space"),
    ("spaces", "set of spaces"),
    ("picked", "card"),
    ("picked_from", "seat"),
    ("number", "number"),
    ("modes", "choice"),
    ("moved", "trace"),
    ("rival", "opponent"),
    ("item", "item"),
    ("count", "count"),
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A program being resolved: for whom, from which card, and with which choices so far.

    A frame on the stack is never changed, only replaced by a changed copy: clones of a state share it.
    """

    __slots__ = names_of(FRAME_FIELDS)

    def __init__(self, program: int, seat: int, fighter: int, card: int) -> None:
        self.program = program
        self.seat = seat
        self.fighter = fighter  # who uses the card or ability
        self.card = card  # the card it is on, if any
        self.chosen = NOBODY  # the fighter chosen
        self.space = NOWHERE  # the space chosen last
        self.spaces = 0  # all spaces chosen
        self.picked = NO_CARD  # the card chosen or discarded last
        self.picked_from = NOBODY  # the seat whose card that is
        self.number = 0  # a boost, or a number chosen or spent
        self.count = 0  # cards handled so far by the current step
        self.modes = 0  # options picked and not yet carried out, as digits
        self.moved = 0  # the fighters moved so far, or crossed by a move
        self.rival = NOBODY  # the opponent chosen, if there are several
        self.item = NO_ITEM  # what a joker on the discard pile stands for

    def copy(self) -> Frame:
        """Return a copy, to change before it goes on the stack."""
        new = Frame(self.program, self.seat, self.fighter, self.card)
        new.chosen = self.chosen
        new.space = self.space
        new.spaces = self.spaces
        new.picked = self.picked
        new.picked_from = self.picked_from
        new.number = self.number
        new.modes = self.modes
        new.moved = self.moved
        new.rival = self.rival
        new.item = self.item
        new.count = self.count
        return new

    def numbers(self) -> list[int]:
        """Return the frame as ints, for saving and comparing."""
        return numbers_of(self, FRAME_FIELDS)


def with_number(frame: Frame, number: int) -> Frame:
    """Return the frame with another count."""
    new = frame.copy()
    new.number = number
    return new


def with_count(frame: Frame, count: int) -> Frame:
    """Return the frame with more cards handled."""
    new = frame.copy()
    new.count = count
    return new


def with_picked(frame: Frame, card: int, seat: int) -> Frame:
    """Return the frame with a card of a seat picked."""
    new = frame.copy()
    new.picked = card
    new.picked_from = seat
    return new
