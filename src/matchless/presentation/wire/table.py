"""Tables: what is played, who sits there, and what can be said to it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from matchless.presentation.wire.game import GameSheet, Step

Mode: TypeAlias = Literal["duel", "free-for-all", "teams", "adventure"]
Phase: TypeAlias = Literal["lobby", "draft", "playing", "over"]
Heroes: TypeAlias = Literal["free", "random", "draft"]
Slug: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$")]
PlayerName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Minions: TypeAlias = Annotated[tuple[Slug, ...], Meta(max_length=20)]
Events: TypeAlias = Annotated[tuple[Slug, ...], Meta(max_length=20)] | Annotated[int, Meta(ge=0, le=20)]


class Clock(Struct, frozen=True):
    """Time to think: minutes at the start, seconds for each decision."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=120)] = 10


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the host wants it."""

    kind: Literal["me", "open", "bot"]
    hero: Slug | None = None  # None: chosen later, at random or by draft
    bot: Slug | None = None
    name: PlayerName | None = (
        None  # for a second person on one screen; seats of the same name are one person's
    )


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table as the host wants it."""

    mode: Mode
    board: Slug | None  # None in an adventure, which is played where its villain is
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=4)]
    preset: Slug = "core-2023"
    changes: Annotated[dict[str, str], Meta(max_length=40)] = field(default_factory=dict)
    heroes: Heroes = "free"
    clock: Clock | None = None
    spectators: bool = True
    start: bool = False  # begin at once, if every seat is taken
    villain: Slug | None = None  # of an adventure; None: at random
    minions: Minions | None = None  # as many as seats; None: at random
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
    online: bool
    clock: int | None  # milliseconds left
    conceded: bool
    conceded_at: int | None  # the number of the step that would have come next, if known


class DraftSheet(Struct, frozen=True):
    """How far the draft has got."""

    turn: int  # the seat whose turn it is
    act: Literal["ban", "pick"]
    banned: tuple[str, ...]
    picked: tuple[str, ...]


class TableSheet(Struct, frozen=True):
    """A table as one visitor sees it."""

    code: str
    phase: Phase
    mode: Mode
    board: str  # empty as long as the villain is not known
    preset: str
    changes: dict[str, str]
    heroes: Heroes
    clock: Clock | None
    seats: tuple[TableSeat, ...]
    is_host: bool
    can_start: bool
    cannot_start: str  # why not, in the visitor's language
    spectators: int
    draft: DraftSheet | None
    can_undo: bool
    cannot_undo: str  # why not, while a game is played
    undo_asked_by: int | None  # the seat that asks the others to take a decision back
    rematch: str | None  # the code of the table where the same people play again
    rematch_wanted: tuple[int, ...]  # a seat of each who wants a rematch, in the order in which they said so
    rematch_missing: tuple[int, ...]  # a seat of each whose answer is missing
    rematch_declined: int | None  # the seat of who does not want one
    awaited: tuple[int, ...]  # a rematch with clocks: seats whose people have yet to come
    curtain: int | None  # on one screen: the seat whose person should take over
    elsewhere: bool  # on one screen: the table is open in another tab, and shown there
    created: float
    villain: str | None = None  # of an adventure; None: drawn when it begins
    minions: tuple[str, ...] | None = None  # None: drawn when it begins
    events: tuple[str, ...] | int = 0  # how many are drawn when it begins
    commitment: str = ""  # published with the first decision: the SHA-256 of the key and what it is used for


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone takes an open seat; without a number, the first that is open."""

    name: PlayerName
    seat: SeatNumber | None = None


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone takes another name."""

    name: PlayerName


class Me(Struct, frozen=True):
    """Who the server takes the visitor for."""

    name: str
    link: str  # opens the same seats on another device


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone opens a personal link."""

    token: Annotated[str, Meta(max_length=200)]
    when: Literal["free", "always"] = "free"  # free: only if this browser has nothing to lose


class LinkOwner(Struct, frozen=True):
    """Whose personal link it is; not open as long as the browser is somebody's who has games or a name."""

    name: str
    is_open: bool


class Renewing(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone makes the former personal link worthless."""

    what: Literal["link", "devices"] = "link"  # devices: and is logged out everywhere else


class MyGame(Struct, frozen=True):
    """A table of the visitor's, in a list."""

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
    rematch_asked: bool = False  # others want a rematch, and wait for the visitor


class Created(Struct, frozen=True):
    """The code of a table, which is also its address: /t/CODE."""

    code: str


class ReplayFrame(Struct, frozen=True):
    """The game after a decision, with what happened since the one before."""

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
    """Why something was not done."""

    code: str
    detail: str
