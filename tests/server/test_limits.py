"""How much anyone may take: every limit refuses in words, is counted, and lets everybody else go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec.structs import asdict, replace
from websockets.exceptions import InvalidStatus

from matchless.cli.main import main
from matchless.server.limits import ABOUT, NO_LIMITS, Limits, changed
from matchless.server.quotas import Quotas, place_of
from matchless.server.rate_limit import Buckets
from matchless.server.refused import Refused
from tests.support.server.club import ALONE, DUEL, Person, club, figure
from tests.support.server.registry import ME, OPEN, registry_at, table_of


def test_every_limit_says_what_it_counts() -> None:
    assert list(asdict(Limits())) == list(ABOUT)


def test_every_limit_is_in_the_documentation_with_its_number() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    for name, number in asdict(Limits()).items():
        assert f"| `{name.replace('_', '-')}` | {number:,} | {ABOUT[name]} |" in text


def test_limits_are_changed_by_name() -> None:
    limits = changed(Limits(), ["sockets-per-address=7", "tables=0"])
    assert replace(Limits(), sockets_per_address=7, tables=0) == limits


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("chairs=3", "there is no limit 'chairs'"),
        ("sockets", "needs a number"),
        ("sockets=-1", "needs a number"),
    ],
)
def test_a_limit_that_is_none_is_told(wish: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["serve", "--port", "0", "--limit", wish])
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    ("limits", "take", "code"),
    [
        (Limits(tables_per_minute=1), lambda quotas: quotas.new_table("a"), "too_many_tables"),
        (Limits(lookups_per_minute=1), lambda quotas: quotas.lookup("a"), "too_fast"),
        (Limits(replays_per_minute=1), lambda quotas: quotas.replay("a"), "too_many_replays"),
        (Limits(names_per_minute=1), lambda quotas: quotas.name("a", is_new=False), "too_many_names"),
    ],
)
def test_an_address_takes_so_many_a_minute(limits: Limits, take: Callable[[Quotas], None], code: str) -> None:
    time = [0.0]
    quotas = Quotas(limits, lambda: time[0])
    take(quotas)
    with pytest.raises(Refused, match=code) as refused:
        take(quotas)
    assert 429 == refused.value.status
    assert 3 == len({refused.value.said(lang) for lang in ("en", "fr", "uk")})
    time[0] = 61.0
    take(quotas)
    free = Quotas(NO_LIMITS)
    for _ in range(100):
        take(free)


def test_the_database_has_a_limit() -> None:
    quotas = Quotas(Limits(tables=2, players=2))
    quotas.tables = quotas.players = 2
    with pytest.raises(Refused, match="server_full"):
        quotas.new_table("a")
    with pytest.raises(Refused, match="server_full"):
        quotas.name("a", is_new=True)
    quotas.name("a", is_new=False)


def test_a_household_is_one_address() -> None:
    assert place_of("2001:db8:1:2::1") == place_of("2001:db8:1:2:ffff::9")
    assert place_of("2001:db8:1:2::1") != place_of("2001:db8:1:3::1")
    assert "192.0.2.1" == place_of("::ffff:192.0.2.1") == place_of("192.0.2.1")
    assert 64 == len(place_of("x" * 10_000))


def test_a_flood_from_everywhere_does_not_fill_the_memory() -> None:
    buckets = Buckets(1, 0.01, lambda: 0.0)
    for number in range(50_000):
        buckets.take(str(number))
    assert 10_001 >= len(buckets._buckets)
    assert not buckets.take("49999"), "who came last is still known"


def test_new_players_cost_nothing_until_they_take_a_name(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", names_per_minute=3) as address, ExitStack() as ends:
        visitors = [ends.enter_context(Person(address)) for _ in range(5)]
        visitors[0].post("/api/tables", DUEL)
        assert 0 == figure(visitors[0], 'matchless_taken{limit="players"}')
        answers = [visitor.http.post("/api/me", json={"name": "Ada"}) for visitor in visitors]
        assert [200, 200, 200, 429, 429] == [answer.status_code for answer in answers]
        assert "too_many_names" == answers[-1].json()["code"]
        assert 200 == visitors[0].http.post("/api/me", json={"name": "Ada"}).status_code, (
            "nothing new is kept"
        )
        assert 3 == figure(visitors[0], 'matchless_taken{limit="players"}')
        assert 3 == figure(visitors[0], 'matchless_taken{limit="names_per_minute"}')
        assert 2 == figure(visitors[0], 'matchless_refusals_total{code="too_many_names"}')


def test_a_table_has_room_for_so_many_spectators_and_always_for_its_players(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", spectators_per_table=2) as address, ExitStack() as ends:
        host, stranger = (ends.enter_context(Person(address)) for _ in range(2))
        code = host.post("/api/tables", ALONE)["code"]
        watching = [stranger.socket(code) for _ in range(2)]
        for socket in watching:
            socket.update()
        refusal = stranger.socket(code, lang="fr").refusal()
        assert "too_many_spectators" == refusal["code"]
        assert "spectateurs" in refusal["reason"]
        assert host.socket(code).asked()
        assert 2 == figure(host, 'matchless_taken{limit="spectators_per_table"}')
        assert 2 == figure(host, 'matchless_limit{limit="spectators_per_table"}')
        watching[0].socket.close()
        while figure(host, "matchless_connections") > 2:
            pass
        assert stranger.socket(code).update()


@pytest.mark.parametrize(
    ("limit", "code"),
    [
        ("sockets_per_player", "too_many_tabs"),
        ("sockets_per_address", "too_many_sockets"),
        ("sockets", "server_full"),
    ],
)
def test_sockets_have_limits(tmp_path: Path, limit: str, code: str) -> None:
    with club(tmp_path / "a.db", **{limit: 2}) as address, Person(address) as host:
        table = host.post("/api/tables", DUEL)["code"]
        for _ in range(2):
            host.socket(table).update()
        assert code == host.socket(table).refusal()["code"]
        assert 2 == figure(host, f'matchless_taken{{limit="{limit}"}}')
        assert 1 == figure(host, f'matchless_refusals_total{{code="{code}"}}')


def test_an_address_sends_so_many_messages_through_all_its_sockets(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", messages_per_second_per_address=5) as address, Person(address) as host:
        code = host.post("/api/tables", DUEL)["code"]
        sockets = [host.socket(code) for _ in range(4)]
        for socket in sockets:
            for _ in range(5):
                socket.say(type="undo")
        codes = [socket.refusal()["code"] for socket in sockets for _ in range(5)]
        assert 5 <= codes.count("not_started") <= 10
        assert 20 == codes.count("not_started") + codes.count("too_fast")


def test_an_address_opens_so_many_sockets_a_minute(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", sockets_per_minute=2) as address, Person(address) as host:
        code = host.post("/api/tables", DUEL)["code"]
        for _ in range(2):
            host.socket(code).update()
        with pytest.raises(InvalidStatus):
            host.socket(code)
        assert 1 == figure(host, 'matchless_refusals_total{code="too_fast"}')


def test_a_proxy_tells_apart_who_comes_through_it(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", tables_per_minute=1) as address, Person(address) as host:

        def opened(visitor: str) -> int:
            return host.http.post("/api/tables", json=DUEL, headers={"X-Forwarded-For": visitor}).status_code

        assert [201, 429, 201] == [opened("192.0.2.1"), opened("192.0.2.1"), opened("192.0.2.2")]
        assert 429 == opened("192.0.2.9, 192.0.2.1"), (
            "what the visitor made up stands before the proxy's word"
        )


def test_a_table_that_nobody_looks_at_makes_room_for_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with registry_at(tmp_path / "a.db", Limits(tables_awake=2)) as registry:
            first, host = await table_of(registry, ME, OPEN)
            second, other = await table_of(registry, ME, OPEN)
            with pytest.raises(Refused, match="server_full"):
                await table_of(registry, ME, OPEN)
            first.connections.discard(host.connection)
            with pytest.raises(Refused, match="server_full"):
                await table_of(registry, ME, OPEN)
            first.touched -= 100
            third, _ = await table_of(registry, ME, OPEN)
            assert {second.data.code, third.data.code} == set(registry.tables)
            with pytest.raises(Refused, match="server_full"):
                await registry.table(first.data.code)
            second.connections.discard(other.connection)
            second.touched -= 100
            assert first.data == (await registry.table(first.data.code)).data, "nothing of it is lost"

    asyncio.run(play())
