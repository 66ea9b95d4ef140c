"""Talk at a table: who hears what, what is refused, and that nothing of it is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from matchless.presentation.wire.socket import Begin, Concede, Say, SayPhrase, SetTalk, Sit
from matchless.server.limits import Limits
from matchless.server.refused import Refused
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from tests.support.server.registry import (
    ME,
    OPEN,
    Visitor,
    adventure_of,
    registry_at,
    run,
    table_of,
    team_game,
)

PLAN = "the sword is in my hand"


def lines(visitor: Visitor) -> list[dict[str, Any]]:
    """What a visitor has heard others say, in order."""
    visitor.listen()
    return [line for told in visitor.heard if told["type"] == "talk" for line in told["lines"]]


def texts(visitor: Visitor) -> list[str]:
    """What a visitor has read."""
    return [line["text"] for line in lines(visitor)]


async def duel_watched(registry: TableRegistry) -> tuple[Visitor, Visitor, Visitor, Visitor]:
    """Two players in a duel, begun, and two who look on."""
    table, host = await table_of(registry, ME, OPEN)
    guest = await Visitor(table, new_player(), "uk").enter()
    await guest.say(Sit(1, "Guest"))
    watchers = [await Visitor(table, new_player()).enter() for _ in range(2)]
    await host.say(Begin())
    return host, guest, watchers[0], watchers[1]


def test_players_are_heard_by_all(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        host, guest, watcher, _ = await duel_watched(registry)
        await host.say(Say("all", "  Good\u202e \u200b luck\n"))
        await guest.say(SayPhrase("all", "thanks"))
        for visitor in (host, guest, watcher):
            first, second = lines(visitor)
            assert ("Good luck", None, 0) == (first["text"], first["phrase"], first["seat"])
            assert ("", "thanks", 1) == (second["text"], second["phrase"], second["seat"])
            assert first["speaker"] != second["speaker"]
        assert host.heard[-1]["you"] == lines(host)[0]["speaker"]
        assert str(host.player) not in "".join(guest.raw)

    run(tmp_path, play)


def test_during_a_game_spectators_talk_among_themselves(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        host, guest, watcher, other = await duel_watched(registry)
        assert "talk_apart" == await watcher.is_refused(Say("all", PLAN))
        assert "talk_not_watching" == await host.is_refused(Say("spectators", PLAN))
        await watcher.say(Say("spectators", PLAN))
        await watcher.say(SayPhrase("spectators", "wow"))
        assert [PLAN, ""] == texts(other)
        again = await Visitor(host.table, host.player).enter()
        for player in (host, guest, again):
            assert [] == lines(player)
            assert PLAN not in "".join(player.raw)
        await guest.say(Concede(1))
        await watcher.say(Say("all", "Well fought"))
        assert ["Well fought"] == texts(host), (
            "after the game all talk together; what was said before stays apart"
        )

    run(tmp_path, play)


def test_a_team_talks_to_itself(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        host, foe, friend, second_foe, stranger = await team_game(registry)
        await host.say(Say("team", PLAN))
        await host.say(SayPhrase("team", "help"))
        assert [PLAN, ""] == texts(host) == texts(friend)
        late = [await Visitor(host.table, one.player).enter() for one in (foe, stranger)]
        for other in (foe, second_foe, stranger, *late):
            assert [] == lines(other)
            assert PLAN not in "".join(other.raw)
        assert [PLAN, ""] == texts(await Visitor(host.table, friend.player).enter()), "it survives a reload"
        assert "talk_no_team" == await stranger.is_refused(Say("team", "psst"))

    run(tmp_path, play)


def test_in_an_adventure_the_players_are_a_team(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, host = await adventure_of(registry, ME, OPEN)
        guest = await Visitor(table, new_player()).enter()
        stranger = await Visitor(table, None).enter()
        await guest.say(Sit(1, "Guest"))
        assert "talk_no_team" == await host.is_refused(Say("team", "not begun"))
        await host.say(Begin())
        await guest.say(Say("team", PLAN))
        assert [PLAN] == texts(host)
        assert [] == lines(stranger)
        assert "no_identity" == await stranger.is_refused(Say("spectators", "hello"))

    run(tmp_path, play)


def test_the_host_decides_what_may_be_said(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        host, guest, watcher, _ = await duel_watched(registry)
        assert "not_host" == await guest.is_refused(SetTalk("off"))
        await host.say(SetTalk("phrases"))
        assert "phrases" == guest.last["table"]["talk"]
        assert "talk_phrases" == await guest.is_refused(Say("all", "hello"))
        await guest.say(SayPhrase("all", "hello"))
        await host.say(SetTalk("off"))
        assert "talk_off" == await guest.is_refused(SayPhrase("all", "hello"))
        assert "talk_off" == await watcher.is_refused(Say("spectators", "hello"))
        assert 1 == len(lines(host))

    run(tmp_path, play)


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        _, guest, _, _ = await duel_watched(registry)
        assert "talk_empty" == await guest.is_refused(Say("all", " \u200b\u2066 "))
        assert "talk_long" == await guest.is_refused(Say("all", "a" * 201))
        await guest.say(Say("all", "a" * 200))

    run(tmp_path, play)


def test_nobody_talks_too_quickly(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_at(tmp_path / "a.db", Limits(talk_per_minute=3)) as registry:
            host, guest, _, _ = await duel_watched(registry)
            for _ in range(3):
                await host.say(SayPhrase("all", "hello"))
            assert "talk_fast" == await host.is_refused(SayPhrase("all", "hello"))
            await guest.say(SayPhrase("all", "hello"))
            registry.quotas.lines_of_address._buckets.clear()
            registry.quotas.lines_of_address.size = 1
            registry.quotas.talk("one", "club")
            with pytest.raises(Refused, match="talk_fast"):
                registry.quotas.talk("another", "club")

    asyncio.run(play())


def test_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        host, guest, _, _ = await duel_watched(registry)
        await host.say(Say("all", PLAN))
        for number in range(60):
            await guest.say(Say("all", f"line {number}"))
        late = await Visitor(host.table, guest.player).enter()
        assert [f"line {number}" for number in range(10, 60)] == texts(late), "only the last fifty"
        await guest.say(Concede(1))
        assert host.table.play is not None
        assert PLAN not in str(host.table.play.match.record)
        for visitor in (host, guest, late):
            visitor.connection.drop()
        host.table.connections.clear()
        await host.table.close()
        del registry.tables[host.table.data.code]
        again = await registry.table(host.table.data.code)
        assert [] == lines(await Visitor(again, host.player).enter()), "it is gone with the table"

    run(tmp_path, play)
    for file in tmp_path.iterdir():
        assert PLAN.encode() not in file.read_bytes()
