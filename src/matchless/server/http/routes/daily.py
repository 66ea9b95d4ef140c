"""The challenge of the day over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State

from matchless.presentation.wire.my import Daily
from matchless.presentation.wire.table import Created
from matchless.server.http.identity import address, known_player, visitor
from matchless.server.http.problems import responses

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry


@get("/api/daily")
async def show_daily(request: Request[Any, Any, State]) -> Daily:
    """Show the challenge of the day, its results, and the visitor's own days."""
    registry: TableRegistry = request.app.state.registry
    return await registry.challenge.sheet(known_player(request, registry.signer))


@post("/api/daily", status_code=201, responses=responses(403, 409, 429, 503))
async def play_daily(request: Request[Any, Any, State]) -> Response[Created]:
    """Play the challenge of the day: the attempt that counts, or after it for practice."""
    registry: TableRegistry = request.app.state.registry
    who = visitor(request, registry.signer)
    name = await registry.store.name(who.player)
    table = await registry.challenge.play(who.player, name, address(request))
    return Response(Created(table.data.code), cookies=who.cookies, status_code=201)
