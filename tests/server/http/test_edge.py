"""What holds for every request and every answer: names of the server, headers, HEAD, files that are ours."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from matchless.library.library import Library
from matchless.server.http.hosts import Hosts
from matchless.server.http.pages import Pages
from tests.support.server.club import ALONE, DUEL, Person, club


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client with a file that nobody should see."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>Matchless</title>", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("play()", encoding="utf-8")
    (folder / ".key").write_text("hidden", encoding="utf-8")
    (folder / "assets" / ".draft.js").write_text("hidden", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def visitor(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody at a server for all tests of this file."""
    path = tmp_path_factory.mktemp("edge") / "club.db"
    with club(path, client=folder, hosts=("play.example",)) as address, Person(address) as person:
        yield person


# Files --------------------------------------------------------------------------------------------------------


def test_asking_in_odd_ways_keeps_nothing_in_memory(folder: Path) -> None:
    pages = Pages(Library(), folder)
    for number in range(50):
        assert pages.file(f"assets/x{number}/../app-1a2b.js") is None
        assert pages.file(f"{'./' * number}index.html") is None or not number
    assert {"index.html", "assets/app-1a2b.js"} == set(pages._files)


def test_a_file_has_one_address(visitor: Person) -> None:
    assert 200 == visitor.http.get("/assets/app-1a2b.js").status_code
    odd = visitor.http.build_request("GET", "/assets/x/%2e%2e/app-1a2b.js")
    assert 404 == visitor.http.send(odd).status_code


@pytest.mark.parametrize("path", ["/.key", "/assets/.draft.js", "/.git/config", "/%2ekey", "/x/.env"])
def test_hidden_files_are_not_served(visitor: Person, path: str) -> None:
    answer = visitor.http.get(path)
    assert 404 == answer.status_code
    assert "hidden" not in answer.text


def test_the_description_loads_nothing_from_elsewhere(visitor: Person) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        answer = visitor.http.get(path)
        assert "json" in answer.headers["content-type"]
        assert "/api/tables" in answer.json()["paths"]
    for page in ("swagger", "redoc", "elements", "rapidoc", "scalar"):
        assert "http" not in visitor.http.get(f"/schema/{page}").text


