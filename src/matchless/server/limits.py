"""Every limit on what visitors may take, in one place. A host changes them with ``--limit NAME=N``."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, replace


class Limits(Struct, frozen=True):
    """The most of everything; 0 means no limit.

    A whole club may share one address, so these numbers are there to stop floods, not to count people.
    """

    requests_per_second: int = 100
    tables_per_minute: int = 30
    lookups_per_minute: int = 120
    replays_per_minute: int = 60
    analyses_per_minute: int = 10
    names_per_minute: int = 30
    sockets_per_minute: int = 240
    messages_per_second: int = 20
    messages_per_second_per_address: int = 200
    talk_per_minute: int = 20
    talk_per_minute_per_address: int = 200
    hints_per_minute: int = 30
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
    bot_iterations: int = 12_000
    tables_awake: int = 5000
    tables: int = 1_000_000
    players: int = 1_000_000


ABOUT: Final = {
    "requests_per_second": "requests from one address; bursts of ten times as many",
    "tables_per_minute": "new tables from one address, including rematches",
    "lookups_per_minute": "requests from one address for tables that are not in memory, or do not exist",
    "replays_per_minute": "replays shown to one address",
    "analyses_per_minute": "games analysed for one address; none is analysed twice",
    "names_per_minute": "names taken by visitors from one address",
    "sockets_per_minute": "sockets opened by one address",
    "messages_per_second": "messages through one socket; bursts of twice as many",
    "messages_per_second_per_address": "messages through all sockets of one address",
    "talk_per_minute": "lines that one person says at tables; six at once",
    "talk_per_minute_per_address": "lines that everybody at one address says",
    "hints_per_minute": "hints that one person asks for; six at once",
    "bytes_per_second": "bytes received through one socket, pings included; bursts of twice as many",
    "bytes_per_second_per_address": "bytes received through all sockets of one address",
    "connections": "open connections in all, including sockets",
    "connections_per_address": "open connections from one address; a trusted proxy is exempt",
    "request_seconds": "seconds for a request to arrive, from the opening of the connection or the last answer",
    "reading_seconds": "seconds for a visitor to read 16 kB of what is waiting to be sent, or all of it",
    "sockets": "open sockets in all",
    "sockets_per_address": "open sockets from one address",
    "sockets_per_player": "open sockets of one player at one table",
    "spectators_per_table": "open sockets at one table by people who do not play there",
    "bot_iterations": "lines that a bot plays out for one decision; the strongest would like 10000",
    "tables_awake": "tables in memory; one that nobody is looking at makes room for another",
    "tables": "tables in the database",
    "players": "players in the database: those who have taken a name",
}
"""What each limit counts."""
NO_LIMITS: Final = Limits(**dict.fromkeys(ABOUT, 0))


def changed(limits: Limits, wishes: list[str]) -> Limits:
    """Return the limits with some changed, such as ``tables-per-minute=60``; ValueError says what is wrong.

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
            raise ValueError(f"--limit {name} needs a number, such as {name}=100; 0 means no limit")
        numbers[field] = int(number)
    return replace(limits, **numbers)
