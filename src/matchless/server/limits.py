"""How much anyone may take: every number in one place. A host changes them with ``--limit NAME=N``."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, replace


class Limits(Struct, frozen=True):
    """The most of everything; 0: no limit.

    A whole club may share one address, so these numbers stop floods and do not count people.
    """

    requests_per_second: int = 100
    tables_per_minute: int = 30
    lookups_per_minute: int = 120
    replays_per_minute: int = 60
    names_per_minute: int = 30
    sockets_per_minute: int = 240
    messages_per_second: int = 20
    messages_per_second_per_address: int = 200
    bytes_per_second: int = 8192
    bytes_per_second_per_address: int = 65536
    connections: int = 4000
    connections_per_address: int = 400
    request_seconds: int = 20
    reading_seconds: int = 20
    sockets: int = 3000
    sockets_per_address: int = 200
    sockets_per_player: int = 10
    spectators_per_table: int = 100
    tables_awake: int = 5000
    tables: int = 1_000_000
    players: int = 1_000_000


ABOUT: Final = {
    "requests_per_second": "requests from one address; ten times as many at once",
    "tables_per_minute": "new tables from one address, by rematch too",
    "lookups_per_minute": "tables that one address asks for and that are not in memory, or nowhere",
    "replays_per_minute": "replays shown to one address",
    "names_per_minute": "names taken by visitors of one address",
    "sockets_per_minute": "sockets that one address opens",
    "messages_per_second": "messages through one socket; twice as many at once",
    "messages_per_second_per_address": "messages through all sockets of one address",
    "bytes_per_second": "bytes that come through one socket, pings too; twice as many at once",
    "bytes_per_second_per_address": "bytes that come through all sockets of one address",
    "connections": "open connections in all, those of sockets among them",
    "connections_per_address": "open connections from one address; a trusted proxy has no limit",
    "request_seconds": "seconds in which a request must have come, after the connection was opened or the last answer",
    "reading_seconds": "seconds in which a visitor must take 16 kB of what waits to be sent, or all of it",
    "sockets": "open sockets in all",
    "sockets_per_address": "open sockets from one address",
    "sockets_per_player": "open sockets of one player at one table",
    "spectators_per_table": "open sockets at one table of people who do not play there",
    "tables_awake": "tables in memory; one that nobody looks at makes room for another",
    "tables": "tables in the database",
    "players": "players in the database: those who have taken a name",
}
"""What each limit counts."""
NO_LIMITS: Final = Limits(**dict.fromkeys(ABOUT, 0))


def changed(limits: Limits, wishes: list[str]) -> Limits:
    """Return limits with some changed, such as ``tables-per-minute=60``; ValueError says what is wrong.

    >>> changed(Limits(), ["sockets=50"]).sockets
    50
    """
    numbers: dict[str, int] = {}
    for wish in wishes:
        name, equals, number = wish.partition("=")
        field = name.strip().replace("-", "_")
        if field not in asdict(limits):
            known = ", ".join(one.replace("_", "-") for one in ABOUT)
            raise ValueError(f"--limit: there is no limit '{name}'; there are {known}")
        if not equals or not number.strip().isdecimal():
            raise ValueError(f"--limit {name} needs a number, such as {name}=100; 0 is no limit")
        numbers[field] = int(number)
    return replace(limits, **numbers)
