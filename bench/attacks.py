"""All kinds of floods, each from a separate process: ``python bench/attacks.py NAME ADDRESS SECONDS SEED CODE…``.

For bench/drill.py. Everything is bounded in count and time, and stays on this machine. The flood comes from a separate
loopback address (127.0.0.2), so that the server can tell it from the honest players; where the system has only one, it
shares theirs. It prints how often it tried, and how often it was let through.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))  # so that a script can import its neighbours

from bench.clients import TRUST, table_socket

FROM: Final = "127.0.0.2"
_AT_ONCE: Final = 20
"""How many do the same thing at once."""
_HELD: Final = 600
"""How many connections are held open."""
_MOST: Final = 20_000
"""The most attempts."""
_NICE: Final = 10
"""A flood from another machine would not use this one's CPU; here it should use little."""
_PATIENCE: Final = 5.0
TROUBLE: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


class Flood:
    """One flood: its target, its length, and its results."""

    def __init__(self, address: str, seconds: float, seed: int, codes: list[str]) -> None:
        parts = urlsplit(address)
        if parts.hostname != "127.0.0.1" or parts.port is None:
            raise SystemExit("a drill is for a server of one's own, at 127.0.0.1")
        self.address = address
        self.host, self.port = parts.hostname, parts.port
        self.source = (FROM, 0) if _has(FROM) else None
        self.until = time.monotonic() + seconds
        self.codes = codes
        self.dice = random.Random(seed)  # noqa: S311 - a drill
        self.tries = self.let = 0

    @property
    def goes_on(self) -> bool:
        """Return whether there is time left, and attempts."""
        return time.monotonic() < self.until and self.tries < _MOST

    def count(self, *, is_let: bool) -> None:
        """Count an attempt."""
        self.tries += 1
        self.let += is_let

    def client(self, cookies: dict[str, str] | None = None) -> httpx.AsyncClient:
        """Return a browser."""
        way = httpx.AsyncHTTPTransport(local_address=None if self.source is None else FROM, verify=TRUST)
        return httpx.AsyncClient(base_url=self.address, timeout=30, transport=way, cookies=cookies)

    async def opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a bare connection."""
        async with asyncio.timeout(_PATIENCE):
            return await asyncio.open_connection(self.host, self.port, local_addr=self.source)

    async def socket(self, code: str, cookie: str = "") -> ClientConnection:
        """Open the socket of a table."""
        async with asyncio.timeout(_PATIENCE):
            return await table_socket(self.address, code, cookie, self.source)

    async def many(self, act: Callable[[Flood], Awaitable[None]]) -> None:
        """Have many clients do the same thing, again and again."""

        async def again() -> None:
            while self.goes_on:
                try:
                    await act(self)
                except TROUBLE:
                    self.count(is_let=False)
                await asyncio.sleep(0.01)

        await asyncio.gather(*(again() for _ in range(_AT_ONCE)))

    async def hold(self, opening: bytes) -> None:
        """Hold connections open with something begun and never finished."""
        held: list[asyncio.StreamWriter] = []
        while self.goes_on:
            try:
                _, writer = await self.opened()
                writer.write(opening)
                await writer.drain()
                held.append(writer)
                self.count(is_let=True)
            except TROUBLE:
                self.count(is_let=False)
                await asyncio.sleep(0.05)
            if len(held) > _HELD:
                held.pop(0).close()
            await asyncio.sleep(0.005)
        for writer in held:
            writer.close()


def _has(address: str) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
        return True


async def half_headers(flood: Flood) -> None:
    """Send the beginning of a request, and no more."""
    await flood.hold(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")


async def half_bodies(flood: Flood) -> None:
    """Announce a body, and send a part of it."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{flood.port}\r\nContent-Type: application/json\r\n"
    await flood.hold(f'{head}Content-Length: 5000\r\n\r\n{{"mode":'.encode())


async def new_players(flood: Flood) -> None:
    """Take a name, without a cookie each time."""

    async def act(flood: Flood) -> None:
        async with flood.client() as client:
            name = f"n{flood.dice.randrange(10**9)}"
            flood.count(is_let=(await client.post("/api/me", json={"name": name})).is_success)

    await flood.many(act)


_ALONE: Final = {
    "mode": "duel",
    "board": "sarpedon",
    "seats": [{"kind": "me", "hero": "alice"}, {"kind": "bot", "bot": "random", "hero": "medusa"}],
    "start": True,
}


async def new_tables(flood: Flood) -> None:
    """Open tables, and leave them."""
    async with flood.client() as client:

        async def act(flood: Flood) -> None:
            flood.count(is_let=(await client.post("/api/tables", json=_ALONE)).is_success)

        await flood.many(act)


