"""The workshop over HTTP: only there while a folder is being watched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from matchless.presentation.wire.table import Created
from matchless.presentation.wire.workshop import DuelWish
from matchless.presentation.wire.workshop import Workshop as Sheet
from matchless.server.http.identity import address, visitor
from matchless.server.http.problems import responses
from matchless.server.refused import Refused

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry
    from matchless.server.workshop.workshop import Workshop

Since = Annotated[
    int | None, QueryParameter(description="Wait until there is something newer than this edition.")
]


@get("/api/workshop", responses=responses(400, 404))
async def show_workshop(request: Request[Any, Any, State], since: Since = None) -> Sheet:
    """Show the folder that is being watched: its heroes, what is wrong with them, and their sandbox duels."""
    workshop = _open(request)
    return workshop.sheet() if since is None else await workshop.news(since)


@post("/api/workshop/duel", status_code=201, responses=responses(400, 403, 404, 409, 429, 503))
async def begin_sandbox(request: Request[Any, Any, State], data: JSONBody[DuelWish]) -> Response[Created]:
    """Restart the sandbox duel of a hero."""
    workshop = _open(request)
    registry: TableRegistry = request.app.state.registry
    who = visitor(request, registry.signer)
    registry.quotas.new_table(address(request))
    table = await workshop.duel(data, who.player, await registry.store.name(who.player))
    return Response(Created(table.data.code), cookies=who.cookies, status_code=201)


def _open(request: Request[Any, Any, State]) -> Workshop:
    workshop: Workshop | None = request.app.state.workshop
    if workshop is None:
        raise Refused("no_page", 404)
    return workshop
