"""Who is visiting: read from a cookie, or given one on the first visit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple
from urllib.parse import urlsplit

from litestar.datastructures import Cookie
from litestar.params import QueryParameter

from matchless.lang.names import LANGUAGES, Lang
from matchless.server.quotas import place_of
from matchless.server.signing import Signer, new_player

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

COOKIE: Final = "matchless"
LangParam = Annotated[Lang | None, QueryParameter(description="The language; by default the browser's.")]
_YEAR: Final = 365 * 24 * 3600


class Visitor(NamedTuple):
    """Somebody, and the cookie to set if this is the first visit."""

    player: str
    cookies: list[Cookie]


def known_player(connection: ASGIConnection[Any, Any, Any, Any], signer: Signer) -> str | None:
    """Return who is visiting, or nothing without a valid cookie."""
    token = connection.cookies.get(COOKIE)
    return None if token is None else signer.player("cookie", token)


def visitor(connection: ASGIConnection[Any, Any, Any, Any], signer: Signer) -> Visitor:
    """Return who is visiting; somebody new is given an id."""
    player = known_player(connection, signer)
    if player is not None:
        return Visitor(player, [])
    player = new_player()
    return Visitor(player, [cookie_of(connection, signer, player)])


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any], signer: Signer, player: str) -> Cookie:
    """Return the cookie that makes a browser somebody's."""
    return Cookie(
        COOKIE,
        path="/",
        value=signer.token("cookie", player),
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> Lang:
    """Return the language to use: the one asked for, else the browser's, else English."""
    asked = connection.query_params.get("lang", "")
    wishes = [asked, *connection.headers.get("accept-language", "").split(",")]
    for wish in wishes:
        short = wish.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return where a visitor comes from, as the limits count it."""
    return place_of(connection.client.host) if connection.client is not None else "?"


def is_own_page(connection: ASGIConnection[Any, Any, Any, Any], allowed: tuple[str, ...]) -> bool:
    """Return whether the page that sends this is one of ours; programs other than browsers name no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")
