"""Visitors over HTTP: who they are, their name, their games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from matchless.presentation.wire.table import Me, MyGame, Naming
from matchless.server.http.identity import LangParam, address, known_player, language, visitor
from matchless.server.http.problems import responses
from matchless.server.store.store import Listed, name_kept
from matchless.server.tables import names
from matchless.server.tables.sheet import seat_name

if TYPE_CHECKING:
    from matchless.server.tables.registry import TableRegistry


def me(request: Request[Any, Any, State], registry: TableRegistry, player: str, name: str) -> Me:
    """Return who somebody is. The token comes after a #, which no browser sends, so no log can keep it."""
    return Me(name, f"{str(request.base_url).rstrip('/')}/link#{registry.signer.token('link', player)}")


@get("/api/me")
async def show_me(request: Request[Any, Any, State]) -> Response[Me]:
    """Return who the server thinks the visitor is."""
    registry: TableRegistry = request.app.state.registry
    who = visitor(request, registry.signer)
    name = await registry.store.name(who.player)
    return Response(me(request, registry, who.player, name), cookies=who.cookies)


@post("/api/me", status_code=200, responses=responses(400, 403, 409, 429, 503))
async def name_me(request: Request[Any, Any, State], data: JSONBody[Naming]) -> Response[Me]:
    """Take another name, also at the tables where the visitor sits."""
    registry: TableRegistry = request.app.state.registry
    who = visitor(request, registry.signer)
    before, name = await registry.store.name(who.player), names.clean(data.name)
    if name == before:
        return Response(me(request, registry, who.player, name), cookies=who.cookies, status_code=200)
    registry.quotas.name(address(request), is_new=not before)
    await registry.store.writer.keep(name_kept(who.player, name))
    registry.quotas.players += not before
    registry.challenge.rename(who.player, name)
    for table in tuple(registry.tables.values()):
        mine = [seat for seat in table.data.seats_of(who.player) if table.data.seats[seat].name == before]
        if mine:
            async with table.lock:
                changed = table.data.copy()
                for seat in mine:
                    changed.seats[seat].name = name
                await table.change(changed)
                table.broadcast()
    return Response(me(request, registry, who.player, name), cookies=who.cookies, status_code=200)


@get("/api/my-games", responses=responses(400))
async def my_games(request: Request[Any, Any, State], lang: LangParam = None) -> list[MyGame]:
    """List a visitor's tables, the latest first."""
    registry: TableRegistry = request.app.state.registry
    player = known_player(request, registry.signer)
    if player is None:
        return []
    spoken = lang or language(request)
    return [
        await _game(registry, listed, player, spoken) for listed in await registry.store.tables_of(player)
    ]


async def _game(registry: TableRegistry, listed: Listed, player: str, lang: str) -> MyGame:
    data = listed.data
    mine = data.seats_of(player)
    your_turn = False
    updated = listed.updated
    if data.phase == "playing":
        table = await registry.table(data.code)
        your_turn = table.asked in mine
        if table.play is not None and table.play.taken:
            updated = max(updated, table.play.taken[-1].move.at)
    return MyGame(
        code=data.code,
        phase=data.phase,
        mode=data.mode,
        board=data.board,
        heroes=tuple(seat.hero for seat in data.seats),
        names=tuple(seat_name(seat, number, lang) for number, seat in enumerate(data.seats)),
        your_turn=your_turn,
        won=any(seat in data.winners for seat in mine) if data.phase == "over" else None,
        updated=updated,
        villain=data.villain,
        rematch_asked=data.rematch is None and bool(data.rematch_by) and player not in data.rematch_by,
    )
