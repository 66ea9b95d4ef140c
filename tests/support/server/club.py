"""A server that runs, with people who visit it through real sockets."""

from __future__ import annotations

import json
import os
import random
import re
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Self, TypeAlias

import httpx
import uvicorn
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from matchless.server.app import create_app
from matchless.server.config import Config
from matchless.server.limits import ABOUT, NO_LIMITS
from matchless.server.serving import address_of, bound, settings_for

Json: TypeAlias = Any
TRUST = ssl.create_default_context()
PATIENCE = 120.0
"""Seconds for an answer: a busy machine is no failure."""
DUEL = {
    "mode": "duel",
    "board": "sarpedon",
    "seats": [{"kind": "me", "hero": "alice"}, {"kind": "open", "hero": "medusa"}],
}
ALONE = {
    "mode": "duel",
    "board": "sarpedon",
    "seats": [{"kind": "me", "hero": "alice"}, {"kind": "bot", "bot": "random", "hero": "medusa"}],
    "start": True,
}


@contextmanager
def club(path: Path, **wishes: Json) -> Iterator[str]:
    """Serve in a thread, without limits but those that are named; yields the address."""
    limits = {name: wishes.pop(name) for name in ABOUT if name in wishes}
    config = Config(
        path, **{"bot_pause": 0.0, "workers": 0, "limits": replace(NO_LIMITS, **limits), **wishes}
    )
    server = uvicorn.Server(settings_for(create_app(config), config))
    listening = bound("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        yield address_of(listening)
    finally:
        server.should_exit = True
        thread.join(20)
        listening.close()


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, path: Path, *options: str) -> None:
        command = [
            sys.executable, "-m", "matchless", "serve", "--port", "0", "--database", str(path), *options,
        ]  # fmt: skip
        self.process = subprocess.Popen(  # noqa: S603 - only ourselves
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ.copy()
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end(kill=True)

    def end(self, *, kill: bool = False) -> str:
        """End it, at once or gracefully; return what it logged."""
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        _, errors = self.process.communicate(timeout=PATIENCE)
        return errors


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, seed: int = 1) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, verify=TRUST, timeout=PATIENCE)
        self.random = random.Random(seed)  # noqa: S311 - a player of tests
        self.ends = ExitStack()

    def __enter__(self) -> Self:
        self.get("/api/me")
        return self

    def __exit__(self, *_: object) -> None:
        self.ends.close()
        self.http.close()

    @property
    def cookie(self) -> str:
        return f"matchless={self.http.cookies['matchless']}"

    def get(self, path: str) -> Json:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, body: object) -> Json:
        return self.http.post(path, json=body).raise_for_status().json()

    def socket(
        self, code: str, *, lang: str = "en", origin: str | None = None, cookie: str | None = None
    ) -> Socket:
        """Open a table's socket."""
        address = self.address.replace("http", "ws", 1)
        headers = {"Cookie": self.cookie if cookie is None else cookie}
        opened = connect(
            f"{address}/ws/{code}?lang={lang}",
            additional_headers=headers,
            origin=None if origin is None else Origin(origin),
            compression=None,
        )
        return Socket(self.ends.enter_context(opened))


class Socket:
    """One socket, with all that it heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        return message

    def update(self) -> dict[str, Any]:
        """The next update."""
        while True:
            message = self.hear()
            if message["type"] == "update":
                return message

    def refusal(self) -> dict[str, Any]:
        """The next refusal."""
        while True:
            message = self.hear()
            if message["type"] == "refusal":
                return message

    def asked(self) -> dict[str, Any]:
        """The next question."""
        while True:
            game = self.update()["game"]
            if game is not None and game["question"] is not None:
                found: dict[str, Any] = game["question"]
                return found


def duel(host: Person, guest: Person) -> tuple[str, Socket, Socket]:
    """A duel of two people, begun."""
    code = host.post("/api/tables", DUEL)["code"]
    guest.post(f"/api/tables/{code}/join", {"name": "Guest"})
    first, second = host.socket(code), guest.socket(code)
    second.update()
    first.say(type="begin")
    return code, first, second


def figure(person: Person, name: str) -> float:
    """A figure of the metrics."""
    text = person.http.get("/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def comes(true: Callable[[], bool]) -> bool:
    """Whether something comes true before patience ends."""
    end = monotonic() + PATIENCE
    while not true():
        if monotonic() > end:
            return False
    return True


def play_some(people: list[Person], sockets: list[Socket], count: int) -> int:
    """Let whoever is asked answer so many times; return the number of the last decision that was seen accepted."""
    number = -1
    for person, socket in zip(people, sockets, strict=True):
        number = max(number, _newest(socket))
        assert person
    for _ in range(count):
        asked = next(at for at, socket in enumerate(sockets) if _question(socket) is not None)
        question = _question(sockets[asked])
        assert question is not None
        option = people[asked].random.randrange(len(question["options"]))
        sockets[asked].say(type="answer", decision=question["decision"], option=option)
        for socket in sockets:
            while _newest(socket) <= number:
                socket.update()
        number += 1
    return number


def _newest(socket: Socket) -> int:
    games = [one["game"] for one in socket.heard if one["type"] == "update" and one["game"] is not None]
    return int((games[-1] if games else socket.update()["game"])["decision"])


def _question(socket: Socket) -> dict | None:  # type: ignore[type-arg]
    return socket.heard[-1]["game"]["question"]  # type: ignore[no-any-return]
