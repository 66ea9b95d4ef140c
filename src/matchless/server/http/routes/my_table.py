"""What is kept for a visitor, over HTTP: shown to that visitor alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from matchless.presentation.wire.my import Achievement, History, HistoryFoe, HistoryGame, Outcome, Statistics
from matchless.server.chronicle.achievements import achievements
from matchless.server.chronicle.statistics import statistics
from matchless.server.http.identity import LangParam, known_player, language
from matchless.server.http.problems import responses
from matchless.server.store.results import PAGE, Result, Search
from matchless.server.tables.sheet import bot_name

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry

_MOST_PAGES = 100_000
ModeParam = Annotated[
    Literal["duel", "free-for-all", "teams", "adventure"] | None,
    QueryParameter(description="Only this mode."),
]
HeroParam = Annotated[str | None, QueryParameter(description="Only with this hero.", max_length=40)]
OutcomeParam = Annotated[Outcome | None, QueryParameter(description="Only with this outcome.")]
OpponentParam = Annotated[
    str | None, QueryParameter(description="Only against the opponent with this key.", max_length=60)
]
PageParam = Annotated[int, QueryParameter(description="Which page, from 0.", ge=0, le=_MOST_PAGES)]


async def _results(request: Request[Any, Any, State]) -> list[Result]:
    registry: TableRegistry = request.app.state.registry
    player = known_player(request, registry.signer)
    return [] if player is None else await registry.store.results.of(player)


@get("/api/me/statistics", responses=responses(400))
async def my_statistics(request: Request[Any, Any, State], lang: LangParam = None) -> Statistics:
    """Sum up the visitor's finished games."""
    return await asyncio.to_thread(statistics, await _results(request), lang or language(request))


@get("/api/me/achievements")
async def my_achievements(request: Request[Any, Any, State]) -> tuple[Achievement, ...]:
    """List all achievements, and how far the visitor has come with each."""
    registry: TableRegistry = request.app.state.registry
    return await asyncio.to_thread(achievements, registry.library, await _results(request))


@get("/api/me/history", responses=responses(400))
async def my_history(  # noqa: PLR0913, PLR0917 - every wish may be left out
    request: Request[Any, Any, State],
    mode: ModeParam = None,
    hero: HeroParam = None,
    outcome: OutcomeParam = None,
    opponent: OpponentParam = None,
    page: PageParam = 0,
    lang: LangParam = None,
) -> History:
    """List the visitor's finished games, the latest first, a page at a time."""
    registry: TableRegistry = request.app.state.registry
    player = known_player(request, registry.signer)
    if player is None:
        return History((), 0, 0, 1)
    search = Search(mode, hero, outcome, opponent)
    found, total = await registry.store.results.page(player, search, page)
    spoken = lang or language(request)
    return History(tuple(_game(one, spoken) for one in found), total, page, max(1, -(-total // PAGE)))


def _game(result: Result, lang: str) -> HistoryGame:
    rest = result.rest
    return HistoryGame(
        code=result.code,
        finished=result.finished,
        mode=result.mode,
        board=result.board,
        villain=result.villain,
        heroes=rest.heroes,
        allies=rest.allies,
        foes=tuple(
            HistoryFoe(foe.key, foe.name or bot_name(foe.bot or "", lang), foe.hero) for foe in rest.foes
        ),
        outcome=result.outcome,
        gave_up=rest.gave_up,
        out_of_time=rest.out_of_time,
        turns=rest.turns,
        day=result.day,
        score=result.score,
    )
