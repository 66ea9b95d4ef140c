"""Whole games over real sockets."""

from __future__ import annotations

import threading
from pathlib import Path

from matchless.library.library import Library
from matchless.match.record import read
from matchless.match.replay import resume
from tests.support.server.club import ALONE, Person, Socket, club, duel


def play_out(person: Person, socket: Socket, problems: list[str]) -> None:
    """Answer at random until the game is over; note decisions that were lost or came twice."""
    last = answered = -1
    while True:
        message = socket.hear()
        if message["type"] == "refusal":
            problems.append(message["code"])
            return
        game = message["game"]
        if game is None:
            continue
        if last >= 0 and game["decision"] not in (last, last + 1):
            problems.append(f"{game['decision']} after {last}")
        last = game["decision"]
        if game["winners"]:
            return
        question = game["question"]
        if question is not None and question["decision"] > answered:
            answered = question["decision"]
            socket.say(
                type="answer", decision=answered, option=person.random.randrange(len(question["options"]))
            )


def test_two_people_play_a_whole_duel(tmp_path: Path) -> None:
    with club(tmp_path / "a.db") as address, Person(address, 1) as host, Person(address, 2) as guest:
        code, first, second = duel(host, guest)
        problems: list[str] = []
        threads = [
            threading.Thread(target=play_out, args=(person, socket, problems))
            for person, socket in ((host, first), (guest, second))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        assert [] == problems
        ends = [socket.heard[-1] for socket in (first, second)]
        assert ["over", "over"] == [end["table"]["phase"] for end in ends]
        assert ends[0]["game"]["winners"] == ends[1]["game"]["winners"]
        _check_what_is_left(host, code, ends[0]["game"]["winners"], ends[0]["game"]["decision"])
        # The steps that came one by one are the story that a replay tells.
        numbers = [step["number"] for message in first.heard for step in message.get("steps", [])]
        assert numbers == sorted(set(numbers))


def _check_what_is_left(host: Person, code: str, winners: list[int], decisions: int) -> None:
    """After the end: the record, the replay with open hands, the list of games."""
    record = host.http.get(f"/api/tables/{code}/record")
    assert f'filename="matchless-{code}.record"' in record.headers["content-disposition"]
    match = resume(Library(), read(record.text))
    assert winners == [seat for seat, team in enumerate(match.game.sides) if team == match.state.winner]
    replay = host.get(f"/api/tables/{code}/replay?lang=uk")
    assert replay["is_open"]
    assert decisions + 1 == len(replay["frames"])
    listed = host.get("/api/my-games")
    assert [(code, "over", 0 in winners)] == [(one["code"], one["phase"], one["won"]) for one in listed]


def test_one_plays_a_whole_duel_against_a_bot(tmp_path: Path) -> None:
    with club(tmp_path / "a.db") as address, Person(address) as host:
        code = host.post("/api/tables", ALONE)["code"]
        problems: list[str] = []
        play_out(host, host.socket(code), problems)
        assert [] == problems
        metrics = host.http.get("/metrics").text
        assert 'matchless_tables{phase="over"} 1.0' in metrics
        assert "matchless_bot_seconds_count" in metrics


def test_who_comes_back_is_told_the_whole_story(tmp_path: Path) -> None:
    with club(tmp_path / "a.db") as address, Person(address) as host, Person(address) as guest:
        code, first, _ = duel(host, guest)
        question = first.asked()
        first.say(type="answer", decision=question["decision"], option=0)
        first.update()
        first.socket.close()
        again = host.socket(code).update()
        assert again["whole"]
        assert 1 == again["game"]["decision"]
        assert list(range(len(again["steps"]))) == [step["number"] for step in again["steps"]]


def test_another_language_on_the_way(tmp_path: Path) -> None:
    with club(tmp_path / "a.db") as address, Person(address) as host, Person(address) as guest:
        _, first, _ = duel(host, guest)
        line = first.asked()["line"]
        first.say(type="set_language", lang="uk")
        other = first.asked()["line"]
        assert line != other
        first.say(type="answer", decision=99, option=0)
        assert "Це вже вирішено." == first.refusal()["reason"]
