"""Before the game: seats, hosts, and several seats on one screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from matchless.presentation.wire.socket import Answer, Begin, Concede, Leave, Seat, Sit, TakeScreen
from matchless.presentation.wire.table import SeatWish
from matchless.server.lobby import lobby
from matchless.server.lobby.codes import LETTERS, is_code, new_code
from matchless.server.refused import Refused
from matchless.server.signing import new_player
from matchless.server.sockets.connection import Connection
from matchless.server.tables.registry import TableRegistry
from tests.support.server.registry import BOT, ME, OPEN, Visitor, run, table_of


def test_codes_are_short_and_hard_to_mistake() -> None:
    codes = {new_code() for _ in range(500)}
    assert 500 == len(codes)
    assert all(is_code(code) for code in codes)
    assert not set(LETTERS) & set("AEIOUY01258BLSZ")


def test_only_the_host_begins_and_only_when_all_are_there(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(registry, ME, OPEN, start=True)
        assert "lobby" == host.last["table"]["phase"]
        assert "1 seat is still open." == host.last["table"]["cannot_start"]
        assert "seats_open" == await host.is_refused(Begin())
        guest = await Visitor(table, new_player(), "fr").enter()
        assert "not_host" == await guest.is_refused(Begin())
        assert 1 == guest.last["table"]["spectators"]
        assert "not_started" == await guest.is_refused(Answer(0, 0))
        assert "not_started" == await guest.is_refused(Concede(0))
        await guest.say(Sit(1, "Guest"))
        assert "seat_taken" == await guest.is_refused(Sit(0, "Guest"))
        assert not guest.last["table"]["can_start"]
        assert "Tout le monde est là. L’hôte peut commencer." == guest.last["table"]["cannot_start"]
        assert host.last["table"]["can_start"]
        await host.say(Begin())
        assert "has_started" == await host.is_refused(Begin())
        assert "has_started" == await guest.is_refused(Leave(1))
        assert guest.last["game"] is not None

    run(tmp_path, play)


def test_seats_can_be_left_and_given_to_bots(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(registry, ME, OPEN)
        guest = await Visitor(table, new_player()).enter()
        await guest.say(Sit(1, "Guest"))
        assert "seat_taken" == await host.is_refused(Seat(1, "greedy"))
        assert "not_host" == await guest.is_refused(Seat(1, "greedy"))
        assert "not_your_seat" == await guest.is_refused(Leave(0))
        await guest.say(Leave(1))
        assert "no_bot" == await host.is_refused(Seat(1, "deep"))
        await host.say(Seat(1, "greedy"))
        assert "Sparring partner" == host.last["table"]["seats"][1]["name"]
        assert "seat_taken" == await guest.is_refused(Sit(1, "Guest"))
        await host.say(Seat(1, None))
        await guest.say(Sit(1, "Guest"))
        assert "no_seat" == await guest.is_refused(Sit(3, "Guest"))
        nobody = await Visitor(table, None).enter()
        assert "no_identity" == await nobody.is_refused(Sit(1, "Nobody"))

    run(tmp_path, play)


def test_two_seats_of_one_team_need_no_curtain(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(
            registry, ME, BOT, ME, BOT, mode="teams", board="hanging-gardens", start=True
        )
        viewers: set[int] = set()
        for _ in range(3000):
            if len(viewers) == 2 or table.asked is None:
                break
            assert host.last["table"]["curtain"] is None
            question = host.question
            if question is None:
                await asyncio.sleep(0.005)
                continue
            viewers.add(host.last["game"]["viewer"])
            await host.answer(len(question["options"]) - 1)
        assert {0, 2} == viewers

    run(tmp_path, play)


def test_the_curtain_falls_between_two_sides_of_one_screen(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await table_of(registry, SeatWish("me", "alice"), SeatWish("me", "medusa"), start=True)
        assert (0, -1) == (host.last["table"]["curtain"], host.last["game"]["viewer"])
        assert "not_asked" == await host.is_refused(Answer(0, 0))
        assert "not_asked" == await host.is_refused(TakeScreen(1))
        assert "not_your_seat" == await host.is_refused(TakeScreen(3))
        await host.say(TakeScreen(0))
        assert (None, 0) == (host.last["table"]["curtain"], host.last["game"]["viewer"])
        assert "not_asked" == await host.is_refused(TakeScreen(1))
        while host.question is not None:
            await host.answer(0)
        assert (1, -1) == (host.last["table"]["curtain"], host.last["game"]["viewer"])
        await host.say(TakeScreen(1))
        assert 1 == host.last["game"]["viewer"]
        assert host.question is not None

    run(tmp_path, play)


def test_against_bots_alone_there_is_no_curtain(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, host = await table_of(registry, ME, BOT, start=True)
        assert (None, 0) == (host.last["table"]["curtain"], host.last["game"]["viewer"])

    run(tmp_path, play)


def test_who_reads_too_slowly_is_dropped(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await table_of(registry, ME, OPEN)
        slow = Connection(None, "en", 0)
        table.connections.add(slow)
        for _ in range(100):
            table.broadcast()
            host.listen()
        assert slow.is_dropped
        assert 65 == slow.waiting.qsize()
        assert not host.connection.is_dropped

    run(tmp_path, play)


def test_one_person_does_not_join_both_teams_against_another(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, _ = await table_of(registry, ME, OPEN, OPEN, OPEN, mode="teams", board="hanging-gardens")
        guest = new_player()
        data = lobby.sit(table.data, guest, "Guest", 1)
        with pytest.raises(Refused, match="one_team_only"):
            lobby.sit(data, guest, "Guest", 2)
        assert [1, 3] == lobby.sit(data, guest, "Guest", 3).seats_of(guest)

    run(tmp_path, play)
