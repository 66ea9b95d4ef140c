"""Tables without spectators: strangers learn that they exist, and no more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.server.club import DUEL, Json, Person, club


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody at a server."""
    with club(tmp_path_factory.mktemp("club") / "games.db") as address, Person(address) as person:
        yield person


def test_who_is_invited_to_a_table_without_spectators_sees_the_free_seat_and_nobody(visitor: Person) -> None:
    visitor.post("/api/me", {"name": "Ada"})
    code = visitor.post("/api/tables", {**DUEL, "spectators": False})["code"]
    with Person(visitor.address) as guest, Person(visitor.address) as late:
        sheet = guest.get(f"/api/tables/{code}")
        assert [("human", "Player 1", None), ("open", "", "medusa")] == _shown(sheet)
        assert sheet["seats"] == guest.socket(code).update()["table"]["seats"]
        sheet = guest.post(f"/api/tables/{code}/join", {"name": "Guest"})
        assert [("human", "Ada", "alice"), ("human", "Guest", "medusa")] == _shown(sheet)
        assert 403 == late.http.get(f"/api/tables/{code}").status_code


def _shown(sheet: Json) -> list[tuple[str, str, str | None]]:
    return [(seat["kind"], seat["name"], seat["hero"]) for seat in sheet["seats"]]
