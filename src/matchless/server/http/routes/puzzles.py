"""Puzzles over HTTP: the list, a position, and answers to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from matchless.presentation.wire.puzzles import PuzzleAnswer, PuzzleList, PuzzleSheet, PuzzleVerdict
from matchless.presentation.wire.socket import AskThreats, AskWhy, Threats, Why
from matchless.server.http.identity import LangParam, known_player, language, visitor
from matchless.server.http.problems import responses

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry

PuzzleName = Annotated[
    str, PathParameter(description="The name of a puzzle, such as medusa-3f1c.", min_length=1, max_length=60)
]


@get("/api/puzzles")
async def show_puzzles(request: Request[Any, Any, State]) -> PuzzleList:
    """List all puzzles, with the visitor's progress."""
    registry: TableRegistry = request.app.state.registry
    return await registry.puzzles.list(known_player(request, registry.signer))


@get("/api/puzzles/{name:str}", responses=responses(400, 404))
async def show_puzzle(
    request: Request[Any, Any, State], name: PuzzleName, lang: LangParam = None
) -> PuzzleSheet:
    """Show the position of a puzzle and its question, as far as the seat that is asked may know."""
    registry: TableRegistry = request.app.state.registry
    player = known_player(request, registry.signer)
    return await registry.puzzles.sheet(name, player, lang or language(request))


@post("/api/puzzles/{name:str}/answer", status_code=200, responses=responses(400, 403, 404, 409, 503))
async def answer_puzzle(
    request: Request[Any, Any, State], name: PuzzleName, data: JSONBody[PuzzleAnswer], lang: LangParam = None
) -> Response[PuzzleVerdict]:
    """Answer a puzzle. The solution is revealed only with the right answer."""
    registry: TableRegistry = request.app.state.registry
    who = visitor(request, registry.signer)
    verdict = await registry.puzzles.answer(name, who.player, data.option, lang or language(request))
    return Response(verdict, cookies=who.cookies, status_code=200)


@post("/api/puzzles/{name:str}/solution", status_code=200, responses=responses(400, 403, 404, 503))
async def show_solution(
    request: Request[Any, Any, State], name: PuzzleName, lang: LangParam = None
) -> Response[PuzzleVerdict]:
    """Show the solution of a puzzle, which then no longer counts as solved."""
    registry: TableRegistry = request.app.state.registry
    who = visitor(request, registry.signer)
    verdict = await registry.puzzles.solution(name, who.player, lang or language(request))
    return Response(verdict, cookies=who.cookies, status_code=200)


@post("/api/puzzles/{name:str}/ask", status_code=200, responses=responses(400, 403, 404, 409))
async def ask_puzzle(
    request: Request[Any, Any, State],
    name: PuzzleName,
    data: JSONBody[AskWhy | AskThreats],
    lang: LangParam = None,
) -> Why | Threats:
    """Say why something is not a legal answer, or who threatens whom."""
    registry: TableRegistry = request.app.state.registry
    return await registry.puzzles.ask(name, data, lang or language(request))
