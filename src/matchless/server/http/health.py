"""For the host: whether the server is alive, whether it can write, and its metrics."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State

from matchless.server.http.identity import address
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry

_OF_PROXIES: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)


@get("/health/live", include_in_schema=False)
async def live() -> dict[str, str]:
    """Report that the server answers; one that does not should be restarted."""
    return {"status": "ok"}


@get(["/health", "/health/ready"], include_in_schema=False)
async def ready(request: Request[Any, Any, State]) -> Response[dict[str, str]]:
    """Report whether a write succeeded a moment ago; a server that cannot write should get no visitors."""
    registry: TableRegistry = request.app.state.registry
    trouble = registry.heartbeat.trouble()
    if trouble:
        return Response({"status": "failing", "reason": trouble}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """Show the metrics for Prometheus to those who may see them."""
    registry: TableRegistry = request.app.state.registry
    if not (
        registry.config.metrics_public
        or _is_here(request)
        or _has_token(request, registry.config.metrics_token)
    ):
        raise Refused("metrics_private", 403)
    return Response(registry.metrics.text(), media_type="text/plain; version=0.0.4")


def _is_here(request: Request[Any, Any, State]) -> bool:
    """Return whether the request comes from this machine, and not from a proxy that does not say for whom."""
    if any(name in request.headers for name in _OF_PROXIES):
        return False
    try:
        return ip_address(address(request)).is_loopback
    except ValueError:
        return False


def _has_token(request: Request[Any, Any, State], token: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and hmac.compare_digest(given.encode(), token.encode())
