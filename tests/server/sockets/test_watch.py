"""Connections that only take room: they are cut, counted and told in the log, and honest visitors notice nothing."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic

import pytest
from msgspec.structs import replace

from matchless.server.limits import NO_LIMITS
from matchless.server.log import Log
from matchless.server.metrics import Metrics
from matchless.server.sockets import connection as connection_module
from matchless.server.sockets import watch as watch_module
from matchless.server.sockets.watch import Watch
from tests.support.server.club import DUEL, PATIENCE, Person, Process, club, comes, figure


@contextmanager
def line(address: str, *, come_from: str = "127.0.0.1", small: bool = False) -> Iterator[socket.socket]:
    """A bare connection; a small one holds little that it has not read."""
    host, port = address.removeprefix("http://").split(":")
    with socket.socket() as opened:
        if small:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        opened.bind((come_from, 0))
        opened.settimeout(PATIENCE)
        opened.connect((host, int(port)))
        yield opened


def is_cut(opened: socket.socket) -> bool:
    """Whether the other side ends a connection; waits for it."""
    try:
        while opened.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


# Requests that do not come -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody at a server that does not wait for long."""
    folder = tmp_path_factory.mktemp("watch")
    (folder / "client").mkdir()
    (folder / "client" / "index.html").write_bytes(b"x" * 8_000_000)
    limits = {"request_seconds": 1, "reading_seconds": 1}
    with club(folder / "club.db", client=folder / "client", **limits) as address, Person(address) as person:
        yield person


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/me HT",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nAccept: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/me HTTP/1.1\r\nHost: ",
    ],
    ids=["silent", "half a line", "half headers", "half a body", "chunks", "the second one"],
)
def test_a_request_that_does_not_come_whole_is_cut(host: Person, begun: bytes) -> None:
    before = figure(host, 'matchless_taken{limit="connections"}')
    with line(host.address) as opened:
        opened.sendall(begun)
        assert is_cut(opened)
    assert comes(lambda: figure(host, 'matchless_taken{limit="connections"}') <= before)


def test_dripping_does_not_keep_a_connection_open(host: Person) -> None:
    with line(host.address) as opened:
        opened.sendall(b"GET / HTTP/1.1\r\n")
        opened.settimeout(0.1)

        def drips() -> bool:
            try:
                opened.sendall(b"X-A: b\r\n")
                return opened.recv(100) == b""
            except TimeoutError:
                return False
            except ConnectionError:
                return True

        assert comes(drips)


def test_an_honest_connection_is_used_again_and_again(host: Person) -> None:
    browser = HTTPConnection(host.address.removeprefix("http://"), timeout=PATIENCE)
    browser.connect()
    browser.auto_open = 0  # this connection, and no other
    end = monotonic() + 3
    while monotonic() < end:
        browser.request("GET", "/health/live")
        assert b'{"status":"ok"}' == browser.getresponse().read()
    browser.close()


def test_an_answer_that_nobody_reads_is_given_up(host: Person) -> None:
    before = figure(host, 'matchless_taken{limit="connections"}')
    with line(host.address, small=True) as opened:
        opened.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert opened.recv(10)
        assert comes(lambda: figure(host, 'matchless_taken{limit="connections"}') > before)
        assert comes(lambda: figure(host, 'matchless_taken{limit="connections"}') <= before)
    assert 1 <= figure(host, 'matchless_connections_cut_total{reason="not_reading"}')


# Sockets that do not read --------------------------------------------------------------------------------------


def handshake(opened: socket.socket, code: str) -> None:
    """Ask for a socket, and read nothing of what it tells."""
    opened.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert opened.recv(12) == b"HTTP/1.1 101"


@pytest.mark.parametrize("is_time_short", [False, True], ids=["too much waits", "for too long"])
def test_sockets_that_do_not_read_are_closed_hard(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_time_short: bool,  # noqa: FBT001
) -> None:
    if is_time_short:
        monkeypatch.setattr(connection_module, "_WAITING", 10_000)
    with (
        club(tmp_path / "a.db", reading_seconds=int(is_time_short)) as address,
        Person(address) as host,
        ExitStack() as ends,
    ):
        code = host.post("/api/tables", DUEL)["code"]
        own = host.socket(code)
        own.update()
        deaf = [ends.enter_context(line(address, small=True)) for _ in range(3)]
        for opened in deaf:
            handshake(opened, code)
        assert comes(lambda: figure(host, "matchless_connections") == 4)
        for number in range(400):  # everybody at the table is told of each
            own.say(type="choose", seat=0, hero=("alice", "medusa")[number % 2])
            own.update()
        assert comes(lambda: figure(host, "matchless_connections") == 1)
        while own.heard[-1]["table"]["spectators"]:
            own.update()
        assert all(is_cut(opened) for opened in deaf)


PING = bytes([0x89, 0x80, 0, 0, 0, 0])


