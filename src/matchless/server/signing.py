"""Identity without accounts: a random id, signed so that nobody can forge another's."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias, final

Purpose: TypeAlias = Literal["cookie", "link"]
_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")


_SHORTEST: Final = 32
_FEWEST: Final = 8
"""Different characters in a secret; 32 random hexadecimal digits have 14 of 16 on average."""


def check_secret(secret: str) -> None:
    """Refuse a secret that could be guessed, in words that do not repeat it."""
    if len(secret) < _SHORTEST:
        why = f"has {len(secret)} characters, and needs {_SHORTEST} or more"
    elif len(set(secret)) < _FEWEST or secret in (secret + secret)[1:-1]:
        why = "repeats itself, and so could be guessed"
    else:
        return
    raise ValueError(
        f"MATCHLESS_SECRET {why}. Make one with:  python -c 'import secrets; print(secrets.token_urlsafe(32))'"
    )


def new_player() -> str:
    """Return the id of somebody new."""
    return secrets.token_urlsafe(12)


class Renewals(NamedTuple):
    """How often a player has invalidated earlier tokens."""

    links: int = 0
    devices: int = 0


_NEVER: Final = Renewals()


@final
class Signer:
    """Signs players' ids; a token for one purpose is not valid for another, nor is one from before a renewal."""

    def __init__(self, secret: str, renewals: Mapping[str, Renewals] = MappingProxyType({})) -> None:
        self._key = secret.encode()
        self._renewals = renewals

    def token(self, purpose: Purpose, player: str) -> str:
        """Return the token of a player."""
        return f"{player}.{self._signature(purpose, player)}"

    def player(self, purpose: Purpose, token: str) -> str | None:
        """Return whose token this is, or nothing if it is not valid."""
        player, _, signature = token.partition(".")
        is_ours = hmac.compare_digest(
            self._signature(purpose, player).encode(), signature.encode("utf-8", "replace")
        )
        return player if is_ours and _ID.fullmatch(player) else None

    def alias(self, place: str, player: str) -> str:
        """Return a pseudonym for a player: the same in one place, different in every other, and revealing nothing."""
        digest = hmac.digest(self._key, f"alias:{place}:{player}".encode("utf-8", "replace"), hashlib.sha256)
        return urlsafe_b64encode(digest[:9]).decode()

    def _signature(self, purpose: Purpose, player: str) -> str:
        renewals = self._renewals.get(player, _NEVER)
        count = renewals.links if purpose == "link" else renewals.devices
        signed = f"{purpose}:{player}:{count}" if count else f"{purpose}:{player}"
        digest = hmac.digest(self._key, signed.encode("utf-8", "replace"), hashlib.sha256)
        return urlsafe_b64encode(digest).rstrip(b"=").decode()
