"""Tables over HTTP: open, look, join, watch again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from matchless.presentation.wire.table import Created, Joining, Replay, TableSheet, TableWish
from matchless.presentation.wire.tale import Tale
from matchless.server.http.identity import LangParam, address, known_player, language, visitor
from matchless.server.http.problems import responses
from matchless.server.lobby import lobby
from matchless.server.refused import Refused
from matchless.server.replays import service
from matchless.server.tables import names
from matchless.server.tables.sheet import table_sheet

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry
    from matchless.server.tables.table import Table

Code = Annotated[
    str, PathParameter(description="The code of a table, such as CDF347.", min_length=1, max_length=40)
]


@post("/api/tables", status_code=201, responses=responses(400, 403, 409, 429, 503))
async def open_table(request: Request[Any, Any, State], data: JSONBody[TableWish]) -> Response[Created]:
    """Open a table."""
    registry: TableRegistry = request.app.state.registry
    who = visitor(request, registry.signer)
    registry.quotas.new_table(address(request))
    table = await registry.create(data, who.player, await registry.store.name(who.player))
    return Response(Created(table.data.code), cookies=who.cookies, status_code=201)


@get("/api/tables/{code:str}", responses=responses(400, 403, 404, 429, 503))
async def show_table(request: Request[Any, Any, State], code: Code, lang: LangParam = None) -> TableSheet:
    """Show a table."""
    registry: TableRegistry = request.app.state.registry
    player = known_player(request, registry.signer)
    return table_sheet(await watched(registry, code, request, player), player, lang or language(request))


async def watched(
    registry: TableRegistry, code: str, request: Request[Any, Any, State], player: str | None
) -> Table:
    """Return a table; Refused if there is none, or if the visitor may not see it."""
    table = await registry.table(code, address(request))
    why_not = table.cannot_watch(player)
    if why_not:
        raise Refused(why_not, 403)
    return table


@post("/api/tables/{code:str}/join", status_code=200, responses=responses(400, 403, 404, 409, 429, 503))
async def join_table(
    request: Request[Any, Any, State], code: Code, data: JSONBody[Joining]
) -> Response[TableSheet]:
    """Take an open seat."""
    registry: TableRegistry = request.app.state.registry
    who = visitor(request, registry.signer)
    table = await registry.table(code, address(request))
    async with table.lock:
        await table.change(lobby.sit(table.data, who.player, names.clean(data.name), data.seat))
        table.moved()
    sheet = table_sheet(table, who.player, language(request))
    return Response(sheet, cookies=who.cookies, status_code=200)


@get("/api/tables/{code:str}/replay", responses=responses(400, 403, 404, 409, 429, 503))
async def replay_table(
    request: Request[Any, Any, State], code: Code, lang: LangParam = None
) -> Response[Replay]:
    """Show a game from its beginning: what the visitor may know of it, and everything once it is over."""
    registry: TableRegistry = request.app.state.registry
    player = known_player(request, registry.signer)
    table = await watched(registry, code, request, player)
    registry.quotas.replay(address(request))
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    body = await service.replay(table, player, lang or language(request), zipped=zipped)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if zipped:
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type="application/json")  # type: ignore[arg-type]  # encoded already


@get("/api/tables/{code:str}/tale", responses=responses(400, 403, 404, 409, 429, 503))
async def tale_table(request: Request[Any, Any, State], code: Code, lang: LangParam = None) -> Response[Tale]:
    """Return the summary of a finished game, turn by turn."""
    registry: TableRegistry = request.app.state.registry
    table = await watched(registry, code, request, known_player(request, registry.signer))
    registry.quotas.replay(address(request))
    body = await service.tale(table, lang or language(request))
    return Response(body, media_type="application/json")  # type: ignore[arg-type]  # encoded already


@get(
    "/api/tables/{code:str}/record",
    media_type="text/plain",
    responses=responses(400, 403, 404, 409, 429, 503),
)
async def record_table(request: Request[Any, Any, State], code: Code) -> Response[str]:
    """Download the record of a finished game; earlier, it would reveal the cards to come."""
    registry: TableRegistry = request.app.state.registry
    table = await watched(registry, code, request, known_player(request, registry.signer))
    if table.broken is not None:
        raise table.broken
    if table.data.phase != "over" or table.play is None:
        raise Refused("not_over")
    name = f'attachment; filename="matchless-{table.data.code}.record"'
    return Response(
        str(table.play.match.record),
        media_type="text/plain",
        headers={"content-disposition": name},
    )
