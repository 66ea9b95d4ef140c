"""What goes wrong over HTTP, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from matchless.presentation.wire.table import Problem
from matchless.server.http.identity import language
from matchless.server.refused import Refused
from matchless.server.store.writer import NotKeptError

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry

_WHY = {
    400: "the request is malformed",
    403: "the visitor may not do this",
    404: "there is no such table, or nothing of that name",
    409: "the table does not allow it now",
    429: "too many requests",
    503: "the server is full, or cannot write at the moment",
}
_CODES = {404: "no_page", 405: "no_method", 413: "too_big", 415: "malformed", 429: "too_fast"}


def responses(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the problems that an address may answer with, for its description."""
    return {status: ResponseSpec(Problem, description=_WHY[status]) for status in statuses}


def on_refused(request: Request[Any, Any, State], refused: Refused) -> Response[Problem]:
    """Say why something was refused."""
    registry: TableRegistry = request.app.state.registry
    registry.metrics.refusals.labels(refused.code).inc()
    return _answer(refused.status, refused.code, refused.said(language(request)))


def on_http(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """Say what is wrong with a request."""
    code = _CODES.get(error.status_code, "malformed" if error.status_code < 500 else "broken")  # noqa: PLR2004 - 5xx
    response = on_refused(request, Refused(code, error.status_code))
    for name, value in (error.headers or {}).items():
        response.headers.setdefault(name, value)
    return response


def on_trouble(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Say that the server is at fault, and log why."""
    registry: TableRegistry = request.app.state.registry
    registry.log.problem("request failed", None, error)
    if isinstance(error, NotKeptError):
        return on_refused(request, Refused("not_kept", 503))
    return on_refused(request, Refused("broken", 500))


def _answer(status: int, code: str, detail: str) -> Response[Problem]:
    return Response(Problem(code, detail), status_code=status, media_type=MediaType.JSON)
