"""What is kept of a table, but its moves."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

from matchless.library.table import TEAMS, Setup
from matchless.server.wire.table import Clock, Heroes, Mode, Phase


class SeatData(Struct):
    """A seat: whose it is, and what it plays."""

    kind: Literal["human", "open", "bot"]
    player: str | None = None
    name: str = ""
    hero: str | None = None
    bot: str | None = None
    conceded: bool = False
    conceded_at: int | None = None  # how many events there had been


class TableData(Struct):
    """A table as it is kept. Never changed in place: a change is made to a copy, which takes its place once kept."""

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
    phase: Phase = "lobby"
    drafted: list[str] = field(default_factory=list)  # the bans of all seats, then their picks
    seed: int = 0
    version: str = ""  # of the content that the game was begun with
    winners: tuple[int, ...] = ()
    rematch: str | None = None

    def copy(self) -> TableData:
        """Return a copy to be changed."""
        return msgspec.json.decode(msgspec.json.encode(self), type=TableData)

    def setup(self) -> Setup:
        """Return what the engine lays the table with, once every seat has a hero."""
        heroes = tuple(seat.hero or "" for seat in self.seats)
        return Setup(self.board, heroes, self.seed, self.preset, self.changes, self.mode == "teams")

    def team(self, seat: int) -> int:
        """Return the team of a seat."""
        return seat % TEAMS if self.mode == "teams" else seat

    def seats_of(self, player: str | None) -> list[int]:
        """Return the seats that somebody holds."""
        if player is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def people(self) -> set[str]:
        """Return all who hold a seat."""
        return {seat.player for seat in self.seats if seat.player is not None}

    def is_played_by_bot(self, seat: int) -> bool:
        """Tell whether a bot decides for a seat: its own, or for one who gave up."""
        return self.seats[seat].kind == "bot" or self.seats[seat].conceded
