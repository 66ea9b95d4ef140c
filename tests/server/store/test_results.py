"""Results: written with the end of a game, once, for each of its people."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec

from matchless.match.deeds.deeds import EXAMINED
from matchless.presentation.wire.socket import Concede
from matchless.presentation.wire.table import SeatWish
from matchless.server.signing import new_player
from matchless.server.store.results import Search, examination_kept, result_kept
from matchless.server.tables.registry import TableRegistry
from tests.support.server.club import ALONE, Person, Process, club
from tests.support.server.registry import BOT, ME, duel, registry_at, run, table_of


def test_a_game_has_a_result_for_each_of_its_people(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, guest) = await duel(registry)
        await guest.say(Concede(1))
        for one, outcome, gave_up in ((host, "won", False), (guest, "lost", True)):
            assert one.player is not None
            (result,) = await registry.store.results.of(one.player)
            assert (table.data.code, outcome, gave_up) == (result.code, result.outcome, result.rest.gave_up)
            assert EXAMINED == result.examined
            assert (one.player or "") not in msgspec.json.encode(result.rest).decode()
        (mine,) = await registry.store.results.of(host.player or "")
        assert ("Guest", "medusa") == (mine.rest.foes[0].name, mine.rest.foes[0].hero)
        assert (guest.player or "") not in msgspec.json.encode(mine).decode(), "ids are secret"

    run(tmp_path, play)


def test_whoever_ran_out_of_time_has_not_just_given_up(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, guest) = await duel(registry)
        async with table.lock:
            await table.give_up(1, is_out_of_time=True)
        for one, is_late in ((host, False), (guest, True)):
            (result,) = await registry.store.results.of(one.player or "")
            assert (is_late, is_late) == (result.rest.gave_up, result.rest.out_of_time)

    run(tmp_path, play)


def test_whoever_plays_both_sides_has_neither_won_nor_lost(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await table_of(registry, ME, ME, start=True)
        await host.say(Concede(0))
        (result,) = await registry.store.results.of(host.player or "")
        assert ("both", {}) == (result.outcome, result.rest.deeds)

    run(tmp_path, play)


def test_a_result_is_kept_once_and_the_first_stands(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await table_of(registry, ME, BOT, start=True)
        await host.say(Concede(0))
        (first,) = await registry.store.results.of(host.player or "")
        again = msgspec.structs.replace(first, outcome="won", score=100)
        await registry.store.writer.keep(result_kept(again), result_kept(again))
        assert [first] == await registry.store.results.of(host.player or "")

    run(tmp_path, play)


def test_the_end_and_its_result_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(registry, ME, BOT, start=True)
        async with registry.store.engine.begin() as connection:
            await connection.exec_driver_sql("ALTER TABLE results RENAME TO elsewhere")
        assert "not_kept" == await host.is_refused(Concede(0))
        kept = await registry.store.table(table.data.code)
        assert kept is not None
        assert "playing" == kept.phase
        async with registry.store.engine.begin() as connection:
            await connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO results")
        await host.say(Concede(0))
        assert 1 == len(await registry.store.results.of(host.player or ""))

    run(tmp_path, play)


def test_a_killed_server_has_the_result_of_every_game_that_was_seen_to_end(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with Process(path) as server, Person(server.address) as ada:
        code = ada.post("/api/tables", ALONE)["code"]
        socket = ada.socket(code)
        socket.asked()
        socket.say(type="concede", seat=0)
        while socket.update()["table"]["phase"] != "over":
            pass
        server.end(kill=True)
        with Process(path) as again:
            ada.http.base_url = again.address
            assert [code] == [one["code"] for one in ada.get("/api/me/history")["games"]]
            assert "over" == ada.get(f"/api/tables/{code}")["phase"]
            assert 1 == ada.get("/api/me/statistics")["games"]


def test_what_was_deleted_does_not_come_back_by_being_examined(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await table_of(registry, ME, BOT, start=True)
        await host.say(Concede(0))
        (result,) = await registry.store.results.of(host.player or "")
        nobodys = msgspec.structs.replace(result, player=new_player())
        await registry.store.writer.keep(examination_kept(nobodys))
        assert not await registry.store.results.of(nobodys.player)

    run(tmp_path, play)


def test_old_games_are_examined_behind_everything_else(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def play() -> None:
        async with registry_at(path) as registry:
            _, host = await table_of(registry, SeatWish("me", "alice"), SeatWish("open", "medusa"))
            table, (host, guest) = await duel(registry)
            for _ in range(12):
                asked = host if host.question is not None else guest
                await asked.answer(0)
            await guest.say(Concede(1))
            (known,) = await registry.store.results.of(host.player or "")
        with sqlite3.connect(path) as database:
            database.execute(
                "update results set examined = 0, data = json_remove(data, '$.turns', '$.health')"
            )
        database.close()
        async with registry_at(path) as registry:
            for _ in range(400):
                (found,) = await registry.store.results.of(host.player or "")
                if found.examined:
                    break
                await asyncio.sleep(0.05)
            assert known == found
            assert table.data.code == found.code

    asyncio.run(play())


def test_history_is_searched_and_paged(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await table_of(registry, ME, BOT, start=True)
        await host.say(Concede(0))
        me = host.player or ""
        (one,) = await registry.store.results.of(me)
        more = [
            msgspec.structs.replace(one, code=f"X{at}", finished=one.finished + at) for at in range(1, 30)
        ]
        await registry.store.writer.keep(*map(result_kept, more))
        results = registry.store.results
        first, total = await results.page(me, Search(), 0)
        assert (30, 20, "X29") == (total, len(first), first[0].code)
        assert 10 == len((await results.page(me, Search(), 1))[0])
        hero, foe = one.rest.heroes[0], one.rest.foes[0].key
        assert 30 == (await results.page(me, Search("duel", hero, "lost", foe), 0))[1]
        for search in (Search("teams"), Search(hero="nobody"), Search(outcome="won"), Search(opponent="x")):
            assert ([], 0) == await results.page(me, search, 0)

    run(tmp_path, play)


def test_a_stranger_has_nothing_and_nonsense_is_refused(tmp_path: Path) -> None:
    with club(tmp_path / "club.db") as address, Person(address) as ada:
        assert [] == ada.get("/api/me/history")["games"]
        assert 0 == ada.get("/api/me/statistics")["games"]
        for nonsense in ("mode=chess", "outcome=drawn", "page=-1", "page=x", "hero=" + "x" * 99):
            assert 400 == ada.http.get(f"/api/me/history?{nonsense}").status_code, nonsense
