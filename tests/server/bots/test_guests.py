"""Bots from outside at a server: only those that the host offers, and none of them can stop a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from matchless.presentation.sheets.catalog import catalog
from matchless.presentation.wire.socket import Seat
from matchless.presentation.wire.table import SeatWish
from matchless.server.config import Config, GuestBot
from matchless.server.limits import NO_LIMITS
from matchless.server.refused import Refused
from matchless.server.tables.registry import TableRegistry, open_registry
from matchless.server.tables.table import Table
from tests.support.outside_bots import classes, program
from tests.support.server.registry import BOT, Visitor, adventure_of, table_of

PATIENCE = 6000


def guest(runs: str) -> tuple[GuestBot, ...]:
    return (GuestBot("guest-mine", "Mine", runs),)


async def registry_with(folder: Path, *bots: GuestBot) -> TableRegistry:
    classes(folder)
    return await open_registry(
        Config(folder / "games.db", workers=0, bot_pause=0.0, limits=NO_LIMITS, bots=bots)
    )


async def until_over(table: Table, host: Visitor) -> None:
    for _ in range(PATIENCE):
        host.listen()
        if table.data.phase == "over":
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the game does not end")


def against(folder: Path, runs: str) -> tuple[Table, Visitor]:
    """Let a bot from outside play against a built-in one; return the table when the game is over."""

    async def playing() -> tuple[Table, Visitor]:
        registry = await registry_with(folder, *guest(runs))
        try:
            wish = SeatWish("bot", "alice", "guest-mine")
            table, host = await table_of(registry, wish, SeatWish("bot", "medusa", "random"), start=True)
            await until_over(table, host)
            if table._parting is not None:
                await table._parting
            return table, host
        finally:
            await registry.close()

    return asyncio.run(playing())


@pytest.mark.parametrize("is_program", [False, True])
def test_a_bot_from_outside_plays_a_whole_game(tmp_path: Path, *, is_program: bool) -> None:
    runs = program(tmp_path) if is_program else f"{tmp_path / 'mine.py'}:First"
    table, host = against(tmp_path, runs)
    assert table.play is not None
    assert table.play.match.is_over
    assert not any(seat.conceded for seat in table.data.seats)
    assert "Mine" == host.last["table"]["seats"][0]["name"]


@pytest.mark.parametrize(
    ("bot", "fault"),
    [("Broken", "crash"), ("Illegal", "illegal"), ("Leaver", "crash"), ("Stuck", "late"), ("Needy", "crash")],
)
def test_a_bot_that_fails_gives_up_and_the_other_has_won(
    tmp_path: Path, bot: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MATCHLESS_BOT_SECONDS", "0.3")
    log = tmp_path / "bots.log"
    monkeypatch.setenv("MATCHLESS_BOT_LOG", str(log))
    table, host = against(tmp_path, f"{tmp_path / 'mine.py'}:{bot}")
    assert (1,) == table.data.winners
    seat = host.last["table"]["seats"][0]
    assert (True, fault) == (seat["conceded"], seat["fault"])
    assert f"mine.py:{bot}] " in log.read_text(encoding="utf-8")


def test_a_bot_that_ends_its_process_gives_up_too(tmp_path: Path) -> None:
    (tmp_path / "hard.py").write_text(
        "import os\nclass Hard:\n    def choose(self, view):\n        os._exit(1)\n", encoding="utf-8"
    )
    table, _ = against(tmp_path, f"{tmp_path / 'hard.py'}:Hard")
    assert "crash" == table.data.seats[0].fault


def test_a_program_that_fails_gives_up_and_what_it_said_is_told_to_nobody(tmp_path: Path) -> None:
    table, host = against(tmp_path, program(tmp_path, "print('I hold', message['view'], flush=True)"))
    assert "illegal" == table.data.seats[0].fault
    assert "I hold" not in "".join(host.raw)


def test_where_others_go_on_a_built_in_bot_plays_for_the_one_that_failed(tmp_path: Path) -> None:
    async def playing() -> None:
        registry = await registry_with(tmp_path, *guest(f"{tmp_path / 'mine.py'}:Silent"))
        try:
            table, _ = await adventure_of(
                registry, SeatWish("me"), SeatWish("bot", bot="guest-mine"), start=True
            )
            for _ in range(PATIENCE):
                if table.data.seats[1].conceded and (table.asked == 0 or len(table.playing().taken) > 3):
                    break
                if table.asked == 0:
                    decision = table.playing().decision
                    assert decision is not None
                    async with table.lock:
                        await table.take(decision.options[0])
                await asyncio.sleep(0.01)
            assert "illegal" == table.data.seats[1].fault
            assert "playing" == table.data.phase
        finally:
            await registry.close()

    asyncio.run(playing())


def test_a_server_offers_none_unless_the_host_says_so(tmp_path: Path) -> None:
    async def asking() -> None:
        registry = await registry_with(tmp_path)
        try:
            for bot in ("guest-mine", "mine:First", f"{tmp_path / 'mine.py'}:First", "cmd:sleep 9"):
                with pytest.raises(Refused) as refused:
                    await table_of(registry, SeatWish("me"), SeatWish("bot", bot=bot))
                assert "no_bot" == refused.value.code
        finally:
            await registry.close()

    asyncio.run(asking())


def test_a_visitor_can_name_only_what_is_offered(tmp_path: Path) -> None:
    async def asking() -> None:
        registry = await registry_with(tmp_path, *guest(f"{tmp_path / 'mine.py'}:First"))
        try:
            table, host = await table_of(registry, SeatWish("me"), SeatWish("open"))
            for bot in ("mine.py:First", f"{tmp_path / 'mine.py'}:Broken", "cmd:sleep 9", "guest-other"):
                assert "no_bot" == await host.is_refused(Seat(1, bot))
            await host.say(Seat(1, "guest-mine"))
            assert "guest-mine" == table.data.seats[1].bot
        finally:
            await registry.close()

    asyncio.run(asking())


def test_a_table_whose_bot_is_no_longer_offered_goes_on_without_it(tmp_path: Path) -> None:
    async def playing() -> None:
        registry = await registry_with(tmp_path, *guest(f"{tmp_path / 'mine.py'}:First"))
        table, _ = await table_of(
            registry, SeatWish("me", "alice"), SeatWish("bot", "medusa", "guest-mine"), start=True
        )
        code, host = table.data.code, table.data.host
        await registry.close()
        registry = await registry_with(tmp_path)
        try:
            again = await registry.table(code)
            back = await Visitor(again, host).enter()
            for _ in range(PATIENCE):
                back.listen()
                if again.data.phase == "over":
                    break
                if again.asked == 0:
                    await back.answer()
                await asyncio.sleep(0.01)
            assert (0,) == again.data.winners
            assert "crash" == again.data.seats[1].fault
        finally:
            await registry.close()

    asyncio.run(playing())


def test_offered_bots_stand_in_the_catalog_and_built_in_ones_as_before(tmp_path: Path) -> None:
    async def asking() -> None:
        registry = await registry_with(tmp_path, *guest("mine.py:First"))
        try:
            before = catalog(registry.library, "en").bots
            (*others, mine) = catalog(registry.library, "en", registry.guests.names()).bots
            assert list(before) == others
            assert ("guest-mine", "Mine", 0) == (mine.slug, mine.name, mine.level)
        finally:
            await registry.close()

    asyncio.run(asking())


def test_built_in_bots_play_as_before(tmp_path: Path) -> None:
    async def playing() -> None:
        registry = await registry_with(tmp_path, *guest(f"{tmp_path / 'mine.py'}:First"))
        try:
            table, host = await table_of(registry, BOT, BOT, start=True)
            await until_over(table, host)
            assert all(room.processes._pool is None for room in registry.guests._rooms)
        finally:
            await registry.close()

    asyncio.run(playing())
