"""A killed server loses nothing that anyone saw accepted."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from matchless.presentation.wire.table import Clock
from tests.support.server.club import ALONE, DUEL, Person, Process, duel, play_some


def test_kill_minus_nine_in_the_middle_of_a_game(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with ExitStack() as ends:
        server = ends.enter_context(Process(path))
        host = ends.enter_context(Person(server.address, 1))
        guest = ends.enter_context(Person(server.address, 2))
        code, first, second = duel(host, guest)
        for socket in (first, second):
            while socket.update()["game"] is None:
                pass
        people, sockets = [host, guest], [first, second]
        seen = play_some(people, sockets, 15)
        before = [socket.heard[-1]["game"] for socket in sockets]
        for _ in range(3):
            server.end(kill=True)
            server = ends.enter_context(Process(path))
            for person in people:
                person.address = server.address
            sockets = [person.socket(code) for person in people]
            after = [socket.update()["game"] for socket in sockets]
            after[0] = sockets[0].update()["game"]  # once more, when the other came
            assert before == after
            assert seen == after[0]["decision"]
            seen = play_some(people, sockets, 5)
            before = [socket.heard[-1]["game"] for socket in sockets]
        assert "Traceback" not in server.end()


def test_the_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with ExitStack() as ends:
        server = ends.enter_context(Process(path, "--log", "plain"))
        host = ends.enter_context(Person(server.address))
        code = host.post("/api/tables", ALONE)["code"]
        socket = host.socket(code)
        question = socket.asked()
        socket.say(type="answer", decision=question["decision"], option=0)
        server.end(kill=True)
        server = ends.enter_context(Process(path))
        host.address = server.address
        assert host.socket(code).asked()["decision"] >= question["decision"]


def test_lobbies_clocks_and_names_outlive_the_server(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    with ExitStack() as ends:
        server = ends.enter_context(Process(path))
        host = ends.enter_context(Person(server.address))
        host.post("/api/me", {"name": "Олена"})
        code = host.post("/api/tables", {**DUEL, "clock": {"minutes": 5, "increment": 3}})["code"]
        sheet = host.get(f"/api/tables/{code}")
        server.end(kill=True)
        server = ends.enter_context(Process(path))
        host.http.base_url = server.address
        assert sheet == host.get(f"/api/tables/{code}")
        assert "Олена" == host.get("/api/me")["name"]
        assert {"minutes": Clock(5, 3).minutes, "increment": 3} == sheet["clock"]
