"""The challenge of the day: the same for everyone, once, and nobody profits by watching."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest

from matchless.library.library import Library
from matchless.presentation.wire.socket import Concede, Undo
from matchless.server.daily.plan import closing_of, day_after, day_at, end_of, plan_of
from matchless.server.refused import Refused
from matchless.server.signing import new_player
from matchless.server.store.store import name_kept
from matchless.server.tables.registry import TableRegistry
from matchless.server.tables.table import Table
from tests.support.server.club import Person, club
from tests.support.server.registry import Time, Visitor, registry_at, run

SECRET = "a secret that only tests know, of course"  # noqa: S105 - of tests alone
DUEL_DAY, ADVENTURE_DAY = "2026-11-17", "2026-11-18"


def noon(day: str) -> float:
    return datetime.fromisoformat(f"{day}T12:00:00+00:00").replace(tzinfo=UTC).timestamp()


def set_to(registry: TableRegistry, moment: float) -> Time:
    clock = Time()
    clock.seconds = moment
    registry.challenge.clock = clock
    return clock


async def attempt(registry: TableRegistry, player: str) -> tuple[Table, Visitor]:
    table = await registry.challenge.play(player, "", "?")
    return table, await Visitor(table, player).enter()


def test_a_day_is_the_same_whenever_it_is_drawn_and_another_on_another_server() -> None:
    library = Library()
    assert plan_of(library, SECRET, DUEL_DAY) == plan_of(library, SECRET, DUEL_DAY)
    assert plan_of(library, SECRET, DUEL_DAY).key != plan_of(library, SECRET[1:], DUEL_DAY).key


def test_duels_and_adventures_take_turns_and_every_hero_and_villain_has_a_day() -> None:
    library = Library()
    days, day = [], "2026-01-01"
    for _ in range(2 * len(library.heroes)):
        days.append(plan_of(library, SECRET, day))
        day = day_after(day)
    assert [bool(one.villain) for one in days[:2]] * (len(days) // 2) == [bool(one.villain) for one in days]
    for one in days:
        assert bool(one.rival) != bool(one.villain)
        assert one.rival != one.hero
        assert one.board in library.boards
    assert set(library.heroes) == {one.hero for one in days}
    assert set(library.villains) == {one.villain for one in days if one.villain}


@pytest.mark.parametrize("day", [DUEL_DAY, ADVENTURE_DAY])
def test_everyone_gets_the_same_cards(tmp_path: Path, day: str) -> None:
    async def play(registry: TableRegistry) -> None:
        set_to(registry, noon(day))
        games = []
        for _ in range(2):
            table, me = await attempt(registry, new_player())
            me.listen()
            games.append(me.heard[0]["game"])
            assert "counted" == me.last["table"]["daily"]
            assert table.data.key not in "".join(me.raw)
        assert games[0] == games[1]

    run(tmp_path, play)


def test_the_first_attempt_counts_and_the_next_are_practice(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        clock = set_to(registry, noon(DUEL_DAY))
        me = new_player()
        assert "open" == (await registry.challenge.sheet(me)).state
        table, visitor = await attempt(registry, me)
        assert "running" == (await registry.challenge.sheet(me)).state
        assert table is await registry.challenge.play(me, "", "?"), "an attempt goes on"
        assert "undo_counted" == await visitor.is_refused(Undo())
        await visitor.say(Concede(0))
        sheet = await registry.challenge.sheet(me)
        assert ("done", table.data.code, 1) == (sheet.state, sheet.code, sheet.streak)
        assert sheet.yours is not None
        assert (1, False, 0) == (sheet.yours.place, sheet.yours.won, sheet.yours.score)
        clock.seconds += 1
        again, practice = await attempt(registry, me)
        assert (table.data.key, "practice") == (again.data.key, practice.last["table"]["daily"])
        await practice.say(Concede(0))
        assert 1 == (await registry.challenge.sheet(me)).players
        kept = await registry.store.results.of(me)
        assert [0, None] == [one.score for one in kept]

    run(tmp_path, play)


def test_nobody_watches_before_the_own_attempt_is_over(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        clock = set_to(registry, noon(DUEL_DAY))
        me, other = new_player(), new_player()
        table, visitor = await attempt(registry, me)
        assert ["", "daily_closed", "daily_closed"] == [table.cannot_watch(one) for one in (me, other, None)]
        await visitor.say(Concede(0))
        assert "daily_closed" == table.cannot_watch(other)
        assert [None] == [one.code for one in (await registry.challenge.sheet(other)).results]
        _, second = await attempt(registry, other)
        assert "daily_closed" == table.cannot_watch(other)
        await second.say(Concede(0))
        assert "" == table.cannot_watch(other)
        assert None not in [one.code for one in (await registry.challenge.sheet(other)).results]
        assert "daily_closed" == table.cannot_watch(None)
        clock.seconds = end_of(DUEL_DAY) + 1
        assert "daily_closed" == table.cannot_watch(None), "somebody may still be playing"
        clock.seconds = closing_of(DUEL_DAY)
        assert "" == table.cannot_watch(None)

    run(tmp_path, play)


def test_an_attempt_counts_until_an_hour_after_midnight(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        clock = set_to(registry, end_of(DUEL_DAY) - 60)
        late, too_late = new_player(), new_player()
        _, first = await attempt(registry, late)
        _, second = await attempt(registry, too_late)
        clock.seconds = closing_of(DUEL_DAY) - 1
        await first.say(Concede(0))
        clock.seconds += 1
        await second.say(Concede(0))
        assert [0] == [one.score for one in await registry.store.results.of(late)]
        assert [None] == [one.score for one in await registry.store.results.of(too_late)]
        sheet = await registry.challenge.sheet(late)
        assert [(DUEL_DAY, 1, 1)] == [(one.day, one.place, one.players) for one in sheet.past]
        assert (ADVENTURE_DAY, 1, 0) == (sheet.day, sheet.streak, len(sheet.results))

    run(tmp_path, play)


def test_results_and_names_are_there_after_a_restart_and_follow_a_new_name(tmp_path: Path) -> None:
    path, me = tmp_path / "games.db", new_player()

    async def play() -> None:
        async with registry_at(path) as registry:
            set_to(registry, noon(day_at(registry.challenge.clock())))
            await registry.store.writer.keep(name_kept(me, "Ada"))
            _, visitor = await attempt(registry, me)
            await visitor.say(Concede(0))
            registry.challenge.rename(me, "Ada")
            before = (await registry.challenge.sheet(me)).results
        async with registry_at(path) as registry:
            after = (await registry.challenge.sheet(me)).results
            assert ["Ada"] == [one.name for one in after]
            assert before == after
            registry.challenge.rename(me, "Countess")
            assert ["Countess"] == [one.name for one in (await registry.challenge.sheet(None)).results]

    asyncio.run(play())


def test_the_places_of_past_days(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        clock = set_to(registry, noon(DUEL_DAY))
        people = [new_player() for _ in range(3)]
        for one in people:
            clock.seconds += 1
            _, visitor = await attempt(registry, one)
            await visitor.say(Concede(0))
        clock.seconds = noon(ADVENTURE_DAY)
        found = [(await registry.challenge.sheet(one)).past for one in people]
        assert [(1, 3), (2, 3), (3, 3)] == [(past[0].place, past[0].players) for past in found]

    run(tmp_path, play)


def test_yesterdays_results_are_shown_and_its_replays_open_to_all_once_it_is_closed(tmp_path: Path) -> None:
    path, me = tmp_path / "games.db", new_player()

    async def play() -> None:
        async with registry_at(path) as registry:
            clock = set_to(registry, noon(DUEL_DAY))
            await registry.store.writer.keep(name_kept(me, "Ada"))
            table, visitor = await attempt(registry, me)
            await visitor.say(Concede(0))
            today = await registry.challenge.sheet(None)
            assert ("2026-11-16", 0) == (today.yesterday.day, today.yesterday.players)
            clock.seconds = closing_of(DUEL_DAY) - 1
            (open_still,) = (await registry.challenge.sheet(None)).yesterday.results
            assert open_still.code is None
        async with registry_at(path) as registry:
            set_to(registry, closing_of(DUEL_DAY))
            told = (await registry.challenge.sheet(None)).yesterday
            assert (DUEL_DAY, today.hero, today.rival, today.board, 1) == (
                told.day, told.hero, told.rival, told.board, told.players,
            )  # fmt: skip
            (closed,) = told.results
            assert ("Ada", 1, table.data.code, False) == (closed.name, closed.place, closed.code, closed.you)

    asyncio.run(play())


def test_the_challenge_over_http(tmp_path: Path) -> None:
    with club(tmp_path / "club.db") as address, Person(address) as ada, Person(address) as bob:
        sheet = ada.get("/api/daily")
        assert ("open", None, 0) == (sheet["state"], sheet["code"], sheet["players"])
        code = ada.post("/api/daily", {})["code"]
        assert ("running", code) == (ada.get("/api/daily")["state"], ada.get("/api/daily")["code"])
        for path in ("", "/replay", "/tale", "/record"):
            answer = bob.http.get(f"/api/tables/{code}{path}")
            assert (403, "daily_closed") == (answer.status_code, answer.json()["code"])
        evil = ada.http.post("/api/daily", json={}, headers={"Origin": "https://evil.example"})
        assert (403, "origin") == (evil.status_code, evil.json()["code"])


def test_new_attempts_count_towards_the_limit_of_tables(tmp_path: Path) -> None:
    with (
        club(tmp_path / "club.db", tables_per_minute=1) as address,
        Person(address) as ada,
        Person(address) as bob,
    ):
        ada.post("/api/daily", {})
        assert 429 == bob.http.post("/api/daily", json={}).status_code
        assert 201 == ada.http.post("/api/daily", json={}).status_code, "to continue is free"


def test_a_broken_plan_is_refused_not_half_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(registry: TableRegistry) -> None:
        me = new_player()

        async def fail(*_: object, **__: object) -> None:
            raise Refused("not_kept", 503)

        with monkeypatch.context() as patch:
            patch.setattr(Table, "keep", fail)
            with pytest.raises(Refused):
                await registry.challenge.play(me, "", "?")
        assert "open" == (await registry.challenge.sheet(me)).state

    run(tmp_path, play)
