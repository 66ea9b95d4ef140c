"""Personal links: they bring the seats to another device, ask before they take any away, and can be renewed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from matchless.server.signing import Renewals, Signer, new_player
from matchless.server.store.store import open_store
from tests.support.server.club import ALONE, DUEL, Json, Person, Process, Socket, club


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests of this file."""
    with club(tmp_path_factory.mktemp("links") / "club.db") as address:
        yield address


def token_of(person: Person) -> str:
    """The token in somebody's personal link."""
    page, _, token = person.get("/api/me")["link"].partition("#")
    assert page.endswith("/link")
    return str(token)


def opened(person: Person, token: str, **more: object) -> Json:
    return person.post("/api/links", {"token": token, **more})


def hear_all(socket: Socket) -> None:
    while True:
        socket.hear()


def mine(person: Person) -> list[str]:
    return [game["code"] for game in person.get("/api/my-games")]


def test_a_personal_link_brings_the_seats_to_another_device(address: str) -> None:
    with Person(address) as host, Person(address) as phone:
        host.post("/api/me", {"name": "Ada"})
        code = host.post("/api/tables", DUEL)["code"]
        assert not any(seat["you"] for seat in phone.get(f"/api/tables/{code}")["seats"])
        assert {"name": "Ada", "is_open": True} == opened(phone, token_of(host))
        assert "Ada" == phone.get("/api/me")["name"]
        assert [True, False] == [seat["you"] for seat in phone.get(f"/api/tables/{code}")["seats"]]
        assert phone.get(f"/api/tables/{code}")["is_host"]
        assert [code] == mine(phone)


def test_a_link_of_the_former_kind_leads_to_the_page_that_opens_it(address: str) -> None:
    with Person(address) as host, Person(address) as phone:
        cookie = phone.cookie
        answer = phone.http.get(f"/me/{token_of(host)}")
        assert (302, f"/link#{token_of(host)}") == (answer.status_code, answer.headers["location"])
        assert cookie == phone.cookie, "opening the address alone changes nothing"
        for hostile in ("%0d%0aset-cookie:%20a=b", "%3Cscript%3E", "x" * 3000):
            answer = phone.http.get(f"/me/{hostile}")
            location = answer.headers["location"]
            assert location.startswith("/link#")
            assert len(location) < 700
            assert location.isprintable()
            assert "<" not in location


@pytest.mark.parametrize("has", ["a name", "a seat", "a table"])
def test_who_has_something_to_lose_is_asked_first(address: str, has: str) -> None:
    with Person(address) as host, Person(address) as other:
        host.post("/api/me", {"name": "Ada"})
        if has == "a name":
            other.post("/api/me", {"name": "Bob"})
        elif has == "a seat":
            other.post("/api/tables", ALONE)
        else:
            other.post("/api/tables", {**DUEL, "seats": [{"kind": "open"}, {"kind": "open"}]})
        cookie = other.cookie
        answer = other.http.post("/api/links", json={"token": token_of(host)})
        assert {"name": "Ada", "is_open": False} == answer.json()
        assert "set-cookie" not in answer.headers
        assert cookie == other.cookie
        assert {"name": "Ada", "is_open": True} == opened(other, token_of(host), when="always")
        assert "Ada" == other.get("/api/me")["name"]


def test_the_own_link_asks_nothing(address: str) -> None:
    with Person(address) as host:
        host.post("/api/me", {"name": "Ada"})
        assert {"name": "Ada", "is_open": True} == opened(host, token_of(host))


def test_a_wrong_link_is_refused(address: str) -> None:
    with Person(address) as person:
        cookie = person.http.cookies["matchless"]
        for token in (
            "nonsense",
            cookie,
            "a.b",
            "\0",
            "",
            f"{new_player()}.{token_of(person).partition('.')[2]}",
        ):
            answer = person.http.post("/api/links", json={"token": token, "when": "always"})
            assert (403, "bad_link") == (answer.status_code, answer.json()["code"])
        assert cookie == person.http.cookies["matchless"]


def test_pages_of_others_cannot_open_renew_or_forget(address: str) -> None:
    with Person(address) as person:
        for path in ("/api/links", "/api/me/renew", "/api/me/forget"):
            answer = person.http.post(path, json={}, headers={"Origin": "https://evil.example"})
            assert (403, "origin") == (answer.status_code, answer.json()["code"])
            assert "set-cookie" not in answer.headers