async def rematch(flood: Flood) -> None:
    """Give up and play again, and so on."""

    async def act(flood: Flood) -> None:
        async with flood.client() as client:
            made = await client.post("/api/tables", json=_ALONE)
            flood.count(is_let=made.is_success)
            if not made.is_success:
                return
            code = made.json()["code"]
            cookie = f"matchless={client.cookies['matchless']}"
            while flood.goes_on:
                async with await flood.socket(code, cookie) as table:
                    for seat in (0, 1):
                        await table.send(f'{{"type":"concede","seat":{seat}}}')
                    await table.send('{"type":"rematch"}')
                    code = await _rematch_of(table)
                flood.count(is_let=bool(code))
                if not code:
                    return

    await flood.many(act)


async def _rematch_of(table: ClientConnection) -> str:
    """Return the code of the new table, or nothing if there is none."""
    while True:
        async with asyncio.timeout(_PATIENCE):
            told = json.loads(await table.recv())
        if told["type"] == "refusal" and told["said"] == "rematch":
            return ""
        if told["type"] == "update" and told["table"]["rematch"]:
            return str(told["table"]["rematch"])


async def replays(flood: Flood) -> None:
    """Ask for the replays of games that are being played."""
    async with flood.client() as client:

        async def act(flood: Flood) -> None:
            code, lang = flood.dice.choice(flood.codes), flood.dice.choice(("en", "fr", "uk"))
            flood.count(is_let=(await client.get(f"/api/tables/{code}/replay?lang={lang}")).is_success)

        await flood.many(act)


async def spectators(flood: Flood) -> None:
    """Watch games, leave, and come back: everybody at the table is told each time."""

    async def act(flood: Flood) -> None:
        async with await flood.socket(flood.dice.choice(flood.codes)) as table:
            async with asyncio.timeout(_PATIENCE):
                told = json.loads(await table.recv())
            flood.count(is_let=told["type"] == "update")
            if told["type"] == "update":
                await asyncio.sleep(flood.dice.uniform(0, 1))

    await flood.many(act)


async def paths(flood: Flood) -> None:
    """Ask for the same files under ever new names."""

    async def act(flood: Flood) -> None:
        number = flood.dice.randrange(10**9)
        path = flood.dice.choice(
            (f"/assets/x{number}/../../index.html", f"/x{number}", f"/assets/{number}.js")
        )
        reader, writer = await flood.opened()
        try:
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{flood.port}\r\nConnection: close\r\n\r\n".encode()
            )
            async with asyncio.timeout(_PATIENCE):
                flood.count(is_let=b" 200 " in await reader.readline())
                while await reader.read(65536):
                    pass
        finally:
            writer.close()

    await flood.many(act)


async def big_messages(flood: Flood) -> None:
    """Send long messages through sockets, as fast as possible."""

    async def act(flood: Flood) -> None:
        async with await flood.socket(flood.dice.choice(flood.codes)) as table:
            reading = asyncio.create_task(_read(table))
            try:
                for size in (60_000, 8_000, 100, 60_000):
                    await table.send("x" * size)
                    flood.count(is_let=True)
                    await asyncio.sleep(0.02)
            finally:
                reading.cancel()

    await flood.many(act)


async def _read(table: ClientConnection) -> None:
    async for _ in table:
        pass


async def slow_readers(flood: Flood) -> None:
    """Watch games and read nothing, so that updates pile up."""
    held: list[socket.socket] = []
    while flood.goes_on:
        code = flood.dice.choice(flood.codes)
        try:
            held.append(await asyncio.to_thread(_unread, flood, code))
            flood.count(is_let=True)
        except TROUBLE:
            flood.count(is_let=False)
        if len(held) > _HELD:
            held.pop(0).close()
        await asyncio.sleep(0.01)
    for one in held:
        one.close()


def _unread(flood: Flood, code: str) -> socket.socket:
    """Return a table's socket with a small buffer that nobody reads."""
    one = socket.socket()
    one.settimeout(_PATIENCE)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    if flood.source is not None:
        one.bind(flood.source)
    one.connect((flood.host, flood.port))
    one.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{flood.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    return one


FLOODS: Final[dict[str, Callable[[Flood], Awaitable[None]]]] = {
    "slow-readers": slow_readers,
    "half-headers": half_headers,
    "half-bodies": half_bodies,
    "new-players": new_players,
    "new-tables": new_tables,
    "rematch": rematch,
    "replays": replays,
    "spectators": spectators,
    "paths": paths,
    "big-messages": big_messages,
}


def main() -> int:
    """Run a flood."""
    name, address, seconds, seed, *codes = sys.argv[1:]
    os.nice(_NICE)
    flood = Flood(address, float(seconds), int(seed), codes)

    async def run() -> None:
        async with asyncio.timeout(float(seconds) + 2 * _PATIENCE + 30):
            await FLOODS[name](flood)

    asyncio.run(run())
    print(json.dumps({"tries": flood.tries, "let": flood.let}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
