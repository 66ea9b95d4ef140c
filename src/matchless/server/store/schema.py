"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table

VERSION: Final = "5"
"""Increased with every change of these tables; an older database is upgraded, a newer one refused."""

METADATA: Final = MetaData()

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("links", Integer, nullable=False, server_default="0"),  # how often the personal link was renewed
    Column("devices", Integer, nullable=False, server_default="0"),  # how often all devices were logged out
)
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", String, primary_key=True),
    Column("phase", String, nullable=False),
    Column("updated", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),  # a TableData as JSON
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("code", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String, nullable=False),
    Index("seats_of_player", "player"),
)
MOVES: Final = Table(
    "moves",
    METADATA,
    Column("code", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("option", Integer, nullable=False),  # as the engine numbers it
    Column("clock", Integer),  # the milliseconds left to whoever decided
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("code", String, primary_key=True),
    Column("player", String, primary_key=True),
    Column("finished", Float, nullable=False),
    Column("mode", String, nullable=False),
    Column("board", String, nullable=False),
    Column("villain", String),
    Column("outcome", String, nullable=False),  # won, lost or both
    Column("day", String, nullable=False),  # of the challenge that it was; otherwise empty
    Column("score", Integer),  # of a counted attempt
    Column("examined", Integer, nullable=False),  # for which deeds
    Column("data", String, nullable=False),  # what is not searched by itself, as JSON
    Index("results_of_player", "player", "finished"),
    Index("results_of_day", "day", "score"),
    Index("results_examined", "examined"),
)
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("code", String, primary_key=True),
    Column("data", LargeBinary, nullable=False),  # the verdicts as JSON
)
PUZZLES: Final = Table(
    "puzzles",
    METADATA,
    Column("player", String, primary_key=True),
    Column("name", String, primary_key=True),
    Column("state", String, nullable=False),  # tried, shown or solved
    Column("tries", Integer, nullable=False),  # wrong answers, and the right one
)
ATTEMPTS: Final = Table(
    "attempts",
    METADATA,
    Column("day", String, primary_key=True),
    Column("player", String, primary_key=True),
    Column("code", String, nullable=False),
    Index("attempts_of_player", "player"),
)
