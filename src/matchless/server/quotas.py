"""Counts everything that has a limit, and refuses what exceeds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import monotonic
from typing import Final, final

from matchless.server.limits import Limits
from matchless.server.rate_limit import Buckets
from matchless.server.refused import Refused

_MINUTE: Final = 60.0
_AT_ONCE: Final = 10
"""How many seconds' worth may come at once: a page is a dozen requests, and a club opens many pages together."""

_BREATH: Final = 6
"""How many lines of talk, or hints, may come at once."""


@lru_cache(maxsize=4096)
def place_of(host: str) -> str:
    """Return what counts as one address; for IPv6, the /64 network that a household has.

    >>> place_of("2001:db8::1") == place_of("2001:db8::2"), place_of("::ffff:192.0.2.1"), place_of("192.0.2.1")
    (True, '192.0.2.1', '192.0.2.1')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))


@final
class Places:
    """Places that are taken and given back: a limited number in all, and for each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.taken = 0
        self.by_address: Counter[str] = Counter()

    @property
    def is_full(self) -> bool:
        """Return whether no place is left for anyone."""
        return bool(self.most) and self.taken >= self.most

    def is_full_for(self, address: str | None) -> bool:
        """Return whether an address has all the places it may have; one that is not counted never has."""
        return address is not None and bool(self.most_each) and self.by_address[address] >= self.most_each

    def take(self, address: str | None) -> None:
        """Take a place."""
        self.taken += 1
        if address is not None:
            self.by_address[address] += 1

    def leave(self, address: str | None) -> None:
        """Leave a place."""
        self.taken -= 1
        if address is not None:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def most_taken(self) -> int:
        """Return how many places the busiest address has."""
        return max(self.by_address.values(), default=0)


@final
class Quotas:
    """Counts what visitors take; Refused if it would be too much."""

    def __init__(self, limits: Limits, now: Callable[[], float] = monotonic) -> None:
        def per_minute(most: int) -> Buckets:
            return Buckets(most, most / _MINUTE, now)

        def per_second(most: int, at_once: int = 1) -> Buckets:
            return Buckets(at_once * most, most, now)

        self.limits = limits
        self.requests = per_second(limits.requests_per_second, _AT_ONCE)
        self.new_tables = per_minute(limits.tables_per_minute)
        self.lookups = per_minute(limits.lookups_per_minute)
        self.replays = per_minute(limits.replays_per_minute)
        self.analyses = per_minute(limits.analyses_per_minute)
        self.names = per_minute(limits.names_per_minute)
        self.new_sockets = per_minute(limits.sockets_per_minute)
        self.lines = Buckets(min(_BREATH, limits.talk_per_minute), limits.talk_per_minute / _MINUTE, now)
        self.hints = Buckets(min(_BREATH, limits.hints_per_minute), limits.hints_per_minute / _MINUTE, now)
        self.lines_of_address = per_minute(limits.talk_per_minute_per_address)
        self.messages = per_second(limits.messages_per_second_per_address)
        self.bytes = per_second(limits.bytes_per_second_per_address)
        self.sockets = Places(limits.sockets, limits.sockets_per_address)
        self.tables = 0  # in the database
        self.players = 0  # in the database

    def new_table(self, address: str) -> None:
        """Count a new table of an address."""
        if _is_over(self.tables, self.limits.tables):
            raise Refused("server_full", 503)
        if not self.new_tables.take(address):
            raise Refused("too_many_tables", 429)

    def lookup(self, address: str) -> None:
        """Count a request of an address for a table that is not in memory."""
        if not self.lookups.take(address):
            raise Refused("too_fast", 429)

    def replay(self, address: str) -> None:
        """Count a replay for an address."""
        if not self.replays.take(address):
            raise Refused("too_many_replays", 429)

    def analysis(self, address: str) -> None:
        """Count a game that is analysed for an address."""
        if not self.analyses.take(address):
            raise Refused("too_many_analyses", 429)

    def name(self, address: str, *, is_new: bool) -> None:
        """Count a name taken from an address; somebody who had none becomes a new player."""
        if is_new and _is_over(self.players, self.limits.players):
            raise Refused("server_full", 503)
        if not self.names.take(address):
            raise Refused("too_many_names", 429)

    def talk(self, player: str, address: str) -> None:
        """Count a line of talk."""
        if not self.lines.take(player) or not self.lines_of_address.take(address):
            raise Refused("talk_fast", 429)

    def hint(self, player: str) -> None:
        """Count a hint for somebody."""
        if not self.hints.take(player):
            raise Refused("hints_fast", 429)

    def socket(self, address: str) -> None:
        """Count a socket opened by an address."""
        if self.sockets.is_full:
            raise Refused("server_full", 503)
        if self.sockets.is_full_for(address):
            raise Refused("too_many_sockets", 429)

    def seat(self, mine: int) -> None:
        """Check that a player may open one more socket at a table."""
        if _is_over(mine, self.limits.sockets_per_player):
            raise Refused("too_many_tabs", 429)

    def spectator(self, watching: int) -> None:
        """Check that one more spectator may watch a table."""
        if _is_over(watching, self.limits.spectators_per_table):
            raise Refused("too_many_spectators", 429)

    def is_awake_enough(self, awake: int) -> bool:
        """Return whether memory holds as many tables as it may."""
        return _is_over(awake, self.limits.tables_awake)


def _is_over(taken: int, most: int) -> bool:
    return bool(most) and taken >= most
