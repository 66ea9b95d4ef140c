"""Malformed, stale, foreign and replayed messages are refused, and change nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from matchless.presentation.wire import socket as wire
from tests.support.server.club import ALONE, DUEL, Json, Person, Socket, club, duel

KINDS = [kind.__struct_config__.tag for kind in get_args(wire.Message)]
LANGS = {
    "en": "The server did not understand this. Reload the page, then try again.",
    "fr": "Le serveur n’a pas compris. Rechargez la page, puis réessayez.",
    "uk": "Сервер цього не зрозумів. Перезавантажте сторінку та спробуйте ще раз.",
}
JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=30),
    lambda inner: (
        some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=8,
)
ALMOST = some.fixed_dictionaries(
    {"type": some.sampled_from(KINDS) | some.text(max_size=10)},
    optional={
        "decision": some.integers() | some.none(),
        "option": some.integers() | some.text(max_size=5),
        "seat": some.integers(-1, 5) | some.none(),
        "hero": some.sampled_from(["alice", "nobody", None, "../x"]),
        "bot": some.sampled_from(["greedy", "none", None]),
        "name": some.text(max_size=40),
        "yes": some.booleans() | some.integers(),
        "lang": some.sampled_from(["en", "de", ""]),
    },
)


class Game:
    """A duel at its first decision, and a stranger who looks on."""

    def __init__(self, host: Person, guest: Person, stranger: Person) -> None:
        self.host = host
        self.code, self.first, self.second = duel(host, guest)
        self.first.asked()
        self.stranger = stranger.socket(self.code)
        for _ in range(2):  # when one comes, and when everybody is told of it
            self.stranger.update()
        self.alone = host.post("/api/tables", DUEL)["code"]

    def sheet(self) -> Json:
        """Everything that could have changed."""
        replay = self.host.get(f"/api/tables/{self.code}/replay")
        for seat in replay["table"]["seats"]:
            del seat["online"]
        return replay


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """One duel for all examples: since nothing changes it, it can serve them all."""
    path = tmp_path_factory.mktemp("messages") / "club.db"
    with (
        club(path) as address,
        Person(address) as host,
        Person(address) as guest,
        Person(address) as stranger,
    ):
        yield Game(host, guest, stranger)


def answered(socket: Socket) -> Json:
    """The reply to what was just said."""
    return socket.hear()


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=JSON.map(json.dumps) | some.text(max_size=60))
def test_what_is_no_message_is_refused(game: Game, text: str) -> None:
    game.stranger.socket.send(text)
    reply = answered(game.stranger)
    assert ("refusal", "malformed") == (reply["type"], reply["code"])


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=ALMOST)
def test_a_stranger_changes_nothing_whatever_is_said(game: Game, message: dict[str, object]) -> None:
    before = game.sheet()
    game.stranger.say(**message)
    reply = answered(game.stranger)
    if message["type"] != "set_language":
        assert "refusal" == reply["type"]
        assert reply["reason"]
    assert before == game.sheet()


def test_refusals_are_in_the_language_of_the_reader(game: Game) -> None:
    for lang, words in LANGS.items():
        socket = game.host.socket(game.alone, lang=lang)
        socket.socket.send("{")
        assert words == socket.refusal()["reason"]


def test_bytes_that_are_no_text_are_refused(game: Game) -> None:
    game.stranger.socket.send(b"\xff\xfe\x00")
    assert "malformed" == answered(game.stranger)["code"]


def test_long_messages_are_refused(game: Game) -> None:
    game.stranger.socket.send('{"type":"undo"' + " " * 9000 + "}")
    assert "too_big" == answered(game.stranger)["code"]


def _refused(socket: Socket) -> tuple[str, str]:
    refusal = socket.refusal()
    return refusal["code"], refusal["said"]


def test_stale_future_and_impossible_answers_are_refused(game: Game) -> None:
    before = game.sheet()
    for decision, option, code in ((7, 0, "stale"), (0, 999, "no_option")):
        game.first.say(type="answer", decision=decision, option=option)
        assert code == game.first.refusal()["code"]
    game.first.say(type="answer", decision=-1, option=0)
    assert ("malformed", "") == _refused(game.first)
    game.second.say(type="answer", decision=0, option=0)
    assert ("not_asked", "answer") == _refused(game.second)
    assert before == game.sheet()


def test_an_answer_counts_once_however_often_it_is_sent(tmp_path: Path) -> None:
    with club(tmp_path / "a.db") as address, Person(address) as host:
        code = host.post("/api/tables", ALONE)["code"]
        socket = host.socket(code)
        question = socket.asked()
        for _ in range(5):
            socket.say(type="answer", decision=question["decision"], option=0)
        codes = [socket.refusal()["code"] for _ in range(4)]
        assert {"stale", "not_asked"} >= set(codes)
        replay = host.get(f"/api/tables/{code}/replay")
        assert 1 == sum(frame["seat"] == 0 for frame in replay["frames"][:2])


def test_too_many_messages_are_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", messages_per_second=5) as address, Person(address) as host:
        socket = host.socket(host.post("/api/tables", ALONE)["code"])
        socket.asked()
        for _ in range(30):
            socket.say(type="undo")
        codes = [socket.refusal()["code"] for _ in range(30)]
        assert 8 <= codes.count("nothing_to_undo") <= 13
        assert 30 == codes.count("nothing_to_undo") + codes.count("too_fast")


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", tables_per_minute=3) as address, Person(address) as host:
        answers = [host.http.post("/api/tables", json=DUEL) for _ in range(5)]
        assert [201, 201, 201, 429, 429] == [answer.status_code for answer in answers]
        assert "too_many_tables" == answers[-1].json()["code"]


def test_codes_cannot_be_tried_one_after_another(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", lookups_per_minute=12) as address, Person(address) as guesser:
        code = guesser.http.post("/api/tables", json=DUEL).json()["code"]
        tries = [guesser.http.get(f"/api/tables/CCCCC{letter}") for letter in "CDFGHJKMNPQRTVWX"]
        statuses = [answer.status_code for answer in tries]
        assert [404] * 12 == statuses[:12]
        assert 429 == statuses[-1]
        assert 200 == guesser.http.get(f"/api/tables/{code}").status_code, "a table that is there is shown"
