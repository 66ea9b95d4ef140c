"""What goes through a table's socket, in both directions."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from matchless.presentation.wire.catalog import Lang
from matchless.presentation.wire.game import GameSheet, Step
from matchless.presentation.wire.table import PlayerName, SeatNumber, Slug, TableSheet

# --- from the browser ---------------------------------------------------------------------------------------


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something that a visitor says to a table."""


class Answer(Said, frozen=True):
    """The answer to a decision: the place of the option in the list."""

    decision: Annotated[int, Meta(ge=0)]
    option: Annotated[int, Meta(ge=0)]


class Look(Said, frozen=True):
    """The curtain is lifted: on one screen, the person of this seat looks now."""

    seat: SeatNumber


class TakeOver(Said, frozen=True):
    """On one screen: this tab shows the table from now on, and no other."""


class Speak(Said, frozen=True):
    """From now on, in this language."""

    lang: Lang


class Suggest(Said, frozen=True):
    """In an adventure: what I would answer in another's place. None: I suggest nothing any more."""

    decision: Annotated[int, Meta(ge=0)]
    option: Annotated[int, Meta(ge=0)] | None


class Undo(Said, frozen=True):
    """Take my last decision back, or ask the others whether I may."""


class Allow(Said, frozen=True):
    """The answer to one who asks to take a decision back."""

    yes: bool


class Concede(Said, frozen=True):
    """I give up."""

    seat: SeatNumber


class Rematch(Said, frozen=True):
    """I want to play once more with the same people; or no more, or not at all."""

    yes: bool = True


class Sit(Said, frozen=True):
    """I take an open seat."""

    seat: SeatNumber
    name: PlayerName


class Leave(Said, frozen=True):
    """I give my seat free, before the game."""

    seat: SeatNumber


class Seat(Said, frozen=True):
    """The host makes a seat open, or a bot's."""

    seat: SeatNumber
    bot: Slug | None


class Choose(Said, frozen=True):
    """A hero for a seat: the own one, or as host that of a bot; in a draft a ban or a pick. None: at random."""

    seat: SeatNumber
    hero: Slug | None


class Begin(Said, frozen=True):
    """The host begins."""


Message: TypeAlias = (
    Answer
    | Suggest
    | Look
    | TakeOver
    | Speak
    | Undo
    | Allow
    | Concede
    | Rematch
    | Sit
    | Leave
    | Seat
    | Choose
    | Begin
)

# --- from the server ----------------------------------------------------------------------------------------


class Told(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Something that the server tells a visitor."""


class Suggestion(Struct, frozen=True):
    """What one player would answer in another's place, until the decision is answered."""

    seat: int  # whose suggestion
    name: str  # of the person
    option: int  # its place in the list
    label: str
    fighter: int | None
    target: int | None
    space: str | None
    site: int | None


class Update(Told, frozen=True):
    """The table as it is now, and what has happened since the last update."""

    table: TableSheet
    game: GameSheet | None
    steps: tuple[Step, ...]
    whole: bool  # the steps are the whole story: forget those you have
    suggestions: tuple[Suggestion, ...] = ()


class Refusal(Told, frozen=True):
    """Something was not done, and nothing has changed."""

    code: str
    reason: str
    said: str  # the type of the message that was refused; empty if it was none, or not understood


Reply: TypeAlias = Update | Refusal
