"""Giving up."""

from __future__ import annotations

import asyncio
from pathlib import Path

from matchless.presentation.wire.socket import Answer, Begin, Concede, Sit
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from tests.support.server.registry import BOT, ME, OPEN, Visitor, duel, run, table_of


def test_who_gives_up_a_duel_loses_it(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, guest) = await duel(registry)
        assert "not_your_seat" == await guest.is_refused(Concede(0))
        await guest.say(Concede(1))
        assert "over" == host.last["table"]["phase"]
        assert [0] == host.last["game"]["winners"]
        assert table.play is not None
        told = [(seat["conceded"], seat["conceded_at"]) for seat in host.last["table"]["seats"]]
        assert [(False, None), (True, len(table.play.match.events))] == told
        assert host.last["game"]["question"] is None
        assert "game_over" == await host.is_refused(Answer(0, 0))
        assert "game_over" == await host.is_refused(Concede(0))
        kept = await registry.store.table(table.data.code)
        assert kept is not None
        assert ("over", (0,)) == (kept.phase, kept.winners)

    run(tmp_path, play)


def test_among_more_a_bot_plays_on_until_one_side_is_left(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(registry, ME, OPEN, OPEN, mode="free-for-all", board="hanging-gardens")
        others = [await Visitor(table, new_player()).enter() for _ in range(2)]
        for seat, other in enumerate(others, start=1):
            await other.say(Sit(seat, "Other"))
        await host.say(Begin())
        await host.say(Concede(0))
        assert "conceded" == await host.is_refused(Concede(0))
        assert "playing" == table.data.phase
        for _ in range(6000):  # a bot thinks in another process, and the machine may be busy
            if table.asked != 0 and table.asked is not None:
                break
            await asyncio.sleep(0.01)
        assert table.asked in (1, 2)
        await others[1].say(Concede(2))
        assert ("over", (1,)) == (table.data.phase, table.data.winners)

    run(tmp_path, play)


def test_when_no_person_is_left_the_others_have_won(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(
            registry, ME, BOT, BOT, mode="free-for-all", board="hanging-gardens", start=True
        )
        await host.say(Concede(0))
        assert ("over", (1, 2)) == (table.data.phase, table.data.winners)

    run(tmp_path, play)


def test_who_gives_up_does_not_win_with_a_bot_of_the_own_team(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(
            registry, ME, BOT, BOT, BOT, mode="teams", board="hanging-gardens", start=True
        )
        await host.say(Concede(0))
        assert ("over", (1, 3)) == (table.data.phase, table.data.winners)

    run(tmp_path, play)


def test_a_team_plays_on_when_one_of_it_gives_up(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(
            registry, ME, BOT, ME, BOT, mode="teams", board="hanging-gardens", start=True
        )
        await host.say(Concede(0))
        assert "playing" == table.data.phase
        await host.say(Concede(2))
        assert ("over", (1, 3)) == (table.data.phase, table.data.winners)

    run(tmp_path, play)
