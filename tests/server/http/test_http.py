"""Pages, the catalog, health and metrics; and what goes wrong, told in words."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from matchless.lang.names import LANGUAGES, Lang
from matchless.library.rulebook import rulebooks
from tests.support.server.club import ALONE, DUEL, Person, club


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as a build leaves it."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>Matchless</title>", encoding="utf-8")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "worker.js").write_text("keep()", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("play()", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"play()"))
    (folder.parent / "secret.txt").write_text("no", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def visitor(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody at a server for all tests of this file."""
    with (
        club(tmp_path_factory.mktemp("http") / "club.db", client=built) as address,
        Person(address) as person,
    ):
        yield person


def test_every_page_is_the_client(visitor: Person) -> None:
    for path in ("/", "/t/CDF347", "/heroes/alice"):
        page = visitor.http.get(path)
        assert page.text.startswith("<title>Matchless</title>")
        assert "text/html; charset=utf-8" == page.headers["content-type"]
        assert "no-cache" == page.headers["cache-control"]
        unchanged = visitor.http.get(path, headers={"If-None-Match": page.headers["etag"]})
        assert (304, b"") == (unchanged.status_code, unchanged.content)


def test_assets_are_kept_for_good_and_sent_packed(visitor: Person) -> None:
    asset = visitor.http.get("/assets/app-1a2b.js")
    assert "play()" == asset.text
    assert "gzip" == asset.headers["content-encoding"]
    assert "immutable" in asset.headers["cache-control"]
    plain = visitor.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert "play()" == plain.text
    assert 404 == visitor.http.get("/assets/gone.js").status_code


def test_what_makes_it_an_app_is_asked_for_anew_each_time(visitor: Person) -> None:
    manifest, worker = visitor.http.get("/manifest.webmanifest"), visitor.http.get("/worker.js")
    assert "application/manifest+json" == manifest.headers["content-type"]
    assert "javascript" in worker.headers["content-type"]
    assert "no-cache" == manifest.headers["cache-control"] == worker.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"]
)
def test_nothing_outside_the_folder_is_served(visitor: Person, path: str) -> None:
    assert "no" != visitor.http.get(path).text
    assert "root:" not in visitor.http.get(path).text


def test_without_a_built_client_a_page_says_so(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", client=tmp_path / "nothing") as address, Person(address) as person:
        page = person.http.get("/", headers={"Accept-Language": "fr-FR,fr;q=0.9"})
        assert 503 == page.status_code
        assert "ne sont pas construites" in page.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_the_same_for_everyone_is_sent_packed_and_once(visitor: Person, lang: Lang) -> None:
    assert lang == visitor.http.get(f"/api/catalog/{lang}").json()["lang"]
    told = visitor.http.get(f"/api/rules/{lang}").json()["sections"]
    stated = {rule["id"]: rule["text"] for section in told for rule in section["rules"]}
    assert rulebooks()[lang].statements == stated
    same = ("/api/glyphs/medusa", "/api/statistics/medusa")
    for path in (f"/api/catalog/{lang}", f"/api/rules/{lang}", *same):
        answer = visitor.http.get(path)
        assert "gzip" == answer.headers["content-encoding"]
        mark = answer.headers["etag"]
        assert 304 == visitor.http.get(path, headers={"If-None-Match": mark}).status_code


def test_the_glyphs_of_a_hero_are_those_of_its_portraits_and_cards(visitor: Person) -> None:
    found = visitor.http.get("/api/glyphs/king-arthur").json()
    assert {"crown", "wizard-face", "holy-grail", "fencer"} <= found.keys()
    assert "medusa-head" not in found
    assert all(path[0] in "Mm" for path in found.values())
    assert "wolf-howl" in visitor.http.get("/api/glyphs/common").json()  # of an event


def test_what_games_of_bots_tell_about_a_hero(visitor: Person) -> None:
    told = visitor.http.get("/api/statistics/medusa").json()
    assert told["standing"] in ("measured", "older", "changed")
    if told["figures"] is not None:
        assert 1 <= told["figures"]["place"] <= told["figures"]["rated"]


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "no_page"),
        ("GET", "/api/tables/CDF347", 404, "no_table"),
        ("GET", "/api/tables/nonsense", 404, "no_table"),
        ("GET", "/api/catalog/de", 400, "malformed"),
        ("GET", "/api/rules/de", 400, "malformed"),
        ("GET", "/api/glyphs/nobody", 404, "no_page"),
        ("GET", "/api/statistics/nobody", 404, "no_page"),
        ("DELETE", "/api/tables", 405, "no_method"),
        ("POST", "/api/tables", 400, "malformed"),
    ],
)
def test_mistakes_are_told_in_words(visitor: Person, method: str, path: str, status: int, code: str) -> None:
    answer = visitor.http.request(method, path, headers={"Accept-Language": "uk"})
    problem = answer.json()
    assert (status, code) == (answer.status_code, problem["code"])
    assert not problem["detail"].isascii()


