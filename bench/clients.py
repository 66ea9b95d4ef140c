"""What the server's benchmarks share: a server to start, and clients that know just enough about a game."""

from __future__ import annotations

import os
import random
import socket
import ssl
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PAUSE: Final = 0.5
"""The seconds after which an honest player answers."""
HEROES: Final = ("alice", "medusa", "king-arthur", "sinbad", "beowulf", "yennenga")
BOARD: Final = "sarpedon"
TRUST: Final = ssl.create_default_context()  # read once: it takes a while
_LONGEST: Final = 60.0


class Question(msgspec.Struct):
    """What is asked; the options are only counted."""

    decision: int
    options: list[msgspec.Raw]


class Game(msgspec.Struct):
    """What a client needs to know about a game."""

    decision: int
    winners: list[int]
    question: Question | None


class Told(msgspec.Struct):
    """An update, or a refusal."""

    type: str
    game: Game | None = None
    code: str = ""
    said: str = ""


DECODER: Final = msgspec.json.Decoder(Told)


def answer(question: Question, option: int) -> str:
    """Return the message that answers a question."""
    return msgspec.json.encode({"type": "answer", "decision": question.decision, "option": option}).decode()


async def seated(address: str, dice: random.Random) -> tuple[str, list[str]]:
    """Open a duel and have a second player join; return its code and the cookies of both."""
    heroes = dice.sample(HEROES, 2)
    seats = [{"kind": "me", "hero": heroes[0]}, {"kind": "open", "hero": heroes[1]}]
    wish = {"mode": "duel", "board": BOARD, "seats": seats}
    async with httpx.AsyncClient(base_url=address, timeout=30, verify=TRUST) as host:
        made = (await host.post("/api/tables", json=wish)).raise_for_status()
        cookies = [f"matchless={host.cookies['matchless']}"]
    code: str = made.json()["code"]
    async with httpx.AsyncClient(base_url=address, timeout=30, verify=TRUST) as guest:
        (await guest.post(f"/api/tables/{code}/join", json={"name": "Guest"})).raise_for_status()
        cookies.append(f"matchless={guest.cookies['matchless']}")
    return code, cookies


async def table_socket(
    address: str, code: str, cookie: str = "", source: tuple[str, int] | None = None
) -> ClientConnection:
    """Open the socket of a table."""
    return await connect(
        f"{address.replace('http', 'ws', 1)}/ws/{code}?lang=en",
        additional_headers={"Cookie": cookie} if cookie else {},
        compression=None,
        proxy=None,
        local_addr=source,
    )


def percentile(sorted_values: list[float], share: float) -> float:
    """Return a percentile of some values, in milliseconds."""
    if not sorted_values:
        return float("nan")
    return 1000 * sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


class Server:
    """`matchless serve` on a database, as a process that can be killed and started again on the same port."""

    def __init__(self, database: Path, *options: str) -> None:
        self.database = database
        self.options = options
        self.log: deque[str] = deque(maxlen=200)  # what it said last
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.port = _free_port()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        self.process = self.launched(self.port)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.stop()
            raise SystemExit("the server did not start:\n" + "\n".join(self.log))
        self.address = line.split()[-1]

    def launched(self, port: int) -> subprocess.Popen[str]:
        """Start a process without waiting for it."""
        command = [
            sys.executable, "-m", "matchless", "serve", "--port", str(port), "--log", "plain",
            "--database", str(self.database), *self.options,
        ]  # fmt: skip
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ.copy()
        )
        threading.Thread(target=self._listen, args=(process,), daemon=True).start()
        return process

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        with suppress(ValueError):  # closed under our hands
            self.log.extend(line.rstrip() for line in process.stderr)

    def kill(self) -> None:
        """End it as a crash of the machine would, without warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it gracefully."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(_LONGEST)
        except subprocess.TimeoutExpired:
            self.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def cpu_seconds(process: int) -> float:
    """Return the CPU time that a process has used, if the system says."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
