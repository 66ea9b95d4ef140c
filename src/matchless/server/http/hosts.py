"""The host names that the server answers to.

Somebody else's page can point its own name at this machine, and then talk to the server as if it were one of ours (DNS
rebinding). So the name must be one that we know; a bare address cannot be taken over in this way.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final, final

ANY: Final = "*"
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]]*)(:[0-9]*)?")


def name_of(host: str) -> str:
    """Return the name in a ``Host`` header, without port and brackets; empty if it is none.

    >>> name_of("Play.Example:8000"), name_of("[::1]:80"), name_of("a:b:c")
    ('play.example', '::1', '')
    """
    found = _HOST.fullmatch(host.strip().lower())
    return "" if found is None else found[1].strip("[]").removesuffix(".")


@final
class Hosts:
    """The host names that visitors may use."""

    def __init__(self, allowed: Iterable[str] = (), *, only_here: bool = False) -> None:
        self.names = {name_of(name) for name in allowed} - {""}
        self.only_here = only_here
        if not only_here:
            own = socket.gethostname().lower()
            self.names |= {own, f"{own.partition('.')[0]}.local"}

    def welcome(self, host: str) -> bool:
        """Return whether a visitor may call the server by this name."""
        name = name_of(host)
        if not name:
            return False
        if name in self.names or ANY in self.names or name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or not self.only_here
