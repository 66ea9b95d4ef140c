"""Adventures through real sockets: played to the end, killed and resumed, replayed."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from pathlib import Path

from matchless.library.library import Library
from matchless.match.record import read
from matchless.match.replay import resume
from tests.support.server.club import Person, Process, Socket, club, play_some

TOGETHER = {
    "mode": "adventure",
    "board": None,
    "villain": "martian-invader",
    "minions": ["tarantula", "loveland-frog", "ant-queen"],
    "events": ["bad-omens"],
    "seats": [
        {"kind": "me", "hero": "alice"},
        {"kind": "open", "hero": "medusa"},
        {"kind": "bot", "bot": "greedy", "hero": "king-arthur"},
    ],
}
ALONE = {
    "mode": "adventure",
    "board": None,
    "villain": "mothman",
    "seats": [{"kind": "me", "hero": "alice"}, {"kind": "me", "hero": "sinbad"}],
    "start": True,
}


def play_out(person: Person, socket: Socket, problems: list[str]) -> None:
    """Answer at random until the adventure is over."""
    try:
        while True:
            update = socket.update()
            if update["table"]["phase"] == "over":
                return
            question = update["game"] and update["game"]["question"]
            if question is not None:
                option = person.random.randrange(len(question["options"]))
                socket.say(type="answer", decision=question["decision"], option=option)
    except Exception as error:  # noqa: BLE001 - told to the test
        problems.append(repr(error))


def test_two_people_and_a_bot_play_a_whole_adventure(tmp_path: Path) -> None:
    with (
        club(tmp_path / "a.db", workers=1) as address,
        Person(address, 3) as host,
        Person(address, 4) as guest,
    ):
        code = host.post("/api/tables", TOGETHER)["code"]
        guest.post(f"/api/tables/{code}/join", {"name": "Guest"})
        first, second = host.socket(code), guest.socket(code, lang="uk")
        second.update()
        first.say(type="begin")
        problems: list[str] = []
        people = ((host, first), (guest, second))
        threads = [threading.Thread(target=play_out, args=(*one, problems)) for one in people]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(120)
        assert [] == problems
        assert not [message for message in first.heard if message["type"] == "refusal"]
        _check_the_end(host, code, first.heard[-1]["game"])


def _check_the_end(host: Person, code: str, game: dict) -> None:  # type: ignore[type-arg]
    """After the end: the record, the replay with open hands, the list of games."""
    record = host.http.get(f"/api/tables/{code}/record").text
    assert "villain: martian-invader" in record
    match = resume(Library(), read(record))
    assert game["winners"] == [
        seat for seat, team in enumerate(match.game.sides) if team == match.state.winner
    ]
    replay = host.get(f"/api/tables/{code}/replay")
    assert replay["is_open"]
    frames = replay["frames"]
    assert game["decision"] + 1 == len(frames)
    assert all(frame["game"]["adventure"] is not None for frame in frames)
    assert all(frame["game"]["others_question"] is None for frame in frames)
    assert [5, 5, 5] == [len(seat["hand"]) for seat in frames[0]["game"]["seats"][:3]]
    (listed,) = host.get("/api/my-games")
    assert ("over", 0 in game["winners"], "martian-invader") == (
        listed["phase"],
        listed["won"],
        listed["villain"],
    )


def test_a_killed_server_resumes_an_adventure(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with ExitStack() as ends:
        server = ends.enter_context(Process(path))
        host = ends.enter_context(Person(server.address, 5))
        code = host.post("/api/tables", ALONE)["code"]
        sockets = [host.socket(code)]
        seen = play_some([host], sockets, 20)
        for _ in range(2):
            before = sockets[0].heard[-1]["game"]
            server.end(kill=True)
            server = ends.enter_context(Process(path))
            host.address = server.address
            sockets = [host.socket(code)]
            assert before == sockets[0].update()["game"]
            assert seen == before["decision"]
            seen = play_some([host], sockets, 4)
        assert "Traceback" not in server.end()


def test_the_replay_of_a_running_adventure_shows_all_own_hands(tmp_path: Path) -> None:
    with club(tmp_path / "a.db") as address, Person(address) as host, Person(address) as stranger:
        code = host.post("/api/tables", ALONE)["code"]
        play_some([host], [host.socket(code)], 12)
        frames = host.get(f"/api/tables/{code}/replay")["frames"]
        assert 13 == len(frames)
        assert all(frame["move"] for frame in frames[1:])
        assert [5, 5] == [len(seat["hand"]) for seat in frames[0]["game"]["seats"][:2]]
        assert [0, 1] == frames[0]["game"]["eyes"]
        watched = stranger.get(f"/api/tables/{code}/replay")["frames"]
        assert not any(seat["hand"] for frame in watched for seat in frame["game"]["seats"])
        assert not any(frame["move"] for frame in watched)


def test_suggestions_reach_the_other_browser(tmp_path: Path) -> None:
    wish = {**TOGETHER, "minions": None, "seats": [{"kind": "me"}, {"kind": "open"}]}
    with club(tmp_path / "a.db", messages_per_second=50) as address, ExitStack() as ends:
        host, guest = (ends.enter_context(Person(address, seed)) for seed in (1, 2))
        code = host.post("/api/tables", wish)["code"]
        guest.post(f"/api/tables/{code}/join", {"name": "Guest"})
        first, second = host.socket(code), guest.socket(code)
        second.update()
        first.say(type="begin")
        question = first.asked()
        second.say(type="suggest", decision=question["decision"], option=1)
        while not first.update()["suggestions"]:
            pass
        (told,) = first.heard[-1]["suggestions"]
        assert (1, "Guest", question["options"][1]["label"]) == (told["seat"], told["name"], told["label"])
        for option in (0, 1, 0, 1, 0, 1):
            second.say(type="suggest", decision=question["decision"], option=option)
        assert "too_fast" == second.refusal()["code"]
        second.say(type="suggest", decision=question["decision"], option=-1)
        assert "malformed" in [second.refusal()["code"] for _ in range(2)]
