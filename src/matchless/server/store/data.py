"""What is stored about a table, except its moves."""

from __future__ import annotations

import hmac
from typing import Final, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from matchless.library.library import Library
from matchless.match.mistakes import RANDOM, TEAMS
from matchless.match.setup import Chance, Setup
from matchless.presentation.wire.table import Clock, Heroes, Mode, Phase, SeatFault, TalkRule
from matchless.rules.ruleset import RuleSet
from matchless.rules.state.rng import seeded

_SEED_BYTES: Final = 7


class SeatData(Struct):
    """A seat: whose it is, and what it plays."""

    kind: Literal["human", "open", "bot"]
    player: str | None = None
    name: str = ""
    hero: str | None = None
    bot: str | None = None
    conceded: bool = False
    conceded_at: int | None = None  # how many events there had been
    is_out_of_time: bool = False  # conceded because the clock ran out
    fault: SeatFault = ""  # what made its bot give up


class Spent(Struct, frozen=True):
    """The time that seats had used for a decision when the table left memory."""

    after: float  # when the previous decision was taken
    by_seat: tuple[int, ...]  # in milliseconds


class TableData(Struct):
    """A table as it is stored. Never changed in place: a changed copy replaces it once stored."""

    code: str
    host: str
    mode: Mode
    board: str
    seats: list[SeatData]
    created: float
    preset: str = "core-2023"
    changes: dict[str, str] = field(default_factory=dict)
    heroes: Heroes = "free"
    clock: Clock | None = None
    spectators: bool = True
    talk: TalkRule = "on"
    hints: bool | None = None  # as the host wishes; None: where people of only one side play
    phase: Phase = "lobby"
    drafted: list[str] = field(default_factory=list)  # all seats' bans, then their picks
    seed: int = 0  # of a game begun before there were keys
    key: str = ""  # the secret that deals the cards
    commitment: str = ""  # to the key: published at the start, and stored for comparison at the end
    version: str = ""  # of the content that the game began with
    packs: tuple[str, ...] = ()  # what of it comes from packs, as a record tells it
    winners: tuple[int, ...] = ()
    rematch: str | None = None  # the code of the new table
    rematch_by: tuple[str, ...] = ()  # the players who want one, in the order they asked
    rematch_declined: str | None = None  # the player who declined
    awaited: tuple[str, ...] = ()  # in a rematch with clocks: the players who have yet to arrive
    spent: Spent | None = None
    villain: str | None = None  # for an adventure; None until drawn
    minions: tuple[str, ...] | None = None  # None until drawn
    events: tuple[str, ...] | int = 0  # a number until drawn
    day: str = ""  # of the challenge that this is, such as 2026-11-18
    is_counted: bool = False  # the one attempt of that day that counts
    is_sandbox: bool = False  # an author tries a hero: no result is kept

    def copy(self) -> TableData:
        """Return a copy to change."""
        return msgspec.json.decode(msgspec.json.encode(self), type=TableData)

    def setup(self) -> Setup:
        """Return what is to be played; what nobody has chosen is left to chance."""
        setup = Setup(
            self.board,
            tuple(seat.hero or RANDOM for seat in self.seats),
            self.seed,
            self.preset,
            self.changes,
            self.mode == "teams",
        )
        if self.key:
            setup = replace(setup, key=self.key, table=self.code)
        if not self.is_adventure:
            return setup
        events = (RANDOM,) * self.events if isinstance(self.events, int) else self.events
        minions = (RANDOM,) * len(self.seats) if self.minions is None else self.minions
        return replace(setup, villain=self.villain or RANDOM, minions=minions, events=events)

    def draw(self, library: Library, rng: Chance) -> None:
        """Choose at random what nobody has chosen."""
        drawn = self.setup().fill_random(library, rng)
        for seat, hero in zip(self.seats, drawn.heroes, strict=True):
            seat.hero = hero
        self.board = drawn.board_name(library)
        if self.is_adventure:
            self.villain, self.minions, self.events = drawn.villain, drawn.minions, drawn.events

    def bot_seed(self, seat: int) -> int:
        """Return the seed of a seat's bot; it reveals nothing about the key or what the key deals."""
        if not self.key:
            return seeded(self.seed ^ seeded(seat))
        digest = hmac.digest(bytes.fromhex(self.key), b"matchless bot %d\n" % seat, "sha256")
        return int.from_bytes(digest[:_SEED_BYTES], "big")

    @property
    def is_adventure(self) -> bool:
        """Return whether all play together."""
        return self.mode == "adventure"

    @property
    def has_open_hands(self) -> bool:
        """Return whether the players of an adventure show each other their hands."""
        return self.is_adventure and RuleSet(self.preset, self.changes).open_hands

    @property
    def has_hints(self) -> bool:
        """Return whether players may ask for good answers; never where the result counts."""
        if self.is_counted:
            return False
        sides = {self.team(number) for number, seat in enumerate(self.seats) if seat.kind != "bot"}
        return len(sides) <= 1 if self.hints is None else self.hints

    def team(self, seat: int) -> int:
        """Return the team of a seat."""
        if self.is_adventure:
            return 0
        return seat % TEAMS if self.mode == "teams" else seat

    def shares_sight(self, seat: int, other: int) -> bool:
        """Return whether two seats on one screen need no curtain between them.

        Seats of one team need none; but in an adventure, people with different names keep their hands to themselves
        unless all hands are open.
        """
        if not self.is_adventure or self.has_open_hands:
            return self.team(seat) == self.team(other)
        return self.seats[seat].name == self.seats[other].name

    def is_one_person(self, seats: list[int]) -> bool:
        """Return whether none of some seats, at least one, needs a curtain."""
        return bool(seats) and all(self.shares_sight(seats[0], seat) for seat in seats)

    def seats_of(self, player: str | None) -> list[int]:
        """Return the seats that somebody holds."""
        if player is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def people(self) -> set[str]:
        """Return all who hold a seat."""
        return {seat.player for seat in self.seats if seat.player is not None}

    def is_at_home(self, player: str | None) -> bool:
        """Return whether somebody has a seat at the table, or has opened it."""
        return player is not None and (player == self.host or player in self.people())

    def is_closed_to(self, player: str | None) -> bool:
        """Return whether somebody does not belong to the table, and its people want no spectators."""
        return not self.spectators and not self.is_at_home(player)

    def is_played_by_bot(self, seat: int) -> bool:
        """Return whether a bot decides for a seat: its own, or for somebody who gave up."""
        return self.seats[seat].kind == "bot" or self.seats[seat].conceded
