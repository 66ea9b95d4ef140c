"""The same people once more: all of them must want it, and nobody loses time by it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from matchless.presentation.wire.socket import Begin, Concede, Rematch, Sit
from matchless.presentation.wire.table import Clock, SeatWish
from matchless.server.limits import Limits
from matchless.server.quotas import Quotas
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from matchless.server.tables.table import Table
from tests.support.server.club import Person, club
from tests.support.server.club import duel as online
from tests.support.server.registry import ME, OPEN, Time, Visitor, duel, registry_at, run, table_of


async def over(registry: TableRegistry, *, clock: Clock | None = None) -> tuple[Table, Visitor, Visitor]:
    """A duel of two people that one of them has given up."""
    table, (host, guest) = await duel(registry, clock=clock)
    await host.say(Concede(0))
    return table, host, guest


def wanted(visitor: Visitor) -> tuple[list[int], list[int], int | None]:
    """The seats that want a rematch, those whose answer is missing, and the one that declined."""
    table = visitor.last["table"]
    return table["rematch_wanted"], table["rematch_missing"], table["rematch_declined"]


def test_a_rematch_is_a_new_table_where_the_other_begins(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, guest) = await duel(registry)
        assert "not_over" == await host.is_refused(Rematch())
        await host.say(Concede(0))
        stranger = await Visitor(table, new_player()).enter()
        assert "not_your_seat" == await stranger.is_refused(Rematch())
        await guest.say(Rematch())
        assert host.last["table"]["rematch"] is None
        assert ([1], [0], None) == wanted(host) == wanted(guest)
        await guest.say(Rematch())
        assert ([1], [0], None) == wanted(host)
        assert [table.data.code] == list(registry.tables)
        await host.say(Rematch())
        code = guest.last["table"]["rematch"]
        assert code == host.last["table"]["rematch"]
        await host.say(Rematch(yes=False))
        assert {table.data.code, code} == set(registry.tables)
        new = await registry.table(code)
        assert "playing" == new.data.phase
        assert [guest.player, host.player] == [seat.player for seat in new.data.seats]
        assert ["medusa", "alice"] == [seat.hero for seat in new.data.seats]
        assert table.data.key != new.data.key
        there = await Visitor(new, guest.player).enter()
        assert there.question is not None
        assert ([], [], None) == wanted(there)

    run(tmp_path, play)


def test_who_offers_can_withdraw_and_who_declines_is_not_asked_again(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host, guest = await over(registry)
        assert "no_rematch_asked" == await guest.is_refused(Rematch(yes=False))
        await host.say(Rematch())
        await host.say(Rematch(yes=False))
        assert ([], [], None) == wanted(guest)
        await host.say(Rematch())
        await guest.say(Rematch(yes=False))
        assert ([], [], 1) == wanted(host)
        assert "rematch_declined" == await host.is_refused(Rematch())
        await guest.say(Rematch())
        assert ([1], [0], None) == wanted(host)
        await host.say(Rematch())
        assert table.data.rematch in registry.tables

    run(tmp_path, play)


def test_all_people_must_agree_and_bots_always_do(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        seats = (ME, OPEN, OPEN, SeatWish("bot", bot="random"))
        table, host = await table_of(registry, *seats, mode="free-for-all", board="hanging-gardens")
        others = [await Visitor(table, new_player()).enter() for _ in range(2)]
        for seat, other in enumerate(others, start=1):
            await other.say(Sit(seat, "Other"))
        await host.say(Begin())
        for seat, one in enumerate((host, *others)):
            await one.say(Concede(seat))
        await others[1].say(Rematch())
        await host.say(Rematch())
        assert [2, 0] == host.last["table"]["rematch_wanted"]
        assert [1] == host.last["table"]["rematch_missing"]
        assert table.data.rematch is None
        await others[0].say(Rematch())
        assert table.data.rematch is not None

    run(tmp_path, play)


def test_who_is_away_finds_the_offer_among_the_own_games(tmp_path: Path) -> None:
    with club(tmp_path / "a.db") as address, Person(address) as host, Person(address) as guest:
        code, first, _ = online(host, guest)
        first.asked()
        first.say(type="concede", seat=0)
        first.say(type="rematch")
        while not first.update()["table"]["rematch_wanted"]:
            pass
        asked = [person.get("/api/my-games")[0]["rematch_asked"] for person in (host, guest)]
        assert [False, True] == asked
        guest.socket(code).say(type="rematch", yes=False)
        while first.update()["table"]["rematch_declined"] is None:
            pass
        assert not guest.get("/api/my-games")[0]["rematch_asked"]


def test_one_person_alone_plays_again_at_once(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        for other in (SeatWish("bot", bot="random"), SeatWish("me", name="Second")):
            table, host = await table_of(registry, ME, other, start=True)
            await host.say(Concede(0))
            await host.say(Rematch())
            assert host.last["table"]["rematch"] == table.data.rematch
            assert table.data.rematch in registry.tables

    run(tmp_path, play)


def test_what_was_said_outlives_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_at(tmp_path / "a.db") as registry:
            table, host, guest = await over(registry)
            await host.say(Rematch())
        async with registry_at(tmp_path / "a.db") as registry:
            back = await Visitor(await registry.table(table.data.code), guest.player).enter()
            assert ([0], [1], None) == wanted(back)
            await back.say(Rematch())
            new = back.last["table"]["rematch"]
        async with registry_at(tmp_path / "a.db") as registry:
            assert new == (await registry.table(table.data.code)).data.rematch
            assert "playing" == (await registry.table(new)).data.phase

    asyncio.run(play())


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    """By giving up and playing again, one address opened hundreds of tables in seconds."""

    async def play(registry: TableRegistry) -> None:
        registry.quotas = Quotas(Limits(tables_per_minute=2), Time())
        table, host = await table_of(registry, ME, SeatWish("bot", bot="random"), start=True)
        for _ in range(2):
            await host.say(Concede([seat.player for seat in table.data.seats].index(host.player)))
            await host.say(Rematch())
            assert table.data.rematch is not None
            table = await registry.table(table.data.rematch)
            host = await Visitor(table, host.player).enter()
        await host.say(Concede([seat.player for seat in table.data.seats].index(host.player)))
        assert "too_many_tables" == await host.is_refused(Rematch())
        assert 3 == len(registry.tables)

    run(tmp_path, play)


def test_no_clock_of_a_rematch_runs_before_all_have_come(tmp_path: Path) -> None:
    async def play() -> None:
        now = Time()
        async with registry_at(tmp_path / "a.db") as registry:
            registry.now = now
            table, host, guest = await over(registry, clock=Clock(5, 0))
            await host.say(Rematch())
            await guest.say(Rematch())
            assert table.data.rematch is not None
            new = await registry.table(table.data.rematch)
            first = await Visitor(new, guest.player).enter()
            assert 0 == new.asked
            assert [1] == first.last["table"]["awaited"]
            now.seconds += 1000
            await new.check_clock()
            assert "playing" == new.data.phase
            await first.answer(0)
        async with registry_at(tmp_path / "a.db") as registry:
            registry.now = now
            new = await registry.table(table.data.rematch)
            await Visitor(new, guest.player).enter()
            now.seconds += 1000
            second = await Visitor(new, host.player).enter()
            assert [] == second.last["table"]["awaited"]
            assert [300_000, 300_000] == [seat["clock"] for seat in second.last["table"]["seats"]]
            now.seconds += 10
            assert new.asked is not None
            assert new.play is not None
            assert new.play.clocks is not None
            assert 290_000 == new.play.clocks.left(new.asked)

    asyncio.run(play())
