"""Tables: what is played, who sits there, and what can be sent to them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from matchless.presentation.wire.game import GameSheet, Step

Mode: TypeAlias = Literal["duel", "free-for-all", "teams", "adventure"]
Phase: TypeAlias = Literal["lobby", "draft", "playing", "over"]
Heroes: TypeAlias = Literal["free", "random", "draft"]
TalkRule: TypeAlias = Literal["on", "phrases", "off"]
Channel: TypeAlias = Literal["all", "team", "spectators"]
SeatFault: TypeAlias = Literal["", "crash", "illegal", "late"]
Attempt: TypeAlias = Literal["", "counted", "practice"]
Slug: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$")]
PlayerName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Minions: TypeAlias = Annotated[tuple[Slug, ...], Meta(max_length=20)]
Events: TypeAlias = Annotated[tuple[Slug, ...], Meta(max_length=20)] | Annotated[int, Meta(ge=0, le=20)]


class Clock(Struct, frozen=True):
    """Time to think: minutes at the start, plus seconds for each decision."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=120)] = 10


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the host wants it."""

    kind: Literal["me", "open", "bot"]
    hero: Slug | None = None  # None: chosen later, at random or by draft
    bot: Slug | None = None
    name: PlayerName | None = (
        None  # for a second person on a shared screen; seats with the same name belong to one person
    )


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table as the host wants it."""

    mode: Mode
    board: Slug | None  # None in an adventure, which is played on its villain's board
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=4)]
    preset: Slug = "core-2023"
    changes: Annotated[dict[str, str], Meta(max_length=40)] = field(default_factory=dict)
    heroes: Heroes = "free"
    clock: Clock | None = None
    spectators: bool = True
    talk: TalkRule = "on"
    hints: bool | None = None  # None: where people of only one side play
    start: bool = False  # begin at once if every seat is taken
    villain: Slug | None = None  # of an adventure; None: at random
    minions: Minions | None = None  # one for each seat; None: at random
    events: Events = 0  # by name, or how many to draw; at most three


class TableSeat(Struct, frozen=True):
    """A seat at a table."""

    number: int
    kind: Literal["human", "open", "bot"]
    name: str
    hero: str | None
    bot: str | None
    team: int
    you: bool
    online: bool = False
    clock: int | None = None  # milliseconds left
    conceded: bool = False
    conceded_at: int | None = None  # the number of the step that would have come next, if known
    out_of_time: bool = False  # conceded because the clock ran out
    fault: SeatFault = ""  # what made its bot, one from outside, give up


class DraftSheet(Struct, frozen=True):
    """The state of the draft."""

    turn: int  # the seat whose turn it is
    act: Literal["ban", "pick"]
    banned: tuple[str, ...]
    picked: tuple[str, ...]


class TableSheet(Struct, frozen=True):
    """A table as one visitor sees it."""

    code: str
    phase: Phase
    mode: Mode
    board: str  # empty until the villain is known
    preset: str
    changes: dict[str, str]
    seats: tuple[TableSeat, ...]
    heroes: Heroes = "free"
    clock: Clock | None = None
    is_host: bool = False
    can_start: bool = False
    cannot_start: str = ""  # why not, in the visitor's language
    spectators: int = 0
    is_private: bool = True  # nobody may watch
    draft: DraftSheet | None = None
    can_undo: bool = False
    cannot_undo: str = ""  # why not, during a game
    undo_asked_by: int | None = None  # the seat that asks to take a decision back
    rematch: str | None = None  # the code of the table for the rematch
    rematch_wanted: tuple[int, ...] = ()  # a seat of each person who wants one, in the order they asked
    rematch_missing: tuple[int, ...] = ()  # a seat of each person who has yet to answer
    rematch_declined: int | None = None  # the seat of the person who declined
    awaited: tuple[int, ...] = ()  # in a rematch with clocks: seats whose people have yet to arrive
    curtain: int | None = None  # on a shared screen: the seat whose person should take over
    elsewhere: bool = False  # on a shared screen: the table is open in another tab, which shows it
    villain: str | None = None  # of an adventure; None: drawn when it begins
    minions: tuple[str, ...] | None = None  # None: drawn when it begins
    events: tuple[str, ...] | int = 0  # how many are drawn when it begins
    talk: TalkRule = "on"  # what people at the table may say to each other
    commitment: str = ""  # published with the first decision: the SHA-256 of the key and what it is used for
    hints: bool = False  # whether a player may ask for good answers
    daily: Attempt = ""  # whether it is the challenge of a day, and counts
    edition: int = 0  # of its content: grows while its author works on it


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat; without a number, the first one."""

    name: PlayerName
    seat: SeatNumber | None = None


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """Take another name."""

    name: PlayerName


class Me(Struct, frozen=True):
    """Who the server thinks the visitor is."""

    name: str
    link: str  # opens the same seats on another device


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a personal link."""

    token: Annotated[str, Meta(max_length=200)]
    when: Literal["free", "always"] = "free"  # free: only if this browser has nothing to lose


class LinkOwner(Struct, frozen=True):
    """Whose personal link it is; not opened while the browser belongs to somebody with games or a name."""

    name: str
    is_open: bool


class Renewing(Struct, frozen=True, forbid_unknown_fields=True):
    """Invalidate the previous personal link."""

    what: Literal["link", "devices"] = "link"  # devices: also log out everywhere else


class Forgetting(Struct, frozen=True, forbid_unknown_fields=True):
    """Make this browser forget whose it is."""

    what: Literal["device", "everything"] = "device"  # everything: also delete what is kept about the visitor


class MyGame(Struct, frozen=True):
    """One of the visitor's tables, in a list."""

    code: str
    phase: Phase
    mode: Mode
    board: str
    heroes: tuple[str | None, ...]
    names: tuple[str, ...]
    your_turn: bool
    won: bool | None
    updated: float
    villain: str | None = None
    rematch_asked: bool = False  # others want a rematch and are waiting for the visitor


class Created(Struct, frozen=True):
    """The code of a table, which is also its address: /t/CODE."""

    code: str


class ReplayFrame(Struct, frozen=True):
    """The game after a decision, with what happened since the previous one."""

    move: str
    seat: int | None
    game: GameSheet
    steps: tuple[Step, ...]


class Replay(Struct, frozen=True):
    """A game from its set-up on; all hands are open once it is over."""

    table: TableSheet
    is_open: bool
    frames: tuple[ReplayFrame, ...]


class Problem(Struct, frozen=True):
    """Why something was refused."""

    code: str
    detail: str