@pytest.mark.parametrize("limit", ["bytes_per_second", "bytes_per_second_per_address"])
def test_a_flood_of_pings_costs_the_one_who_sends_it(tmp_path: Path, limit: str) -> None:
    with club(tmp_path / "a.db", **{limit: 2000}) as address, ExitStack() as ends:
        host = ends.enter_context(Person(address))
        code = host.post("/api/tables", DUEL)["code"]
        own = host.socket(code)
        own.update()
        with line(address, come_from="127.0.0.9") as opened:
            handshake(opened, code)
            assert comes(lambda: figure(host, "matchless_connections") == 2)
            opened.sendall(PING * 100)
            assert 2 == figure(host, "matchless_connections"), "some pings are nothing bad"
            opened.sendall(PING * 10_000)
            assert is_cut(opened)
        assert 1 == figure(host, 'matchless_connections_cut_total{reason="flood"}')
        assert comes(lambda: own.update()["table"]["spectators"] == 0)


# Too many of them ----------------------------------------------------------------------------------------------


def test_an_address_has_so_many_connections_and_others_have_theirs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        caplog.at_level(logging.WARNING, "matchless"),
        club(tmp_path / "a.db", connections_per_address=3) as address,
        ExitStack() as ends,
    ):
        lines = [ends.enter_context(line(address, come_from="127.0.0.9")) for _ in range(3)]
        with line(address, come_from="127.0.0.9") as one_more:
            assert is_cut(one_more)
        person = ends.enter_context(Person(address))
        assert 1 == figure(person, 'matchless_connections_cut_total{reason="connections_per_address"}')
        assert 3 == figure(person, 'matchless_taken{limit="connections_per_address"}')
        lines[0].close()
        assert comes(lambda: figure(person, 'matchless_taken{limit="connections_per_address"}') == 2)
        assert comes(lambda: "connections cut" in caplog.text)
        with line(address, come_from="127.0.0.9") as opened:
            opened.sendall(b"GET /health/live HTTP/1.0\r\n\r\n")
            assert opened.recv(12) == b"HTTP/1.1 200"


def test_a_trusted_proxy_may_bring_everybody(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", connections_per_address=2) as address, ExitStack() as ends:
        lines = [ends.enter_context(line(address)) for _ in range(10)]
        for opened in lines:
            opened.sendall(b"GET /health/live HTTP/1.0\r\n\r\n")
            assert opened.recv(12) == b"HTTP/1.1 200"


def test_when_the_server_is_full_silent_connections_make_room(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", connections=4) as address, ExitStack() as ends:
        lines = [ends.enter_context(line(address)) for _ in range(4)]
        person = ends.enter_context(Person(address))
        assert is_cut(lines[0])
        code = person.post("/api/tables", DUEL)["code"]
        for _ in range(3):
            person.socket(code).update()
        assert 4 == figure(person, 'matchless_taken{limit="connections"}')
        assert all(is_cut(opened) for opened in lines)


def test_sockets_never_make_room(tmp_path: Path) -> None:
    with club(tmp_path / "a.db", connections=3) as address, ExitStack() as ends:
        person = ends.enter_context(Person(address))
        code = person.post("/api/tables", DUEL)["code"]
        sockets = [person.socket(code) for _ in range(3)]
        with line(address) as opened:
            assert is_cut(opened)
        for other in sockets:
            other.say(type="leave", seat=0)
            other.update()


def test_nonsense_does_not_fill_the_log(tmp_path: Path) -> None:
    with Process(tmp_path / "a.db", "--log", "plain") as server:
        for _ in range(30):
            with line(server.address) as opened:
                opened.sendall(b"\x00nonsense\r\n\r\n")
                assert is_cut(opened)
        with line(server.address) as opened:
            opened.sendall(b"GET /health/live HTTP/1.0\r\n\r\n")
            assert opened.recv(12) == b"HTTP/1.1 200"
        assert 1 == server.end().count("Invalid HTTP request")


# What the watch decides ---------------------------------------------------------------------------------------


class Line:
    """A connection that is told what to do."""

    def __init__(self) -> None:
        self.place: str | None = "192.0.2.1"
        self.waiting = 0
        self.since: float | None = None
        self.is_cut = False

    def unsent(self) -> int:
        return self.waiting

    def asked_since(self) -> float | None:
        return self.since

    def cut(self) -> None:
        self.is_cut = True


def test_whoever_reads_slowly_but_steadily_is_kept() -> None:
    watch = Watch(replace(NO_LIMITS, reading_seconds=10), Metrics(), Log())
    steady, stuck, dripping = Line(), Line(), Line()
    for one in (steady, stuck, dripping):
        one.waiting = 1_000_000
        assert watch.enter(one)
    for second in range(40):
        steady.waiting -= 3_000
        dripping.waiting -= 10
        watch.look(float(second))
    assert (False, True, True) == (steady.is_cut, stuck.is_cut, dripping.is_cut)
    assert 1 == watch.places.taken


def test_a_flood_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    watch = Watch(replace(NO_LIMITS, request_seconds=5), Metrics(), Log())
    with caplog.at_level(logging.WARNING, "matchless"):
        for second in range(100):
            one = Line()
            one.since = float(second)
            watch.enter(one)
            watch.look(float(second))
    assert 2 == len(caplog.records)
    assert {"slow_request": 60} == caplog.records[1].fields  # type: ignore[attr-defined]


def test_there_are_never_more_connections_than_the_system_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch_module, "_descriptors", lambda: 200)

    async def started(limit: int) -> int:
        watch = Watch(replace(NO_LIMITS, connections=limit), Metrics(), Log())
        watch.start()
        await watch.stop()
        return watch.places.most

    assert [72, 72, 50] == [asyncio.run(started(limit)) for limit in (0, 4000, 50)]
