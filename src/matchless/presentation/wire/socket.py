"""What goes through a table's socket, in both directions."""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from matchless.lang.names import Lang
from matchless.presentation.wire.game import GameSheet, Step
from matchless.presentation.wire.table import PlayerName, SeatNumber, Slug, TableSheet

# --- from the browser ---------------------------------------------------------------------------------------


def _words(name: str) -> str:
    """Return the tag of a message: TakeScreen is take_screen."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_words):
    """Something that a visitor says to a table."""


class Answer(ClientMessage, frozen=True):
    """The answer to a decision: the place of the option in the list."""

    decision: Annotated[int, Meta(ge=0)]
    option: Annotated[int, Meta(ge=0)]


class TakeScreen(ClientMessage, frozen=True):
    """The curtain is lifted: on one screen, the person of this seat looks now."""

    seat: SeatNumber


class TakeOver(ClientMessage, frozen=True):
    """On one screen: this tab shows the table from now on, and no other."""


class SetLanguage(ClientMessage, frozen=True):
    """From now on, in this language."""

    lang: Lang


class Suggest(ClientMessage, frozen=True):
    """In an adventure: what I would answer in another's place. None: I suggest nothing any more."""

    decision: Annotated[int, Meta(ge=0)]
    option: Annotated[int, Meta(ge=0)] | None


class Undo(ClientMessage, frozen=True):
    """Take my last decision back, or ask the others whether I may."""


class AnswerUndo(ClientMessage, frozen=True):
    """The answer to one who asks to take a decision back."""

    yes: bool


class Concede(ClientMessage, frozen=True):
    """I give up."""

    seat: SeatNumber


class Rematch(ClientMessage, frozen=True):
    """I want to play once more with the same people; or no more, or not at all."""

    yes: bool = True


class Sit(ClientMessage, frozen=True):
    """I take an open seat."""

    seat: SeatNumber
    name: PlayerName


class Leave(ClientMessage, frozen=True):
    """I give my seat free, before the game."""

    seat: SeatNumber


class Seat(ClientMessage, frozen=True):
    """The host makes a seat open, or a bot's."""

    seat: SeatNumber
    bot: Slug | None


class Choose(ClientMessage, frozen=True):
    """A hero for a seat: the own one, or as host that of a bot; in a draft a ban or a pick. None: at random."""

    seat: SeatNumber
    hero: Slug | None


class Begin(ClientMessage, frozen=True):
    """The host begins."""


Message: TypeAlias = (
    Answer
    | Suggest
    | TakeScreen
    | TakeOver
    | SetLanguage
    | Undo
    | AnswerUndo
    | Concede
    | Rematch
    | Sit
    | Leave
    | Seat
    | Choose
    | Begin
)

# --- from the server ----------------------------------------------------------------------------------------


class ServerMessage(Struct, frozen=True, tag_field="type", tag=_words):
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


class Update(ServerMessage, frozen=True):
    """The table as it is now, and what has happened since the last update."""

    table: TableSheet
    game: GameSheet | None
    steps: tuple[Step, ...]
    whole: bool  # the steps are the whole story: forget those you have
    suggestions: tuple[Suggestion, ...] = ()


class Refusal(ServerMessage, frozen=True):
    """Something was not done, and nothing has changed."""

    code: str
    reason: str
    said: str  # the type of the message that was refused; empty if it was none, or not understood


Reply: TypeAlias = Update | Refusal
