"""Hints at a table: for whoever is asked, where the table allows it, and kept nowhere."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from matchless.presentation.wire.socket import AskHint
from matchless.presentation.wire.table import SeatWish, TableWish
from matchless.server.limits import NO_LIMITS
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from matchless.server.tables.table import Table
from tests.support.server.registry import BOT, ME, OPEN, Visitor, duel, registry_at, run, table_of


async def told(visitor: Visitor) -> dict[str, Any]:
    """The hints that a visitor is sent."""
    for _ in range(3000):
        for message in visitor.listen():
            if message["type"] == "hints":
                return message
        await asyncio.sleep(0.01)
    raise AssertionError("no hint came")


async def asked(table: Table, host: Visitor) -> int:
    """The number of the host's first decision."""
    for _ in range(3000):
        if table.asked == 0:
            host.listen()
            assert table.play is not None
            assert table.play.decision is not None
            return table.play.decision.number
        await asyncio.sleep(0.01)
    raise AssertionError("the host was never asked")


def test_who_is_asked_gets_options_of_the_list_with_reasons(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(registry, ME, BOT, start=True)
        assert host.last["table"]["hints"]
        stranger = await Visitor(table, None).enter()
        number = await asked(table, host)
        assert table.play is not None
        before = str(table.play.match.record)
        await host.say(AskHint(number))
        found = await told(host)
        assert number == found["decision"]
        assert table.play.decision is not None
        assert all(0 <= one["option"] < len(table.play.decision.options) for one in found["hints"])
        assert all(one["reasons"] for one in found["hints"])
        assert before == str(table.play.match.record)
        assert all(message["type"] != "hints" for message in stranger.listen())
        assert "not_asked" == await stranger.is_refused(AskHint(number))
        assert "stale" == await host.is_refused(AskHint(number + 1))

    run(tmp_path, play)


def test_people_of_two_sides_play_without_hints_unless_the_table_has_them(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, _) = await duel(registry)
        assert not host.last["table"]["hints"]
        number = await asked(table, host)
        assert "hints_off" == await host.is_refused(AskHint(number))

        for seats, wish, has_hints in (
            ((ME, OPEN), True, True),
            ((ME, OPEN), None, False),
            ((ME, ME), None, False),
            ((ME, BOT), None, True),
            ((ME, BOT), False, False),
        ):
            table = await registry.create(TableWish("duel", "sarpedon", seats, hints=wish), new_player(), "")
            assert has_hints == table.data.has_hints
        teams = (ME, BOT, OPEN, BOT)
        table = await registry.create(TableWish("teams", "marmoreal", teams), new_player(), "")
        assert table.data.has_hints, "people of one side may help themselves"
        table.data.is_counted = True
        assert not table.data.has_hints, "what counts is played alone"

    run(tmp_path, play)


def test_hints_are_limited(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(NO_LIMITS, hints_per_minute=1, bot_iterations=50)
        async with registry_at(tmp_path / "games.db", limits) as registry:
            table, host = await table_of(registry, ME, SeatWish("bot", bot="owl"), start=True)
            number = await asked(table, host)
            await host.say(AskHint(number))
            await told(host)
            assert "hints_fast" == await host.is_refused(AskHint(number))

    asyncio.run(play())
