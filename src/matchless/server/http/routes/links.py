"""Personal links over HTTP: opening and renewing them, and making a browser forget whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from matchless.presentation.wire.table import Forgetting, LinkOwner, Me, Opening, Renewing
from matchless.server.http.identity import address, cookie_of, known_player, visitor
from matchless.server.http.problems import responses
from matchless.server.http.routes.people import me
from matchless.server.refused import Refused
from matchless.server.signing import Renewals, new_player
from matchless.server.tables.forgetting import forget

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry


@get("/me/{token:str}", status_code=302, include_in_schema=False)
async def old_link(token: FromPath[str]) -> Redirect:
    """Redirect an old-style link to the page that opens it."""
    headers = {"cache-control": "no-store", "referrer-policy": "no-referrer"}
    return Redirect(f"/link#{quote(token[:200], safe='')}", status_code=302, headers=headers)


@post("/api/links", status_code=200, responses=responses(400, 403))
async def open_link(request: Request[Any, Any, State], data: JSONBody[Opening]) -> Response[LinkOwner]:
    """Make a browser somebody's by a personal link, but ask first if it has games or a name to lose."""
    registry: TableRegistry = request.app.state.registry
    owner = registry.signer.player("link", data.token)
    if owner is None:
        raise Refused("bad_link", 403)
    now = known_player(request, registry.signer)
    asks = now not in (None, owner) and data.when == "free" and await _has_something(registry, now)
    cookies = [] if asks else [cookie_of(request, registry.signer, owner)]
    told = LinkOwner(await registry.store.name(owner), is_open=not asks)
    return Response(told, cookies=cookies, status_code=200)


async def _has_something(registry: TableRegistry, player: str | None) -> bool:
    """Return whether somebody has a name, a seat or a table to lose."""
    if player is None:
        return False
    is_host = any(table.data.host == player for table in registry.tables.values())
    return is_host or await registry.store.is_somebody(player)


@post("/api/me/renew", status_code=200, responses=responses(400, 403, 429, 503))
async def renew_link(request: Request[Any, Any, State], data: JSONBody[Renewing]) -> Response[Me]:
    """Invalidate the previous personal link, and all other devices if asked to; return a new link."""
    registry: TableRegistry = request.app.state.registry
    who = visitor(request, registry.signer)
    name = await registry.store.name(who.player)
    if not await _has_something(registry, who.player):
        return _stranger(request, registry)
    before = registry.store.renewals.get(who.player, Renewals())
    is_new = not name and not any(before)
    registry.quotas.name(address(request), is_new=is_new)
    logs_out = data.what == "devices"
    await registry.store.renew(who.player, Renewals(before.links + 1, before.devices + logs_out))
    registry.quotas.players += is_new
    if logs_out:
        for table in tuple(registry.tables.values()):
            for connection in tuple(table.connections):
                if connection.player == who.player:
                    connection.drop()
    cookies = [cookie_of(request, registry.signer, who.player)]
    return Response(me(request, registry, who.player, name), cookies=cookies, status_code=200)


@post("/api/me/forget", status_code=200, responses=responses(400, 403, 503))
async def forget_me(request: Request[Any, Any, State], data: JSONBody[Forgetting]) -> Response[Me]:
    """Make a browser forget whose it is; the personal link brings its owner back.

    If everything is to be forgotten, what is kept about its owner is deleted, and nothing brings it back.
    """
    registry: TableRegistry = request.app.state.registry
    player = known_player(request, registry.signer)
    if data.what == "everything" and player is not None:
        await forget(registry, player)
    return _stranger(request, registry)


def _stranger(request: Request[Any, Any, State], registry: TableRegistry) -> Response[Me]:
    player = new_player()
    cookies = [cookie_of(request, registry.signer, player)]
    return Response(me(request, registry, player, ""), cookies=cookies, status_code=200)
