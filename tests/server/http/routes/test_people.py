"""Names are kept as they can be shown to others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.server.club import DUEL, Person, club


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody at a server."""
    with club(tmp_path_factory.mktemp("club") / "games.db") as address, Person(address) as person:
        yield person


@pytest.mark.parametrize("name", ["\u200b\u2060", "\u202e", "\x00\x07", " \n\t ", "\u3164", "\u0301\u0301"])
def test_a_name_that_nobody_can_see_is_refused(visitor: Person, name: str) -> None:
    code = visitor.post("/api/tables", DUEL)["code"]
    seats = [{"kind": "me", "hero": "alice"}, {"kind": "me", "hero": "medusa", "name": name}]
    for path, body in (
        ("/api/me", {"name": name}),
        (f"/api/tables/{code}/join", {"name": name}),
        ("/api/tables", {**DUEL, "seats": seats}),
    ):
        answer = visitor.http.post(path, json=body)
        assert (409, "no_name") == (answer.status_code, answer.json()["code"])
    socket = visitor.socket(code)
    socket.say(type="sit", seat=1, name=name)
    assert "no_name" == socket.refusal()["code"]


def test_a_name_is_kept_as_it_can_be_shown(visitor: Person) -> None:
    assert "Ann Lee" == visitor.post("/api/me", {"name": " Ann\u202e\u0000 \n Lee\u200b"})["name"]
    assert "Zo\u00e9" == visitor.post("/api/me", {"name": "Zoe\u0301"})["name"]
    piled = {"name": "x" + "\u0303" * 22 + "y"}
    assert "x\u0303\u0303\u0303y" == visitor.post("/api/me", piled)["name"]
    assert 24 * "x" == visitor.post("/api/me", {"name": f" {24 * 'x'} "})["name"]
    answer = visitor.http.post("/api/me", json={"name": 25 * "x"})
    assert (409, "long_name") == (answer.status_code, answer.json()["code"])