def test_a_renewed_link_replaces_the_former_and_leaves_devices_alone(address: str) -> None:
    with Person(address) as host, Person(address) as phone, Person(address) as thief:
        host.post("/api/me", {"name": "Ada"})
        old = token_of(host)
        opened(phone, old)
        new = host.post("/api/me/renew", {})["link"].partition("#")[2]
        assert (new, new) == (token_of(host), token_of(phone))
        assert old != new
        assert 403 == thief.http.post("/api/links", json={"token": old}).status_code
        assert "Ada" == phone.get("/api/me")["name"]
        assert {"name": "Ada", "is_open": True} == opened(thief, new)


def test_logging_out_everywhere_leaves_this_device_alone(address: str) -> None:
    with Person(address) as host, Person(address) as lost:
        host.post("/api/me", {"name": "Ada"})
        code = host.post("/api/tables", ALONE)["code"]
        opened(lost, token_of(host))
        socket = lost.socket(code)
        assert any(seat["you"] for seat in socket.update()["table"]["seats"])
        old_cookie, old_link = lost.cookie, token_of(host)
        host.post("/api/me/renew", {"what": "devices"})
        with pytest.raises(ConnectionClosed):
            hear_all(socket)
        watching = lost.socket(code, cookie=old_cookie)
        assert not any(seat["you"] for seat in watching.update()["table"]["seats"])
        assert ("", []) == (lost.get("/api/me")["name"], mine(lost))
        assert 403 == lost.http.post("/api/links", json={"token": old_link}).status_code
        assert ("Ada", [code]) == (host.get("/api/me")["name"], mine(host))
        assert any(seat["you"] for seat in host.socket(code).update()["table"]["seats"])


def test_what_was_renewed_stays_so_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with Process(path) as server, Person(server.address) as host:
        host.post("/api/me", {"name": "Ada"})
        old, old_cookie = token_of(host), host.cookie
        host.post("/api/me/renew", {"what": "devices"})
        new, cookie = token_of(host), host.cookie
        log = server.end(kill=True)
        assert not any(secret in log for secret in (old, new, cookie.partition("=")[2]))
        with Process(path) as again, Person(again.address) as other:
            assert 403 == other.http.post("/api/links", json={"token": old}).status_code
            other.http.cookies.clear()
            for header, name in ((old_cookie, ""), (cookie, "Ada")):
                other.http.cookies.clear()
                assert name == other.http.get("/api/me", headers={"Cookie": header}).json()["name"]
            other.http.cookies.clear()
            assert {"name": "Ada", "is_open": True} == opened(other, new)


def test_a_device_forgets_whose_it_was_and_the_link_brings_it_back(address: str) -> None:
    with Person(address) as host:
        host.post("/api/me", {"name": "Ada"})
        code = host.post("/api/tables", DUEL)["code"]
        link = token_of(host)
        forgotten = host.post("/api/me/forget", {})
        assert "" == forgotten["name"]
        assert ("", []) == (host.get("/api/me")["name"], mine(host))
        assert forgotten["link"].endswith(token_of(host))
        assert {"name": "Ada", "is_open": True} == opened(host, link)
        assert [code] == mine(host)


def test_a_stranger_who_renews_leaves_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with club(path) as address, Person(address) as nobody:
        old = token_of(nobody)
        nobody.post("/api/me/renew", {"what": "devices"})
        assert old != token_of(nobody)
    with sqlite3.connect(path) as database:
        assert [] == database.execute("select * from players").fetchall()
    database.close()


def test_a_renewal_that_cannot_be_kept_has_not_happened(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with club(path) as address, Person(address) as host:
        host.post("/api/me", {"name": "Ada"})
        old = token_of(host)
        with sqlite3.connect(path) as database:
            database.execute(
                "create trigger full before update on players begin select raise(abort, 'full'); end"
            )
        database.close()
        answer = host.http.post("/api/me/renew", json={"what": "devices"})
        assert (503, "not_kept") == (answer.status_code, answer.json()["code"])
        assert old == token_of(host)
        assert "Ada" == host.get("/api/me")["name"]


def test_tokens_of_one_renewal_are_none_of_another(tmp_path: Path) -> None:
    player = new_player()
    renewals: dict[str, Renewals] = {}
    signer = Signer("a secret", renewals)
    seen = set()
    for renewal in (Renewals(), Renewals(1, 0), Renewals(1, 1), Renewals(2, 1)):
        renewals[player] = renewal
        seen |= {(signer.token("link", player)), signer.token("cookie", player)}
        assert player == signer.player("link", signer.token("link", player))
    assert 3 + 2 == len(seen)

    async def kept() -> dict[str, Renewals]:
        store = await open_store(tmp_path / "a.db")
        store.writer.start()
        await store.renew(player, Renewals(2, 1))
        await store.close()
        store = await open_store(tmp_path / "a.db")
        await store.close()
        return store.renewals

    assert {player: Renewals(2, 1)} == asyncio.run(kept())
