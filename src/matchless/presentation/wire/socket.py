"""What goes through a table's socket, in both directions."""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from matchless.lang.names import Lang
from matchless.presentation.wire.game import GameSheet, Step, one_of
from matchless.presentation.wire.table import PlayerName, SeatNumber, Slug, TableSheet
from matchless.text.language import language

# --- from the browser ---------------------------------------------------------------------------------------


def _words(name: str) -> str:
    """Return the tag of a message: take_screen for TakeScreen."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_words):
    """Something that a visitor sends to a table."""


class Answer(ClientMessage, frozen=True):
    """The answer to a decision: the place of the option in the list."""

    decision: Annotated[int, Meta(ge=0)]
    option: Annotated[int, Meta(ge=0)]


class TakeScreen(ClientMessage, frozen=True):
    """On a shared screen: the person of this seat is looking now."""

    seat: SeatNumber


class TakeOver(ClientMessage, frozen=True):
    """On a shared screen: this tab shows the table from now on, and no other does."""


class SetLanguage(ClientMessage, frozen=True):
    """Use this language from now on."""

    lang: Lang


class Suggest(ClientMessage, frozen=True):
    """In an adventure: what I would answer in another player's place. None withdraws it."""

    decision: Annotated[int, Meta(ge=0)]
    option: Annotated[int, Meta(ge=0)] | None


class Undo(ClientMessage, frozen=True):
    """Take my last decision back, or ask the others whether I may."""


class AnswerUndo(ClientMessage, frozen=True):
    """The answer to somebody who asked to take a decision back."""

    yes: bool


class Concede(ClientMessage, frozen=True):
    """Give up."""

    seat: SeatNumber


class Rematch(ClientMessage, frozen=True):
    """Ask for a rematch with the same people, withdraw the wish, or decline."""

    yes: bool = True


class Sit(ClientMessage, frozen=True):
    """Take an open seat."""

    seat: SeatNumber
    name: PlayerName


class Leave(ClientMessage, frozen=True):
    """Give up my seat, before the game."""

    seat: SeatNumber


class Seat(ClientMessage, frozen=True):
    """From the host: open a seat, or give it to a bot."""

    seat: SeatNumber
    bot: Slug | None


class Choose(ClientMessage, frozen=True):
    """A hero for my seat, or as host for a bot's; in a draft, a ban or a pick. None: at random."""

    seat: SeatNumber
    hero: Slug | None


class Begin(ClientMessage, frozen=True):
    """From the host: begin."""


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
    """Something that the server sends to a visitor."""


class Suggestion(Struct, frozen=True):
    """What one player would answer in another's place, until the decision is answered."""

    seat: int  # whose suggestion
    name: str  # the person's name
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
    whole: bool  # the steps are the whole story: forget the earlier ones
    suggestions: tuple[Suggestion, ...] = ()


RefusalCode: TypeAlias = Annotated[
    str,
    one_of(key.removeprefix("refused_") for key in language("en").messages if key.startswith("refused_")),
]


class Refusal(ServerMessage, frozen=True):
    """Something was not done, and nothing has changed."""

    code: RefusalCode
    reason: str
    said: str  # the type of the refused message; empty if there was none, or it was not understood


Reply: TypeAlias = Update | Refusal
