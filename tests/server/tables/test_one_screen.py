"""People who share a screen: one tab shows the game, and nobody sees the hand of one who is not asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from matchless.presentation.wire.socket import Answer, Begin, TakeOver, TakeScreen
from matchless.presentation.wire.table import SeatWish
from matchless.server.tables.registry import TableRegistry
from tests.support.server.registry import BOT, Visitor, run, table_of


def test_only_one_tab_shows_the_game_that_people_share_a_screen_for(tmp_path: Path) -> None:
    """While a bot thinks, a second tab could have looked at the hand of another."""

    async def play(registry: TableRegistry) -> None:
        seats = (SeatWish("me", "alice"), SeatWish("me", "medusa", name="Second"), BOT)
        table, host = await table_of(registry, *seats, mode="free-for-all", board="hanging-gardens")
        second = await Visitor(table, host.player).enter()
        await second.say(Begin())
        assert (None, -1, True) == _seen(host)
        assert (0, -1, False) == _seen(second)
        assert "elsewhere" == await host.is_refused(TakeScreen(0))
        await second.say(TakeScreen(0))
        assert (None, 0, False) == _seen(second)
        assert "elsewhere" == await host.is_refused(Answer(0, 0))
        assert all(not seat["hand"] for seat in host.last["game"]["seats"])
        await host.say(TakeOver())
        assert (0, -1, False) == _seen(host)
        assert (None, -1, True) == _seen(second)
        table.connections.discard(host.connection)
        table.broadcast()
        assert (0, -1, False) == _seen(second)

    run(tmp_path, play)


def test_nobody_looks_as_one_who_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(registry: TableRegistry) -> None:
        seats = (BOT, SeatWish("me", "alice"), SeatWish("me", "medusa", name="Second"))
        table, host = await table_of(registry, *seats, mode="free-for-all", board="hanging-gardens")
        monkeypatch.setattr(registry.thinkers, "choose", _never)
        await host.say(Begin())
        while table.asked in (1, 2):  # who places sidekicks before the first turn
            await host.say(TakeScreen(table.asked))
            await host.answer(0)
        assert 0 == table.asked
        back = await Visitor(table, host.player).enter()
        await back.say(TakeOver())
        for seat in (1, 2):
            assert "not_asked" == await back.is_refused(TakeScreen(seat))
        assert (None, -1, False) == _seen(back)

    run(tmp_path, play)


def _seen(visitor: Visitor) -> tuple[int | None, int, bool]:
    told = visitor.last
    return told["table"]["curtain"], told["game"]["viewer"], told["table"]["elsewhere"]


async def _never(*_: object) -> int:
    await asyncio.Event().wait()
    return 0