# Headers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/assets/app-1a2b.js"),
        ("GET", "/assets/gone.js"),
        ("GET", "/api/me"),
        ("GET", "/api/catalog/en"),
        ("GET", "/schema"),
        ("DELETE", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/link"),
    ],
)
def test_every_answer_tells_the_browser_to_be_careful(visitor: Person, method: str, path: str) -> None:
    headers = visitor.http.request(method, path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert "'none'" == policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"]
    assert "'self'" == policy["script-src"] == policy["connect-src"] == policy["style-src"]
    assert "'self'" == policy["worker-src"] == policy["manifest-src"]
    assert "nosniff" == headers["x-content-type-options"]
    assert "same-origin" == headers["referrer-policy"]
    assert headers["cache-control"]


def test_what_is_somebodys_own_is_kept_by_no_cache(visitor: Person) -> None:
    code = visitor.post("/api/tables", ALONE)["code"]
    paths = [
        "/api/me",
        "/api/my-games",
        *(f"/api/tables/{code}{rest}" for rest in ("", "/replay", "/tale", "/record")),
    ]
    for path in paths:
        assert "no-store" == visitor.http.get(path).headers["cache-control"], path
    assert "no-store" == visitor.http.post("/api/tables", json=DUEL).headers["cache-control"]
    for path in ("/api/me/renew", "/api/me/forget", "/api/links"):
        assert "no-store" == visitor.http.post(path, json={}).headers["cache-control"], path
    old_link = visitor.http.get("/me/a.b").headers
    assert ("no-store", "no-referrer") == (old_link["cache-control"], old_link["referrer-policy"])


def test_the_client_needs_no_script_inside_its_page() -> None:
    page = (Path(__file__).parents[3] / "web" / "index.html").read_text(encoding="utf-8")
    assert (
        len(re.findall("<script", page)) == len(re.findall(r'<script [^>]*src="/[^>]*></script>', page)) > 0
    )
    assert not re.search(r"<style|\son\w+=|javascript:|https?://", page)


@pytest.mark.parametrize(
    "path", ["/", "/heroes", "/assets/app-1a2b.js", "/api/me", "/api/catalog/fr", "/health", "/metrics"]
)
def test_head_is_answered_like_get(visitor: Person, path: str) -> None:
    got, head = visitor.http.get(path), visitor.http.head(path)
    assert (got.status_code, b"") == (head.status_code, head.content)
    assert got.headers["content-type"] == head.headers["content-type"]
    if path != "/metrics":  # whose figures change meanwhile
        assert got.headers["content-length"] == head.headers["content-length"]
    assert visitor.get("/api/me")["name"] == "", "the connection can be used further"


# Names of the server ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "is_welcome", "is_welcome_here"),
    [
        ("localhost:8000", True, True),
        ("LOCALHOST", True, True),
        ("localhost.", True, True),
        ("club.localhost", True, True),
        ("127.0.0.1:8000", True, True),
        ("[::1]:8000", True, True),
        ("192.168.1.20:8000", True, False),
        ("[2001:db8::1]", True, False),
        ("play.example", True, False),
        ("PLAY.example:443", True, False),
        ("evil.example", False, False),
        ("play.example.evil.example", False, False),
        ("127.0.0.1.evil.example", False, False),
        ("localhost:8000:9", False, False),
        ("[::1", False, False),
        ("", False, False),
    ],
)
def test_a_server_answers_to_names_that_it_knows(host: str, is_welcome: bool, is_welcome_here: bool) -> None:  # noqa: FBT001
    assert is_welcome == Hosts(["play.example"]).welcome(host)
    assert is_welcome_here == Hosts(only_here=True).welcome(host)
    assert is_welcome <= Hosts(["*"]).welcome(host)


def test_other_names_are_refused_with_the_way_to_allow_them(visitor: Person) -> None:
    assert 200 == visitor.http.get("/api/me", headers={"Host": "play.example"}).status_code
    answer = visitor.http.get("/api/me", headers={"Host": "evil.example:80", "Accept-Language": "fr"})
    assert (421, "wrong_host") == (answer.status_code, answer.json()["code"])
    assert "--allow-host evil.example" in answer.json()["detail"]
    assert "Ce serveur" in answer.json()["detail"]
    assert "set-cookie" not in answer.headers
    assert 421 == visitor.http.post("/api/tables", json=DUEL, headers={"Host": "evil.example"}).status_code


def test_sockets_are_for_known_names_too(visitor: Person) -> None:
    code = visitor.post("/api/tables", DUEL)["code"]
    address = f"{visitor.address.replace('http', 'ws', 1)}/ws/{code}"
    port = visitor.address.rpartition(":")[2]
    with pytest.raises(InvalidStatus) as refused:
        connect(
            address.replace("127.0.0.1", "evil.example"),
            sock=socket.create_connection(("127.0.0.1", int(port))),
        )
    assert 403 == refused.value.response.status_code
    with connect(
        address.replace("127.0.0.1", "play.example"), sock=socket.create_connection(("127.0.0.1", int(port)))
    ) as opened:
        assert code in str(opened.recv(timeout=20))


def test_a_flood_of_requests_is_refused_before_any_work(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", requests_per_second=1) as address, Person(address) as person:
        answers = [person.http.get("/api/me") for _ in range(12)]
        assert 200 == answers[0].status_code
        assert "too_fast" in [answer.json().get("code") for answer in answers]
        other = person.http.get("/api/me", headers={"X-Forwarded-For": "192.0.2.7"})
        assert 200 == other.status_code, "others are served as before"
