"""Clocks: they run for who is asked, outlive the server, and end the game of who has no time left."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from matchless.presentation.wire.table import Clock
from matchless.presentation.wire.tale import Tale
from matchless.server.replays.service import tale
from matchless.server.tables.clock import Clocks
from matchless.server.tables.registry import TableRegistry
from matchless.text.spans import plain
from tests.support.server.registry import Time, Visitor, duel, registry_at, run


def test_only_the_running_clock_runs_and_a_decision_adds_the_increment() -> None:
    now = Time()
    clocks = Clocks(Clock(1, 10), 2, now)
    clocks.run(0)
    now.seconds += 20
    assert [40_000, 60_000] == [clocks.left(seat) for seat in range(2)]
    assert 50_000 == clocks.decided(0)
    clocks.run(1)
    now.seconds += 59
    assert clocks.ran_out() is None
    assert 1.0 == clocks.seconds_left()
    now.seconds += 2
    assert 1 == clocks.ran_out()
    clocks.run(None)
    now.seconds += 100
    assert [50_000, 0] == [clocks.left(seat) for seat in range(2)]


def test_who_has_no_time_left_loses(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        registry.now = now = Time()
        table, (host, guest) = await duel(registry, clock=Clock(5, 0))
        now.seconds += 299
        await table.check_clock()
        assert "playing" == host.last["table"]["phase"]
        now.seconds += 2
        await table.check_clock()
        assert "over" == host.last["table"]["phase"]
        assert [1] == guest.last["game"]["winners"]
        assert host.last["table"]["seats"][0]["conceded"]
        assert host.last["table"]["seats"][0]["out_of_time"]
        told = msgspec.json.decode(await tale(table, "en"), type=Tale)
        assert "Alice ran out of time on turn 1." == plain(told.ending)
        assert 0 == host.last["table"]["seats"][0]["clock"]
        assert host.last["game"]["question"] is None

    run(tmp_path, play)


def test_the_clock_stands_still_while_the_server_is_down(tmp_path: Path) -> None:
    async def play() -> None:
        now = Time()
        async with registry_at(tmp_path / "a.db") as registry:
            registry.now = now
            table, (host, _) = await duel(registry, clock=Clock(5, 7))
            now.seconds += 60
            await host.answer(0)
            code = table.data.code
        now.seconds += 100_000
        async with registry_at(tmp_path / "a.db") as registry:
            registry.now = now
            again = await registry.table(code)
            back = await Visitor(again, host.player).enter()
            assert [247_000, 300_000] == [seat["clock"] for seat in back.last["table"]["seats"]]
            now.seconds += 10
            asked = again.asked
            assert asked is not None
            clocks = again.play.clocks if again.play is not None else None
            assert clocks is not None
            assert [247_000, 300_000][asked] - 10_000 == clocks.left(asked)

    asyncio.run(play())


def test_a_real_clock_rings(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, _ = await duel(registry, clock=Clock(1, 0))
        assert table.play is not None
        clocks = table.play.clocks
        assert clocks is not None
        clocks.set(0, 50)
        table.run_clock()
        for _ in range(100):
            await asyncio.sleep(0.01)
            if table.data.phase == "over":
                break
        assert (1,) == table.data.winners

    run(tmp_path, play)


def test_a_table_whose_clock_runs_stays_in_memory_until_it_has_run_out(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        registry.now = now = Time()
        table, people = await duel(registry, clock=Clock(60, 0))
        untimed, others = await duel(registry)
        for one in (*people, *others):
            one.table.connections.discard(one.connection)
        now.seconds += 40 * 60
        await registry.sweep()
        assert [table] == list(registry.tables.values())
        assert untimed.data.code not in registry.tables
        assert table.play is not None
        assert table.play.clocks is not None
        assert 20 * 60_000 == table.play.clocks.left(0)
        now.seconds += 21 * 60
        await table.check_clock()
        assert (1,) == table.data.winners

    run(tmp_path, play)


def test_thinking_time_is_not_given_back_when_the_server_is_stopped(tmp_path: Path) -> None:
    async def play() -> None:
        now = Time()
        async with registry_at(tmp_path / "a.db") as registry:
            registry.now = now
            table, (host, _) = await duel(registry, clock=Clock(5, 0))
            await host.answer(0)
            asked = table.asked
            assert asked is not None
            now.seconds += 100
        async with registry_at(tmp_path / "a.db") as registry:
            registry.now = now
            again = await registry.table(table.data.code)
            assert again.play is not None
            assert again.play.clocks is not None
            assert 200_000 == again.play.clocks.left(asked)
            assert 300_000 == again.play.clocks.left(1 - asked)

    asyncio.run(play())


def test_what_one_has_thought_is_not_given_back_when_another_takes_a_decision_back() -> None:
    now = Time()
    clocks = Clocks(Clock(1, 0), 2, now)
    clocks.run(0)
    now.seconds += 20
    clocks.set(1, None)
    assert 40_000 == clocks.left(0)
