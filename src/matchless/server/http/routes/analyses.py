"""Analyses over HTTP: ask for one, and see how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State

from matchless.presentation.wire.analysis import AnalysisSheet
from matchless.server.http.identity import LangParam, address, known_player, language
from matchless.server.http.problems import responses
from matchless.server.http.routes.tables import Code, watched

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry


@get("/api/tables/{code:str}/analysis", responses=responses(400, 403, 404, 409, 429, 503))
async def show_analysis(
    request: Request[Any, Any, State], code: Code, lang: LangParam = None
) -> Response[AnalysisSheet]:
    """Show the analysis of a finished game, or how far it is."""
    registry: TableRegistry = request.app.state.registry
    table = await watched(registry, code, request, known_player(request, registry.signer))
    body = await registry.analyses.sheet(table, lang or language(request))
    headers = {"cache-control": "no-store"}
    return Response(body, headers=headers, media_type="application/json")  # type: ignore[arg-type]  # encoded already


@post("/api/tables/{code:str}/analysis", status_code=202, responses=responses(400, 403, 404, 409, 429, 503))
async def begin_analysis(
    request: Request[Any, Any, State], code: Code, lang: LangParam = None
) -> Response[AnalysisSheet]:
    """Have a finished game analysed, unless it has been."""
    registry: TableRegistry = request.app.state.registry
    table = await watched(registry, code, request, known_player(request, registry.signer))
    if not await registry.analyses.is_kept(table):
        registry.quotas.analysis(address(request))
        await registry.analyses.begin(table)
    body = await registry.analyses.sheet(table, lang or language(request))
    return Response(body, status_code=202, media_type="application/json")  # type: ignore[arg-type]  # encoded already
