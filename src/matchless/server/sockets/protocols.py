"""Network protocols with timeouts: otherwise they would wait forever for a peer that is silent or does not read."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final, cast

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from matchless.server.quotas import place_of
from matchless.server.rate_limit import Bucket

if TYPE_CHECKING:
    from asyncio import BaseTransport, Transport

    from litestar import Litestar
    from websockets.http11 import Request

    from matchless.server.http.edge import Edge
    from matchless.server.sockets.watch import Watch

GUARD: Final = "guard"
"""Where the state of a socket keeps its protocol, which can be ended at once."""


class Settings(uvicorn.Config):
    """The network settings, with a link to the watch."""

    def __init__(self, app: Litestar, edge: Edge, **options: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(edge, http=GuardedHttp, ws=GuardedSocket, **options)
        self.litestar = app
        self.proxies = ProxyHeadersMiddleware(edge, self.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]

    @property
    def watch(self) -> Watch:
        """Who looks after the connections."""
        watch: Watch = self.litestar.state.registry.watch
        return watch


class _Guarded:
    """What the watch needs to know about either protocol."""

    config: uvicorn.Config
    transport: Transport
    client: tuple[str, int] | None
    place: str | None
    watch: Watch

    def _meet_watch(self) -> None:
        settings = cast("Settings", self.config)
        host = "?" if self.client is None else self.client[0]
        self.place = None if host in settings.proxies else place_of(host)
        self.watch = settings.watch

    def unsent(self) -> int:
        """Return how many bytes are waiting because the other side does not read."""
        return self.transport.get_write_buffer_size()

    def asked_since(self) -> float | None:
        """Return since when the other side has owed a request; None if it owes nothing."""
        return None

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()


class GuardedHttp(_Guarded, H11Protocol):
    """Requests: each must arrive in full within its time, and its answer must be read."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let a connection in, if there is room."""
        super().connection_made(transport)
        self._meet_watch()
        self._since = monotonic()
        if not self.watch.enter(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the watch."""
        self.watch.leave(self)
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """Wait for the next request from now on."""
        self._since = monotonic()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Give the place to the socket."""
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, GuardedSocket):
            self.watch.upgrade(self, socket)

    def asked_since(self) -> float | None:
        """Return since when a request, or the rest of one, has been owed; not while the last answer is being read."""
        is_owed = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.unsent()
        return self._since if is_owed else None


class GuardedSocket(_Guarded, WebSocketsSansIOProtocol):
    """Sockets: what is sent must be read, and nobody may send so much that no time is left for others."""

    allowance: Bucket | None = None  # bytes through this socket
    share: Bucket | None = None  # bytes through all sockets of its address

    def connection_made(self, transport: BaseTransport) -> None:
        """Register with the watch, which already knows the connection."""
        super().connection_made(transport)
        self._meet_watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the watch."""
        self.watch.leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Make the socket known to the application."""
        super().handle_connect(event)
        most = self.watch.limits.bytes_per_second
        self.allowance = Bucket(2 * most, most) if most else None
        if not self.close_sent:
            self.scope["state"][GUARD] = self

    def data_received(self, data: bytes) -> None:
        """Take in what arrives, but no flood: a ping takes six bytes, and longer to answer than to send."""
        for bucket in (self.allowance, self.share):
            if bucket is not None and not bucket.take(len(data)):
                self.watch.cut(self, "flood")
                return
        super().data_received(data)
