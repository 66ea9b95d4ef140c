"""Who is who: cookies that cannot be made up, and origins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed

from matchless.server.signing import Signer, new_player
from tests.support.server.club import DUEL, TRUST, Person, club, duel

SIGNER = Signer("a secret")
PLAYER = new_player()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests of this file."""
    path = tmp_path_factory.mktemp("identity") / "club.db"
    with club(path, origins=("https://friends.example",)) as address:
        yield address


def test_a_token_is_its_owners_for_one_purpose() -> None:
    for purpose in ("cookie", "link"):
        assert PLAYER == SIGNER.player(purpose, SIGNER.token(purpose, PLAYER))
    assert SIGNER.player("link", SIGNER.token("cookie", PLAYER)) is None
    assert SIGNER.player("cookie", SIGNER.token("link", PLAYER)) is None
    assert Signer("another secret").player("cookie", SIGNER.token("cookie", PLAYER)) is None
    other = new_player()
    assert SIGNER.player("cookie", SIGNER.token("cookie", PLAYER).replace(PLAYER, other)) is None


@given(some.text())
def test_nothing_made_up_is_a_token(text: str) -> None:
    assert SIGNER.player("cookie", text) is None
    assert SIGNER.player("cookie", f"{PLAYER}.{text}") is None


@given(some.integers(0, 58), some.characters(codec="ascii"))
def test_a_token_with_one_letter_changed_is_none(at: int, letter: str) -> None:
    token = SIGNER.token("cookie", PLAYER)
    changed = token[:at] + letter + token[at + 1 :]
    assert (PLAYER if changed == token else None) == SIGNER.player("cookie", changed)


def test_the_cookie_is_kept_from_scripts_and_other_sites(address: str) -> None:
    with httpx.Client(base_url=address, verify=TRUST) as browser:
        given_cookie = browser.get("/api/me").headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=lax", "Path=/"):
            assert part in given_cookie
        assert "Secure" not in given_cookie
        assert "set-cookie" not in browser.get("/api/me").headers
    behind_proxy = httpx.get(f"{address}/api/me", headers={"X-Forwarded-Proto": "https"}, verify=TRUST)
    assert "Secure" in behind_proxy.headers["set-cookie"]
    assert behind_proxy.json()["link"].startswith("https://")


def test_one_plays_only_the_own_seat(address: str) -> None:
    with Person(address) as host, Person(address) as guest, Person(address) as stranger:
        code, first, second = duel(host, guest)
        question = first.asked()
        forged = host.cookie[:-2] + ("aa" if host.cookie[-2:] != "aa" else "bb")
        for socket in (second, stranger.socket(code), stranger.socket(code, cookie=forged)):
            socket.say(type="answer", decision=question["decision"], option=0)
            assert "not_asked" == socket.refusal()["code"]
        for other in (stranger.socket(code), stranger.socket(code, cookie=forged)):
            told = other.update()
            assert -1 == told["game"]["viewer"]
            assert not any(seat["you"] for seat in told["table"]["seats"])
        first.say(type="answer", decision=question["decision"], option=0)
        while first.update()["game"]["decision"] == 0:
            pass


@pytest.mark.parametrize(
    ("origin", "is_welcome"),
    [
        (None, True),
        ("own", True),
        ("https://friends.example", True),
        ("https://evil.example", False),
        ("null", False),
    ],
)
def test_sockets_and_posts_are_for_own_pages_only(address: str, origin: str | None, is_welcome: bool) -> None:  # noqa: FBT001
    origin = address if origin == "own" else origin
    with Person(address) as host:
        headers = {} if origin is None else {"Origin": origin}
        answer = host.http.post("/api/tables", json=DUEL, headers=headers)
        assert (201 if is_welcome else 403) == answer.status_code
        code = host.post("/api/tables", DUEL)["code"]
        socket = host.socket(code, origin=origin)
        if is_welcome:
            assert code == socket.update()["table"]["code"]
        else:
            assert "origin" == socket.refusal()["code"]
            with pytest.raises(ConnectionClosed):
                socket.hear()


def test_a_new_name_is_seen_at_the_table(address: str) -> None:
    with Person(address) as host:
        code = host.post("/api/tables", DUEL)["code"]
        assert "Player 1" == host.get(f"/api/tables/{code}")["seats"][0]["name"]
        host.post("/api/me", {"name": "  Zoé "})
        assert "Zoé" == host.get(f"/api/tables/{code}")["seats"][0]["name"]


def test_the_secret_may_come_from_outside(tmp_path: Path) -> None:
    ours = "Eq7dT0m3xkVwq2Yz9sLrB4uNpH6cJf1A"
    for secret, is_same in ((ours, True), (ours[::-1], False)):
        with club(tmp_path / "a.db", secret=secret) as address, Person(address) as person:
            token = Signer(ours).token("cookie", PLAYER)
            person.http.cookies.clear()
            answer = person.http.get("/api/me", headers={"Cookie": f"matchless={token}"})
            assert is_same == ("set-cookie" not in answer.headers)
