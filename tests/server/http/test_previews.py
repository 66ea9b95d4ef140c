"""What other programs show of links: tags in the head of the page, with nothing in them that a stranger may not see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from matchless.server.http.previews import PICTURE, Preview, tags
from matchless.server.limits import Limits
from tests.support.server.club import ALONE, DUEL, Person, club

WEB = Path(__file__).parents[3] / "web"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as its source has it."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_bytes((WEB / "index.html").read_bytes())
    return folder


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody with a name, who opens tables."""
    path = tmp_path_factory.mktemp("club") / "club.db"
    with club(path, client=built) as address, Person(address) as person:
        person.post("/api/me", {"name": "Ada"})
        yield person


def _told(person: Person, path: str, lang: str = "en") -> dict[str, str]:
    """Return the tags of a page as a program reads them that nobody knows."""
    with Person(person.address) as stranger:
        page = stranger.http.get(path, headers={"Accept-Language": lang}).text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page)
    (title,) = re.findall("<title>(.*)</title>", page)
    return {name: unescape(value) for name, value in found} | {"title": unescape(title)}


def test_the_picture_is_there_and_has_a_whole_address(host: Person) -> None:
    told = _told(host, "/")
    assert told["og:image"] == host.address + PICTURE
    assert (WEB / "public" / PICTURE.lstrip("/")).is_file()
    assert told["og:title"] == told["title"] == "Matchless"
    assert told["description"] == told["og:description"]


@pytest.mark.parametrize(
    ("lang", "title", "about"),
    [
        ("en", "Alice vs Medusa · Matchless", "1 seat is free"),
        ("fr", "Alice contre Méduse · Matchless", "1 place est libre"),
        ("uk", "Аліса — Медуза · Matchless", "Є 1 вільне місце"),
    ],
)
def test_an_invitation_names_the_heroes_and_the_free_seat(
    host: Person, lang: str, title: str, about: str
) -> None:
    code = host.post("/api/tables", DUEL)["code"]
    told = _told(host, f"/t/{code}", lang)
    assert told["og:title"] == title
    assert about in told["og:description"]
    assert told["og:url"] == f"{host.address}/t/{code}"
    assert told["og:locale"].startswith(lang)
    assert "Ada" not in str(told)
    assert _told(host, f"/t/{code.lower()}", lang)["og:title"] == title


def test_a_replay_says_so_and_does_not_tell_the_end(host: Person) -> None:
    code = host.post("/api/tables", {**ALONE, "start": True})["code"]
    assert "to watch" in _told(host, f"/t/{code}")["og:description"]
    assert "again" in _told(host, f"/replay/{code}")["og:description"]


def test_an_adventure_names_its_villain_once_it_is_known(host: Person) -> None:
    wish = {"mode": "adventure", "board": None, "seats": [{"kind": "me", "hero": "alice"}]}
    code = host.post("/api/tables", wish)["code"]
    assert "Alice vs ? · Matchless" == _told(host, f"/t/{code}")["og:title"]
    code = host.post("/api/tables", {**wish, "villain": "mothman"})["code"]
    assert "Alice vs Mothman · Matchless" == _told(host, f"/t/{code}")["og:title"]


def test_teams_stand_together_and_nobody_known_means_the_mode(host: Person) -> None:
    seats = [{"kind": "me", "hero": hero} for hero in ("alice", "medusa", "sinbad", "king-arthur")]
    wish = {"mode": "teams", "board": "sarpedon", "seats": seats}
    code = host.post("/api/tables", wish)["code"]
    assert "Alice & Sinbad vs Medusa & King Arthur · Matchless" == _told(host, f"/t/{code}")["og:title"]
    code = host.post("/api/tables", {**DUEL, "seats": [{"kind": "me"}, {"kind": "open"}]})["code"]
    assert "Duel · Matchless" == _told(host, f"/t/{code}")["og:title"]


def test_a_table_without_spectators_tells_strangers_nothing_of_its_own(host: Person) -> None:
    code = host.post("/api/tables", {**DUEL, "spectators": False})["code"]
    told = _told(host, f"/t/{code}")
    assert told["og:title"] == "Duel · Matchless"
    assert "Alice" not in str(told)
    code = host.post("/api/tables", {**ALONE, "spectators": False, "start": True})["code"]
    assert _told(host, f"/t/{code}")["og:title"] == "Matchless"
    assert _told(host, f"/replay/{code}")["og:title"] == "Matchless"


def test_the_challenge_of_the_day_is_not_told_to_others(host: Person) -> None:
    code = host.post("/api/daily", {})["code"]
    assert _told(host, f"/t/{code}")["og:title"] == "Matchless"


def test_codes_cannot_be_tried_by_the_previews_either(built: Path, tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with club(path, client=built) as address, Person(address) as person:
        code = person.post("/api/tables", DUEL)["code"]
    limits = Limits(lookups_per_minute=2)
    with club(path, client=built, limits=limits) as address, Person(address) as person:
        assert "Alice" in _told(person, f"/t/{code}")["og:title"]
        assert "Matchless" == _told(person, "/t/CDF347")["og:title"]
        assert "Matchless" == _told(person, f"/t/{code}")["og:title"]


def test_whatever_stands_in_an_address_or_a_name_stays_text(host: Person) -> None:
    with Person(host.address) as stranger:
        page = stranger.http.get('/t/"><script>alert(1)</script>').text
        assert "<script>alert" not in page
    made = tags(Preview("<b>&", '"><i>'), "http://x", '/"', "en")
    assert "<title>&lt;b&gt;&amp;</title>" in made
    assert "<i>" not in made
