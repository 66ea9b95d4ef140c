"""Heroes: chosen freely, drawn by lot, or drafted with bans."""

from __future__ import annotations

import asyncio
from pathlib import Path

from matchless.presentation.wire.socket import Begin, Choose
from matchless.presentation.wire.table import SeatWish
from matchless.server.tables.registry import TableRegistry
from tests.support.server.registry import BOT, ME, duel, run, table_of


def test_each_bans_one_then_they_pick_in_the_opposite_order(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, guest) = await duel(registry, heroes="draft")
        assert "draft" == host.last["table"]["phase"]
        assert {"turn": 0, "act": "ban", "banned": [], "picked": []} == guest.last["table"]["draft"]
        assert "not_your_pick" == await guest.is_refused(Choose(1, "alice"))
        assert "not_your_seat" == await guest.is_refused(Choose(0, "alice"))
        assert "no_hero" == await host.is_refused(Choose(0, "nobody"))
        await host.say(Choose(0, "alice"))
        assert "hero_taken" == await guest.is_refused(Choose(1, "alice"))
        await guest.say(Choose(1, "medusa"))
        draft = host.last["table"]["draft"]
        assert {"turn": 1, "act": "pick", "banned": ["alice", "medusa"], "picked": []} == draft
        await guest.say(Choose(1, "sinbad"))
        assert "hero_taken" == await host.is_refused(Choose(0, "sinbad"))
        await host.say(Choose(0, None))
        assert "playing" == table.data.phase
        heroes = [seat["hero"] for seat in host.last["table"]["seats"]]
        assert "sinbad" == heroes[1]
        assert heroes[0] not in (None, "alice", "medusa", "sinbad")
        assert host.last["game"] is not None
        assert "has_started" == await host.is_refused(Choose(0, "alice"))

    run(tmp_path, play)


def test_bots_ban_and_pick_by_themselves(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(
            registry,
            BOT,
            ME,
            BOT,
            BOT,
            mode="free-for-all",
            board="hanging-gardens",
            heroes="draft",
            start=True,
        )
        for hero in ("alice", "medusa"):
            for _ in range(200):
                draft = host.last["table"]["draft"]
                if draft is not None and draft["turn"] == 1:
                    break
                await asyncio.sleep(0.005)
            await host.say(Choose(1, None if hero in table.data.drafted else hero))
        for _ in range(400):
            if table.data.phase == "playing":
                break
            await asyncio.sleep(0.005)
        heroes = [seat.hero for seat in table.data.seats]
        assert 4 == len(set(heroes))
        assert None not in heroes
        assert not set(heroes) & set(table.data.drafted[:4])

    run(tmp_path, play)


def test_by_lot_nobody_chooses_and_all_are_different(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(
            registry, ME, BOT, BOT, mode="free-for-all", board="hanging-gardens", heroes="random"
        )
        assert "hero_by_lot" == await host.is_refused(Choose(0, "alice"))
        await host.say(Begin())
        assert 3 == len({seat.hero for seat in table.data.seats})

    run(tmp_path, play)


def test_freely_everyone_chooses_for_the_own_seat_and_the_host_for_bots(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(registry, ME, SeatWish("bot", bot="random"))
        await host.say(Choose(0, "alice"))
        await host.say(Choose(1, "beowulf"))
        assert "no_hero" == await host.is_refused(Choose(0, "nobody"))
        assert "no_seat" == await host.is_refused(Choose(3, "alice"))
        await host.say(Begin())
        assert ["alice", "beowulf"] == [seat.hero for seat in table.data.seats]

    run(tmp_path, play)
