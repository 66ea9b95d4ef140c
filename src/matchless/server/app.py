"""The server as an application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from matchless.server.config import Config
from matchless.server.http.health import live, metrics, ready
from matchless.server.http.identity import is_own_page
from matchless.server.http.openapi import SCHEMA, describe_exactly
from matchless.server.http.pages import (
    Pages,
    show_catalog,
    show_glyphs,
    show_page,
    show_rules,
    show_statistics,
)
from matchless.server.http.problems import on_http, on_refused, on_trouble
from matchless.server.http.routes.analyses import begin_analysis, show_analysis
from matchless.server.http.routes.daily import play_daily, show_daily
from matchless.server.http.routes.links import forget_me, old_link, open_link, renew_link
from matchless.server.http.routes.my_table import my_achievements, my_history, my_statistics
from matchless.server.http.routes.people import my_games, name_me, show_me
from matchless.server.http.routes.puzzles import (
    answer_puzzle,
    ask_puzzle,
    show_puzzle,
    show_puzzles,
    show_solution,
)
from matchless.server.http.routes.tables import (
    join_table,
    open_table,
    record_table,
    replay_table,
    show_table,
    tale_table,
)
from matchless.server.http.routes.workshop import begin_sandbox, show_workshop
from matchless.server.refused import Refused
from matchless.server.sockets.endpoint import table_socket
from matchless.server.tables.registry import open_registry
from matchless.server.workshop.workshop import Workshop

_LONGEST = 64 * 1024


def create_app(config: Config) -> Litestar:
    """Return the application; its database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = await open_registry(config)
        app.state.registry = registry
        pages = app.state.pages = Pages(registry.library, config.client, registry.guests.names())
        app.state.workshop = None
        workshop = None if config.watch is None else Workshop(registry, config.watch, pages.renew)
        if workshop is not None:
            await workshop.open()
            app.state.workshop = workshop
        try:
            yield
        finally:
            if workshop is not None:
                await workshop.close()
            await registry.close()

    def check(request: Request[Any, Any, State]) -> None:
        if request.scope["path"].startswith(SCHEMA):
            describe_exactly(request.app)
        if request.method == "POST" and not is_own_page(request, config.origins):
            raise Refused("origin", 403)

    return Litestar(
        route_handlers=[
            show_catalog,
            show_rules,
            show_glyphs,
            show_statistics,
            show_me,
            name_me,
            my_games,
            my_statistics,
            my_history,
            my_achievements,
            show_daily,
            play_daily,
            show_puzzles,
            show_puzzle,
            answer_puzzle,
            show_solution,
            ask_puzzle,
            old_link,
            open_link,
            renew_link,
            forget_me,
            open_table,
            show_table,
            join_table,
            replay_table,
            tale_table,
            show_analysis,
            begin_analysis,
            record_table,
            table_socket,
            show_workshop,
            begin_sandbox,
            live,
            ready,
            metrics,
            show_page,
        ],
        lifespan=[lifespan],
        before_request=check,
        exception_handlers={Refused: on_refused, HTTPException: on_http, Exception: on_trouble},
        # Only the plain description: the framework's own pages would load scripts from other hosts.
        openapi_config=OpenAPIConfig("Matchless", "1", path=SCHEMA, render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=_LONGEST,
        logging_config=None,
    )
