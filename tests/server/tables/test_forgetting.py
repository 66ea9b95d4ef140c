"""Who wants to be forgotten leaves nothing behind; the others keep their games."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from matchless.presentation.wire.socket import Begin, Concede, Sit
from matchless.presentation.wire.table import SeatWish
from matchless.server.signing import new_player
from matchless.server.store.store import name_kept
from matchless.server.tables.forgetting import forget
from matchless.server.tables.registry import TableRegistry
from tests.support.server.club import ALONE, DUEL, Person, club
from tests.support.server.registry import Visitor, duel, registry_at, run, table_of

NAME = "Hypatia"


def lines_of(path: Path) -> list[str]:
    """All that a database holds."""
    with sqlite3.connect(path) as database:
        told = list(database.iterdump())
        tables = [bytes(data).decode() for (data,) in database.execute("select data from tables")]
    database.close()
    return [*told, *tables]


def test_nothing_names_the_forgotten_any_more(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    guest = new_player()

    async def play() -> None:
        async with registry_at(path) as registry:
            await registry.store.writer.keep(name_kept(guest, NAME))
            table, host = await table_of(registry, SeatWish("me", "alice"), SeatWish("open", "medusa"))
            other = await Visitor(table, guest).enter()
            await other.say(Sit(1, NAME))
            await host.say(Begin())
            await other.say(Concede(1))
            daily = await registry.challenge.play(guest, NAME, "?")
            await (await Visitor(daily, guest).enter()).say(Concede(0))
            (before,) = await registry.store.results.of(table.data.host)
            assert (NAME, 1) == (before.rest.foes[0].name, (await registry.challenge.sheet(None)).players)
        assert any(NAME in line for line in lines_of(path))
        async with registry_at(path) as registry:
            await forget(registry, guest)
            (after,) = await registry.store.results.of(table.data.host)
            foe = after.rest.foes[0]
            assert ("won", "", before.rest.foes[0].key) == (after.outcome, foe.name, foe.key)
            assert not await registry.store.name(guest)
            assert not await registry.store.results.of(guest)
            assert not await registry.store.tables_of(guest)
            sheet = await registry.challenge.sheet(guest)
            assert ("open", 0, 0) == (sheet.state, sheet.players, sheet.best_streak)
            assert "over" == (await registry.table(table.data.code)).data.phase

    asyncio.run(play())
    told = lines_of(path)
    assert not [line for line in told if NAME in line]
    (mark,) = [line for line in told if guest in line]
    assert "players" in mark, "all that stays is that the old links are void"


def test_running_games_are_given_up_and_seats_in_a_lobby_are_free_again(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, guest) = await duel(registry)
        lobby, _ = await table_of(registry, SeatWish("me", "alice"), SeatWish("open", "medusa"))
        waiting = await Visitor(lobby, guest.player).enter()
        await waiting.say(Sit(1, NAME))
        assert guest.player is not None
        await forget(registry, guest.player)
        assert ("over", (0,)) == (table.data.phase, table.data.winners)
        assert guest.player not in table.data.people()
        assert ["", "Host"] == sorted(seat.name for seat in table.data.seats)
        assert "open" == lobby.data.seats[1].kind
        assert ["won"] == [one.outcome for one in await registry.store.results.of(host.player or "")]

    run(tmp_path, play)


def test_only_who_asks_for_it_is_forgotten_altogether(tmp_path: Path) -> None:
    with club(tmp_path / "club.db") as address, Person(address) as ada:
        ada.post("/api/me", {"name": "Ada"})
        code = ada.post("/api/tables", ALONE)["code"]
        table = ada.socket(code)
        table.asked()
        table.say(type="concede", seat=0)
        while table.update()["table"]["phase"] != "over":
            pass
        link, cookie = ada.get("/api/me")["link"], ada.cookie
        token = link.partition("#")[2]
        assert "" == ada.post("/api/me/forget", {})["name"]
        assert 0 == ada.get("/api/me/statistics")["games"], "a stranger by now"
        assert {"name": "Ada", "is_open": True} == ada.post("/api/links", {"token": token})
        assert 1 == ada.get("/api/me/statistics")["games"]
        assert "" == ada.post("/api/me/forget", {"what": "everything"})["name"]
        assert 403 == ada.http.post("/api/links", json={"token": token}).status_code
        old = ada.http.get("/api/my-games", headers={"Cookie": cookie})
        assert [] == old.json()
        refused = ada.http.post("/api/me/forget", json={"what": "everybody"})
        assert 400 == refused.status_code


def test_whose_table_it_is_may_be_forgotten_too(tmp_path: Path) -> None:
    with club(tmp_path / "club.db") as address, Person(address) as host, Person(address) as guest:
        code = host.post("/api/tables", DUEL)["code"]
        guest.post(f"/api/tables/{code}/join", {"name": "Guest"})
        host.post("/api/me/forget", {"what": "everything"})
        assert not host.get(f"/api/tables/{code}")["is_host"]
        assert [False, True] == [seat["you"] for seat in guest.get(f"/api/tables/{code}")["seats"]]
