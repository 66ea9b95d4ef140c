"""What goes through a table's socket, in both directions."""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from matchless.lang.names import Lang
from matchless.presentation.wire.game import GameSheet, Step, one_of
from matchless.presentation.wire.table import Channel, PlayerName, SeatNumber, Slug, TableSheet, TalkRule
from matchless.text.language import language
from matchless.text.spans import Spans

Phrase: TypeAlias = Literal[
    "hello", "luck", "think", "moment", "nice", "ouch", "wow", "thanks", "sorry", "help", "ready", "game"
]  # fmt: skip
"""What can be said in one click. Everybody reads it in their own language."""

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


class AskHint(ClientMessage, frozen=True):
    """Ask for good answers to my decision."""

    decision: Annotated[int, Meta(ge=0)]


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


class Say(ClientMessage, frozen=True):
    """Something to say to others at the table."""

    channel: Channel
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class SayPhrase(ClientMessage, frozen=True):
    """Something to say that everybody reads in their own language."""

    channel: Channel
    phrase: Phrase


class SetTalk(ClientMessage, frozen=True):
    """From the host: what people may say at this table."""

    talk: TalkRule


class ShowCard(ClientMessage, frozen=True):
    """Show a card of my hand to my team, or take it back up."""

    seat: SeatNumber
    card: Slug
    shown: bool = True


class AskWhy(ClientMessage, frozen=True):
    """Tell me why a card of my hand or a space, with what I have chosen before, does not answer my question."""

    card: Slug | None = None
    fighter: Annotated[int, Meta(ge=0)] | None = None
    target: Annotated[int, Meta(ge=0)] | None = None
    space: Slug | None = None
    verb: Slug | None = None


class AskThreats(ClientMessage, frozen=True):
    """Tell me who could attack me on their next turn, as far as everybody knows."""


Message: TypeAlias = (
    Answer
    | Suggest
    | AskHint
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
    | Say
    | SayPhrase
    | SetTalk
    | ShowCard
    | AskWhy
    | AskThreats
)

# --- from the server ----------------------------------------------------------------------------------------


class ServerMessage(Struct, frozen=True, tag_field="type", tag=_words):
    """Something that the server sends to a visitor."""


class Suggestion(Struct, frozen=True):
    """What one player would answer in another's place, until the decision is answered."""

    seat: int  # whose suggestion
    name: str  # the person's name
    option: int  # its place in the list
    label: Spans  # as in the option
    fighter: int | None
    target: int | None
    space: str | None
    site: int | None


class ShownCards(Struct, frozen=True):
    """Cards in hand that a teammate shows, or that the viewer shows to the team."""

    seat: int
    cards: tuple[str, ...]


class Update(ServerMessage, frozen=True):
    """The table as it is now, and what has happened since the last update."""

    table: TableSheet
    game: GameSheet | None
    steps: tuple[Step, ...]
    whole: bool  # the steps are the whole story: forget the earlier ones
    suggestions: tuple[Suggestion, ...] = ()
    shown: tuple[ShownCards, ...] = ()


class Hint(Struct, frozen=True):
    """A good answer to a decision."""

    option: int  # its place in the list
    share: int  # percent of the lines played out that began with it
    value: float  # how well they went, from 0 to 1; no measured chance of winning
    reasons: Spans


class Hints(ServerMessage, frozen=True):
    """The best answers to the player's decision, best first, as far as the player's seat can know."""

    decision: int
    hints: tuple[Hint, ...]


RefusalCode: TypeAlias = Annotated[
    str,
    one_of(key.removeprefix("refused_") for key in language("en").messages if key.startswith("refused_")),
]


class Refusal(ServerMessage, frozen=True):
    """Something was not done, and nothing has changed."""

    code: RefusalCode
    reason: str
    said: str  # the type of the refused message; empty if there was none, or it was not understood


class TalkLine(Struct, frozen=True):
    """Something that somebody said."""

    number: int
    channel: Channel
    speaker: str  # the same person's is the same at one table, and another at every other
    seat: int | None  # None: a spectator
    name: str  # a spectator's, if it has one; people at the table go by their seat
    phrase: Phrase | None
    text: str  # empty with a phrase


class Talk(ServerMessage, frozen=True):
    """What was said."""

    lines: tuple[TalkLine, ...]
    whole: bool  # these are all lines: forget the earlier ones
    you: str  # the visitor as a speaker


class Why(ServerMessage, frozen=True):
    """Why what was pointed at does not answer the question, to whoever asked."""

    decision: int  # the number of decisions taken when it was asked
    reason: str


class Threatened(Struct, frozen=True):
    """One of the viewer's side that could be attacked, and what that takes."""

    fighter: int
    takes: Literal["nothing", "move", "boost"]  # from where it stands, after a maneuver, after a boosted one


class Threat(Struct, frozen=True):
    """Somebody who could attack the viewer's side on their next turn, as far as everybody knows."""

    fighter: int
    most: int  # the highest attack value of a card it may have, effects and boosts of attacks aside
    near: tuple[str, ...]  # the spaces it could attack from where it stands
    far: tuple[str, ...]  # more that it could attack after a maneuver without a boost
    targets: tuple[Threatened, ...]  # the strongest reason for each fighter


class Threats(ServerMessage, frozen=True):
    """Everybody who could attack the viewer, the hardest first."""

    decision: int  # the number of decisions taken when it was asked
    threats: tuple[Threat, ...]


Reply: TypeAlias = Update | Refusal | Talk | Hints | Why | Threats
