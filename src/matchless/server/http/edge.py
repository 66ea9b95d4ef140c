"""The edge: what applies to every request before the application sees it, and to every answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeAlias, cast, final

import msgspec
from litestar import Litestar, Request
from litestar.enums import ScopeType

from matchless.presentation.wire.table import Problem
from matchless.server.http.hosts import Hosts, name_of
from matchless.server.http.identity import language
from matchless.server.quotas import place_of
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from litestar.types import HTTPScope, Message, Receive, Scope, Send, WebSocketScope

    from matchless.server.tables.registry import TableRegistry

_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
Headers: TypeAlias = tuple[tuple[bytes, bytes], ...]


def _headers(policy: dict[str, str], frames: bytes) -> Headers:
    return (
        (
            b"content-security-policy",
            "; ".join(f"{what} {whence}" for what, whence in policy.items()).encode(),
        ),
        (b"x-content-type-options", b"nosniff"),
        (b"x-frame-options", frames),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"cache-control", b"no-store"),  # whatever may be cached says so itself
    )


_HEADERS: Final = _headers(_POLICY, b"DENY")
_IN_WORKSHOP: Final = _headers(_POLICY | {"frame-ancestors": "'self'", "frame-src": "'self'"}, b"SAMEORIGIN")
"""In a workshop the page of the author shows a duel inside itself."""
_PATIENCE: Final = 1.0
"""Whoever floods waits for the answer, so that refusing costs the server next to nothing."""
_LONGEST_NAME: Final = 100


@final
class Edge:
    """The application, behind checks of who is asking, with headers added to all its answers."""

    def __init__(self, app: Litestar, hosts: Hosts, *, is_workshop: bool = False) -> None:
        self.app = app
        self.headers = _IN_WORKSHOP if is_workshop else _HEADERS
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]  # Litestar's types leave it out
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused is not None:
            self._registry.metrics.refusals.labels(refused.code).inc()
            await asyncio.sleep(_PATIENCE)
            await _refuse(scope, send, refused)
        elif scope["type"] == ScopeType.HTTP:
            if scope["method"] == "HEAD":  # answered like GET; the protocol leaves the body out
                scope = cast("HTTPScope", {**scope, "method": "GET"})
            await self.app(scope, receive, _dressed(send, self.headers))
        else:
            await self.app(scope, receive, send)

    @property
    def _registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.registry
        return registry

    def _refused(self, scope: HTTPScope | WebSocketScope) -> Refused | None:
        """Return why a request is refused before anybody looks at it."""
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), None)
        if host is not None and not self.hosts.welcome(host):  # browsers always send one
            name = name_of(host)[:_LONGEST_NAME] or "?"
            return Refused("wrong_host", 421, host=name)
        client = scope["client"]
        place = "?" if client is None else place_of(client[0])
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        quotas = self._registry.quotas
        if not quotas.requests.take(place) or (is_socket and not quotas.new_sockets.take(place)):
            return Refused("too_fast", 429)
        return None


def _dressed(send: Send, headers: Headers = _HEADERS) -> Send:
    """Return how to send an answer with the headers it lacks."""

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message["headers"])
            names = {name.lower() for name, _ in given}
            message["headers"] = given + [header for header in headers if header[0] not in names]
        await send(message)

    return dressed


async def _refuse(scope: HTTPScope | WebSocketScope, send: Send, refused: Refused) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
        return
    body = msgspec.json.encode(Problem(refused.code, refused.said(language(Request(scope)))))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    send = _dressed(send)
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