def test_bodies_that_are_too_long_are_refused(visitor: Person) -> None:
    answer = visitor.http.post("/api/me", content=b'{"name": "' + b"x" * 100_000 + b'"}')
    assert (413, "too_big") == (answer.status_code, answer.json()["code"])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"mode": "teams"}, "wrong_seats"),
        (
            {"mode": "free-for-all", "seats": [*DUEL["seats"], {"kind": "open"}], "board": "heorot"},
            "few_starts",
        ),
        ({"board": "nowhere"}, "no_board"),
        ({"seats": [{"kind": "me", "hero": "nobody"}, {"kind": "open"}]}, "no_hero"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, "no_bot"),
        ({"preset": "none-such"}, "rules"),
        ({"changes": {"gameEnd": "never"}}, "rules"),
        ({"unknown": 1}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(
    visitor: Person, change: dict[str, object], code: str
) -> None:
    answer = visitor.http.post("/api/tables", json={**DUEL, **change})
    assert (400 if code == "malformed" else 409, code) == (answer.status_code, answer.json()["code"])


def test_joining_takes_a_free_seat_once(visitor: Person) -> None:
    code = visitor.post("/api/tables", DUEL)["code"]
    with Person(visitor.address) as guest, Person(visitor.address) as late:
        sheet = guest.post(f"/api/tables/{code.lower()}/join", {"name": "Guest"})
        assert [False, True] == [seat["you"] for seat in sheet["seats"]]
        assert sheet == guest.post(f"/api/tables/{code}/join", {"name": "Guest"})
        answer = late.http.post(f"/api/tables/{code}/join", json={"name": "Late"})
        assert (409, "no_open_seat") == (answer.status_code, answer.json()["code"])
        answer = late.http.post(f"/api/tables/{code}/join", json={"name": "Late", "seat": 1})
        assert (409, "seat_taken") == (answer.status_code, answer.json()["code"])


def test_the_record_is_for_finished_games_only(visitor: Person) -> None:
    code = visitor.post("/api/tables", ALONE)["code"]
    for path, is_there in (("record", False), ("tale", False), ("replay", True)):
        assert (200 if is_there else 409) == visitor.http.get(f"/api/tables/{code}/{path}").status_code
    assert not visitor.get(f"/api/tables/{code}/replay")["is_open"]
    lobby = visitor.post("/api/tables", DUEL)["code"]
    assert "not_started" == visitor.http.get(f"/api/tables/{lobby}/replay").json()["code"]


def test_health_and_metrics(visitor: Person) -> None:
    assert {"status": "ok"} == visitor.get("/health")
    socket = visitor.socket(visitor.post("/api/tables", DUEL)["code"])
    socket.update()
    socket.say(type="undo")
    socket.refusal()
    text = visitor.http.get("/metrics").text
    for line in (
        'matchless_tables{phase="lobby"}',
        'matchless_refusals_total{code="not_started"}',
        "matchless_connections 1.0",
    ):
        assert line in text


def test_a_table_without_spectators_is_closed_to_strangers(visitor: Person) -> None:
    code = visitor.post("/api/tables", {**ALONE, "spectators": False})["code"]
    with Person(visitor.address) as stranger:
        assert "no_spectators" == stranger.socket(code).refusal()["code"]
        for path in ("", "/replay", "/tale", "/record"):
            answer = stranger.http.get(f"/api/tables/{code}{path}")
            assert (403, "no_spectators") == (answer.status_code, answer.json()["code"])
    update = visitor.socket(code).update()
    assert update["game"] is not None
    assert update["table"]["is_private"]
    assert not visitor.get(f"/api/tables/{visitor.post('/api/tables', ALONE)['code']}")["is_private"]
